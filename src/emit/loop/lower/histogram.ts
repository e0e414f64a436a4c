/**
 * Counts by bin. Shared by the threads of a unit, bins are counted with atomic additions, where they are stored or, a window
 * of bins at a time, in shared memory; by one thread, they are counted where they are stored. Integer sums do not depend
 * on the order.
 */
import { largest } from '../../../kernel/dimension.js';
import type { Axis } from '../../../kernel/expr.js';
import type { HistogramOp } from '../../../kernel/op.js';
import {
  type Address,
  atLeast,
  below,
  constant,
  inside as insideOf,
  int,
  least,
  loadOf,
  minus,
  type Name,
  name,
  operation,
  plus,
  type Statement,
  unsigned,
  type Value,
} from '../language.js';
import { bind, put, when } from '../statements.js';
import { barrier, globalBarrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import type { RowOf, RowWriter } from './rows.js';
import { decode } from './serial-loop.js';

const mostBins = 1024;

export function histogramWriter(kernel: Kernel, op: HistogramOp, isShared: boolean): RowWriter | undefined {
  const { shape } = kernel.memory(op.target, 'current');
  const bins = shape[shape.length - 1];
  if (largest(bins) === 0) return undefined;
  const size = kernel.size(bins);
  if (!isShared) return (row) => countRow({ kernel, op, ...row }, size);
  const total = kernel.points(op.over);
  return (row) => shareRow({ kernel, op, ...row }, size, total);
}

/** One row by all threads of the unit. */
function shareRow({ kernel, row, op, bound, values }: RowOf<HistogramOp>, size: Value, total: Value): void {
  const memory = kernel.memory(op.target, 'current');
  const type = op.weight.dtype;
  const [tile, end, linear] = kernel.names('tile', 'end', 'p');
  const { statements, bound: inside } = decode(kernel, op.over, linear);
  const inner = row.inside(new Map([...bound, ...inside]));
  inner.statements.push(...statements);
  const bin = values.named(op.bin, inner);
  const weight = values.value(op.weight, inner);
  const one = name('bin', 'i32');
  const stored = (index: Value, value: Value): Statement => kernel.store(memory, placesOf(op, bound, index), value);
  const counted = (condition: Value, address: Address, value: Value): Statement => {
    const add: Statement = { kind: 'atomicAdd', address, value };
    return laneLoop(linear.name, 0, total, kernel.lanes, [...inner.statements, when(condition, [add])]);
  };
  if (kernel.module.machine.addsInMemory) {
    const address = kernel.address(memory, placesOf(op, bound, bin));
    row.statements.push(
      laneLoop('bin', 0, size, kernel.lanes, [stored(one, constant(0, type))]),
      globalBarrier,
      counted(insideOf(bin, size), address, weight),
    );
    return;
  }
  const window = Math.min(mostBins, largest(memory.shape[memory.shape.length - 1]));
  const array = kernel.module.shared({ name: `bins${window}`, type: 'u32', length: window, atomic: true });
  const at = (index: Value): Address => {
    return { space: 'shared', array, base: int(0), places: [{ index: minus(index, tile), size: int(window) }] };
  };
  const bits = type === 'u32' ? weight : operation('bitcast', 'u32', weight);
  const isHere = operation('and', 'bool', atLeast(bin, tile), below(bin, end));
  const each = (body: Statement): Statement => laneLoop('bin', tile, end, kernel.lanes, [body]);
  const body: Statement[] = [
    bind(end, least(plus(tile, window), size)),
    each(put(at(one), unsigned(0))),
    barrier,
    counted(isHere, at(bin), bits),
    barrier,
    each(stored(one, loadOf(at(one), type))),
    barrier,
  ];
  row.statements.push(serialLoop(tile.name, 0, size, body, window));
}

/** Where a bin of the row lies. */
function placesOf({ axes }: HistogramOp, bound: ReadonlyMap<Axis, Value>, bin: Value): Value[] {
  return [...axes.map((axis) => bound.get(axis) as Value), bin];
}

/** One row by one thread: its bins are cleared, then counted where they are stored. */
function countRow({ kernel, row, op, bound, values }: RowOf<HistogramOp>, size: Value): void {
  const memory = kernel.memory(op.target, 'current');
  const over = op.over.map((axis): [Axis, Name] => [axis, name(kernel.axisName(axis), 'i32')]);
  const inner = row.inside(new Map<Axis, Value>([...bound, ...over]));
  const bin = values.named(op.bin, inner);
  const weight = values.value(op.weight, inner);
  const add: Statement = { kind: 'add', address: kernel.address(memory, placesOf(op, bound, bin)), value: weight };
  inner.statements.push(when(insideOf(bin, size), [add]));
  const cleared = kernel.store(memory, placesOf(op, bound, name('bin', 'i32')), constant(0, op.weight.dtype));
  const counted = over.reduceRight(
    (body: readonly Statement[], [{ extent }, { name: text }]) => [serialLoop(text, 0, kernel.size(extent), body)],
    inner.statements,
  );
  row.statements.push(serialLoop('bin', 0, size, [cleared]), ...counted);
}
