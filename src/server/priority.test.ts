import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, getPriority, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallBrain, startServer } from '../../test/support/test-server.js';
import { fewCores } from './background.js';
import { atUsualPriority, liftSession, raisedNice, raisePriority } from './priority.js';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function sleeper(): number {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  children.push(child);
  return child.pid as number;
}

const isLinux = process.platform === 'linux';
/** Whether the system lets this process put others first. */
const isAllowed = isLinux && mayRaise();

function mayRaise(): boolean {
  return spawnSync('nice', ['-n', String(raisedNice), 'true'], { encoding: 'utf8' }).stderr === '';
}

class Refusal extends Error {
  constructor(readonly info: { readonly code: string }) {
    super(info.code);
  }
}

it.runIf(isAllowed)('threads go first where cores are few', () => {
  const [one, other] = [sleeper(), sleeper()];
  expect(raisePriority([one], 2)).toBe(true);
  expect(getPriority(one)).toBe(raisedNice);
  expect(getPriority(other)).toBe(getPriority());
});

it.runIf(isLinux)('where there are many cores nothing is changed', () => {
  const one = sleeper();
  expect(raisePriority([one], fewCores + 1)).toBe(false);
  expect(getPriority(one)).toBe(getPriority());
});

it.each(['EACCES', 'EPERM'])('refused by the system (%s) all stay where they were', (code) => {
  const own = getPriority();
  const said: [number, number][] = [];
  const set = (thread: number, priority: number): void => {
    if (said.length === 1 && priority === raisedNice) throw new Refusal({ code });
    said.push([thread, priority]);
  };
  expect(raisePriority([process.pid, process.pid], 2, set)).toBe(false);
  expect(said).toEqual([
    [process.pid, raisedNice],
    [process.pid, own],
  ]);
});

it('threads that go before that already stay there', () => {
  const said: number[] = [];
  const priority = (thread: number): number => (thread === 1 ? -20 : 0);
  expect(raisePriority([1, 2], 2, (_, asked) => void said.push(asked), priority)).toBe(true);
  expect(said).toEqual([-20, raisedNice]);
});

it('any other fault is told', () => {
  const set = (): void => {
    throw new Refusal({ code: 'ESRCH' });
  };
  expect(() => raisePriority([process.pid], 2, set)).toThrow('ESRCH');
});

it.runIf(isAllowed)('a program for people starts at the usual priority from a process that goes first', () => {
  expect(atUsualPriority(['xdg-open', 'here'], 0)).toEqual(['xdg-open', 'here']);
  const before = getPriority();
  try {
    setPriority(0, raisedNice);
    const [command, ...rest] = atUsualPriority(['nice']);
    // `nice` alone says its own priority.
    expect(spawnSync(command, rest, { encoding: 'utf8' }).stdout.trim()).toBe('0');
  } finally {
    setPriority(0, before);
  }
});

describe('a session', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldbrain-session-'));
  const file = path.join(folder, 'autogroup');
  beforeEach(() => writeFileSync(file, '/autogroup-229 nice 3\n'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is lifted and put back', () => {
    const putBack = liftSession(file);
    expect(readFileSync(file, 'utf8')).toBe(String(raisedNice));
    putBack();
    expect(readFileSync(file, 'utf8')).toBe('3');
  });

  it('goes by the usual again after a server that was killed in it', () => {
    writeFileSync(file, `/autogroup-229 nice ${raisedNice}\n`);
    liftSession(file)();
    expect(readFileSync(file, 'utf8')).toBe('0');
  });

  it('that goes before this already is left alone', () => {
    const text = '/autogroup-229 nice -20\n';
    writeFileSync(file, text);
    liftSession(file)();
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is left alone where there is none', () => {
    const none = path.join(folder, 'none');
    liftSession(none)();
    expect(existsSync(none)).toBe(false);
  });

  it.each(['EACCES', 'EPERM', 'EAGAIN', 'EROFS', 'EINVAL'])(
    'stays where it was if the system refuses it (%s)',
    (code) => {
      let asked = 0;
      const putBack = liftSession(file, () => {
        asked += 1;
        throw Object.assign(new Error(code), { code });
      });
      putBack();
      expect(asked).toBe(1);
    },
  );

  it('any other fault is told', () => {
    const broken = (): void => {
      throw Object.assign(new Error('EIO'), { code: 'EIO' });
    };
    expect(() => liftSession(file, broken)).toThrow('EIO');
  });
});

it.runIf(isAllowed).each([true, false])('the brains of a server, with brain.highPriority %s', async (highPriority) => {
  const server = await startServer({ brain: { ...smallBrain, threads: 2, highPriority } });
  try {
    const child = server.robots.pools[0].children.pid;
    const priorities = readdirSync(`/proc/${child}/task`).map((thread) => getPriority(Number(thread)));
    // The main thread and the brain's other one, and at most the thread that watches over the parent, which was there before.
    const goes = highPriority && availableParallelism() <= fewCores;
    expect(priorities.filter((one) => one === raisedNice)).toHaveLength(goes ? 2 : 0);
    expect(getPriority(child)).toBe(goes ? raisedNice : getPriority());
  } finally {
    await server.close();
  }
});
