/**
 * The tree of a reduction (kernel/tree.ts) in memory: per level, `lanes` accumulators and the number of elements taken.
 * A complete chunk is folded in halves and its result is an element of the next level. A level that took a single element
 * gives it back unchanged, so every level there may be is run, whatever the length was. Accumulators are f32, f64, or four
 * f32 rows side by side.
 */
import { limits } from '../../kernel/arithmetic.js';
import type { Scalar } from '../../kernel/dtype.js';
import type { Tree } from '../../kernel/tree.js';
import type { Callable, Code, FunctionBuilder, Local, PlainOpcode } from '../wasm/index.js';

export type SlotKind = 'f32' | 'f64' | 'v128';
export type Combine = 'sum' | 'max' | 'min';

export const slotBytes: Readonly<Record<SlotKind, number>> = { f32: 4, f64: 8, v128: 16 };

export function levelBytes(tree: Tree, kind: SlotKind): number {
  return tree.lanes * slotBytes[kind] + 16;
}

/** What a reduction starts from; of floats by default. */
export function neutralOf(combine: Combine, dtype: Scalar = 'f32'): number {
  const { low, high } = limits(dtype);
  return combine === 'sum' ? 0 : combine === 'max' ? low : high;
}

const vectorOpcodes: Readonly<Record<'f32' | 'f64', Readonly<Record<Combine, PlainOpcode>>>> = {
  f32: { sum: 'f32x4.add', max: 'f32x4.pmax', min: 'f32x4.pmin' },
  f64: { sum: 'f64x2.add', max: 'f64x2.pmax', min: 'f64x2.pmin' },
};

/** Combines vectors on the stack, the left operand below. */
export function vectorCombine(kind: SlotKind, combine: Combine): PlainOpcode {
  return vectorOpcodes[kind === 'f64' ? 'f64' : 'f32'][combine];
}

/** Leaves two scalars combined on the stack. */
export function scalarCombine(f: Code, kind: 'f32' | 'f64', combine: Combine, left: Local, right: Local): void {
  if (combine === 'sum') {
    f.get(left).get(right).op(`${kind}.add`);
    return;
  }
  f.get(right).get(left).get(left).get(right);
  f.op(`${kind}.${combine === 'max' ? 'lt' : 'gt'}`).op('select');
}

function pushNeutral(f: FunctionBuilder, kind: SlotKind, combine: Combine): void {
  const value = neutralOf(combine);
  if (kind === 'f64') f.f64(value).op('f64x2.splat');
  else f.f32(value).op('f32x4.splat');
}

/** Sets the accumulators at `area` to neutral. */
function clear(f: FunctionBuilder, tree: Tree, kind: SlotKind, combine: Combine, area: Local): void {
  const neutral = f.local('v128');
  pushNeutral(f, kind, combine);
  f.set(neutral);
  for (let at = 0; at < tree.lanes * slotBytes[kind]; at += 16)
    f.get(area).get(neutral).store('v128.store', { offset: at, align: 4 });
}

export function writeTreeReset(f: FunctionBuilder, tree: Tree, kind: SlotKind, combine: Combine): void {
  const [area, levels] = f.params;
  f.loop((again) => {
    clear(f, tree, kind, combine, area);
    f.get(area)
      .i32(0)
      .store('i32.store', { offset: tree.lanes * slotBytes[kind] });
    f.get(area).i32(levelBytes(tree, kind)).op('i32.add').set(area);
    f.get(levels).i32(1).op('i32.sub').tee(levels).brIf(again);
  });
}

