/**
 * Values in the text. A scope is a stretch of straight text in which some index variables are bound: a row, or the body
 * of a loop inside it. Values are those of the loop language: each node of the DAG is computed once, in the outermost scope that
 * binds its free axes, so what does not change in a loop stands before it. Here is what these rows have beside it: rows
 * that are read whole, pointers and numbers that run along, loads a turn ahead, choices by a mask. Loops of folds are in
 * fold.ts.
 */
import type { Axis, Expr, FoldExpr, LoadExpr } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import {
  type Address,
  converted,
  equal,
  operation,
  plus,
  type Statement,
  thread,
  times,
  type Value,
} from '../loop/language.js';
import type { Memory } from '../loop/lower/kernel.js';
import { MapValues } from '../loop/lower/map-values.js';
import { Scope as LoopScope } from '../loop/lower/scope.js';
import { isFirst, storeStatements } from '../loop/lower/store.js';
import type { Computed } from '../loop/lower/values.js';
import { isInside } from '../loop/passes/pieces.js';
import type { Roots } from '../loop/roots.js';
import { when } from '../loop/statements.js';
import type { StageContext } from './context.js';
import { RowPieces } from './row-pieces.js';
import { moduloSum, type RunningIndex, type TurnLoads, unsigned } from './running.js';
import type { Team } from './schedule.js';
import { ScopeKernel } from './scope-kernel.js';
import { type IndexTerm, linearTerms, SplitAddress } from './split-address.js';

/** Writes the loop of a fold (and of those that can share it) into a scope, and notes the results there. */
export type FoldWriter = (fold: FoldExpr, scope: Scope) => void;

/** Longer texts get a name of their own. */
const longestInline = 72;

/** The first of those who run a scope's text alike. */
const firsts = { warp: isFirst, block: equal(thread, 0) } as const;

/** A team waits for itself. */
export function meetOf(team: Exclude<Team, 'thread'>): Statement {
  return { kind: 'barrier', global: true, of: team === 'warp' ? 'warp' : 'workgroup' };
}

export class Scope extends LoopScope {
  private readonly claimed = new Set<Expr>();
  readonly addresses: SplitAddress | undefined;
  rowPieces: RowPieces | undefined;
  turnLoads: TurnLoads | undefined;
  running: RunningIndex | undefined;
  choosesByMask: boolean;

  constructor(
    readonly values: ScopeValues,
    /** Who runs its text: one thread for itself, or all threads of a warp or of a block alike. */
    readonly runner: Team,
    axes: ReadonlyMap<Axis, Value>,
    readonly outer?: Scope,
    splitsAddresses = outer?.addresses !== undefined,
  ) {
    super(outer, axes, false);
    this.choosesByMask = outer?.choosesByMask ?? false;
    if (splitsAddresses) this.addresses = new SplitAddress(values.kernel, this.statements, outer?.addresses);
  }

  /** Behind all that stands here. */
  put(...statements: readonly Statement[]): void {
    this.statements.push(...statements);
  }

  get context(): StageContext {
    return this.values.kernel.context;
  }

  get roots(): Roots {
    return this.values.roots;
  }

  /** A scope inside this one, whose statements are still to be placed into this one's. */
  inner(axes: ReadonlyMap<Axis, Value>, runner: Team): Scope {
    return new Scope(this.values, runner, axes, this);
  }

  /** The body of a loop around which all threads of a warp may stand: each folds a row of its own there. */
  override inside(axes: ReadonlyMap<Axis, Value>): Scope {
    const inner = this.inner(axes, 'thread');
    // An element of 32 rows at once would touch 32 lines of the cache.
    if (this.runner !== 'thread' && this.roots.folds.some((fold) => inner.isHome(fold))) inner.readRows();
    return inner;
  }

  /** What is read beyond is what it was, whatever is stored: values stand before the stores that could change them. */
  override forget(): void {}

  /**
   * Elements along this index are addressed by pointers that move with it, where addresses are kept in parts; what these
   * lead to is loaded where `loads` are placed, ahead of this scope's statements. Numbers that grow with it are counted on from
   * turn to turn. Choices of this scope and those inside whose condition an outer scope knows are made by a mask, not by a
   * condition: the compiler makes a branch of a condition between long formulas, and behind a branch no load is issued before it.
   */
  follow(index: RunningIndex, loads: TurnLoads | undefined): void {
    this.addresses?.follow(index);
    this.running = index;
    this.turnLoads = loads;
    this.choosesByMask = true;
  }

