/** A scope for those who write text themselves: values by their texts, in stretches that they place. */
import type { Axis, Expr, LoadExpr } from '../../../kernel/expr.js';
import type { Write } from '../../../kernel/op.js';
import { int, name, type Value } from '../../loop/language.js';
import { put } from '../../loop/statements.js';
import type { StageContext } from '../context.js';
import { threadScope } from '../fold.js';
import { Printer } from '../print.js';
import type { Scope } from '../scope.js';
import { axesAt } from '../scope-kernel.js';

const printer = new Printer({ by: 'warp' });
const valueOf = (text: string): Value => (text === '0' ? int(0) : name(text, 'i32'));

export class TextScope {
  constructor(readonly scope: Scope) {}

  get context(): StageContext {
    return this.scope.context;
  }

  /** What stands here so far. */
  get lines(): string[] {
    return printer.statements(this.scope.statements);
  }

  /** A scope inside this one, whose lines are still to be placed into this one's. */
  inner(names: ReadonlyMap<Axis, string>): TextScope {
    return new TextScope(this.scope.inner(axesOf(names), 'thread'));
  }

  /** The text of a value: a name, a literal, or a short expression. */
  value(expr: Expr): string {
    return printer.value(this.scope.value(expr));
  }

  /** The same as a name or a literal, so that it can be used twice. */
  named(expr: Expr): string {
    return printer.value(this.scope.named(expr));
  }

  /** The element of a load by its border rules, with these texts in place of some of its indices. */
  element(load: LoadExpr, known: ReadonlyMap<Expr, string> = new Map()): string {
    return printer.element(
      this.scope.element(load, new Map([...known].map(([index, text]) => [index, valueOf(text)]))),
    );
  }

  /** A store into a tensor at indices that lie inside. */
  storeText(tensor: string, indices: readonly string[], value: string): string {
    const { kernel } = this.scope.values;
    const address = kernel.address(kernel.memory(tensor, 'current'), indices.map(valueOf));
    return printer.statement(put(address, name(value, 'f32')))[0];
  }

  /** Makes known under which name a value stands here. */
  note(expr: Expr, text: string): void {
    this.scope.setName(expr, name(text, expr.dtype));
  }

  /** Computes everything that the writes need and then stores. */
  write(writes: readonly Write[]): void {
    this.scope.write(writes);
  }
}

/** A scope in which a thread computes these formulas for itself. */
export function textScope(
  context: StageContext,
  formulas: readonly Expr[],
  names: ReadonlyMap<Axis, string>,
): TextScope {
  return new TextScope(threadScope(context, formulas, axesOf(names)));
}

function axesOf(names: ReadonlyMap<Axis, string>): ReadonlyMap<Axis, Value> {
  return new Map([...names].map(([axis, text]) => [axis, valueOf(text)]));
}

/** Declarations of an int for each axis, from a name that holds a linear index below their product. */
export function axisLines(
  axes: readonly Axis[],
  linear: string,
  context: StageContext,
): { readonly lines: string[]; readonly names: Map<Axis, string> } {
  const { statements, names } = axesAt(axes, name(linear, 'i32'), context);
  return {
    lines: printer.statements(statements),
    names: new Map([...names].map(([axis, value]) => [axis, printer.value(value)])),
  };
}
