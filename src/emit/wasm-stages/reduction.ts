/**
 * Reductions whose order does not matter: whole-number sums, counts, maxima and minima, and the index of the best value.
 * A reduction takes scalars, four rows at once (`rows`), or four neighbouring elements at once, which it joins at the end.
 */
import type { Local, PlainOpcode } from '../wasm/index.js';
import { comparison } from './apply.js';
import { neutralOf } from './helper-tree.js';
import type { FoldNode, Node } from './node.js';
import type { Writer } from './writer.js';

/** Which elements of a reduction are taken. */
export interface Element {
  /** The four lanes are neighbouring elements. */
  readonly along: boolean;
  /** Of several copies in one round of the loop, and how many elements a copy takes. */
  readonly copy: number;
  readonly width: number;
  /** The linear index of the round's first element. */
  readonly linear: Local;
  /** How many elements of the chunk were taken before the round. */
  readonly position: Local;
  /** The ragged end of a grouped loop: accumulators are in memory. */
  readonly ragged: boolean;
  /** What a reduction takes here, where its axes are not bound. */
  readonly bodyOf?: (fold: FoldNode) => Node;
}

/** What a reduction takes of an element. */
export function bodyAt({ bodyOf }: Element, fold: FoldNode): Node {
  return bodyOf === undefined ? fold.args[0] : bodyOf(fold);
}

export interface Reduction {
  readonly fold: FoldNode;
  begin(w: Writer): void;
  take(w: Writer, element: Element): void;
  /** Leaves the result with the current scope. */
  finish(w: Writer): void;
}

export interface ReductionForm {
  /** Lanes are rows. */
  readonly rows: boolean;
  /** Some elements come four at once. */
  readonly along: boolean;
}

export class WholeReduction implements Reduction {
  private total: Local | undefined;
  private lanes: Local | undefined;

  constructor(
    readonly fold: FoldNode,
    private readonly form: ReductionForm,
  ) {}

  private get neutral(): number {
    const { reducer, unsigned } = this.fold;
    return reducer === 'max' || reducer === 'min' ? neutralOf(reducer, unsigned ? 'u32' : 'i32') : 0;
  }

  begin(w: Writer): void {
    if (!this.form.rows) {
      this.total = w.local('i32');
      w.code.i32(this.neutral).set(this.total);
    }
    if (this.form.rows || this.form.along) {
      this.lanes = w.local('v128');
      w.code.words([this.neutral, this.neutral, this.neutral, this.neutral]).set(this.lanes);
    }
  }

  take(w: Writer, element: Element): void {
    const body = bodyAt(element, this.fold);
    if (this.form.rows || element.along) {
      const lanes = this.lanes as Local;
      w.code.get(lanes);
      if (this.fold.reducer === 'sum') this.pushAdded(w, body);
      else {
        w.pushVector(body);
        w.code.op(this.vectorOpcode());
      }
      w.code.set(lanes);
      return;
    }
    const total = this.total as Local;
    if (this.fold.reducer === 'max' || this.fold.reducer === 'min') {
      const value = w.local('i32');
      w.pushScalar(body);
      w.code.set(value);
      this.better(w, total, value);
      return;
    }
    w.code.get(total);
    w.pushScalar(body);
    w.code.op('i32.add').set(total);
  }

  finish(w: Writer): void {
    if (this.form.rows) {
      w.scope.keep('v', this.fold, this.lanes as Local);
      return;
    }
    const total = this.total as Local;
    if (this.form.along) this.joinLanes(w, total, this.lanes as Local);
    w.scope.keep('s', this.fold, total);
  }

  /** Adds the body to what is on the stack. Conditions are taken as they are, since a true lane is −1. */
  private pushAdded(w: Writer, body: Node): void {
    const conditions = conditionsIn(body);
    if (conditions === undefined) {
      w.pushVector(body);
      w.code.op('i32x4.add');
      return;
    }
    for (const condition of conditions) {
      w.pushVector(condition);
      w.code.op('i32x4.sub');
    }
  }

  private joinLanes(w: Writer, total: Local, lanes: Local): void {
    const value = w.local('i32');
    for (let lane = 0; lane < 4; lane += 1) {
      w.code.get(lanes).lane('i32x4.extract_lane', lane);
      if (this.fold.reducer === 'max' || this.fold.reducer === 'min') {
        w.code.set(value);
        this.better(w, total, value);
      } else w.code.get(total).op('i32.add').set(total);
    }
  }

  private better(w: Writer, total: Local, value: Local): void {
    const compare = comparison(this.fold.reducer === 'max' ? 'lt' : 'gt', 'i32', this.fold.unsigned);
    w.code.get(value).get(total).get(total).get(value).op(compare).op('select').set(total);
  }

  private vectorOpcode(): PlainOpcode {
    const { reducer, unsigned } = this.fold;
    if (reducer === 'max' || reducer === 'min') return `i32x4.${reducer}_${unsigned ? 'u' : 's'}`;
    // A true lane is −1.
    return reducer === 'count' ? 'i32x4.sub' : 'i32x4.add';
  }
}

