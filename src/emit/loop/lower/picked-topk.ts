/**
 * The k best of a long row, for a small k: every thread keeps the best of its share in variables of its own (arrays with
 * computed indices would lie in slow memory), then the best of all heads is picked k times.
 */
import type { TopkPhase } from '../../../fuse/stage.js';
import type { Axis, FoldExpr } from '../../../kernel/expr.js';
import {
  atLeast,
  below,
  choose,
  either,
  equal,
  every,
  int,
  name,
  negated,
  operation,
  type Statement,
  type Value,
} from '../language.js';
import { beats, worst } from './accumulate.js';
import { join } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { isFirst } from './store.js';
import { Values } from './values.js';

/** Writes one row; `bound` are the op's own axes there. */
export function writePicked(kernel: Kernel, row: Scope, phase: TopkPhase, bound: ReadonlyMap<Axis, Value>): void {
  const { op } = phase;
  const { k } = op;
  const type = op.value.dtype;
  const here = name(kernel.axisName(op.over), 'i32');
  const inner = new Scope(row, new Map([...bound, [op.over, here]]), false);
  const values = new Values(kernel, op.where === undefined ? [op.value] : [op.value, op.where], writeLoop);
  const [bestName, atName, headName, placeName, winName] = ['best', 'at', 'head', 'place', 'win'].map((text) =>
    kernel.fresh(text),
  );
  const best = Array.from({ length: k }, (_, rank) => name(`${bestName}_${rank}`, type));
  const at = Array.from({ length: k }, (_, rank) => name(`${atName}_${rank}`, 'i32'));
  const win = Array.from({ length: k }, (_, rank) => name(`${winName}_${rank}`, 'bool'));
  const where = op.where === undefined ? undefined : values.named(op.where, inner);
  const value = values.named(op.value, inner);
  const conditions = [
    ...(where === undefined ? [] : [where]),
    ...(type === 'f32' ? [negated(operation('isNan', 'bool', value))] : []),
  ];
  const ranks = Array.from({ length: k }, (_, rank) => rank);
  const shift = (rank: number): Statement[] => {
    const moved = (own: readonly Value[], taken: Value): Value => {
      const mine = choose(win[rank], taken, own[rank]);
      return rank === 0 ? mine : choose(win[rank - 1], own[rank - 1], mine);
    };
    return [
      { kind: 'assign', name: best[rank].name, value: moved(best, value) },
      { kind: 'assign', name: at[rank].name, value: moved(at, here) },
    ];
  };
  inner.statements.push(
    // Lists are in order, so a value that wins a place wins all behind it, and they move back by one.
    ...ranks.map((rank): Statement => {
      const wins = either(below(at[rank], int(0)), beats(value, best[rank], op.largest));
      return { kind: 'let', name: win[rank].name, value: every([...conditions, wins]) as Value };
    }),
    ...[...ranks].reverse().flatMap(shift),
  );
  const worstValue = worst(op.value.dtype, op.largest);
  row.statements.push(
    ...ranks.flatMap((rank): Statement[] => [
      { kind: 'var', name: best[rank].name, type, value: worstValue },
      { kind: 'var', name: at[rank].name, type: 'i32', value: int(-1) },
    ]),
    laneLoop(here.name, int(0), kernel.size(op.over.extent), kernel.lanes, inner.statements),
  );
  const fold: FoldExpr = {
    op: 'fold',
    dtype: 'i32',
    reducer: op.largest ? 'argmax' : 'argmin',
    axes: [op.over],
    args: [op.value],
  };
  const [head, place] = [name(headName, type), name(placeName, 'i32')];
  const round = new Scope(row, new Map(), true);
  round.statements.push(
    { kind: 'var', name: head.name, type, value: best[0] },
    { kind: 'var', name: place.name, type: 'i32', value: at[0] },
  );
  join(kernel, round, [{ fold, value: head, place, declarations: [], take: () => [], result: place }], kernel.lanes);
  const indices = [...op.axes.map((axis) => bound.get(axis) as Value), name('r', 'i32')];
  const stores = [
    ...(op.values === undefined ? [] : [kernel.store(kernel.memory(op.values, 'current'), indices, head)]),
    ...(op.indices === undefined ? [] : [kernel.store(kernel.memory(op.indices, 'current'), indices, place)]),
  ];
  const next = ranks.slice(1).flatMap((rank): Statement[] => [
    { kind: 'assign', name: best[rank - 1].name, value: best[rank] },
    { kind: 'assign', name: at[rank - 1].name, value: at[rank] },
  ]);
  round.statements.push(
    { kind: 'if', condition: isFirst, body: stores },
    {
      kind: 'if',
      condition: operation('and', 'bool', atLeast(place, int(0)), equal(at[0], place)),
      body: [
        ...next,
        { kind: 'assign', name: best[k - 1].name, value: worstValue },
        { kind: 'assign', name: at[k - 1].name, value: int(-1) },
      ],
    },
  );
  row.statements.push(serialLoop('r', int(0), kernel.hidden(k), round.statements));
}
