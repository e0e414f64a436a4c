/**
 * Top-k as the loops of one warp, run by the interpreter in packed memory: the bits of the reference in whatever order threads
 * run, with ties, NaN, fewer candidates than places, long lists, and folds of every shape of the tree inside. What is
 * printed of them runs on the stand-in in device/cuda.
 */
import { describe, expect, it } from 'vitest';
import { PartMachine, small } from '../../../test/support/part-machine.js';
import { createReference } from '../../device/reference/reference.js';
import { runTrial } from '../../device/trial-run.js';
import {
  add,
  argmax,
  count,
  type Dtype,
  type Expr,
  f64,
  floor,
  gt,
  lt,
  maximum,
  mul,
  type Program,
  program,
  select,
  sqrt,
  sub,
  sum,
} from '../../kernel/index.js';
import { completeTrial } from '../../random/index.js';
import { int, plus, type StageLoops, type Statement } from '../loop/language.js';
import type { PartNest } from '../loop/nest.js';
import { pickTopk } from '../loop/passes/forms.js';
import { unitPerWorkgroup } from '../loop/passes/units.js';
import { expandPart } from './part.js';

const warp = { ...small, narrow: 32, wide: 32 };
type Tree = { readonly chunk: number; readonly lanes: number };

interface Shape {
  readonly dtype?: Dtype;
  readonly found?: Dtype;
  readonly k?: number;
  readonly over?: number;
  readonly largest?: boolean;
  readonly tree?: Tree;
}

/** The k best of two rows; `value` and `where` may read row i, element m of the input. */
function best(
  value: (at: (i: Expr, m: Expr | number) => Expr, i: Expr, row: Expr) => Expr,
  { dtype = 'f32', found = dtype, k = 5, over = 300, largest = true, tree }: Shape = {},
  where?: (x: Expr) => Expr,
): Program {
  return program(
    'best',
    (b) => {
      const x = b.input('x', dtype, [2, 4096]);
      const at = (i: Expr, m: Expr | number): Expr => x.at(i, m);
      b.topk('pick', {
        outer: [2],
        over,
        k,
        largest,
        value: ([i], row) => value(at, i, row),
        ...(where && { where: ([i]: readonly Expr[], row: Expr) => where(x.at(i, row)) }),
        values: b.output('y', found, [2, k]),
        indices: b.output('z', 'i32', [2, k]),
      });
    },
    tree === undefined ? {} : { tree },
  );
}

const plain: Parameters<typeof best>[0] = (at, i, row) => at(i, row);
/** Eight values, so that most candidates tie. */
const ties: Parameters<typeof best>[0] = (at, i, row) => floor(mul(at(i, row), 4));
/** NaN for half of them. */
const gaps: Parameters<typeof best>[0] = (at, i, row) => sqrt(sub(at(i, row), 0.5));
const never = (x: Expr): Expr => gt(x, 1e9);
const few = (x: Expr): Expr => gt(x, 0.97);

const picked: readonly (readonly [string, Program])[] = [
  ['values', best(plain)],
  ['the smallest', best(plain, { largest: false, k: 8 })],
  ['whole numbers', best(plain, { dtype: 'i32', k: 3 })],
  ['f64', best((at, i, row) => mul(at(i, row), f64(0.1)), { dtype: 'f64' })],
  ['ties', best(ties)],
  ['NaN', best(gaps)],
  ['nothing at all', best(plain, {}, never)],
  ['fewer than are asked for', best(plain, { k: 8, over: 130 }, few)],
];

const inner = (length: number): Parameters<typeof best>[0] => {
  return (at, i, row) => sum([length], ([m]) => mul(at(i, m), at(i, add(m, row))));
};
const ranged: Parameters<typeof best>[0] = (at, i, row) =>
  sum([200], ([m]) => at(i, add(m, row)), { begin: 3, end: add(row, 90) });
const trees: readonly Tree[] = [
  { chunk: 4, lanes: 4 },
  { chunk: 64, lanes: 32 },
  { chunk: 128, lanes: 64 },
];

