/**
 * Values in the text. A scope is a stretch of straight text in which some index variables are bound: a row, or the body
 * of a loop inside it. Each node of the DAG is written once, in the outermost scope that binds its free axes, so what does
 * not change in a loop stands before it. Loops of folds are in fold.ts.
 */
import { provablyInside } from '../../kernel/bounds.js';
import { isNarrow } from '../../kernel/dtype.js';
import type { Axis, Expr, FoldExpr, LoadExpr } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import { byteSumOf } from '../loop/lower/byte-sum.js';
import { partnersOf } from '../loop/pairs.js';
import type { Roots } from '../loop/roots.js';
import { block, literal, storageTypes, valueTypes, vectorType } from './c-text.js';
import type { StageContext } from './context.js';
import { bare, type ElementWriter, fromStorage, type LoadParts, loadParts, storeText } from './memory.js';
import { exprText, type Operation } from './operation.js';
import { RowPieces } from './row-pieces.js';
import { moduloSum, type RunningIndex, type TurnLoads, unsigned } from './running.js';
import { type IndexTerm, linearTerms, SplitAddress } from './split-address.js';

/** Who runs a scope's text: one thread for itself, or all threads of a warp or of a block alike. */
export type Runner = 'thread' | 'warp' | 'block';

/** Writes the loop of a fold (and of those that can share it) into a scope, and notes the results there. */
export type FoldWriter = (fold: FoldExpr, scope: Scope) => void;

/** Text of a value; it can be used twice where it is a name or a part of what has one. */
export interface Written {
  readonly text: string;
  readonly isNamed: boolean;
}

/** Longer texts get a name of their own. */
const longestInline = 72;

export class Scope {
  readonly lines: string[] = [];
  private readonly values = new Map<Expr, string>();
  /** Names by what they stand for: equal texts in one scope are one value. */
  private readonly texts = new Map<string, string>();
  private readonly claimed = new Set<Expr>();
  /** Pairs that were loaded here, by their first element. */
  private readonly pairs = new Map<LoadExpr, string>();
  private readonly addresses: SplitAddress | undefined;
  /** Whether its lines, or those inside, use the array of a row: loops around such lines have to be written out. */
  readsRows = false;
  private rowPieces: RowPieces | undefined;
  private turnLoads: TurnLoads | undefined;
  private running: RunningIndex | undefined;
  private choosesByMask = false;

  constructor(
    readonly context: StageContext,
    readonly roots: Roots,
    readonly runner: Runner,
    private readonly axes: ReadonlyMap<Axis, string>,
    private readonly writeFold: FoldWriter,
    private readonly parent?: Scope,
    splitsAddresses = parent?.addresses !== undefined,
  ) {
    this.choosesByMask = parent?.choosesByMask ?? false;
    if (splitsAddresses) this.addresses = new SplitAddress(context, this.lines, parent?.addresses);
  }

