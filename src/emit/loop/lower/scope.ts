/**
 * A scope is a block of statements in which some index variables are bound, with the values that have got a name there. A
 * value is computed in the outermost scope that binds all its indices, so loops keep only what changes in them.
 */
import type { Axis, Expr } from '../../../kernel/expr.js';
import { loadsOf } from '../../../kernel/walk.js';
import type { Statement, Value } from '../language.js';

export class Scope {
  readonly statements: Statement[] = [];
  private readonly names = new Map<Expr, Value>();
  private readonly pinned = new Set<Expr>();

  /** `together`: all threads of the unit are here at the same row, in uniform control flow. */
  constructor(
    readonly parent: Scope | undefined,
    readonly axes: ReadonlyMap<Axis, Value>,
    readonly together = false,
  ) {}

  /** A scope inside this one, for one thread: the body of a loop. */
  inside(axes: ReadonlyMap<Axis, Value>): Scope {
    return new Scope(this, axes);
  }

  name(expr: Expr): Value | undefined {
    return this.names.get(expr);
  }

  setName(expr: Expr, value: Value): void {
    this.names.set(expr, value);
  }

  /** A result that stays what it is, whatever is stored later. */
  pin(expr: Expr, value: Value): void {
    this.names.set(expr, value);
    this.pinned.add(expr);
  }

  /** A pinned result, from here or further out. */
  pinnedName(expr: Expr): Value | undefined {
    return this.pinned.has(expr) ? this.names.get(expr) : this.parent?.pinnedName(expr);
  }

  axis(axis: Axis): Value | undefined {
    return this.axes.get(axis) ?? this.parent?.axis(axis);
  }

  /** Forgets values that were read from these tensors, here and further out. */
  forget(written: ReadonlySet<string>): void {
    for (const expr of this.names.keys()) {
      const stale = loadsOf([expr]).some(({ tensor, version }) => written.has(`${tensor}.${version}`));
      if (stale && !this.pinned.has(expr)) this.names.delete(expr);
    }
    this.parent?.forget(written);
  }
}