/** The conditions of which a whole number is the count, where it is one. */
function conditionsIn(node: Node): readonly Node[] | undefined {
  if (node.kind === 'apply' && node.code === 'i32.from_bool') return node.args;
  if (node.kind !== 'sum' && !(node.kind === 'apply' && node.code === 'i32.add')) return undefined;
  const found = node.args.map(conditionsIn);
  return found.every((list) => list !== undefined) ? found.flat() : undefined;
}

/** argmax and argmin: the lowest index on ties, NaN never, −1 where there is nothing. */
export class BestReduction implements Reduction {
  private best: Local | undefined;
  private index: Local | undefined;
  private bestLanes: Local | undefined;
  private indexLanes: Local | undefined;

  constructor(
    readonly fold: FoldNode,
    private readonly form: ReductionForm,
  ) {}

  private get type(): 'i32' | 'f32' | 'f64' {
    const { type } = this.fold.args[0];
    return type === 'bool' ? 'i32' : type;
  }

  begin(w: Writer): void {
    if (!this.form.rows) {
      [this.best, this.index] = [w.local(this.type), w.local('i32')];
      w.code.i32(-1).set(this.index);
      w.pushConstant(this.type, 0);
      w.code.set(this.best);
    }
    if (this.form.rows || this.form.along) {
      [this.bestLanes, this.indexLanes] = [w.local('v128'), w.local('v128')];
      w.code.words([-1, -1, -1, -1]).set(this.indexLanes).words([0, 0, 0, 0]).set(this.bestLanes);
    }
  }

  take(w: Writer, element: Element): void {
    const ahead = element.copy * element.width;
    if (this.form.rows || element.along) {
      this.takeLanes(w, element, ahead);
      return;
    }
    const value = w.local(this.type);
    const index = w.local('i32');
    w.pushScalar(bodyAt(element, this.fold));
    w.code.set(value).get(element.linear).i32(ahead).op('i32.add').set(index);
    this.consider(w, value, index, false);
  }

  /** Takes a candidate if it is better, or the first that is a number; with ties, if its index is lower. */
  private consider(w: Writer, value: Local, index: Local, ties: boolean): void {
    const [best, bestIndex] = [this.best as Local, this.index as Local];
    const taken = w.local('i32');
    const { code } = w;
    code.get(value).get(best).op(this.betterOpcode(false));
    if (ties) {
      code
        .get(value)
        .get(best)
        .op(`${this.type}.eq`)
        .get(index)
        .get(bestIndex)
        .op('i32.lt_s')
        .op('i32.and')
        .op('i32.or');
    }
    code.get(bestIndex).i32(0).op('i32.lt_s');
    if (this.type !== 'i32') code.get(value).get(value).op(`${this.type}.eq`).op('i32.and');
    code.op('i32.or');
    if (ties) code.get(index).i32(0).op('i32.ge_s').op('i32.and');
    code.set(taken);
    code.get(value).get(best).get(taken).op('select').set(best);
    code.get(index).get(bestIndex).get(taken).op('select').set(bestIndex);
  }

  private takeLanes(w: Writer, element: Element, ahead: number): void {
    const { linear, along } = element;
    const [best, index] = [this.bestLanes as Local, this.indexLanes as Local];
    const [value, taken] = [w.local('v128'), w.local('v128')];
    const { code } = w;
    w.pushVector(bodyAt(element, this.fold));
    code.tee(value).get(best).op(this.betterOpcode(true));
    code.get(index).words([0, 0, 0, 0]).op('i32x4.lt_s');
    if (this.type === 'f32') code.get(value).get(value).op('f32x4.eq').op('v128.and');
    code.op('v128.or').set(taken);
    code.get(value).get(best).get(taken).op('v128.bitselect').set(best);
    const offsets = [0, 1, 2, 3].map((lane) => ahead + (along ? lane : 0));
    code.get(linear).op('i32x4.splat').words(offsets).op('i32x4.add');
    code.get(index).get(taken).op('v128.bitselect').set(index);
  }

  finish(w: Writer): void {
    if (this.form.rows) {
      w.scope.keep('v', this.fold, this.indexLanes as Local);
      return;
    }
    if (this.form.along) {
      const [value, index] = [w.local(this.type), w.local('i32')];
      for (let lane = 0; lane < 4; lane += 1) {
        w.code
          .get(this.bestLanes as Local)
          .lane(this.type === 'f32' ? 'f32x4.extract_lane' : 'i32x4.extract_lane', lane);
        w.code
          .set(value)
          .get(this.indexLanes as Local)
          .lane('i32x4.extract_lane', lane)
          .set(index);
        this.consider(w, value, index, true);
      }
    }
    w.scope.keep('s', this.fold, this.index as Local);
  }

  private betterOpcode(lanes: boolean): PlainOpcode {
    return comparison(this.fold.reducer === 'argmax' ? 'gt' : 'lt', this.type, this.fold.unsigned, lanes);
  }
}
