/**
 * Values in the text. A scope is a stretch of straight text in which some index variables are bound: a row, or the body
 * of a loop inside it. Values are those of the loop language, printed as they come: each node of the DAG is written once,
 * in the outermost scope that binds its free axes, so what does not change in a loop stands before it. Here is what these
 * rows have beside it: rows that are read whole, pointers and numbers that run along, loads a turn ahead, choices by a
 * mask. Loops of folds are in fold.ts.
 */
import type { Axis, Expr, FoldExpr, LoadExpr } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import { type Address, int, type Name, name, operation, type Statement, type Value } from '../loop/language.js';
import { Kernel, type Memory } from '../loop/lower/kernel.js';
import { MapValues } from '../loop/lower/map-values.js';
import { Scope as LoopScope } from '../loop/lower/scope.js';
import { storeStatements } from '../loop/lower/store.js';
import type { Computed } from '../loop/lower/values.js';
import { isInside } from '../loop/passes/pieces.js';
import type { Roots } from '../loop/roots.js';
import { block, fromStorage, storageTypes, vectorType } from './c-text.js';
import type { StageContext } from './context.js';
import { declareAll, Printer } from './print.js';
import { RowPieces } from './row-pieces.js';
import { moduloSum, type RunningIndex, type TurnLoads, unsigned } from './running.js';
import type { Team } from './schedule.js';
import { type IndexTerm, linearTerms, SplitAddress } from './split-address.js';
import { warpThreads } from './tuning.js';

/** Writes the loop of a fold (and of those that can share it) into a scope, and notes the results there. */
export type FoldWriter = (fold: FoldExpr, scope: Scope) => void;

/** Longer texts get a name of their own. */
const longestInline = 72;

export class Scope extends LoopScope {
  private readonly written: string[] = [];
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
    names: ReadonlyMap<Axis, string>,
    readonly outer?: Scope,
    splitsAddresses = outer?.addresses !== undefined,
  ) {
    super(outer, new Map([...names].map(([axis, text]) => [axis, indexOf(text)])), false);
    this.choosesByMask = outer?.choosesByMask ?? false;
    if (splitsAddresses) this.addresses = new SplitAddress(values.kernel, this.statements, outer?.addresses);
  }

  /** Its lines so far. */
  get lines(): string[] {
    this.written.push(...this.statements.splice(0).map((one) => this.values.kernel.line(one)));
    return this.written;
  }

  /** Text behind all that stands here. */
  put(...lines: readonly string[]): void {
    this.lines.push(...lines);
  }

  get context(): StageContext {
    return this.values.kernel.context;
  }

  get roots(): Roots {
    return this.values.roots;
  }

  /** A scope inside this one, whose lines are still to be placed into this one's. */
  inner(names: ReadonlyMap<Axis, string>, runner: Team): Scope {
    return new Scope(this.values, runner, names, this);
  }

  /** The body of a loop around which all threads of a warp may stand: each folds a row of its own there. */
  override inside(axes: ReadonlyMap<Axis, Value>): Scope {
    const { kernel } = this.values;
    const inner = this.inner(new Map([...axes].map(([axis, value]) => [axis, kernel.text(value)])), 'thread');
    // An element of 32 rows at once would touch 32 lines of the cache.
    if (this.runner !== 'thread' && this.roots.folds.some((fold) => inner.isHome(fold))) inner.readRows();
    return inner;
  }

  /** What is read beyond is what it was, whatever is stored: values stand before the stores that could change them. */
  override forget(): void {}

  /**
   * Elements along this index are addressed by pointers that move with it, where addresses are kept in parts; what these
   * lead to is loaded where `loads` are placed, ahead of this scope's lines. Numbers that grow with it are counted on from
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

  /** The text of a value in this scope: a name, a literal, or a short expression. */
  value(expr: Expr): string {
    return this.values.kernel.text(this.values.value(expr, this));
  }

  /** The same as a name or a literal, so that it can be used twice. */
  named(expr: Expr): string {
    return this.values.kernel.text(this.values.named(expr, this));
  }

  /** The element of a load by its border rules, with these texts in place of some of its indices. */
  element(load: LoadExpr, known: ReadonlyMap<Expr, string> = new Map()): string {
    return this.values.kernel.element(this.values.addressOf(load, this, known));
  }

  /** A store into a tensor at indices that lie inside. */
  storeText(tensor: string, indices: readonly string[], value: string): string {
    const { kernel } = this.values;
    const memory = kernel.memory(tensor, 'current');
    return kernel.line(kernel.store(memory, indices.map(indexOf), name(value, 'f32')));
  }

  /** Makes known under which name a value stands in this scope. */
  note(expr: Expr, text: string): void {
    this.setName(expr, name(text, expr.dtype));
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
    this.put(this.runner === 'warp' ? '__syncwarp();' : '__syncthreads();');
    this.put(...block(this.runner === 'warp' ? 'if (lane == 0)' : 'if (threadIdx.x == 0)', stores));
  }

  /**
   * Computes everything that the writes need; returns the stores, which are still to be placed. Values stand before them
   * where there is more to store than one element.
   */
  prepare(writes: readonly Write[], alone = this.runner === 'thread'): string[] {
    const isAlone = alone && writes.length === 1;
    const take = (expr: Expr): string => (isAlone ? this.value(expr) : this.named(expr));
    for (const { tensor, version, where, indices, value } of writes) {
      if (where !== undefined) take(where);
      for (const index of indices) this.named(index);
      take(value);
      const at = indices.map((index) => this.values.value(index, this));
      this.values.address(this.values.kernel.memory(tensor, version), at, indices, this);
    }
    const stores = storeStatements(this.values, this, writes, isAlone);
    return stores.map((store) => this.values.kernel.line(store));
  }
}

