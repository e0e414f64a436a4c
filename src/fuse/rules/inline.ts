/**
 * Inlining: a map that only makes scratch for one later op is computed where it is read. The common work of the rules
 * `topk epilogue` and `stencil recompute`, which say when that is wise.
 */
import { affine } from '../../kernel/bounds.js';
import { smallest } from '../../kernel/dimension.js';
import type { Expr, LoadExpr } from '../../kernel/expr.js';
import { add, and, constant, ge, lt, max, min, rem, select, sizeOf, sub } from '../../kernel/expr.js';
import type { ComputeOp, MapOp, MatmulOp, Write } from '../../kernel/op.js';
import { changeOp, expressionsOf, writesOf } from '../../kernel/op.js';
import type { Tensor } from '../../kernel/tensor.js';
import { loadsOf, substitute } from '../../kernel/walk.js';
import type { Context } from '../context.js';
import { dtypeOf, throughStorage } from '../context.js';
import { replacingLoads } from '../rename.js';
import { stencilRecompute } from './stencil-recompute.js';
import { topkEpilogue } from './topk-epilogue.js';

export interface Inlined {
  readonly op: ComputeOp;
  readonly rule: string;
  readonly text: string;
}

/** `consumer` with every load of what `producer` makes replaced by its formula, or the reason why not. */
export function inlineInto(
  producer: ComputeOp,
  consumer: ComputeOp,
  between: readonly ComputeOp[],
  context: Context,
): Inlined | string {
  if (producer.kind !== 'map' && producer.kind !== 'reduce' && producer.kind !== 'matmul')
    return `a ${producer.kind} has no formula`;
  const write = wholeWrite(producer, context.tensors);
  if (write === undefined) return 'it does not write one whole scratch tensor';
  const inputs = new Set(loadsOf(expressionsOf(producer)).map((found) => `${found.tensor}.${found.version}`));
  const disturbed = [...between, consumer].some((op) =>
    writesOf(op).some(({ tensor, version }) => inputs.has(`${tensor}.${version}`)),
  );
  if (disturbed) return 'its inputs are overwritten before the value is used';
  const loads = loadsOf(expressionsOf(consumer)).filter((found) => found.tensor === write.tensor);
  if (loads.length === 0) return 'it is not read here';
  const shape = context.tensors.get(write.tensor)?.shape ?? [];
  // A load from an empty tensor is zero; its formula would not be.
  const mayBeEmpty = loads.some((found) =>
    found.border.some((rule, d) => rule !== 'inside' && smallest(shape[d]) === 0),
  );
  if (mayBeEmpty) return 'the tensor may be empty';
  const rules = [topkEpilogue, stencilRecompute].map((rule) => rule(producer, write, consumer, loads, context.machine));
  const rule = rules.find((answer) => answer.refused === undefined);
  if (rule === undefined) return rules.map((answer) => `${answer.name}: ${answer.refused}`).join('; ');
  const tensor = context.tensors.get(write.tensor) as Tensor;
  const change = replacingLoads((found) =>
    found.tensor === write.tensor ? formulaAt(write, found, tensor, context) : undefined,
  );
  return { op: changeOp(consumer, change), rule: rule.name, text: `${producer.name} computed in place` };
}

/** The single unmasked store of a whole plain scratch tensor. */
function wholeWrite(op: MapOp | MatmulOp, tensors: ReadonlyMap<string, Tensor>): Write | undefined {
  const [write] = op.writes;
  const tensor = tensors.get(write.tensor);
  if (op.writes.length !== 1 || write.where !== undefined || tensor?.role !== 'scratch') return undefined;
  const identity = write.indices.every((index, position) => index.op === 'index' && index.axis === op.axes[position]);
  return identity &&
    op.axes.length === tensor.shape.length &&
    op.axes.every((axis, position) => axis.extent === tensor.shape[position])
    ? write
    : undefined;
}

function formulaAt(write: Write, found: LoadExpr, tensor: Tensor, context: Context): Expr {
  const replacement = new Map();
  const inside: Expr[] = [];
  found.args.forEach((index, position) => {
    const axis = affine(write.indices[position]).axis;
    const size = sizeOf(tensor.shape[position]);
    const rule = found.border[position];
    if (rule === 'zero') inside.push(and(ge(index, 0), lt(index, size)));
    if (axis !== undefined) replacement.set(axis, bordered(index, size, rule));
  });
  const [formula] = substitute([write.value], replacement);
  const value = throughStorage(formula, dtypeOf(context, write.tensor));
  return inside.reduce((result, condition) => select(condition, result, constant(0, result.dtype)), value);
}

function bordered(index: Expr, size: Expr, rule: LoadExpr['border'][number]): Expr {
  switch (rule) {
    case 'inside':
      return index;
    case 'clamp':
    case 'zero':
      return max(min(index, sub(size, 1)), 0);
    case 'wrap':
      return rem(add(rem(index, size), size), size);
    default:
      return rule satisfies never;
  }
}
