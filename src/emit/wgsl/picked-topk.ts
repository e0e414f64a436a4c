/**
 * The k best of a long row, for a small k: every invocation keeps the best of its share in variables of its own (arrays
 * with computed indices would lie in slow memory), then the best of all heads is picked k times.
 */
import type { TopkPhase } from '../../fuse/stage.js';
import type { Axis, FoldExpr } from '../../kernel/expr.js';
import { worst } from './accumulate.js';
import { join } from './join.js';
import type { Kernel } from './kernel.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { block, type Text, typeOf } from './text.js';
import { Values } from './values.js';

/** Longer lists are kept in arrays. */
const mostPicked = 16;

/** Whether the phase can be written in this form. */
export function canPick({ op }: TopkPhase): boolean {
  return op.k > 0 && op.k <= mostPicked;
}

/** Writes one row; `bound` are the op's own axes there. */
export function writePicked(kernel: Kernel, row: Scope, phase: TopkPhase, bound: ReadonlyMap<Axis, string>): void {
  const { op } = phase;
  const { k } = op;
  const type = typeOf(op.value.dtype);
  const wins = op.largest ? '>' : '<';
  const here = kernel.axisName(op.over);
  const inner = new Scope(row, new Map([...bound, [op.over, here]]), false);
  const values = new Values(kernel, op.where === undefined ? [op.value] : [op.value, op.where], writeLoop);
  const [best, at, head, place, win] = ['best', 'at', 'head', 'place', 'win'].map((name) => kernel.fresh(name));
  const where = op.where === undefined ? undefined : values.name(op.where, inner);
  const value = values.name(op.value, inner);
  const conditions = [
    ...(where === undefined ? [] : [where]),
    ...(type === 'f32' ? [`!${kernel.module.helpers.use('isNan')}(${value})`] : []),
  ];
  const counts = conditions.length === 0 ? '' : `${conditions.join(' && ')} && `;
  const ranks = Array.from({ length: k }, (_, rank) => rank);
  const shift = (rank: number): Text[] =>
    rank === 0
      ? [`${best}_0 = select(${best}_0, ${value}, ${win}_0);`, `${at}_0 = select(${at}_0, ${here}, ${win}_0);`]
      : [
          `${best}_${rank} = select(select(${best}_${rank}, ${value}, ${win}_${rank}), ${best}_${rank - 1}, ${win}_${rank - 1});`,
          `${at}_${rank} = select(select(${at}_${rank}, ${here}, ${win}_${rank}), ${at}_${rank - 1}, ${win}_${rank - 1});`,
        ];
  inner.lines.push(
    // Lists are in order, so a value that wins a place wins all behind it, and they move back by one.
    ...ranks.map((rank) => `let ${win}_${rank} = ${counts}(${at}_${rank} < 0i || ${value} ${wins} ${best}_${rank});`),
    ...[...ranks].reverse().flatMap(shift),
  );
  row.lines.push(
    ...ranks.flatMap((rank) => [
      `var ${best}_${rank} = ${worst(kernel, op.value.dtype, op.largest)};`,
      `var ${at}_${rank} = -1i;`,
    ]),
    ...block(
      `for (var ${here} = i32(lane); ${here} < ${kernel.size(op.over.extent)}; ${here} += ${kernel.lanes}i)`,
      inner.lines,
    ),
  );
  const fold: FoldExpr = {
    op: 'fold',
    dtype: 'i32',
    reducer: op.largest ? 'argmax' : 'argmin',
    axes: [op.over],
    args: [op.value],
  };
  const round = new Scope(row, new Map(), true);
  round.lines.push(`var ${head} = ${best}_0;`, `var ${place} = ${at}_0;`);
  const heads = { fold, value: head, place, declarations: [], take: () => [], result: place };
  join(kernel, round, [heads], kernel.lanes);
  const indices = [...op.axes.map((axis) => bound.get(axis) as string), 'r'];
  const stores = [
    ...(op.values === undefined ? [] : [kernel.store(kernel.memory(op.values, 'current'), indices, head)]),
    ...(op.indices === undefined ? [] : [kernel.store(kernel.memory(op.indices, 'current'), indices, place)]),
  ];
  const next = ranks
    .slice(1)
    .flatMap((rank) => [`${best}_${rank - 1} = ${best}_${rank};`, `${at}_${rank - 1} = ${at}_${rank};`]);
  round.lines.push(
    ...block('if (lane == 0u)', stores),
    ...block(`if (${place} >= 0i && ${at}_0 == ${place})`, [
      ...next,
      `${best}_${k - 1} = ${worst(kernel, op.value.dtype, op.largest)};`,
      `${at}_${k - 1} = -1i;`,
    ]),
  );
  row.lines.push(...block(`for (var r = 0i; r < ${kernel.hidden(k)}; r++)`, round.lines));
}
