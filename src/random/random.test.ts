import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { quickOr } from '../../test/support/quick.js';
import { compareRounded } from '../../test/support/rounded-programs.js';
import { createReference } from '../device/reference/reference.js';
import { runTrial } from '../device/trial-run.js';
import { dtypes } from '../kernel/dtype.js';
import { parse, serialise } from '../kernel/index.js';
import { computeKinds, controlKinds } from '../kernel/op.js';
import { computeOps } from '../kernel/program.js';
import type { Trial } from '../programs/trial.js';
import { CoverageReport } from './coverage.js';
import { completeTrial, randomTrial, trialFromTape } from './random.js';
import { shrinkProgram } from './shrink.js';

const programs = quickOr(800, 2000);
const comparedPrograms = quickOr(40, 150);
const roundTrips = quickOr(60, 200);
const seeds = Array.from({ length: programs }, (_, seed) => seed);

describe('random programs', () => {
  const coverage = new CoverageReport();
  beforeAll(() => {
    for (const seed of seeds) coverage.add(randomTrial(seed));
  }, 900_000);

  test(`${comparedPrograms} of them agree between f32 and f64 wherever no rounded value decides anything`, async () => {
    const { compared, failures } = await compareRounded(seeds.slice(0, comparedPrograms));
    expect(failures).toEqual([]);
    expect(compared).toBeGreaterThan(2 * comparedPrograms);
  });

  test(`${programs} of them reach the whole language`, () => {
    /** A count among 2,000 programs, scaled to those made here. */
    const of2000 = (least: number): number => Math.floor((least * programs) / 2000);
    const pairs = computeKinds.flatMap((a) => computeKinds.map((b) => `${a}>${b}`));
    expect(coverage.missing('kinds', [...computeKinds, ...controlKinds], of2000(50))).toEqual([]);
    expect(coverage.missing('pairs', pairs, of2000(5))).toEqual([]);
    expect(coverage.missing('borders', ['inside', 'clamp', 'zero', 'wrap'], of2000(1000))).toEqual([]);
    expect(coverage.missing('dtypes', dtypes, of2000(200))).toEqual([]);
    expect(coverage.missing('layouts', ['identity', 'permuted'], of2000(200))).toEqual([]);
    expect(
      coverage.missing('roles', ['input', 'output', 'state', 'buffered', 'scratch', 'constant'], of2000(100)),
    ).toEqual([]);
    expect(coverage.missing('sizes', ['0', '1', '7', '31', '32', '33', '65', '257'], of2000(100))).toEqual([]);
    expect(coverage.missing('reducers', ['sum', 'max', 'min', 'argmax', 'argmin', 'count'], of2000(100))).toEqual([]);
    expect(coverage.missing('operations', everyOperation, of2000(50))).toEqual([]);
    expect(coverage.missing('features', everyFeature, of2000(100))).toEqual([]);
    expect(coverage.missing('features', everyConvolution, of2000(15))).toEqual([]);
  });

  test('every tenth has a convolution, each way in turn, so that the few of a slow device have all three', () => {
    const ways = [10, 20, 30, 40].map(
      (seed) => randomTrial(seed, { ops: 2 }).program.lowerings?.at(-1)?.text.split(',')[0],
    );
    expect(ways).toEqual(['separable', 'fft', 'direct', 'separable']);
  });

  test('keep to the dtypes they are given, and survive being written and read', () => {
    for (const seed of seeds.slice(0, roundTrips)) {
      const { program } = randomTrial(seed, { dtypes: ['f32', 'i32', 'u32', 'f16'], opaque: false });
      for (const { dtype } of program.tensors) expect(['f32', 'i32', 'u32', 'f16']).toContain(dtype);
      expect(computeOps(program.ops).some(({ kind }) => kind === 'opaque')).toBe(false);
      expect(serialise(program)).not.toContain('"f64"');
      expect(serialise(parse(serialise(program)))).toBe(serialise(program));
    }
  }, 300_000);

  test('some make NaN or infinities where that is allowed', async () => {
    const isStrange = async (seed: number): Promise<boolean> => {
      const seen = await runTrial(createReference(), randomTrial(seed, { nonFinite: true }));
      return seen.some(({ tensor, data }) => tensor.dtype === 'f32' && data.some((x) => !Number.isFinite(x)));
    };
    let strange = 0;
    for (let seed = 0; seed < 300 && strange < 4; seed += 1) if (await isStrange(seed)) strange += 1;
    expect(strange).toBe(4);
  }, 300_000);

  test('are drawn from any tape', async () => {
    const tapes = fc.array(fc.nat(2 ** 32 - 1), { maxLength: 300 });
    const runs = fc.asyncProperty(tapes, async (tape) => {
      const seen = await runTrial(createReference(), trialFromTape(tape));
      expect(seen.length).toBeGreaterThan(0);
    });
    await fc.assert(runs, { numRuns: 100, seed: 1 });
  });

  test('shrink to the op that matters', async () => {
    const hasBoth = ({ program }: Trial): boolean => {
      const ops = computeOps(program.ops);
      const isScanned = ops.some(({ kind }) => kind === 'scan');
      return ops.length > 6 && isScanned && program.ops.some(({ kind }) => kind === 'repeat');
    };
    const seed = seeds.find((one) => hasBoth(randomTrial(one)));
    if (seed === undefined) throw new Error('no seed with a scan and a repeat');
    const found = randomTrial(seed);
    const small = await shrinkProgram(found.program, async (program) => {
      await runTrial(createReference(), completeTrial(program, symbolsFor(found.symbols, program), 1, 1));
      return computeOps(program.ops).some(({ kind }) => kind === 'scan');
    });
    expect(computeOps(small.ops).map(({ kind }) => kind)).toEqual(['scan']);
    expect(small.tensors.length).toBeLessThanOrEqual(2);
  }, 300_000);
});

function symbolsFor(all: Readonly<Record<string, number>>, program: { symbols: readonly { symbol: string }[] }) {
  return Object.fromEntries(program.symbols.map(({ symbol }) => [symbol, all[symbol]]));
}

const everyFeature = [
  'symbol',
  'scalar',
  'range',
  'several axes',
  'nested fold',
  'several writes',
  'where',
  'row write',
  'repeat',
  'until',
];

const everyConvolution = ['convolve direct', 'convolve separable', 'convolve fft'];

const everyOperation = [
  ...[
    'add',
    'sub',
    'mul',
    'div',
    'rem',
    'min',
    'max',
    'bitAnd',
    'bitOr',
    'bitXor',
    'shiftLeft',
    'shiftRight',
    'and',
    'or',
  ],
  ...['neg', 'abs', 'sqrt', 'floor', 'ceil', 'trunc', 'round', 'bitNot', 'not', 'isFinite'],
  ...['lt', 'le', 'gt', 'ge', 'eq', 'ne', 'select', 'cast', 'bitcast', 'fma', 'permute', 'cycle', 'size'],
  ...['exp', 'log', 'tanh', 'squash', 'sigmoid', 'sin', 'cos', 'erf'],
];
