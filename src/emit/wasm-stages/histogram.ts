/** Histograms: the row of bins is cleared, then counted into, element by element; bins and weights are computed in lanes where that pays. */
import type { Axis } from '../../kernel/expr.js';
import { indexOf } from '../../kernel/expr.js';
import type { HistogramOp } from '../../kernel/op.js';
import type { Local } from '../wasm/index.js';
import { isWorthVector } from './cost.js';
import { checked } from './emit-load.js';
import { countLoop } from './loop.js';
import type { Node } from './node.js';
import { writeRowLoop } from './row-loop.js';
import { sizeOperand, walkRows } from './rows.js';
import { writeStores } from './store.js';
import type { OpContext } from './topk.js';

export function writeHistogram(context: OpContext, op: HistogramOp): void {
  const { w, tensors, folds, lowering, writes } = context;
  const { graph } = w;
  const layout = tensors.layout(op.target, 'current');
  const row = op.axes.map((axis) => lowering.lower(indexOf(axis)));
  const bins: Axis = { name: 'bin', extent: layout.shape[layout.shape.length - 1] };
  const cell = lowering.address(layout, [...row, graph.index(bins)]);
  const cleared = { ...cell, value: graph.i32(0), storage: layout.storage, place: layout.place };
  countLoop(w, { axis: bins, begin: 0, end: sizeOperand(w, tensors, bins) }, { writes }, () =>
    writeStores(w, [cleared]),
  );
  const first = lowering.address(layout, [...row, graph.i32(0)]);
  const stride = layout.strides[layout.strides.length - 1];
  const [bin, weight] = [lowering.lower(op.bin), lowering.lower(op.weight)];
  folds.expect([bin, weight]);
  const count = (pushBin: () => void, pushWeight: () => void): void => {
    const [which, at] = [w.local('i32'), w.local('i32')];
    const add = w.inside({}, () => {
      w.code.get(which);
      w.pushScalar(stride);
      w.code.op('i32.mul').get(w.ensureScalar(first.address)).op('i32.add');
      const offset = checked(w, layout.place, first.offset, 4);
      w.code.tee(at).get(at).load('i32.load', offset);
      pushWeight();
      w.code.op('i32.add').store('i32.store', offset);
    });
    pushBin();
    w.code.tee(which);
    w.pushScalar(tensors.size(bins.extent));
    w.code.op('i32.lt_u').if(add.code);
  };
  const single = (): void => {
    const heavy = needsLocal(weight) ? w.ensureScalar(weight) : undefined;
    count(
      () => w.pushScalar(bin),
      () => (heavy === undefined ? w.pushScalar(weight) : w.code.get(heavy)),
    );
  };
  const lanes = (): void => {
    const [which, heavy] = [w.ensureVector(bin), w.isVector(weight) ? w.ensureVector(weight) : undefined];
    for (let lane = 0; lane < 4; lane += 1) {
      count(
        () => pushLane(which, lane),
        () => (heavy === undefined ? w.pushScalar(weight) : pushLane(heavy, lane)),
      );
    }
  };
  const pushLane = (vector: Local, lane: number): void => {
    w.code.get(vector).lane('i32x4.extract_lane', lane);
  };
  const inner = op.over[op.over.length - 1];
  if (inner === undefined) {
    single();
    return;
  }
  const worth = isWorthVector([], [bin, weight], inner, 2);
  walkRows(w, tensors, op.over.slice(0, -1), writes, () => {
    writeRowLoop(w, tensors, {
      axis: inner,
      range: { begin: 0, end: sizeOperand(w, tensors, inner) },
      writes,
      margins: [],
      unroll: 1,
      single,
      ...(worth ? { lanes } : {}),
    });
  });
}

function needsLocal(node: Node): boolean {
  return node.kind !== 'constant' && node.kind !== 'index' && node.kind !== 'worker';
}
