import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../test/support/brain-server.js';
import { atOnce, eventually } from '../../test/support/eventually.js';
import { isQuick, quickOr } from '../../test/support/quick.js';
import { mayMount, mountSmallDisk } from '../../test/support/small-disk.js';
import { smallBrain, startServer } from '../../test/support/test-server.js';
import { inspectCheckpoint } from '../store/index.js';
import { closeParts } from './closing.js';
import type { FieldbrainServer, ServerSettings } from './index.js';
import { ServedRobot } from './served-robot.js';

const root = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-closing-'));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

let folders = 0;
function freshFolder(): string {
  folders += 1;
  return path.join(root, String(folders));
}

interface Line {
  readonly code: string;
  readonly msg: string;
  readonly robot?: string;
}

/** A server whose log is kept. */
async function start(settings: ServerSettings): Promise<{ server: FieldbrainServer; lines: Line[] }> {
  const lines: Line[] = [];
  const log = pino({ level: 'debug' }, { write: (text: string) => void lines.push(JSON.parse(text) as Line) });
  return { server: await startServer({ ready: 0, ...settings }, { log }), lines };
}

const hello = {
  sensors: [{ name: 'front', unit: 'm', minimum: 0, maximum: 4, safety: 'none' }],
  actuators: [{ name: 'left', unit: '', minimum: -1, maximum: 1, safety: 'wheel' }],
} as const;

/** A robot of this name that has lived some cycles. */
async function robotOf(server: FieldbrainServer, robot: string, cycles = 3): Promise<ServedRobot> {
  const served = new ServedRobot(server.ports.robots, { robot, ...hello }, {});
  await served.connect();
  for (let cycle = 0; cycle < cycles; cycle += 1) await served.ask([cycle / 4], 0);
  return served;
}

function checkpointsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.safetensors'))
    .sort();
}

it('closes every part, whatever fails or hangs, and names those', async () => {
  const closed: string[] = [];
  const part = (name: string, close: () => unknown) => ({
    name,
    close: () => {
      closed.push(name);
      return close();
    },
  });
  const faults = await closeParts(
    [
      part('throws', () => {
        throw new Error('no');
      }),
      part('rejects', () => Promise.reject(new Error('never'))),
      part('hangs', () => new Promise(() => undefined)),
      part('works', () => Promise.resolve()),
    ],
    performance.now() + 50,
  );
  expect(closed).toEqual(['throws', 'rejects', 'hangs', 'works']);
  expect(faults).toEqual([
    'throws: not closed (no)',
    'rejects: not closed (never)',
    'hangs: not closed (no time was left for it)',
  ]);
});

it('lets a part that ends in time say what it lost, also where the event loop stood still', async () => {
  const slow = async (): Promise<void> => {
    await pause(20);
    await pause(1);
    throw new Error('a brain is lost');
  };
  const endMs = performance.now() + 30;
  const faults = closeParts([{ name: 'slow', close: slow }], endMs);
  while (performance.now() < endMs + 400);
  expect(await faults).toEqual(['slow: not closed (a brain is lost)']);
});

