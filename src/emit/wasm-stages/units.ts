/**
 * Shares the indices of a part out over the workers: worker w takes a contiguous range of the linear index, and walks it
 * with one loop an axis, so that what belongs to an outer axis is computed once there. Where there are few indices, the
 * innermost axis is cut into blocks, one for each worker.
 */
import { largest, smallest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Local } from '../wasm/index.js';
import { axisOperand, type Operand, pushExtreme, pushOperand, type Range } from './loop.js';
import type { Writer } from './writer.js';

export interface Sharing {
  /** Outermost first. */
  readonly axes: readonly Axis[];
  /** An axis below those, walked by the body itself, that may be cut. */
  readonly inner: Axis | undefined;
  /** Whether an index of that axis is much work: a reduction. */
  readonly folds: boolean;
  readonly worker: Local;
  readonly workers: Local;
  /** Which worker takes the first indices, so that parts with one unit each do not meet at one worker. */
  readonly first: number;
  readonly writes: ReadonlySet<string>;
}

/** With this many indices a worker nothing is cut. */
const enoughIndices = 8;
/** No machine has so many workers that this would not be enough indices. */
const surelyEnough = 1024;
/** Below this an axis is not cut. */
const shortestCut = 32;
/** The same where each index of it is a reduction and there is hardly an index around it. */
const shortestCutOfFolds = 8;
const hardlyAny = 8;

function mayCut(indices: number, extent: number, folds: boolean): boolean {
  if (folds && indices < hardlyAny && extent >= shortestCutOfFolds) return true;
  return indices < surelyEnough && extent >= shortestCut;
}

/** Calls `body` where the code for one index is to stand, with the range of the inner axis. */
export function shareOut(w: Writer, sharing: Sharing, body: (inner: Range) => void): void {
  const { axes, inner } = sharing;
  const { code } = w;
  const sizes = axes.map((axis) => axisOperand(w, axis));
  const extent = inner === undefined ? 1 : axisOperand(w, inner);
  const indices = w.local('i32');
  code.i32(1);
  for (const each of sizes) pushOperand(code, each).op('i32.mul');
  code.set(indices);
  const least = axes.reduce((product, axis) => product * smallest(axis.extent), 1);
  const cut = inner !== undefined && mayCut(least, largest(inner.extent), sharing.folds);
  const [total, blocks, length] = [w.local('i32'), w.local('i32'), w.local('i32')];
  if (cut) {
    // blocks = indices < enough · workers ? workers : 1
    code.get(sharing.workers).i32(1).get(indices).get(sharing.workers).i32(enoughIndices).op('i32.mul').op('i32.lt_u');
    code.op('select').set(blocks);
    // length = ceil(extent / blocks), rounded up to whole vectors
    pushOperand(code, extent).get(blocks).op('i32.add').i32(1).op('i32.sub').get(blocks).op('i32.div_u');
    code.i32(3).op('i32.add').i32(-4).op('i32.and').set(length);
    code.get(indices).get(blocks).op('i32.mul').set(total);
  } else code.get(indices).set(total);
  const [begin, left] = pushShare(w, sharing, total);
  code.get(left).op('i32.eqz');
  code.if(() => code.op('return'));
  // Blocks are an axis of their own, so that nothing that changes with the block is moved out of its loop.
  const levels = axes.map((axis, at): Level => ({ axis, size: sizes[at], counter: w.local('i32') }));
  if (cut) levels.push({ axis: { name: 'block', extent: 1 }, size: blocks, counter: w.local('i32') });
  pushStart(w, begin, levels);
  walk(w, levels, left, sharing.writes, () => {
    if (!cut) {
      body({ begin: 0, end: extent });
      return;
    }
    const [from, to] = [w.local('i32'), w.local('i32')];
    w.code.get(levels[axes.length].counter).get(length).op('i32.mul').tee(from).get(length).op('i32.add').set(to);
    pushExtreme(w.code, 'min', to, extent).set(to);
    body({ begin: from, end: to });
  });
}

/** The first index of this worker and how many it takes. */
function pushShare(w: Writer, { worker, workers, first }: Sharing, total: Local): [Local, Local] {
  const { code } = w;
  const [me, begin, left, rest] = Array.from({ length: 4 }, () => w.local('i32'));
  // (worker + workers − first mod workers) mod workers
  code.get(worker).get(workers).op('i32.add').i32(first).get(workers).op('i32.rem_u').op('i32.sub');
  code.get(workers).op('i32.rem_u').set(me);
  code.get(total).get(workers).op('i32.rem_u').set(rest);
  code.get(total).get(workers).op('i32.div_u').tee(left);
  code.get(me).op('i32.mul').get(me).get(rest).get(me).get(rest).op('i32.lt_u').op('select').op('i32.add').set(begin);
  code.get(left).get(me).get(rest).op('i32.lt_u').op('i32.add').set(left);
  return [begin, left];
}

/** Sets the counters to the index on every axis at which the worker begins. */
function pushStart(w: Writer, begin: Local, levels: readonly Level[]): void {
  const { code } = w;
  for (let position = levels.length - 1; position > 0; position -= 1) {
    const { size, counter } = levels[position];
    pushOperand(code.get(begin), size).op('i32.rem_u').set(counter);
    pushOperand(code.get(begin), size).op('i32.div_u').set(begin);
  }
  if (levels.length > 0) code.get(begin).set(levels[0].counter);
}

interface Level {
  readonly axis: Axis;
  readonly size: Operand;
  readonly counter: Local;
}

/** Nested loops that begin in the middle and end when nothing is left; the innermost says how much it takes before it begins. */
function walk(
  w: Writer,
  levels: readonly Level[],
  left: Local,
  writes: ReadonlySet<string>,
  body: () => void,
  depth = 0,
): void {
  if (depth === levels.length) {
    body();
    return;
  }
  const { axis, size, counter } = levels[depth];
  const bindings = new Map([[axis, { local: counter, offset: 0 }]]);
  const scope = w.inside({ bindings, writes }, () => walk(w, levels, left, writes, body, depth + 1));
  const { code } = w;
  const end = w.local('i32');
  const isLast = depth === levels.length - 1;
  if (isLast) {
    code.get(counter).get(left).op('i32.add').set(end);
    if (depth > 0) pushExtreme(code, 'min', end, size).set(end);
    code.get(left).get(counter).op('i32.add').get(end).op('i32.sub').set(left);
  }
  code.loop((again) => {
    code.append(scope.code).get(counter).i32(1).op('i32.add').set(counter);
    if (isLast) code.get(counter).get(end).op('i32.lt_u');
    else if (depth === 0) code.get(left);
    else pushOperand(code.get(left).i32(0).op('i32.ne').get(counter), size).op('i32.lt_u').op('i32.and');
    code.brIf(again);
  });
  if (depth > 0) code.i32(0).set(counter);
}