const inserted: readonly (readonly [string, Program])[] = [
  ['few values', best(plain, { over: 70 })],
  ['ties', best(ties, { over: 100, k: 20 })],
  ['NaN', best(gaps, { over: 100, k: 33 })],
  ['a long list', best(plain, { k: 64, over: 130 })],
  ['a longer list than there are values', best(plain, { k: 40, over: 9 })],
  ['the smallest whole numbers', best(plain, { dtype: 'i32', largest: false, k: 12 })],
  ['short sums', best(inner(9), { over: 40 })],
  ['sums of one chunk', best(inner(200), { over: 40 })],
  ['sums of two chunks', best(inner(512), { over: 9 })],
  ['sums of some rows alone', best(inner(100), { over: 40 }, few)],
  ['sums over a range', best(ranged, { over: 9 })],
  ['sums of f64', best(inner(70), { dtype: 'f64', over: 9 })],
  ...trees.map((tree) => [`sums by ${tree.lanes} lanes`, best(inner(150), { over: 7, tree })] as const),
  [
    'maxima of zeros',
    best((at, i, row) =>
      maximum([70], ([m]) => select(lt(at(i, add(m, row)), 0.3), -1, mul(sub(at(i, add(m, row)), 0.6), 0))),
    ),
  ],
  [
    'folds without an order',
    best(
      (at, i, row) =>
        add(
          count([90], ([m]) => lt(at(i, add(m, row)), 0.4)),
          argmax([90], ([m]) => at(i, add(m, row))),
        ),
      { found: 'i32', over: 40 },
    ),
  ],
];

function machineOf(built: Program): PartMachine {
  return new PartMachine(completeTrial(built, {}, 3, 1), warp);
}

function bind(parts: PartMachine, form: 'picked' | 'inserted'): PartNest {
  const passes = form === 'picked' ? [unitPerWorkgroup, pickTopk] : [unitPerWorkgroup];
  const { nest, taken } = parts.bind(expandPart(parts.all[0]), passes);
  expect(taken).toHaveLength(passes.length);
  return { ...nest, phases: nest.phases.map((phase) => ({ ...phase, topk: form })) };
}

describe.each([
  ['picked', picked],
  ['inserted', inserted],
] as const)('top-k by a warp, %s', (form, programs) => {
  it.each(programs)('%s', async (title, built) => {
    const parts = machineOf(built);
    expect(parts.all).toHaveLength(1);
    const nest = bind(parts, form);
    const outputs = await runTrial(createReference(), completeTrial(built, {}, 3, 1));
    const words = parts.run(nest, title.length);
    for (const { tensor, data } of outputs)
      expect(parts.tensor(words, tensor.name)).toEqual(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  });
});

describe('top-k by a warp', () => {
  it.each([
    ['picked', best(plain, { k: 8, over: 130 }), []],
    // Whether a candidate beats the last entry is asked for speed alone: another entry lets more of them try.
    ['inserted', best(inner(70), { over: 64, k: 48, tree: { chunk: 32, lanes: 32 } }), [0, 1]],
  ] as const)('%s needs every shuffle and vote', (form, built, harmless) => {
    const parts = machineOf(built);
    const nest = bind(parts, form);
    const right = parts.run(nest, 1);
    const all = Array.from({ length: countExchanges(parts.loops(nest).parts[0].body) }, (_, at) => at);
    expect(all.length).toBeGreaterThan(8);
    const isSame = (at: number): boolean => {
      try {
        return Buffer.from(parts.run(nest, 1, (loops) => turned(loops, at)).buffer).equals(Buffer.from(right.buffer));
      } catch {
        return false;
      }
    };
    expect(all.filter(isSame)).toEqual(harmless);
  });
});

const countExchanges = (body: readonly Statement[]): number =>
  body.reduce((sum, one) => {
    const own = one.kind === 'shuffle' || one.kind === 'ballot' ? 1 : 0;
    return sum + own + ('body' in one ? countExchanges(one.body) : 0);
  }, 0);

/** One shuffle asks another thread, or one vote comes out empty. */
function turned(loops: StageLoops, which: number): StageLoops {
  let seen = -1;
  const turn = (body: readonly Statement[]): Statement[] =>
    body.map((one): Statement => {
      if (one.kind === 'shuffle' || one.kind === 'ballot') {
        seen += 1;
        if (seen !== which) return one;
        if (one.kind === 'ballot') return { ...one, value: { kind: 'constant', type: 'bool', value: 0 } };
        return { ...one, by: one.mode === 'from' ? plus(one.by, int(1)) : int(0) };
      }
      return 'body' in one ? { ...one, body: turn(one.body) } : one;
    });
  return { ...loops, parts: loops.parts.map((part) => ({ ...part, body: turn(part.body) })) };
}
