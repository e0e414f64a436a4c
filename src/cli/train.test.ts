/** Training from the command line: the report as documented, a checkpoint that loads, and refusals in words. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isQuick } from '../../test/support/quick.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { createBrain } from '../brain/create.js';
import { loadCheckpoint, snapshotOf } from '../store/index.js';
import { findWorld, portsOf } from '../worlds/index.js';
import type { TrainReport } from '../worlds/train.js';
import { exitStatus, exitStatusOf, printFailure } from './failure.js';
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

it('refuses a file that it could not write before it begins', async () => {
  const lost = path.join(folder, 'absent', 'brain.safetensors');
  const run = (out: string) => trained('t-maze', { ...small, steps: '60', out });
  await expect(run(lost)).rejects.toThrow(/train --out: the file cannot be written \(got .*ENOENT, expected a folder/);
  const file = path.join(folder, 'file');
  writeFileSync(file, 'kept');
  await expect(run(path.join(file, 'brain.safetensors'))).rejects.toThrow(/train --out: the file cannot be written/);
  const before = path.join(folder, 'before.safetensors');
  writeFileSync(before, 'kept');
  await expect(run(before)).rejects.toThrow(/train --out: there already \(got .*expected a file that does not exist/);
  expect(readFileSync(before, 'utf8')).toBe('kept');
});

it.each([false, true])('prints its report where the brain cannot be saved at the end (JSON: %s)', async (json) => {
  const gone = path.join(folder, 'gone');
  mkdirSync(gone);
  const output = recordOutput({ json });
  const note = (text: string): void => {
    rmSync(gone, { recursive: true, force: true });
    output.note(text);
  };
  const options = { ...small, steps: '60', episodes: '2', out: path.join(gone, 'brain.safetensors'), json };
  const failure = await runTrain('t-maze', options, { ...output, note }).catch((error: unknown) => error);
  expect(output.answers.join('')).toMatch(json ? /"world": "t-maze"/ : /evaluation, frozen/);
  expect(failure).toMatchObject({ code: 'file-unwritable', message: expect.stringContaining('ENOENT') as string });
  // One document stands on standard output: the report.
  output.answers.length = 0;
  printFailure(failure, output);
  expect(output.answers).toEqual([]);
  expect(output.notes.join('')).toContain('train --out: the file cannot be written');
  expect(exitStatusOf(failure)).toBe(exitStatus.failed);
});

it('draws a curve from its least to its largest value', () => {
  expect(sparkline([0, 5, 10])).toBe('▁▅█');
  expect(sparkline([3])).toBe('█');
});
