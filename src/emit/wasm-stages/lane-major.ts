/**
 * Reductions of four rows at once over axes of known lengths, taken lane by lane of the tree (kernel/tree.ts): all elements
 * of one accumulator, then all of the next, so that every accumulator of every reduction is in a register. Lanes come in
 * the order in which they are folded in halves, which leaves at most one result a level waiting. The order within each lane,
 * and so every bit, is that of the tree.
 */
import type { Axis } from '../../kernel/expr.js';
import { foldHalves, type Tree } from '../../kernel/tree.js';
import type { Local } from '../wasm/index.js';
import type { Combine } from './helper-tree.js';
import { levelBytes, neutralOf, slotBytes, upperLevels, vectorCombine } from './helper-tree.js';
import { countLoop } from './loop.js';
import type { FoldNode } from './node.js';
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
  const extents: number[] = [];
  for (const { extent } of over) {
    if (typeof extent !== 'number') return undefined;
    extents.push(extent);
  }
  const total = extents.reduce((product, extent) => product * extent, 1);
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

export function writeLaneMajor(w: Writer, split: LaneSplit, trees: readonly FoldNode[]): void {
  new LaneMajor(w, split, trees).write();
}

class LaneMajor {
  private readonly chunks: number;
  private readonly levels: number;
  private readonly areas: number[] = [];

  constructor(
    private readonly w: Writer,
    private readonly split: LaneSplit,
    private readonly trees: readonly FoldNode[],
  ) {
    const { tree } = w.helpers;
    const total = split.extents.reduce((product, extent) => product * extent, 1);
    this.chunks = split.cut < 0 ? 1 : Math.ceil(total / tree.chunk);
    this.levels = this.chunks === 1 ? 0 : upperLevels(total, tree);
  }

  write(): void {
    if (this.chunks === 1) this.keepAll(this.fold(0, 1, undefined));
    else if (this.chunks <= this.w.helpers.tree.lanes) this.writeFewChunks();
    else this.writeManyChunks();
  }

  private keepAll(results: readonly Local[]): void {
    results.forEach((result, number) => {
      this.w.scope.keep('v', this.trees[number], result);
    });
  }

  /** No two results meet in one accumulator of the level above: they wait in memory and are folded in halves. */
  private writeFewChunks(): void {
    const { w, trees, chunks } = this;
    const bytes = slotBytes.v128 * chunks;
    const area = w.memory.take(bytes * trees.length);
    const slot = w.local('i32');
    w.code.get(w.worker).i32(area).op('i32.add').set(slot);
    this.writeChunks(0, (results) => {
      results.forEach((result, number) => {
        w.code
          .get(slot)
          .get(result)
          .store('v128.store', { offset: number * bytes, align: 4 });
      });
      w.code.get(slot).i32(slotBytes.v128).op('i32.add').set(slot);
    });
    const results = trees.map((tree, number) => {
      const waiting = Array.from({ length: w.helpers.tree.lanes }, (_, chunk) => {
        if (chunk >= chunks) return undefined;
        const result = w.local('v128');
        w.code
          .get(w.worker)
          .load('v128.load', { offset: area + number * bytes + chunk * slotBytes.v128, align: 4 })
          .set(result);
        return result;
      });
      return foldHalves(waiting, (left, right) => {
        if (left !== undefined && right !== undefined) this.join(tree, left, right);
        return left;
      }) as Local;
    });
    this.keepAll(results);
  }

  private writeManyChunks(): void {
    const { w, trees, levels } = this;
    trees.forEach((tree, number) => {
      this.areas[number] = w.memory.take(levels * levelBytes(w.helpers.tree, 'v128'));
      this.pushArea(number);
      w.code.i32(levels).call(w.helpers.treeReset('v128', combineOf(tree)));
    });
    this.writeChunks(0, (results) => {
      results.forEach((result, number) => {
        this.pushArea(number);
        w.code.get(result).call(w.helpers.treePush('v128', combineOf(trees[number])));
      });
    });
    const results = trees.map((tree, number) => {
      const result = w.local('v128');
      this.pushArea(number);
      w.code
        .i32(levels)
        .call(w.helpers.treeFinish('v128', combineOf(tree)))
        .set(result);
      return result;
    });
    this.keepAll(results);
  }

