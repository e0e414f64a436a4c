/**
 * Plain maps and folds of one chunk of CUDA as loops, run by the interpreter: after each pass of maps the same words in memory, and
 * those of the reference where a program is one part. What is printed of them runs on the stand-in in device/cuda.
 */
import { describe, expect, it } from 'vitest';
import { energy, sums } from '../../../test/support/loop-programs.js';
import { PartMachine, small } from '../../../test/support/part-machine.js';
import { createReference } from '../../device/reference/reference.js';
import { runTrial } from '../../device/trial-run.js';
import { changePhase } from '../../fuse/rename.js';
import type { Part } from '../../fuse/stage.js';
import type { NarrowDtype } from '../../kernel/dtype.js';
import {
  add,
  argmin,
  cast,
  count,
  gt,
  i32,
  load,
  maximum,
  mul,
  normal,
  type Program,
  program,
  store,
  sub,
  sum,
  u32,
} from '../../kernel/index.js';
import { rewriter } from '../../kernel/walk.js';
import { builtinPrograms } from '../../programs/index.js';
import { trialOf } from '../../programs/trial.js';
import { completeTrial } from '../../random/index.js';
import { int, plus, type Statement } from '../loop/language.js';
import { chunkPasses, columnPasses, mapPasses, mapPassesFromSize } from '../loop/passes/index.js';
import { expandPart } from './part.js';
import { cudaMachine, plainTuning } from './tuning.js';

const field = (border: 'clamp' | 'wrap' | 'zero', sizes = [9, 8, 8, 8]): Program =>
  program('field', (b) => {
    const x = b.input('x', 'f32', sizes);
    b.map('blur', b.output('y', 'f32', sizes), ([i, j, k, c]) => {
      const at = (by: readonly number[]) =>
        load(x, [add(i, by[0]), add(j, by[1]), add(k, by[2]), c], [border, border, border, 'inside']);
      const near = [
        [1, 0, 0],
        [-1, 0, 0],
        [0, 1, 0],
        [0, -1, 0],
        [0, 0, 1],
        [0, 0, -1],
      ].map(at);
      return mul(
        near.reduce((a, one) => add(a, one)),
        0.2,
      );
    });
  });
const planes = program('planes', (b) => {
  const sizes = [8, 4, 8, 8];
  const x = b.input('x', 'f32', sizes);
  const sides = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [y, z]));
  b.map('add', b.output('y', 'f32', sizes), ([i, j, k, c]) =>
    mul(
      [-1, 0, 1]
        .flatMap((dx) => sides.map(([dy, dz]) => x.wrap(add(i, dx), add(j, dy), add(k, dz), c)))
        .reduce((a, one) => add(a, one)),
      0.04,
    ),
  );
});
const pairs = program('pairs', (b) => {
  const x = b.input('x', 'f32', [40, 2]);
  const y = b.output('y', 'f32', [40, 2]);
  b.map('turn', [40], ([i]) => [
    store(y, [i, i32(0)], sub(mul(x.at(i, i32(0)), 0.6), mul(x.at(i, i32(1)), 0.8))),
    store(y, [i, i32(1)], add(mul(x.at(i, i32(0)), 0.8), mul(x.at(i, i32(1)), 0.6))),
  ]);
});
const narrow = (dtype: NarrowDtype | 'f64'): Program =>
  program('narrow', (b) => {
    const x = b.input('x', dtype, [5, 32]);
    b.map('halve', b.output('y', dtype, [5, 32]), ([i, k]) => mul(x.clamp(i, add(k, 1)), 0.5));
  });
/** What a row of a shorter tensor gives to a longer one: past its end the last element, which is no vector. */
const longer = program('longer', (b) => {
  const x = b.input('x', 'f32', [16, 8]);
  b.map('stretch', b.output('y', 'f32', [16, 16]), ([i, k]) => mul(x.clamp(i, k), 2));
});
const scaled = program('scaled', (b) => {
  const x = b.input('x', 'f32', [16, 16]);
  const g = b.input('g', 'f32', [16]);
  b.map('scale', b.output('y', 'f32', [16, 16]), ([i, k]) => add(mul(x.at(i, k), g.at(k)), g.at(i)));
});
const noise = program('noise', (b) => {
  b.map('draw', b.output('y', 'f32', [16, 16]), ([i, k]) =>
    normal({ first: u32(77), second: u32(99) }, cast(add(mul(i, 16), k), 'u32')),
  );
});

