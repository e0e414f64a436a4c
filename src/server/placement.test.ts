import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { smallBrain, startServer } from '../../test/support/test-server.js';
import { allowedCores, type Confine, pinThreads, readCores } from './placement.js';

const cores = allowedCores();
const canPlace = cores.length >= 2 && cores.length <= 4 && spawnSync('taskset', ['--help']).status === 0;

/** Where each thread may run after all that was said. */
function setUp(mayConfine: (thread: number) => boolean = () => true) {
  const where = new Map<number, readonly number[]>();
  const confine: Confine = (thread, on) => {
    if (on.length === 1 && !mayConfine(thread)) return false;
    where.set(thread, on);
    return true;
  };
  return { where, confine };
}

describe('threads of a brain', () => {
  it('get a core of their own each, in order', () => {
    const { where, confine } = setUp();
    expect(pinThreads([11, 12, 13], [0, 2, 5], confine)).toEqual([0, 2, 5]);
    expect([...where]).toEqual([
      [11, [0]],
      [12, [2]],
      [13, [5]],
    ]);
  });

  it('are left alone where they are fewer or more than the cores, or cores are plenty', () => {
    const { where, confine } = setUp();
    const many = [0, 1, 2, 3, 4, 5, 6, 7];
    for (const [threads, on] of [
      [[11], [0]],
      [[11], [0, 1]],
      [
        [11, 12],
        [0, 1, 2, 3],
      ],
      [
        [11, 12, 13],
        [0, 1],
      ],
      [[11, 12], []],
      [many, many],
    ])
      expect(pinThreads(threads, on, confine)).toEqual([]);
    expect([...where]).toEqual([]);
  });

  it('may all run anywhere again where one of them cannot be placed', () => {
    const { where, confine } = setUp((thread) => thread !== 12);
    expect(pinThreads([11, 12], [0, 1], confine)).toEqual([]);
    expect(where.get(11)).toEqual([0, 1]);
  });

  it.runIf(canPlace)('stand apart in a real child, and the server itself is left alone', async () => {
    const server = await startServer({ brain: { ...smallBrain, threads: cores.length, pinThreads: true } });
    try {
      const child = server.robots.pools[0].children.pid;
      const confined = readdirSync(`/proc/${child}/task`)
        .map((thread) => ({ thread: Number(thread), on: coresOf(child, Number(thread)) }))
        .filter(({ on }) => on.length < cores.length);
      expect(confined.map(({ on }) => on).sort()).toEqual(cores.map((core) => [core]));
      expect(confined.map(({ thread }) => thread)).toContain(child);
      expect(allowedCores()).toEqual(cores);
    } finally {
      await server.close();
    }
  });
});

function coresOf(pid: number, thread: number): readonly number[] {
  const status = readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8');
  return readCores(/^Cpus_allowed_list:\s*(.*)$/m.exec(status)?.[1] ?? '');
}

it.each([
  ['', []],
  ['3', [3]],
  ['0-3', [0, 1, 2, 3]],
  ['0,2-4,9', [0, 2, 3, 4, 9]],
])('a list of cores: %j', (list, expected) => expect(readCores(list)).toEqual(expected));
