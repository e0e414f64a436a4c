import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ByteClient } from '../../test/support/byte-client.js';
import { atOnce } from '../../test/support/eventually.js';
import { startServer, TestViewer } from '../../test/support/test-server.js';

const [sensory, action, handshake, error] = [0, 1, 2, 255];
const picarx = [1, 24, 4, 1, 0];
const values = Array.from({ length: 24 }, (_, i) => i / 24);
const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-loss-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a brain child that is killed', () => {
  it('stops its robots, comes again, and its brain goes on from the last snapshot', async () => {
    const checkpoints = { folder: path.join(folder, 'kept'), everyCycles: 5 };
    const server = await startServer({ checkpoints });
    const viewer = await TestViewer.connect(server.ports.http);
    const client = await ByteClient.connect(server.ports.robots, 2);
    await client.ask(handshake, picarx);
    for (let i = 0; i < 12; i += 1) expect((await client.ask(sensory, values))?.type).toBe(action);
    await viewer.find('event', ({ code }) => code === 'checkpoint');
    expect(server.isReady).toBe(true);
    const { pid } = server.status().brainChild;
    process.kill(pid, 'SIGKILL');
    await atOnce('the loss', () => !server.isReady);
    // While there is no brain: zeros, then the error, and so on.
    expect(await client.ask(sensory, values)).toEqual({ type: action, values: [0, 0, 0, 0] });
    expect(await client.ask(sensory, values)).toEqual({ type: error, values: [5, 4002] });
    await viewer.find('event', ({ code }) => code === 'brain-lost');
    const opened = await viewer.find('event', ({ code, details }) => code === 'brain-open' && details?.cycle !== 0);
    expect(opened.details?.beginning).not.toBe('newborn');
    expect(Number(opened.details?.cycle)).toBeGreaterThanOrEqual(5);
    await viewer.find('event', ({ code }) => code === 'brain-restarted');
    let report = -1;
    while (report < 0) {
      const answer = await client.ask(sensory, values);
      if (answer?.type !== action || answer.values.every((value) => value === 0)) continue;
      report = (await viewer.find('cycle', ({ motors }) => motors[0] === answer.values[0])).report.cycle;
    }
    expect(report).toBeGreaterThan(Number(opened.details?.cycle));
    expect(server.status().brainChild.restarts).toBe(1);
    expect(server.status().brainChild.pid).not.toBe(pid);
    // Closing saves: the robot's brain is found again by the next server.
    client.close();
    viewer.socket.terminate();
    await server.close();
    const files = readdirSync(checkpoints.folder).filter((name) => name.endsWith('.safetensors'));
    expect(files.length).toBeGreaterThan(0);
    const next = await startServer({ checkpoints });
    const again = await ByteClient.connect(next.ports.robots, 2);
    const watcher = await TestViewer.connect(next.ports.http);
    await again.ask(handshake, picarx);
    await again.ask(sensory, values);
    const resumed = await watcher.find('cycle');
    expect(resumed.report.cycle).toBeGreaterThan(report);
    again.close();
    watcher.socket.terminate();
    await next.close();
  });
});

/** While this file is there no child gets ready. */
const stuck = path.join(folder, 'stuck');

/** A child that answers as told: it is a program of its own, so it is written out. */
function fakeChild(name: string, step: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `
import { existsSync } from 'node:fs';
let steps = 0;
process.on('disconnect', () => process.exit(0));
process.on('message', ({ number, request }) => {
  const answer = (value) => process.send({ number, answer: value });
  const refuse = (message) => process.send({ number, error: { code: 'device-lost', message } });
  const motors = (value) => answer({ motors: new Float32Array(4).fill(value), states: new Float64Array(25).fill(steps), tookMs: 0, processorMs: 0, launches: 0, transfers: 0, allocations: 0 });
  const prepare = () => {
    if (existsSync(${JSON.stringify(stuck)})) setTimeout(prepare, 10);
    else answer({ description: { device: 'cpu', size: 4 }, stages: {}, cores: [] });
  };
  if (request.kind === 'prepare') prepare();
  else if (request.kind === 'open') answer({ beginning: request.beginning, cycle: steps, refused: [], parameters: {} });
  else if (request.kind === 'close') { answer({ saved: [], lost: [], faults: [] }); process.disconnect(); }
  else if (request.kind === 'step') { steps += 1; ${step} }
});`,
  );
  return file;
}

/** Asks until the robot moves; all it gets before are zeros and errors. */
async function moving(client: ByteClient): Promise<void> {
  let answer = await client.ask(sensory, values);
  while (answer?.type !== action || answer.values[0] === 0) {
    expect(answer?.type === error || answer?.values.every((value) => value === 0)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 10));
    answer = await client.ask(sensory, values);
  }
  expect(answer.values).toEqual([0.5, 0.5, 0.5, 0.5]);
}

describe('a cycle that fails', () => {
  it.each([
    [
      'takes too long',
      `if (!existsSync(${JSON.stringify(stuck)})) motors(0.5);`,
      { lateMs: 2000, hangMs: 4000 },
      'brain-lost',
    ],
    ['ends the child', 'if (steps === 1) motors(0.5); else process.exit(3);', {}, 'brain-lost'],
    ['is not finite', "if (steps === 2) refuse('motor 0 is not finite'); else motors(0.5);", {}, 'cycle-failed'],
    ['gives motors that are not finite', 'motors(steps === 2 ? NaN : 0.5);', {}, 'fault-4002'],
  ])('because it %s moves nothing, is told, and the next one works again', async (name, step, cycle, code) => {
    const childEntry = fakeChild(name.replaceAll(' ', '-'), step);
    const server = await startServer({ cycle }, { childEntry });
    const viewer = await TestViewer.connect(server.ports.http);
    const client = await ByteClient.connect(server.ports.robots, 1);
    await client.ask(handshake, picarx);
    // On a busy machine even a cycle of nothing may be late for a limit that a test can wait for.
    if (code === 'brain-lost') await moving(client);
    else expect((await client.ask(sensory, values))?.values).toEqual([0.5, 0.5, 0.5, 0.5]);
    writeFileSync(stuck, '');
    expect((await client.ask(sensory, values))?.values).toEqual([0, 0, 0, 0]);
    expect(await client.ask(sensory, values)).toEqual({ type: error, values: [5, 4002] });
    rmSync(stuck);
    await viewer.find('event', (event) => event.code === code);
    await moving(client);
    client.close();
    viewer.socket.terminate();
    await server.close();
  });
});
