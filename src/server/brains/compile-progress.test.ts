/** How far the kernels of a new brain are, from the device in a brain child to the server's log. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { smallBrain, startServer } from '../../../test/support/test-server.js';
import type { LoadProgress } from '../../device/device.js';
import { createDevice } from '../../device/registry.js';
import { BrainBatch } from './brain-batch.js';
import { CheckpointWriter } from './checkpoint-writer.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-compile-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a batch passes on what its device tells', async () => {
  const device = await createDevice('cpu', { threads: 1 });
  const compiling: LoadProgress = { phase: 'compile', done: 1, total: 2 };
  const telling: typeof device = {
    description: device.description,
    close: () => device.close(),
    load: (program, options) => {
      options?.onProgress?.(compiling);
      return device.load(program, options);
    },
  };
  const told: LoadProgress[] = [];
  const checkpoints = { everyCycles: 0, everyMs: 0, generations: 1, recoveryFolder: folder, recoveryMs: 0 };
  const { size, bankRows, planner } = smallBrain;
  const brain = { sensors: 2, motors: 1, size, bankRows, planner };
  const options = { brain, width: 1, pinThreads: false, highPriority: false, checkpoints };
  const batch = await BrainBatch.create(options, telling, new CheckpointWriter(), (one) => void told.push(one));
  expect(told).toContainEqual(compiling);
  await batch.close();
  await device.close();
});

it('the server logs what its child tells while it prepares', async () => {
  const file = path.join(folder, 'child.mjs');
  writeFileSync(
    file,
    `process.on('disconnect', () => process.exit(0));
process.on('message', ({ number, request }) => {
  if (request.kind === 'prepare') process.send({ note: { kind: 'compiling', text: 'compiling kernels: 2 of 5 done' } });
  const prepared = { description: { device: 'cpu', size: 4 }, stages: {}, cores: [] };
  process.send({ number, answer: request.kind === 'prepare' ? prepared : { saved: [], lost: [], faults: [] } });
  if (request.kind === 'close') process.disconnect();
});`,
  );
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const server = await startServer({}, { childEntry: file, log });
  expect(lines.filter((line) => line.includes('compiling kernels: 2 of 5 done'))).toHaveLength(1);
  await server.close();
});
