/**
 * The loop of one or several reductions over the same axes, with the stores of a sweep where there are such. Three forms:
 * `flat` writes a few elements one after the other; `grouped` takes as many elements a round as the tree has lanes, with
 * the accumulators in locals; `stepped` takes one element, or four neighbours, at a time. The choice never shows in a bit.
 */
import { largest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { equal, int } from '../loop/language.js';
import { assign, increase, when } from '../loop/statements.js';
import type { Local } from '../wasm/index.js';
import { costOf, isWorthVector, storesCost } from './cost.js';
import { type LaneSplit, splitLanes, writeLaneMajor } from './lane-major.js';
import { countLoop, type Operand, operandOf, pushOperand, stopBefore, walkRows } from './loop.js';
import { LoopPrinter, type Variable } from './loop-printer.js';
import { Lowering } from './lower.js';
import type { FoldNode, Node } from './node.js';
import type { Element, Reduction } from './reduction.js';
import { FreeReduction } from './reduction.js';
import type { Store } from './store.js';
import { writeStores } from './store.js';
import { Substitution } from './substitute.js';
import type { TensorMap } from './tensors.js';
import type { TreeForm } from './tree-reduction.js';
import { TreeReduction } from './tree-reduction.js';
import type { Writer } from './writer.js';

export interface FoldLoop {
  readonly over: readonly Axis[];
  /** Begin and end of the single axis, where they are given. */
  readonly range: readonly Node[];
  readonly folds: readonly FoldNode[];
  /** What a sweep stores at each index. */
  readonly stores: readonly Store[];
  /** Several vectors of rows at once. */
  readonly inColumns: boolean;
}

/** So many chunks are written one after the other. */
const mostChunks = 4;
/** Unrolled code is kept below so many operations. */
const mostFlat = 16;
const mostOperations = 480;

type Mode = TreeForm['mode'];

/** Sums, maxima and minima of floats have a declared order. */
function isTree(fold: FoldNode): boolean {
  return fold.type !== 'i32';
}

export function writeFoldLoop(w: Writer, tensors: TensorMap, loop: FoldLoop): void {
  const split = laneSplitOf(w, loop);
  if (split === undefined) {
    new FoldLoopWriter(w, tensors, loop).write();
    return;
  }
  const [trees, wholes] = [loop.folds.filter(isTree), loop.folds.filter((fold) => !isTree(fold))];
  // First those that may walk memory as it lies, which brings it near. Most have been taken out by nest.ts.
  if (wholes.length > 0) new FoldLoopWriter(w, tensors, { ...loop, folds: wholes }).write();
  writeLaneMajor(w, printerFor(w, tensors), split, trees);
}

/** A printer of what reductions keep. */
function printerFor(w: Writer, tensors: TensorMap): LoopPrinter {
  return new LoopPrinter(w, tensors, new Lowering(w.graph, tensors, { bound: new Set() }));
}

/** With this many reductions of rows, accumulators of all lanes do not fit into registers. */
const manyTrees = 3;

/** Lane by lane, for several reductions of rows whose loop is not a mere list of elements. */
function laneSplitOf(w: Writer, { over, folds, stores, range, inColumns }: FoldLoop): LaneSplit | undefined {
  if (stores.length > 0 || range.length > 0 || inColumns) return undefined;
  return folds.every((fold) => w.isVector(fold)) ? treeSplitOf(w, over, folds) : undefined;
}

/** The split for reductions of rows over the same axes, where they go lane by lane. */
export function treeSplitOf(w: Writer, over: readonly Axis[], folds: readonly FoldNode[]): LaneSplit | undefined {
  if (folds.filter(isTree).length < manyTrees || folds.some((fold) => fold.type === 'f64')) return undefined;
  return splitLanes(over, w.helpers.tree);
}

class FoldLoopWriter {
  private readonly inner: Axis;
  private readonly mode: Mode;
  private readonly rows: boolean;
  private readonly along: boolean;
  private readonly chunked: boolean;
  /** How many chunks there are, where all are complete and there are few. */
  private readonly chunks: number | undefined;
  /** Whether the last group of the inner axis can be incomplete. */
  private readonly ragged: boolean;
  private readonly reductions: readonly Reduction[];
  private readonly trees: readonly TreeReduction[];
  private readonly printer: LoopPrinter;
  private readonly position: Variable;

  constructor(
    private readonly w: Writer,
    private readonly tensors: TensorMap,
    private readonly loop: FoldLoop,
  ) {
    const { over, folds, stores, range } = loop;
    const { tree } = w.helpers;
    this.printer = printerFor(w, tensors);
    const bodies = folds.map((fold) => fold.args[0]);
    this.inner = over[over.length - 1];
    this.rows = [...folds, ...stores.flatMap((store) => [store.address, store.value])].some((node) => w.isVector(node));
    const most = over.reduce((product, axis) => product * largest(axis.extent), 1);
    const fixed = range.length === 0 && over.every((axis) => typeof axis.extent === 'number');
    const inner = typeof this.inner.extent === 'number' && range.length === 0 ? this.inner.extent : undefined;
    const hasTrees = folds.some(isTree);
    this.chunked = hasTrees && most > tree.chunk;
    const aligned = over.length === 1 || (inner !== undefined && inner % 4 === 0);
    // Four elements at once must not cross the end of a chunk.
    const worth = !this.rows && (aligned || !this.chunked) && isWorthVector(stores, bodies, this.inner);
    this.mode = loop.inColumns ? 'stepped' : this.choose(worth, fixed ? most : undefined, inner, hasTrees);
    this.along = worth && (this.mode !== 'flat' || this.isWhole(inner));
    this.ragged = inner === undefined || inner % tree.lanes !== 0;
    const known = this.mode === 'grouped' && over.length === 1 && inner !== undefined && inner % tree.chunk === 0;
    const chunks = (inner ?? 0) / tree.chunk;
    this.chunks = known && chunks > 1 && chunks <= mostChunks ? chunks : undefined;
    const form: TreeForm = {
      rows: this.rows,
      along: this.along,
      mode: this.mode,
      most: this.mode === 'flat' || this.chunks !== undefined ? 0 : most,
      ragged: this.ragged,
      aligned,
      ...(this.chunks === undefined ? {} : { chunks: this.chunks }),
    };
    const { printer } = this;
    const index = this.linearIndex();
    this.position = printer.make('p', int(0), false);
    this.reductions = folds.map((fold) =>
      isTree(fold)
        ? new TreeReduction(fold, form, printer, tree, this.position)
        : new FreeReduction(fold, form, printer, index),
    );
    this.trees = this.reductions.filter((reduction) => reduction instanceof TreeReduction);
  }

  private choose(worth: boolean, total: number | undefined, inner: number | undefined, hasTrees: boolean): Mode {
    const { tree } = this.w.helpers;
    const size = this.bodySize(worth);
    const width = worth && this.isWhole(inner) ? 4 : 1;
    const few = Math.min(worth && width === 1 ? 8 : width * mostFlat, tree.chunk);
    const isFew = total !== undefined && total > 0 && total <= few && (total / width) * size <= mostOperations;
    if (isFew && this.loop.stores.length === 0) return 'flat';
    if (!hasTrees) return 'stepped';
    const whole = this.loop.over.length === 1 || (inner !== undefined && inner % tree.lanes === 0);
    const rounds = worth ? tree.lanes / 4 : tree.lanes;
    const long = largest(this.inner.extent) >= tree.lanes;
    return whole && long && rounds * size <= mostOperations ? 'grouped' : 'stepped';
  }

  /** Whether the inner axis is made of whole vectors. */
  private isWhole(inner: number | undefined): boolean {
    return inner !== undefined && inner % 4 === 0;
  }

  private bodySize(worth: boolean): number {
    const loops = new Set(this.loop.over);
    const vector = worth ? this.inner : this.rows ? this.w.scope.vector : undefined;
    const bodies = this.loop.folds.map((fold) => fold.args[0]);
    return 2 + costOf(bodies, vector, loops) + storesCost(this.loop.stores, vector, loops);
  }

  write(): void {
    const { w } = this;
    const begin = this.pushRange();
    for (const reduction of this.reductions) reduction.begin();
    if (this.mode === 'flat') this.writeFlat();
    else
      walkRows(w, this.tensors, this.loop.over.slice(0, -1), new Set(), () => {
        if (this.mode === 'grouped') this.writeGroups(begin);
        else this.writeSteps(begin);
      });
    for (const reduction of this.reductions) reduction.finish(w.scope);
  }

  /** The place of an element among all, the last axis fastest. */
  private linearIndex(): Node {
    const { graph } = this.w;
    return this.loop.over.reduce(
      (outer, axis) => graph.sum([graph.product(outer, this.tensors.size(axis.extent)), graph.index(axis)]),
      graph.i32(0),
    );
  }

  /** The range of the inner axis; a given one is cut to the axis. */
  private pushRange(): { begin: Operand; end: Operand } {
    const { w } = this;
    const [first, last] = this.loop.range;
    if (first === undefined) return { begin: 0, end: operandOf(w, this.tensors.size(this.inner.extent)) };
    const { graph } = w;
    const size = this.tensors.size(this.inner.extent);
    const begin = graph.apply('i32.max_s', 'i32', first, graph.i32(0));
    // Not below 0 either: the loops look a few places before the end, which must not wrap around.
    const end = graph.apply('i32.max_s', 'i32', graph.apply('i32.min_s', 'i32', last, size), graph.i32(0));
    return { begin: operandOf(w, begin), end: operandOf(w, end) };
  }

  private writeFlat(): void {
    const { graph } = this.w;
    const { over, folds } = this.loop;
    const total = over.reduce((product, axis) => product * (axis.extent as number), 1);
    const width = this.along ? 4 : 1;
    for (let number = 0; number < total; number += width) {
      const values = new Map<Axis, Node>();
      let rest = number;
      for (const axis of [...over].reverse()) {
        const index = rest % (axis.extent as number);
        values.set(axis, this.along && axis === this.inner ? graph.index(graph.lanesFrom(index)) : graph.i32(index));
        rest = Math.floor(rest / (axis.extent as number));
      }
      const at = new Substitution(graph, values);
      for (const fold of folds) this.keepLoad(at.of(fold.args[0]));
      this.takeAll({ copy: number / width, along: this.along, ragged: false, at });
    }
  }

  /** An element as it lies in memory is often wanted by several. */
  private keepLoad(node: Node): void {
    if (node.kind !== 'load') return;
    if (this.w.isVector(node)) this.w.ensureVector(node);
    else this.w.ensureScalar(node);
  }

  /** Evaluates and takes one index (or four), then stores what the sweep stores there. */
  private takeAll(element: Element): void {
    for (const reduction of this.reductions) reduction.take(element);
    const stores = this.loop.stores.map((store) => element.at?.store(store) ?? store);
    if (stores.length > 0) writeStores(this.w, stores);
  }

  private advance(by: number): void {
    this.printer.print([increase(this.position, int(by))]);
  }

  /** Ends the chunk when it is full. */
  private checkChunk(): void {
    if (!this.chunked) return;
    const done = this.trees.flatMap((tree) => tree.chunkDone());
    const isFull = equal(this.position, int(this.w.helpers.tree.chunk));
    this.printer.print([when(isFull, [...done, assign(this.position, int(0))])]);
  }

  private writeSteps({ begin, end }: { begin: Operand; end: Operand }): void {
    const { w } = this;
    const counter = w.local('i32');
    pushOperand(w.code, begin).set(counter);
    if (this.along) {
      const stop = stopBefore(w, end, 3);
      countLoop(w, { axis: this.inner, end: stop, step: 4, counter }, { vector: this.inner }, () => this.step(true));
    }
    const even = this.along && typeof begin === 'number' && typeof end === 'number' && (end - begin) % 4 === 0;
    if (!even) countLoop(w, { axis: this.inner, end, counter }, {}, () => this.step(false));
  }

  private step(along: boolean): void {
    const width = along ? 4 : 1;
    this.takeAll({ copy: 0, along, ragged: false });
    if (this.trees.length > 0) this.advance(width);
    this.checkChunk();
  }

  private writeGroups({ begin, end }: { begin: Operand; end: Operand }): void {
    const { w } = this;
    const { lanes } = w.helpers.tree;
    const counter = w.local('i32');
    pushOperand(w.code, begin).set(counter);
    const width = this.along ? 4 : 1;
    const options = this.along ? { vector: this.inner } : {};
    const round = (stop: Operand): void => {
      countLoop(w, { axis: this.inner, end: stop, step: lanes, counter }, options, () => {
        const group = Array.from({ length: lanes / width }, (_, copy) =>
          Substitution.ahead(w.graph, this.inner, copy * width),
        );
        // All are known before the first is written: what several reductions take is then kept for them.
        for (const at of group) for (const fold of this.loop.folds) at.of(fold.args[0]);
        group.forEach((at, copy) => {
          this.takeAll({ copy, along: this.along, ragged: false, at });
        });
      });
    };
    if (this.chunks !== undefined) {
      for (let chunk = 1; chunk <= this.chunks; chunk += 1) {
        round(chunk * w.helpers.tree.chunk);
        for (const tree of this.trees) tree.keepChunk();
      }
    } else if (this.chunked) this.writeChunks(counter, end, round);
    else round(stopBefore(w, end, lanes - 1));
    if (!this.ragged) return;
    for (const tree of this.trees) tree.spill();
    countLoop(w, { axis: this.inner, end, counter }, {}, () => {
      this.takeAll({ copy: 0, along: false, ragged: true });
      this.advance(1);
    });
  }

  /** Whole groups up to the end of the chunk or of the axis, again and again, so that the inner loop has no call in it. */
  private writeChunks(counter: Local, end: Operand, round: (stop: Operand) => void): void {
    const { w } = this;
    const { lanes, chunk } = w.helpers.tree;
    const [left, stop] = [w.local('i32'), w.local('i32')];
    const body = w.inside({}, () => {
      round(stop);
      w.code.get(this.position.local).get(left).op('i32.add').set(this.position.local);
      this.checkChunk();
    });
    const { code } = w;
    code.block((done) => {
      code.loop((again) => {
        pushOperand(code, end).get(counter).op('i32.sub').i32(-lanes).op('i32.and').tee(left);
        code.i32(0).op('i32.le_s').brIf(done);
        // left = min(whole groups left, room in the chunk)
        code.get(left).i32(chunk).get(this.position.local).op('i32.sub').tee(stop);
        code.get(left).get(stop).op('i32.lt_s').op('select').tee(left);
        code.get(counter).op('i32.add').set(stop);
        code.append(body.code).br(again);
      });
    });
  }
}
