import { expect, it } from 'vitest';
import { createDevice } from '../../device/registry.js';
import type { BenchContext, Figure } from '../claim.js';
import { measureCycle } from './cycle.js';
import { measureFusion } from './fusion.js';
import { measureLadder } from './ladder.js';
import { measureLearning } from './learning.js';
import { estimateFor, measureOriginal, promisesOf } from './original.js';
import { measurePaced } from './paced.js';
import { measureParts } from './parts.js';
import { measureRoofline } from './roofline.js';

const context = {
  kind: 'cpu',
  open: () => createDevice('cpu', { threads: 1 }),
  edge: 4,
  channels: 64,
  edges: [4],
  threads: [1],
  effort: 0.0005,
  onProgress: () => undefined,
} as unknown as BenchContext;

it('a cycle is reported with its sizes and with what the counters say', async () => {
  const { figures, promises } = await measureCycle(context);
  expect(figures.map(({ sizes }) => sizes)).toEqual([{ edge: 4, brains: 1, bankRows: 1000 }]);
  expect(figures[0].more).toMatchObject({ uploads: 1, downloads: 1, allocations: 0 });
  expect(promises.every(({ holds }) => holds)).toBe(true);
});

it('what learning by reward adds is held to the plain cycle', async () => {
  const { figures, promises } = await measureLearning(context);
  expect(figures.map(({ name, sizes }) => [name, sizes.edge, sizes.brains])).toEqual([
    ['plain', 4, 1],
    ['learning by reward', 4, 1],
  ]);
  expect(figures[1].more?.added).toBe(promises[0].value);
  expect(promises).toMatchObject([{ limit: 0.25 }]);
});

it('cycles are paced, with keepWarm only where there is a use for it', async () => {
  const { figures, promises, notes } = await measurePaced(context);
  expect(figures.map(({ name, sizes }) => [name, sizes.hz, sizes.edge])).toEqual([
    ['sensor to motor at 1000 Hz', 1000, 4],
    ['sensor to motor at 50 Hz', 50, 4],
  ]);
  for (const { repetitions, p50Us } of figures) expect(repetitions >= 3 && p50Us > 0).toBe(true);
  expect(promises).toEqual([]);
  expect(notes.join()).toContain('measured without');
});

it('every part runs as a Program of its own', async () => {
  const { figures } = await measureParts(context);
  expect(figures.map(({ name }) => name)).toEqual(['evolution', 'gradients', 'patterns', 'motors']);
  for (const { p50Us, repetitions } of figures) expect(p50Us > 0 && repetitions >= 5).toBe(true);
});

it('the six entries of the original benchmark are there, with how busy device and processor were', async () => {
  const { figures, promises, notes } = await measureOriginal(context);
  expect(figures.map(({ name }) => name)).toEqual([
    'field evolution',
    'gradient extraction',
    'pattern discovery',
    'full cycle',
    'memory bandwidth',
    'kernel efficiency',
  ]);
  const cycle = figures[3].more ?? {};
  expect(cycle.deviceBusyShare > 0 && cycle.processorUs > 0).toBe(true);
  expect(figures[5].more?.shareOfCopy).toBeGreaterThan(0);
  expect(promises).toEqual([]);
  expect(notes.join()).toContain('The limit of 1 ms is for a large GPU; cpu has none.');
});

it('a cycle of a millisecond breaks a required limit on a large GPU, and on no other', () => {
  const described = (kind: string, multiprocessors: number) =>
    ({ description: { kind, limits: { multiprocessors } } }) as unknown as Parameters<typeof promisesOf>[0];
  const cycle = (p50Us: number) => ({ p50Us, more: { processorShareAtRobotRate: 0.01 } }) as unknown as Figure;
  expect(promisesOf(described('cuda', 132), cycle(1000), 0.9)[0]).toMatchObject({ holds: false, gate: true });
  expect(promisesOf(described('cuda', 132), cycle(999), 0.9)[0]).toMatchObject({ holds: true, gate: true });
  expect(promisesOf(described('cuda', 16), cycle(5000), 0.9)).toEqual([]);
  expect(promisesOf(described('cpu', 0), cycle(5000), 0.9)).toEqual([]);
});

it('an estimate for another device goes by memory speed, and says that it is one', () => {
  const orin = { device: 'Orin', gigabytesPerSecond: 200, limitMs: 5 };
  expect(estimateFor(orin, 100, { gigabytesPerSecond: 4000 })).toBe(
    'Estimate for Orin, not measured: scaled by memory speed alone, 2.00 ms (200 GB/s by data sheet; limit 5 ms).',
  );
  expect(estimateFor(orin, 100, { gigabytesPerSecond: 100 })).toContain(' 0.10 ms ');
});

it('the ladder has an unfused rung and one for each executor', async () => {
  const { figures } = await measureLadder(context);
  expect(figures.map(({ name, sizes }) => [name, sizes.fusion])).toEqual([
    ['an op a stage', 'none'],
    ['fused, pool', 'full'],
  ]);
});

it('each chain is held to a gain of two', async () => {
  const { figures, promises } = await measureFusion(context);
  expect(promises).toHaveLength(6);
  for (const { value, limit, holds } of promises) {
    expect(limit).toBe(0.5);
    expect(holds).toBe(value <= limit);
  }
  expect(figures.filter(({ more }) => more?.speedUp !== undefined)).toHaveLength(6);
  const [fused, unfused] = figures;
  expect(fused.more?.bytes).toBeLessThan(unfused.more?.bytes ?? 0);
});

it('the stages of a cycle stand against a copy, with bytes and operations', async () => {
  const { figures } = await measureRoofline(context);
  expect(figures[0].name).toBe('copy');
  const evolve = figures.find(({ name }) => name.includes('evolve'));
  expect(evolve?.more).toMatchObject({ runs: 1 });
  for (const amount of ['bytes', 'flops', 'shareOfCopy'] as const) expect(evolve?.more?.[amount]).toBeGreaterThan(0);
});
