/**
 * The innermost loop over rows: in lanes where that pays, with several copies of a short body, scalar at the ends. Where
 * loads reach over the border at the ends of the axis, the lanes run between the margins and the rest is scalar.
 */
import type { Axis } from '../../kernel/expr.js';
import type { Local } from '../wasm/index.js';
import {
  copyOf,
  countLoop,
  type Operand,
  operandOf,
  pushExtreme,
  pushOperand,
  type Range,
  rangeLength,
  stopBefore,
} from './loop.js';
import type { Margin } from './lower.js';
import type { Writer } from './writer.js';

export interface RowLoop {
  readonly axis: Axis;
  readonly range: Range;
  readonly writes: ReadonlySet<string>;
  /** Writes the body for one index. */
  readonly single: () => void;
  /** Writes it for this number of vectors at once, where the loop has lanes. */
  readonly lanes?: (vectors: number) => void;
  /** How many vectors a round takes. */
  readonly unroll: number;
  readonly margins: readonly Margin[];
}

export function writeRowLoop(w: Writer, loop: RowLoop): void {
  const { axis, range, writes, single } = loop;
  const mustSplit = loop.lanes !== undefined && loop.margins.length > 0;
  const isSplit = w.outcomes.note('split-borders', mustSplit || 'no load in lanes may cross a border') ?? false;
  if (loop.lanes === undefined || mustSplit !== isSplit) {
    countLoop(w, { axis, ...range }, { writes }, single);
    return;
  }
  const counter = copyOf(w, range.begin);
  if (!isSplit) {
    const length = rangeLength(range);
    writeLanes(w, loop, counter, range.end, length);
    if (length === undefined || length % 4 !== 0) countLoop(w, { axis, end: range.end, counter }, { writes }, single);
    return;
  }
  const inside = pushInside(w, loop);
  const limit = w.local('i32');
  const scalar = w.inside({}, () => countLoop(w, { axis, end: limit, counter }, { writes }, single));
  const lanes = w.inside({}, () => {
    writeLanes(w, loop, counter, inside.end, undefined);
    pushOperand(w.code, range.end).set(limit);
  });
  pushExtreme(w.code, 'min', inside.begin, range.end).set(limit);
  // Scalar up to the margin, lanes, and once more scalar up to the end.
  const { code } = w;
  code.loop((again) => {
    pushOperand(code.append(scalar.code).get(counter), range.end).op('i32.lt_s');
    code.if(() => code.append(lanes.code).br(again));
  });
}

/** Four indices a step from the counter on, while they fit below the end. */
function writeLanes(w: Writer, loop: RowLoop, counter: Local, end: Operand, length: number | undefined): void {
  const { axis, unroll, writes } = loop;
  const run = (vectors: number): void => {
    const stop = stopBefore(w, end, 4 * vectors - 1);
    countLoop(w, { axis, end: stop, step: 4 * vectors, counter }, { writes, vector: axis }, () =>
      loop.lanes?.(vectors),
    );
  };
  if (unroll > 1) run(unroll);
  if (unroll === 1 || length === undefined || length % (4 * unroll) >= 4) run(1);
}

/** The part of the range in which no load leaves its tensor. */
function pushInside(w: Writer, { range, margins }: RowLoop): Range {
  const low = margins.reduce((most, margin) => Math.max(most, margin.low), 0);
  const begin = w.local('i32');
  pushExtreme(w.code, 'max', range.begin, low).set(begin);
  const end = copyOf(w, range.end);
  for (const { dimension, high } of margins) {
    const first = operandOf(w, w.graph.sum([w.tensors.size(dimension)], -high));
    pushExtreme(w.code, 'min', end, first).set(end);
  }
  return { begin, end };
}
