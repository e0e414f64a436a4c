/**
 * Sums of floats shared by the threads of a unit, in the order of the Program's tree: a thread takes one accumulator of one
 * chunk at a time into shared memory, then one thread folds each chunk in halves, and everybody folds the chunks.
 */
import type { FoldExpr } from '../../../kernel/expr.js';
import { visit } from '../../../kernel/walk.js';
import {
  below,
  constant,
  int,
  lane,
  laneIndex,
  least,
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
import { loadOf, UpperLevels } from './accumulate.js';
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
  turns = 1,
): Statement {
  const first = name(variable, 'i32');
  const later = Array.from({ length: turns - 1 }, () => name(kernel.fresh('p'), 'i32'));
  const places = later.map(
    (place, i): Statement => ({ kind: 'let', name: place.name, value: plus(first, int((i + 1) * width)) }),
  );
  const body = [...places, ...write([first, ...later])];
  return serialLoop(variable, plus(begin, remainder(slot, int(width))), end, body, turns * width);
}

/** Operations in the elements that a thread takes at once. */
const mostNodes = 160;

/**
 * How many elements of an accumulator a thread takes at once: a divisor of all that it has, where every accumulator has as
 * many. A compiler could not: it must not load what a loop may not reach.
 */
export function turnsAtOnce(kernel: Kernel, folds: readonly FoldExpr[], most: number, width: number): number {
  const { chunk } = kernel.module.tree;
  const length = most <= chunk ? most : most % chunk === 0 ? chunk : 0;
  if (length === 0 || length % width !== 0) return 1;
  let nodes = 0;
  visit(
    folds.map(({ args }) => args[0]),
    ({ op }) => {
      nodes += op === 'fold' ? mostNodes : 1;
    },
  );
  const atMost = Math.min(kernel.foldTurns, Math.floor(mostNodes / Math.max(1, nodes)));
  for (let turns = atMost; turns > 1; turns -= 1) if ((length / width) % turns === 0) return turns;
  return 1;
}

/** `write` adds to the variables `privately` at some positions; at one alone where it stores, too. */
export function shareSums(
  kernel: Kernel,
  scope: Scope,
  sums: readonly FoldExpr[],
  privately: readonly string[],
  { count, most, first }: Extent,
  linear: string,
  write: BodyWriter,
  turns: number,
): void {
  const { tree } = kernel.module;
  const chunks = tileChunks(kernel, sums.length, most);
  const tileWords = chunks * tree.lanes;
  kernel.pool(sums.length * tileWords);
  const [tile, slot, begin, end] = ['tile', 'slot', 'begin', 'end'].map((text) => name(kernel.fresh(text), 'i32'));
  const position = name(first === undefined ? linear : kernel.fresh('p'), 'i32');
  const single = most <= chunks * tree.chunk;
  const start = chunks === 1 ? tile : plus(tile, times(quotient(slot, int(tree.lanes)), int(tree.chunk)));
  const body: BodyWriter =
    first === undefined
      ? write
      : () => [{ kind: 'let', name: linear, value: plus(first, position) }, ...write([name(linear, 'i32')])];
  const gather = laneLoop(slot.name, int(0), kernel.hidden(tileWords), kernel.lanes, [
    ...privately.map((sum): Statement => ({ kind: 'var', name: sum, type: 'f32', value: constant(0, 'f32') })),
    { kind: 'let', name: begin.name, value: start },
    { kind: 'let', name: end.name, value: least(plus(begin, int(tree.chunk)), count) },
    accumulatorLoop(kernel, position.name, begin, end, slot, tree.lanes, body, turns),
    ...privately.map((sum, s): Statement => {
      const address = kernel.scratch(s === 0 ? slot : plus(int(s * tileWords), slot));
      return { kind: 'store', address, value: name(sum, 'f32') };
    }),
  ]);
  const names = sums.map(() => kernel.fresh('f'));
  const { statements } = scope;
  if (single && chunks <= tree.lanes) {
    const chunkOf = (s: number, c: number): Value => int((s * chunks + c) * tree.lanes);
    const direct = sums.length * tileWords <= mostRead;
    statements.push({ kind: 'let', name: tile.name, value: int(0) }, gather, barrier);
    if (!direct) statements.push(foldChunks(kernel, sums.length * chunks), barrier);
    names.forEach((text, s) => {
      const results = Array.from({ length: chunks }, (_, c) =>
        direct
          ? poolHalves(kernel, kernel.behind(chunkOf(s, c)), tree.lanes)
          : loadOf(kernel.scratch(chunkOf(s, c)), 'f32'),
      );
      statements.push({ kind: 'let', name: text, value: halvesOf(results, tree.lanes) });
    });
  } else {
    const upper = new UpperLevels(kernel, sums[0], tree, most);
    const chunk = name(kernel.fresh('c'), 'i32');
    const isMine = below(lane, unsigned(sums.length));
    const chunkResult = kernel.scratch(plus(times(laneIndex, int(tileWords)), times(chunk, int(tree.lanes))));
    const left = below(plus(tile, times(chunk, int(tree.chunk))), count);
    const pushed: Statement = { kind: 'if', condition: left, body: upper.push(loadOf(chunkResult, 'f32')) };
    const up: Statement = {
      kind: 'if',
      condition: isMine,
      body: [serialLoop(chunk.name, int(0), int(chunks), [pushed])],
    };
    const whole = [gather, barrier, foldChunks(kernel, sums.length * chunks), barrier, up, barrier];
    const finish = upper.finish();
    statements.push(
      ...upper.declarations(),
      ...(single
        ? [{ kind: 'let', name: tile.name, value: int(0) } as const, ...whole]
        : [serialLoop(tile.name, int(0), count, whole, chunks * tree.chunk)]),
      {
        kind: 'if',
        condition: isMine,
        body: [...finish.statements, { kind: 'store', address: kernel.scratch(lane), value: finish.result }],
      },
      barrier,
    );
    names.forEach((text, s) => {
      statements.push({ kind: 'let', name: text, value: loadOf(kernel.scratch(unsigned(s)), 'f32') });
    });
  }
  sums.forEach((fold, s) => {
    scope.pin(fold, name(names[s], 'f32'));
  });
  statements.push(barrier);
}

/** One thread per chunk folds its accumulators into the first of them. */
export function foldChunks(kernel: Kernel, chunks: number): Statement {
  const { lanes } = kernel.module.tree;
  const chunk = name(kernel.fresh('c'), 'i32');
  const first = times(chunk, int(lanes));
  return laneLoop(chunk.name, int(0), int(chunks), kernel.lanes, [
    { kind: 'store', address: kernel.scratch(first), value: poolHalves(kernel, kernel.behind(first), lanes) },
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
