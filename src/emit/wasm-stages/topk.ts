/**
 * Top-k: a running list in worker memory for each row. In lanes, four candidates are held against the worst of the list at
 * once, and only if one of them may be better are they considered one by one.
 */
import type { Axis } from '../../kernel/expr.js';
import { indexOf } from '../../kernel/expr.js';
import type { TopkOp } from '../../kernel/op.js';
import type { Local } from '../wasm/index.js';
import { isWorthVector } from './cost.js';
import type { Folds } from './fold.js';
import type { RankKind } from './helper-rank.js';
import { betterOpcode, rankBytes, rankIndicesAt, rankValuesAt, valueTypeOf } from './helper-rank.js';
import { countLoop } from './loop.js';
import type { Lowering } from './lower.js';
import type { Node } from './node.js';
import { writeRowLoop } from './row-loop.js';
import { sizeOperand } from './rows.js';
import { writeStores } from './store.js';
import type { TensorMap } from './tensors.js';
import type { Writer } from './writer.js';

export interface OpContext {
  readonly w: Writer;
  readonly tensors: TensorMap;
  readonly folds: Folds;
  readonly lowering: Lowering;
  readonly writes: ReadonlySet<string>;
}

export function writeTopk(context: OpContext, op: TopkOp): void {
  const { w, tensors, folds, lowering, writes } = context;
  const kind = op.value.dtype as RankKind;
  const area = w.memory.take(rankBytes);
  const pushArea = (): void => {
    w.code.get(w.worker).i32(area).op('i32.add').i32(op.k);
  };
  const value = lowering.lower(op.value);
  const where = op.where === undefined ? undefined : lowering.lower(op.where);
  const roots = where === undefined ? [value] : [value, where];
  folds.expect(roots);
  pushArea();
  w.code.call(w.helpers.rankReset(kind, op.largest));
  const list = new RunningList(w, area, kind, op, value, where);
  list.refresh();
  const worth = isWorthVector([], roots, op.over, 1);
  writeRowLoop(w, tensors, {
    axis: op.over,
    range: { begin: 0, end: sizeOperand(w, tensors, op.over) },
    writes,
    margins: [],
    unroll: 1,
    single: () => list.considerOne(),
    ...(worth ? { lanes: () => list.considerFour() } : {}),
  });
  writeList(context, op, area, kind);
}

class RunningList {
  private readonly worst: Local;
  private readonly isFull: Local;

  constructor(
    private readonly w: Writer,
    private readonly area: number,
    private readonly kind: RankKind,
    private readonly op: TopkOp,
    private readonly value: Node,
    private readonly where: Node | undefined,
  ) {
    [this.worst, this.isFull] = [w.local(valueTypeOf(kind)), w.local('i32')];
  }

  /** Reads back what a candidate must beat. */
  refresh(): void {
    const { w, area, op } = this;
    const last = area + rankValuesAt + 8 * (op.k - 1);
    w.code
      .get(w.worker)
      .load(`${valueTypeOf(this.kind)}.load`, last)
      .set(this.worst);
    w.code.get(w.worker).load('i32.load', area).i32(op.k).op('i32.eq').set(this.isFull);
  }

  considerOne(): void {
    const { w } = this;
    const value = w.local(valueTypeOf(this.kind));
    w.pushScalar(this.value);
    w.code.set(value);
    const { local: index } = w.bindingOf(this.op.over);
    const call = w.inside({}, () => {
      this.call(() => w.code.get(value).get(index as Local));
      this.refresh();
    });
    // A value that is no number is turned away by the call itself.
    w.code
      .get(value)
      .get(this.worst)
      .op(betterOpcode(this.kind, this.op.largest))
      .get(this.isFull)
      .op('i32.eqz')
      .op('i32.or');
    if (this.where !== undefined) {
      w.pushScalar(this.where);
      w.code.op('i32.and');
    }
    w.code.if(call.code);
  }

  considerFour(): void {
    const { w } = this;
    const float = this.kind === 'f32';
    const [values, mask] = [w.local('v128'), w.local('v128')];
    w.pushVector(this.value);
    w.code
      .tee(values)
      .get(this.worst)
      .op(float ? 'f32x4.splat' : 'i32x4.splat')
      .op(betterOpcode(this.kind, this.op.largest, true));
    w.code.i32(0).get(this.isFull).op('i32.eqz').op('i32.sub').op('i32x4.splat').op('v128.or');
    if (this.where !== undefined) {
      w.pushVector(this.where);
      w.code.op('v128.and');
    }
    w.code.tee(mask).op('v128.any_true');
    const { local: first } = w.bindingOf(this.op.over);
    const calls = w.inside({}, () => {
      for (let lane = 0; lane < 4; lane += 1) {
        const call = w.inside({}, () =>
          this.call(() => {
            w.code.get(values).lane(float ? 'f32x4.extract_lane' : 'i32x4.extract_lane', lane);
            w.code
              .get(first as Local)
              .i32(lane)
              .op('i32.add');
          }),
        );
        w.code.get(mask).lane('i32x4.extract_lane', lane);
        w.code.if(call.code);
      }
      this.refresh();
    });
    w.code.if(calls.code);
  }

  private call(pushCandidate: () => void): void {
    const { w } = this;
    w.code.get(w.worker).i32(this.area).op('i32.add').i32(this.op.k);
    pushCandidate();
    w.code.call(w.helpers.rankConsider(this.kind, this.op.largest));
  }
}

/** Copies the finished list to its targets. */
function writeList({ w, tensors, lowering }: OpContext, op: TopkOp, area: number, kind: RankKind): void {
  const rank: Axis = { name: 'rank', extent: op.k };
  const { graph } = w;
  const place = { name: '%list', base: graph.i32(0), bytes: graph.i32(-1) };
  const item = (storage: 'f32' | 'f64' | 'i32', at: number, bytes: number): Node => {
    const address = graph.sum([graph.worker(), graph.product(graph.index(rank), graph.i32(bytes))]);
    return graph.load(storage, address, area + at, place);
  };
  const store = (name: string, value: Node) => {
    const layout = tensors.layout(name, 'current');
    const indices = [...op.axes.map((axis) => lowering.lower(indexOf(axis))), graph.index(rank)];
    return { ...lowering.address(layout, indices), value, storage: layout.storage, place: layout.place };
  };
  const stores = [
    ...(op.values === undefined ? [] : [store(op.values, item(valueTypeOf(kind), rankValuesAt, 8))]),
    ...(op.indices === undefined ? [] : [store(op.indices, item('i32', rankIndicesAt, 4))]),
  ];
  countLoop(w, { axis: rank, begin: 0, end: op.k }, {}, () => writeStores(w, stores));
}
