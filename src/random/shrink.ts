/**
 * Makes a failing program small: tries simpler ones (an op less, a body without its condition, a smaller expression, a
 * smaller size) and keeps each that still fails, until none does. Candidates that the language refuses are passed over.
 * Works on finished Programs, wherever they came from.
 */
import type { Expr, Program } from '../kernel/index.js';
import { constant, parse, serialise } from '../kernel/index.js';
import type { ComputeOp, Op, Write } from '../kernel/op.js';
import { changeOp, expressionsOf, isControl, writesOf } from '../kernel/op.js';
import { computeOps } from '../kernel/program.js';
import { loadsOf, rewriter, visit } from '../kernel/walk.js';

/** The smallest program found for which `stillFails` holds; it is called with valid programs only. */
export async function shrinkProgram(
  program: Program,
  stillFails: (program: Program) => Promise<boolean> | boolean,
): Promise<Program> {
  let best = program;
  for (let progress = true; progress; ) {
    progress = false;
    for (const candidate of candidates(best)) {
      const valid = accepted(candidate);
      if (valid === undefined || !smaller(valid, best) || !(await stillFails(valid))) continue;
      best = valid;
      progress = true;
      break;
    }
  }
  return best;
}

/** The program as the language itself would build it, or undefined where it would refuse. */
function accepted(program: Program): Program | undefined {
  try {
    return parse(serialise(withoutUnused(program)));
  } catch {
    return undefined;
  }
}

function smaller(a: Program, b: Program): boolean {
  return serialise(a).length < serialise(b).length;
}

function* candidates(program: Program): Generator<Program> {
  for (const ops of withoutOne(program.ops)) yield settle({ ...program, ops });
  for (const ops of withoutWrites(program.ops)) yield settle({ ...program, ops });
  for (const ops of simplerExpressions(program.ops)) yield settle({ ...program, ops });
  for (const tensor of program.tensors) {
    if (tensor.layout.some((axis, place) => axis !== place)) {
      const plain = { ...tensor, layout: tensor.shape.map((_, axis) => axis) };
      yield { ...program, tensors: program.tensors.map((one) => (one === tensor ? plain : one)) };
    }
  }
}

/** Each list with one op left out, or with a control op replaced by its body; larger parts first. */
function* withoutOne(ops: readonly Op[]): Generator<Op[]> {
  const half = Math.floor(ops.length / 2);
  if (half > 1) {
    yield ops.slice(0, half);
    yield ops.slice(half);
  }
  for (const [place, op] of ops.entries()) {
    const around = (middle: readonly Op[]): Op[] => [...ops.slice(0, place), ...middle, ...ops.slice(place + 1)];
    yield around([]);
    if (!isControl(op)) continue;
    yield around(op.body);
    for (const body of withoutOne(op.body)) yield around([{ ...op, body }]);
  }
}

function* withoutWrites(ops: readonly Op[]): Generator<Op[]> {
  for (const { op, replace } of eachCompute(ops)) {
    if (op.kind !== 'map' && op.kind !== 'reduce') continue;
    for (const [place, write] of op.writes.entries()) {
      const others = op.writes.filter((_, i) => i !== place);
      if (others.length > 0) yield replace({ ...op, writes: others });
      if (write.where === undefined) continue;
      const { where: _, ...open } = write;
      yield replace({ ...op, writes: op.writes.map((one, i): Write => (i === place ? open : one)) });
    }
  }
}

/** Values with one of their nodes replaced by an operand of the same type, or by a constant. */
function* simplerExpressions(ops: readonly Op[]): Generator<Op[]> {
  for (const { op, replace } of eachCompute(ops)) {
    switch (op.kind) {
      case 'map':
      case 'reduce':
      case 'matmul':
        for (const [place, write] of op.writes.entries()) {
          for (const value of simpler(write.value)) {
            const writes = op.writes.map((one, i) => (i === place ? { ...write, value } : one));
            yield replace({ ...op, writes });
            yield replace({ kind: 'map', name: op.name, axes: op.axes, writes });
          }
        }
        break;
      case 'opaque':
        break;
      default:
        for (const formula of expressionsOf(op))
          for (const next of simpler(formula)) yield replace(changeOp(op, (one) => (one === formula ? next : one)));
    }
  }
}

/** Larger parts first. */
function* simpler(root: Expr): Generator<Expr> {
  const nodes: Expr[] = [];
  visit([root], (expr) => nodes.push(expr));
  for (const node of nodes.reverse()) {
    if (node.args.length === 0 || node.op === 'load') continue;
    const others = node.args.filter((arg) => arg.dtype === node.dtype);
    for (const other of [constant(1, node.dtype), ...others])
      yield rewriter((expr) => (expr === node ? other : expr))(root);
  }
}

interface Found {
  readonly op: ComputeOp;
  readonly replace: (next: ComputeOp) => Op[];
}

function* eachCompute(ops: readonly Op[]): Generator<Found> {
  for (const [place, op] of ops.entries()) {
    const put = (next: Op): Op[] => ops.map((one, i) => (i === place ? next : one));
    if (!isControl(op)) yield { op, replace: put };
    else
      for (const inner of eachCompute(op.body))
        yield { op: inner.op, replace: (next) => put({ ...op, body: inner.replace(next) }) };
  }
}

/** Scratch that is now read before it is written becomes a state, and a state that is no longer evolved is not buffered. */
function settle(program: Program): Program {
  const ops = computeOps(program.ops);
  const written = new Set(ops.flatMap((op) => writesOf(op).map(({ tensor, version }) => `${tensor} ${version}`)));
  const tensors = program.tensors.map((tensor) => {
    if (tensor.buffered && !written.has(`${tensor.name} next`)) return { ...tensor, buffered: false };
    if (tensor.role === 'scratch' && !written.has(`${tensor.name} current`))
      return { ...tensor, role: 'state' as const };
    return tensor;
  });
  return { ...program, tensors };
}

/** Leaves out tensors, symbols and parameters that nothing names. */
function withoutUnused(program: Program): Program {
  const used = new Set<string>();
  const see = (ops: readonly Op[]): void => {
    for (const op of ops) {
      if (isControl(op)) {
        if (op.kind === 'when') used.add(op.flag);
        if (op.kind === 'repeat' && op.until !== undefined) used.add(op.until);
        see(op.body);
        continue;
      }
      for (const { tensor } of [...writesOf(op), ...loadsOf(expressionsOf(op))]) used.add(tensor);
      if (op.kind === 'opaque') for (const name of op.reads) used.add(name);
    }
  };
  see(program.ops);
  return { ...program, tensors: program.tensors.filter(({ name }) => used.has(name)) };
}