  /** Rows that loads of this scope and those inside read whole come by fours, each when it is first asked for. */
  readRows(): RowPieces {
    const isBound = (axis: Axis): boolean => this.axis(axis) !== undefined || this.values.kernel.isRepeat(axis);
    this.rowPieces = new RowPieces(this.context, this.roots, isBound);
    return this.rowPieces;
  }

  /** The same for the rows of a phase: they are fetched here. */
  fetchRows(): void {
    const { context } = this;
    const rows = this.readRows();
    // What is wanted first is fetched before later phases' wishes are told: these would be in its way.
    if (context.asking.length > 0 && rows.fetch((index) => this.value(index), this.statements))
      this.put(...context.takeAsking());
  }

  /**
   * Loads of this scope at places that are plain numbers and indices come first: behind a shuffle, a barrier or a branch
   * the compiler would not issue them before it.
   */
  fetchEarly(): void {
    for (const load of this.roots.loads) {
      const place = this.context.place(load.tensor, load.version);
      const isPlain = load.args.every(({ op }) => op === 'index' || op === 'constant');
      if (isPlain && isInside(load, place) && place.isLocal !== true && this.isHome(load)) this.named(load);
    }
  }

  /** A value in this scope, to be used once. */
  value(expr: Expr): Value {
    return this.values.value(expr, this);
  }

  /** The same as a name or a constant, so that it can be used twice. */
  named(expr: Expr): Value {
    return this.values.named(expr, this);
  }

  /** Where a load's element lies by its border rules, with these values in place of some of its indices. */
  element(load: LoadExpr, known: ReadonlyMap<Expr, Value> = new Map()): Address {
    return this.values.addressOf(load, this, known);
  }

  /** Whether the value belongs to this scope: not to an outer one, nor into a loop that is not open. */
  isHome(expr: Expr): boolean {
    return this.values.isHome(expr, this);
  }

  /** Whether the value stands in this scope already, or is about to. */
  isKnown(expr: Expr): boolean {
    return this.name(expr) !== undefined || this.claimed.has(expr);
  }

  /** Keeps other loops from computing these; `release` gives them free again. */
  claim(exprs: readonly Expr[]): void {
    for (const expr of exprs) this.claimed.add(expr);
  }

  release(exprs: readonly Expr[]): void {
    for (const expr of exprs) this.claimed.delete(expr);
  }

  /** Computes everything that the writes need and then stores; where many threads run the text alike, one stores. */
  write(writes: readonly Write[]): void {
    const stores = this.prepare(writes);
    if (this.runner === 'thread' || stores.length === 0) {
      this.put(...stores);
      return;
    }
    // Everybody has read before somebody stores.
    this.put(meetOf(this.runner), when(firsts[this.runner], stores));
  }

  /**
   * Computes everything that the writes need; returns the stores, which are still to be placed. Values stand before them
   * where there is more to store than one element.
   */
  prepare(writes: readonly Write[], alone = this.runner === 'thread'): Statement[] {
    const isAlone = alone && writes.length === 1;
    return storeStatements(this.values, this, writes, isAlone);
  }
}

/** The outermost scope of some formulas. */
export function openScope(
  context: StageContext,
  formulas: readonly Expr[],
  runner: Team,
  axes: ReadonlyMap<Axis, Value>,
  writeFold: FoldWriter,
  splitsAddresses = false,
): Scope {
  const values = new ScopeValues(new ScopeKernel(context), formulas, writeFold);
  return new Scope(values, runner, axes, undefined, splitsAddresses);
}

class ScopeValues extends MapValues {
  constructor(
    override readonly kernel: ScopeKernel,
    formulas: readonly Expr[],
    writeFold: FoldWriter,
  ) {
    const { context } = kernel;
    super(kernel, formulas, context.look, (_, scope, { folds }) => writeFold(folds[0], scope as Scope));
  }

  /** What stands inside a choice is a branch to the compiler: longer texts come before it, under a name. */
  protected override isShort(value: Value): boolean {
    return this.kernel.text(value).length <= longestInline;
  }

  /** Where a load's element lies. */
  addressOf(load: LoadExpr, scope: Scope, known: ReadonlyMap<Expr, Value>): Address {
    const memory = this.kernel.memory(load.tensor, load.version);
    return this.address(memory, this.place(load, memory, scope, known).indices, load.args, scope);
  }

