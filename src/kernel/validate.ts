/**
 * What makes an op wrong, checked while the Program is built: indices that may leave a tensor, writes that collide or
 * go where they may not, stencils over a tensor that the same op writes, scratch that is read before it is written.
 */
import { affine, intervalOf, provablyInside } from './bounds.js';
import { dimensionText, largest, sameDimension, smallest } from './dimension.js';
import { valueType } from './dtype.js';
import { refuse } from './errors.js';
import type { Axis, Expr, LoadExpr } from './expr.js';
import { checkKind } from './kinds.js';
import type { ComputeOp, Write } from './op.js';
import { expressionsOf, innerAxes, versioned, writesOf } from './op.js';
import type { Tensor } from './tensor.js';
import { shapeText } from './tensor.js';
import { freeAxes, loadsOf, visit } from './walk.js';

export type TensorTable = ReadonlyMap<string, Tensor>;

export function checkOp(op: ComputeOp, tensors: TensorTable, outer: readonly Axis[]): void {
  const place = `${op.kind} ${op.name}`;
  const roots = expressionsOf(op);
  checkAxes(op, roots, place, outer);
  for (const found of loadsOf(roots)) checkLoad(found, tensors, place);
  for (const { tensor, version } of writesOf(op)) checkTarget(place, tensorOf(tensors, tensor, place), version);
  checkKind(op, place, (name) => tensorOf(tensors, name, place));
  if (op.kind === 'map' || op.kind === 'reduce' || op.kind === 'matmul') {
    for (const write of op.writes) checkWrite(write, op.axes, tensors, place);
    checkOverlap(op.writes, tensors, place);
    checkHazards(op.writes, roots, place);
    if (op.kind === 'reduce' && !hasFold(roots))
      refuse(place, 'reduces nothing', 'no fold', 'at least one of sum, maximum, …', 'Use map.');
    return;
  }
  const written = new Set(writesOf(op).map(({ tensor, version }) => versioned(tensor, version)));
  for (const found of loadsOf(roots)) {
    const name = versioned(found.tensor, found.version);
    if (written.has(name)) refuse(place, `reads the tensor that it writes`, name, 'another tensor');
  }
}

function hasFold(roots: readonly Expr[]): boolean {
  let found = false;
  visit(roots, (expr) => {
    if (expr.op === 'fold') found = true;
  });
  return found;
}

export function tensorOf(tensors: TensorTable, name: string, place: string): Tensor {
  const tensor = tensors.get(name);
  if (tensor === undefined)
    refuse(
      place,
      'unknown tensor',
      name,
      `one of ${[...tensors.keys()].join(', ')}`,
      'Declare it in the same program.',
    );
  return tensor;
}

function checkAxes(op: ComputeOp, roots: readonly Expr[], place: string, outer: readonly Axis[]): void {
  if (op.kind === 'opaque') return;
  const own = new Set<Axis>([...op.axes, ...innerAxes(op), ...outer]);
  const memory = new Map();
  for (const root of roots) {
    for (const axis of freeAxes(root, memory)) {
      if (!own.has(axis))
        refuse(place, 'uses an index variable of another op', axis.name, 'the indices that this op hands to its body');
    }
  }
}

function checkLoad(found: LoadExpr, tensors: TensorTable, place: string): void {
  const tensor = tensorOf(tensors, found.tensor, place);
  if (found.dtype !== valueType(tensor.dtype) || found.args.length !== tensor.shape.length) {
    refuse(
      place,
      `load of ${tensor.name} does not fit its declaration`,
      `${found.args.length} indices, ${found.dtype}`,
      `${shapeText(tensor.shape)} ${tensor.dtype}`,
    );
  }
  found.args.forEach((index, position) => {
    if (found.border[position] === 'inside' && !provablyInside(index, tensor.shape[position])) {
      const { low, high } = intervalOf(index);
      refuse(
        place,
        `index ${position} of ${tensor.name} may leave the tensor`,
        `${low} … ${high}`,
        `0 … ${dimensionText(tensor.shape[position])} − 1`,
        'Give a border rule: clamp, zero or wrap.',
      );
    }
  });
}

function checkTarget(place: string, tensor: Tensor, version: 'current' | 'next'): void {
  if (tensor.role === 'input' || tensor.role === 'constant')
    refuse(place, `writes ${tensor.name}`, tensor.role, 'output, state or scratch');
  if (tensor.buffered && version === 'current') {
    refuse(
      place,
      `writes the current version of ${tensor.name}`,
      tensor.name,
      `${tensor.name}.next`,
      'A buffered state is read as it was and written as next.',
    );
  }
}

