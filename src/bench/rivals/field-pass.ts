/** The field pass against C, NumPy, PyTorch, Triton and JAX: one brain, and on a GPU a batch that no cache holds. */
import { diffusion } from '../../programs/field-pass.js';
import { fieldPassBatch } from '../../programs/index.js';
import { createSource } from '../../programs/seeded.js';
import { type BenchContext, type ClaimReport, type Figure, repeatFor } from '../claim.js';
import { compileC } from '../engine/c-program.js';
import { stepOf, summarise } from '../measure.js';
import { type Heat, leftOut, race, racedExecutors, rivalDevice, timeOurs } from './race.js';

const claim = 'field-pass';
const title = 'the field pass, 7-point diffusion and tanh';
/** Steps after which the answers are compared. */
const steps = 3;
const scripts = ['numpy_rival.py', 'torch_rival.py', 'triton_rival.py', 'jax_rival.py'];

export async function raceFieldPass(context: BenchContext): Promise<ClaimReport> {
  const kind = rivalDevice(context);
  if (kind === undefined) return leftOut(claim, title, context);
  const { edge } = context;
  const heats: Heat[] = [];
  for (const brains of kind === 'cuda' ? [1, 32] : [1]) {
    context.onProgress(`${title}: ours, ${brains} of ${edge}³`);
    heats.push(await prepare(context, kind, brains));
  }
  const c = kind === 'cpu' ? await timeC(context) : 'C runs on the processor, and this is another device';
  if (typeof c !== 'string') heats[0] = { ...heats[0], others: [c] };
  const report = await race({ claim, title, scripts }, heats, context);
  return typeof c === 'string' ? { ...report, notes: [...report.notes, `Missing: C: ${c}.`] } : report;
}

async function prepare(context: BenchContext, kind: 'cpu' | 'cuda', brains: number): Promise<Heat> {
  const { edge, channels, effort, threads } = context;
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...threads) } : {});
  try {
    const shape = [brains, edge, edge, edge, channels];
    const field = waves(brains * edge ** 3 * channels);
    const sizes = { edge, channels, brains };
    const guess = kind === 'cuda' ? 50 : (field.length * 3) / 1000;
    const repeat = repeatFor(guess, effort / 4);
    const ours: Figure[] = [];
    let expected = field;
    for (const executor of racedExecutors(device)) {
      const session = await device.load(fieldPassBatch(edge, channels), {
        symbols: { batch: brains },
        ...(executor === undefined ? {} : { executor }),
      });
      await session.write('field', field);
      for (let step = 0; step < steps; step += 1) await session.step();
      expected = (await session.read('field')) as Float32Array<ArrayBuffer>;
      const run = stepOf(session, device.description.capabilities.sync);
      const name = executor === undefined ? 'ours' : `ours, ${executor}`;
      ours.push(...(await timeOurs(device, session, name, run, sizes, repeat)));
      await session.close();
    }
    const arrays = { field: { data: field, shape }, expected: { data: expected, shape } };
    const task = {
      task: claim,
      device: kind,
      ...repeat,
      tolerance: 2e-6,
      constants: { kappa: diffusion },
      arrays,
    } as const;
    return { ours, sizes, task: { ...task, more: { steps } } };
  } finally {
    await device.close();
  }
}

async function timeC({ edge, channels, threads, effort }: BenchContext): Promise<Figure | string> {
  const compiled = await compileC();
  if (typeof compiled === 'string') return compiled;
  try {
    const { warmUp, repetitions } = repeatFor((edge ** 3 * channels * 3) / 1000, effort / 4);
    const times = await compiled.run({ edge, channels, threads: Math.max(...threads), warmUp, passes: repetitions });
    const sizes = { edge, channels, brains: 1, clock: 'wait' };
    return { name: `C (${compiled.compiledWith})`, device: 'processor', sizes, ...summarise(times, warmUp) };
  } finally {
    compiled.close();
  }
}

/** Values between −1 and 1 without a pattern that matters. */
function waves(elements: number): Float32Array<ArrayBuffer> {
  const source = createSource(5);
  return Float32Array.from({ length: elements }, () => source() / 2 ** 31 - 1);
}
