/**
 * Counts by bin, shared by a workgroup: bins are counted in workgroup memory with atomic additions, a window of bins at a
 * time. Integer sums do not depend on the order.
 */
import type { HistogramPhase } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Kernel } from './kernel.js';
import { decode } from './loop.js';
import { writeRows } from './nest.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { block, ofBits, toBits, typeOf } from './text.js';
import { rebind } from './topk.js';
import { Values } from './values.js';

const mostBins = 1024;

export function writeHistogram(kernel: Kernel, scope: Scope, phase: HistogramPhase, units: readonly Axis[]): void {
  const { op } = phase;
  const memory = kernel.memory(op.target, 'current');
  const bins = memory.shape[memory.shape.length - 1];
  const window = Math.min(mostBins, largest(bins));
  if (window === 0) return;
  const type = typeOf(op.weight.dtype);
  const counts = kernel.module.shared(`bins${window}`, `array<atomic<u32>, ${window}>`, window);
  const size = kernel.size(bins);
  const total = kernel.points(op.over.map((axis) => axis.extent));
  writeRows(kernel, scope, phase.rows, 'together', (row) => {
    const bound = rebind(op.axes, [...units, ...phase.rows], row);
    const [tile, end, linear] = ['tile', 'end', 'p'].map((name) => kernel.fresh(name));
    const { lines, bound: inside } = decode(kernel, op.over, linear);
    const inner = new Scope(row, new Map([...bound, ...inside]), false);
    inner.lines.push(...lines);
    const values = new Values(kernel, [op.bin, op.weight], writeLoop);
    const bin = values.name(op.bin, inner);
    const weight = values.text(op.weight, inner);
    inner.lines.push(
      ...block(`if (${bin} >= ${tile} && ${bin} < ${end})`, [
        `atomicAdd(&${counts}[${bin} - ${tile}], ${toBits(type, weight)});`,
      ]),
    );
    const each = (body: string): string =>
      `for (var bin = ${tile} + i32(lane); bin < ${end}; bin += ${kernel.lanes}i) { ${body} }`;
    const indices = [...op.axes.map((axis) => bound.get(axis) as string), 'bin'];
    const store = kernel.store(memory, indices, ofBits(type, `atomicLoad(&${counts}[bin - ${tile}])`));
    row.lines.push(
      ...block(`for (var ${tile} = 0i; ${tile} < ${size}; ${tile} += ${window}i)`, [
        `let ${end} = min(${tile} + ${window}i, ${size});`,
        each(`atomicStore(&${counts}[bin - ${tile}], 0u);`),
        'workgroupBarrier();',
        ...block(`for (var ${linear} = i32(lane); ${linear} < ${total}; ${linear} += ${kernel.lanes}i)`, inner.lines),
        'workgroupBarrier();',
        each(store),
        'workgroupBarrier();',
      ]),
    );
  });
}
