/**
 * Counts by bin. Shared by the threads of a unit, bins are counted with atomic additions, where they are stored or, a window
 * of bins at a time, in shared memory; by one thread, they are counted where they are stored. Integer sums do not depend
 * on the order.
 */
import type { HistogramPhase } from '../../../fuse/stage.js';
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
  minus,
  type Name,
  name,
  operation,
  plus,
  type Statement,
  unsigned,
  type Value,
} from '../language.js';
import { loadOf } from './accumulate.js';
import { barrier, globalBarrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import { rebind, writeRows } from './rows.js';
import { Scope } from './scope.js';
import { decode } from './serial-loop.js';
import { writeLoop } from './shared-loop.js';
import { type Elements, Values } from './values.js';

const mostBins = 1024;

export function writeHistogram(
  kernel: Kernel,
  scope: Scope,
  phase: HistogramPhase,
  units: readonly Axis[],
  isShared: boolean,
): void {
  const { op } = phase;
  const memory = kernel.memory(op.target, 'current');
  const bins = memory.shape[memory.shape.length - 1];
  const window = Math.min(mostBins, largest(bins));
  if (window === 0) return;
  const type = op.weight.dtype;
  const size = kernel.size(bins);
  const total = kernel.points(op.over.map((axis) => axis.extent));
  writeRows(kernel, scope, phase.rows, isShared ? 'group' : 'serial', (row) => {
    const bound = rebind(op.axes, [...units, ...phase.rows], row);
    const values = new Values(kernel, [op.bin, op.weight], writeLoop);
    if (!isShared) {
      countRow(kernel, row, op, bound, values);
      return;
    }
    const [tile, end, linear] = ['tile', 'end', 'p'].map((text) => name(kernel.fresh(text), 'i32'));
    const { statements, bound: inside } = decode(kernel, op.over, linear);
    const inner = new Scope(row, new Map([...bound, ...inside]), false);
    inner.statements.push(...statements);
    const bin = values.named(op.bin, inner);
    const weight = values.value(op.weight, inner);
    const places = (index: Value): Value[] => [...op.axes.map((axis) => bound.get(axis) as Value), index];
    const one = name('bin', 'i32');
    const count = (condition: Value, add: Statement): void => {
      inner.statements.push({ kind: 'if', condition, body: [add] });
    };
    if (kernel.module.machine.addsInMemory) {
      const address = kernel.address(memory, places(bin));
      count(insideOf(bin, size), { kind: 'atomicAdd', address, value: weight });
      row.statements.push(
        laneLoop('bin', int(0), size, kernel.lanes, [kernel.store(memory, places(one), constant(0, type))]),
        globalBarrier,
        laneLoop(linear.name, int(0), total, kernel.lanes, inner.statements),
      );
      return;
    }
    const counts = kernel.module.shared({ name: `bins${window}`, type: 'u32', length: window, atomic: true });
    const at = (index: Value): Address => ({
      space: 'shared',
      array: counts,
      base: int(0),
      places: [{ index: minus(index, tile), size: int(window) }],
    });
    const bits = type === 'u32' ? weight : operation('bitcast', 'u32', weight);
    const isHere = operation('and', 'bool', atLeast(bin, tile), below(bin, end));
    count(isHere, { kind: 'atomicAdd', address: at(bin), value: bits });
    const each = (body: Statement): Statement => laneLoop('bin', tile, end, kernel.lanes, [body]);
    const body: Statement[] = [
      { kind: 'let', name: end.name, value: least(plus(tile, int(window)), size) },
      each({ kind: 'store', address: at(one), value: unsigned(0) }),
      barrier,
      laneLoop(linear.name, int(0), total, kernel.lanes, inner.statements),
      barrier,
      each(kernel.store(memory, places(one), loadOf(at(one), type))),
      barrier,
    ];
    row.statements.push(serialLoop(tile.name, int(0), size, body, window));
  });
}

/** One row by one thread: its bins are cleared, then counted where they are stored. */
export function countRow(
  kernel: Kernel,
  row: Scope,
  op: HistogramOp,
  bound: ReadonlyMap<Axis, Value>,
  values: Elements,
): void {
  const memory = kernel.memory(op.target, 'current');
  const size = kernel.size(memory.shape[memory.shape.length - 1]);
  const over = op.over.map((axis): [Axis, Name] => [axis, name(kernel.axisName(axis), 'i32')]);
  const inner = new Scope(row, new Map<Axis, Value>([...bound, ...over]), false);
  const bin = values.named(op.bin, inner);
  const weight = values.value(op.weight, inner);
  const places = (index: Value): Value[] => [...op.axes.map((axis) => bound.get(axis) as Value), index];
  const add: Statement = { kind: 'add', address: kernel.address(memory, places(bin)), value: weight };
  inner.statements.push({ kind: 'if', condition: insideOf(bin, size), body: [add] });
  const cleared = kernel.store(memory, places(name('bin', 'i32')), constant(0, op.weight.dtype));
  const counted = over.reduceRight(
    (body: readonly Statement[], [{ extent }, { name: text }]) => [serialLoop(text, int(0), kernel.size(extent), body)],
    inner.statements,
  );
  row.statements.push(serialLoop('bin', int(0), size, [cleared]), ...counted);
}
