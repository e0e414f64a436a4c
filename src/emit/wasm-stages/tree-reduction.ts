/**
 * Sums, maxima and minima of floats in the Program's declared order (kernel/tree.ts). The accumulators of a chunk are in
 * locals while whole groups of `lanes` elements come (`grouped`, `flat`), else in worker memory (`stepped`); complete
 * chunks and ragged ends go through memory. Every way gives the same bits.
 */
import { foldHalves } from '../../kernel/tree.js';
import { type Component, constant, type Name, operation, type Value, vectorLanes } from '../loop/language.js';
import { combine, type Folded, neutral } from '../loop/lower/accumulate.js';
import { assign, increase } from '../loop/statements.js';
import type { Local, StoreOpcode } from '../wasm/index.js';
import type { Combine, SlotKind } from './helper-tree.js';
import { levelBytes, scalarCombine, slotBytes, vectorCombine } from './helper-tree.js';
import type { LoopPrinter, Variable } from './loop-printer.js';
import type { FoldNode } from './node.js';
import { type Element, foldedOf, type Reduction, type ReductionForm, valueAt } from './reduction.js';
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
  private accumulators: (Variable | undefined)[] = [];
  /** Where the upper levels are, and the accumulators of the chunk when they are in memory. */
  private area = 0;
  private chunkArea = 0;
  /** The results of known chunks. */
  private readonly results: Variable[] = [];
  private readonly kind: SlotKind;
  private readonly combine: Combine;
  private readonly folded: Folded;

  constructor(
    readonly fold: FoldNode,
    private readonly form: TreeForm,
    private readonly printer: LoopPrinter,
  ) {
    this.folded = foldedOf(fold);
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
      this.accumulators = Array.from({ length: count }, () => this.declare(neutral(this.folded)));
    }
  }

  take(w: Writer, element: Element): void {
    const { tree } = w.helpers;
    if (this.form.mode === 'stepped' || element.ragged) {
      this.takeIntoMemory(w, element);
      return;
    }
    const lane = element.copy % (element.along ? tree.lanes / 4 : tree.lanes);
    const value = this.printer.bind('element', valueAt(element, this.fold.args[0]), this.folded.dtype);
    const known = this.accumulators[lane];
    if (known === undefined && this.combine === 'sum') {
      // 0 + x is x but for the sign of zero, which the end restores.
      this.accumulators[lane] = this.declare(value);
      return;
    }
    const sum = known ?? this.declare(neutral(this.folded));
    this.accumulators[lane] = sum;
    this.printer.print([combine(this.folded, sum, value)]);
  }

  private declare(value: Value, inLanes = this.inLanes): Variable {
    return this.printer.make('a', value, inLanes);
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
    const result = this.chunkResult(w, this.form.mode === 'stepped');
    this.pushArea(w, this.area);
    w.code.get(result).call(w.helpers.treePush(this.kind, this.combine));
    if (this.form.mode === 'grouped') this.clear();
  }

  /** One of a known number of chunks is complete: its result stays in a local. */
  keepChunk(w: Writer): void {
    this.results.push(this.declare(this.halve(w), this.form.rows));
    if (this.results.length !== this.form.chunks) this.clear();
  }

  /** The results of known chunks are one chunk of the next level: neutral ones that are missing there change nothing. */
  private joinChunks(w: Writer): Variable {
    return this.joinAll(this.results, w.helpers.tree.lanes);
  }

  /** Folds so many accumulators in halves, of which the last may be missing; the first holds the result. */
  private joinAll(sums: readonly (Variable | undefined)[], count: number): Variable {
    const all = Array.from({ length: count }, (_, lane) => sums[lane]);
    return foldHalves(all, (left, right) => {
      if (left !== undefined && right !== undefined) this.printer.print([combine(this.folded, left, right)]);
      return left;
    }) as Variable;
  }

  /** The result of the chunk. */
  private chunkResult(w: Writer, fromMemory: boolean): Local {
    if (!fromMemory) return this.declare(this.halve(w), this.form.rows).local;
    const result = w.local(this.kind);
    this.pushArea(w, this.chunkArea);
    w.code.call(w.helpers.treeTake(this.kind, this.combine)).set(result);
    return result;
  }

  /** From locals to memory, where the ragged end goes on. */
  spill(w: Writer): void {
    if (this.form.mode !== 'grouped') return;
    const bytes = this.inLanes ? 16 : slotBytes[this.kind];
    const store: StoreOpcode = this.inLanes ? 'v128.store' : `${this.kind}.store`;
    this.accumulators.forEach((sum, position) => {
      w.code.get(w.worker).get((sum as Variable).local);
      w.code.store(store, { offset: this.chunkArea + position * bytes, ...(this.inLanes && { align: 4 }) });
    });
  }

  finish(w: Writer): void {
    if (this.results.length > 0) {
      w.scope.keep(this.form.rows ? 'v' : 's', this.fold, this.joinChunks(w).local);
      return;
    }
    const result = this.form.mode === 'flat' ? this.flatResult(w) : this.chunkResult(w, this.inMemory);
    if (this.form.levels > 0) {
      this.pushArea(w, this.area);
      w.code.get(result).call(w.helpers.treePush(this.kind, this.combine));
      this.pushArea(w, this.area);
      w.code.i32(this.form.levels).call(w.helpers.treeFinish(this.kind, this.combine)).set(result);
    }
    w.scope.keep(this.form.rows ? 'v' : 's', this.fold, result);
  }

  private flatResult(w: Writer): Local {
    if (this.accumulators[0] === undefined) return this.declare(neutral(this.folded), this.form.rows).local;
    const result = this.declare(this.halve(w), this.form.rows);
    if (this.combine === 'sum') this.printer.print([increase(result, constant(0, this.folded.dtype))]);
    return result.local;
  }

  /** The accumulators folded in halves, where they are lanes of one another the last four of them too. */
  private halve(w: Writer): Value {
    const { lanes } = w.helpers.tree;
    const isAlong = this.inLanes && !this.form.rows;
    const sum = this.joinAll(this.accumulators, isAlong ? lanes / vectorLanes : lanes);
    if (!isAlong) return sum;
    const { name, type } = sum;
    const each = Array.from(
      { length: vectorLanes },
      (_, place): Component => ({ kind: 'component', name, type, place }),
    );
    const op = this.combine === 'sum' ? 'add' : this.combine;
    return foldHalves<Value>(each, (left, right) => operation(op, type, left, right));
  }

  private clear(): void {
    for (const sum of this.accumulators) this.printer.print([assign(sum as Name, neutral(this.folded))]);
  }

  private pushBody(w: Writer, element: Element): void {
    const body = valueAt(element, this.fold.args[0]);
    if (this.form.rows || element.along) w.pushVector(body);
    else w.pushScalar(body);
  }

  private joinSlot(w: Writer, slot: Local, kind: SlotKind, push: () => void): void {
    if (kind === 'v128') {
      const at = { offset: this.chunkArea, align: 4 };
      w.code.get(slot).get(slot).load('v128.load', at);
      push();
      w.code.op(vectorCombine('f32', this.combine)).store('v128.store', at);
      return;
    }
    const [held, value] = [w.local(kind), w.local(kind)];
    push();
    w.code.set(value).get(slot).load(`${kind}.load`, this.chunkArea).set(held).get(slot);
    scalarCombine(w.code, kind, this.combine, held, value);
    w.code.store(`${kind}.store`, this.chunkArea);
  }

  private pushArea(w: Writer, area: number): void {
    w.code.get(w.worker).i32(area).op('i32.add');
  }
}
