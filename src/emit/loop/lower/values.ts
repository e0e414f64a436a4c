/**
 * Expressions as values of the loop language. Nodes that are used once stand inside their user; others get a name in the
 * outermost scope that binds their indices. Folds become loops (serial-loop.ts, shared-loop.ts); folds over the same axes
 * that do not need each other share one.
 */
import { intervalOf, provablyInside } from '../../../kernel/bounds.js';
import { type Dimension, smallest } from '../../../kernel/dimension.js';
import { valueType } from '../../../kernel/dtype.js';
import type { Axis, Expr, FoldExpr, LoadExpr } from '../../../kernel/expr.js';
import type { Write } from '../../../kernel/op.js';
import {
  type Address,
  above,
  atLeast,
  below,
  constant,
  every,
  inside,
  int,
  least,
  loadOf,
  minus,
  most,
  type Operator,
  operation,
  type Value,
} from '../language.js';
import { Roots } from '../roots.js';
import { isAtom, weight } from '../walk.js';
import { byteSumOf, fitsAlways } from './byte-sum.js';
import type { Kernel, Memory } from './kernel.js';
import type { Scope } from './scope.js';

/** One loop over the linearised axes: folds that share it, and stores at every index. */
export interface LoopGroup {
  readonly axes: readonly Axis[];
  /** begin and end, where the range is given. */
  readonly range: readonly Expr[];
  readonly folds: readonly FoldExpr[];
  readonly writes: readonly Write[];
}

/** Writes the loop into the scope and names the results of its folds there. */
export type LoopWriter = (values: Values, scope: Scope, group: LoopGroup) => void;

/** Where a lowering finds the values of expressions: to be used once, or by a name as often as wanted. */
export type Elements = Pick<Values, 'value' | 'named'>;

type Leaf = 'constant' | 'index' | 'size' | 'parameter' | 'cycle';
/** What is computed from its operands. */
export type Computed = Exclude<Expr, { op: Leaf | 'load' | 'fold' }>;

/** A larger value gets a name of its own, so that text stays readable. */
const largestInline = 16;

export class Values {
  readonly roots: Roots;

  constructor(
    readonly kernel: Kernel,
    formulas: readonly Expr[],
    private readonly writeLoop: LoopWriter,
  ) {
    this.roots = new Roots(formulas);
  }

  /** The value, to be used once. */
  value(expr: Expr, scope: Scope): Value {
    switch (expr.op) {
      case 'constant':
        return constant(expr.value, expr.dtype);
      case 'index':
        return scope.axis(expr.axis) ?? this.kernel.repeat(expr.axis);
      case 'size':
        return this.kernel.size(expr.symbol);
      case 'parameter':
        return this.kernel.parameter(expr.name, expr.dtype);
      case 'cycle':
        return this.kernel.cycle();
      default:
        return this.computed(expr, scope);
    }
  }

  /** The value as a name or a constant, to be used as often as wanted. */
  named(expr: Expr, scope: Scope): Value {
    const value = this.value(expr, scope);
    if (isAtom(value)) return value;
    const kept = this.kernel.keep('v', value, scope.statements);
    if (this.home(expr, scope) === scope) scope.setName(expr, kept);
    return kept;
  }

  private computed(expr: Exclude<Expr, { op: Leaf }>, scope: Scope): Value {
    const home = this.home(expr, scope);
    const known = expr.op === 'fold' ? (scope.pinnedName(expr) ?? home.name(expr)) : home.name(expr);
    if (known !== undefined) return known;
    if (expr.op === 'fold') {
      this.writeLoop(this, home, {
        axes: expr.axes,
        range: expr.args.slice(1),
        folds: this.sharing(expr, home),
        writes: [],
      });
      return home.name(expr) as Value;
    }
    const value = expr.op === 'load' ? this.load(expr, home) : this.operation(expr, home);
    if (home === scope && this.roots.usedOnce(expr) && this.isShort(value)) return value;
    const kept = this.kernel.keep('v', value, home.statements);
    home.setName(expr, kept);
    return kept;
  }

  /** Whether a value that is used once may stand inside its user. */
  protected isShort(value: Value): boolean {
    return weight(value) <= largestInline;
  }

  protected operation(expr: Computed, scope: Scope): Value {
    const bytes = this.kernel.module.machine.sumsBytes ? byteSumOf(expr) : undefined;
    if (bytes !== undefined) return operation('sumBytes', 'i32', this.value(bytes.word, scope), int(bytes.plus));
    const args = expr.args.map((arg) => this.value(arg, scope));
    // Some compilers evaluate constant expressions themselves and refuse overflow in them: a name is no constant.
    if (expr.args.every((arg) => arg.op === 'constant') && isAtom(args[0]))
      args[0] = this.kernel.keep('c', args[0], scope.statements);
    const type = expr.dtype;
    if (expr.op === 'call')
      return { kind: 'call', type: 'f32', name: this.kernel.module.function(expr.name), args: [args[0]] };
    return {
      ...operation(expr.op as Operator, type, ...args),
      ...(fitsAlways(expr) && { fits: true as const }),
      ...(expr.op === 'div' && expr.isPlain === true && { isPlain: true as const }),
    };
  }

