/**
 * The k best of a short row: all values go to shared memory, and every value counts how many are better, which is its
 * place. A long sum in the value is shared by the threads, accumulator by accumulator.
 */
import type { TopkPhase } from '../../../fuse/stage.js';
import type { Axis, FoldExpr } from '../../../kernel/expr.js';
import { visit } from '../../../kernel/walk.js';
import {
  type Address,
  below,
  choose,
  constant,
  either,
  equal,
  int,
  least,
  name,
  negated,
  operation,
  plus,
  quotient,
  remainder,
  type Statement,
  times,
  unsigned,
  type Value,
} from '../language.js';
import { beats, isTreeSum, loadOf, worst } from './accumulate.js';
import { entryStores } from './entries.js';
import { barrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import { Scope } from './scope.js';
import { bodyWriter, linearName } from './serial-loop.js';
import { writeLoop } from './shared-loop.js';
import { accumulatorLoop, foldChunks, halvesOf, turnsAtOnce } from './shared-sums.js';
import { Values } from './values.js';

/** Words of shared memory for the accumulators of a shared sum. */
const sumWords = 2048;
/** Candidates that are compared at a time. */
const stride = 8;
/** A shorter sum is left to one thread. */
const longSum = 64;
/** What is no candidate: neither better than anything nor equal to it. */
const missing = constant(Number.NaN, 'f32');

/** The one long sum that the value needs, where the threads can share it among all candidates. */
function sharedSum(kernel: Kernel, { op }: TopkPhase, count: number): { fold: FoldExpr; most: number } | undefined {
  const { tree } = kernel.module;
  const folds: FoldExpr[] = [];
  visit(op.where === undefined ? [op.value] : [op.value, op.where], (expr) => {
    if (expr.op === 'fold') folds.push(expr);
  });
  const [fold] = folds;
  if (folds.length !== 1 || !isTreeSum(fold) || fold.args.length > 1) return undefined;
  let most = 1;
  for (const { extent } of fold.axes) {
    if (typeof extent !== 'number') return undefined;
    most *= extent;
  }
  const chunks = Math.ceil(most / tree.chunk);
  const fits = chunks <= tree.lanes && count * chunks * tree.lanes <= sumWords;
  return fits && most >= longSum ? { fold, most } : undefined;
}

/** Writes one row; `bound` are the op's own axes there. */
export function writeRanked(kernel: Kernel, row: Scope, phase: TopkPhase, bound: ReadonlyMap<Axis, Value>): void {
  const { op } = phase;
  const { k } = op;
  const count = op.over.extent as number;
  const values = new Values(kernel, op.where === undefined ? [op.value] : [op.value, op.where], writeLoop);
  const here = name(kernel.axisName(op.over), 'i32');
  const inner = new Scope(row, new Map([...bound, [op.over, here]]), false);
  const sum = sharedSum(kernel, phase, count);
  const first = sum === undefined ? 0 : shareSum(kernel, row, values, phase, bound, sum, count, inner);
  const padded = Math.ceil(count / stride) * stride;
  const flags = first + padded;
  kernel.pool(flags + k);
  const at = (index: Value): Address => kernel.scratch(first === 0 ? index : plus(int(first), index));
  const where = op.where === undefined ? undefined : values.named(op.where, inner);
  const value = values.named(op.value, inner);
  const kept = where === undefined ? value : choose(where, value, missing);
  inner.statements.push({ kind: 'store', address: at(here), value: kept });
  const each = (variable: string, to: number, body: readonly Statement[], from = 0): Statement =>
    laneLoop(variable, int(from), int(to), kernel.lanes, body);
  const [mine, rank, other] = [
    name(kernel.fresh('mine'), 'f32'),
    name(kernel.fresh('rank'), 'i32'),
    name(kernel.fresh('other'), 'i32'),
  ];
  const indices = op.axes.map((axis) => bound.get(axis) as Value);
  const store = (place: Value, found: Value, index: Value): Statement[] =>
    entryStores(kernel, op, [...indices, place], found, index);
  const flag = (index: Value): Address => kernel.scratch(plus(int(flags), index));
  // Eight at a time, all of them read before any is used, so that the reads wait together.
  const theirs = Array.from({ length: stride }, () => name(kernel.fresh('v'), 'f32'));
  const candidate = (turn: number): Value => plus(other, int(turn));
  const counted = theirs.map((their, turn): Statement => {
    const ties = operation('and', 'bool', equal(their, mine), below(candidate(turn), here));
    const wins = either(beats(their, mine, op.largest), ties);
    return { kind: 'increase', name: rank.name, value: choose(wins, int(1), int(0)) };
  });
  const [q, r] = [name('q', 'i32'), name('r', 'i32')];
  const isTaken = operation('and', 'bool', negated(operation('isNan', 'bool', mine)), below(rank, int(k)));
  row.statements.push(
    each(here.name, count, inner.statements),
    ...(padded === count ? [] : [each('q', padded, [{ kind: 'store', address: at(q), value: missing }], count)]),
    each('q', k, [{ kind: 'store', address: flag(q), value: unsigned(0) }]),
    barrier,
    each(here.name, count, [
      { kind: 'let', name: mine.name, value: loadOf(at(here), 'f32') },
      { kind: 'var', name: rank.name, type: 'i32', value: int(0) },
      serialLoop(
        other.name,
        int(0),
        kernel.hidden(padded),
        [
          ...theirs.map((their, turn): Statement => {
            return { kind: 'let', name: their.name, value: loadOf(at(candidate(turn)), 'f32') };
          }),
          ...counted,
        ],
        stride,
      ),
      {
        kind: 'if',
        condition: isTaken,
        body: [{ kind: 'store', address: flag(rank), value: unsigned(1) }, ...store(rank, mine, here)],
      },
    ]),
    barrier,
    each('r', k, [
      {
        kind: 'if',
        condition: equal(loadOf(flag(r), 'u32'), unsigned(0)),
        body: store(r, worst('f32', op.largest), int(-1)),
      },
    ]),
    barrier,
  );
}

/** The sum for all candidates, its result named in `inner`; the words of shared memory that it takes. */
function shareSum(
  kernel: Kernel,
  row: Scope,
  values: Values,
  { op }: TopkPhase,
  bound: ReadonlyMap<Axis, Value>,
  { fold, most }: { fold: FoldExpr; most: number },
  count: number,
  inner: Scope,
): number {
  const { tree } = kernel.module;
  const chunks = Math.ceil(most / tree.chunk);
  const words = count * chunks * tree.lanes;
  kernel.pool(words);
  const [slot, begin, end, candidate] = ['slot', 'begin', 'end', 'o'].map((text) => name(kernel.fresh(text), 'i32'));
  const sum = name(kernel.fresh('s'), 'f32');
  const linear = linearName(kernel, fold.axes);
  const scope = new Scope(row, new Map([...bound, [op.over, candidate]]), false);
  const group = { axes: fold.axes, range: [], folds: [fold], writes: [] };
  const turns = turnsAtOnce(kernel, [fold], most, tree.lanes);
  const write = bodyWriter(values, scope, group, linear, [(value) => [{ kind: 'increase', name: sum.name, value }]]);
  const loop = accumulatorLoop(kernel, linear.name, begin, end, slot, tree.lanes, write, turns);
  const chunk = remainder(quotient(slot, int(tree.lanes)), int(chunks));
  row.statements.push(
    laneLoop(slot.name, int(0), kernel.hidden(words), kernel.lanes, [
      { kind: 'let', name: candidate.name, value: quotient(slot, int(chunks * tree.lanes)) },
      { kind: 'var', name: sum.name, type: 'f32', value: constant(0, 'f32') },
      { kind: 'let', name: begin.name, value: chunks === 1 ? int(0) : times(chunk, int(tree.chunk)) },
      { kind: 'let', name: end.name, value: least(plus(begin, int(tree.chunk)), int(most)) },
      ...scope.statements,
      loop,
      { kind: 'store', address: kernel.scratch(slot), value: sum },
    ]),
    barrier,
    foldChunks(kernel, count * chunks),
    barrier,
  );
  const result = name(kernel.fresh('f'), 'f32');
  const here = name(kernel.axisName(op.over), 'i32');
  const first = times(here, int(chunks * tree.lanes));
  const results = Array.from({ length: chunks }, (_, c) =>
    loadOf(kernel.scratch(c === 0 ? first : plus(first, int(c * tree.lanes))), 'f32'),
  );
  inner.statements.push({ kind: 'let', name: result.name, value: halvesOf(results, tree.lanes) });
  inner.pin(fold, result);
  return words;
}
