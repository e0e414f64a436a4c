/**
 * The loop of one or several reductions over the same axes, with the stores of a sweep where there are such. Three forms:
 * `flat` writes a few elements one after the other; `grouped` takes as many elements a round as the tree has lanes, with
 * the accumulators in locals; `stepped` takes one element, or four neighbours, at a time. The choice never shows in a bit.
 */
import { largest, product, unravel } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { equal, int } from '../loop/language.js';
import { knownPoints, mostPoints } from '../loop/passes/folds.js';
import { assign, increase, when } from '../loop/statements.js';
import type { Local } from '../wasm/index.js';
import { costOf, storesCost, whyNoVector } from './cost.js';
import { LaneMajor, type LaneSplit, splitLanes } from './lane-major.js';
import {
  copyOf,
  countLoop,
  type Operand,
  operandOf,
  pushOperand,
  type Range,
  rangeLength,
  stopBefore,
  walkRows,
  wholeOf,
} from './loop.js';
import { LoopPrinter, type Variable } from './loop-printer.js';
import type { FoldNode, Node } from './node.js';
import { type Element, FreeReduction, type LoopForm, type Reduction } from './reduction.js';
import { type Store, writeStores } from './store.js';
import { Substitution } from './substitute.js';
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

/** Sums, maxima and minima of floats have a declared order. */
function isTree(fold: FoldNode): boolean {
  return fold.type !== 'i32';
}

export function writeFoldLoop(w: Writer, loop: FoldLoop): void {
  const split = w.outcomes.note('lane-by-lane', laneSplitOf(w, loop));
  if (split === undefined) {
    new FoldLoopWriter(w, loop).write();
    return;
  }
  const [trees, wholes] = [loop.folds.filter(isTree), loop.folds.filter((fold) => !isTree(fold))];
  // First those that may walk memory as it lies, which brings it near. Most have been taken out by nest.ts.
  if (wholes.length > 0) new FoldLoopWriter(w, { ...loop, folds: wholes }).write();
  new LaneMajor(w, new LoopPrinter(w), split, trees).write();
}

/** With this many reductions of rows, accumulators of all lanes do not fit into registers. */
const manyTrees = 3;

/** Lane by lane, for several reductions of rows whose loop is not a mere list of elements. */
function laneSplitOf(w: Writer, { over, folds, stores, range, inColumns }: FoldLoop): LaneSplit | string {
  if (stores.length > 0) return 'a sweep that stores';
  if (range.length > 0) return 'a range of elements that is computed';
  if (inColumns) return 'columns together';
  if (!folds.every((fold) => w.isVector(fold))) return 'folds of one row at a time';
  const whyNot = `fewer than ${manyTrees} folds of f32, or lanes of the tree that do not end where axes do`;
  return treeSplitOf(w, over, folds) ?? whyNot;
}

/** The split for reductions of rows over the same axes, where they go lane by lane. */
export function treeSplitOf(w: Writer, over: readonly Axis[], folds: readonly FoldNode[]): LaneSplit | undefined {
  if (folds.filter(isTree).length < manyTrees || folds.some((fold) => fold.type === 'f64')) return undefined;
  return splitLanes(over, w.helpers.tree);
}

function formOf(w: Writer, loop: FoldLoop): LoopForm {
  const { over, folds, stores } = loop;
  const { tree } = w.helpers;
  const length = innerLength(loop);
  const rows = [...folds, ...stores.flatMap((store) => [store.address, store.value])].some((node) => w.isVector(node));
  const most = mostPoints(over);
  const chunked = folds.some(isTree) && most > tree.chunk;
  const aligned = over.length === 1 || isWhole(length);
  // Four elements at once must not cross the end of a chunk.
  const whyNot = rows
    ? 'lanes are rows'
    : !aligned && chunked
      ? 'chunks would end within four elements'
      : whyNoVector(stores, bodiesOf(folds), over[over.length - 1]);
  const worth = whyNot === undefined && !w.outcomes.lacks('elements-in-lanes');
  const mode = loop.inColumns ? 'stepped' : modeOf(w, loop, rows, worth);
  const isOdd = mode === 'flat' && !isWhole(length);
  const along = w.outcomes.note('elements-in-lanes', whyNot ?? (isOdd ? 'few elements, no whole vectors' : true));
  const count = mode === 'grouped' && over.length === 1 ? (length ?? 0) / tree.chunk : 0;
  const chunks = Number.isInteger(count) && count > 1 && count <= mostChunks ? count : undefined;
  return {
    rows,
    along: along ?? false,
    mode,
    most: mode === 'flat' || chunks !== undefined ? 0 : most,
    ragged: length === undefined || length % tree.lanes !== 0,
    aligned,
    chunked,
    chunks,
  };
}

