/**
 * The k best of a short row: all values go to shared memory, and every value counts how many are better, which is its
 * place. Folds in the value are shared by the threads, accumulator by accumulator, as those of rows are.
 */
import { expressionsOf, type TopkOp } from '../../../kernel/op.js';
import {
  type Address,
  below,
  choose,
  constant,
  either,
  equal,
  int,
  loadOf,
  type Name,
  name,
  negated,
  operation,
  plus,
  type Statement,
  unsigned,
  type Value,
} from '../language.js';
import { bind, declare, increase, put, when } from '../statements.js';
import { beats, worst } from './accumulate.js';
import { barrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import { entryStores } from './own-list.js';
import type { RowOf } from './rows.js';
import { Scope } from './scope.js';
import { shareRowFolds } from './shared-loop.js';

/** Candidates that are compared at a time. */
const stride = 8;
/** What is no candidate: neither better than anything nor equal to it. */
const missing = constant(Number.NaN, 'f32');

/** Writes one row; `bound` are the op's own axes there. */
export function writeRanked(at: RowOf<TopkOp>): void {
  const { kernel, row, op, bound, values } = at;
  const count = op.over.extent as number;
  const around = new Scope(row, bound, true);
  const shared = shareRowFolds(kernel, around, [op.over], expressionsOf(op));
  row.statements.push(...around.statements);
  const here = name(kernel.axisName(op.over), 'i32');
  const inner = row.inside(new Map([...bound, [op.over, here]]));
  shared?.name(inner, here);
  const padded = Math.ceil(count / stride) * stride;
  kernel.pool(padded + op.k);
  const where = op.where === undefined ? undefined : values.named(op.where, inner);
  const value = values.named(op.value, inner);
  const kept = where === undefined ? value : choose(where, value, missing);
  inner.statements.push(put(kernel.scratch(here), kept));
  const each = (variable: string, to: number, body: readonly Statement[], from = 0): Statement =>
    laneLoop(variable, from, to, kernel.lanes, body);
  const store = (place: Value, found: Value, index: Value): Statement[] => entryStores(at, place, found, index);
  const flag = (index: Value): Address => kernel.scratch(plus(int(padded), index));
  const take = (mine: Value, rank: Value): Statement[] => [put(flag(rank), unsigned(1)), ...store(rank, mine, here)];
  const [q, r] = [name('q', 'i32'), name('r', 'i32')];
  row.statements.push(
    each(here.name, count, inner.statements),
    ...(padded === count ? [] : [each('q', padded, [put(kernel.scratch(q), missing)], count)]),
    each('q', op.k, [put(flag(q), unsigned(0))]),
    barrier,
    each(here.name, count, rankOne(kernel, op, here, padded, take)),
    barrier,
    each('r', op.k, [when(equal(loadOf(flag(r), 'u32'), 0), store(r, worst('f32', op.largest), int(-1)))]),
    barrier,
  );
  shared?.release();
}

/** Counts the candidates that are better than the one at `here`, and takes it where there are fewer than k. */
function rankOne(
  kernel: Kernel,
  { k, largest }: TopkOp,
  here: Name,
  padded: number,
  take: (mine: Value, rank: Value) => Statement[],
): Statement[] {
  const mine = kernel.name('mine', 'f32');
  const [rank, other] = kernel.names('rank', 'other');
  // Eight at a time, all of them read before any is used, so that the reads wait together.
  const theirs = Array.from({ length: stride }, () => kernel.name('v', 'f32'));
  const candidate = (turn: number): Value => plus(other, turn);
  const reads = theirs.map((their, turn) => bind(their, loadOf(kernel.scratch(candidate(turn)), 'f32')));
  const counted = theirs.map((their, turn) => {
    const ties = operation('and', 'bool', equal(their, mine), below(candidate(turn), here));
    return increase(rank, choose(either(beats(their, mine, largest), ties), int(1), int(0)));
  });
  const isTaken = operation('and', 'bool', negated(operation('isNan', 'bool', mine)), below(rank, k));
  return [
    bind(mine, loadOf(kernel.scratch(here), 'f32')),
    declare(rank, int(0)),
    serialLoop(other.name, 0, kernel.hidden(padded), [...reads, ...counted], stride),
    when(isTaken, take(mine, rank)),
  ];
}
