/**
 * Every refusal of the builder, once, by its whole text: where (the op or tensor), what was wrong, what was given, what
 * was expected, and what to do. Here declarations, loads and writes; ops of special kinds and orchestration stand in
 * op-refusals.test.ts.
 */
import { describe, expect, it } from 'vitest';
import { clampBelow, deep, refusals, stranger } from '../../test/support/builder-world.js';
import { program } from './builder.js';
import { sizeSymbol } from './dimension.js';
import type { Dtype } from './dtype.js';
import type { Expr } from './expr.js';
import { add, f32, lt, mul, sizeOf, sum } from './expr.js';
import { store } from './make-op.js';
import { defineOpaque } from './opaque.js';
import type { TensorHandle } from './tensor.js';
import { load } from './tensor.js';

const one = f32(1);
const unknown = (dtype: string): Dtype => dtype as Dtype;

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
          parameter n: initial value is not a number (got 1, expected a number).
      a tensor name
          input x-1: bad name (got x-1, expected letters, digits and _).
      a tensor twice
          output x: declared twice (got x, expected a new name).
      a dtype
          state y: unknown dtype (got i8, expected f32, f64, f16, bf16, f8e4m3, f8e5m2, i32, u32).
      a dimension
          scratch y: bad dimension (got 2.5, expected a whole number from 0 to 2³¹ − 1).
      a symbol of another program
          input y: symbol of another program (got B, expected one of B). Declare it with symbol() in this program.
      a layout
          constant y: layout is not a permutation (got [0, 2], expected the axes 0 … 1 in some order).
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
          map m: where is not a condition (got i32, expected bool).
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
});
