/**
 * Transfer entropy and mutual information as a Program: for each point the distance to its k-th neighbour in the joint
 * space (maximum norm), then how many points lie within it in (z), (x, z) and (y, z). All of it depends on the same outer
 * index, so that it fuses to one stage, and nothing of the size of all pairs is ever stored. The last step, from counts to
 * nats, is finish.ts in float64: on the host, or with many problems on the device where it has f64, with the same bits.
 *
 * Four forms: `single` has one problem and gives the counts of its points; `surrogates` takes the source in many random
 * orders, made on the device, and gives a histogram of counts for each; `pairs` takes many pairs out of one set of series;
 * `candidates` takes many sources for one target, as they are or each in orders of its own.
 */
import type { Dimension, Expr, Program, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import {
  abs,
  add,
  and,
  cast,
  count,
  div,
  eq,
  gt,
  i32,
  le,
  load,
  lt,
  max,
  maximum,
  mul,
  ne,
  or,
  permute,
  program,
  rem,
  select,
  sizeOf,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { argumentShift } from './finish.js';
import { type Precision, tiedCount } from './problem.js';
import { addGroups, addSorted } from './sorted-points.js';

export interface KsgShape {
  readonly form: 'single' | 'surrogates' | 'pairs' | 'candidates';
  /** Columns of each block. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** How many columns of z are the same for all pairs (conditions); in the form `pairs` only. */
  readonly common?: number;
  readonly k: number;
  readonly algorithm: 1 | 2;
  readonly precision: Precision;
  /** Whether there is a window in time; its width is the parameter `theiler`. */
  readonly windowed: boolean;
  /** Whether counts are summed up on the device, which needs f64; else the host does. */
  readonly finishes?: boolean;
  /** How a surrogate's source is made: in another order, or shifted around in time. */
  readonly surrogate?: 'permute' | 'shift';
  /**
   * Points are sorted by the first column of z on the device, and groups of them that lie too far off are passed over. By
   * algorithm 1, without a window, in the forms `single` and `surrogates`.
   */
  readonly sorted?: boolean;
}

/** The most points and problems that a Program can be loaded for. */
export const mostSamples = 4_000_000;
export const mostProblems = 65_536;
/** The most that a list of nearest points holds. */
const mostListed = 64;

/** Reads a column of a block: of problem p, column c, point i; where i was found, it is held inside. */
type Reader = (p: Expr, c: number, i: Expr, border?: Border) => Expr;
type Border = 'inside' | 'clamp';

export function ksgProgram(shape: KsgShape): Program {
  return program(`ksg_${shape.form}`, (b) => {
    const samples = b.symbol('samples', 2, mostSamples);
    const problems = shape.form === 'single' ? 1 : b.symbol('problems', 1, mostProblems);
    const blocks = readersFor(b, shape, samples, problems);
    addCounts(b, shape, samples, problems, blocks);
  });
}

interface Readers {
  readonly x: Reader;
  readonly y: Reader;
  readonly z: Reader;
}

function readersFor(b: ProgramBuilder, shape: KsgShape, samples: Dimension, problems: Dimension): Readers {
  const { precision } = shape;
  if (shape.form === 'pairs') {
    const series = b.symbol('series', 1, mostProblems);
    const from = b.input('from', 'i32', [problems]);
    const to = b.input('to', 'i32', [problems]);
    const own = shape.z - (shape.common ?? 0);
    const x = b.input('x', precision, [series, shape.x, samples]);
    const y = b.input('y', precision, [series, shape.y, samples]);
    const z = own > 0 ? b.input('z', precision, [series, own, samples]) : undefined;
    const common = own < shape.z ? b.input('common', precision, [shape.z - own, samples]) : undefined;
    const pick =
      (tensor: TensorHandle, which: TensorHandle): Reader =>
      (p, c, i, border = 'inside') =>
        load(tensor, [which.at(p), c, i], ['clamp', 'inside', border]);
    const ownZ = pick(z ?? y, to);
    const commonZ = shared(common ?? y);
    return {
      x: pick(x, from),
      y: pick(y, to),
      z: (p, c, i, border) => (c < own ? ownZ(p, c, i, border) : commonZ(p, c - own, i, border)),
    };
  }
  if (shape.form === 'candidates') return candidateReaders(b, shape, samples, problems);
  const x = b.input('x', precision, [shape.x, samples]);
  const y = b.input('y', precision, [shape.y, samples]);
  const z = shape.z > 0 ? b.input('z', precision, [shape.z, samples]) : undefined;
  const sorted = shape.sorted === true && z !== undefined ? addSorted(b, samples, { x, y, z }) : undefined;
  const readers = { x: shared(sorted?.x ?? x), y: shared(sorted?.y ?? y), z: shared(sorted?.z ?? z ?? y) };
  if (shape.form === 'single') return readers;
  const given = addOrders(b, shape, samples, problems);
  const orders = (p: Expr, i: Expr): Expr => given(p, sorted === undefined ? i : sorted.place.at(i));
  const shuffled = b.scratch('shuffled', precision, [problems, shape.x, samples]);
  b.map('shuffle', shuffled, ([p, c, i]) => load(x, [c, orders(p, i)], ['inside', 'clamp']));
  return {
    ...readers,
    x: (p, c, i, border = 'inside') => load(shuffled, [p, c, i], ['inside', 'inside', border]),
  };
}

/** Problem p has the source `from[p]`, in the order of `keys[p]` or shifted by `shifts[p]` where there are surrogates. */
function candidateReaders(b: ProgramBuilder, shape: KsgShape, samples: Dimension, problems: Dimension): Readers {
  const { precision } = shape;
  const series = b.symbol('series', 1, mostProblems);
  const from = b.input('from', 'i32', [problems]);
  const x = b.input('x', precision, [series, shape.x, samples]);
  const y = b.input('y', precision, [shape.y, samples]);
  const z = shape.z > 0 ? b.input('z', precision, [shape.z, samples]) : undefined;
  const same = { y: shared(y), z: shared(z ?? y) };
  if (shape.surrogate === undefined)
    return {
      ...same,
      x: (p, c, i, border = 'inside') => load(x, [from.at(p), c, i], ['clamp', 'inside', border]),
    };
  const size = sizeOf(samples);
  const shifts = shape.surrogate === 'shift' ? b.input('shifts', 'i32', [problems]) : undefined;
  const keys = shifts === undefined ? b.input('keys', 'u32', [problems]) : shifts;
  const orderOf = (p: Expr, i: Expr): Expr =>
    shifts === undefined
      ? cast(permute(keys.at(p), cast(i, 'u32'), cast(size, 'u32')), 'i32')
      : rem(add(i, shifts.at(p)), size);
  const shuffled = b.scratch('shuffled', precision, [problems, shape.x, samples]);
  b.map('shuffle', shuffled, ([p, c, i]) => load(x, [from.at(p), c, orderOf(p, i)], ['clamp', 'inside', 'clamp']));
  return { ...same, x: (p, c, i, border = 'inside') => load(shuffled, [p, c, i], ['inside', 'inside', border]) };
}

/** A block that is the same for all problems. */
function shared(tensor: TensorHandle): Reader {
  return (_, c, i, border = 'inside') => load(tensor, [c, i], ['inside', border]);
}

/** Which point's source a point gets in a surrogate; surrogates.ts does the same on the host. */
function addOrders(
  b: ProgramBuilder,
  shape: KsgShape,
  samples: Dimension,
  problems: Dimension,
): (p: Expr, i: Expr) => Expr {
  const size = sizeOf(samples);
  if (shape.surrogate === 'shift') {
    const shifts = b.input('shifts', 'i32', [problems]);
    return (p, i) => rem(add(i, shifts.at(p)), size);
  }
  const seed = b.parameter('seed', 'u32', 0);
  return (p, i) => cast(permute(add(seed, cast(p, 'u32')), cast(i, 'u32'), cast(size, 'u32')), 'i32');
}

function addCounts(b: ProgramBuilder, shape: KsgShape, samples: Dimension, problems: Dimension, blocks: Readers): void {
  const { k, algorithm, precision } = shape;
  const theiler = shape.windowed ? b.parameter('theiler', 'i32', 0) : undefined;
  const mayCount = (i: Expr, j: Expr): Expr =>
    theiler === undefined ? ne(i, j) : or(gt(sub(i, j), theiler), gt(sub(j, i), theiler));
  /** The distance of two points in a block. */
  const apart = (block: 'x' | 'y' | 'z', p: Expr, i: Expr, j: Expr, border?: Border): Expr =>
    largest(
      Array.from({ length: shape[block] }, (_, c) => abs(sub(blocks[block](p, c, i), blocks[block](p, c, j, border)))),
    );
  const present = (['z', 'y', 'x'] as const).filter((block) => shape[block] > 0);
  const column = (p: Expr, i: Expr, border?: Border): Expr => blocks.z(p, 0, i, border);
  const gap = shape.sorted === true ? addGroups(b, precision, mostSamples, column) : undefined;
  // Without a window only the point itself must not be found. It lies at distance 0, so it is found first and the list is
  // one longer: asking each of all pairs whether it is one point costs more.
  const findsItself = theiler === undefined && k < mostListed;
  const list = findsItself ? k + 1 : k;
  const near = b.scratch('near', precision, [problems, samples, list]);
  const nearest = algorithm === 2 ? b.scratch('nearest', 'i32', [problems, samples, list]) : undefined;
  b.topk('findNear', {
    outer: [problems, samples],
    over: samples,
    k: list,
    largest: false,
    // A gap is never larger than the distance: as the last of the values it changes none of them.
    value: ([p, i], j) => {
      const distance = largest(present.map((block) => apart(block, p, i, j)));
      return gap === undefined ? distance : max(distance, gap(p, i, j));
    },
    ...(findsItself ? {} : { where: ([, i]: readonly Expr[], j: Expr) => mayCount(i, j) }),
    values: near,
    ...(nearest === undefined ? {} : { indices: nearest }),
  });

  const reach: Partial<Record<'x' | 'y' | 'z', TensorHandle>> = {};
  if (nearest !== undefined) {
    for (const block of present) reach[block] = b.scratch(`reach_${block}`, precision, [problems, samples]);
    b.reduce('findReach', [problems, samples], ([p, i]) =>
      present.map((block) =>
        store(
          reach[block] as TensorHandle,
          [p, i],
          maximum([list], ([m]) => apart(block, p, i, nearest.at(p, i, m), 'clamp')),
        ),
      ),
    );
  }
  const within = (block: 'x' | 'y' | 'z', p: Expr, i: Expr, j: Expr): Expr =>
    algorithm === 1
      ? lt(apart(block, p, i, j), near.at(p, i, list - 1))
      : le(apart(block, p, i, j), (reach[block] as TensorHandle).at(p, i));
  const spaces = shape.z > 0 ? (['z', 'xz', 'yz'] as const) : (['x', 'y'] as const);
  const showsCounts = shape.form === 'single' && shape.finishes !== true;
  const counts = b[showsCounts ? 'output' : 'scratch']('counts', 'i32', [problems, spaces.length, samples]);
  b.reduce('countNear', [problems, samples], ([p, i]) =>
    spaces.map((space, which) => {
      const inside = (j: Expr): Expr =>
        [
          ...(gap === undefined ? [] : [lt(gap(p, i, j), near.at(p, i, list - 1))]),
          ...[...space].map((block) => within(block as 'x' | 'y' | 'z', p, i, j)),
        ].reduce((a, c) => and(a, c));
      // Without a window only the point itself must not count, and it always lies inside.
      const found =
        theiler === undefined
          ? sub(
              count([samples], ([j]) => inside(j)),
              1,
            )
          : count([samples], ([j]) => and(mayCount(i, j), inside(j)));
      return store(counts, [p, which, i], select(gt(near.at(p, i, list - 1), 0), found, tiedCount));
    }),
  );
  if (showsCounts) return;
  // A tied point falls in no bin.
  if (shape.finishes === true) {
    const histogram = b.scratch('histogram', 'u32', [problems, spaces.length, samples]);
    b.histogram('spread', histogram, [samples], ([p, which], [i]) => counts.at(p, which, i));
    addFinish(b, shape, samples, problems, histogram);
    return;
  }
  // Counts in z, then those in both marginals, side by side.
  const hasZ = shape.z > 0;
  const histogram = b.output('histogram', 'u32', [problems, hasZ ? 2 : 1, samples]);
  b.histogram('spread', histogram, [spaces.length, samples], ([p, half], [which, i]) => {
    const here = counts.at(p, which, i);
    if (!hasZ) return here;
    return select(eq(cast(gt(which, 0), 'i32'), half), here, tiedCount);
  });
}

/** The sum of finish.ts, term by term in the same order, and how many counts there were. */
function addFinish(
  b: ProgramBuilder,
  shape: KsgShape,
  samples: Dimension,
  problems: Dimension,
  histogram: TensorHandle,
): void {
  const { k, algorithm } = shape;
  const hasZ = shape.z > 0;
  /** ψ at count + shift. */
  const psi = b.constant('psi', 'f64', [samples]);
  const total = b.output('total', 'f64', [problems]);
  const counted = b.output('counted', 'i32', [problems]);
  const inMarginals = (p: Expr, at: Expr): Expr => {
    const [x, y] = hasZ ? [1, 2] : [0, 1];
    return cast(add(histogram.at(p, x, at), histogram.at(p, y, at)), 'i32');
  };
  b.reduce('finish', total, ([p]) =>
    sum([samples], ([at]) => {
      const constants = select(eq(at, k - argumentShift(algorithm)), sizeOf(samples), 0);
      const inZ = hasZ ? cast(histogram.at(p, 0, at), 'i32') : i32(0);
      const term = mul(cast(add(sub(inZ, inMarginals(p, at)), constants), 'f64'), psi.at(at));
      if (algorithm === 1) return term;
      const inverse = hasZ ? sub(inMarginals(p, at), mul(constants, 2)) : sub(0, constants);
      return add(term, div(cast(inverse, 'f64'), cast(max(at, 1), 'f64')));
    }),
  );
  b.reduce('tally', counted, ([p]) => sum([samples], ([at]) => inMarginals(p, at)));
}

function largest(values: readonly Expr[]): Expr {
  return values.reduce((a, c) => max(a, c));
}
