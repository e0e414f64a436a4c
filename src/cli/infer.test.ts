import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { cueMazeModel, type PomdpModel, type PomdpReport } from '../inference/discrete/index.js';
import { checkPomdp } from '../inference/discrete/model.js';
import { type InferReport, runInfer } from './infer.js';

const example = path.resolve(import.meta.dirname, '../../examples/two-states.json');
const make = machineOf({ cpu: impostor('cpu') });
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-infer-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (text: string): string => {
  const file = path.join(folder, 'model.json');
  writeFileSync(file, text);
  return file;
};

it('prints beliefs, free energy and policies as JSON', async () => {
  const output = recordOutput({ json: true });
  await runInfer(example, { device: 'cpu' }, output, make);
  const report = JSON.parse(output.answers.join('')) as InferReport;
  expect(report).toMatchObject({ dtype: 'f64', states: 2, observations: 3 });
  const [agent] = report.agents;
  expect(agent.mean[0]).toBeCloseTo(0.77493562, 8);
  expect(agent.freeEnergy).toBeCloseTo(3.370925171, 9);
  expect(agent.converged).toBe(true);
  expect(agent.policies?.map(({ name }) => name)).toEqual(['stay', 'advance', 'look closely']);
  const least = agent.policies?.reduce((a, b) => (b.expected < a.expected ? b : a));
  expect(agent.best).toBe(least?.name);
});

it('prints a table for people, also of several agents in f32', async () => {
  const output = recordOutput();
  const model = { states: 1, observations: 1, matrix: [[1]], precision: 4, prior: { variance: 1 } };
  const file = fileOf(JSON.stringify({ ...model, observed: [[1], [2]] }));
  await runInfer(file, { device: 'cpu', dtype: 'f32', method: 'gradient' }, output, make);
  const text = output.answers.join('');
  expect(text).toContain('2 agents, 1 states, 1 observations, f32 on cpu');
  expect(text).toMatch(/agent 0: free energy 1\.43051\d* nats .* converged after \d+ iterations/);
  expect(text).toMatch(/agent 1: free energy 2\.63051\d* nats/);
});

it.each([
  ['nonsense', 'is not JSON'],
  ['[1]', 'holds no model (got a list, expected an object)'],
  ['{"states": 1}', 'has no observations'],
  ['{"states": 1, "observed": [1]}', 'model.observations: not usable (got nothing, expected a whole number from 1)'],
  [
    '{"states":1,"observations":1,"matrix":[[1]],"precision":0,"prior":{"variance":1},"observed":[1]}',
    'model.precision[0]: makes the model singular (got 0, expected a precision above 0)',
  ],
  [
    '{"states":1,"observations":1,"matrix":[[1]],"precision":1,"prior":{"variance":1},"observed":[[1],[null]]}',
    'observation[1][0]: not a finite number (got null',
  ],
])('refuses %s', async (text, message) => {
  await expect(runInfer(fileOf(text), { device: 'cpu' }, recordOutput(), make)).rejects.toThrow(message);
});

it('takes null for no policies, and refuses a policy of null', async () => {
  const model = { states: 1, observations: 1, matrix: [[1]], precision: 1, prior: { variance: 1 }, observed: [1] };
  const output = recordOutput({ json: true });
  await runInfer(fileOf(JSON.stringify({ ...model, policies: null })), { device: 'cpu' }, output, make);
  expect((JSON.parse(output.answers.join('')) as InferReport).agents[0].policies).toBeUndefined();
  for (const policies of [[null], [{ controls: null }], [{ controls: [[1]] }, null], 5, 'text', {}]) {
    const file = fileOf(JSON.stringify({ ...model, policies }));
    await expect(runInfer(file, { device: 'cpu' }, recordOutput(), make)).rejects.toMatchObject({
      code: 'input-invalid',
      message: expect.stringMatching(/^policies/),
    });
  }
});

