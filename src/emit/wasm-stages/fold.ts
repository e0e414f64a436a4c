/**
 * Which reductions share a loop. The folds of a phase that run over the same axes and range, in the same scope, and do
 * not need each other are computed together; a sweep over the same axes takes its folds along.
 */
import type { Axis } from '../../kernel/expr.js';
import { type FoldLoop, writeFoldLoop } from './fold-loop.js';
import type { FoldNode, Node } from './node.js';
import { homeOf } from './scope.js';
import type { Store } from './store.js';
import type { Writer } from './writer.js';

export class Folds {
  private pending: readonly FoldNode[] = [];
  private readonly running = new Set<FoldNode>();
  private readonly needs = new Map<Node, ReadonlySet<FoldNode>>();

  /** Tells which folds will be wanted, so that those wanted first can take others along. */
  expect(roots: readonly Node[]): void {
    const found = new Set<FoldNode>();
    for (const root of roots) for (const fold of this.foldsBelow(root)) found.add(fold);
    this.pending = [...found];
  }

  write(w: Writer, fold: FoldNode): void {
    const { over } = fold;
    const range = fold.args.slice(1);
    this.run(w, { over, range, folds: this.companions(w, over, range, [fold]) });
  }

  /**
   * A sweep: stores at every index of the axes, with the folds over the same axes. Everything in a phase reads memory as it
   * was before: folds that read what the sweep overwrites, and cannot run along with it, are done first.
   */
  sweep(w: Writer, over: readonly Axis[], stores: readonly Store[]): void {
    const rows = stores.some((store) => w.isVector(store.address) || w.isVector(store.value));
    const group = (): FoldNode[] => this.companions(w, over, [], []).filter((fold) => w.isVector(fold) === rows);
    const along = group();
    for (const fold of this.pending) {
      if (along.includes(fold) || !this.isReady(w, fold)) continue;
      if (stores.some((store) => fold.reads.has(store.place.name))) w.ensure(fold);
    }
    this.run(w, { over, folds: group(), stores });
  }

  /** Folds without a range for all vectors of rows of a round, each group in one loop. */
  columns(w: Writer, folds: readonly FoldNode[]): void {
    for (let left = folds; left.length > 0; ) {
      const [{ over }] = left;
      const group = left.filter((fold) => sameList(fold.over, over));
      this.run(w, { over, folds: group, inColumns: true });
      left = left.filter((fold) => !group.includes(fold));
    }
  }

  private run(w: Writer, loop: Pick<FoldLoop, 'over' | 'folds'> & Partial<FoldLoop>): void {
    for (const fold of loop.folds) this.running.add(fold);
    writeFoldLoop(w, { range: [], stores: [], inColumns: false, ...loop });
    for (const fold of loop.folds) this.running.delete(fold);
  }

  private companions(w: Writer, over: readonly Axis[], range: readonly Node[], first: readonly FoldNode[]): FoldNode[] {
    const group = [...first];
    for (const fold of this.pending) {
      if (group.includes(fold) || this.running.has(fold) || !sameList(fold.over, over)) continue;
      if (!sameList(fold.args.slice(1), range) || !this.isReady(w, fold)) continue;
      const form = w.isVector(fold) ? 'v' : 's';
      if (w.scope.find(form, fold) !== undefined) continue;
      if (first.length > 0 && w.isVector(fold) !== w.isVector(first[0])) continue;
      if (group.some((other) => this.foldsBelow(other).has(fold) || this.foldsBelow(fold).has(other))) continue;
      group.push(fold);
    }
    return group;
  }

  /** Whether the fold belongs to the current scope: everything it needs is bound, and something here moves it. */
  private isReady(w: Writer, fold: FoldNode): boolean {
    for (const axis of fold.axes) if (w.scope.binding(axis) === undefined) return false;
    return homeOf(fold, w.scope) === w.scope;
  }

  /** The node itself, if it is a fold, and all folds that it needs. */
  private foldsBelow(node: Node): ReadonlySet<FoldNode> {
    const known = this.needs.get(node);
    if (known !== undefined) return known;
    const found = new Set<FoldNode>();
    if (node.kind === 'fold') found.add(node);
    for (const arg of node.args) for (const fold of this.foldsBelow(arg)) found.add(fold);
    this.needs.set(node, found);
    return found;
  }
}

export function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, position) => item === b[position]);
}