  /** The innermost scope around `scope` that binds an index of the value, else the outermost. */
  home(expr: Expr, scope: Scope): Scope {
    const free = this.roots.freeAxes(expr);
    let at = scope;
    for (;;) {
      for (const axis of at.axes.keys()) if (free.has(axis)) return at;
      if (at.parent === undefined) return at;
      at = at.parent;
    }
  }

  /** Folds that can run in the same loop, the given one first. */
  private sharing(first: FoldExpr, home: Scope): FoldExpr[] {
    const group = [first];
    for (const other of this.roots.folds) {
      const fits =
        !group.includes(other) && sameLoop(first, other) && home.name(other) === undefined && this.isHome(other, home);
      if (fits && group.every((member) => !this.roots.reaches(member, other) && !this.roots.reaches(other, member)))
        group.push(other);
    }
    return group;
  }

  /** Whether the value belongs to this scope: not to an outer one, nor into a loop that is not open. */
  isHome(expr: Expr, scope: Scope): boolean {
    const isBound = (axis: Axis): boolean => scope.axis(axis) !== undefined || this.kernel.isRepeat(axis);
    return this.home(expr, scope) === scope && [...this.roots.freeAxes(expr)].every(isBound);
  }

  /** Where an element lies; `formulas`: its indices as they were before border rules. */
  address(memory: Memory, indices: readonly Value[], _formulas: readonly Expr[], _scope: Scope): Address {
    return this.kernel.address(memory, indices);
  }

  protected load(expr: LoadExpr, scope: Scope): Value {
    const { kernel } = this;
    const memory = kernel.memory(expr.tensor, expr.version);
    if (memory.shape.includes(0)) return constant(0, valueType(memory.dtype));
    const { indices, where } = this.place(expr, memory, scope);
    const address = this.address(memory, indices, expr.args, scope);
    return loadOf(address, valueType(memory.dtype), where);
  }

  /** The indices of a load by its border rules, and the condition under which it reads; `known` indices are given. */
  protected place(
    expr: LoadExpr,
    memory: Memory,
    scope: Scope,
    known: ReadonlyMap<Expr, Value> = new Map(),
  ): { readonly indices: readonly Value[]; readonly where: Value | undefined } {
    const { kernel } = this;
    const conditions: Value[] = [];
    const seen = new Set<string>();
    const need = (key: string, ...these: readonly Value[]): void => {
      if (!seen.has(key)) conditions.push(...these);
      seen.add(key);
    };
    const indices = expr.args.map((index, axis): Value => {
      const dimension = memory.shape[axis];
      const border = expr.border[axis];
      const size = kernel.size(dimension);
      if (border === 'inside' || provablyInside(index, dimension))
        return known.get(index) ?? this.checked(expr, axis, scope);
      if (border === 'zero') {
        const at = known.get(index) ?? this.runtimeName(index, scope);
        need(JSON.stringify([at, size]), isInside(index, at, dimension, size));
        return at;
      }
      if (smallest(dimension) === 0) need(JSON.stringify(size), above(size, 0));
      const at = known.get(index) ?? this.value(index, scope);
      return border === 'wrap' ? operation('wrapAt', 'i32', at, size) : clamped(index, at, dimension, size);
    });
    return { indices, where: every(conditions) };
  }

  /** A named index that a compiler does not take for a constant, so that no product with it is refused. */
  private runtimeName(index: Expr, scope: Scope): Value {
    if (index.op !== 'constant') return this.named(index, scope);
    return this.kernel.keep('c', this.value(index, scope), scope.statements);
  }

  /** An index that promises to lie inside: believed, or in a debug build checked. */
  private checked(expr: LoadExpr, axis: number, scope: Scope): Value {
    const index = this.value(expr.args[axis], scope);
    const { module, place } = this.kernel;
    if (!module.machine.debug) return index;
    const site = module.site({ place, tensor: expr.tensor, axis });
    const size = this.kernel.size(this.kernel.memory(expr.tensor, expr.version).shape[axis]);
    return { kind: 'checked', type: 'i32', index, size, site };
  }
}

/** Whether an index lies inside, as far as its range leaves that open. */
function isInside(index: Expr, at: Value, dimension: Dimension, size: Value): Value {
  const { low, high } = intervalOf(index);
  if (low >= 0) return below(at, size);
  return high < smallest(dimension) ? atLeast(at, 0) : inside(at, size);
}

/** The nearest index inside. */
function clamped(index: Expr, at: Value, dimension: Dimension, size: Value): Value {
  const { low, high } = intervalOf(index);
  if (low >= 0) return least(at, minus(size, 1));
  return high < smallest(dimension) ? most(at, 0) : operation('clampAt', 'i32', at, size);
}

/** Whether two folds run over the same positions. */
export function sameLoop(a: FoldExpr, b: FoldExpr): boolean {
  return (
    a.axes.length === b.axes.length &&
    a.axes.every((axis, position) => axis === b.axes[position]) &&
    a.args.length === b.args.length &&
    a.args.slice(1).every((bound, position) => bound === b.args[position + 1])
  );
}
