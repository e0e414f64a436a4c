/**
 * Parts written by hand, with what fusion may make of a program: several sweeps, reductions along with them, local arrays,
 * phases with rows of their own; run for any number of workers, one after the other, in one thread.
 */
import { describe, expect, test } from 'vitest';
import { fillControlBlock, planArena } from '../../fuse/arena.js';
import type { Part, Phase, Plan } from '../../fuse/stage.js';
import {
  type Axis,
  add,
  div,
  type Expr,
  exp,
  foldOver,
  indexOf,
  mul,
  type Program,
  program,
  sub,
  type Write,
} from '../../kernel/index.js';
import { emitWasm, withWorkerMemory } from '../wasm.js';

const [rows, length] = [5, 19];
const x = Float32Array.from({ length: rows * length }, (_, i) => Math.fround(Math.sin(i * 0.7) * 3));

/** Tensors alone: the ops come from the plan. */
function tensors(): Program {
  return program('tensors', (b) => {
    b.input('x', 'f32', [rows, length]);
    b.state('e', 'f32', [rows, length]);
    b.state('y', 'f32', [rows, length]);
    b.state('total', 'f32', [rows]);
    b.state('spread', 'f32', [rows]);
  });
}

const i: Axis = { name: 'i', extent: rows };
const k: Axis = { name: 'k', extent: length };
const m: Axis = { name: 'm', extent: length };

function load(tensor: string, ...indices: Axis[]): Expr {
  return {
    op: 'load',
    dtype: 'f32',
    args: indices.map(indexOf),
    tensor,
    version: 'current',
    border: indices.map(() => 'inside'),
  };
}

function write(tensor: string, indices: readonly Axis[], value: Expr): Write {
  return { tensor, version: 'current', indices: indices.map(indexOf), value };
}

function run(part: Part, workers: number): Record<string, number[]> {
  const source = tensors();
  const plan: Plan = {
    stages: [{ name: 'stage', parts: [part] }],
    steps: [{ kind: 'stage', stage: 0 }],
    decisions: [],
  };
  const stages = emitWasm(source, plan, { shared: false, debug: true });
  const whole = withWorkerMemory(source, (workers * stages.workerBytes) / 4);
  const arena = planArena(whole, plan, {});
  const memory = new WebAssembly.Memory({ initial: 8, maximum: 8 });
  fillControlBlock(whole, arena, {}, {}, new DataView(memory.buffer));
  const view = (name: string, size: number): Float32Array =>
    new Float32Array(memory.buffer, 4 * (arena.offsets.get(name)?.[0] ?? 0), size);
  view('x', x.length).set(x);
  view('e', x.length).set(x);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(stages.bytes), { env: { memory } });
  const step = exports.run as (stage: number, worker: number, workers: number) => void;
  for (let worker = 0; worker < workers; worker += 1) step(0, worker, workers);
  return {
    e: Array.from(view('e', x.length)),
    y: Array.from(view('y', x.length)),
    total: Array.from(view('total', rows)),
    spread: Array.from(view('spread', rows)),
  };
}

function nest(phase: Partial<Extract<Phase, { kind: 'nest' }>>): Phase {
  return { kind: 'nest', ops: ['op'], rows: [], sweeps: [], writes: [], ...phase };
}

function close(got: readonly number[], expected: readonly number[]): void {
  expect(got).toHaveLength(expected.length);
  got.forEach((value, position) => {
    expect(value).toBeCloseTo(expected[position], 4);
  });
}

const rowsOf = (of: (row: Float32Array) => number[]): number[] =>
  Array.from({ length: rows }, (_, row) => of(x.subarray(row * length, (row + 1) * length))).flat();

describe.each([1, 2, 3, 7])('on %i workers', (workers) => {
  test('two sweeps in order: the second reads what the first stored, the sum runs along with the first', () => {
    const shifted = exp(sub(load('x', i, k), foldOver('max', [k], load('x', i, k))));
    const total = foldOver('sum', [k], shifted);
    const softmax = nest({
      sweeps: [
        { axes: [k], writes: [write('e', [i, k], shifted)] },
        { axes: [m], writes: [write('y', [i, m], div(load('e', i, m), total))] },
      ],
      writes: [write('total', [i], total)],
    });
    const { y, total: sums } = run({ units: [i], phases: [softmax], locals: [] }, workers);
    const exponentials = (row: Float32Array): number[] =>
      Array.from(row, (value) => Math.exp(value - Math.max(...row)));
    const sumOf = (row: Float32Array): number => exponentials(row).reduce((sum, value) => sum + value, 0);
    close(
      sums,
      rowsOf((row) => [sumOf(row)]),
    );
    close(
      y,
      rowsOf((row) => exponentials(row).map((value) => value / sumOf(row))),
    );
  });

  test('a sweep in place: reductions of the new values, one needing another, see the old memory', () => {
    const value = mul(load('e', i, k), 2);
    const total = foldOver('sum', [k], value);
    const spread = foldOver('sum', [k], mul(sub(value, total), sub(value, total)));
    const phase = nest({
      sweeps: [{ axes: [k], writes: [write('e', [i, k], value)] }],
      writes: [write('total', [i], total), write('spread', [i], spread)],
    });
    const { e, total: sums, spread: spreads } = run({ units: [i], phases: [phase], locals: [] }, workers);
    const sumOf = (row: Float32Array): number => row.reduce((sum, each) => sum + 2 * each, 0);
    close(
      e,
      rowsOf((row) => Array.from(row, (each) => 2 * each)),
    );
    close(
      sums,
      rowsOf((row) => [sumOf(row)]),
    );
    const relative = spreads.map(
      (each, row) => each / rowsOf((r) => [r.reduce((s, v) => s + (2 * v - sumOf(r)) ** 2, 0)])[row],
    );
    close(
      relative,
      relative.map(() => 1),
    );
  });

  test('a local array passes rows from one phase to the next, each unit its own', () => {
    const keep = nest({ rows: [k], writes: [write('%local', [k], mul(load('x', i, k), load('x', i, k)))] });
    const local = (axis: Axis): Expr => load('%local', axis);
    const spend = nest({
      rows: [m],
      writes: [write('y', [i, m], add(local(m), foldOver('sum', [k], local(k))))],
    });
    const part: Part = {
      units: [i],
      phases: [keep, spend],
      locals: [{ name: '%local', dtype: 'f32', shape: [length] }],
    };
    const squares = (row: Float32Array): number[] => Array.from(row, (each) => each * each);
    close(
      run(part, workers).y,
      rowsOf((row) => squares(row).map((each) => each + squares(row).reduce((sum, value) => sum + value, 0))),
    );
  });
});
