/**
 * Sums, maxima and minima of floats in the Program's declared order (kernel/tree.ts). The accumulators of a chunk are in
 * locals while whole groups of `lanes` elements come (`grouped`, `flat`), else in worker memory (`stepped`); complete
 * chunks and ragged ends go through memory. Every way gives the same bits.
 */
import { foldHalves } from '../../kernel/tree.js';
import type { Local, StoreOpcode } from '../wasm/index.js';
import type { Combine, SlotKind } from './helper-tree.js';
import { levelBytes, neutralOf, slotBytes, vectorCombine } from './helper-tree.js';
import type { FoldNode } from './node.js';
import { bodyAt, type Element, type Reduction, type ReductionForm } from './reduction.js';
import type { Writer } from './writer.js';

export interface TreeForm extends ReductionForm {
  readonly mode: 'flat' | 'grouped' | 'stepped';
  /** Levels above the chunk, in memory; 0 where one chunk is all there can be. */
  readonly levels: number;
  /** A grouped loop whose last group may be incomplete. */
  readonly ragged: boolean;
  /** Elements come four at once, and always at a multiple of four in the chunk. */
  readonly aligned: boolean;
  /** How many chunks there are, where they are known, few and all complete: then their results are in locals too. */
  readonly chunks?: number;
}

export class TreeReduction implements Reduction {
  private accumulators: (Local | undefined)[] = [];
  /** Where the upper levels are, and the accumulators of the chunk when they are in memory. */
  private area = 0;
  private chunkArea = 0;
  /** The results of known chunks. */
  private readonly results: Local[] = [];
  private readonly kind: SlotKind;
  private readonly combine: Combine;

  constructor(
    readonly fold: FoldNode,
    private readonly form: TreeForm,
  ) {
    this.kind = form.rows ? 'v128' : fold.type === 'f64' ? 'f64' : 'f32';
    this.combine = fold.reducer as Combine;
  }

  /** Whether an accumulator holds several elements or rows. */
  private get inLanes(): boolean {
    return this.form.rows || (this.form.along && this.form.mode !== 'stepped');
  }

  private get inMemory(): boolean {
    return this.form.mode === 'stepped' || (this.form.mode === 'grouped' && this.form.ragged);
  }

  begin(w: Writer): void {
    const { tree } = w.helpers;
    const reset = (area: number, levels: number): void => {
      this.pushArea(w, area);
      w.code.i32(levels).call(w.helpers.treeReset(this.kind, this.combine));
    };
    if (this.inMemory) this.chunkArea = w.memory.take(levelBytes(tree, this.kind));
    if (this.form.mode === 'stepped') reset(this.chunkArea, 1);
    if (this.form.levels > 0) {
      this.area = w.memory.take(this.form.levels * levelBytes(tree, this.kind));
      reset(this.area, this.form.levels);
    }
    if (this.form.mode === 'grouped') {
      const count = this.form.along ? tree.lanes / 4 : tree.lanes;
      this.accumulators = Array.from({ length: count }, () => w.local(this.inLanes ? 'v128' : this.kind));
      this.clear(w);
    }
  }

  take(w: Writer, element: Element): void {
    const { tree } = w.helpers;
    if (this.form.mode === 'stepped' || element.ragged) {
      this.takeIntoMemory(w, element);
      return;
    }
    const lane = element.copy % (element.along ? tree.lanes / 4 : tree.lanes);
    const known = this.accumulators[lane];
    const local = known ?? w.local(this.inLanes ? 'v128' : this.kind);
    this.accumulators[lane] = local;
    if (known === undefined && this.combine === 'sum') {
      // 0 + x is x but for the sign of zero, which the end restores.
      this.pushBody(w, element);
      w.code.set(local);
      return;
    }
    if (known === undefined) {
      this.pushNeutral(w);
      w.code.set(local);
    }
    this.join(w, local, () => this.pushBody(w, element));
  }

  /** In memory: one element, or four at once, at its place in the chunk. */
  private takeIntoMemory(w: Writer, element: Element): void {
    const { lanes } = w.helpers.tree;
    const size = slotBytes[this.kind];
    const slot = w.local('i32');
    const place = (ahead: number): void => {
      w.code.get(element.position);
      if (ahead !== 0) w.code.i32(ahead).op('i32.add');
      w.code
        .i32(lanes - 1)
        .op('i32.and')
        .i32(size)
        .op('i32.mul')
        .get(w.worker)
        .op('i32.add')
        .set(slot);
    };
    if (!element.along) {
      place(0);
      this.joinSlot(w, slot, this.kind, () => this.pushBody(w, element));
      return;
    }
    const value = w.local('v128');
    w.pushVector(this.fold.args[0]);
    w.code.set(value);
    if (this.form.aligned) {
      place(0);
      this.joinSlot(w, slot, 'v128', () => w.code.get(value));
      return;
    }
    for (let lane = 0; lane < 4; lane += 1) {
      place(lane);
      this.joinSlot(w, slot, this.kind, () => w.code.get(value).lane('f32x4.extract_lane', lane));
    }
  }

  /** A chunk is complete: its result is an element of the next level. */
  chunkDone(w: Writer): void {
    this.pushArea(w, this.area);
    this.pushChunk(w, this.form.mode === 'stepped');
    w.code.call(w.helpers.treePush(this.kind, this.combine));
    if (this.form.mode === 'grouped') this.clear(w);
  }

  /** One of a known number of chunks is complete: its result stays in a local. */
  keepChunk(w: Writer): void {
    const result = w.local(this.kind);
    w.code.get(this.halve(w)).set(result);
    this.results.push(result);
    if (this.results.length !== this.form.chunks) this.clear(w);
  }

