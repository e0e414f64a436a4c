/**
 * Pairs side by side: a tensor whose last axis has two places, stored outside the axis before it, is stored as it is
 * declared where every formula that names a place of that axis takes both. A GPU's thread then loads and stores a pair at
 * once, and a warp whole lines of the cache; a CPU, which goes along the other axis, had rather keep them apart. Values
 * do not change, nor what a caller reads or writes.
 */
import { byteSize } from '../kernel/dtype.js';
import type { Expr } from '../kernel/expr.js';
import { expressionsOf } from '../kernel/op.js';
import type { Program } from '../kernel/program.js';
import { computeOps } from '../kernel/program.js';
import type { Tensor } from '../kernel/tensor.js';
import { loadsOf } from '../kernel/walk.js';
import { Sharing } from './sharing.js';

/** The Program with such tensors stored in the order of their axes. */
export function pairsInside(program: Program): Program {
  const found = new Set(program.tensors.filter(isApart).map(({ name }) => name));
  if (found.size === 0) return program;
  const paired = new Set<string>();
  for (const op of computeOps(program.ops)) {
    if (op.kind === 'opaque') {
      // Hand-written text counts on the layout that was declared.
      for (const name of [...op.reads, ...op.writes]) found.delete(name);
      continue;
    }
    const sharing = new Sharing();
    const halves = new Map<string, { tensor: string; places: Set<number> }>();
    const note = (tensor: string, version: string, indices: readonly Expr[]): void => {
      const last = indices[indices.length - 1];
      if (!found.has(tensor) || last.op !== 'constant') return;
      const others = indices.slice(0, -1).map((index) => sharing.numberOf(index));
      const key = `${tensor}.${version} ${others.join(' ')}`;
      const own = halves.get(key) ?? { tensor, places: new Set() };
      own.places.add(last.value);
      halves.set(key, own);
    };
    for (const { tensor, version, args } of loadsOf(expressionsOf(op))) note(tensor, version, args);
    if ('writes' in op)
      for (const { tensor, version, indices } of op.writes) note(`${tensor}`, `to ${version}`, indices);
    for (const { tensor, places } of halves.values()) {
      if (places.size === 2) paired.add(tensor);
      else found.delete(tensor);
    }
  }
  const move = (tensor: Tensor): Tensor =>
    found.has(tensor.name) && paired.has(tensor.name)
      ? { ...tensor, layout: tensor.shape.map((_, axis) => axis) }
      : tensor;
  return { ...program, tensors: program.tensors.map(move) };
}

/** Elements of four bytes on the device alone, in the order of their axes but for the last two, of which the pair is outside. */
function isApart({ role, dtype, shape, layout }: Tensor): boolean {
  const last = shape.length - 1;
  if (role === 'input' || role === 'output' || byteSize(dtype) !== 4 || last < 1 || shape[last] !== 2) return false;
  return layout.every(
    (axis, position) => axis === (position < last - 1 ? position : position === last ? last - 1 : last),
  );
}