  override address(memory: Memory, indices: readonly Value[], formulas: readonly Expr[], scope: Scope): Address {
    const { addresses } = scope;
    if (addresses === undefined) return super.address(memory, indices, formulas, scope);
    return addresses.element(
      memory,
      indices.map((index, axis) => this.termsOf(formulas[axis], index, scope, addresses)),
    );
  }

  /** An index as a sum; one that a border rule changed is a single term. */
  private termsOf(index: Expr, value: Value, scope: Scope, own: SplitAddress): IndexTerm[] {
    const home = (expr: Expr): SplitAddress => (this.home(expr, scope) as Scope).addresses ?? own;
    if (this.kernel.text(value) !== this.kernel.text(scope.value(index)))
      return [{ value, factor: 1, home: home(index) }];
    return linearTerms(index).map(({ expr, factor }) => {
      if (expr === undefined) return { value: undefined, factor, home: own };
      return own.slower(expr, factor) ?? { value: scope.named(expr), factor, home: home(expr) };
    });
  }

  /** Indices that a border rule may change have names. */
  protected override place(...given: Parameters<MapValues['place']>): ReturnType<MapValues['place']> {
    const [{ args, border }, , scope, known = new Map()] = given;
    args.forEach((index, axis) => {
      if (border[axis] !== 'inside' && !known.has(index)) this.named(index, scope);
    });
    return super.place(...given);
  }

  protected override load(load: LoadExpr, scope: Scope): Value {
    const piece = this.piece(load, scope);
    if (piece !== undefined) return piece;
    const loaded = super.load(load, scope);
    // Loaded ahead where no border rule decides whether there is anything to load.
    if (scope.turnLoads === undefined || loaded.kind !== 'load' || loaded.where !== undefined) return loaded;
    return scope.turnLoads.take(loaded.address, load.dtype, 1)?.[0] ?? loaded;
  }

  override loadVector(...given: Parameters<MapValues['loadVector']>): readonly Value[] {
    const [, load, scope, , width] = given;
    const { turnLoads } = scope as Scope;
    const address = turnLoads && this.addressOf(load, scope as Scope, new Map());
    return (address && turnLoads.take(address, load.dtype, width)) ?? super.loadVector(...given);
  }

  private piece(load: LoadExpr, from: Scope): Value | undefined {
    for (let scope: Scope | undefined = from; scope !== undefined; scope = scope.outer) {
      const piece = scope.rowPieces?.element(load, (index) => from.value(index), scope.statements);
      if (piece !== undefined) return piece;
    }
    return undefined;
  }

  protected override operation(expr: Computed, scope: Scope): Value {
    const counted = this.counted(expr, scope);
    if (counted !== undefined) return counted;
    const mask = this.maskOf(expr, scope);
    if (mask !== undefined)
      return operation('select', 'f32', mask, ...expr.args.slice(1).map((arg) => this.value(arg, scope)));
    // Interleaved arrays are loaded by fours: chosen between only once they are there.
    if (expr.op === 'select' && this.kernel.context.step !== undefined)
      for (const arg of expr.args) if (this.isInterleaved(arg)) this.named(arg, scope);
    return super.operation(expr, scope);
  }

  private isInterleaved(expr: Expr): boolean {
    return expr.op === 'load' && this.find(expr.tensor, expr.version).isLocal === true;
  }

  /** A sum that a loop only counts on. */
  private counted(expr: Expr, scope: Scope): Value | undefined {
    if (scope.running === undefined || expr.op !== 'add' || expr.dtype !== 'u32') return undefined;
    const { numbers, axis, ahead } = scope.running;
    const { along, fixed, others } = moduloSum(expr, axis);
    if (along === 0 || others.some((other) => this.home(other.expr, scope) === scope)) return undefined;
    const outer = others.map((other) => times(converted(scope.named(other.expr), 'u32'), unsigned(other.factor)));
    return numbers.at(
      outer.length === 0 ? unsigned(0) : outer.reduce(plus),
      along,
      (fixed + Math.imul(ahead, along)) | 0,
    );
  }

  /** The mask of a choice that outer scopes decide. */
  private maskOf(expr: Expr, scope: Scope): Value | undefined {
    if (!scope.choosesByMask || expr.op !== 'select' || expr.dtype !== 'f32') return undefined;
    const home = this.home(expr.args[0], scope);
    if (home === scope) return undefined;
    return this.kernel.keep('mask', operation('keep', 'u32', this.value(expr.args[0], home)), home.statements);
  }
}
