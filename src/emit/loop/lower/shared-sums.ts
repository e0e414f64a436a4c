/**
 * Sums of floats shared by the threads of a unit, in the order of the Program's tree: a thread takes one accumulator of one
 * chunk at a time into shared memory, then one thread folds each chunk in halves, and everybody folds the chunks.
 */

import type { FoldExpr } from '../../../kernel/expr.js';
import {
  below,
  constant,
  int,
  lane,
  laneIndex,
  least,
  type Name,
  name,
  operation,
  plus,
  quotient,
  remainder,
  type Statement,
  times,
  unsigned,
  type Value,
} from '../language.js';
import { bind, declare, put, when } from '../statements.js';
import { loadOf, UpperLevels } from './accumulate.js';
import { barrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import type { Scope } from './scope.js';
import type { Extent } from './serial-loop.js';

/** Words of shared memory for the accumulators of sums. */
const sumWords = 1024;
/** Words that every thread reads for itself rather than wait for another. */
const mostRead = 64;

/** How many chunks a tile holds. */
function tileChunks(kernel: Kernel, sums: number, most: number): number {
  const { chunk, lanes } = kernel.module.tree;
  return Math.max(1, Math.min(Math.ceil(most / chunk), Math.floor(sumWords / (sums * lanes))));
}

/** How many threads have something to do in the loop. */
export function sumSlots(kernel: Kernel, sums: number, most: number): number {
  return tileChunks(kernel, sums, most) * kernel.module.tree.lanes;
}

/** One accumulator of one chunk: the elements from `begin` to `end` that are its own. */
export function accumulatorLoop(
  variable: string,
  begin: Value,
  end: Value,
  slot: Value,
  width: number,
  body: readonly Statement[],
): Statement {
  return serialLoop(variable, plus(begin, remainder(slot, int(width))), end, body, width);
}

/** `body` adds to the variables `privately` at one position. */
export function shareSums(
  kernel: Kernel,
  scope: Scope,
  sums: readonly FoldExpr[],
  privately: readonly Name[],
  extent: Extent,
  linear: Name,
  body: readonly Statement[],
): void {
  const { tree } = kernel.module;
  const chunks = tileChunks(kernel, sums.length, extent.most);
  kernel.pool(sums.length * chunks * tree.lanes);
  const tile = name(kernel.fresh('tile'), 'i32');
  const gather = gatherTile(kernel, privately, extent, linear, body, tile, chunks);
  const results = sums.map(() => name(kernel.fresh('f'), 'f32'));
  const single = extent.most <= chunks * tree.chunk;
  const { statements } = scope;
  if (single && chunks <= tree.lanes)
    statements.push(bind(tile, int(0)), gather, barrier, ...foldTile(kernel, results, chunks));
  else {
    const upper = new UpperLevels(kernel, sums[0], tree, extent.most);
    const whole = [gather, barrier, ...raiseTile(kernel, upper, sums.length, extent.count, tile, chunks)];
    const loop = single
      ? [bind(tile, int(0)), ...whole]
      : [serialLoop(tile.name, int(0), extent.count, whole, chunks * tree.chunk)];
    const finish = upper.finish();
    statements.push(
      ...upper.declarations(),
      ...loop,
      when(isOwner(sums.length), [...finish.statements, put(kernel.scratch(lane), finish.result)]),
      barrier,
      ...results.map((result, s) => bind(result, loadOf(kernel.scratch(unsigned(s)), 'f32'))),
    );
  }
  sums.forEach((fold, s) => {
    scope.pin(fold, results[s]);
  });
  statements.push(barrier);
}

/** Whether the thread keeps the upper levels of a sum. */
const isOwner = (sums: number): Value => below(lane, unsigned(sums));

/** The accumulators of the chunks of one tile, into shared memory. */
function gatherTile(
  kernel: Kernel,
  privately: readonly Name[],
  { count, first }: Extent,
  linear: Name,
  body: readonly Statement[],
  tile: Name,
  chunks: number,
): Statement {
  const { tree } = kernel.module;
  const tileWords = chunks * tree.lanes;
  const [slot, begin, end] = ['slot', 'begin', 'end'].map((text) => name(kernel.fresh(text), 'i32'));
  const position = first === undefined ? linear : name(kernel.fresh('p'), 'i32');
  const start = chunks === 1 ? tile : plus(tile, times(quotient(slot, int(tree.lanes)), int(tree.chunk)));
  return laneLoop(slot.name, int(0), kernel.hidden(tileWords), kernel.lanes, [
    ...privately.map((sum) => declare(sum, constant(0, 'f32'))),
    bind(begin, start),
    bind(end, least(plus(begin, int(tree.chunk)), count)),
    accumulatorLoop(position.name, begin, end, slot, tree.lanes, [
      ...(first === undefined ? [] : [bind(linear, plus(first, position))]),
      ...body,
    ]),
    ...privately.map((sum, s) => put(kernel.scratch(s === 0 ? slot : plus(int(s * tileWords), slot)), sum)),
  ]);
}

/** All chunks of the sums, which are one tile: their results under these names. */
function foldTile(kernel: Kernel, results: readonly Name[], chunks: number): Statement[] {
  const { lanes } = kernel.module.tree;
  const chunkOf = (s: number, c: number): Value => int((s * chunks + c) * lanes);
  const direct = results.length * chunks * lanes <= mostRead;
  const folded = direct ? [] : [foldChunks(kernel, results.length * chunks), barrier];
  const parts = (s: number): Value[] =>
    Array.from({ length: chunks }, (_, c) =>
      direct ? poolHalves(kernel, kernel.behind(chunkOf(s, c)), lanes) : loadOf(kernel.scratch(chunkOf(s, c)), 'f32'),
    );
  return [...folded, ...results.map((result, s) => bind(result, halvesOf(parts(s), lanes)))];
}

/** The chunks of one tile among others, pushed to the levels above. */
function raiseTile(
  kernel: Kernel,
  upper: UpperLevels,
  sums: number,
  count: Value,
  tile: Value,
  chunks: number,
): Statement[] {
  const { tree } = kernel.module;
  const chunk = name(kernel.fresh('c'), 'i32');
  const result = kernel.scratch(plus(times(laneIndex, int(chunks * tree.lanes)), times(chunk, int(tree.lanes))));
  const left = below(plus(tile, times(chunk, int(tree.chunk))), count);
  const pushed = when(left, upper.push(loadOf(result, 'f32')));
  const up = when(isOwner(sums), [serialLoop(chunk.name, int(0), int(chunks), [pushed])]);
  return [foldChunks(kernel, sums * chunks), barrier, up, barrier];
}

/** One thread per chunk folds its accumulators into the first of them. */
export function foldChunks(kernel: Kernel, chunks: number): Statement {
  const { lanes } = kernel.module.tree;
  const chunk = name(kernel.fresh('c'), 'i32');
  const first = times(chunk, int(lanes));
  return laneLoop(chunk.name, int(0), int(chunks), kernel.lanes, [
    put(kernel.scratch(first), poolHalves(kernel, kernel.behind(first), lanes)),
  ]);
}

/** The accumulators of one chunk, folded in halves where they lie; `first` counts in all of the scratch. */
export function poolHalves(kernel: Kernel, first: Value, lanes: number): Value {
  return { kind: 'halves', type: 'f32', address: kernel.absolute(first), lanes };
}

/** Results of chunks as the elements of the next level, whose other accumulators are zero. */
export function halvesOf(elements: readonly Value[], lanes: number): Value {
  let level: readonly (Value | undefined)[] = Array.from({ length: lanes }, (_, at) => elements[at]);
  while (level.length > 1) {
    const before = level;
    const half = before.length / 2;
    level = Array.from({ length: half }, (_, at) => {
      const [a, b] = [before[at], before[at + half]];
      return a === undefined || b === undefined ? (a ?? b) : operation('add', 'f32', a, b);
    });
  }
  return level[0] ?? constant(0, 'f32');
}
