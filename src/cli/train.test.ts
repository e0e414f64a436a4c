/** Training from the command line: the report as documented, a checkpoint that loads, and refusals in words. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isQuick } from '../../test/support/quick.js';
import { createBrain } from '../brain/create.js';
import { loadCheckpoint, snapshotOf } from '../store/index.js';
import { findWorld, portsOf } from '../worlds/index.js';
import type { TrainReport } from '../worlds/train.js';
import { runTrain, sparkline, type TrainArguments } from './train.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-train-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function trained(world: string, options: TrainArguments): Promise<{ answer: string; notes: string }> {
  let [answer, notes] = ['', ''];
  await runTrain(world, options, {
    json: options.json ?? false,
    isTerminal: false,
    columns: 80,
    answer: (text) => {
      answer += text;
    },
    note: (text) => {
      notes += text;
    },
    nowMs: () => 0,
  });
  return { answer, notes };
}

const small = { brains: '2', size: '4', device: 'cpu' } as const;

it.skipIf(isQuick)(
  'solves cart-pole by its expert, and saves the best brain',
  async () => {
    const out = path.join(folder, 'brain.safetensors');
    const options = { ...small, by: 'expert', steps: '1100', episodes: '4', seed: '5', out, json: true };
    const { answer, notes } = await trained('cart-pole', options);
    const report = JSON.parse(answer) as TrainReport;
    expect(Object.keys(report)).toEqual([
      ...['world', 'by', 'brains', 'steps', 'episodes', 'seconds', 'curve', 'evaluation'],
    ]);
    expect(report).toMatchObject({ world: 'cart-pole', by: 'expert', brains: 2, steps: 1100 });
    expect(report.evaluation.episodes).toBe(4);
    expect(report.evaluation.meanReturn).toBeGreaterThanOrEqual(475);
    expect(report.curve[report.curve.length - 1].episodes).toBe(report.episodes);
    expect(notes).toContain('100 %');

    // The file holds one brain: it goes into a brain of its configuration, taught as it is.
    const snapshot = snapshotOf(await loadCheckpoint(out));
    const ports = portsOf(findWorld('cart-pole'));
    const made = { ...ports, size: 4, bankRows: 1000, seed: 5, learning: 'reward', demonstrations: true } as const;
    const brain = await createBrain({ ...made, device: 'cpu' });
    await brain.load(snapshot);
    expect((await brain.read('taught'))[0]).toBeGreaterThan(100);
    await brain.setLearning(false);
    // It pushes to where the pole leans.
    await brain.process([0, 0, 0.1, 0.5]);
    const right = (await brain.process([0, 0, 0.1, 0.5])).motors[0];
    await brain.process([0, 0, -0.1, -0.5]);
    const left = (await brain.process([0, 0, -0.1, -0.5])).motors[0];
    expect([Math.sign(right), Math.sign(left)]).toEqual([1, -1]);
    await brain.close();
  },
  180_000,
);

it('runs by reward in the same loop, and prints the curve', async () => {
  const { answer } = await trained('t-maze', { ...small, steps: '60', episodes: '2' });
  expect(answer).toContain('t-maze by reward: 2 brains, 60 steps each, 10 episodes');
  expect(answer).toMatch(/evaluation, frozen: 2 episodes, mean return -?[\d.]+/);
});

it('refuses what it cannot do before it begins', async () => {
  const out = path.join(folder, 'brain.bin');
  await expect(trained('t-maze', { by: 'expert' })).rejects.toThrow(/t-maze has no expert/);
  await expect(trained('cart-pol', {})).rejects.toThrow(/Did you mean cart-pole\?/);
  await expect(trained('cart-pole', { by: 'magic' })).rejects.toThrow(/train --by: unknown \(got magic/);
  await expect(trained('cart-pole', { steps: '0' })).rejects.toThrow(/train --steps: not usable/);
  await expect(trained('cart-pole', { out })).rejects.toThrow(/train --out: not a checkpoint/);
  expect(existsSync(out)).toBe(false);
});

it('draws a curve from its least to its largest value', () => {
  expect(sparkline([0, 5, 10])).toBe('▁▅█');
  expect(sparkline([3])).toBe('█');
});
