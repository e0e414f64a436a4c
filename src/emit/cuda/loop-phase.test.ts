/**
 * Scans and histograms as CUDA's loops, run by the interpreter in packed memory: the bits of the reference in whatever order
 * threads run, also with f64, with several levels of the tree, and with folds inside. What is printed of them runs on the
 * stand-in in device/cuda.
 */
import { describe, expect, it } from 'vitest';
import { PartMachine, small } from '../../../test/support/part-machine.js';
import { createReference } from '../../device/reference/reference.js';
import { runTrial } from '../../device/trial-run.js';
import { add, type Dtype, f64, lt, maximum, mul, type Program, program, select, sub, sum } from '../../kernel/index.js';
import { completeTrial } from '../../random/index.js';
import type { StageLoops, Statement } from '../loop/language.js';
import { histogramOnLanes, scanOnLanes } from '../loop/passes/forms.js';
import { unitPerWorkgroup } from '../loop/passes/units.js';
import { expandPart } from './part.js';

const passes = [unitPerWorkgroup, histogramOnLanes, scanOnLanes];
const machine = { ...small, sharedBytes: 65_536 };

const running = (
  dtype: Dtype,
  reducer: 'sum' | 'max' | 'min',
  length: number,
  options: { readonly exclusive?: boolean; readonly along?: number } = {},
  tree?: { readonly chunk: number; readonly lanes: number },
): Program =>
  program(
    'running',
    (b) => {
      const x = b.input('x', dtype, [2, length]);
      b.scan('run', b.output('y', dtype, [2, length]), reducer, ([i, k]) => x.at(i, k), options);
    },
    tree === undefined ? {} : { tree },
  );
const short = { chunk: 4, lanes: 4 };

/** Folds inside the values: one of each element, one of each row. */
const folded = (dtype: 'f32' | 'f64', reducer: typeof sum): Program =>
  program('folded', (b) => {
    const x = b.input('x', dtype, [3, 40, 9]);
    b.scan('run', b.output('y', dtype, [3, 40]), 'sum', ([i, k]) =>
      add(
        reducer([9], ([m]) => x.at(i, k, m)),
        reducer([40, 9], ([l, m]) => mul(x.at(i, l, m), dtype === 'f64' ? f64(0.5) : 0.5)),
      ),
    );
  });
/** Zeros of both signs among smaller values: the order of the tree says which of them a maximum is. */
const zeros = program('zeros', (b) => {
  const x = b.input('x', 'f32', [16, 3, 40]);
  b.scan('run', b.output('y', 'f32', [16, 3]), 'max', ([i, k]) =>
    maximum([40], ([m]) => select(lt(x.at(i, k, m), 0.3), -1, mul(sub(x.at(i, k, m), 0.6), 0))),
  );
});
const counted = (bins: number, weighted: boolean): Program =>
  program('counted', (b) => {
    const x = b.input('x', 'i32', [3, 50]);
    b.histogram(
      'count',
      b.output('y', 'i32', [3, bins]),
      [50],
      ([i], [k]) => x.at(i, k),
      weighted ? ([i], [k]) => add(i, k) : undefined,
    );
  });

const programs: readonly (readonly [string, Program])[] = [
  ['a sum of one chunk', running('f32', 'sum', 100)],
  ['a sum of three chunks', running('f32', 'sum', 700)],
  ['a sum of four levels', running('f32', 'sum', 150, {}, short)],
  ['a sum without the element itself', running('f32', 'sum', 300, { exclusive: true })],
  ['a sum down columns', running('f32', 'sum', 70, { along: 0 })],
  ['f64', running('f64', 'sum', 300)],
  ['f64 of four levels', running('f64', 'sum', 100, { exclusive: true }, short)],
  ['a maximum of numbers without sign', running('u32', 'max', 300)],
  ['whole numbers', running('i32', 'sum', 600)],
  ['a minimum of f64', running('f64', 'min', 600, { exclusive: true })],
  ['sums inside', folded('f32', sum)],
  ['sums of f64 inside', folded('f64', sum)],
  ['maxima inside', folded('f32', maximum)],
  ['maxima of zeros inside', zeros],
  ['counts', counted(7, false)],
  ['weights', counted(40, true)],
];

function machineOf(built: Program, given = machine): PartMachine {
  const isWide = built.tensors.some(({ dtype }) => dtype === 'f64');
  return new PartMachine(completeTrial(built, {}, 3, 1), given, isWide);
}

describe('scans and histograms as loops', () => {
  it.each(programs)('%s', async (_, built) => {
    const parts = machineOf(built);
    expect(parts.all).toHaveLength(1);
    const { nest, taken } = parts.bind(expandPart(parts.all[0]), passes);
    expect(taken).toHaveLength(2);
    const [{ data }] = await runTrial(createReference(), completeTrial(built, {}, 3, 1));
    const right = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    for (const seed of [1, 2]) expect(parts.tensor(parts.run(nest, seed), 'y')).toEqual(right);
  });

  it('without the order of extremes another zero may be kept', () => {
    const results = [true, false].map((ordersExtremes) => {
      const parts = machineOf(zeros, { ...machine, ordersExtremes });
      return parts.tensor(parts.run(parts.bind(expandPart(parts.all[0]), passes).nest, 1), 'y');
    });
    expect(results[0]).not.toEqual(results[1]);
  });

  it.each([
    ['scan', running('f32', 'sum', 150, {}, short)],
    ['histogram', counted(7, false)],
  ] as const)('every barrier of a %s is needed', (_, built) => {
    const parts = machineOf(built);
    const { nest } = parts.bind(expandPart(parts.all[0]), passes);
    const all = countBarriers(parts.loops(nest).parts[0].body);
    expect(all).toBeGreaterThan(0);
    for (let barrier = 0; barrier < all; barrier += 1) {
      const planted = (): void => {
        for (const seed of [1, 2, 3]) parts.run(nest, seed, (loops) => withoutBarrier(loops, barrier));
      };
      expect(planted).toThrow(/race|uninitialised/);
    }
  });
});

const countBarriers = (body: readonly Statement[]): number =>
  body.reduce((sum, one) => sum + (one.kind === 'barrier' ? 1 : 0) + ('body' in one ? countBarriers(one.body) : 0), 0);

function withoutBarrier(loops: StageLoops, barrier: number): StageLoops {
  let seen = -1;
  const strip = (body: readonly Statement[]): Statement[] =>
    body.flatMap((one): Statement[] => {
      if (one.kind === 'barrier') {
        seen += 1;
        return seen === barrier ? [] : [one];
      }
      return ['body' in one ? { ...one, body: strip(one.body) } : one];
    });
  return { ...loops, parts: loops.parts.map((part) => ({ ...part, body: strip(part.body) })) };
}
