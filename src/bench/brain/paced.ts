/**
 * From sensors to motors at the pace of a robot, which lets device and host fall asleep between cycles: at 1 kHz and at 50 Hz,
 * without and with `keepWarm`. Cycles come when a timer of the event loop says so, as messages do.
 */
import type { FieldBrain } from '../../brain/field-brain.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { summarise, type Timing } from '../measure.js';
import { cycleOf, edgeOf, fillBank, makeBrain, rowsOf } from './subject.js';

interface Pace {
  readonly hz: number;
  /** Seconds that are measured. */
  readonly seconds: number;
  /** Microseconds promised on a large GPU, p50: as it is at 1 kHz, with `keepWarm` at 50 Hz. */
  readonly us: number;
  readonly isWarm: boolean;
}

const paces: readonly Pace[] = [
  { hz: 1000, seconds: 2, us: 38, isWarm: false },
  { hz: 50, seconds: 4, us: 50, isWarm: true },
];
/** Cycles that are not counted. */
const warmUp = 10;

export async function measurePaced(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const size = edgeOf(Math.min(context.edge, kind === 'cuda' || kind === 'webgpu' ? 32 : 16));
  const bankRows = rowsOf(context);
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const notes: string[] = [];
  const device = await context.open();
  try {
    for (const keepWarm of kind === 'cuda' ? [false, true] : [false]) {
      const brain = await makeBrain(context, device, { size, bankRows, keepWarm });
      await fillBank(brain, bankRows);
      for (const { hz, seconds, us, isWarm } of paces) {
        const name = `sensor to motor at ${hz} Hz${keepWarm ? ', keepWarm' : ''}`;
        onProgress(name);
        const before = brain.warmCycles;
        const timing = await timeAt(brain, hz, Math.max(3, Math.round(hz * seconds * Math.min(1, 10 * effort))));
        const more = { twinCycles: (brain.warmCycles - before) / (warmUp + timing.repetitions) };
        const sizes = { edge: size, brains: 1, bankRows, hz };
        figures.push({ name, device: device.description.name, sizes, ...timing, ...(keepWarm && { more }) });
        if (kind === 'cuda' && size === 32 && isWarm === keepWarm)
          promises.push(
            promise(`µs from sensor to motor at ${hz} Hz${keepWarm ? ' with keepWarm' : ''}, p50`, timing.p50Us, us),
          );
      }
      await brain.close();
    }
  } finally {
    await device.close();
  }
  if (kind !== 'cuda') notes.push(`keepWarm is for CUDA: ${kind} is measured without.`);
  return { claim: 'paced', title: "from sensor to motor at a robot's pace", figures, promises, notes };
}

async function timeAt(brain: FieldBrain, hz: number, repetitions: number): Promise<Timing> {
  const cycle = cycleOf(brain, false);
  const samples = new Float64Array(repetitions);
  let due = performance.now();
  for (let i = -warmUp; i < repetitions; i += 1) {
    due = Math.max(due + 1000 / hz, performance.now());
    const left = due - performance.now();
    await new Promise((wake) => setTimeout(wake, left));
    const took = await cycle();
    if (i >= 0) samples[i] = took;
  }
  return summarise(samples, warmUp);
}
