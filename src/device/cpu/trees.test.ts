/**
 * Reductions in every form that the emitter has (along memory, across rows, gathered; in one chunk, in many, on several
 * levels; with ranges), under many declared trees: the reference's bits each time.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickOr } from '../../../test/support/quick.js';
import type { Expr, Program, TensorHandle, Tree } from '../../kernel/index.js';
import { abs, add, cast, maximum, minimum, mul, program, store, sum } from '../../kernel/index.js';
import { defaultTree } from '../../kernel/tree.js';
import { completeTrial } from '../../random/index.js';
import { compareExact } from '../compare.js';
import type { Device } from '../device.js';
import { createReference } from '../reference/reference.js';
import { runTrial } from '../trial-run.js';
import { createCpu } from './cpu.js';

let device: Device;

beforeAll(async () => {
  device = await createCpu({ threads: 2 });
});

afterAll(() => device.close());

interface Shape {
  readonly tree: Tree;
  readonly rows: number;
  readonly length: number;
  readonly inner: number;
  /** Whether the length is known only at load. */
  readonly symbolic: boolean;
}

function reductions({ tree, rows, length, inner, symbolic }: Shape): Program {
  const build = (b: Parameters<Parameters<typeof program>[1]>[0]): void => {
    const n = symbolic ? b.symbol('n', 0, 100_000) : length;
    const along = b.input('along', 'f32', [rows, n]);
    const across = b.input('across', 'f32', [n, rows]);
    const deep = b.input('deep', 'f32', [rows, n, inner]);
    const begin = b.input('begin', 'i32', [rows]);
    const out = (name: string): TensorHandle => b.output(name, 'f32', [rows]);
    const [total, highest, columns, lowest, gathered, whole, cut, wide] = [
      'total',
      'highest',
      'columns',
      'lowest',
      'gathered',
      'whole',
      'cut',
      'wide',
    ].map(out);
    b.reduce('rows', [rows], ([i]) => [
      store(
        total,
        [i],
        sum([n], ([k]) => along.at(i, k)),
      ),
      store(
        highest,
        [i],
        maximum([n], ([k]) => mul(along.at(i, k), 0)),
      ),
    ]);
    b.reduce('columns', [rows], ([i]) => [
      store(
        columns,
        [i],
        sum([n], ([k]) => abs(across.at(k, i))),
      ),
      store(
        lowest,
        [i],
        minimum([n], ([k]) => across.at(k, i)),
      ),
    ]);
    const gather = (i: Expr, k: Expr): Expr => along.clamp(i, mul(k, 3));
    b.reduce('gather', gathered, ([i]) => sum([n], ([k]) => gather(i, k)));
    b.reduce('whole', whole, ([i]) => sum([n, inner], ([k, c]) => deep.at(i, k, c)));
    b.reduce('cut', cut, ([i]) => sum([n], ([k]) => along.at(i, k), { begin: begin.at(i) }));
    b.reduce('wide', wide, ([i]) =>
      cast(
        sum([n], ([k]) => cast(add(along.at(i, k), 1), 'f64')),
        'f32',
      ),
    );
    for (const [name, target] of [
      ['running', along],
      ['runningBefore', along],
    ] as const) {
      const running = b.output(name, 'f32', [rows, n]);
      b.scan(`${name}Sum`, running, 'sum', ([i, k]) => target.at(i, k), { exclusive: name === 'runningBefore' });
    }
  };
  return program('reductions', build, { tree });
}

const trees = fc
  .tuple(fc.constantFrom(4, 8, 16, 32), fc.constantFrom(1, 2, 4, 16))
  .map(([lanes, times]) => ({ lanes, chunk: lanes * times }));

const shapes: fc.Arbitrary<Shape> = fc.record({
  tree: trees,
  rows: fc.constantFrom(1, 3, 4, 9, 17),
  length: fc.oneof(fc.nat({ max: 40 }), fc.constantFrom(64, 255, 256, 257, 512, 1024, 1100)),
  inner: fc.constantFrom(1, 3, 4, 16, 20),
  symbolic: fc.boolean(),
});

test('reductions of all forms have the declared order', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(shapes, fc.nat(), async (shape, seed) => {
      const trial = completeTrial(reductions(shape), shape.symbolic ? { n: shape.length } : {}, seed, 1);
      const expected = await runTrial(createReference(), trial);
      for (const fusion of ['none', 'full'] as const) {
        expect(compareExact(await runTrial(device, trial, { fusion }), expected)).toMatchObject({
          pass: true,
          where: '',
        });
      }
    }),
    { numRuns: quickOr(15, 60) },
  );
});

test.each([512, 768, 1024, 1280])('%i elements are whole chunks', async (length) => {
  const trial = completeTrial(reductions({ tree: defaultTree, rows: 5, length, inner: 1, symbolic: false }), {}, 3, 1);
  // Zeros of both signs and no number: a chunk may be nothing but these.
  const along = trial.inputs[0].along as Float32Array;
  along.fill(-0, 0, length);
  along.fill(Number.NaN, length, length + 256);
  along.fill(Number.NEGATIVE_INFINITY, length + 256, 2 * length);
  const expected = await runTrial(createReference(), trial);
  expect(compareExact(await runTrial(device, trial), expected)).toMatchObject({ pass: true, where: '' });
});
