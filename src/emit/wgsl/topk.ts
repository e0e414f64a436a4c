/**
 * The k best of a row, shared by a workgroup: every invocation ranks its share in private memory, then the lists are
 * merged pairwise in workgroup memory. Best first, the lower index on ties, NaN never, −1 and the worst value for what
 * is missing.
 */
import type { TopkPhase } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import { worst } from './accumulate.js';
import type { Kernel } from './kernel.js';
import { powerOfTwo } from './loop.js';
import { writeRows } from './nest.js';
import { canPick, writePicked } from './picked-topk.js';
import { canRank, writeRanked } from './ranked-topk.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { block, ofBits, type Text, toBits, typeOf, type WgslType } from './text.js';
import { Values } from './values.js';

/** Words of workgroup memory for the lists. */
const listWords = 2048;

export function writeTopk(kernel: Kernel, scope: Scope, phase: TopkPhase, units: readonly Axis[]): void {
  const write = canRank(phase) ? writeRanked : canPick(phase) ? writePicked : undefined;
  if (write !== undefined) {
    writeRows(kernel, scope, phase.rows, 'together', (row) => {
      write(kernel, row, phase, rebind(phase.op.axes, [...units, ...phase.rows], row));
    });
    return;
  }
  const { op } = phase;
  const { k } = op;
  const type = typeOf(op.value.dtype);
  const lists = Math.min(kernel.lanes, powerOfTwo(Math.floor(listWords / (2 * k)) + 1) / 2);
  kernel.module.pool(2 * k * lists);
  const worstValue = worst(kernel, op.value.dtype, op.largest);
  const wins = op.largest ? '>' : '<';
  const rank = `for (var r = 0i; r < ${kernel.hidden(k)}; r++)`;
  writeRows(kernel, scope, phase.rows, 'together', (row) => {
    const bound = rebind(op.axes, [...units, ...phase.rows], row);
    const inner = new Scope(row, new Map([...bound, [op.over, kernel.axisName(op.over)]]), false);
    const values = new Values(kernel, op.where === undefined ? [op.value] : [op.value, op.where], writeLoop);
    const [best, at, slot, value] = ['best', 'at', 'slot', 'v'].map((name) => kernel.fresh(name));
    const here = kernel.axisName(op.over);
    const where = op.where === undefined ? undefined : values.name(op.where, inner);
    inner.lines.push(`let ${value} = ${values.text(op.value, inner)};`);
    const conditions = [
      ...(where === undefined ? [] : [where]),
      ...(type === 'f32' ? [`!${kernel.module.helpers.use('isNan')}(${value})`] : []),
      `(${at}[${k - 1}] < 0i || ${value} ${wins} ${best}[${k - 1}])`,
    ];
    inner.lines.push(
      ...block(`if (${conditions.join(' && ')})`, [
        `var ${slot} = ${k - 1}i;`,
        ...block(
          `for (; ${slot} > 0i && (${at}[${slot} - 1i] < 0i || ${value} ${wins} ${best}[${slot} - 1i]); ${slot}--)`,
          [`${best}[${slot}] = ${best}[${slot} - 1i];`, `${at}[${slot}] = ${at}[${slot} - 1i];`],
        ),
        `${best}[${slot}] = ${value};`,
        `${at}[${slot}] = ${here};`,
      ]),
    );
    const own = (entry: string): string => `2u * (lane * ${k}u + u32(${entry}))`;
    const put = [
      `pool[${own('r')}] = ${toBits(type, `${best}[r]`)};`,
      `pool[${own('r')} + 1u] = bitcast<u32>(${at}[r]);`,
    ];
    row.lines.push(
      `var ${best}: array<${type}, ${k}>;`,
      `var ${at}: array<i32, ${k}>;`,
      `${rank} { ${best}[r] = ${worstValue}; ${at}[r] = -1i; }`,
      ...block(`if (lane < ${lists}u)`, [
        ...block(
          `for (var ${here} = i32(lane); ${here} < ${kernel.size(op.over.extent)}; ${here} += ${lists}i)`,
          inner.lines,
        ),
        ...block(rank, put),
      ]),
      'workgroupBarrier();',
      ...block(`for (var half = u32(${kernel.hidden(lists / 2)}); half > 0u; half >>= 1u)`, [
        ...block('if (lane < half)', [...mergeText(best, at, k, type, wins, rank), ...block(rank, put)]),
        'workgroupBarrier();',
      ]),
    );
    const outputs: Text[] = [];
    const indices = [...op.axes.map((axis) => bound.get(axis) as string), 'r'];
    if (op.values !== undefined)
      outputs.push(kernel.store(kernel.memory(op.values, 'current'), indices, ofBits(type, 'pool[2i * r]')));
    if (op.indices !== undefined)
      outputs.push(kernel.store(kernel.memory(op.indices, 'current'), indices, 'bitcast<i32>(pool[2i * r + 1i])'));
    row.lines.push(
      ...block(`for (var r = i32(lane); r < ${kernel.hidden(k)}; r += ${kernel.lanes}i)`, outputs),
      'workgroupBarrier();',
    );
  });
}

/** Merges the lists of this invocation and of its partner into private memory. */
function mergeText(best: string, at: string, k: number, type: WgslType, wins: string, rank: string): Text[] {
  return [
    `var left = 2u * lane * ${k}u;`,
    `var right = 2u * (lane + half) * ${k}u;`,
    ...block(rank, [
      `let a = ${ofBits(type, 'pool[left]')};`,
      'let i = bitcast<i32>(pool[left + 1u]);',
      `let b = ${ofBits(type, 'pool[right]')};`,
      'let j = bitcast<i32>(pool[right + 1u]);',
      `let second = j >= 0i && (i < 0i || b ${wins} a || (b == a && j < i));`,
      `${best}[r] = select(a, b, second);`,
      `${at}[r] = select(i, j, second);`,
      'left += select(2u, 0u, second);',
      'right += select(0u, 2u, second);',
    ]),
  ];
}

/** The op's own axes stand for the unit's axes and the rows, place by place. */
export function rebind(axes: readonly Axis[], places: readonly Axis[], scope: Scope): Map<Axis, string> {
  return new Map(axes.map((axis, position) => [axis, scope.axis(axis) ?? (scope.axis(places[position]) as string)]));
}