const single: readonly (readonly [string, Program, readonly string[]])[] = [
  ['clamped neighbours', field('clamp'), ['vectorise', 'slide-window', 'tile-squares']],
  ['wrapped neighbours', field('wrap', [8, 8, 8, 12]), ['vectorise', 'slide-window', 'tile-squares']],
  ['neighbours that may be zero', field('zero'), ['vectorise', 'slide-window', 'tile-squares']],
  ['a sum of planes', planes, ['vectorise', 'slide-window', 'begin-sums-early', 'tile-squares']],
  ['pairs', pairs, []],
  ['f16', narrow('f16'), []],
  ['bf16', narrow('bf16'), []],
  ['f8e4m3', narrow('f8e4m3'), []],
  ['f8e5m2', narrow('f8e5m2'), []],
  ['f64', narrow('f64'), []],
  ['a longer row', longer, ['vectorise']],
  ['noise', noise, ['vectorise']],
];

const reasons: readonly (readonly [string, Program, RegExp])[] = [
  ['vectorise', pairs, /^40 elements, fewer than 64$/],
  ['vectorise', narrow('f16'), /^neighbours are not stored side by side$/],
  ['slide-window', longer, /^no neighbours are read along a free axis of at least 4$/],
  ['begin-sums-early', field('clamp'), /^no sum of enough neighbours/],
  ['tile-squares', noise, /^no two axes with neighbours/],
];

describe('maps as loops', () => {
  it.each(single)('%s have the bits of the reference after every pass', async (_, built, expected) => {
    const trial = completeTrial(built, {}, 3, 1);
    const machine = new PartMachine(trial);
    expect(machine.parts).toHaveLength(1);
    expect(machine.bind(machine.parts[0], mapPasses).taken).toEqual(expected);
    const [{ data }] = await runTrial(createReference(), trial);
    const right = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    for (let applied = 0; applied <= mapPasses.length; applied += 1) {
      const { nest } = machine.bind(machine.parts[0], mapPasses.slice(0, applied));
      expect(machine.tensor(machine.run(nest, applied), 'y')).toEqual(right);
    }
  });

  it.each(builtinPrograms)('of $name are the same after all passes', (one) => {
    const machine = new PartMachine(trialOf(one, { seed: 1, steps: 1 }));
    for (const part of machine.parts) {
      const before = machine.run(machine.bind(part, []).nest, 1);
      for (const passes of [mapPasses, mapPassesFromSize]) {
        const { nest, taken } = machine.bind(part, passes);
        if (taken.length > 0) expect(machine.run(nest, 2)).toEqual(before);
      }
    }
  });

  it('of a size that is not known take vectors from some size on', async () => {
    const built = program('sized', (b) => {
      const rows = b.symbol('rows', 1, 1000);
      const x = b.input('x', 'f32', [rows, 16]);
      b.map('halve', b.output('y', 'f32', [rows, 16]), ([i, k]) => mul(x.at(i, k), 0.5));
    });
    const trial = completeTrial(built, { rows: 9 }, 3, 1);
    const machine = new PartMachine(trial);
    const [part] = machine.parts;
    const { nest, taken } = machine.bind(part, mapPassesFromSize);
    expect(taken).toEqual(['vectorise-from-size']);
    // 64 elements are enough, and a row has 16.
    expect(nest.map?.from?.least).toBe(4);
    const [{ data }] = await runTrial(createReference(), trial);
    const right = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    for (const bound of [machine.bind(part, []).nest, nest])
      expect(machine.tensor(machine.run(bound, 1), 'y')).toEqual(right);
    const known = new PartMachine(completeTrial(scaled, {}, 3, 1));
    expect(known.outcomes(known.parts[0], mapPassesFromSize)[0].reason).toBe('0 sizes are not known');
  });

  it('are made by passes that are all tested in this file', () => {
    const taken = new Set([
      ...single.flatMap(([, , names]) => names),
      'vectorise-from-size',
      'vectorise-folds',
      'fold-columns',
    ]);
    const all = [...mapPasses, ...mapPassesFromSize, ...chunkPasses, ...columnPasses];
    expect([...taken].sort()).toEqual(all.map(({ name }) => name).sort());
  });

  it('read what a prologue left in local arrays', () => {
    const machine = new PartMachine(completeTrial(scaled, {}, 3, 1));
    const [part] = machine.parts;
    const right = machine.run(machine.bind(part, mapPasses).nest, 1);
    const isLocal = rewriter((expr) => (expr.op === 'load' && expr.tensor === 'g' ? { ...expr, tensor: '%g' } : expr));
    const phases = part.phases.map((phase) => changePhase(phase, isLocal));
    const prepared: Part = { ...part, phases, locals: [{ name: '%g', dtype: 'f32', shape: [16] }] };
    const { nest, taken } = machine.bind(prepared, mapPasses);
    expect(taken).toEqual(['vectorise']);
    expect(machine.run(nest, 1)).toEqual(right);
    expect(machine.run(machine.bind(prepared, []).nest, 2)).toEqual(right);
  });

  it.each(reasons)('%s says why not', (pass, built, reason) => {
    const machine = new PartMachine(completeTrial(built, {}, 3, 1));
    const said = machine.outcomes(machine.parts[0]).find((one) => one.pass === pass);
    expect(said?.reason).toMatch(reason);
  });
});

