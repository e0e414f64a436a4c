/** Files written before names changed (lessons became demonstrations, knobs parameters) still load. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createBrain } from '../src/brain/index.js';
import { replayIntoBrains } from '../src/server/replay-brain.js';
import { inPresentWords } from '../src/store/former-words.js';
import { configurationHash, loadCheckpoint, snapshotOf } from '../src/store/index.js';

const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name);

it('a recording with lessons and a knob that was turned replays to the same motors', async () => {
  expect(await replayIntoBrains(fixture('recording-before-renames.mcap'))).toEqual([
    { robot: 'sim-1-0', cycles: 40, differing: 0, note: '' },
  ]);
});

it('a checkpoint of a brain with lessons loads into one with demonstrations', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-words-'));
  const file = path.join(folder, 'brain-00000001.safetensors');
  writeFileSync(file, gunzipSync(readFileSync(fixture('checkpoint-before-renames.safetensors.gz'))));
  const checkpoint = await loadCheckpoint(file);
  rmSync(folder, { recursive: true });
  const snapshot = snapshotOf(checkpoint);
  const { configuration } = snapshot;
  expect(configuration.demonstrations).toBe(true);
  expect(configurationHash(configuration)).toBe(checkpoint.configHash);
  const { sensors, motors, size, seed, bankRows, planner } = configuration;
  const brain = await createBrain({
    sensors,
    motors,
    size,
    seed,
    bankRows,
    planner,
    demonstrations: true,
    device: 'cpu',
  });
  try {
    await brain.load(snapshot);
    expect(brain.get('learn')).toBe(0.5);
  } finally {
    await brain.close();
  }
});

it('former words are renamed at any depth, and others left alone', () => {
  expect(inPresentWords({ change: 'knob', knob: 'learn', list: [{ lesson: 1 }], text: 'lesson' })).toEqual({
    change: 'parameter',
    parameter: 'learn',
    list: [{ demonstration: 1 }],
    text: 'lesson',
  });
});
