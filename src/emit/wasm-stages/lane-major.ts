/**
 * Reductions of four rows at once over axes of known lengths, taken lane by lane of the tree (kernel/tree.ts): all elements
 * of one accumulator, then all of the next, so that every accumulator of every reduction is in a register. Lanes come in
 * the order in which they are folded in halves, which leaves at most one result a level waiting. The order within each lane,
 * and so every bit, is that of the tree.
 */
import { product, unravel } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Tree } from '../../kernel/tree.js';
import { combine, type Folded, neutral, UpperLevels } from '../loop/lower/accumulate.js';
import type { Local } from '../wasm/index.js';
import { countLoop, pushExtreme } from './loop.js';
import type { LoopPrinter, Variable } from './loop-printer.js';
import type { FoldNode } from './node.js';
import { foldedOf } from './reduction.js';
import type { Binding } from './scope.js';
import type { Writer } from './writer.js';

/** How linear indices fall into chunks and lanes. */
export interface LaneSplit {
  readonly over: readonly Axis[];
  readonly extents: readonly number[];
  /** The axis that a lane walks in steps; those inside it are constant within a lane. */
  readonly stepped: number;
  readonly step: number;
  /** The axis that is cut into blocks of which each chunk takes one; -1 where there is a single chunk. */
  readonly cut: number;
  readonly block: number;
}

/** The split, or undefined where chunks or lanes do not end where axes do. */
export function splitLanes(over: readonly Axis[], { lanes, chunk }: Tree): LaneSplit | undefined {
  const extents = over.map(({ extent }) => extent).filter((extent) => typeof extent === 'number');
  if (extents.length < over.length) return undefined;
  const total = product(extents);
  const [lane, block] = [divide(extents, lanes), total > chunk ? divide(extents, chunk) : { axis: -1, part: 0 }];
  if (total <= lanes || lane === undefined || block === undefined || extents[lane.axis] % lane.part > 0)
    return undefined;
  // Only the last chunk may be short: its lanes are the shorter, and all alike.
  if (block.axis > 0 && extents[block.axis] % block.part > 0) return undefined;
  return { over, extents, stepped: lane.axis, step: lane.part, cut: block.axis, block: block.part };
}

/** Where `count` elements from the innermost axis on end: an axis, and how many of its indices they are. */
function divide(extents: readonly number[], count: number): { axis: number; part: number } | undefined {
  let inside = 1;
  for (let axis = extents.length - 1; axis >= 0; axis -= 1) {
    if (inside * extents[axis] >= count) {
      const part = count / inside;
      return Number.isInteger(part) ? { axis, part } : undefined;
    }
    inside *= extents[axis];
  }
  return undefined;
}

/** Writes these reductions lane by lane. */
export class LaneMajor {
  private readonly folds: readonly Folded[];

  constructor(
    private readonly w: Writer,
    private readonly printer: LoopPrinter,
    private readonly split: LaneSplit,
    private readonly trees: readonly FoldNode[],
  ) {
    this.folds = trees.map(foldedOf);
  }

  write(): void {
    const { printer, split } = this;
    if (split.cut < 0) {
      this.keepAll(this.fold(0, 1, undefined));
      return;
    }
    const { tree } = this.w.helpers;
    const most = product(split.extents);
    const levels = this.folds.map((fold) => new UpperLevels(printer, fold, tree, most));
    printer.open(
      levels.flatMap((upper) => upper.declarations()),
      true,
    );
    this.writeChunks(0, (results) => printer.print(levels.flatMap((upper, number) => upper.push(results[number]))));
    const ends = levels.map((upper) => upper.finish());
    printer.print(ends.flatMap(({ statements }) => statements));
    this.keepAll(ends.map(({ result }) => printer.make('r', result, true)));
  }

  private keepAll(results: readonly Variable[]): void {
    results.forEach(({ local }, number) => {
      this.w.scope.keep('v', this.trees[number], local);
    });
  }

  /** Loops over the chunks; each result becomes an element of the level above. */
  private writeChunks(depth: number, push: (results: readonly Variable[]) => void): void {
    const { w, split } = this;
    const range = { axis: split.over[depth], begin: 0, end: split.extents[depth] };
    if (depth < split.cut) {
      countLoop(w, range, {}, () => this.writeChunks(depth + 1, push));
      return;
    }
    const first = w.local('i32');
    countLoop(w, { ...range, step: split.block, counter: first }, {}, () => push(this.fold(0, 1, first)));
  }

  /** The results of the lanes `lane`, `lane + apart`, `lane + 2 · apart`, … folded in halves, by reduction. */
  private fold(lane: number, apart: number, first: Local | undefined): readonly Variable[] {
    const { w } = this;
    if (apart === w.helpers.tree.lanes) return this.takeLane(lane, first);
    const left = this.fold(lane, 2 * apart, first);
    const right = this.fold(lane + apart, 2 * apart, first);
    this.printer.print(this.folds.map((fold, number) => combine(fold, left[number], right[number])));
    return left;
  }

  private takeLane(lane: number, first: Local | undefined): readonly Variable[] {
    const { w, split } = this;
    const totals = this.folds.map((fold) => this.printer.make('a', neutral(fold), true));
    const [offset, ...inside] = unravel(lane, split.extents.slice(split.stepped));
    const bindings = new Map(
      inside.map((place, at): [Axis, Binding] => [split.over[split.stepped + 1 + at], { offset: place }]),
    );
    this.walkLane(Math.max(0, split.cut), offset, first, () => {
      // In the loop itself where nothing is bound here: each product is then made right where it is added.
      if (inside.length === 0) this.takeElement(totals);
      else w.writeInside({ bindings }, () => this.takeElement(totals));
    });
    return totals;
  }

  /**
   * Loops over the elements of a lane in a chunk, outermost axis first. Loops, since V8 puts all loads of code without a
   * branch before its arithmetic: written out, the elements of all lanes would go to the stack and come back.
   */
  private walkLane(number: number, offset: number, first: Local | undefined, take: () => void): void {
    const { w, split } = this;
    const [axis, extent] = [split.over[number], split.extents[number]];
    const isStepped = number === split.stepped;
    const body = isStepped ? take : (): void => this.walkLane(number + 1, offset, first, take);
    const [step, ahead] = isStepped ? [split.step, offset] : [1, 0];
    if (first === undefined || number !== split.cut) {
      if (extent === step) w.writeInside({ bindings: new Map([[axis, { offset: ahead }]]) }, body);
      else countLoop(w, { axis, step, offset: ahead, begin: 0, end: extent }, {}, body);
      return;
    }
    const end = w.local('i32');
    w.code.get(first).i32(split.block).op('i32.add').set(end);
    // The last chunk ends with the axis.
    if (extent % split.block > 0) pushExtreme(w.code, 'min', end, extent).set(end);
    countLoop(w, { axis, step, offset: ahead, begin: first, end }, {}, body);
  }

  private takeElement(totals: readonly Variable[]): void {
    const { printer, folds } = this;
    this.trees.forEach((tree, number) => {
      const value = printer.bind('element', tree.args[0], folds[number].dtype);
      printer.print([combine(folds[number], totals[number], value)]);
    });
  }
}