  private pushArea(number: number): void {
    const { w } = this;
    w.code.get(w.worker).i32(this.areas[number]).op('i32.add');
  }

  /** left = left ∘ right */
  private join(tree: FoldNode, left: Local, right: Local): void {
    const { code } = this.w;
    code.get(left).get(right);
    code.op(vectorCombine('v128', combineOf(tree))).set(left);
  }

  /** Loops over the chunks; each result becomes an element of the level above. */
  private writeChunks(depth: number, push: (results: readonly Local[]) => void): void {
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
  private fold(lane: number, apart: number, first: Local | undefined): readonly Local[] {
    const { w } = this;
    if (apart === w.helpers.tree.lanes) return this.takeLane(lane, first);
    const left = this.fold(lane, 2 * apart, first);
    const right = this.fold(lane + apart, 2 * apart, first);
    left.forEach((local, number) => {
      this.join(this.trees[number], local, right[number]);
    });
    return left;
  }

  private takeLane(lane: number, first: Local | undefined): readonly Local[] {
    const { w, split, trees } = this;
    const totals = trees.map((tree) => {
      const total = w.local('v128');
      w.code
        .f32(neutralOf(combineOf(tree)))
        .op('f32x4.splat')
        .set(total);
      return total;
    });
    const places: number[] = [];
    let rest = lane;
    for (let axis = split.over.length - 1; axis > split.stepped; axis -= 1) {
      places[axis] = rest % split.extents[axis];
      rest = Math.floor(rest / split.extents[axis]);
    }
    places[split.stepped] = rest;
    const constant = new Map<Axis, Binding>();
    for (let axis = split.stepped + 1; axis < split.over.length; axis += 1)
      constant.set(split.over[axis], { offset: places[axis] });
    const take = (): void => {
      // In the loop itself where nothing is bound here: each product is then made right where it is added.
      if (constant.size === 0) {
        this.takeElement(totals);
        return;
      }
      const scope = w.inside({ bindings: constant }, () => this.takeElement(totals));
      w.code.append(scope.code);
    };
    this.walkLane(Math.max(0, split.cut), places[split.stepped], first, take);
    return totals;
  }

  /**
   * Loops over the elements of a lane in a chunk, outermost axis first. Loops, since V8 puts all loads of code without a
   * branch before its arithmetic: written out, the elements of all lanes would go to the stack and come back.
   */
  private walkLane(axis: number, offset: number, first: Local | undefined, take: () => void): void {
    const { w, split } = this;
    const isStepped = axis === split.stepped;
    const body = isStepped ? take : (): void => this.walkLane(axis + 1, offset, first, take);
    const [step, ahead] = isStepped ? [split.step, offset] : [1, 0];
    const base = { axis: split.over[axis], step, offset: ahead };
    if (first === undefined || axis !== split.cut) {
      if (split.extents[axis] === step) {
        const scope = w.inside({ bindings: new Map([[base.axis, { offset: ahead }]]) }, body);
        w.code.append(scope.code);
        return;
      }
      countLoop(w, { ...base, begin: 0, end: split.extents[axis] }, {}, body);
      return;
    }
    const end = w.local('i32');
    w.code.get(first).i32(split.block).op('i32.add').set(end);
    if (split.extents[axis] % split.block > 0) {
      // The last chunk ends with the axis.
      w.code.get(end).i32(split.extents[axis]).get(end).i32(split.extents[axis]).op('i32.lt_s').op('select').set(end);
    }
    countLoop(w, { ...base, begin: first, end }, {}, body);
  }

  private takeElement(totals: readonly Local[]): void {
    const { w } = this;
    this.trees.forEach((tree, number) => {
      w.code.get(totals[number]);
      w.pushVector(tree.args[0]);
      w.code.op(vectorCombine('v128', combineOf(tree))).set(totals[number]);
    });
  }
}

function combineOf(fold: FoldNode): Combine {
  return fold.reducer as Combine;
}
