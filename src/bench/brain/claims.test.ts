import { expect, it } from 'vitest';
import { createDevice } from '../../device/registry.js';
import { measureCycle } from './cycle.js';
import { measureParts } from './parts.js';

const context = {
  kind: 'cpu',
  open: () => createDevice('cpu', { threads: 1 }),
  edge: 4,
  channels: 64,
  edges: [4],
  threads: [1],
  effort: 0.0005,
  onProgress: () => undefined,
} as unknown as Parameters<typeof measureCycle>[0];

it('a cycle is reported with its sizes and with what the counters say', async () => {
  const { figures, promises } = await measureCycle(context);
  expect(figures.map(({ sizes }) => sizes)).toEqual([{ edge: 4, brains: 1, bankRows: 1000 }]);
  expect(figures[0].more).toMatchObject({ uploads: 1, downloads: 1, allocations: 1 });
  expect(promises.every(({ holds }) => holds)).toBe(true);
}, 30_000);

it('every part runs as a Program of its own', async () => {
  const { figures } = await measureParts(context);
  expect(figures.map(({ name }) => name)).toEqual(['evolution', 'gradients', 'patterns', 'motors']);
  for (const { p50Us, repetitions } of figures) expect(p50Us > 0 && repetitions >= 5).toBe(true);
}, 30_000);
