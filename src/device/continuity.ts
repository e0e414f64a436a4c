/**
 * Which tensors of a Program vary continuously with rounding errors, and which may jump: a rounded value that decides
 * something (a comparison, a floor, an index, a flag) makes all that follows from it unstable. Used to know where f32 and
 * f64 must agree closely. Decisions on exact values (integers, untouched inputs) are harmless.
 */
import type { Expr, Program } from '../kernel/index.js';
import type { ComputeOp, Op } from '../kernel/op.js';

/** exact: the same in every arithmetic; rounded: close in every arithmetic; unstable: may jump. */
export type Stability = 'exact' | 'rounded' | 'unstable';

const rank = { exact: 0, rounded: 1, unstable: 2 } as const;

function worst(...all: readonly Stability[]): Stability {
  return all.reduce((a, b) => (rank[a] >= rank[b] ? a : b), 'exact');
}

/** What a decision taken on such a value is. */
function decided(by: Stability): Stability {
  return by === 'exact' ? 'exact' : 'unstable';
}

/** The stability of every tensor (both versions of a buffered one together), over any number of steps. */
export function stabilities(program: Program): ReadonlyMap<string, Stability> {
  const known = new Map<string, Stability>();
  const raise = (tensor: string, to: Stability): boolean => {
    const before = known.get(tensor) ?? 'exact';
    const after = worst(before, to);
    known.set(tensor, after);
    return after !== before;
  };
  const visitOps = (ops: readonly Op[], flag: Stability): boolean => {
    let moved = false;
    for (const op of ops) {
      if (op.kind === 'repeat' || op.kind === 'when' || op.kind === 'every') {
        const name = op.kind === 'repeat' ? op.until : op.kind === 'when' ? op.flag : undefined;
        const condition = name === undefined ? 'exact' : decided(known.get(name) ?? 'exact');
        moved = visitOps(op.body, worst(flag, condition)) || moved;
      } else {
        for (const [tensor, stability] of writtenBy(op, known)) moved = raise(tensor, worst(stability, flag)) || moved;
      }
    }
    return moved;
  };
  while (visitOps(program.ops, 'exact')) {
    // States carry what one pass found into the next.
  }
  return known;
}

function writtenBy(op: ComputeOp, known: ReadonlyMap<string, Stability>): [string, Stability][] {
  const memory = new Map<Expr, Stability>();
  const of = (expr: Expr | undefined): Stability => (expr === undefined ? 'exact' : stabilityOf(expr, known, memory));
  switch (op.kind) {
    case 'map':
    case 'reduce':
    case 'matmul':
      return op.writes.map((write) => {
        const place = worst(of(write.where), ...write.indices.map(of));
        return [write.tensor, worst(of(write.value), decided(place))];
      });
    case 'topk': {
      const [value, where] = [of(op.value), decided(of(op.where))];
      const values: [string, Stability][] = op.values === undefined ? [] : [[op.values, worst(value, where)]];
      return op.indices === undefined ? values : [...values, [op.indices, worst(decided(value), where)]];
    }
    case 'histogram':
      return [[op.target, worst(decided(of(op.bin)), of(op.weight))]];
    case 'scan':
      return [[op.target, worst(of(op.value), op.reducer === 'sum' && isReal(op.value) ? 'rounded' : 'exact')]];
    case 'opaque':
      return op.writes.map((tensor) => [
        tensor,
        worst('rounded', ...op.reads.map((name) => known.get(name) ?? 'exact')),
      ]);
    default:
      return op satisfies never;
  }
}

function stabilityOf(expr: Expr, known: ReadonlyMap<string, Stability>, memory: Map<Expr, Stability>): Stability {
  const found = memory.get(expr);
  if (found !== undefined) return found;
  const args = expr.args.map((arg) => stabilityOf(arg, known, memory));
  const result = rule(expr, args, known);
  memory.set(expr, result);
  return result;
}

function rule(expr: Expr, args: readonly Stability[], known: ReadonlyMap<string, Stability>): Stability {
  const all = worst(...args);
  switch (expr.op) {
    case 'load':
      return worst(known.get(expr.tensor) ?? 'exact', decided(all));
    case 'floor':
    case 'ceil':
    case 'trunc':
    case 'round':
    case 'isFinite':
    case 'bitcast':
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge':
    case 'eq':
    case 'ne':
      return decided(all);
    case 'cast':
      return expr.dtype === 'f32' || expr.dtype === 'f64' ? worst(all, 'rounded') : decided(all);
    case 'select':
      return worst(decided(args[0]), args[1], args[2]);
    case 'fold': {
      const [body, ...range] = args;
      const value = expr.reducer === 'argmax' || expr.reducer === 'argmin' ? decided(body) : body;
      return worst(value, expr.reducer === 'sum' && isReal(expr) ? 'rounded' : 'exact', decided(worst(...range)));
    }
    case 'neg':
    case 'abs':
    case 'min':
    case 'max':
      return all;
    default:
      return expr.args.length > 0 && isReal(expr) ? worst(all, 'rounded') : all;
  }
}

function isReal(expr: Expr): boolean {
  return expr.dtype === 'f32' || expr.dtype === 'f64';
}