/** Folds the accumulators in halves; the result is the first. */
function halve(f: FunctionBuilder, tree: Tree, kind: SlotKind, combine: Combine, area: Local): void {
  const size = slotBytes[kind];
  const scalar = kind === 'v128' ? 'f32' : kind;
  const [left, right] = [f.local(scalar), f.local(scalar)];
  for (let half = tree.lanes >> 1; half > 0; half >>= 1) {
    const bytes = half * size;
    for (let at = 0; at < bytes; ) {
      f.get(area);
      if (bytes - at >= 16) {
        f.get(area).load('v128.load', { offset: at, align: 4 });
        f.get(area).load('v128.load', { offset: at + bytes, align: 4 });
        f.op(vectorCombine(kind, combine)).store('v128.store', { offset: at, align: 4 });
        at += 16;
      } else {
        f.get(area).load(`${scalar}.load`, { offset: at }).set(left);
        f.get(area)
          .load(`${scalar}.load`, { offset: at + bytes })
          .set(right);
        scalarCombine(f, scalar, combine, left, right);
        f.store(`${scalar}.store`, { offset: at });
        at += size;
      }
    }
  }
}

/** (area) → the result of the accumulators, which are neutral afterwards. */
export function writeTreeTake(f: FunctionBuilder, tree: Tree, kind: SlotKind, combine: Combine): void {
  const [area] = f.params;
  halve(f, tree, kind, combine, area);
  f.get(area).load(`${kind}.load`, alignmentOf(kind));
  clear(f, tree, kind, combine, area);
}

/** (area, value): one more element of the level; a full level is taken and pushed to the next. */
export function writeTreePush(f: FunctionBuilder, tree: Tree, kind: SlotKind, combine: Combine, take: Callable): void {
  const [area, value] = f.params;
  const size = slotBytes[kind];
  const countAt = tree.lanes * size;
  const [count, slot, left] = [f.local('i32'), f.local('i32'), f.local(kind)];
  f.get(area).load('i32.load', { offset: countAt }).set(count);
  f.get(count)
    .i32(tree.lanes - 1)
    .op('i32.and')
    .i32(size)
    .op('i32.mul')
    .get(area)
    .op('i32.add')
    .tee(slot);
  f.load(`${kind}.load`, alignmentOf(kind)).set(left).get(slot);
  if (kind === 'v128') f.get(left).get(value).op(vectorCombine(kind, combine));
  else scalarCombine(f, kind, combine, left, value);
  f.store(`${kind}.store`, alignmentOf(kind));
  f.get(count).i32(1).op('i32.add').tee(count).i32(tree.chunk).op('i32.eq');
  f.if(() => {
    f.i32(0).set(count);
    f.get(area).i32(levelBytes(tree, kind)).op('i32.add').get(area).call(take).call(f);
  });
  f.get(area).get(count).store('i32.store', { offset: countAt });
}

/** (area, levels) → the result of all levels. */
export function writeTreeFinish(
  f: FunctionBuilder,
  tree: Tree,
  kind: SlotKind,
  combine: Combine,
  calls: { take: Callable; push: Callable },
): void {
  const [area, levels] = f.params;
  f.block((leave) => {
    f.loop((again) => {
      f.get(levels).i32(1).op('i32.le_s').brIf(leave);
      f.get(area).i32(levelBytes(tree, kind)).op('i32.add').get(area).call(calls.take).call(calls.push);
      f.get(area).i32(levelBytes(tree, kind)).op('i32.add').set(area);
      f.get(levels).i32(1).op('i32.sub').set(levels);
      f.br(again);
    });
  });
  halve(f, tree, kind, combine, area);
  f.get(area).load(`${kind}.load`, alignmentOf(kind));
}

function alignmentOf(kind: SlotKind): { readonly align?: number } {
  return kind === 'v128' ? { align: 4 } : {};
}

/**
 * Levels above the first that a reduction of so many elements can need, none for a single chunk. Each gets one element
 * more than it has chunks below, as the end of a reduction pushes what is left, be it nothing.
 */
export function upperLevels(most: number, tree: Tree): number {
  if (most <= tree.chunk) return 0;
  let levels = 1;
  for (let count = Math.ceil(most / tree.chunk) + 1; count >= tree.chunk; count = Math.ceil(count / tree.chunk) + 1)
    levels += 1;
  return levels;
}
