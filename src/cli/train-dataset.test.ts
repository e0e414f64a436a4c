/** Training from a dataset: what it learns beside persistence and a linear rule, actions of any range, and refusals in words. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { splitDataset } from '../behave/dataset-training.js';
import { createBrain } from '../brain/create.js';
import type { Dataset, DatasetEpisode } from '../store/dataset/dataset.js';
import { writeDataset } from '../store/dataset/write-dataset.js';
import { loadCheckpoint, snapshotOf } from '../store/index.js';
import { driverOptions } from '../worlds/rooms/shipped-driver.js';
import { runTrain, type TrainArguments } from './train.js';
import type { TrainDatasetReport } from './train-dataset.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-train-dataset-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Two sensors that wander, a motor that follows one and a motor that is bent by both. */
function wandering(frames: number, from: number, scale = 1): DatasetEpisode {
  const [states, actions] = [new Float32Array(2 * frames), new Float32Array(2 * frames)];
  for (let frame = 0; frame < frames; frame += 1) {
    const at = from + frame;
    const [a, b] = [Math.sin(1.3 * at) * Math.cos(0.11 * at), Math.sin(0.7 * at + 1)];
    states.set([a, b], 2 * frame);
    actions.set([scale * 0.8 * a, scale * (Math.abs(b) - 0.5)], 2 * frame);
  }
  const dones = new Uint8Array(frames);
  return { task: 'wander', frames, states, actions, rewards: new Float32Array(frames), dones };
}

const dataset = (episodes: readonly DatasetEpisode[]): Dataset => ({
  ...{ robot: 'toy', fps: 20, episodes },
  state: [{ name: 'a', minimum: -1, maximum: 1 }, { name: 'b' }],
  action: [{ name: 'follow' }, { name: 'bent' }],
});

async function trained(dir: string, options: TrainArguments): Promise<{ report: TrainDatasetReport; notes: string }> {
  const output = recordOutput({ json: true });
  await runTrain(undefined, { dataset: dir, size: '4', device: 'cpu', ...options }, output);
  return { report: JSON.parse(output.answers.join('')) as TrainDatasetReport, notes: output.notes.join('') };
}

it('learns what the dataset shows, better than persistence and, where it is bent, than a line', async () => {
  const dir = path.join(folder, 'set');
  await writeDataset(dataset([0, 1, 2, 3, 4].map((n) => wandering(240, 1000 * n))), dir);
  const out = path.join(folder, 'brain.safetensors');
  const { report, notes } = await trained(dir, { passes: '2', seed: '3', out });
  expect(Object.keys(report)).toEqual([
    ...['dataset', 'robot', 'fps', 'passes', 'seconds', 'trained', 'heldOut', 'error', 'actions'],
  ]);
  expect(report).toMatchObject({
    ...{ dataset: dir, robot: 'toy', fps: 20, passes: 2 },
    ...{ trained: { episodes: 4, frames: 960 }, heldOut: { episodes: 1, frames: 240 } },
  });
  const [follow, bent] = report.actions;
  expect(follow).toMatchObject({ name: 'follow', low: -1, high: 1 });
  expect(follow.linear).toBeLessThan(1e-3);
  expect(report.error.brain).toBeLessThan(report.error.persistence / 3);
  expect(bent.brain).toBeLessThan(bent.linear / 2);
  expect(notes).toContain('100 %');
  // The checkpoint drives: it does what it was shown, frozen.
  const checkpoint = await loadCheckpoint(out);
  expect(JSON.parse(checkpoint.metadata.actions)).toEqual(
    ['follow', 'bent'].map((name) => ({ name, low: -1, high: 1 })),
  );
  const snapshot = snapshotOf(checkpoint);
  const brain = await createBrain({ ...driverOptions(snapshot.configuration), device: 'cpu' });
  await brain.load(snapshot);
  const { states, actions } = wandering(60, 9000);
  let worst = 0;
  for (let frame = 0; frame < 60; frame += 1) {
    const { motors } = await brain.process(states.subarray(2 * frame, 2 * frame + 2));
    if (frame > 20) worst = Math.max(worst, Math.abs(motors[0] - actions[2 * frame]));
  }
  expect(worst).toBeLessThan(0.3);
  await brain.close();
});

it('scales actions that are no motors, and holds out the end of few episodes', async () => {
  const dir = path.join(folder, 'degrees');
  await writeDataset(dataset([wandering(300, 0, 90)]), dir);
  const { report } = await trained(dir, { passes: '1' });
  expect(report).toMatchObject({ trained: { frames: 240 }, heldOut: { episodes: 1, frames: 60 } });
  expect(report.actions[0].high).toBeGreaterThan(60);
  expect(report.actions[0].low).toBeLessThan(-60);
  expect(report.error.brain).toBeLessThan(report.error.persistence);
});

it('splits without a frame in both parts', () => {
  const many = dataset(Array.from({ length: 11 }, (_, n) => wandering(3, n)));
  const { trained: shown, heldOut } = splitDataset(many);
  expect([shown.length, heldOut.length]).toEqual([9, 2]);
  expect(shown.filter((one) => heldOut.includes(one))).toEqual([]);
  const one = splitDataset(dataset([wandering(50, 0)]));
  expect([one.trained[0].frames, one.heldOut[0].frames]).toEqual([40, 10]);
  expect(() => splitDataset(dataset([wandering(9, 0)]))).toThrow(/too few frames to hold some out \(got 9 frames/);
});

it('refuses what it cannot do before it begins', async () => {
  await expect(trained(path.join(folder, 'absent'), {})).rejects.toThrow(/train --dataset: .* cannot be read/);
  await expect(trained(folder, {})).rejects.toThrow(/info\.json: cannot be read/);
  await expect(trained(folder, { passes: '0' })).rejects.toThrow(/train --passes: not usable/);
  await expect(trained(folder, { out: 'x.bin' })).rejects.toThrow(/train --out: not a checkpoint/);
  await expect(runTrain('cart-pole', { dataset: 'set' }, recordOutput())).rejects.toThrow(
    'train: a world and a dataset (got cart-pole and --dataset set, expected one of them). Leave one out.',
  );
  await expect(runTrain(undefined, {}, recordOutput())).rejects.toThrow(
    'train: nothing to learn from (got neither, expected a world, or --dataset). Give one of them.',
  );
});
