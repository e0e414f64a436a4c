/**
 * A matrix product with bias and relu against the vendor's library: cuBLAS through PyTorch on a GPU, NumPy's BLAS on a
 * processor. Factors are rounded to the precision of the path before anybody gets them, so that all multiply the same.
 */
import type { Device } from '../../device/device.js';
import { type LinearPrecision, matmulProgram } from '../../inference/linear/index.js';
import { fromBrain16, fromHalf } from '../../kernel/half.js';
import type { HostArray } from '../../kernel/index.js';
import { randomArrays } from '../../programs/seeded.js';
import { type BenchContext, type ClaimReport, type Figure, repeatFor } from '../claim.js';
import { stepOf } from '../measure.js';
import type { Task } from './python.js';
import { type Heat, leftOut, race, racedExecutors, rivalDevice, timeDevice, timeOurs } from './race.js';

const claim = 'matmul';
const title = 'matrix product with bias and relu';
const scripts = ['numpy_rival.py', 'torch_rival.py'];

/** Largest difference over a scale of at least one: a rival's sums have another order, and its halves are rounded again. */
const tolerances: Readonly<Partial<Record<LinearPrecision, number>>> = {
  fp32: 1e-3,
  tf32: 5e-2,
  fp16: 2e-2,
  bf16: 1e-1,
};

export async function raceMatmul(context: BenchContext): Promise<ClaimReport> {
  const kind = rivalDevice(context);
  if (kind === undefined) return leftOut(claim, title, context);
  const paths: readonly LinearPrecision[] = kind === 'cuda' ? ['fp32', 'tf32', 'fp16', 'bf16'] : ['fp32'];
  const edges = context.inference?.products ?? (kind === 'cuda' ? [1024, 4096] : [256, 512]);
  const heats: Heat[] = [];
  for (const edge of edges) {
    for (const precision of paths) {
      context.onProgress(`${title}: ours, ${edge}³ in ${precision}`);
      heats.push(await prepare(context, kind, edge, precision));
    }
  }
  const report = await race({ claim, title, scripts }, heats, context);
  const transfers = kind === 'cuda' ? 'none: the product alone, by the device clock' : 'none: host memory throughout';
  return { ...report, setting: { dtype: 'by path, summed in f32', baseline: "the vendor's library", transfers } };
}

async function prepare(
  context: BenchContext,
  kind: 'cpu' | 'cuda',
  edge: number,
  precision: LinearPrecision,
): Promise<Heat> {
  const program = matmulProgram({ rows: edge, inner: edge, columns: edge, activation: 'relu' }, precision);
  const ranges = Object.fromEntries(program.tensors.map(({ name }) => [name, [-1, 1] as const]));
  const constants = randomArrays(program, 'constant', {}, ranges, 2);
  const inputs = randomArrays(program, 'input', {}, ranges, 1);
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    const sizes = { edge, precision };
    const repeat = repeatFor(kind === 'cuda' ? 1000 : edge ** 3 / 2000, context.effort / 4);
    const { ours, expected } = await timeProduct(device, { program, constants, inputs }, sizes, repeat);
    const square = [edge, edge];
    const arrays: Task['arrays'] = {
      left: { data: plain(inputs.left, precision), shape: square },
      right: { data: plain(constants.right, precision), shape: square },
      bias: { data: constants.bias as Float32Array, shape: [edge] },
      expected: { data: expected, shape: square },
    };
    const precisionCode = ['fp32', 'tf32', 'fp16', 'bf16'].indexOf(precision);
    const tolerance = tolerances[precision] ?? 0;
    const task: Task = {
      task: claim,
      device: kind,
      ...repeat,
      tolerance,
      constants: {},
      more: { precisionCode },
      arrays,
    };
    return { ours, sizes, task };
  } finally {
    await device.close();
  }
}

async function timeProduct(
  device: Device,
  given: {
    program: ReturnType<typeof matmulProgram>;
    constants: Record<string, HostArray>;
    inputs: Record<string, HostArray>;
  },
  sizes: Record<string, number | string>,
  repeat: { warmUp: number; repetitions: number },
) {
  const ours: Figure[] = [];
  let expected = new Float32Array();
  for (const executor of racedExecutors(device)) {
    const load = { constants: given.constants, ...(executor === undefined ? {} : { executor }) };
    const session = await device.load(given.program, load);
    const { result } = await session.step(given.inputs);
    expected = Float32Array.from(result as Float32Array);
    const name = executor === undefined ? 'ours' : `ours, ${executor}`;
    // On a GPU a step also carries the factors up and the product down, which rivals do not.
    if (device.description.kind === 'cuda') ours.push(timeDevice(device, session, name, sizes));
    else {
      const run = stepOf(session, device.description.capabilities.sync, given.inputs);
      ours.push(...(await timeOurs(device, session, name, run, sizes, repeat)));
    }
    await session.close();
  }
  return { ours, expected };
}

/** Halves as the f32 values that they are. */
function plain(array: HostArray, precision: LinearPrecision): Float32Array {
  if (precision === 'fp16') return Float32Array.from(array, fromHalf);
  return precision === 'bf16' ? Float32Array.from(array, fromBrain16) : (array as Float32Array);
}