function checkWrite(write: Write, axes: readonly Axis[], tensors: TensorTable, place: string): void {
  const tensor = tensorOf(tensors, write.tensor, place);
  if (write.indices.length !== tensor.shape.length)
    refuse(place, `wrong number of indices for ${tensor.name}`, write.indices.length, `${tensor.shape.length}`);
  if (write.value.dtype !== valueType(tensor.dtype))
    refuse(place, `value for ${tensor.name} has a wrong type`, write.value.dtype, valueType(tensor.dtype), 'Use cast.');
  if (write.where !== undefined && write.where.dtype !== 'bool')
    refuse(place, 'where is not a condition', write.where.dtype, 'bool');
  const covered = new Set<Axis>();
  write.indices.forEach((index, position) => {
    if (index.dtype !== 'i32')
      refuse(place, `index ${position} of ${tensor.name} has a wrong type`, index.dtype, 'i32');
    const { axis, offset } = affine(index);
    const dimension = tensor.shape[position];
    if (axis !== undefined && axes.includes(axis)) {
      if (covered.has(axis))
        refuse(place, `axis ${axis.name} indexes ${tensor.name} twice`, position, 'one dimension an axis');
      covered.add(axis);
      const fits =
        (offset === 0 && sameDimension(axis.extent, dimension)) ||
        (offset >= 0 && offset + largest(axis.extent) <= smallest(dimension));
      if (!fits) {
        refuse(
          place,
          `write leaves ${tensor.name} in dimension ${position}`,
          `${offset} + 0 … ${dimensionText(axis.extent)} − 1`,
          `0 … ${dimensionText(dimension)} − 1`,
        );
      }
    } else if (axis === undefined && !Number.isNaN(offset)) {
      if (offset < 0 || offset >= smallest(dimension))
        refuse(
          place,
          `write leaves ${tensor.name} in dimension ${position}`,
          offset,
          `0 … ${dimensionText(dimension)} − 1`,
        );
    } else {
      // A computed row: its uniqueness per outer index is the author's promise, checked by the reference as it runs.
      for (const used of freeAxes(index)) covered.add(used);
    }
  });
  for (const axis of axes) {
    if (!covered.has(axis) && largest(axis.extent) > 1) {
      refuse(
        place,
        `several indices of axis ${axis.name} write the same element of ${tensor.name}`,
        dimensionText(axis.extent),
        'each index its own element',
        'Use a reduction.',
      );
    }
  }
}

/** Affine boxes that two writes of one op touch must be disjoint; computed rows may not share a tensor with another write. */
function checkOverlap(writes: readonly Write[], tensors: TensorTable, place: string): void {
  for (let a = 0; a < writes.length; a += 1) {
    for (let b = a + 1; b < writes.length; b += 1) {
      if (writes[a].tensor !== writes[b].tensor || writes[a].version !== writes[b].version) continue;
      const tensor = tensorOf(tensors, writes[a].tensor, place);
      const apart = tensor.shape.some((_, position) => {
        const [first, second] = [boxSide(writes[a].indices[position]), boxSide(writes[b].indices[position])];
        return first !== undefined && second !== undefined && (first.end <= second.begin || second.end <= first.begin);
      });
      if (!apart)
        refuse(place, `two writes of ${tensor.name} may overlap`, 'one region', 'disjoint slices', 'Use two ops.');
    }
  }
}

/** The range of one dimension that an affine index covers; undefined where it is computed. */
export function boxSide(index: Expr): { begin: number; end: number; axis?: Axis } | undefined {
  const { axis, offset } = affine(index);
  if (Number.isNaN(offset)) return undefined;
  return axis === undefined
    ? { begin: offset, end: offset + 1 }
    : { begin: offset, end: offset + largest(axis.extent), axis };
}

/** An op may read what it writes only at exactly the element that it writes. */
function checkHazards(writes: readonly Write[], roots: readonly Expr[], place: string): void {
  const loads = loadsOf(roots);
  for (const write of writes) {
    for (const found of loads) {
      if (found.tensor !== write.tensor || found.version !== write.version) continue;
      const same = found.args.every((index, position) => index === write.indices[position]);
      if (!same) {
        refuse(
          place,
          `reads ${found.tensor} at other elements than it writes`,
          'a stencil or gather in place',
          'the element that is written',
          'Declare the state as buffered and write its next version, or write to scratch.',
        );
      }
    }
  }
}
