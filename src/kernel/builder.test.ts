/**
 * Every refusal of the builder, once, by its whole text: where (the op or tensor), what was wrong, what was given, what
 * was expected, and what to do. Then what the builder makes of good programs.
 */
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../test/support/refusal.js';
import { type ProgramBuilder, program } from './builder.js';
import type { SizeSymbol } from './dimension.js';
import { sizeSymbol } from './dimension.js';
import type { Dtype } from './dtype.js';
import type { Expr } from './expr.js';
import { add, and, cast, eq, f32, gt, i32, indexOf, lt, mul, sizeOf, sum, u32 } from './expr.js';
import { store } from './make-op.js';
import type { MapOp, Op } from './op.js';
import { defineOpaque } from './opaque.js';
import type { Program } from './program.js';
import type { TensorHandle } from './tensor.js';
import { load } from './tensor.js';

defineOpaque({
  body: 'builder_square',
  check: ({ reads: [{ shape }] }) => (shape[0] === shape[1] ? undefined : `${shape[0]} rows, ${shape[1]} columns`),
  reference: () => {},
});

/** One tensor of each sort, so that a case says only what it is about. */
interface World {
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

function build(body: (world: World) => void): Program {
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
const refusals = (cases: Readonly<Record<string, (world: World) => unknown>>): string =>
  messagesOf(Object.fromEntries(Object.entries(cases).map(([title, body]) => [title, () => build(body)])));

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
const stranger = meetStranger();

const truth = eq(i32(0), 0);
const one = f32(1);
const unknown = (dtype: string): Dtype => dtype as Dtype;

/** Sums around x, `levels` deep. */
function deep(levels: number, x: Expr): Expr {
  let value = x;
  for (let level = 0; level < levels; level += 1) value = add(value, x);
  return value;
}

describe('the builder refuses', () => {
  it('wrong declarations', () => {
    const text = refusals({
      'a program name': () => program('1st', () => {}),
      lanes: () => program('p', () => {}, { tree: { lanes: 12, chunk: 256 } }),
      'a chunk': () => program('p', () => {}, { tree: { lanes: 16, chunk: 8 } }),
      'a symbol name': ({ b }) => b.symbol('B_2', 1, 2),
      'the bounds of a symbol': ({ b }) => b.symbol('M', 3, 2),
      'a symbol twice': ({ b }) => b.symbol('B', 1, 2),
      'a parameter twice': ({ b }) => [b.parameter('gain', 'f32', 0), b.parameter('gain', 'f32', 0)],
      'the type of a parameter': ({ b }) => b.parameter('on', 'bool' as 'f32', 0),
      'the value of a parameter': ({ b }) => b.parameter('n', 'u32', -1),
      'a parameter without a value': ({ b }) => b.parameter('n', 'f32', '1' as unknown as number),
      'a tensor name': ({ b }) => b.input('x-1', 'f32', []),
      'a tensor twice': ({ b }) => b.output('x', 'f32', []),
      'a dtype': ({ b }) => b.state('y', unknown('i8'), []),
      'a dimension': ({ b }) => b.scratch('y', 'f32', [2.5]),
      'a symbol of another program': ({ b }) => b.input('y', 'f32', [stranger.symbol]),
      'a layout': ({ b }) => b.constant('y', 'f32', [2, 3], { layout: [0, 2] }),
      'a buffered output': ({ b }) => b.output('y', 'f32', [], { buffered: true }),
      'an initial input': ({ b }) => b.input('y', 'f32', [], { initial: 1 }),
      'the initial value of a state': ({ b }) => b.state('y', 'i32', [], { initial: 0.5 }),
      'an opaque body twice': () => defineOpaque({ body: 'builder_square', reference: () => {} }),
      'the next version of a plain state': ({ s }) => s.next,
    });
    expect(text).toMatchInlineSnapshot(`
      "a program name
          program: bad name (got 1st, expected letters, digits and _).
      lanes
          tree: bad lanes (got 12, expected 4, 8, 16, 32 or 64).
      a chunk
          tree: bad chunk (got 8, expected a power of two from lanes to 4096).
      a symbol name
          symbol: bad name (got B_2, expected a letter, then letters and digits).
      the bounds of a symbol
          symbol M: bad bounds (got [3, 2], expected whole numbers 0 ≤ min ≤ max < 2³¹).
      a symbol twice
          symbol B: declared twice (got B, expected a new name).
      a parameter twice
          parameter gain: bad or known name (got gain, expected a new identifier).
      the type of a parameter
          parameter on: unknown type (got bool, expected f32, f64, i32, u32).
      the value of a parameter
          parameter n: initial value is not representable (got -1, expected a whole number that fits u32).
      a parameter without a value
          parameter n: initial value is no number (got 1, expected a number).
      a tensor name
          input x-1: bad name (got x-1, expected letters, digits and _).
      a tensor twice
          output x: declared twice (got x, expected a new name).
      a dtype
          state y: unknown dtype (got i8, expected f32, f64, f16, bf16, i32, u32).
      a dimension
          scratch y: bad dimension (got 2.5, expected a whole number from 0 to 2³¹ − 1).
      a symbol of another program
          input y: symbol of another program (got B, expected one of B). Declare it with symbol() in this program.
      a layout
          constant y: layout is no permutation (got [0, 2], expected the axes 0 … 1 in some order).
      a buffered output
          output y: only a state can be buffered (got output, expected state).
      an initial input
          input y: only a state has an initial value (got input, expected state).
      the initial value of a state
          state y: initial value is not representable (got 0.5, expected a whole number that fits i32).
      an opaque body twice
          opaque builder_square: defined twice (got builder_square, expected a new name).
      the next version of a plain state
          tensor s: has no next version (got state, expected a buffered state)."
    `);
  });

  it('wrong loads', () => {
    const text = refusals({
      'too few indices': ({ b, x, out }) => b.map('m', out, ([i]) => x.at(i)),
      'a float index': ({ b, k, whole }) => b.map('m', whole, () => k.at(f32(0))),
      'too few border rules': ({ b, x, out }) => b.map('m', out, ([i]) => load(x, [0, i], ['clamp'])),
      'an index beyond the end': ({ b, f, out }) => b.map('m', out, ([i]) => f.at(add(i, 1))),
      'an index beyond the smallest size': ({ b, x, out }) => b.map('m', out, ([i]) => x.at(1, i)),
      'an index that wraps around': ({ b, f, out }) => b.map('m', out, ([i]) => f.at(clampBelow(mul(i, 2 ** 30), 3))),
      'an unknown tensor': ({ b, out }) => b.map('m', out, ([i]) => stranger.missing.at(i)),
      'a tensor of another shape': ({ b, whole }) => b.map('m', whole, ([, i]) => stranger.whole.at(i)),
      'an index of another op': ({ b, out, f }) => b.map('m', out, ([i]) => add(f.at(i), f.at(stranger.index))),
      'an index of a fold, outside': ({ b, out, f }) => b.reduce('m', out, () => leaked(f)),
      'a parameter of another program': ({ b, out }) => b.map('m', out, () => stranger.loss),
      'a parameter of another type': ({ b, out }) => {
        b.parameter('loss', 'f64', 0);
        b.map('m', out, () => stranger.loss);
      },
      'a size of another program': ({ b, whole }) => b.map('m', whole, () => sizeOf(stranger.symbol)),
      'an extent of no program': ({ b, out }) => b.reduce('m', out, () => sum([sizeSymbol('Q', 1, 2)], () => one)),
      'an extent of another program': ({ b, out }) => b.reduce('m', out, () => sum([stranger.symbol], () => one)),
      'an extent that is no size': ({ b, out }) => b.reduce('m', out, () => sum([-1], () => one)),
      'an outer extent that is no size': ({ b, out }) => b.map('m', [0.5], () => [store(out, [0], one)]),
      'scratch that nobody wrote': ({ b, w, out }) => b.map('m', out, ([i]) => w.at(i)),
      'scratch that was written in part': ({ b, w, out }) => {
        b.map('half', [2], ([i]) => [store(w, [i], one)]);
        b.map('m', out, ([i]) => w.at(i));
      },
      'scratch that a condition wrote': ({ b, w, out, flag }) => {
        b.when('sometimes', flag, () => b.map('fill', w, () => one));
        b.map('m', out, ([i]) => w.at(i));
      },
      'scratch whose rows a loop still writes': ({ b, w, out }) =>
        b.repeat('loop', 4, (step) => {
          b.map('row', [], () => [store(w, [step], one)]);
          b.map('m', out, ([i]) => w.at(i));
        }),
      'scratch whose rows a loop may leave out': ({ b, w, out, flag }) => {
        b.repeat('loop', 4, (step) => b.map('row', [], () => [store(w, [step], one)]), { until: flag });
        b.map('m', out, ([i]) => w.at(i));
      },
      'the next version before it is written': ({ b, f, out }) => b.map('m', out, ([i]) => f.next.at(i)),
      'a formula that is too deep': ({ b, f, out }) => b.map('m', out, ([i]) => deep(2000, f.at(i))),
    });
    expect(text).toMatchInlineSnapshot(`
      "too few indices
          map m: load x: wrong number of indices (got 1, expected 2 for [B, 4]).
      a float index
          map m: load k: index of a wrong type (got f32, expected i32). Use cast(index, 'i32').
      too few border rules
          map m: load x: wrong number of border rules (got 1, expected 2).
      an index beyond the end
          map m: index 0 of f may leave the tensor (got 1 … 4, expected 0 … 4 − 1). Give a border rule: clamp, zero or wrap.
      an index beyond the smallest size
          map m: index 0 of x may leave the tensor (got 1 … 1, expected 0 … B − 1). Give a border rule: clamp, zero or wrap.
      an index that wraps around
          map m: index 0 of f may leave the tensor (got -2147483648 … 3, expected 0 … 4 − 1). Give a border rule: clamp, zero or wrap.
      an unknown tensor
          map m: unknown tensor (got missing, expected one of f, x, k, s, w, out, whole, flag, flags). Declare it in the same program.
      a tensor of another shape
          map m: load of whole does not fit its declaration (got 1 indices, i32, expected [B, 4] i32).
      an index of another op
          map m: uses an index variable of another op (got i0, expected the indices that this op hands to its body).
      an index of a fold, outside
          reduce m: uses an index variable of another op (got fold0, expected the indices that this op hands to its body).
      a parameter of another program
          map m: unknown parameter (got loss, expected one that is declared; none is).
      a parameter of another type
          map m: parameter loss of a wrong type (got f32, expected f64). Declare it in this program.
      a size of another program
          map m: symbol of another program (got B, expected one of B). Declare it with symbol() in this program.
      an extent of no program
          reduce m: unknown symbol (got Q, expected one of B). Declare it with symbol() in this program.
      an extent of another program
          reduce m: symbol of another program (got B, expected one of B). Declare it with symbol() in this program.
      an extent that is no size
          reduce m: bad dimension (got -1, expected a whole number from 0 to 2³¹ − 1).
      an outer extent that is no size
          map m: bad dimension (got 0.5, expected a whole number from 0 to 2³¹ − 1).
      scratch that nobody wrote
          map m: reads w before all of it is written (got nothing written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      scratch that was written in part
          map m: reads w before all of it is written (got a part written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      scratch that a condition wrote
          map m: reads w before all of it is written (got nothing written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      scratch whose rows a loop still writes
          map m: reads w before all of it is written (got nothing written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      scratch whose rows a loop may leave out
          map m: reads w before all of it is written (got nothing written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      the next version before it is written
          map m: reads f' before all of it is written (got nothing written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      a formula that is too deep
          map m: expression nests too deeply (got 2002, expected at most 1000 levels). Write a part of it to scratch."
    `);
  });

  it('wrong writes', () => {
    const text = refusals({
      'a value for no tensor': ({ b }) => b.map('m', [4], () => one),
      nothing: ({ b }) => b.map('m', [4], () => []),
      'an input': ({ b, k }) => b.map('m', k, ([i]) => i),
      'the old version of a buffered state': ({ b, f }) => b.map('m', f, () => one),
      'a value of another type': ({ b, out }) => b.map('m', out, ([i]) => i),
      'a condition that is none': ({ b, out }) => b.map('m', out, () => one, { where: ([i]) => i }),
      'too few indices': ({ b, s }) => b.map('m', [4], ([i]) => [store(s, [i], one)]),
      'a float index': ({ b, out }) => b.map('m', [4], () => [store(out, [one], one)]),
      'an axis twice': ({ b, B, s }) => b.map('m', [B], ([n]) => [store(s, [n, n], one)]),
      'beyond the end': ({ b, out }) => b.map('m', [4], ([i]) => [store(out, [add(i, 1)], one)]),
      'a row beyond the smallest size': ({ b, s }) => b.map('m', [4], ([i]) => [store(s, [1, i], one)]),
      'the same element many times': ({ b, out }) => b.map('m', [4, 9], ([i]) => [store(out, [i], one)]),
      'two overlapping slices': ({ b, out }) =>
        b.map('m', [2], ([i]) => [store(out, [i], one), store(out, [add(i, 1)], one)]),
      'what it reads elsewhere': ({ b, s }) => b.map('m', s, ([n, i]) => s.clamp(n, add(i, 1))),
      'a map that reduces nothing': ({ b, out }) => b.reduce('m', out, () => one),
      'a state that stays half': ({ b }) => {
        const half = b.state('half', 'f32', [4], { buffered: true });
        b.map('m', [3], ([i]) => [store(half.next, [i], one)]);
      },
      'a state that is masked': ({ b }) => {
        const half = b.state('half', 'f32', [4], { buffered: true });
        b.map('m', half.next, () => one, { where: ([i]) => lt(i, 2) });
      },
      'an op name': ({ b, out }) => b.map('m m', out, () => one),
      'an op name twice': ({ b, out }) => [b.map('m', out, () => one), b.map('m', out, () => one)],
    });
    expect(text).toMatchInlineSnapshot(`
      "a value for no tensor
          map m: returned a value for no tensor (got a value, expected stores). Return [store(tensor, indices, value)], or name a tensor as the target.
      nothing
          map m: writes nothing (got 0, expected at least one store).
      an input
          map m: writes k (got input, expected output, state or scratch).
      the old version of a buffered state
          map m: writes the current version of f (got f, expected f.next). A buffered state is read as it was and written as next.
      a value of another type
          map m: value for out has a wrong type (got i32, expected f32). Use cast.
      a condition that is none
          map m: where is no condition (got i32, expected bool).
      too few indices
          map m: wrong number of indices for s (got 1, expected 2).
      a float index
          map m: index 0 of out has a wrong type (got f32, expected i32).
      an axis twice
          map m: axis i0 indexes s twice (got 1, expected one dimension an axis).
      beyond the end
          map m: write leaves out in dimension 0 (got 1 + 0 … 4 − 1, expected 0 … 4 − 1).
      a row beyond the smallest size
          map m: write leaves s in dimension 0 (got 1, expected 0 … B − 1).
      the same element many times
          map m: several indices of axis i1 write the same element of out (got 9, expected each index its own element). Use a reduction.
      two overlapping slices
          map m: two writes of out may overlap (got one region, expected disjoint slices). Use two ops.
      what it reads elsewhere
          map m: reads s at other elements than it writes (got a stencil or gather in place, expected the element that is written). Declare the state as buffered and write its next version, or write to scratch.
      a map that reduces nothing
          reduce m: reduces nothing (got no fold, expected at least one of sum, maximum, …). Use map.
      a state that stays half
          state half: next version is not written whole in each step (got a part or nothing, expected writes that cover it). Copy what stays, or do not buffer it.
      a state that is masked
          state half: next version is not written whole in each step (got a part or nothing, expected writes that cover it). Copy what stays, or do not buffer it.
      an op name
          map m m: bad name (got m m, expected letters, digits and _).
      an op name twice
          map m: op name used twice (got m, expected a new name)."
    `);
  });

  it('wrong ops of special kinds', () => {
    const text = refusals({
      'a product into a row': ({ b, f, out }) =>
        b.matmul(
          'm',
          out,
          4,
          ([i]) => f.at(i),
          ([i]) => f.at(i),
        ),
      'a product that is left out': ({ b, s, x }) =>
        b.matmul(
          'm',
          s,
          4,
          ([n, k]) => x.at(n, k),
          ([k]) => cast(k, 'f32'),
          { epilogue: () => one },
        ),
      'a product written elsewhere': ({ b, out }) =>
        b.add({ kind: 'matmul', name: 'm', precision: 'exact', axes: [], writes: [store(out, [0], one)] }),
      k: ({ b, out }) => b.topk('t', { outer: [], over: 9, k: 65, value: () => one, values: out }),
      'no target': ({ b }) => b.topk('t', { outer: [], over: 9, k: 4, value: () => one }),
      'one target for both': ({ b, B, whole }) =>
        b.topk('t', { outer: [B], over: 9, k: 4, value: (_, row) => row, values: whole, indices: whole }),
      'the best truth': ({ b, out }) => b.topk('t', { outer: [], over: 9, k: 4, value: () => truth, values: out }),
      'rows by a number': ({ b, out }) =>
        b.topk('t', { outer: [], over: 9, k: 4, value: () => one, where: () => one, values: out }),
      'values of another type': ({ b, B, whole }) =>
        b.topk('t', { outer: [B], over: 9, k: 4, value: () => one, values: whole }),
      'indices of another shape': ({ b, whole }) =>
        b.topk('t', { outer: [], over: 9, k: 3, value: () => one, indices: whole }),
      'places into an input': ({ b, k }) => b.topk('t', { outer: [], over: 9, k: 4, value: () => one, indices: k }),
      'what it reads': ({ b, B, s }) =>
        b.topk('t', { outer: [B], over: 4, k: 4, value: ([n], row) => s.at(n, row), values: s }),
      'a tensor of another program': ({ b }) =>
        b.topk('t', { outer: [], over: 9, k: 4, value: () => one, indices: stranger.whole }),
      'bins of floats': ({ b, out }) => b.histogram('h', out, [9], () => i32(0)),
      'no bins': ({ b, flag }) => b.histogram('h', flag, [9], () => i32(0)),
      'a float bin': ({ b, whole }) => b.histogram('h', whole, [9], () => one),
      'a weight of another type': ({ b, whole }) =>
        b.histogram(
          'h',
          whole,
          [9],
          () => i32(0),
          () => u32(1),
        ),
      'an axis to scan along': ({ b, out }) => b.scan('s', out, 'sum', () => one, { along: 1 }),
      'half an axis': ({ b, out }) => b.scan('s', out, 'sum', () => one, { along: 0.5 }),
      'running values of another type': ({ b, out }) => b.scan('s', out, 'sum', ([i]) => i),
      'a scan of the next version': ({ b, f }) => b.scan('s', f.next, 'sum', () => one),
      'a scan as data that does not fit': ({ b }) =>
        b.add({
          kind: 'scan',
          name: 's',
          axes: [],
          along: 0,
          reducer: 'sum',
          exclusive: false,
          value: one,
          target: 'out',
        }),
      'an unknown body': ({ b, x, out }) => b.opaque('o', 'nobody', { reads: [x], writes: [out] }),
      'nothing to write': ({ b, x }) => b.opaque('o', 'builder_square', { reads: [x], writes: [] }),
      'a target twice': ({ b, x, out }) => b.opaque('o', 'builder_square', { reads: [x], writes: [out, out] }),
      'an attribute': ({ b, x, out }) =>
        b.opaque('o', 'builder_square', { reads: [x], writes: [out], attributes: { 'a b': 1 } }),
      'what its body refuses': ({ b, x, out }) => b.opaque('o', 'builder_square', { reads: [x], writes: [out] }),
      'an unknown tensor as data': ({ b }) =>
        b.add({
          kind: 'opaque',
          name: 'o',
          body: 'builder_square',
          reads: ['nowhere'],
          writes: ['out'],
          attributes: {},
        }),
      'the next version, opaquely': ({ b, f, out }) =>
        b.opaque('o', 'builder_square', { reads: [f.next], writes: [out] }),
    });
    expect(text).toMatchInlineSnapshot(`
      "a product into a row
          matmul m: target has too few dimensions (got 1, expected at least 2).
      a product that is left out
          matmul m: holds no product (got no sum of left · right, expected Σ_k left · right). Use the sum in the epilogue.
      a product written elsewhere
          matmul m: does not write one whole tensor (got 1 stores, expected one, at the indices).
      k
          topk t: bad k (got 65, expected a whole number from 1 to 64).
      no target
          topk t: no target (got none, expected values, indices or both).
      one target for both
          topk t: one tensor is two targets (got whole, expected a tensor for each).
      the best truth
          topk t: value of a wrong type (got bool, expected a number type).
      rows by a number
          topk t: where is no condition (got f32, expected bool).
      values of another type
          topk t: whole has a wrong dtype (got i32, expected f32).
      indices of another shape
          topk t: whole has a wrong shape (got [B, 4], expected [3]).
      places into an input
          topk t: writes k (got input, expected output, state or scratch).
      what it reads
          topk t: reads the tensor that it writes (got s, expected another tensor).
      a tensor of another program
          topk t: whole is a tensor of another program (got whole, expected one declared in this program).
      bins of floats
          histogram h: out has a wrong dtype (got f32, expected i32 or u32).
      no bins
          histogram h: target flag has no bins (got [], expected a last dimension of bins).
      a float bin
          histogram h: bin of a wrong type (got f32, expected i32).
      a weight of another type
          histogram h: weight of a wrong type (got u32, expected i32).
      an axis to scan along
          scan s: bad axis of out (got 1, expected 0 … 0).
      half an axis
          scan s: bad axis of out (got 0.5, expected 0 … 0).
      running values of another type
          scan s: value for out has a wrong type (got i32, expected f32).
      a scan of the next version
          scan s: takes no next version of f (got f.next, expected a tensor that is not buffered). Copy it with map.
      a scan as data that does not fit
          scan s: out has a wrong shape (got [4], expected []).
      an unknown body
          opaque o: unknown body (got nobody, expected a body made known by defineOpaque()).
      nothing to write
          opaque o: writes nothing (got 0, expected at least one tensor).
      a target twice
          opaque o: one tensor is two targets (got out, expected a tensor for each).
      an attribute
          opaque o: bad attribute (got a b: 1, expected an identifier and a number).
      what its body refuses
          opaque o: does not fit builder_square (got 8 rows, 4 columns, expected what builder_square takes).
      an unknown tensor as data
          opaque o: unknown tensor (got nowhere, expected one of f, x, k, s, w, out, whole, flag, flags). Declare it in the same program.
      the next version, opaquely
          opaque o: takes no next version of f (got f.next, expected a tensor that is not buffered). Copy it with map."
    `);
  });

  it('wrong orchestration', () => {
    const text = refusals({
      'a maximum': ({ b }) => b.repeat('r', 0, () => {}),
      'a period': ({ b }) => b.every('e', 0, () => {}),
      'a phase': ({ b }) => b.every('e', 3, () => {}, 3),
      'a float flag': ({ b, s }) => b.when('w', s, () => {}),
      'the next version as a flag': ({ b }) => {
        const ready = b.state('ready', 'i32', [], { buffered: true });
        b.when('w', ready.next, () => {});
      },
      'a flag that nobody wrote': ({ b }) => b.when('w', b.scratch('ready', 'i32', []), () => {}),
      'an end that nobody wrote': ({ b }) => b.repeat('r', 3, () => {}, { until: b.scratch('ready', 'i32', []) }),
      'nine nested repeats': ({ b }) => nest(b, 9),
      'a buffered state in a repeat': ({ b, f }) => b.repeat('r', 3, () => b.map('m', f.next, () => one)),
      'a buffered state in a when': ({ b, f, flag }) => b.when('w', flag, () => b.map('m', f.next, () => one)),
      'a topk for some elements': ({ b, B, x, s, flags }) =>
        b.when('w', flags, () =>
          b.topk('t', { outer: [B], over: 4, k: 4, value: ([n], row) => x.at(n, row), values: s }),
        ),
      'a map without the batch axis': ({ b, out, flags }) => b.when('w', flags, () => b.map('m', out, () => one)),
      'a scalar map without any axis': ({ b, flag, flags }) => b.when('w', flags, () => b.map('m', flag, () => i32(1))),
    });
    expect(text).toMatchInlineSnapshot(`
      "a maximum
          repeat r: bad maximum (got 0, expected a whole number from 1 to 1,000,000).
      a period
          every e: bad period (got 0, expected a whole number from 1).
      a phase
          every e: bad phase (got 3, expected 0 … 2).
      a float flag
          when w: no flag (got f32 [B, 4], expected an i32 or u32 tensor of shape [] or [batch]).
      the next version as a flag
          when w: takes no next version of ready (got ready.next, expected a tensor that is not buffered). Copy it with map.
      a flag that nobody wrote
          when w: reads ready before all of it is written (got nothing written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      an end that nobody wrote
          repeat r: reads ready before all of it is written (got nothing written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      nine nested repeats
          repeat r1: repeats nest too deeply (got 9, expected at most 8).
      a buffered state in a repeat
          map m: writes a buffered state inside repeat (got next, expected a plain state or scratch). Buffers are swapped once a step.
      a buffered state in a when
          map m: writes a buffered state inside when or every (got next, expected an unconditional write). Select the old value instead.
      a topk for some elements
          topk t: cannot be masked by a flag per element (got topk, expected map, reduce or matmul).
      a map without the batch axis
          map m: does not start with the batch axis of flags (got 4, expected B).
      a scalar map without any axis
          map m: does not start with the batch axis of flags (got no axis, expected B)."
    `);
  });
});

const clampBelow = (index: Expr, high: number): Expr => ({ op: 'min', dtype: 'i32', args: [index, i32(high)] });

function leaked(tensor: TensorHandle): Expr {
  let stray: Expr | undefined;
  const total = sum([4], ([k]) => {
    stray = k;
    return tensor.at(k);
  });
  return add(
    total,
    sum([4], () => tensor.at(stray as Expr)),
  );
}

function nest(b: ProgramBuilder, levels: number): void {
  if (levels > 0) b.repeat(`r${levels}`, 2, () => nest(b, levels - 1));
}

describe('the builder', () => {
  const opsOf = (body: (world: World) => void): readonly Op[] => build(body).ops.slice(0, -1);

  it('makes a whole store of a value, and keeps stores as they are', () => {
    const [whole, slices] = opsOf(({ b, out, w }) => {
      b.map('whole', out, () => one);
      b.map('slices', [2], ([i]) => [store(w, [i], one), store(w, [add(i, 2)], f32(2))]);
    }) as MapOp[];
    expect(whole.writes).toEqual([{ tensor: 'out', version: 'current', indices: whole.axes.map(indexOf), value: one }]);
    expect(slices.writes.map(({ indices }) => indices[0].op)).toEqual(['index', 'add']);
  });

  it('masks stores with the condition of the op as well as their own', () => {
    const [op] = opsOf(({ b, out }) => {
      b.map('m', [2], ([i]) => [store(out, [i], one, gt(i, 0)), store(out, [add(i, 2)], one)], {
        where: ([i]) => lt(i, 1),
      });
    }) as MapOp[];
    const i = indexOf(op.axes[0]);
    expect(op.writes.map(({ where }) => where)).toEqual([and(gt(i, 0), lt(i, 1)), lt(i, 1)]);
  });

  it('masks by a flag per element, also inside each other', () => {
    const ops = opsOf(({ b, s, flags }) => {
      b.when('outer', flags, () => {
        b.map('once', s, () => one);
        b.when('inner', flags, () => b.map('twice', s, () => one, { where: ([, i]) => lt(i, 2) }));
      });
    }) as MapOp[];
    expect(ops.map(({ kind }) => kind)).toEqual(['map', 'map']);
    expect(ops[0].writes[0].where).toMatchObject({ op: 'ne', args: [{ op: 'load', tensor: 'flags' }, { value: 0 }] });
    expect(ops[1].writes[0].where).toMatchObject({ op: 'and', args: [{ op: 'lt' }, { op: 'and' }] });
  });

  it('ends a repeat with a flag per element when all are set', () => {
    const [loop] = opsOf(({ b, s, flags }) => {
      b.repeat('settle', 5, () => b.map('m', s, () => one), { until: flags });
    });
    expect(loop).toMatchObject({
      kind: 'repeat',
      until: 'settle_done',
      body: [
        { name: 'm', writes: [{ where: { op: 'eq' } }] },
        { name: 'settle_all', kind: 'reduce' },
      ],
    });
  });

  it('lets loops and conditions per element stand inside each other', () => {
    const [outer, after] = opsOf(({ b, B, s, flags }) => {
      const ready = b.state('ready', 'i32', [B]);
      b.when('chosen', ready, () => {
        b.repeat('outer', 3, () => b.map('m', s, () => one), { until: flags });
        b.map('after', s, () => one);
      });
    });
    expect(after).toMatchObject({ writes: [{ where: { op: 'ne', args: [{ tensor: 'ready' }, {}] } }] });
    expect(outer).toMatchObject({
      body: [
        { writes: [{ where: { op: 'and', args: [{ op: 'ne' }, { op: 'eq' }] } }] },
        {
          name: 'outer_all',
          writes: [
            {
              value: {
                reducer: 'min',
                args: [
                  {
                    op: 'cast',
                    args: [{ op: 'or', args: [{ op: 'ne' }, { op: 'eq', args: [{ tensor: 'ready' }, {}] }] }],
                  },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  it('lets scratch be read after a loop that wrote its rows one by one, of two loops too', () => {
    const ops = opsOf(({ b, w, out }) => {
      const grid = b.scratch('grid', 'f32', [2, 3]);
      b.repeat('rows', 4, (row) => b.map('row', [], () => [store(w, [row], one)]));
      b.repeat('high', 2, (y) => b.repeat('wide', 3, (x) => b.map('cell', [], () => [store(grid, [y, x], one)])));
      b.map('m', out, ([i]) => add(w.at(i), grid.at(0, 0)));
    });
    expect(ops).toHaveLength(3);
  });

  it('lets an op read the element that it writes, and the next version after it is written', () => {
    const ops = opsOf(({ b, s, out }) => {
      const ring = b.state('ring', 'f32', [4], { buffered: true });
      b.map('decay', s, ([n, i]) => mul(s.at(n, i), 0.5));
      b.map('turn', ring.next, ([i]) => ring.wrap(add(i, 1)));
      b.map('show', out, ([i]) => ring.next.at(i));
    });
    expect(ops).toHaveLength(3);
  });

  it('accepts indices that it can see to stay inside', () => {
    const ops = opsOf(({ b, k, f, out }) => {
      const half = b.input('half', 'f32', [2]);
      b.map('m', out, ([i]) => add(f.at(clampBelow(add(i, 1), 3)), half.at(cast(cast(gt(i, 1), 'u32'), 'i32'))));
      b.map('gather', b.output('y', 'f32', [4]), ([i]) => f.clamp(k.at(i)));
    });
    expect(ops).toHaveLength(2);
  });

  it('accepts depth up to the limit', () => {
    expect(opsOf(({ b, out, f }) => b.map('m', out, ([i]) => deep(998, f.at(i))))).toHaveLength(1);
  });
});