describe('a server that closes', () => {
  it('saves every brain that can be saved, names the others, and shuts its listeners', async () => {
    const folder = freshFolder();
    const { server, lines } = await start({ checkpoints: { folder } });
    for (const name of ['first', 'second']) (await robotOf(server, name)).close();
    // Where the first one's file would be written stands a folder.
    mkdirSync(path.join(folder, `.first-00000001.safetensors.${server.status().brainChild.pid}.tmp`), {
      recursive: true,
    });
    const { http } = server.ports;
    const lost = await server.close();
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatch(/^first: not saved \(.*EISDIR.*This run has no checkpoint of it/);
    expect(checkpointsIn(folder)).toEqual(['second-00000001.safetensors']);
    const told = lines.filter(({ code }) => code === 'checkpoint-failed');
    expect(told.map(({ robot }) => robot)).toEqual(['first']);
    expect(lines.at(-1)?.code).toBe('closed');
    await expect(fetch(`http://127.0.0.1:${http}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('has closeMs for it, and names what was not saved by then', async () => {
    const { server } = await start({ checkpoints: { folder: freshFolder() }, closeMs: 700 });
    (await robotOf(server, 'slow')).close();
    process.kill(server.status().brainChild.pid, 'SIGSTOP');
    const lost = await server.close();
    // The second where the system takes longer to end the child.
    const named = /^slow: not saved \((brain child: it did not end within \d+ ms|no time was left for it)/;
    expect(lost).toContainEqual(expect.stringMatching(named));
  });

  it('names a brain that is given up, once', async () => {
    const { server } = await start({ checkpoints: { folder: freshFolder() }, closeMs: 700 });
    (await robotOf(server, 'slow')).close();
    process.kill(server.status().brainChild.pid, 'SIGSTOP');
    const closing = server.close();
    const given = await eventually(() => {
      const lost = server.robots.giveUp();
      expect(lost).not.toEqual([]);
      return lost;
    });
    expect(given).toEqual([expect.stringMatching(/^slow: not saved \(no time was left for it\. This run has no/)]);
    expect((await closing).filter((text) => text.startsWith('slow'))).toEqual([]);
  });

  it('ends where its folder has become a file, and names the checkpoint that is left', async () => {
    const folder = freshFolder();
    const { server } = await start({ checkpoints: { folder } });
    (await robotOf(server, 'only')).close();
    const saved = await server.run({ command: 'save', robot: 'only' });
    expect(saved.ok).toBe(true);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const lost = await server.close();
    expect(lost).toHaveLength(1);
    expect(lost[0]).toContain('only-00000001.safetensors, cycle 3');
  });

  it.each(quickOr(['in the pause'], ['in the pause', 'while another starts']))(
    'keeps the last snapshot of a lost child, %s',
    async (when) => {
      const folder = freshFolder();
      const { server, lines } = await start({ checkpoints: { folder, recoveryS: 0.001, everyCycles: 1e9 } });
      const robot = await robotOf(server, 'kept');
      while (!lines.some(({ code }) => code === 'recovery')) await robot.ask([0.5], 0);
      robot.close();
      const { pid } = server.status().brainChild;
      process.kill(pid, 'SIGKILL');
      await atOnce('the loss', () => lines.some(({ code }) => code === 'brain-lost'));
      if (when === 'while another starts') await atOnce('another', () => server.status().brainChild.pid !== 0);
      expect(server.status().brainChild.state).toBe('restarting');
      expect(await server.close()).toEqual([]);
      expect(server.robots.pools.map(({ children }) => children.state)).toEqual(['stopped']);
      const files = checkpointsIn(folder);
      expect(files).toEqual(['kept-00000001.safetensors']);
      const { cycle, metadata } = await inspectCheckpoint(path.join(folder, files[0]));
      expect(cycle).toBeGreaterThan(2);
      expect(metadata).toMatchObject({ purpose: 'checkpoint', robot: 'kept' });
      expect(lines.find(({ code }) => code === 'checkpoint-kept')?.msg).toContain(`snapshot of cycle ${cycle}`);
    },
  );

  it('names what a lost child has taken with it where there was no snapshot', async () => {
    const folder = freshFolder();
    const { server, lines } = await start({ checkpoints: { folder, recoveryS: 0 } });
    (await robotOf(server, 'gone')).close();
    process.kill(server.status().brainChild.pid, 'SIGKILL');
    await atOnce('the loss', () => lines.some(({ code }) => code === 'brain-lost'));
    const lost = await server.close();
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatch(/^gone: not saved \(brain child: .*This run has no checkpoint of it/);
    expect(lines.filter(({ code }) => code === 'checkpoint-failed').map(({ robot }) => robot)).toEqual(['gone']);
  });
});

describe('a recording that fails', () => {
  it('is reported once, in log and status, and the server goes on', async () => {
    const file = path.join(root, 'failing.mcap');
    const { server, lines } = await start({ record: file });
    const robot = await robotOf(server, 'one');
    const handle = await open(root, 'r');
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'write').mockRejectedValue(full);
    await handle.close();
    const told = (): Line[] => lines.filter(({ code }) => code === 'recording-failed');
    while (told().length === 0) await robot.ask([0.5], 0);
    expect(server.status().recording).toMatchObject({ file: 'failing.mcap', failure: full.message });
    for (let cycle = 0; cycle < 3; cycle += 1) expect(await robot.ask([0.5], 0)).toHaveLength(1);
    robot.close();
    expect(await server.close()).toEqual([`recording ${file}: not whole (${full.message})`]);
    expect(told()).toHaveLength(1);
  });
});

describe('a checkpoint folder', () => {
  it('that is a file is refused at the start, with what to do', async () => {
    const file = path.join(root, 'a-file');
    writeFileSync(file, '');
    await expect(start({ checkpoints: { folder: file } })).rejects.toThrow(
      /^checkpoints\.folder: .*\(got a file, expected a folder that can be written\)\. Name another/,
    );
    await expect(start({ checkpoints: { folder: path.join(file, 'inner') } })).rejects.toThrow('ENOTDIR');
  });

  it.skipIf(!mayMount)('that is read-only is refused at the start; one on a full disk is not', async () => {
    const disk = mountSmallDisk();
    try {
      disk?.fill();
      const folder = path.join(disk?.folder ?? '', 'brains');
      await (await start({ checkpoints: { folder } })).server.close();
      disk?.makeReadOnly();
      await expect(start({ checkpoints: { folder: disk?.folder ?? '' } })).rejects.toThrow('EROFS');
    } finally {
      disk?.unmount();
    }
  });
});

describe('a brain of another size', () => {
  it.skipIf(isQuick)('is refused in words, is not saved over, and is found again with its own size', async () => {
    const folder = freshFolder();
    const settings = { checkpoints: { folder } };
    const first = await start(settings);
    (await robotOf(first.server, 'sized', 5)).close();
    expect(await first.server.close()).toEqual([]);
    const before = checkpointsIn(folder);
    const larger = await start({ ...settings, brain: { ...smallBrain, size: 8 } });
    await expect(robotOf(larger.server, 'sized')).rejects.toThrow('4001');
    const refused = larger.lines.find(({ code }) => code === 'robot-refused')?.msg ?? '';
    expect(refused).toMatch(/another configuration \(size 4\) \(expected size 8\)/);
    expect(refused).not.toContain('[token]');
    // The refused brain is not waited for after a loss either.
    process.kill(larger.server.status().brainChild.pid, 'SIGKILL');
    await until('the restart', () => larger.lines.some(({ code }) => code === 'brain-restarted'));
    expect(await larger.server.close()).toEqual([]);
    expect(checkpointsIn(folder)).toEqual(before);
    const again = await start(settings);
    (await robotOf(again.server, 'sized', 0)).close();
    expect(again.lines.find(({ code }) => code === 'brain-open')?.msg).toContain('cycle 5');
    await again.server.close();
  });
});
