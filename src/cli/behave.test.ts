import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { type Behaviour, Verdict } from '../behave/behaviour.js';
import { behaviours } from '../behave/registry.js';
import type { BehaveReport } from '../behave/run.js';
import { feedBrain, plainSensors, recordFeatures } from '../behave/subject.js';
import { runBehave } from './behave.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-behave-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A behaviour that scores what it is told. */
function told(name: string, values: readonly number[], bound: number): Behaviour {
  return {
    name,
    title: `told ${name}`,
    procedure: 'Is told.',
    run: async ({ edge, onProgress }) => {
      const verdict = new Verdict();
      onProgress(0.5);
      verdict.atLeast(verdict.score(name, values), bound);
      return { edge, seeds: values.length, cycles: 1, scores: verdict.scores, checks: verdict.checks };
    },
  };
}

it('has a behaviour for every row', () => {
  expect(behaviours.map(({ name }) => name).sort()).toEqual([
    'age',
    'driving',
    'echo-state',
    'learn-acrobot',
    'learn-cart-pole',
    'learn-cart-pole-positions',
    'learn-change',
    'learn-driving',
    'learn-inverted-pendulum',
    'learn-mountain-car',
    'learn-pendulum',
    'learn-pendulum-positions',
    'learn-t-maze-10',
    'learn-t-maze-30',
    'learn-t-maze-50',
    'lesions',
    'navigation',
    'original',
    'prediction',
    'preservation',
    'recognition',
    'reservoir',
    'safety',
    'sensitivity',
    'sequence',
    'shown-cart-pole',
    'shown-mountain-car',
    'shown-pendulum',
    'shown-then-reward',
    'shown-then-reward-driving',
    'working-memory',
  ]);
});

it('writes both reports, prints the answer, and is content when all pass', async () => {
  const output = recordOutput({ json: true });
  const out = path.join(folder, 'good');
  await runBehave({ out, quick: true, edge: '4' }, output, { behaviours: [told('good', [1, 1], 0.5)] });
  const report = JSON.parse(output.answers.join('')) as BehaveReport;
  expect(report).toMatchObject({ report: 'behave', quick: true, passed: true, device: 'cpu' });
  expect(report.behaviours[0]).toMatchObject({ name: 'good', passed: true, edge: 4, seeds: 2 });
  expect(JSON.parse(readFileSync(path.join(out, 'behave.json'), 'utf8'))).toEqual(report);
  expect(readFileSync(path.join(out, 'behave.html'), 'utf8')).toContain('told good');
  expect(output.notes.join('')).toMatch(/good .*100 %/);
});

it('says so when one falls short, in one document, after it has written everything', async () => {
  const output = recordOutput();
  const out = path.join(folder, 'short');
  const parts = { behaviours: [told('good', [1], 0.5), told('bad', [0.1], 0.5)] };
  expect(await runBehave({ out }, output, parts)).toBe(false);
  expect(output.notes.join('')).toContain('1 of 2 behaviours fall short (got bad, expected none)');
  expect(output.answers.join('')).toMatch(/1 of 2 behaviours pass on cpu.*\n {2}✓ good\n {2}✗ bad/);
  expect(readFileSync(path.join(out, 'behave.html'), 'utf8')).toContain('✗');
});

it('continues a run that was interrupted, and loses no row of it', async () => {
  const out = path.join(folder, 'broken');
  const ran: string[] = [];
  let isBroken = true;
  const counted = (behaviour: Behaviour): Behaviour => ({
    ...behaviour,
    run: async (context) => {
      ran.push(behaviour.name);
      const half = await context.keep('half', async () => ran.push('half'));
      if (behaviour.name === 'two' && isBroken) throw new Error('power cut');
      return { ...(await behaviour.run(context)), cycles: half };
    },
  });
  const parts = { behaviours: [told('one', [1], 0), told('two', [1], 0)].map(counted) };
  await expect(runBehave({ out }, recordOutput(), parts)).rejects.toThrow('power cut');
  expect(ran).toEqual(['one', 'half', 'two', 'half']);
  isBroken = false;
  const output = recordOutput({ json: true });
  await expect(runBehave({ out, resume: true, edge: '4' }, output, parts)).rejects.toThrow('another edge (got 8');
  await runBehave({ out, resume: true }, output, parts);
  expect(ran.splice(4)).toEqual(['two']);
  const report = JSON.parse(output.answers.join('')) as BehaveReport;
  expect(report.behaviours.map(({ name, cycles }) => [name, cycles])).toEqual([
    ['one', 2],
    ['two', 4],
  ]);
  // It is whole now: to go on with it means to begin.
  await runBehave({ out, resume: true }, recordOutput(), parts);
  expect(ran.splice(4)).toEqual(['one', 'half', 'two', 'half']);
});

it('runs what is asked for only, and refuses what it cannot use', async () => {
  const parts = { behaviours: [told('one', [1], 0), told('two', [1], 0)] };
  const out = path.join(folder, 'only');
  const output = recordOutput({ json: true });
  await runBehave({ only: 'two', out }, output, parts);
  expect((JSON.parse(output.answers.join('')) as BehaveReport).behaviours.map(({ name }) => name)).toEqual(['two']);
  const run = (options: object) => runBehave({ out, ...options }, recordOutput(), parts);
  await expect(run({ only: 'three' })).rejects.toThrow('no such behaviour (got three, expected one or two)');
  await expect(run({ device: 'gpu' })).rejects.toThrow('behave --device: no such device');
  await expect(run({ edge: 'x' })).rejects.toThrow('behave --edge: unknown');
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await expect(run({ out: path.join(file, 'below') })).rejects.toMatchObject({ code: 'file-unwritable' });
});

it('measures a real brain: a tiny one feels its sensor, and one without senses does not', async () => {
  const feels: Behaviour = {
    name: 'feels',
    title: 'A tiny brain feels',
    procedure: 'Two slots get different inputs.',
    run: async (context) => {
      const verdict = new Verdict();
      const brain = await context.open({
        sensors: plainSensors(2),
        motors: 2,
        size: 4,
        brains: 2,
        bankRows: 16,
        planner: false,
        learn: false,
      });
      try {
        const tables = await recordFeatures(brain, {
          cycles: 6,
          feed: (_, slot, row) => void row.fill(slot === 0 ? 0.5 : -0.5),
        });
        const last = tables.map((table) => table.data.subarray(5 * table.width, 6 * table.width));
        const difference = Math.max(...last[0].map((value, at) => Math.abs(value - last[1][at])));
        verdict.atLeast(verdict.score('difference of features', [difference]), 0.5);
        let largest = 0;
        await feedBrain(brain, {
          cycles: 3,
          feed: (_, slot, row) => void row.fill(slot),
          onCycle: ({ motors }) => {
            largest = Math.max(largest, ...motors.map(Math.abs));
          },
        });
        verdict.atMost(verdict.score('largest motor', [largest]), 1);
        return { edge: 4, seeds: 2, cycles: 9, scores: verdict.scores, checks: verdict.checks };
      } finally {
        await brain.close();
      }
    },
  };
  const output = recordOutput({ json: true });
  await runBehave({ out: path.join(folder, 'feels') }, output, { behaviours: [feels] });
  const [found] = (JSON.parse(output.answers.join('')) as BehaveReport).behaviours;
  expect(found.passed).toBe(true);
  expect(found.scores.find(({ name }) => name === 'largest motor')?.values[0]).toBeGreaterThan(0);
});
