/**
 * Loop nests: which of the row axes becomes the vector axis, in which order the rows are walked, and what happens at one
 * row: sweeps with their reductions, then the row's own stores.
 */
import { phaseWrites, touchText } from '../../fuse/lifetime.js';
import type { NestPhase, Phase } from '../../fuse/stage.js';
import { affine } from '../../kernel/bounds.js';
import { largest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import { type Costs, costText, extentOf, fitting, isStreaming, mostColumns, storesCost } from './cost.js';
import { stepAlong } from './emit-load.js';
import { type Folds, sameList } from './fold.js';
import { treeSplitOf } from './fold-loop.js';
import { type Range, walkRows, wholeOf } from './loop.js';
import { Lowering, type Margin } from './lower.js';
import { type FoldNode, type Node, walkNodes } from './node.js';
import type { Packs } from './pack.js';
import { writeRowLoop } from './row-loop.js';
import { lowerWrite, type Store, storeRoots, writeStores } from './store.js';
import { fetchGathers, groupStores } from './store-groups.js';
import { Substitution } from './substitute.js';
import type { Writer } from './writer.js';

/** The tensors that phases write. */
export function writtenBy(phases: readonly Phase[]): ReadonlySet<string> {
  return new Set(phases.flatMap(phaseWrites).map(touchText));
}

export interface NestContext {
  readonly w: Writer;
  readonly folds: Folds;
  /** Axes bound around the nest: the part's units. */
  readonly around: readonly Axis[];
  readonly packs: Packs;
}

/** A nest lowered for one choice of the vector axis. */
interface Lowered {
  readonly sweeps: readonly { readonly over: readonly Axis[]; readonly stores: readonly Store[] }[];
  readonly stores: readonly Store[];
  readonly roots: readonly Node[];
  /** The outermost ones. */
  readonly folds: readonly FoldNode[];
  readonly margins: readonly Margin[];
}

export class Nest {
  private readonly plain: Lowered;
  readonly writes: ReadonlySet<string>;

  constructor(
    private readonly context: NestContext,
    private readonly phase: NestPhase,
  ) {
    this.plain = this.lower(undefined);
    this.writes = writtenBy([phase]);
  }

  get hasFolds(): boolean {
    return this.plain.folds.length > 0;
  }

  private lower(interior: Axis | undefined, renamed?: Axis): Lowered {
    const { w, around, packs } = this.context;
    const { phase } = this;
    const bound = new Set([...around, ...phase.rows, ...phase.sweeps.flatMap((sweep) => sweep.axes)]);
    const lowering = new Lowering(w.tensors, { bound, packs, interior, renamed });
    const all = (writes: readonly Write[]): Store[] => writes.map((write) => lowerWrite(write, lowering));
    const sweeps = phase.sweeps.map(({ axes, writes }) => ({ over: axes, stores: all(writes) }));
    const stores = all(phase.writes);
    const roots = [...sweeps.flatMap((sweep) => sweep.stores), ...stores].flatMap(storeRoots);
    return { sweeps, stores, roots, folds: foldsIn(roots), margins: lowering.margins };
  }

  /** Instructions for four rows along the axis, in lanes and one after the other. */
  cost(axis: Axis): Costs {
    const inLanes = this.lower(axis);
    return { lanes: rowCost(inLanes, axis, axis), scalar: 4 * rowCost(this.plain, undefined, axis) };
  }

  /** The axis to run in lanes, if any is worth it. */
  vectorAxis(axes: readonly Axis[]): Axis | undefined {
    let best: { axis: Axis; ratio: number } | undefined;
    const reasons: string[] = [];
    for (const axis of axes) {
      if (largest(axis.extent) < 4) continue;
      const costs = this.cost(axis);
      const ratio = costs.lanes / costs.scalar;
      if (ratio < 0.9 && (best === undefined || ratio <= best.ratio)) best = { axis, ratio };
      reasons.push(costText(axis, costs));
    }
    const whyNot = reasons.length === 0 ? 'no axis of four rows' : reasons.join('; ');
    return this.context.w.outcomes.note('rows-in-lanes', best?.axis ?? whyNot);
  }

  /** The order in which rows are walked: as they lie in memory where that is free to choose, the vector axis last. */
  order(axes: readonly Axis[], vector: Axis | undefined): Axis[] {
    const plainMap = !this.hasFolds && this.plain.sweeps.length === 0;
    const [write] = this.phase.writes;
    const ordered = [...axes];
    if (plainMap && write !== undefined) {
      const layout = this.context.w.tensors.orderOf(write.tensor);
      const rank = (axis: Axis): number =>
        layout.indexOf(
          write.indices.findIndex((index) => affine(index).axis === axis && !Number.isNaN(affine(index).offset)),
        );
      ordered.sort((a, b) => rank(a) - rank(b));
    }
    return vector === undefined ? ordered : [...ordered.filter((axis) => axis !== vector), vector];
  }

  /** All rows of the phase, below loops that bind everything around. */
  writeRows(): void {
    const { w } = this.context;
    if (this.phase.rows.length === 0) {
      this.writeRow(w.scope.vector);
      return;
    }
    const outer = w.scope.vector;
    const vector = outer === undefined ? this.vectorAxis(this.phase.rows) : undefined;
    const order = this.order(this.phase.rows, vector);
    const inner = order.pop() as Axis;
    walkRows(w, order, this.writes, () => this.writeInner(inner, vector, wholeOf(w, inner), outer));
  }

  /** The innermost loop, over a range of its axis. `outer` is a vector axis that is already in force. */
  writeInner(axis: Axis, vector: Axis | undefined, range: Range, outer?: Axis): void {
    const { w } = this.context;
    const single = (): void => this.writeRow(outer);
    const loop = { axis, range, writes: this.writes, single, unroll: 1, margins: [] };
    if (vector === undefined) {
      writeRowLoop(w, loop);
      return;
    }
    const inLanes = this.lower(vector);
    const vectors = w.outcomes.note('write-out-rows', vectorsToWrite(inLanes, axis, range));
    if (vectors !== undefined) {
      this.writeShort(axis, vectors);
      return;
    }
    const parts = w.outcomes.note('whole-numbers-first', this.apart(inLanes, axis));
    if (parts !== undefined) {
      for (const part of parts) part.writeInner(axis, vector, range, outer);
      return;
    }
    const lanes = (count: number): void => this.writeVectors(inLanes, axis, count);
    writeRowLoop(w, { ...loop, unroll: this.vectorsAtOnce(inLanes, axis), margins: inLanes.margins, lanes });
  }

  /** How many vectors of rows a round takes. */
  private vectorsAtOnce(lowered: Lowered, axis: Axis): number {
    const { outcomes } = this.context.w;
    return (
      outcomes.note('columns-together', this.columnsTogether(lowered, axis)) ??
      outcomes.note('rows-together', rowsTogether(lowered, axis)) ??
      1
    );
  }

  /** Several vectors of rows, whose reductions share their loops and all of which compute before the first of them stores. */
  private writeVectors(lowered: Lowered, axis: Axis, vectors: number): void {
    if (vectors === 1) {
      this.writeBody(lowered);
      return;
    }
    const { w, folds } = this.context;
    const ahead = Array.from({ length: vectors }, (_, vector) => Substitution.ahead(w.graph, axis, 4 * vector));
    const stores = ahead.flatMap((vector) => lowered.stores.map((store) => vector.store(store)));
    const roots = stores.flatMap(storeRoots);
    for (const { address } of lowered.stores) if (stepAlong(w, address) !== undefined) w.ensureScalar(address);
    folds.expect(roots);
    folds.columns(
      w,
      foldsIn(roots).filter((fold) => fold.axes.has(axis)),
    );
    writeStores(w, stores);
  }

  /** For how many vectors of rows the folds run at once. */
  private columnsTogether(lowered: Lowered, axis: Axis): number | string {
    if (lowered.sweeps.length > 0) return 'rows that sweep';
    if (this.goesByLanes(lowered.folds, axis)) return 'folds that go lane by lane';
    const folds = lowered.folds.filter((fold) => fold.axes.has(axis));
    if (folds.length === 0) return 'no fold of a row';
    const isLight = folds.every((fold) => isStreaming(fold, axis));
    return isLight ? fitting(mostColumns, axis) : 'folds that do not merely stream memory across rows';
  }

  /** Whether these folds will be taken lane by lane of the tree (lane-major.ts). */
  private goesByLanes(folds: readonly FoldNode[], axis: Axis): boolean {
    const [first] = folds;
    const alike = (fold: FoldNode): boolean =>
      sameList(fold.over, first.over) && fold.args.length === 1 && fold.axes.has(axis);
    return first !== undefined && folds.every(alike) && treeSplitOf(this.context.w, first.over, folds) !== undefined;
  }

  /**
   * Reductions of floats lane by lane of the tree jump from place to place in memory. Where whole-number reductions of the
   * same elements stand beside them, those go first, for all rows at once and as memory lies, which brings it near.
   */
  private apart({ stores, sweeps, roots }: Lowered, axis: Axis): readonly Nest[] | string {
    if (sweeps.length > 0) return 'rows that sweep';
    if (stores.some(({ place }) => roots.some((root) => root.reads.has(place.name))))
      return 'rows that read what they store';
    const folds = stores.map((store) => foldsIn(storeRoots(store)));
    const isWhole = folds.map(
      (own) => own.length > 0 && own.every((fold) => fold.type === 'i32' && isStreaming(fold, axis)),
    );
    const others = folds.filter((_, number) => !isWhole[number]).flat();
    if (!isWhole.includes(true) || !this.goesByLanes(others, axis))
      return 'no folds of whole numbers beside some that go lane by lane';
    return [true, false].map((whole) => {
      const writes = this.phase.writes.filter((_, number) => isWhole[number] === whole);
      return new Nest(this.context, { ...this.phase, writes });
    });
  }

  private writeShort(axis: Axis, vectors: number): void {
    const { w, folds } = this.context;
    const bodies = Array.from({ length: vectors }, (_, vector) => this.lower(axis, w.graph.lanesFrom(4 * vector)));
    folds.expect(bodies.flatMap((body) => body.roots));
    const groups = groupStores(
      bodies.map((body) => body.stores),
      w.scope,
    );
    for (const [number, group] of groups.entries())
      writeStores(w, group, () => fetchGathers(w, groups[number + 1] ?? []));
  }

  /** One row, or four where `vector` is in force around. */
  writeRow(vector: Axis | undefined): void {
    this.writeBody(vector === undefined ? this.plain : this.lower(vector));
  }

  marginsAlong(axis: Axis): readonly Margin[] {
    return this.lower(axis).margins;
  }

  private writeBody(lowered: Lowered): void {
    const { w, folds } = this.context;
    folds.expect(lowered.roots);
    for (const sweep of lowered.sweeps) folds.sweep(w, sweep.over, sweep.stores);
    writeStores(w, lowered.stores);
  }
}

/** Loops of at most so many vectors are written out, below so many instructions in all. */
const mostWritten = 4;
const mostWrittenCost = 3000;

/** The outermost folds below the roots. */
function foldsIn(roots: readonly Node[]): readonly FoldNode[] {
  const found: FoldNode[] = [];
  walkNodes(roots, (node) => {
    if (node.kind === 'fold') found.push(node);
    return node.kind !== 'fold';
  });
  return found;
}

/** One row; with an axis in lanes, four. */
function rowCost(lowered: Lowered, vector: Axis | undefined, axis: Axis): number {
  let total = storesCost(lowered.stores, vector, new Set([axis]));
  for (const { over, stores } of lowered.sweeps) {
    const inside = new Set([axis, ...over]);
    const scalar = storesCost(stores, vector, inside);
    const last = over[over.length - 1];
    const along = vector === undefined ? storesCost(stores, last, inside) / 4 : Infinity;
    total += extentOf(over) * Math.min(scalar, along);
  }
  return total;
}

/** The vectors of a loop that is better written out: what belongs to a lane alone is then computed outside all loops. */
function vectorsToWrite(lowered: Lowered, axis: Axis, { begin, end }: Range): number | string {
  if (begin !== 0 || end !== axis.extent) return 'rows of an unknown number, or shared out to threads';
  if (end % 4 !== 0) return `${end} rows, which are no whole vectors`;
  if (lowered.margins.length > 0) return 'rows that read across a border';
  if (lowered.sweeps.length > 0 || lowered.folds.some((fold) => fold.axes.has(axis)))
    return 'sweeps, or folds that differ from lane to lane';
  const vectors = end / 4;
  const cost = vectors * storesCost(lowered.stores, axis, new Set([axis]));
  if (vectors <= mostWritten && cost <= mostWrittenCost) return vectors;
  return `${vectors} vectors, ${Math.round(cost)} instructions in all: more than ${mostWritten} or ${mostWrittenCost}`;
}

/** How often a body is repeated, so that the chains of several run side by side, and so that the loop itself costs little. */
function rowsTogether(lowered: Lowered, axis: Axis): number | string {
  if (lowered.folds.length > 0 || lowered.sweeps.length > 0) return 'rows with folds';
  const cost = storesCost(lowered.stores, axis, new Set([axis]));
  if (cost > 240) return `rows of ${Math.round(cost)} instructions, more than 240`;
  const vectors = fitting(cost <= 120 ? 4 : 2, axis);
  return vectors > 1 ? vectors : `fewer than eight along ${axis.name}`;
}