  /** The results of known chunks are one chunk of the next level: neutral ones that are missing there change nothing. */
  private joinChunks(w: Writer): Local {
    return this.joinAll(w, this.results, w.helpers.tree.lanes, this.form.rows);
  }

  /** Folds so many accumulators in halves, of which the last may be missing; the first holds the result. */
  private joinAll(w: Writer, locals: readonly (Local | undefined)[], count: number, inLanes = this.inLanes): Local {
    const all = Array.from({ length: count }, (_, lane) => locals[lane]);
    return foldHalves(all, (left, right) => {
      if (left !== undefined && right !== undefined) this.join(w, left, () => w.code.get(right), inLanes);
      return left;
    }) as Local;
  }

  /** Leaves the result of the chunk on the stack. */
  private pushChunk(w: Writer, fromMemory: boolean): void {
    if (fromMemory) {
      this.pushArea(w, this.chunkArea);
      w.code.call(w.helpers.treeTake(this.kind, this.combine));
      return;
    }
    const result = this.halve(w);
    w.code.get(result);
  }

  /** From locals to memory, where the ragged end goes on. */
  spill(w: Writer): void {
    if (this.form.mode !== 'grouped') return;
    const bytes = this.inLanes ? 16 : slotBytes[this.kind];
    const store: StoreOpcode = this.inLanes ? 'v128.store' : `${this.kind}.store`;
    this.accumulators.forEach((local, position) => {
      w.code.get(w.worker).get(local as Local);
      w.code.store(store, { offset: this.chunkArea + position * bytes, ...(this.inLanes && { align: 4 }) });
    });
  }

  finish(w: Writer): void {
    if (this.results.length > 0) {
      w.scope.keep(this.form.rows ? 'v' : 's', this.fold, this.joinChunks(w));
      return;
    }
    const result = w.local(this.kind);
    if (this.form.mode === 'flat' && this.accumulators[0] === undefined) this.pushNeutral(w);
    else this.pushChunk(w, this.inMemory);
    w.code.set(result);
    if (this.form.mode === 'flat' && this.combine === 'sum') this.restoreZero(w, result);
    if (this.form.levels > 0) {
      this.pushArea(w, this.area);
      w.code.get(result).call(w.helpers.treePush(this.kind, this.combine));
      this.pushArea(w, this.area);
      w.code.i32(this.form.levels).call(w.helpers.treeFinish(this.kind, this.combine)).set(result);
    }
    w.scope.keep(this.form.rows ? 'v' : 's', this.fold, result);
  }

  /** Folds the accumulators in halves, and gives the local with the result. */
  private halve(w: Writer): Local {
    const { lanes } = w.helpers.tree;
    const along = this.inLanes && !this.form.rows;
    const vector = this.joinAll(w, this.accumulators, along ? lanes / 4 : lanes);
    if (!along) return vector;
    const [low, high] = [w.local('f32'), w.local('f32')];
    w.code.get(vector).get(vector).get(vector);
    w.code.shuffle([8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]);
    w.code.op(vectorCombine('f32', this.combine)).tee(vector).lane('f32x4.extract_lane', 0).set(low);
    w.code.get(vector).lane('f32x4.extract_lane', 1).set(high);
    this.joinScalars(w, low, () => w.code.get(high));
    return low;
  }

  private restoreZero(w: Writer, result: Local): void {
    w.code.get(result);
    if (this.kind === 'v128') w.code.f32(0).op('f32x4.splat').op('f32x4.add');
    else if (this.kind === 'f64') w.code.f64(0).op('f64.add');
    else w.code.f32(0).op('f32.add');
    w.code.set(result);
  }

  private clear(w: Writer): void {
    for (const local of this.accumulators) {
      this.pushNeutral(w);
      w.code.set(local as Local);
    }
  }

  private pushNeutral(w: Writer): void {
    const value = neutralOf(this.combine);
    if (!this.inLanes) {
      w.pushConstant(this.kind === 'f64' ? 'f64' : 'f32', value);
      return;
    }
    w.code.f32(value).op('f32x4.splat');
  }

  private pushBody(w: Writer, element: Element): void {
    const body = bodyAt(element, this.fold);
    if (this.form.rows || element.along) w.pushVector(body);
    else w.pushScalar(body);
  }

  /** local = local ∘ value */
  private join(w: Writer, local: Local, push: () => void, inLanes = this.inLanes): void {
    if (!inLanes) {
      this.joinScalars(w, local, push);
      return;
    }
    w.code.get(local);
    push();
    w.code.op(vectorCombine('f32', this.combine)).set(local);
  }

  private joinScalars(w: Writer, local: Local, push: () => void): void {
    const type = this.kind === 'f64' ? 'f64' : 'f32';
    if (this.combine === 'sum') {
      w.code.get(local);
      push();
      w.code.op(`${type}.add`).set(local);
      return;
    }
    const value = w.local(type);
    push();
    w.code.tee(value).get(local).get(local).get(value);
    w.code
      .op(`${type}.${this.combine === 'max' ? 'lt' : 'gt'}`)
      .op('select')
      .set(local);
  }

  private joinSlot(w: Writer, slot: Local, kind: SlotKind, push: () => void): void {
    if (kind === 'v128') {
      const at = { offset: this.chunkArea, align: 4 };
      w.code.get(slot).get(slot).load('v128.load', at);
      push();
      w.code.op(vectorCombine('f32', this.combine)).store('v128.store', at);
      return;
    }
    const held = w.local(kind);
    w.code.get(slot).load(`${kind}.load`, this.chunkArea).set(held);
    this.joinScalars(w, held, push);
    w.code.get(slot).get(held).store(`${kind}.store`, this.chunkArea);
  }

  private pushArea(w: Writer, area: number): void {
    w.code.get(w.worker).i32(area).op('i32.add');
  }
}
