import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDevice } from '../../device/registry.js';
import type { BenchContext } from '../claim.js';
import { discreteCases } from '../worlds/discrete-agents.js';
import { discreteHeat } from './discrete-agents.js';
import { evolutionHeat } from './evolution.js';
import { runRival, type Task } from './python.js';
import { race } from './race.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-rivals-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const context = { onProgress: () => undefined } as unknown as BenchContext;
const shape = [1, 1, 1, 1, 2];
const task: Task = {
  task: 'field-pass',
  device: 'cpu',
  warmUp: 1,
  repetitions: 2,
  tolerance: 1e-6,
  constants: { kappa: 0.125 },
  more: { steps: 1 },
  arrays: {
    field: { data: Float32Array.of(0, 1), shape },
    expected: { data: Float32Array.of(0, Math.tanh(1)), shape },
  },
};
const ours = [
  {
    name: 'ours',
    device: 'd',
    sizes: { edge: 1, clock: 'wait' },
    warmUp: 1,
    repetitions: 5,
    minUs: 10,
    p50Us: 10,
    p95Us: 10,
    p99Us: 10,
  },
];
const options = { claim: 'c', title: 't', scripts: ['a.py', 'b.py'] };
const result = { variant: 'eager', clock: 'wait' as const, warmUp: 1, samplesUs: [20, 20, 20], note: '' };

it('sets rivals against ours, and names those that are missing', async () => {
  const report = await race(
    {
      ...options,
      run: async (script) =>
        script === 'a.py'
          ? [{ rival: 'A', missing: 'a is not installed' }]
          : [
              {
                rival: 'B',
                device: 'd',
                results: [
                  { ...result, agreement: { largest: 0.5, tolerance: 1e-3, agrees: false } },
                  { variant: 'graph', failed: 'RuntimeError: no' },
                ],
              },
            ],
    },
    [{ ours, task, sizes: { edge: 1 } }],
    context,
  );
  expect(report.notes).toEqual(['Missing: A: a is not installed.', 'Missing: B, graph: RuntimeError: no.']);
  expect(report.figures.map(({ name, more }) => [name, more?.timesOurs])).toEqual([
    ['ours', undefined],
    ['B, eager', 2],
  ]);
  expect(report.promises).toMatchObject([
    { text: 'B, eager, edge 1: largest difference from ours', value: 0.5, holds: false },
    { text: 'edge 1: ours over the fastest rival (B, eager), by wait', value: 0.5, holds: true },
  ]);
});

it('runs a script over the arrays of tasks, or says what is missing', async () => {
  const none = await runRival('numpy_rival.py', [task], { interpreters: ['no-such-python'] });
  expect(none).toEqual([{ rival: 'numpy', missing: 'no Python was found (tried no-such-python)' }]);
  expect(await runRival('absent.py', [task])).toEqual([
    { rival: 'absent', missing: 'absent.py is not in this installation' },
  ]);
  // A stand-in for Python that reads each task and answers, so that this needs none.
  const script = path.join(folder, 'stand_in.py');
  const read = `const fs = require('node:fs'); for (const from of process.argv.slice(2)) {
     const task = JSON.parse(fs.readFileSync(from + '/task.json', 'utf8'));
     const bytes = fs.readFileSync(from + '/' + task.arrays.expected.file);
     const agreement = { largest: 0, tolerance: task.tolerance, agrees: true };
     console.log('a library says hello');
     fs.writeFileSync(from + '/answer.json', JSON.stringify({ rival: 'S', device: 'd', results: [{ variant: String(bytes.readFloatLE(4)),
       clock: 'wait', warmUp: task.warmUp, samplesUs: [task.steps], agreement, note: task.arrays.field.shape.join() }] }));`;
  writeFileSync(script, `${read} }`);
  const tasks = [task, { ...task, more: { steps: 2 } }];
  const own = { interpreters: [process.execPath], folder };
  const variant = String(Math.fround(Math.tanh(1)));
  expect(await runRival('stand_in.py', tasks, own)).toMatchObject([
    { rival: 'S', results: [{ variant, samplesUs: [1], note: '1,1,1,1,2' }] },
    { rival: 'S', results: [{ variant, samplesUs: [2], note: '1,1,1,1,2' }] },
  ]);
  // What was answered before it broke counts.
  writeFileSync(script, `${read} throw new Error('broken'); }`);
  expect(await runRival('stand_in.py', tasks, own)).toMatchObject([
    { rival: 'S', results: [{ samplesUs: [1] }] },
    { rival: 'stand_in', missing: expect.stringContaining('its script failed: ') },
  ]);
});

it('the formulas that rivals run are those of the brain, where there is a NumPy to run them', async () => {
  const open = (own = {}) => createDevice('cpu', own);
  const cpu = { ...context, kind: 'cpu', open, edge: 4, threads: [1], effort: 0.001 } as unknown as BenchContext;
  const { task: evolution } = await evolutionHeat(cpu, 'cpu', 2);
  const [answer] = await runRival('numpy_rival.py', [evolution]);
  if ('missing' in answer) expect(answer.missing).toMatch(/no Python was found|is not installed/);
  else expect(answer.results).toMatchObject([{ agreement: { agrees: true } }]);
});

it('agents that rivals run believe, expect and plan what ours do, where there is a NumPy to run them', async () => {
  const tiny = { ...context, kind: 'cpu', edge: 4, threads: [1], effort: 0.001 } as unknown as BenchContext;
  const device = await createDevice('cpu', { threads: 1 });
  try {
    const heats = [];
    for (const one of discreteCases) heats.push(await discreteHeat(one, tiny, device, 'cpu'));
    const tasks = heats.map(({ task: each }) => each);
    for (const answer of await runRival('numpy_rival.py', tasks))
      if ('missing' in answer) expect(answer.missing).toMatch(/no Python was found|is not installed/);
      else expect(answer.results).toMatchObject([{ agreement: { agrees: true } }]);
    // What does not agree is found: another probability of one policy is enough.
    const { expectedPolicies } = tasks[0].arrays;
    const data = (expectedPolicies.data as Float32Array).map((value, at) => value + (at === 7 ? 1e-3 : 0));
    const arrays = { ...tasks[0].arrays, expectedPolicies: { ...expectedPolicies, data } };
    for (const answer of await runRival('numpy_rival.py', [{ ...tasks[0], arrays }]))
      if (!('missing' in answer)) expect(answer.results).toMatchObject([{ agreement: { agrees: false } }]);
  } finally {
    await device.close();
  }
});
