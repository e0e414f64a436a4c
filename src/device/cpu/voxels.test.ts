/**
 * Programs made like a field of voxels with few channels each, the form that the emitter writes out: channels as vectors of
 * their own, functions of a voxel several at once, reductions of cells lane by lane. The reference's bits each time.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dtype, Expr, Program, ProgramBuilder } from '../../kernel/index.js';
import {
  abs,
  add,
  bitAnd,
  cast,
  clamp,
  count,
  cycle,
  div,
  gt,
  isFinite,
  lt,
  max,
  maximum,
  min,
  minimum,
  mul,
  normal,
  program,
  select,
  sigmoid,
  store,
  sub,
  sum,
  tanh,
} from '../../kernel/index.js';
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

async function sameBits(source: Program, wild: string, first?: (k: number) => number): Promise<void> {
  const trial = completeTrial(source, source.symbols.length === 0 ? {} : { B: 2 }, 5, 2);
  if (first !== undefined) trial.inputs[0][wild].set(Array.from(trial.inputs[0][wild], (_, k) => first(k)));
  // No number, infinities and zeros of both signs in the second step.
  const values = trial.inputs[1][wild] as Float32Array;
  [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0].forEach((value, k) => {
    values[7 * k] = value;
  });
  const expected = await runTrial(createReference(), trial);
  for (const debug of [false, true])
    expect(compareExact(await runTrial(device, trial, { debug }), expected)).toMatchObject({ pass: true });
}

/** `calls` functions of a voxel, neighbours, a gather from other channels, noise, and a memory that is changed in place. */
function voxels(channels: number, calls: number, dtype: Dtype): Program {
  return program('voxels', (b: ProgramBuilder) => {
    const B = b.symbol('B', 1, 4);
    const size = [B, 3, 5, channels];
    const field = b.state('field', dtype, size, { buffered: true, initial: 0.25 });
    const memory = b.state('memory', 'f32', size);
    const seen = b.input('seen', 'f32', [B, 3, 5]);
    const from = b.input('from', 'i32', [channels]);
    const weight = b.input('weight', 'f32', [channels]);
    const out = b.output('out', 'f32', size);
    const [zero, mended, loud] = ['zero', 'mended', 'loud'].map((name) => b.output(name, 'f32', size));
    const mend = (each: Expr): Expr => select(isFinite(each), each, 1e-30);
    b.map('evolve', size, ([n, x, y, c]) => {
      const here = field.at(n, x, y, c);
      const around = add(field.clamp(n, x, add(y, 1), c), field.clamp(n, sub(x, 1), y, c));
      const other = field.clamp(n, x, y, from.at(c));
      // Some alike but for their place, some not.
      const moved = (k: number): Expr => mul(field.at(n, x, y, k), k % 3 === 2 ? 0.25 : 0.5);
      const own = Array.from({ length: calls }, (_, k) => tanh(k % 5 === 4 ? add(field.at(n, x, y, k), k) : moved(k)));
      const level = sum([3, channels], ([h, k]) => mul(field.at(n, x, y, k), cast(h, 'f32')));
      const peak = maximum([3, channels], ([h, k]) => sub(field.at(n, x, y, k), cast(h, 'f32')));
      const shared = own.reduce((a, one) => add(a, one), add(sigmoid(seen.at(n, x, y)), level, peak));
      const element = cast(add(mul(add(mul(x, 5), y), channels), c), 'u32');
      const noise = normal({ seed: 3, brain: cast(n, 'u32'), cycle: cast(cycle, 'u32'), stream: 1 }, element);
      const odd = gt(bitAnd(c, 1), 0);
      // A function of the voxel, as it is and moved, weighs what belongs to the channel.
      const weighed = add(mul(own[1], here), mul(add(mul(own[0], 0.5), 0.25), around));
      const plain = add(mul(other, weight.at(c)), mul(here, 0.1), noise, weighed);
      const value: Expr = add(select(odd, shared, mul(around, 0.3)), plain);
      const wild = add(value, seen.at(n, x, y));
      return [
        store(field.next, [n, x, y, c], tanh(value)),
        store(memory, [n, x, y, c], add(mul(memory.at(n, x, y, c), 0.5), seen.at(n, x, y))),
        store(out, [n, x, y, c], sub(memory.at(n, x, y, c), min(value, 0.5))),
        store(zero, [n, x, y, c], max(mul(here, 0), 0)),
        store(mended, [n, x, y, c], add(mend(clamp(wild, -0.5, 0.75)), mend(mul(wild, 2)))),
        store(loud, [n, x, y, c], sub(select(lt(value, 0.25), 0, value), select(lt(around, value), here, 0))),
      ];
    });
  });
}

/** Reductions of floats, one of them of some work, a count and sums of conditions and of whole numbers of cells of edge³ voxels, for every channel. */
function cells(edge: number): Program {
  return program('cells', (b) => {
    const x = b.input('x', 'f32', [2 * edge, edge, edge, 8]);
    const out = (name: string, dtype: Dtype = 'f32') => b.output(name, dtype, [2, 8]);
    const [total, highest, lowest, loud] = [out('total'), out('highest'), out('lowest'), out('loud', 'i32')];
    const [marks, places] = [out('marks', 'i32'), out('places', 'i32')];
    b.reduce('pool', [2, 8], ([c, j]) => {
      const over = [edge, edge, edge];
      const at = ([p, q, r]: Expr[]): Expr => x.at(add(mul(c, edge), p), q, r, j);
      return [
        store(total, [c, j], sum(over, at)),
        store(
          highest,
          [c, j],
          maximum(over, (place) => mul(at(place), 0)),
        ),
        store(
          lowest,
          [c, j],
          minimum(over, (place) => tanh(at(place))),
        ),
        store(
          loud,
          [c, j],
          count(over, (place) => gt(at(place), 0.5)),
        ),
        store(
          marks,
          [c, j],
          sum(over, (place) => add(cast(gt(at(place), 0.5), 'i32'), cast(lt(abs(at(place)), 0.25), 'i32'))),
        ),
        store(
          places,
          [c, j],
          sum(over, (place) => add(cast(gt(at(place), 0), 'i32'), mul(place[2], j))),
        ),
      ];
    });
  });
}

test.each([
  [4, 2, 'f32'],
  [16, 4, 'f32'],
  [12, 5, 'f16'],
  [7, 3, 'f32'],
] as const)('voxels of %i channels, %i functions each, in %s', (channels, calls, dtype) =>
  sameBits(voxels(channels, calls, dtype), 'seen'),
);

// Of one chunk of the tree, of several, of one that ends within an axis, and one that does not fit lanes at all.
test.each([4, 8, 16, 6])('cells of %i³ voxels', (edge) => sameBits(cells(edge), 'x'));

test('divisions by powers of two, also where the quotient has lost bits', () => {
  const source = program('halves', (b) => {
    const x = b.input('x', 'f32', [64]);
    const divisors = [32, -0.25, 2 ** 126, 2 ** -126, 2 ** 127, 2 ** -127, 3];
    divisors.forEach((divisor, k) => {
      b.map(`by${k}`, b.output(`out${k}`, 'f32', [64]), ([i]) => div(x.at(i), divisor));
    });
  });
  return sameBits(source, 'x', (k) => 1.37 * 2 ** (3 * k - 140));
});
