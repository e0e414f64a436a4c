/**
 * Counts by bin, by all threads of the unit together: they clear the row's bins, then add with atomics. Weights are
 * integers, so the order of the additions does not show.
 */
import type { HistogramPhase } from '../../fuse/stage.js';
import { block } from './c-text.js';
import { axisLines } from './index-text.js';
import { elementText } from './memory.js';
import type { Scope } from './scope.js';

/** The names of a thread's number in its team, and of the team's size. */
export interface Crew {
  readonly member: string;
  readonly members: string;
  readonly sync: string;
}

export function writeHistogramRow(phase: HistogramPhase, row: Scope, crew: Crew): void {
  const { op } = phase;
  const { context } = row;
  const name = context.fresh('bins');
  const target = context.place(op.target, 'current');
  const bins = context.size(target.shape[target.shape.length - 1]);
  const outer = op.axes.map((axis) => row.value({ op: 'index', dtype: 'i32', args: [], axis }));
  const element = (bin: string): string => elementText(target, [...outer, bin], context);
  const linear = `${name}_x`;
  const { lines, names } = axisLines(op.over, linear, context);
  const inner = row.inner(names, 'thread');
  inner.lines.push(...lines);
  const bin = inner.named(op.bin);
  const weight = inner.named(op.weight);
  inner.lines.push(
    `if ((unsigned int)${bin} < (unsigned int)${bins}) atomicAdd(${target.pointer} + ${element(bin)}, ${weight});`,
  );
  const total = context.product(op.over.map((axis) => axis.extent));
  row.lines.push(
    ...block(`for (int ${name}_b = ${crew.member}; ${name}_b < ${bins}; ${name}_b += ${crew.members})`, [
      `${target.pointer}[${element(`${name}_b`)}] = 0;`,
    ]),
    crew.sync,
    ...block(`for (int ${linear} = ${crew.member}; ${linear} < ${total}; ${linear} += ${crew.members})`, inner.lines),
  );
}
