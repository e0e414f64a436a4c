/**
 * Programs cut short, for bisection: the ops up to and including one of them, in a form whose result can be seen. It only
 * rearranges what a valid Program holds, so every device can run it; the meaning of each op that stays is unchanged.
 */
import type { Axis, ComputeOp, Expr, MapOp, Op, Program, Tensor } from '../kernel/index.js';
import { valueType } from '../kernel/index.js';
import { isControl, writesOf } from '../kernel/op.js';
import { computeOps } from '../kernel/program.js';

export interface Prefix {
  /** The last op of the prefix. */
  readonly op: ComputeOp;
  readonly program: Program;
  /** What the op writes: outputs or states of the cut program. */
  readonly written: readonly string[];
}

/** The prefixes in program order: one for each compute op, and before it one of the first iteration for an op in a loop. */
export function prefixesOf(program: Program): Prefix[] {
  return computeOps(program.ops).flatMap((op) => {
    const written = [...new Set(writesOf(op).map(({ tensor }) => tensor))];
    const whole = cutAfter(program.ops, op);
    const once = firstIteration(whole);
    return (once === undefined ? [whole] : [once, whole]).map((ops) => {
      const held = [...nextCopies(program, ops), ...ops];
      return { op, program: showing({ ...program, ops: held }, (tensor) => written.includes(tensor.name)), written };
    });
  });
}

/** The loops that stand last run once: what later iterations overwrite can be seen. Undefined where no loop does. */
function firstIteration(ops: readonly Op[]): Op[] | undefined {
  const last = ops[ops.length - 1];
  if (last === undefined || !isControl(last)) return undefined;
  const body = firstIteration(last.body);
  if (last.kind !== 'repeat') return body === undefined ? undefined : [...ops.slice(0, -1), { ...last, body }];
  return [...ops.slice(0, -1), { ...last, max: 1, body: body ?? last.body }];
}

/** The same program with scratch made output, where `wanted`, so that it can be read after a step. */
export function showing(program: Program, wanted: (tensor: Tensor) => boolean = () => true): Program {
  const tensors = program.tensors.map(
    (tensor): Tensor => (tensor.role === 'scratch' && wanted(tensor) ? { ...tensor, role: 'output' } : tensor),
  );
  return { ...program, tensors };
}

/** The ops up to `last`; an orchestration op around it keeps the part of its body that stands before. */
function cutAfter(ops: readonly Op[], last: ComputeOp): Op[] {
  const kept: Op[] = [];
  for (const op of ops) {
    if (!isControl(op)) kept.push(op);
    else if (!computeOps(op.body).includes(last)) kept.push(op);
    else kept.push(withBody(op, cutAfter(op.body, last)));
    if (op === last || (isControl(op) && computeOps(op.body).includes(last))) break;
  }
  return kept;
}

/** A loop whose flag is no longer written runs to its maximum: an unwritten flag could say anything. */
function withBody(op: Extract<Op, { body: readonly Op[] }>, body: readonly Op[]): Op {
  if (op.kind !== 'repeat' || op.until === undefined || writesTensor(body, op.until)) return { ...op, body };
  const { until: _dropped, ...rest } = op;
  return { ...rest, body };
}

function writesTensor(ops: readonly Op[], name: string): boolean {
  return computeOps(ops).some((op) => writesOf(op).some(({ tensor }) => tensor === name));
}

/** First of all the next version of every buffered state becomes its present one, so that what is not written is known. */
function nextCopies(program: Program, ops: readonly Op[]): Op[] {
  const used = new Set(
    computeOps(ops)
      .flatMap(writesOf)
      .filter(({ version }) => version === 'next')
      .map(({ tensor }) => tensor),
  );
  return program.tensors.filter(({ name }) => used.has(name)).map((tensor) => copyToNext(program, tensor));
}

function copyToNext(program: Program, tensor: Tensor): MapOp {
  const axes = tensor.shape.map((extent, place): Axis => ({ name: `i${place}`, extent }));
  const indices = axes.map((axis): Expr => ({ op: 'index', dtype: 'i32', args: [], axis }));
  const value: Expr = {
    op: 'load',
    dtype: valueType(tensor.dtype),
    args: indices,
    tensor: tensor.name,
    version: 'current',
    border: indices.map(() => 'inside'),
  };
  const names = new Set(computeOps(program.ops).map(({ name }) => name));
  let name = `hold${tensor.name}`;
  while (names.has(name)) name += '_';
  return { kind: 'map', name, axes, writes: [{ tensor: tensor.name, version: 'next', indices, value }] };
}