/** Sums, extremes and places of chunks, with a map that is stored on the way. */
const chunked = program('chunked', (b) => {
  const [units, length] = [24, 64];
  const x = b.input('x', 'f32', [units, length]);
  const outputs = (['f32', 'f32', 'i32', 'i32', 'i32'] as const).map((dtype, i) => b.output(`y${i}`, dtype, [units]));
  b.reduce('add', outputs[0], ([i]) =>
    mul(
      sum([length], ([k]) => mul(x.at(i, k), x.at(i, k))),
      0.5,
    ),
  );
  b.reduce('most', outputs[1], ([i]) => maximum([length], ([k]) => x.at(i, k)));
  b.reduce('count', outputs[2], ([i]) => count([length], ([k]) => gt(x.at(i, k), 0)));
  b.reduce('place', outputs[3], ([i]) => argmin([length], ([k]) => x.at(i, k)));
  b.reduce('whole', outputs[4], ([i]) => sum([length], ([k]) => cast(mul(x.at(i, k), 8), 'i32')));
});

describe('folds of one chunk as loops', () => {
  const trial = completeTrial(chunked, {}, 5, 1);
  const machine = new PartMachine(trial);

  it('have the bits of the reference, in any order of threads', async () => {
    expect(machine.all).toHaveLength(1);
    const { nest, taken } = machine.bind(expandPart(machine.all[0]), chunkPasses);
    expect(taken).toEqual(['vectorise-folds']);
    const words = [1, 2].map((seed) => machine.run(nest, seed));
    for (const { tensor, data } of await runTrial(createReference(), trial)) {
      const right = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
      for (const one of words) expect(machine.tensor(one, tensor.name)).toEqual(right);
    }
  });

  it('miss every shuffle that is changed', () => {
    const { nest } = machine.bind(expandPart(machine.all[0]), chunkPasses);
    const right = machine.run(nest, 1);
    const shuffles = machine.loops(nest).parts[0].body.flatMap((one, at) => (one.kind === 'shuffle' ? [at] : []));
    expect(shuffles.length).toBeGreaterThan(8);
    for (const at of [shuffles[0], shuffles[shuffles.length - 1]]) {
      const turned = (statement: Statement): Statement =>
        statement.kind === 'shuffle' ? { ...statement, by: plus(statement.by, int(1)) } : statement;
      const wrong = machine.run(nest, 1, (loops) => ({
        ...loops,
        parts: loops.parts.map((part) => ({
          ...part,
          body: part.body.map((one, i) => (i === at ? turned(one) : one)),
        })),
      }));
      expect(wrong).not.toEqual(right);
    }
  });

  it('are left alone where threads would be few or do not lie side by side', () => {
    const said = (built: Program): string => {
      const other = new PartMachine(completeTrial(built, {}, 3, 1), cudaMachine(plainTuning));
      return other.outcomes(expandPart(other.all[0]), chunkPasses)[0].reason;
    };
    expect(said(energy(3, 64))).toMatch(/^3 units of 4 threads fill no warps of 32$/);
    expect(said(energy(64, 64))).toMatch(/^256 threads, fewer than 8192$/);
    expect(said(sums(2048, 60))).toMatch(/^60 elements, not some rounds of 16 lanes/);
  });
});

