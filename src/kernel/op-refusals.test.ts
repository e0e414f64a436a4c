/** Every refusal of ops of special kinds and of orchestration, once, by its whole text. */
import { describe, expect, it } from 'vitest';
import { refusals, stranger } from '../../test/support/builder-world.js';
import type { ProgramBuilder } from './builder.js';
import { cast, eq, f32, i32, u32 } from './expr.js';
import { store } from './make-op.js';

const truth = eq(i32(0), 0);
const one = f32(1);

function nest(b: ProgramBuilder, levels: number): void {
  if (levels > 0) b.repeat(`r${levels}`, 2, () => nest(b, levels - 1));
}

describe('the builder refuses', () => {
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
          topk t: where is not a condition (got f32, expected bool).
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
          when w: not a flag (got f32 [B, 4], expected an i32 or u32 tensor of shape [] or [batch]).
      the next version as a flag
          when w: takes no next version of ready (got ready.next, expected a tensor that is not buffered). Copy it with map.
      a flag that nobody wrote
          when w: reads ready before all of it is written (got nothing written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      an end that nobody wrote
          repeat r: reads ready before all of it is written (got nothing written, expected an earlier op that writes all of it). Make it a state if it should keep old values.
      nine nested repeats
          repeat r1: repeats nest too deeply (got 9, expected at most 8).
      a buffered state in a repeat
          map m: writes a buffered state inside repeat (got next, expected a plain state or scratch). Buffers are swapped once per step.
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
