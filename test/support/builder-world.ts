/** A program with one tensor of each sort, so that a test of the builder says only what it is about. */
import { type ProgramBuilder, program } from '../../src/kernel/builder.js';
import { type SizeSymbol, sizeSymbol } from '../../src/kernel/dimension.js';
import type { Expr } from '../../src/kernel/expr.js';
import { add, i32 } from '../../src/kernel/expr.js';
import { defineOpaque } from '../../src/kernel/opaque.js';
import type { Program } from '../../src/kernel/program.js';
import type { TensorHandle } from '../../src/kernel/tensor.js';
import { messagesOf } from './refusal.js';

/** An opaque body that wants as many rows as columns. */
defineOpaque({
  body: 'builder_square',
  check: ({ reads: [{ shape }] }) => (shape[0] === shape[1] ? undefined : `${shape[0]} rows, ${shape[1]} columns`),
  reference: () => {},
});

export interface World {
  readonly b: ProgramBuilder;
  readonly B: SizeSymbol;
  readonly x: TensorHandle;
  readonly k: TensorHandle;
  readonly s: TensorHandle;
  readonly f: TensorHandle;
  readonly w: TensorHandle;
  readonly out: TensorHandle;
  readonly whole: TensorHandle;
  readonly flag: TensorHandle;
  readonly flags: TensorHandle;
}

export function build(body: (world: World) => void): Program {
  return program('test', (b) => {
    const B = b.symbol('B', 1, 8);
    const f = b.state('f', 'f32', [4], { buffered: true });
    body({
      b,
      B,
      f,
      x: b.input('x', 'f32', [B, 4]),
      k: b.input('k', 'i32', [4]),
      s: b.state('s', 'f32', [B, 4]),
      w: b.scratch('w', 'f32', [4]),
      out: b.output('out', 'f32', [4]),
      whole: b.output('whole', 'i32', [B, 4]),
      flag: b.state('flag', 'i32', []),
      flags: b.state('flags', 'i32', [B]),
    });
    b.map('copy_f', f.next, ([i]) => f.at(i));
  });
}

/** The messages of programs that are each wrong in one place. */
export const refusals = (cases: Readonly<Record<string, (world: World) => unknown>>): string =>
  messagesOf(Object.fromEntries(Object.entries(cases).map(([title, body]) => [title, () => build(body)])));

/** Sums around x, `levels` deep. */
export function deep(levels: number, x: Expr): Expr {
  let value = x;
  for (let level = 0; level < levels; level += 1) value = add(value, x);
  return value;
}

export const clampBelow = (index: Expr, high: number): Expr => ({ op: 'min', dtype: 'i32', args: [index, i32(high)] });

/** What belongs to another program. */
interface Stranger {
  readonly index: Expr;
  readonly whole: TensorHandle;
  readonly missing: TensorHandle;
  readonly loss: Expr;
  readonly symbol: SizeSymbol;
}

function meetStranger(): Stranger {
  let found: Stranger | undefined;
  program('other', (b) => {
    const whole = b.output('whole', 'i32', [4]);
    const missing = b.input('missing', 'f32', [4]);
    const loss = b.parameter('loss', 'f32', 0);
    b.map('m', whole, ([index]) => {
      found = { index, whole, missing, loss, symbol: sizeSymbol('B', 1, 100) };
      return index;
    });
  });
  return found as Stranger;
}
export const stranger = meetStranger();
