/** Products of a matrix and a vector in blocks of rows: which Programs get them, and the bits of the reference. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockRows } from '../../emit/wasm-stages/row-block.js';
import { planProgram } from '../../fuse/plan.js';
import { add, gt, mul, type Program, program, store, sum } from '../../kernel/index.js';
import { completeTrial } from '../../random/index.js';
import { compareExact } from '../compare.js';
import type { Device } from '../device.js';
import { createReference } from '../reference/reference.js';
import { runTrial } from '../trial-run.js';
import { createCpu } from './cpu.js';

let device: Device;

beforeAll(async () => {
  device = await createCpu({ threads: 2 });
});

afterAll(() => device.close());

interface Shape {
  readonly rows?: number;
  readonly width?: number;
  readonly transposed?: boolean;
}

/** Three vectors, each times the same matrix, added to what was there. */
function times({ rows = 6, width = 96, transposed = false }: Shape): Program {
  return program('times', (b) => {
    const x = b.input('x', 'f32', [3, width]);
    const m = b.input('m', 'f32', transposed ? [width, rows] : [rows, width]);
    const y = b.state('y', 'f32', [3, rows]);
    b.map('multiply', [3, rows], ([n, r]) => {
      const total = sum([width], ([k]) => mul(transposed ? m.at(k, r) : m.at(r, k), x.at(n, k)));
      return [store(y, [n, r], add(mul(total, 0.5), y.at(n, r)))];
    });
  });
}

/** The best rows of a bank of 300, of which some may not be taken. */
function best(rows = 300): Program {
  return program('best', (b) => {
    const [bank, query] = [b.input('bank', 'f32', [rows, 512]), b.input('query', 'f32', [2, 512])];
    const weight = b.input('weight', 'f32', [rows]);
    b.topk('find', {
      outer: [2],
      over: rows,
      k: 5,
      value: ([n], r) => sum([512], ([k]) => mul(bank.at(r, k), query.at(n, k))),
      where: (_, r) => gt(weight.at(r), 0),
      values: b.output('values', 'f32', [2, 5]),
      indices: b.output('indices', 'i32', [2, 5]),
    });
  });
}

function isBlocked(source: Program): boolean {
  const { plan } = planProgram(source, { fusion: 'full', target: 'cpu' });
  return plan.stages.some((stage) => stage.parts.some((part) => typeof blockRows(part) !== 'string'));
}

const cases: readonly (readonly [string, Program, boolean])[] = [
  ['a matrix', times({}), true],
  ['rows of several chunks and a rest', times({ width: 530 }), true],
  ['a top-k', best(), true],
  ['an odd number of rows', times({ rows: 7 }), false],
  ['short rows', times({ width: 32 }), false],
  ['rows that do not lie along memory', times({ transposed: true }), false],
];

test.each(cases)('%s', async (_name, source, blocked) => {
  expect(isBlocked(source)).toBe(blocked);
  const trial = completeTrial(source, {}, 3, 2);
  const expected = await runTrial(createReference(), trial);
  expect(compareExact(await runTrial(device, trial), expected)).toMatchObject({ pass: true, where: '' });
});

test('zeros of both signs, infinities and NaN go through blocks as they are', async () => {
  const trial = completeTrial(times({ width: 512 }), {}, 3, 1);
  const m = trial.inputs[0].m as Float32Array;
  m.fill(-0, 0, 512);
  m.fill(Number.NEGATIVE_INFINITY, 512, 700);
  m.fill(Number.NaN, 1100, 1101);
  const expected = await runTrial(createReference(), trial);
  expect(compareExact(await runTrial(device, trial), expected)).toMatchObject({ pass: true, where: '' });
});
