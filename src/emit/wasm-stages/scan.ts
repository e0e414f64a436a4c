/** Running sums, maxima and minima along one axis. Sums of floats follow the declared tree; the others need no order. */
import { largest } from '../../kernel/dimension.js';
import { indexOf } from '../../kernel/expr.js';
import type { ScanOp } from '../../kernel/op.js';
import { levelsOf } from '../../kernel/tree.js';
import type { Local } from '../wasm/index.js';
import { comparison } from './apply.js';
import { checked, pushAddress } from './emit-load.js';
import { scanLevelBytes } from './helper-scan.js';
import { neutralOf } from './helper-tree.js';
import { countLoop } from './loop.js';
import { storageBytes } from './node.js';
import { sizeOperand } from './rows.js';
import type { OpContext } from './topk.js';
import type { Writer } from './writer.js';

export function writeScan(context: OpContext, op: ScanOp): void {
  const { w, tensors, folds, lowering, writes } = context;
  const layout = tensors.layout(op.target, 'current');
  const { address, offset } = lowering.address(layout, op.axes.map(indexOf));
  const value = lowering.lower(op.value);
  folds.expect([value]);
  const type = value.type === 'bool' ? 'i32' : value.type;
  const running = w.local(type);
  w.pushConstant(type, neutralOf(op.reducer, op.value.dtype));
  w.code.set(running);
  const combine = op.reducer === 'sum' && type !== 'i32' ? treeSum(context, op, type) : plain(w, op, type, running);
  const along = op.axes[op.along];
  countLoop(w, { axis: along, begin: 0, end: sizeOperand(w, tensors, along) }, { writes }, () => {
    const store = (): void => {
      const at = checked(w, layout.place, pushAddress(w, address, offset), storageBytes[layout.storage]);
      w.code.get(running).store(type === 'f32' ? 'f32.store' : type === 'f64' ? 'f64.store' : 'i32.store', at);
    };
    if (op.exclusive) store();
    combine(() => w.pushScalar(value));
    w.code.set(running);
    if (!op.exclusive) store();
  });
}

/** Leaves the next running value on the stack. */
type Combining = (pushValue: () => void) => void;

function treeSum({ w }: OpContext, op: ScanOp, kind: 'f32' | 'f64'): Combining {
  const { tree } = w.helpers;
  // One more than there can be: a level that is just full hands its total on.
  const levels = levelsOf(largest(op.axes[op.along].extent), tree) + 1;
  const area = w.memory.take(levels * scanLevelBytes(tree, kind));
  const pushArea = (): void => {
    w.code.get(w.worker).i32(area).op('i32.add');
  };
  pushArea();
  w.code.i32(levels).call(w.helpers.scanReset(kind));
  return (pushValue) => {
    pushArea();
    pushValue();
    w.code.call(w.helpers.scanPush(kind));
  };
}

function plain(w: Writer, op: ScanOp, type: 'i32' | 'f32' | 'f64', running: Local): Combining {
  if (op.reducer === 'sum') {
    return (pushValue) => {
      w.code.get(running);
      pushValue();
      w.code.op('i32.add');
    };
  }
  const next = w.local(type);
  const compare = comparison(op.reducer === 'max' ? 'lt' : 'gt', type, op.value.dtype === 'u32');
  return (pushValue) => {
    pushValue();
    w.code.tee(next).get(running).get(running).get(next).op(compare).op('select');
  };
}
