/**
 * Canonical form of an op: axes get names by their place (i0 … for the op, j0 … for folds by depth, r0 … for repeats)
 * and equal expressions become one node. Two ops that mean the same by construction are then equal as data, and the
 * emitters get common subexpressions for free.
 */
import { dimensionText } from './dimension.js';
import type { Axis, Expr } from './expr.js';
import type { ComputeOp } from './op.js';
import { changeOp, innerAxes, withAxes } from './op.js';
import { freeAxes } from './walk.js';

/** Canonicalises with a memory of axes and nodes; one per op. */
export class Canonicaliser {
  private readonly axes = new Map<Axis, Axis>();
  private readonly nodes = new Map<string, Expr>();
  private readonly numbers = new Map<Expr, number>();
  private readonly foldAxes = new Map<string, Axis>();
  private readonly memories = new Map<string, Map<Expr, Expr>>();
  private readonly free = new Map<Expr, ReadonlySet<Axis>>();

  constructor(outer: readonly Axis[]) {
    for (const axis of outer) this.axes.set(axis, axis);
  }

  bind(axes: readonly Axis[], prefix: string): Axis[] {
    return axes.map((axis, position) => {
      const named = { name: `${prefix}${position}`, extent: axis.extent };
      this.axes.set(axis, named);
      return named;
    });
  }

  expr(root: Expr): Expr {
    return this.walk(root, 0);
  }

  private walk(expr: Expr, depth: number): Expr {
    const memory = this.memoryFor(expr, depth);
    const known = memory.get(expr);
    if (known !== undefined) return known;
    const unique = this.rebuild(expr, depth);
    memory.set(expr, unique);
    return unique;
  }

  /** What a node becomes depends on its depth in folds and on what its free axes are called there. */
  private memoryFor(expr: Expr, depth: number): Map<Expr, Expr> {
    let key = `${depth}`;
    for (const axis of freeAxes(expr, this.free)) {
      const named = this.axes.get(axis);
      key += named === undefined ? ',?' : `,${axisText(named)}`;
    }
    const memory = this.memories.get(key) ?? new Map<Expr, Expr>();
    this.memories.set(key, memory);
    return memory;
  }

  private rebuild(expr: Expr, depth: number): Expr {
    if (expr.op === 'fold') {
      const bounds = expr.args.slice(1).map((arg) => this.walk(arg, depth));
      const outside = expr.axes.map((axis) => this.axes.get(axis));
      const axes = expr.axes.map((axis, position) => {
        const name = `j${depth + position}`;
        const fresh = { name, extent: axis.extent };
        const named = this.foldAxes.get(axisText(fresh)) ?? fresh;
        this.foldAxes.set(axisText(named), named);
        this.axes.set(axis, named);
        return named;
      });
      const body = this.walk(expr.args[0], depth + axes.length);
      // Outside its fold an axis is what it was before: unknown, or the axis of an outer loop.
      expr.axes.forEach((axis, position) => {
        const before = outside[position];
        if (before === undefined) this.axes.delete(axis);
        else this.axes.set(axis, before);
      });
      return this.intern({ ...expr, axes, args: [body, ...bounds] });
    }
    if (expr.op === 'index') {
      const axis = this.axes.get(expr.axis);
      return axis === undefined ? this.keepForeign(expr) : this.intern({ ...expr, axis });
    }
    return this.intern({ ...expr, args: expr.args.map((arg) => this.walk(arg, depth)) } as Expr);
  }

  /** An index of another op may bear the name of one of ours; it stays itself, so that the check can find it. */
  private keepForeign(expr: Expr): Expr {
    if (!this.numbers.has(expr)) this.numbers.set(expr, this.numbers.size);
    return expr;
  }

  private intern(expr: Expr): Expr {
    const key = `${attributesText(expr)}(${expr.args.map((arg) => this.numbers.get(arg)).join(',')})`;
    const known = this.nodes.get(key);
    if (known !== undefined) return known;
    this.nodes.set(key, expr);
    this.numbers.set(expr, this.numbers.size);
    return expr;
  }
}

function axisText(axis: Axis): string {
  return `${axis.name}:${dimensionText(axis.extent)}`;
}

/** Everything that tells a node from others with the same children. */
export function attributesText(expr: Expr): string {
  const head = `${expr.op}:${expr.dtype}`;
  switch (expr.op) {
    case 'constant':
      return `${head}:${Object.is(expr.value, -0) ? '-0' : expr.value}`;
    case 'index':
      return `${head}:${axisText(expr.axis)}`;
    case 'size':
      return `${head}:${expr.symbol.symbol}`;
    case 'parameter':
    case 'call':
      return `${head}:${expr.name}`;
    case 'load':
      return `${head}:${expr.tensor}:${expr.version}:${expr.border.join('.')}`;
    case 'fold':
      return `${head}:${expr.reducer}:${expr.axes.map(axisText).join(',')}`;
    default:
      return head;
  }
}

export function canonicalOp(op: ComputeOp, outer: readonly Axis[]): ComputeOp {
  if (op.kind === 'opaque') return op;
  const canon = new Canonicaliser(outer);
  const [axes, inner] = [canon.bind(op.axes, 'i'), canon.bind(innerAxes(op), 'o')];
  return changeOp(withAxes(op, axes, inner), (expr) => canon.expr(expr));
}