  /** A scope inside this one, whose lines are still to be placed into this one's. */
  inner(axes: ReadonlyMap<Axis, string>, runner: Runner): Scope {
    return new Scope(this.context, this.roots, runner, axes, this.writeFold, this);
  }

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
    this.rowPieces = new RowPieces(this.context, this.roots, (axis) => this.findAxis(axis) !== undefined);
    return this.rowPieces;
  }

  /** The same for the rows of a phase: they are fetched here. */
  fetchRows(): void {
    const { context } = this;
    const rows = this.readRows();
    // What is wanted first is fetched before later phases' wishes are told: these would be in its way.
    if (context.asking.length > 0 && rows.fetch((index) => this.value(index), this.lines))
      this.lines.push(...context.takeAsking());
  }

  /**
   * Loads of this scope at places that are plain numbers and indices come first: behind a shuffle, a barrier or a branch
   * the compiler would not issue them before it.
   */
  fetchEarly(): void {
    for (const load of this.roots.loads) {
      const place = this.context.place(load.tensor, load.version);
      const isPlain = load.args.every(
        (index, axis) =>
          (index.op === 'index' || index.op === 'constant') &&
          (load.border[axis] === 'inside' || provablyInside(index, place.shape[axis])),
      );
      if (isPlain && place.isLocal !== true && this.isHome(load)) this.named(load);
    }
  }

  /** The text of a value in this scope: a name, a literal, or a short expression. */
  value(expr: Expr): string {
    return this.written(expr).text;
  }

  /** The same as a name or a literal, so that it can be used twice. */
  named(expr: Expr): string {
    const { text, isNamed } = this.written(expr);
    return isNamed ? text : this.name(expr, text);
  }

  private written(expr: Expr): Written {
    const home = this.homeOf(expr);
    const known = this.leafText(expr) ?? home.values.get(expr);
    if (known !== undefined) return { text: known, isNamed: true };
    if (expr.op === 'fold') {
      this.writeFold(expr, home);
      return { text: home.values.get(expr) as string, isNamed: true };
    }
    const own = home.nodeText(expr);
    if (home === this && this.roots.usedOnce(expr) && own.text.length <= longestInline) return own;
    return { text: home.name(expr, own.text), isNamed: true };
  }

  /** Makes known under which name a value stands in this scope. */
  note(expr: Expr, name: string): void {
    this.values.set(expr, name);
  }

  /** Whether the value belongs to this scope: not to an outer one, nor into a loop that is not open. */
  isHome(expr: Expr): boolean {
    const free = [...this.roots.freeAxes(expr)];
    return this.homeOf(expr) === this && free.every((axis) => this.findAxis(axis) !== undefined);
  }

  /** Whether the value stands in this scope already, or is about to. */
  isKnown(expr: Expr): boolean {
    return this.values.has(expr) || this.claimed.has(expr);
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
      this.lines.push(...stores);
      return;
    }
    // Everybody has read before somebody stores.
    this.lines.push(this.runner === 'warp' ? '__syncwarp();' : '__syncthreads();');
    this.lines.push(...block(this.runner === 'warp' ? 'if (lane == 0)' : 'if (threadIdx.x == 0)', stores));
  }

  /**
   * Computes everything that the writes need; returns the stores, which are still to be placed. Values stand before them
   * where there is more to store than one element.
   */
  prepare(writes: readonly Write[], alone = this.runner === 'thread'): string[] {
    const partners = partnersOf(writes, (tensor, version) => this.context.look(tensor, version));
    const stores = writes.map((write) => {
      const take = (expr: Expr): string => (writes.length > 1 || !alone ? this.named(expr) : this.value(expr));
      const where = write.where === undefined ? [] : [take(write.where)];
      const indices = write.indices.map((expr) => ({ expr, text: this.named(expr) }));
      const value = take(write.value);
      const { element, statement, conditions } = storeText(
        write.tensor,
        write.version,
        indices,
        value,
        this.context,
        this.element,
      );
      const condition = conditions.length === 0 ? where.map(bare) : [...where, ...conditions];
      return { element, value, condition: condition.join(' && '), statement };
    });
    return stores.flatMap(({ element, value, condition, statement }, i) => {
      const partner = partners[i];
      if (condition !== '') return [`if (${condition}) ${statement}`];
      if (partner === undefined) return [statement];
      // Of two neighbours the first stores both.
      const type = vectorType(this.context.place(writes[i].tensor, writes[i].version).dtype, 2);
      const { isFirst, at } = partner;
      return isFirst ? [`*(${type}*)&${element} = make_${type}(${value}, ${stores[at].value});`] : [];
    });
  }

  /** The outermost scope that binds all free axes. */
  private homeOf(expr: Expr): Scope {
    const free = this.roots.freeAxes(expr);
    let scope: Scope = this;
    while (scope.parent !== undefined) {
      for (const axis of free) if (scope.axes.has(axis)) return scope;
      scope = scope.parent;
    }
    return scope;
  }

  /** How elements are written here: undefined by the tensor's own address. */
  private get element(): ElementWriter | undefined {
    const { addresses } = this;
    if (addresses === undefined) return undefined;
    return (place, indices, exprs) =>
      addresses.element(
        place,
        indices.map((text, axis) => this.termsOf(exprs[axis], text, addresses)),
      );
  }

  /** An index as a sum; one that a border rule changed is a single term. */
  private termsOf(index: Expr | undefined, text: string, own: SplitAddress): IndexTerm[] {
    if (index === undefined) return [{ text, factor: 1, home: own }];
    const home = (expr: Expr): SplitAddress => this.homeOf(expr).addresses ?? own;
    if (text !== this.value(index)) return [{ text, factor: 1, home: home(index) }];
    return linearTerms(index).map(({ expr, factor }) => {
      if (expr === undefined) return { text: undefined, factor, home: own };
      return own.slower(expr, factor) ?? { text: this.named(expr), factor, home: home(expr) };
    });
  }

  private pieceText(load: LoadExpr): string | undefined {
    for (let scope: Scope | undefined = this; scope !== undefined; scope = scope.parent) {
      if (scope.rowPieces?.has(load) !== true) continue;
      const indices = load.args.map((index) => this.value(index));
      for (let inner: Scope | undefined = this; inner !== scope; inner = inner?.parent)
        if (inner) inner.readsRows = true;
      scope.readsRows = true;
      return scope.rowPieces.text(load, indices, scope.lines);
    }
    return undefined;
  }

  /** The mask of a choice that outer scopes decide. */
  private maskOf(expr: Expr): string | undefined {
    if (!this.choosesByMask || expr.op !== 'select' || expr.dtype !== 'f32') return undefined;
    const home = this.homeOf(expr.args[0]);
    if (home === this) return undefined;
    const text = `mask_of(${bare(home.value(expr.args[0]))})`;
    const name = home.texts.get(text) ?? this.context.fresh('mask');
    if (!home.texts.has(text)) home.lines.push(`const unsigned int ${name} = ${text};`);
    home.texts.set(text, name);
    return name;
  }

  private single(load: LoadExpr): LoadParts {
    const indices = load.args.map((index, axis) =>
      load.border[axis] === 'inside' ? this.value(index) : this.named(index),
    );
    return loadParts(load, indices, this.context, this.element);
  }

  /** The same, loaded ahead where that is told here and no border rule decides whether there is anything to load. */
  private aheadText(load: LoadExpr): Written {
    const { text, element, isSure } = this.single(load);
    const place = this.context.place(load.tensor, load.version);
    const name = isSure ? this.turnLoads?.take(storageTypes[place.dtype], element) : undefined;
    if (name === undefined) return { text, isNamed: false };
    return { text: fromStorage(place.dtype, name), isNamed: !isNarrow(place.dtype) };
  }

  /** A sum that a loop only counts on. */
  private countText(expr: Expr): string | undefined {
    if (this.running === undefined || expr.op !== 'add' || expr.dtype !== 'u32') return undefined;
    const { numbers, axis, ahead } = this.running;
    const { along, fixed, others } = moduloSum(expr, axis);
    if (along === 0 || others.some((other) => this.homeOf(other.expr) === this)) return undefined;
    const outer = others.map((other) => `(unsigned int)${this.named(other.expr)} * ${unsigned(other.factor)}`);
    return numbers.text(outer.length === 0 ? '0u' : outer.join(' + '), along, (fixed + Math.imul(ahead, along)) | 0);
  }

  /** One of two neighbours that are both wanted: they come together. */
  private pairText(load: LoadExpr): string | undefined {
    const first = this.roots.pairs(this.context).firstOf(load);
    if (first === undefined) return undefined;
    let name = this.pairs.get(first);
    if (name === undefined) {
      const { element, isElement } = this.single(first);
      // A border that may yield zero is decided element by element.
      if (!isElement) return undefined;
      const type = vectorType(this.context.place(load.tensor, load.version).dtype, 2);
      const as = `*(const ${type}*)&`;
      name = this.turnLoads?.take(type, element, as);
      if (name === undefined) {
        name = this.context.fresh('pair');
        this.lines.push(`const ${type} ${name} = ${as}${element};`);
      }
      this.pairs.set(first, name);
    }
    return `${name}.${load === first ? 'x' : 'y'}`;
  }

  /** Such loads come by fours: chosen between only once they are there. */
  private isInterleaved(expr: Expr): boolean {
    return expr.op === 'load' && this.context.place(expr.tensor, expr.version).step !== undefined;
  }

  private name(expr: Expr, text: string): string {
    const known = this.texts.get(text);
    const name = known ?? this.context.fresh('v');
    if (known === undefined) this.lines.push(`const ${valueTypes[expr.dtype]} ${name} = ${bare(text)};`);
    this.texts.set(text, name);
    this.values.set(expr, name);
    return name;
  }

  private findAxis(axis: Axis): string | undefined {
    for (let scope: Scope | undefined = this; scope !== undefined; scope = scope.parent) {
      const name = scope.axes.get(axis);
      if (name !== undefined) return name;
    }
    return this.context.repeat(axis);
  }

  private leafText(expr: Expr): string | undefined {
    switch (expr.op) {
      case 'constant':
        return literal(expr.value, expr.dtype);
      case 'index': {
        const name = this.findAxis(expr.axis);
        if (name === undefined) throw new Error(`axis ${expr.axis.name} is bound nowhere`);
        return name;
      }
      case 'size':
        return this.context.size(expr.symbol);
      case 'parameter':
        return this.context.parameter(expr.name);
      case 'cycle':
        return 'cycle';
      default:
        return undefined;
    }
  }

  protected nodeText(expr: Expr): Written {
    if (expr.op !== 'load') return { text: this.operationText(expr), isNamed: false };
    const piece = this.pieceText(expr);
    if (piece !== undefined) return { text: piece, isNamed: false };
    const half = this.pairText(expr);
    return half === undefined ? this.aheadText(expr) : { text: half, isNamed: true };
  }

  private operationText(expr: Exclude<Expr, LoadExpr>): string {
    if (expr.op === 'call') throw new Error(`call ${expr.name} was not expanded`);
    const bytes = byteSumOf(expr);
    if (bytes !== undefined) return `sum_bytes(${this.value(bytes.word)}, ${literal(bytes.plus, 'i32')})`;
    const counted = this.countText(expr);
    if (counted !== undefined) return counted;
    const mask = this.maskOf(expr);
    if (mask !== undefined) return `choose_f32(${mask}, ${this.value(expr.args[1])}, ${this.value(expr.args[2])})`;
    const args = expr.args.map((arg) =>
      expr.op === 'select' && this.isInterleaved(arg) ? this.named(arg) : this.value(arg),
    );
    return exprText(expr as Operation, args);
  }
}