describe('a discrete model', () => {
  const maze = path.resolve(import.meta.dirname, '../../examples/cue-maze.json');
  const problem = JSON.parse(readFileSync(maze, 'utf8')) as Record<string, unknown>;

  it('is the model of the library', () => {
    const { A, B, C, D, controls } = problem;
    const [file, model] = [checkPomdp({ A, B, C, D, controls } as PomdpModel), checkPomdp(cueMazeModel())];
    const numbers = ({ A: a, B: b, C: c, D: d }: typeof file): number[] =>
      [a, b, c, d].flat().flatMap((one) => Array.from(one));
    numbers(file).forEach((value, at) => {
      expect(value).toBeCloseTo(numbers(model)[at], 14);
    });
    expect(file.actions).toEqual(model.actions);
  });

  it('gives beliefs, free energy, policies and actions as JSON', async () => {
    const output = recordOutput({ json: true });
    await runInfer(maze, {}, output, make);
    const report = JSON.parse(output.answers.join('')) as PomdpReport;
    expect(report.beliefs).toEqual([
      [1, 0, 0, 0],
      [0.5, 0.5],
    ]);
    expect(report.freeEnergy).toBeCloseTo(0, 12);
    expect(report.policies).toHaveLength(4);
    expect(report.policies[3].epistemic).toBeGreaterThan(Math.log(2) - 1e-9);
    expect(report.actions.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(report.action).toBe(3);
  });

  it('gives the same on a device, also of several steps', async () => {
    const several = {
      ...problem,
      observed: [
        [0, 0, 0],
        [3, 0, 1],
      ],
      taken: [3],
    };
    for (const one of [problem, several]) {
      const [host, device] = [recordOutput({ json: true }), recordOutput({ json: true })];
      await runInfer(fileOf(JSON.stringify(one)), {}, host, make);
      await runInfer(fileOf(JSON.stringify(one)), { device: 'cpu' }, device);
      const [wanted, got] = [host, device].map(
        (output) => JSON.parse(output.answers.join('')) as PomdpReport & { device: string },
      );
      expect([wanted.device, got.device.slice(0, 3)]).toEqual(['host', 'cpu']);
      expect(got.freeEnergy).toBeCloseTo(wanted.freeEnergy, 10);
      got.actions.forEach((p, action) => {
        expect(p).toBeCloseTo(wanted.actions[action], 10);
      });
      got.policies.forEach(({ expected, probability }, at) => {
        expect(expected).toBeCloseTo(wanted.policies[at].expected, 10);
        expect(probability).toBeCloseTo(wanted.policies[at].probability, 10);
      });
    }
    const file = fileOf(JSON.stringify({ ...several, planning: 'policies', taken: undefined }));
    await expect(runInfer(file, { device: 'cpu' }, recordOutput())).rejects.toThrow('taken: missing');
  });

  it('gives a table for people', async () => {
    const output = recordOutput();
    await runInfer(fileOf(JSON.stringify({ ...problem, planning: 'policies' })), {}, output, make);
    const text = output.answers.join('');
    expect(text).toContain('factor 1: 0.5 0.5');
    expect(text).toContain('… and 4 more (all with --json)');
    expect(text).toMatch(/the most probable is 3\n?$/);
  });

  it.each([
    [{ kind: 'markov' }, 'holds a model of an unknown kind (got markov, expected pomdp, or no kind)'],
    [{ observed: undefined }, 'observed: not a list (got nothing'],
    [{ observed: [0, 0, 7] }, 'observed[2]: unknown outcome (got 7, expected 0 … 2)'],
    [
      {
        D: [
          [1, 0, 0, 0],
          [0.5, 0.6],
        ],
      },
      'D[1]: does not sum to 1 (got 1.1, expected 1)',
    ],
    [
      {
        pD: [
          [1, 1, 1, 1],
          [1, -1],
        ],
      },
      'pD[1]: a negative count (got -1',
    ],
    [{ gama: 1 }, 'model.gama: no such key'],
  ])('refuses %j', async (change, message) => {
    const file = fileOf(JSON.stringify({ ...problem, ...change }));
    await expect(runInfer(file, {}, recordOutput(), make)).rejects.toThrow(message);
  });
});

it('refuses wrong arguments and absent files', async () => {
  await expect(runInfer(example, { device: 'gpu' }, recordOutput(), make)).rejects.toThrow('infer --device: no such');
  await expect(runInfer(example, { dtype: 'f16' }, recordOutput(), make)).rejects.toThrow('infer --dtype: unknown');
  const absent = path.join(folder, 'absent.json');
  await expect(runInfer(absent, {}, recordOutput(), make)).rejects.toMatchObject({ code: 'file-unreadable' });
});