/** Folds over the outer indices of what lies side by side along the rows. */
const pooled = (length: number): Program =>
  program('pooled', (b) => {
    const [units, rows] = [3, 32];
    const x = b.input('x', 'f32', [units, length, rows]);
    const outputs = (['f32', 'f32', 'i32', 'i32'] as const).map((dtype, i) => b.output(`y${i}`, dtype, [units, rows]));
    b.reduce('add', outputs[0], ([i, c]) =>
      mul(
        sum([length], ([k]) => x.at(i, k, c)),
        0.5,
      ),
    );
    b.reduce('most', outputs[1], ([i, c]) => maximum([length], ([k]) => mul(x.at(i, k, c), x.at(i, k, c))));
    b.reduce('count', outputs[2], ([i, c]) => count([length], ([k]) => gt(x.at(i, k, c), 0)));
    b.reduce('place', outputs[3], ([i, c]) => argmin([length], ([k]) => x.at(i, k, c)));
  });

describe('folds down columns as loops', () => {
  const machine = { ...small, narrow: 256 };

  it.each([70, 600])('of %i elements have the bits of the reference, in any order of threads', async (length) => {
    const trial = completeTrial(pooled(length), {}, 5, 1);
    const loops = new PartMachine(trial, machine);
    expect(loops.all).toHaveLength(1);
    const { nest, taken } = loops.bind(expandPart(loops.all[0]), columnPasses);
    expect(taken).toEqual(['fold-columns']);
    const words = [1, 2].map((seed) => loops.run(nest, seed));
    for (const { tensor, data } of await runTrial(createReference(), trial)) {
      const right = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
      for (const one of words) expect(loops.tensor(one, tensor.name)).toEqual(right);
    }
  });

  it('need every barrier but the last', () => {
    const loops = new PartMachine(completeTrial(pooled(70), {}, 5, 1), machine);
    const { nest } = loops.bind(expandPart(loops.all[0]), columnPasses);
    const barriers = loops.loops(nest).parts[0].body.flatMap((one, at) => (one.kind === 'barrier' ? [at] : []));
    const without = (at: number) => () =>
      loops.run(nest, 1, (given) => ({
        ...given,
        parts: given.parts.map((part) => ({ ...part, body: part.body.filter((_, i) => i !== at) })),
      }));
    // A thread that joins lanes reads what it wrote itself: the second barrier is for a next chunk.
    const [first, second, third, last] = barriers;
    for (const at of [first, third]) expect(without(at)).toThrow(/race|uninitialised/);
    for (const at of [second, last]) expect(without(at)).not.toThrow();
  });

  it('are left alone where elements lie otherwise', () => {
    const said = (built: Program): string => {
      const other = new PartMachine(completeTrial(built, {}, 3, 1), machine);
      return other.outcomes(expandPart(other.all[0]), columnPasses)[0].reason;
    };
    expect(said(sums(32, 200))).toMatch(/^elements of a fold lie side by side$/);
    expect(said(sums(30, 200))).toMatch(/^the last axis is no multiple of 16$/);
    expect(said(pooled(60))).toMatch(/^60 elements, fewer than 64$/);
  });
});
