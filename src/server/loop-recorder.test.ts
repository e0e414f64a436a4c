/** A recorded evaluation of a loop: a whole file, with the cycles of the chosen robots, whose brains live it again bit for bit. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inspectRecording, readRecording } from '../store/index.js';
import { train } from '../worlds/index.js';
import { Reviver } from './foxglove/index.js';
import { LoopRecorder } from './loop-recorder.js';
import { replayIntoBrains } from './replay-brain.js';
import type { CycleMessage } from './telemetry.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-loop-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is replayed into brains with the same motors', async () => {
  const file = path.join(folder, 'run.mcap');
  const recorder = await LoopRecorder.start({ file, world: 'cart-pole', robots: 2 });
  const sizes = { brains: 3, size: 4, steps: 60, episodes: 3, seed: 4 };
  const { report } = await train({ world: 'cart-pole', by: 'expert', ...sizes, device: 'cpu', record: recorder });
  await recorder.close();

  const { isWhole, messages, topics } = await inspectRecording(file);
  expect([isWhole, messages]).toEqual([true, recorder.messages]);
  expect(topics.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining(['/cart-pole-0/cycle', '/cart-pole-1/cycle', '/cart-pole-0/robot', '/event']),
  );
  const cycles: CycleMessage[] = [];
  const reviver = new Reviver();
  for await (const recorded of readRecording(file)) {
    const message = reviver.revive(recorded);
    if (message?.type === 'cycle' && message.robot === 'cart-pole-0') cycles.push(message);
  }
  // One episode of each robot, at its longest, and the cycle that begins it.
  expect(cycles.length).toBe(501);
  expect(cycles.filter(({ terminated, truncated }) => terminated || truncated).length).toBeGreaterThan(1);
  expect(cycles[0].report.cycle).toBe(61);
  expect(report.evaluation.episodes).toBe(3);

  const replays = await replayIntoBrains(file);
  expect(replays).toEqual(
    ['cart-pole-0', 'cart-pole-1'].map((robot) => ({ robot, cycles: 501, differing: 0, note: '' })),
  );
}, 300_000);
