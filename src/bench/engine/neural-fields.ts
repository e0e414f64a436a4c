/**
 * Neural fields: a step of a 256 × 256 field with a difference of Gaussians on the CPU, of 4,096 fields of 100 points and of a
 * 2,048 × 2,048 field on a GPU; and what they rest on: gathers along the first and the last axis, and a product of ten rows.
 */
import { createNetwork } from '../../fields/network.js';
import type { FieldOptions } from '../../fields/options.js';
import { add, load, mul, type Program, program, sub, sum } from '../../kernel/index.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { measure, measureInTurns, stepOf } from '../measure.js';

const kernels = [
  { amplitude: 17.5, sigma: 5 },
  { amplitude: -15, sigma: 10 },
];

interface FieldCase {
  readonly name: string;
  readonly shape: readonly number[];
  readonly batch: number;
  readonly limitUs: number;
}

/** Where the sizes are tiny, so are the fields: a test wants to see the claim run. */
function casesOf({ kind, edge }: BenchContext): FieldCase[] {
  if (edge < 8) return [{ name: 'a small field', shape: [64, 64], batch: 1, limitUs: Number.POSITIVE_INFINITY }];
  const plane = { name: 'a field of 256 × 256', shape: [256, 256], batch: 1, limitUs: 2500 };
  if (kind !== 'cuda') return [plane];
  return [
    plane,
    { name: '4,096 fields of 100 points', shape: [100], batch: 4096, limitUs: 20 },
    { name: 'a field of 2,048 × 2,048', shape: [2048, 2048], batch: 1, limitUs: 400 },
  ];
}

export async function measureNeuralFields(context: BenchContext): Promise<ClaimReport> {
  const { effort, onProgress, edge } = context;
  const device = await context.open();
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const stepsPerRun = 20;
  try {
    for (const { name, shape, batch, limitUs } of casesOf(context)) {
      onProgress(name);
      const field: FieldOptions = { shape, kernels, tau: 20, restingLevel: -5 };
      const network = await createNetwork({ fields: { u: field } }, { device, batch });
      await network.stimulate([{ at: shape.map((size) => size / 2), amplitude: 6, sigma: 5 }]);
      const run = async (): Promise<undefined> => void (await network.run(stepsPerRun));
      const timing = await measure(run, {
        warmUp: Math.ceil(3 * effort),
        repetitions: Math.max(5, Math.ceil(25 * effort)),
      });
      await network.close();
      const stepUs = timing.p50Us / stepsPerRun;
      const sizes = { points: shape.join(' × '), batch, steps: stepsPerRun };
      figures.push({
        name: `${stepsPerRun} steps of ${name}`,
        device: device.description.name,
        sizes,
        ...timing,
        more: { stepUs },
      });
      if (Number.isFinite(limitUs)) promises.push(promise(`microseconds of a step of ${name}`, stepUs, limitUs));
    }
    if (context.kind === 'cpu') {
      const size = edge < 8 ? 32 : 512;
      const sessions = [];
      for (const axis of [0, 1])
        sessions.push(
          await device.load(gathers(size, axis), { constants: { w: new Float32Array(taps).fill(1 / taps) } }),
        );
      const x = Float32Array.from({ length: size * size }, (_, i) => Math.sin(i));
      for (const session of sessions) await session.step({ x });
      const repeat = { warmUp: Math.ceil(3 * effort), repetitions: Math.max(5, Math.ceil(25 * effort)) };
      const [first, last] = await measureInTurns(
        sessions.map((session) => stepOf(session, true)),
        repeat,
      );
      for (const session of sessions) await session.close();
      const common = { device: device.description.name, sizes: { size, taps } };
      figures.push(
        { name: 'gathers along the first axis', ...common, ...first },
        { name: 'gathers along the last axis', ...common, ...last },
      );
      promises.push(promise('gathers along the last axis over the first', last.p50Us / first.p50Us, 1.5));
      const [rows, wide] = edge < 8 ? [2, 48] : [10, 1200];
      const product = await device.load(productOf(rows, wide), {
        constants: { b: new Float32Array(wide * wide).fill(0.01) },
      });
      await product.step({ a: new Float32Array(rows * wide).fill(1) });
      const timing = await measure(stepOf(product, true), repeat);
      await product.close();
      const gigaMacs = (rows * wide * wide) / timing.p50Us / 1000;
      figures.push({
        name: 'a product',
        device: device.description.name,
        sizes: { rows, inner: wide, columns: wide },
        ...timing,
        more: { gigaMacs },
      });
      promises.push(promise('6 GMAC/s over those of the product', 6 / gigaMacs, 1));
    }
    const notes = ['A run is 20 steps between one start and one wait; a step is a twentieth of it.'];
    return { claim: 'neural-fields', title: 'neural fields, and what they rest on', figures, promises, notes };
  } finally {
    await device.close();
  }
}

const taps = 21;

/** A moving mean along one axis by a fold over gathers with a wrapping border. */
function gathers(size: number, axis: number): Program {
  return program('gathers', (b) => {
    const x = b.input('x', 'f32', [size, size]);
    const w = b.constant('w', 'f32', [taps]);
    const y = b.state('y', 'f32', [size, size]);
    b.reduce('mean', y, ([i, j]) =>
      sum([taps], ([k]) => {
        const offset = sub(k, (taps - 1) / 2);
        const at = axis === 0 ? [add(i, offset), j] : [i, add(j, offset)];
        return mul(w.at(k), load(x, at, axis === 0 ? ['wrap', 'inside'] : ['inside', 'wrap']));
      }),
    );
  });
}

function productOf(rows: number, wide: number): Program {
  return program('product', (b) => {
    const a = b.input('a', 'f32', [rows, wide]);
    const weights = b.constant('b', 'f32', [wide, wide]);
    const y = b.state('y', 'f32', [rows, wide]);
    b.matmul(
      'multiply',
      y,
      wide,
      ([i, k]) => a.at(i, k),
      ([k, j]) => weights.at(k, j),
    );
  });
}