/** The outermost scope of some formulas. */
export function openScope(
  context: StageContext,
  formulas: readonly Expr[],
  runner: Team,
  names: ReadonlyMap<Axis, string>,
  writeFold: FoldWriter,
  splitsAddresses = false,
): Scope {
  const values = new ScopeValues(new ScopeKernel(context), formulas, writeFold);
  return new Scope(values, runner, names, undefined, splitsAddresses);
}

const indexOf = (text: string): Value => (text === '0' ? int(0) : name(text, 'i32'));

/** What a text names of the program: tensors, sizes, local arrays, names that nothing else bears. It prints what it is given. */
export class ScopeKernel extends Kernel {
  private readonly printer = new Printer('', { lane: 'lane', barrier: '__syncthreads();' });
  /** Names by what they stand for: equal texts in one scope are one value. */
  private readonly texts = new WeakMap<readonly Statement[], Map<string, Name>>();

  constructor(readonly context: StageContext) {
    super(context.module(warpThreads), 'a scope', context.localTensors, false);
  }

  override fresh(prefix: string): string {
    return this.context.fresh(prefix);
  }

  override axisName(axis: Axis): string {
    return this.context.fresh(`${axis.name}_`);
  }

  override keep(prefix: string, value: Value, statements: Statement[]): Name {
    const known = this.texts.get(statements) ?? new Map<string, Name>();
    this.texts.set(statements, known);
    const text = this.text(value);
    const kept = known.get(text) ?? super.keep(prefix, value, statements);
    known.set(text, kept);
    return kept;
  }

  /** Of interleaved arrays, what belongs to one index lies side by side. */
  override address(memory: Memory, indices: readonly Value[]): Address {
    const address = super.address(memory, indices);
    const { step } = this.context;
    if (step === undefined || address.space !== 'shared') return address;
    return { ...address, places: [...address.places, { index: int(0), size: int(step) }] };
  }

  text(value: Value): string {
    this.declare();
    return this.printer.value(value);
  }

  element(address: Address): string {
    this.declare();
    return this.printer.element(address);
  }

  /** A statement as one text: rows that are computed together go on statement by statement. */
  line(statement: Statement): string {
    this.declare();
    return this.printer.statement(statement).join('\n');
  }

  private declare(): void {
    declareAll(this.prologue.splice(0), this.printer, this.context);
  }
}

export class ScopeValues extends MapValues {
  constructor(
    override readonly kernel: ScopeKernel,
    formulas: readonly Expr[],
    writeFold: FoldWriter,
  ) {
    const { context } = kernel;
    super(kernel, formulas, context.look, (_, scope, { folds }) => writeFold(folds[0], scope as Scope));
  }

  protected override isShort(value: Value): boolean {
    return this.kernel.text(value).length <= longestInline;
  }

  /** Where a load's element lies. */
  addressOf(load: LoadExpr, scope: Scope, texts: ReadonlyMap<Expr, string>): Address {
    const memory = this.kernel.memory(load.tensor, load.version);
    const known = new Map([...texts].map(([index, text]) => [index, indexOf(text)]));
    return this.address(memory, this.place(load, memory, scope, known).indices, load.args, scope);
  }

  override address(memory: Memory, indices: readonly Value[], formulas: readonly Expr[], scope: Scope): Address {
    const { addresses } = scope;
    if (addresses === undefined) return super.address(memory, indices, formulas, scope);
    return addresses.element(
      memory,
      indices.map((index, axis) => this.termsOf(formulas[axis], this.kernel.text(index), scope, addresses)),
    );
  }

  /** An index as a sum; one that a border rule changed is a single term. */
  private termsOf(index: Expr, text: string, scope: Scope, own: SplitAddress): IndexTerm[] {
    const home = (expr: Expr): SplitAddress => (this.home(expr, scope) as Scope).addresses ?? own;
    if (text !== scope.value(index)) return [{ text, factor: 1, home: home(index) }];
    return linearTerms(index).map(({ expr, factor }) => {
      if (expr === undefined) return { text: undefined, factor, home: own };
      return own.slower(expr, factor) ?? { text: scope.named(expr), factor, home: home(expr) };
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
    const { dtype } = this.find(load.tensor, load.version);
    const ahead = scope.turnLoads.take(storageTypes[dtype], this.kernel.element(loaded.address));
    return ahead === undefined ? loaded : name(fromStorage(dtype, ahead), load.dtype);
  }

  override loadVector(...given: Parameters<MapValues['loadVector']>): string {
    const [, load, scope, , width] = given;
    const { turnLoads } = scope as Scope;
    if (turnLoads === undefined) return super.loadVector(...given);
    const type = vectorType(this.find(load.tensor, load.version).dtype, width);
    const element = this.kernel.element(this.addressOf(load, scope as Scope, new Map()));
    return turnLoads.take(type, element, `*(const ${type}*)&`) ?? super.loadVector(...given);
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
    const outer = others.map((other) => `(unsigned int)${scope.named(other.expr)} * ${unsigned(other.factor)}`);
    const sum = outer.length === 0 ? '0u' : outer.join(' + ');
    return name(numbers.text(sum, along, (fixed + Math.imul(ahead, along)) | 0), 'u32');
  }

  /** The mask of a choice that outer scopes decide. */
  private maskOf(expr: Expr, scope: Scope): Value | undefined {
    if (!scope.choosesByMask || expr.op !== 'select' || expr.dtype !== 'f32') return undefined;
    const home = this.home(expr.args[0], scope);
    if (home === scope) return undefined;
    return this.kernel.keep('mask', operation('keep', 'u32', this.value(expr.args[0], home)), home.statements);
  }
}