/** `worth`: elements are better taken four at once. */
function modeOf(w: Writer, loop: FoldLoop, rows: boolean, worth: boolean): LoopForm['mode'] {
  const { over, folds, stores, range } = loop;
  const { tree } = w.helpers;
  const inner = over[over.length - 1];
  const vector = worth ? inner : rows ? w.scope.vector : undefined;
  const loops = new Set(over);
  const size = 2 + costOf(bodiesOf(folds), vector, loops) + storesCost(stores, vector, loops);
  const length = innerLength(loop);
  const width = worth && isWhole(length) ? 4 : 1;
  const few = Math.min(worth && width === 1 ? 8 : width * mostFlat, tree.chunk);
  const total = range.length === 0 ? (knownPoints(over) ?? 0) : 0;
  const isFew = total > 0 && total <= few && (total / width) * size <= mostOperations;
  const whyNotFlat =
    stores.length > 0
      ? 'a sweep that stores'
      : total === 0
        ? 'an unknown number of elements'
        : `${total} elements, ${Math.round((total / width) * size)} operations in all: more than ${few} or ${mostOperations}`;
  if (w.outcomes.note('write-out-elements', (isFew && stores.length === 0) || whyNotFlat)) return 'flat';
  const whole = over.length === 1 || (length !== undefined && length % tree.lanes === 0);
  const rounds = worth ? tree.lanes / 4 : tree.lanes;
  const long = largest(inner.extent) >= tree.lanes;
  const isGrouped = folds.some(isTree) && whole && long && rounds * size <= mostOperations;
  const whyNot = !folds.some(isTree)
    ? 'no folds of floats'
    : whole && long
      ? `${Math.round(rounds * size)} operations in a round, more than ${mostOperations}`
      : `an inner axis of no whole rounds of ${tree.lanes}`;
  return w.outcomes.note('sums-in-locals', isGrouped || whyNot) ? 'grouped' : 'stepped';
}

const bodiesOf = (folds: readonly FoldNode[]): Node[] => folds.map((fold) => fold.args[0]);

/** The length of the inner axis, where it is known and all of it is taken. */
function innerLength({ over, range }: FoldLoop): number | undefined {
  const { extent } = over[over.length - 1];
  return range.length === 0 && typeof extent === 'number' ? extent : undefined;
}

/** Whether an axis is made of whole vectors. */
const isWhole = (length: number | undefined): boolean => length !== undefined && length % 4 === 0;

class FoldLoopWriter {
  private readonly inner: Axis;
  private readonly form: LoopForm;
  private readonly reductions: readonly Reduction[];
  private readonly trees: readonly TreeReduction[];
  private readonly printer: LoopPrinter;
  private readonly position: Variable;

  constructor(
    private readonly w: Writer,
    private readonly loop: FoldLoop,
  ) {
    const { over, folds } = loop;
    this.inner = over[over.length - 1];
    this.form = formOf(w, loop);
    this.printer = new LoopPrinter(w);
    const { form, printer } = this;
    const index = this.linearIndex();
    this.position = printer.make('p', int(0), false);
    this.reductions = folds.map((fold) =>
      isTree(fold)
        ? new TreeReduction(fold, form, printer, w.helpers.tree, this.position)
        : new FreeReduction(fold, form, printer, index),
    );
    this.trees = this.reductions.filter((reduction) => reduction instanceof TreeReduction);
  }

  write(): void {
    const { w, form } = this;
    const range = this.pushRange();
    for (const reduction of this.reductions) reduction.begin();
    if (form.mode === 'flat') this.writeFlat();
    else
      walkRows(w, this.loop.over.slice(0, -1), new Set(), () => {
        if (form.mode === 'grouped') this.writeGroups(range);
        else this.writeSteps(range);
      });
    for (const reduction of this.reductions) reduction.finish(w.scope);
  }

