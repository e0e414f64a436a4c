/**
 * Expressions as WGSL text. Nodes that are used once stand inside the text of their user; others get a `let` in the
 * outermost scope that binds their indices. Folds become loops (loop.ts, shared-loop.ts); folds over the same axes that
 * do not need each other share one.
 */
import { provablyInside } from '../../kernel/bounds.js';
import { valueType } from '../../kernel/dtype.js';
import type { Axis, Expr, FoldExpr, LoadExpr } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import { freeAxes, visit } from '../../kernel/walk.js';
import type { Kernel } from './kernel.js';
import { operation } from './scalar.js';
import type { Scope } from './scope.js';
import { bare, isAtom, literal, typeOf } from './text.js';

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

const longestInline = 80;

export class Values {
  private readonly uses = new Map<Expr, number>();
  private readonly free = new Map<Expr, ReadonlySet<Axis>>();
  private readonly folds: FoldExpr[] = [];
  private readonly below = new Map<FoldExpr, ReadonlySet<Expr>>();

  constructor(
    readonly kernel: Kernel,
    roots: readonly Expr[],
    private readonly writeLoop: LoopWriter,
  ) {
    const use = (expr: Expr): void => {
      this.uses.set(expr, (this.uses.get(expr) ?? 0) + 1);
    };
    roots.forEach(use);
    visit(roots, (expr) => {
      expr.args.forEach(use);
      if (expr.op === 'fold') this.folds.push(expr);
    });
  }

  /** The value as text, to be used once. */
  text(expr: Expr, scope: Scope): string {
    switch (expr.op) {
      case 'constant':
        return literal(expr.value, expr.dtype, () => this.kernel.module.helpers.use('fromBits'));
      case 'index':
        return scope.axis(expr.axis) ?? this.kernel.repeat(expr.axis);
      case 'size':
        return this.kernel.size(expr.symbol);
      case 'parameter':
        return this.kernel.parameter(expr.name, typeOf(expr.dtype) as 'f32');
      case 'cycle':
        return this.kernel.cycle();
      default:
        return this.computed(expr, scope);
    }
  }

  /** The value as a name or a literal, to be used as often as wanted. */
  name(expr: Expr, scope: Scope): string {
    const text = this.text(expr, scope);
    if (isAtom(text)) return text;
    const name = this.kernel.fresh('v');
    scope.lines.push(`let ${name} = ${bare(text)};`);
    if (this.home(expr, scope) === scope) scope.setName(expr, name);
    return name;
  }

  private computed(
    expr: Exclude<Expr, { op: 'constant' | 'index' | 'size' | 'parameter' | 'cycle' }>,
    scope: Scope,
  ): string {
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
      return home.name(expr) as string;
    }
    const text =
      expr.op === 'load'
        ? this.loadText(expr, home)
        : operation(expr, this.operands(expr, home), this.kernel.module.helpers);
    if (home === scope && (this.uses.get(expr) ?? 0) <= 1 && text.length <= longestInline) return text;
    const name = this.kernel.fresh('v');
    home.lines.push(`let ${name} = ${bare(text)};`);
    home.setName(expr, name);
    return name;
  }

  private operands(expr: Expr, scope: Scope): string[] {
    const args = expr.args.map((arg) => this.text(arg, scope));
    // WGSL evaluates constant expressions itself and refuses overflow in them: a `let` is no constant.
    if (expr.args.every((arg) => arg.op === 'constant') && isAtom(args[0])) {
      const name = this.kernel.fresh('c');
      scope.lines.push(`let ${name} = ${bare(args[0])};`);
      args[0] = name;
    }
    return args;
  }

  /** The innermost scope around `scope` that binds an index of the value, else the outermost. */
  private home(expr: Expr, scope: Scope): Scope {
    const free = freeAxes(expr, this.free);
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
    for (const other of this.folds) {
      const fits =
        !group.includes(other) &&
        sameLoop(first, other) &&
        home.name(other) === undefined &&
        [...freeAxes(other, this.free)].every((axis) => home.axis(axis) !== undefined || this.kernel.isRepeat(axis)) &&
        this.home(other, home) === home;
      if (fits && group.every((member) => !this.needs(member, other) && !this.needs(other, member))) group.push(other);
    }
    return group;
  }

  /** Whether one fold's value is computed from the other's. */
  private needs(fold: FoldExpr, other: FoldExpr): boolean {
    let below = this.below.get(fold);
    if (below === undefined) {
      const seen = new Set<Expr>();
      visit(fold.args, (expr) => seen.add(expr));
      this.below.set(fold, seen);
      below = seen;
    }
    return below.has(other);
  }

  private loadText(expr: LoadExpr, scope: Scope): string {
    const { kernel } = this;
    const memory = kernel.memory(expr.tensor, expr.version);
    const type = typeOf(valueType(memory.dtype));
    const zero = literal(0, type, () => '');
    if (memory.shape.includes(0)) return zero;
    const conditions: string[] = [];
    const indices = expr.args.map((index, axis): string => {
      const dimension = memory.shape[axis];
      const border = expr.border[axis];
      if (border === 'inside' || provablyInside(index, dimension)) return this.checked(expr, axis, scope);
      if (border === 'zero') {
        const name = this.runtimeName(index, scope);
        conditions.push(`${name} >= 0i && ${name} < ${kernel.size(dimension)}`);
        return name;
      }
      if (kernel.mayBeEmpty(dimension)) conditions.push(`${kernel.size(dimension)} > 0i`);
      const helper = kernel.module.helpers.use(border === 'clamp' ? 'clampAt' : 'wrapAt');
      return `${helper}(${bare(this.text(index, scope))}, ${kernel.size(dimension)})`;
    });
    const loaded = kernel.load(memory, indices);
    return conditions.length === 0 ? loaded : `select(${zero}, ${loaded}, ${[...new Set(conditions)].join(' && ')})`;
  }

  /** A named index that the WGSL compiler does not take for a constant, so that no product with it is refused. */
  private runtimeName(index: Expr, scope: Scope): string {
    if (index.op !== 'constant') return this.name(index, scope);
    const name = this.kernel.fresh('c');
    scope.lines.push(`let ${name} = ${bare(this.text(index, scope))};`);
    return name;
  }

  /** An index that promises to lie inside: believed, or in a debug build checked. */
  private checked(expr: LoadExpr, axis: number, scope: Scope): string {
    const text = this.text(expr.args[axis], scope);
    const { module, place } = this.kernel;
    if (module.options.debug !== true) return text;
    const site = module.site({ place, tensor: expr.tensor, axis });
    const dimension = this.kernel.memory(expr.tensor, expr.version).shape[axis];
    const helper = module.helpers.made('checked', () => [
      'fn checked(i: i32, size: i32, site: u32) -> i32 {',
      [
        'if (i >= 0i && i < size) { return i; }',
        `arena[${module.extra('faults')}] = site;`,
        `arena[${module.extra('faults')} + 1u] = bitcast<u32>(i);`,
        'return max(min(i, size - 1i), 0i);',
      ],
      '}',
    ]);
    return `${helper}(${bare(text)}, ${this.kernel.size(dimension)}, ${site}u)`;
  }
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
