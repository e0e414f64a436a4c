/**
 * Sums of floats shared by the threads of a unit, in the order of the Program's tree: a thread takes one accumulator of one
 * chunk at a time into shared memory, then one thread folds each chunk in halves, and everybody folds the chunks.
 */
import type { Expr, FoldExpr } from '../../../kernel/expr.js';
import { foldHalves } from '../../../kernel/tree.js';
import { visit } from '../../../kernel/walk.js';
import {
  below,
  constant,
  int,
  lane,
  laneIndex,
  least,
  loadOf,
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
import { UpperLevels } from './accumulate.js';
import { barrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import type { Scope } from './scope.js';
import type { BodyWriter, Extent } from './serial-loop.js';

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

/** One accumulator of one chunk: the elements from `begin` to `end` that are its own, `turns` of them at once. */
export function accumulatorLoop(
  kernel: Kernel,
  variable: string,
  begin: Value,
  end: Value,
  slot: Value,
  width: number,
  write: BodyWriter,
  turns: number,
): Statement {
  const first = name(variable, 'i32');
  const later = Array.from({ length: turns - 1 }, () => kernel.name('p'));
  const places = later.map((place, i) => bind(place, plus(first, (i + 1) * width)));
  const body = [...places, ...write([first, ...later])];
  return serialLoop(variable, plus(begin, remainder(slot, width)), end, body, turns * width);
}

/** Operations of the elements, or of the rows, in a thread's turn, at most. */
export const mostNodes = 160;

/** Operations below the roots; with a fold among them there are too many. */
export function nodesAtOnce(roots: readonly Expr[]): number {
  let nodes = 0;
  visit(roots, ({ op }) => {
    nodes += op === 'fold' ? mostNodes : 1;
  });
  return nodes;
}

/**
 * How many elements of an accumulator a thread takes at once: a divisor of all that it has, where every accumulator has as
 * many. A compiler could not: it must not load what a loop may not reach.
 */
export function turnsAtOnce(kernel: Kernel, folds: readonly FoldExpr[], most: number, width: number): number {
  const { chunk } = kernel.module.tree;
  const length = most <= chunk ? most : most % chunk === 0 ? chunk : 0;
  if (length === 0 || length % width !== 0) return 1;
  const nodes = nodesAtOnce(folds.map(({ args }) => args[0]));
  const atMost = Math.min(kernel.foldTurns, Math.floor(mostNodes / Math.max(1, nodes)));
  for (let turns = atMost; turns > 1; turns -= 1) if ((length / width) % turns === 0) return turns;
  return 1;
}

/** A loop that sums are taken from. */
interface SumLoop {
  readonly sums: readonly FoldExpr[];
  readonly extent: Extent;
  /** The name of its linear index. */
  readonly linear: string;
  /** Adds to the variables `privately` at some positions; at one alone where it stores, too. */
  readonly write: BodyWriter;
  readonly privately: readonly Name[];
  /** Elements of an accumulator that are taken at once. */
  readonly turns: number;
}

export function shareSums(kernel: Kernel, scope: Scope, loop: SumLoop): void {
  const { tree } = kernel.module;
  const { sums } = loop;
  const { count, most } = loop.extent;
  const chunks = tileChunks(kernel, sums.length, most);
  const words = chunks * tree.lanes;
  kernel.pool(sums.length * words);
  const tile = kernel.name('tile');
  const gather = gatherTile(kernel, loop, chunks, tile);
  const names = sums.map(() => kernel.name('f', 'f32'));
  const { statements } = scope;
  const isSingle = most <= chunks * tree.chunk;
  if (isSingle && chunks <= tree.lanes) {
    const chunkOf = (s: number, c: number): Value => int((s * chunks + c) * tree.lanes);
    const isDirect = sums.length * words <= mostRead;
    statements.push(bind(tile, int(0)), gather, barrier);
    if (!isDirect) statements.push(foldChunks(kernel, sums.length * chunks), barrier);
    const result = (at: Value): Value =>
      isDirect ? poolHalves(kernel, kernel.behind(at), tree.lanes) : loadOf(kernel.scratch(at), 'f32');
    names.forEach((sum, s) => {
      const results = Array.from({ length: chunks }, (_, c) => result(chunkOf(s, c)));
      statements.push(bind(sum, halvesOf(results, tree.lanes)));
    });
  } else {
    const upper = new UpperLevels(kernel, sums[0], tree, most);
    const chunk = kernel.name('c');
    const isMine = below(lane, sums.length);
    const chunkResult = kernel.scratch(plus(times(laneIndex, words), times(chunk, tree.lanes)));
    const isLeft = below(plus(tile, times(chunk, tree.chunk)), count);
    const pushed = when(isLeft, upper.push(loadOf(chunkResult, 'f32')));
    const up = when(isMine, [serialLoop(chunk.name, 0, chunks, [pushed])]);
    const whole = [gather, barrier, foldChunks(kernel, sums.length * chunks), barrier, up, barrier];
    const finish = upper.finish();
    statements.push(
      ...upper.declarations(),
      ...(isSingle ? [bind(tile, int(0)), ...whole] : [serialLoop(tile.name, 0, count, whole, chunks * tree.chunk)]),
      when(isMine, [...finish.statements, put(kernel.scratch(lane), finish.result)]),
      barrier,
      ...names.map((sum, s) => bind(sum, loadOf(kernel.scratch(unsigned(s)), 'f32'))),
    );
  }
  sums.forEach((fold, s) => {
    scope.pin(fold, names[s]);
  });
  statements.push(barrier);
}

/** The accumulators of some chunks, from position `tile` on, into shared memory. */
function gatherTile(kernel: Kernel, loop: SumLoop, chunks: number, tile: Value): Statement {
  const { tree } = kernel.module;
  const { privately, linear, write, turns } = loop;
  const { count, first } = loop.extent;
  const words = chunks * tree.lanes;
  const [slot, begin, end] = kernel.names('slot', 'begin', 'end');
  const position = name(first === undefined ? linear : kernel.fresh('p'), 'i32');
  const start = chunks === 1 ? tile : plus(tile, times(quotient(slot, tree.lanes), tree.chunk));
  const at = name(linear, 'i32');
  const body: BodyWriter = first === undefined ? write : () => [bind(at, plus(first, position)), ...write([at])];
  return laneLoop(slot.name, 0, kernel.hidden(words), kernel.lanes, [
    ...privately.map((sum) => declare(sum, constant(0, 'f32'))),
    bind(begin, start),
    bind(end, least(plus(begin, tree.chunk), count)),
    accumulatorLoop(kernel, position.name, begin, end, slot, tree.lanes, body, turns),
    ...privately.map((sum, s) => put(kernel.scratch(s === 0 ? slot : plus(int(s * words), slot)), sum)),
  ]);
}

/** One thread per chunk folds its accumulators into the first of them. */
export function foldChunks(kernel: Kernel, chunks: number): Statement {
  const { lanes } = kernel.module.tree;
  const chunk = kernel.name('c');
  const first = times(chunk, lanes);
  return laneLoop(chunk.name, 0, chunks, kernel.lanes, [
    put(kernel.scratch(first), poolHalves(kernel, kernel.behind(first), lanes)),
  ]);
}

/** The accumulators of one chunk, folded in halves where they lie; `first` counts in all of the scratch. */
export function poolHalves(kernel: Kernel, first: Value, lanes: number): Value {
  return { kind: 'halves', type: 'f32', address: kernel.absolute(first), lanes };
}

/** Results of chunks as the elements of the next level, whose other accumulators are zero. */
export function halvesOf(elements: readonly Value[], lanes: number): Value {
  const level = Array.from({ length: lanes }, (_, at): Value | undefined => elements[at]);
  const joined = foldHalves(level, (a, b) =>
    a === undefined || b === undefined ? (a ?? b) : operation('add', 'f32', a, b),
  );
  return joined ?? constant(0, 'f32');
}
