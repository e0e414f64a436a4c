/**
 * A scope is a block of lines in which some index variables are bound, with the values that have got a name there. A
 * value is computed in the outermost scope that binds all its indices, so loops keep only what changes in them.
 */
import type { Axis, Expr } from '../../kernel/expr.js';
import { loadsOf } from '../../kernel/walk.js';
import type { Text } from './text.js';

export class Scope {
  readonly lines: Text[] = [];
  private readonly names = new Map<Expr, string>();
  private readonly pinned = new Set<Expr>();

  /** `together`: all invocations of the workgroup are here at the same row, in uniform control flow. */
  constructor(
    readonly parent: Scope | undefined,
    readonly axes: ReadonlyMap<Axis, string>,
    readonly together: boolean,
  ) {}

  name(expr: Expr): string | undefined {
    return this.names.get(expr);
  }

  setName(expr: Expr, name: string): void {
    this.names.set(expr, name);
  }

  /** A result that stays what it is, whatever is stored later. */
  pin(expr: Expr, name: string): void {
    this.names.set(expr, name);
    this.pinned.add(expr);
  }

  /** A pinned result, from here or further out. */
  pinnedName(expr: Expr): string | undefined {
    return this.pinned.has(expr) ? this.names.get(expr) : this.parent?.pinnedName(expr);
  }

  axis(axis: Axis): string | undefined {
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