  /** The place of an element among all, the last axis fastest. */
  private linearIndex(): Node {
    const { graph, tensors } = this.w;
    return this.loop.over.reduce(
      (outer, axis) => graph.sum([graph.product(outer, tensors.size(axis.extent)), graph.index(axis)]),
      graph.i32(0),
    );
  }

  /** The range of the inner axis; a given one is cut to the axis. */
  private pushRange(): Range {
    const { w } = this;
    const [first, last] = this.loop.range;
    if (first === undefined) return wholeOf(w, this.inner);
    const { graph } = w;
    const size = w.tensors.size(this.inner.extent);
    const begin = graph.apply('i32.max_s', 'i32', first, graph.i32(0));
    // Not below 0 either: the loops look a few places before the end, which must not wrap around.
    const end = graph.apply('i32.max_s', 'i32', graph.apply('i32.min_s', 'i32', last, size), graph.i32(0));
    return { begin: operandOf(w, begin), end: operandOf(w, end) };
  }

  private writeFlat(): void {
    const { w, form } = this;
    const { graph } = w;
    const { over, folds } = this.loop;
    const sizes = over.map((axis) => axis.extent as number);
    const width = form.along ? 4 : 1;
    for (let number = 0; number < product(sizes); number += width) {
      const values = new Map<Axis, Node>();
      const places = unravel(number, sizes);
      for (const axis of [...over].reverse()) {
        const index = places[over.indexOf(axis)];
        values.set(axis, form.along && axis === this.inner ? graph.index(graph.lanesFrom(index)) : graph.i32(index));
      }
      const at = new Substitution(graph, values);
      for (const fold of folds) {
        // An element as it lies in memory is often wanted by several.
        const element = at.of(fold.args[0]);
        if (element.kind === 'load') w.ensure(element);
      }
      this.takeAll({ copy: number / width, along: form.along, ragged: false, at });
    }
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
    if (!this.form.chunked) return;
    const done = this.trees.flatMap((tree) => tree.chunkDone());
    const isFull = equal(this.position, int(this.w.helpers.tree.chunk));
    this.printer.print([when(isFull, [...done, assign(this.position, int(0))])]);
  }

  private writeSteps(range: Range): void {
    const { w, inner: axis } = this;
    const { end } = range;
    const counter = copyOf(w, range.begin);
    const { along } = this.form;
    if (along)
      countLoop(w, { axis, end: stopBefore(w, end, 3), step: 4, counter }, { vector: axis }, () => this.step(true));
    if (!along || !isWhole(rangeLength(range))) countLoop(w, { axis, end, counter }, {}, () => this.step(false));
  }

  private step(along: boolean): void {
    this.takeAll({ copy: 0, along, ragged: false });
    if (this.trees.length > 0) this.advance(along ? 4 : 1);
    this.checkChunk();
  }

  private writeGroups({ begin, end }: Range): void {
    const { w, inner: axis } = this;
    const { along, chunks, chunked, ragged } = this.form;
    const { lanes, chunk } = w.helpers.tree;
    const counter = copyOf(w, begin);
    const width = along ? 4 : 1;
    const round = (stop: Operand): void => {
      countLoop(w, { axis, end: stop, step: lanes, counter }, along ? { vector: axis } : {}, () => {
        const group = Array.from({ length: lanes / width }, (_, copy) =>
          Substitution.ahead(w.graph, axis, copy * width),
        );
        // All are known before the first is written: what several reductions take is then kept for them.
        for (const at of group) for (const fold of this.loop.folds) at.of(fold.args[0]);
        for (const [copy, at] of group.entries()) this.takeAll({ copy, along, ragged: false, at });
      });
    };
    if (chunks !== undefined) {
      for (let number = 1; number <= chunks; number += 1) {
        round(number * chunk);
        for (const tree of this.trees) tree.keepChunk();
      }
    } else if (chunked) this.writeChunks(counter, end, round);
    else round(stopBefore(w, end, lanes - 1));
    if (!ragged) return;
    for (const tree of this.trees) tree.spill();
    countLoop(w, { axis, end, counter }, {}, () => {
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
