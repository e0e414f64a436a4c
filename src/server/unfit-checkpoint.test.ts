import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { AskingRobot } from '../../test/support/asking-robot.js';
import { fakeChild } from '../../test/support/fake-child.js';
import { smallBrain, startServer } from '../../test/support/test-server.js';
import { loadNewest, saveCheckpoint } from '../store/index.js';
import type { EventMessage } from './telemetry.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-unfit-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a newest checkpoint that is whole but that its brain refuses is passed over for an older one, and told', async () => {
  const checkpoints = { folder: path.join(folder, 'brains') };
  const first = await startServer({ checkpoints });
  const robot = await new AskingRobot(first.ports.robots, 'N').open();
  for (let i = 0; i < 3; i += 1) await robot.ask();
  robot.close();
  expect(await first.close()).toEqual([]);
  const found = await loadNewest(checkpoints.folder, 'N');
  if (found === undefined) throw new Error('nothing was saved');
  // Values that are not finite are refused by the store itself (store/checkpoint.test.ts); this is outside its range.
  found.checkpoint.tensors.knobs.data[0] = 1e30;
  await saveCheckpoint(found.checkpoint, { folder: checkpoints.folder, name: 'N' });

  const server = await startServer({ checkpoints });
  const events = server.hub.subscribe({ types: ['event'], capacity: 1000 });
  const again = await new AskingRobot(server.ports.robots, 'N').open();
  expect(again.refused).toEqual([]);
  expect(await again.ask()).toHaveLength(4);
  const said: EventMessage[] = [];
  for (let one = events.take(); one !== undefined; one = events.take()) if (one.type === 'event') said.push(one);
  const text = (code: string): string[] => said.filter((one) => one.code === code).map((one) => one.text);
  expect(text('checkpoint-refused')).toEqual([expect.stringMatching(/N-00000002.*parameter .* is outside its range/)]);
  expect(text('brain-open')).toEqual([expect.stringContaining('N-00000001')]);
  again.close();
  await server.close();
});

it('a budget on a device that cannot keep one is refused at the start', async () => {
  const brain = { ...smallBrain, budgetMs: 5 };
  await expect(startServer({ brain }, { childEntry: fakeChild(folder) })).rejects.toThrow(
    /^brain\.budgetMs: .* \(got 5 ms on cpu, expected cuda or webgpu\)/,
  );
});
