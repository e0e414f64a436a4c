/**
 * What makes an op of a special kind wrong: the targets of topk, histogram and scan have one shape and type that fits, a
 * matmul holds a product, an opaque op names a known body. What all ops share (axes, loads, writes) is in validate.ts.
 */
import type { Dimension } from './dimension.js';
import { largest, sameDimension } from './dimension.js';
import { refuse } from './errors.js';
import type { Expr } from './expr.js';
import type { ComputeOp, HistogramOp, MatmulOp, OpaqueOp, ScanOp, TopkOp } from './op.js';
import { writesOf } from './op.js';
import type { OpaqueTensor } from './opaque.js';
import { findOpaque } from './opaque.js';
import { identifier } from './program.js';
import type { Tensor } from './tensor.js';
import { shapeText } from './tensor.js';
import { visit } from './walk.js';

/** A declared tensor; refuses a name that the Program does not know. */
type Find = (name: string) => Tensor;

export function checkKind(op: ComputeOp, place: string, find: Find): void {
  switch (op.kind) {
    case 'map':
    case 'reduce':
      if (op.writes.length === 0) refuse(place, 'writes nothing', 0, 'at least one store');
      break;
    case 'matmul':
      checkMatmul(op, place);
      break;
    case 'topk':
      checkTopk(op, place, find);
      break;
    case 'histogram':
      checkHistogram(op, place, find);
      break;
    case 'scan':
      checkScan(op, place, find);
      break;
    case 'opaque':
      checkOpaque(op, place, find);
      break;
    default:
      op satisfies never;
  }
}

function checkMatmul(op: MatmulOp, place: string): void {
  const [write] = op.writes;
  const whole =
    op.writes.length === 1 &&
    op.axes.length >= 2 &&
    write.indices.length === op.axes.length &&
    write.indices.every((index, position) => index.op === 'index' && index.axis === op.axes[position]);
  if (!whole) refuse(place, 'does not write one whole tensor', `${op.writes.length} stores`, 'one, at the indices');
  if (!products(write.value)) {
    refuse(place, 'holds no product', 'no sum of left · right', 'Σ_k left · right', 'Use the sum in the epilogue.');
  }
}

function products(value: Expr): boolean {
  let found = false;
  visit([value], (expr) => {
    if (expr.op !== 'fold' || expr.reducer !== 'sum') return;
    if (expr.axes.length === 1 && expr.args.length === 1 && expr.args[0].op === 'mul') found = true;
  });
  return found;
}

function checkTopk(op: TopkOp, place: string, find: Find): void {
  if (!Number.isInteger(op.k) || op.k < 1 || op.k > 64) refuse(place, 'bad k', op.k, 'a whole number from 1 to 64');
  if (op.values === undefined && op.indices === undefined)
    refuse(place, 'no target', 'none', 'values, indices or both');
  needDistinct(op, place);
  if (op.value.dtype === 'bool') refuse(place, 'value of a wrong type', op.value.dtype, 'a number type');
  if (op.where !== undefined && op.where.dtype !== 'bool')
    refuse(place, 'where is not a condition', op.where.dtype, 'bool');
  const shape = [...op.axes.map((axis) => axis.extent), op.k];
  if (op.values !== undefined) needTarget(place, find(op.values), op.value.dtype, shape);
  if (op.indices !== undefined) needTarget(place, find(op.indices), 'i32', shape);
}

function checkHistogram(op: HistogramOp, place: string, find: Find): void {
  const { name, dtype, shape } = find(op.target);
  if (dtype !== 'i32' && dtype !== 'u32') refuse(place, `${name} has a wrong dtype`, dtype, 'i32 or u32');
  if (shape.length === 0) refuse(place, `target ${name} has no bins`, shapeText(shape), 'a last dimension of bins');
  needTarget(place, find(op.target), dtype, [...op.axes.map((axis) => axis.extent), shape[shape.length - 1]]);
  if (op.bin.dtype !== 'i32') refuse(place, 'bin of a wrong type', op.bin.dtype, 'i32');
  if (op.weight.dtype !== dtype) refuse(place, 'weight of a wrong type', op.weight.dtype, dtype);
}

function checkScan(op: ScanOp, place: string, find: Find): void {
  const target = find(op.target);
  if (!Number.isInteger(op.along) || op.along < 0 || op.along >= target.shape.length)
    refuse(place, `bad axis of ${target.name}`, op.along, `0 … ${target.shape.length - 1}`);
  if (op.value.dtype !== target.dtype)
    refuse(place, `value for ${target.name} has a wrong type`, op.value.dtype, target.dtype);
  needTarget(
    place,
    target,
    target.dtype,
    op.axes.map((axis) => axis.extent),
  );
}

function checkOpaque(op: OpaqueOp, place: string, find: Find): void {
  const definition = findOpaque(op.body);
  if (definition === undefined) refuse(place, 'unknown body', op.body, 'a body made known by defineOpaque()');
  if (op.writes.length === 0) refuse(place, 'writes nothing', 0, 'at least one tensor');
  needDistinct(op, place);
  for (const [name, value] of Object.entries(op.attributes)) {
    if (!identifier.test(name) || typeof value !== 'number')
      refuse(place, 'bad attribute', `${name}: ${value}`, 'an identifier and a number');
  }
  // Symbols stand at their largest: what fits then fits always.
  const sized = (name: string): OpaqueTensor => ({ ...find(name), shape: find(name).shape.map(largest) });
  const wrong = definition.check?.({
    attributes: op.attributes,
    reads: op.reads.map(sized),
    writes: op.writes.map(sized),
  });
  if (wrong !== undefined) refuse(place, `does not fit ${op.body}`, wrong, `what ${op.body} takes`);
}

function needDistinct(op: ComputeOp, place: string): void {
  const names = writesOf(op).map(({ tensor }) => tensor);
  for (const name of names) {
    if (names.indexOf(name) !== names.lastIndexOf(name))
      refuse(place, 'one tensor is two targets', name, 'a tensor for each');
  }
}

function needTarget(place: string, tensor: Tensor, dtype: string, shape: readonly Dimension[]): void {
  if (tensor.dtype !== dtype) refuse(place, `${tensor.name} has a wrong dtype`, tensor.dtype, dtype);
  const fits =
    tensor.shape.length === shape.length &&
    tensor.shape.every((dimension, position) => sameDimension(dimension, shape[position]));
  if (!fits) refuse(place, `${tensor.name} has a wrong shape`, shapeText(tensor.shape), shapeText(shape));
}
