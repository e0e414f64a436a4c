/**
 * Shares the indices of a part out over the workers: worker w takes a contiguous range of the linear index, and walks it
 * with one loop an axis, so that what belongs to an outer axis is computed once there. Where there are few indices, the
 * innermost axis is cut into blocks, one for each worker.
 */
import { largest, smallest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Local } from '../wasm/index.js';
import type { Operand } from './loop.js';
import { pushOperand } from './loop.js';
import { sizeOperand } from './rows.js';
import type { TensorMap } from './tensors.js';
import type { Writer } from './writer.js';

export interface Sharing {
  /** Outermost first. */
  readonly axes: readonly Axis[];
  /** An axis below those, walked by the body itself, that may be cut. */
  readonly inner?: Axis;
  /** Whether an index of that axis is much work: a reduction. */
  readonly folds?: boolean;
  readonly worker: Local;
  readonly workers: Local;
  /** Which worker takes the first indices, so that parts with one unit each do not meet at one worker. */
  readonly first: number;
  readonly writes: ReadonlySet<string>;
}

export interface InnerRange {
  readonly begin: Operand;
  readonly end: Operand;
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
export function shareOut(w: Writer, tensors: TensorMap, sharing: Sharing, body: (inner: InnerRange) => void): void {
  const { axes, inner } = sharing;
  const { code } = w;
  const sizes = axes.map((axis) => sizeOperand(w, tensors, axis));
  const extent = inner === undefined ? 1 : sizeOperand(w, tensors, inner);
  const indices = w.local('i32');
  code.i32(1);
  for (const each of sizes) pushOperand(code, each).op('i32.mul');
  code.set(indices);
  const least = axes.reduce((product, axis) => product * smallest(axis.extent), 1);
  const cut = inner !== undefined && mayCut(least, largest(inner.extent), sharing.folds ?? false);
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
  code
    .get(left)
    .op('i32.eqz')
    .if(() => code.op('return'));
  const counters = pushStart(w, begin, cut ? [...sizes, blocks] : sizes);
  const walk = new Walk(w, sharing, sizes, counters, left);
  if (!cut) {
    walk.write(0, axes.length, () => body({ begin: 0, end: extent }));
    return;
  }
  const block = counters[axes.length];
  walk.withBlocks(blocks, () => {
    const [from, to] = [w.local('i32'), w.local('i32')];
    w.code.get(block).get(length).op('i32.mul').tee(from).get(length).op('i32.add').tee(to);
    pushOperand(w.code, extent).get(to);
    pushOperand(w.code, extent).op('i32.lt_s').op('select').set(to);
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

/** The index on every axis at which the worker begins. */
function pushStart(w: Writer, begin: Local, sizes: readonly Operand[]): Local[] {
  const { code } = w;
  const counters = sizes.map(() => w.local('i32'));
  for (let position = sizes.length - 1; position >= 0; position -= 1) {
    if (position === 0) code.get(begin).set(counters[0]);
    else {
      pushOperand(code.get(begin), sizes[position]).op('i32.rem_u').set(counters[position]);
      pushOperand(code.get(begin), sizes[position]).op('i32.div_u').set(begin);
    }
  }
  return counters;
}

/** Nested loops that begin in the middle and end when nothing is left. */
class Walk {
  constructor(
    private readonly w: Writer,
    private readonly sharing: Sharing,
    private readonly sizes: readonly Operand[],
    private readonly counters: readonly Local[],
    private readonly left: Local,
  ) {}

  /** Loops from axis `depth` on; the last of `levels` counts down what is left. */
  write(depth: number, levels: number, body: () => void): void {
    if (depth === this.sharing.axes.length) {
      body();
      return;
    }
    const { w, left } = this;
    const counter = this.counters[depth];
    const bindings = new Map([[this.sharing.axes[depth], { local: counter, offset: 0 }]]);
    const scope = w.inside({ bindings, writes: this.sharing.writes }, () => this.write(depth + 1, levels, body));
    const isLast = depth === levels - 1;
    if (isLast) {
      this.countedLoop(counter, this.sizes[depth], scope.code, depth === 0);
      return;
    }
    const { code } = w;
    code.loop((again) => {
      code.append(scope.code).get(counter).i32(1).op('i32.add').set(counter);
      code.get(left);
      if (depth > 0) {
        code.i32(0).op('i32.ne').get(counter);
        pushOperand(code, this.sizes[depth]).op('i32.lt_u').op('i32.and');
      }
      code.brIf(again);
    });
    if (depth > 0) code.i32(0).set(counter);
  }

  /** The same with blocks of the inner axis as the last level. */
  withBlocks(blocks: Local, body: () => void): void {
    const block = this.counters[this.sharing.axes.length];
    this.write(0, this.sharing.axes.length + 1, () => {
      const { w } = this;
      // An axis of its own, so that nothing that changes with the block is moved out of its loop.
      const axis: Axis = { name: 'block', extent: 1 };
      const bindings = new Map([[axis, { local: block, offset: 0 }]]);
      const scope = w.inside({ bindings, writes: this.sharing.writes }, body);
      this.countedLoop(block, blocks, scope.code, this.sharing.axes.length === 0);
    });
  }

  /** Up to the end of the axis or of what is left, whichever comes first. */
  private countedLoop(counter: Local, size: Operand, body: Writer['code'], only: boolean): void {
    const { left } = this;
    const { code } = this.w;
    const end = this.w.local('i32');
    code.get(counter).get(left).op('i32.add').set(end);
    if (!only) {
      pushOperand(code, size).get(end);
      pushOperand(code, size).get(end).op('i32.lt_u').op('select').set(end);
    }
    code.get(left).get(end).get(counter).op('i32.sub').op('i32.sub').set(left);
    code.loop((again) => {
      code.append(body).get(counter).i32(1).op('i32.add').tee(counter).get(end).op('i32.lt_u').brIf(again);
    });
    code.i32(0).set(counter);
  }
}
