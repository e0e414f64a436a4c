/**
 * Structural equality of expressions. After substitution equal expressions are different objects; `Sharing` makes them
 * one again, so that emitters, which go by identity, compute each value once.
 */
import { attributesText } from '../kernel/canonical.js';
import type { Axis, Expr } from '../kernel/expr.js';

export class Sharing {
  private readonly nodes = new Map<string, Expr>();
  private readonly numbers = new Map<Expr, number>();
  private readonly done = new Map<Expr, Expr>();
  private readonly axes = new Map<Axis, number>();

  private axisNumber(axis: Axis): number {
    const known = this.axes.get(axis);
    if (known !== undefined) return known;
    this.axes.set(axis, this.axes.size);
    return this.axes.size - 1;
  }

  /** The one object that stands for all expressions of this structure. */
  unique(expr: Expr): Expr {
    const known = this.done.get(expr);
    if (known !== undefined) return known;
    const args = expr.args.map((arg) => this.unique(arg));
    const axes = expr.op === 'index' ? [expr.axis] : expr.op === 'fold' ? expr.axes : [];
    const key = `${attributesText(expr)}@${axes.map((axis) => this.axisNumber(axis)).join('.')}(${args.map((arg) => this.numbers.get(arg)).join(',')})`;
    let result = this.nodes.get(key);
    if (result === undefined) {
      result = args.every((arg, position) => arg === expr.args[position]) ? expr : ({ ...expr, args } as Expr);
      this.nodes.set(key, result);
      this.numbers.set(result, this.numbers.size);
    }
    this.done.set(expr, result);
    return result;
  }

  /** A number that all expressions of this structure bear, and no other. */
  numberOf(expr: Expr): number {
    return this.numbers.get(this.unique(expr)) as number;
  }

  same(a: Expr, b: Expr): boolean {
    return this.unique(a) === this.unique(b);
  }
}
