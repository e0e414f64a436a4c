/**
 * From sensors to motors at the pace of a robot, which lets device and host fall asleep between cycles: at 1 kHz and at 50 Hz,
 * without and with `keepWarm`, and by the persistent kernel. Cycles come when a timer of the event loop says so, as messages do.
 * `deviceUs` is what the same step takes at that pace by the device's own clock: the rest of a figure is the host's.
 */
import type { FieldBrain } from '../../brain/field-brain.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { deviceTime } from '../device-time.js';
import { summarise, type TimedRun, type Timing } from '../measure.js';
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
/** Cycles that are not counted: until all JavaScript of a cycle is compiled at full speed, as it soon is in a robot; then at its pace. */
const compiling = 3000;
const warmUp = 10;
/** Steps whose time is taken by the device's clock. */
const deviceSteps = 100;

/** What is paced: the name that it adds to a figure, and the brain's options. */
const subjects = [
  { called: '', options: { keepWarm: false } },
  { called: ', keepWarm', options: { keepWarm: true } },
  { called: ', persistent', options: { executor: 'persistent' } },
] as const;

export async function measurePaced(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const size = edgeOf(Math.min(context.edge, kind === 'cuda' || kind === 'webgpu' ? 32 : 16));
  const bankRows = rowsOf(context);
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const notes: string[] = [];
  const device = await context.open();
  try {
    for (const { called, options } of kind === 'cuda' ? subjects : subjects.slice(0, 1)) {
      const brain = await makeBrain(context, device, { size, bankRows, ...options });
      await fillBank(brain, bankRows);
      const keepWarm = called === ', keepWarm';
      for (const { hz, seconds, us, isWarm } of paces) {
        const name = `sensor to motor at ${hz} Hz${called}`;
        onProgress(name);
        const share = Math.min(1, 10 * effort);
        const cycle = cycleOf(brain, false);
        for (let i = 0; i < compiling * share; i += 1) await cycle();
        const before = brain.warmCycles;
        const timing = await timeAt(cycle, hz, Math.max(3, Math.round(hz * seconds * share)));
        const twinCycles = (brain.warmCycles - before) / (warmUp + timing.repetitions);
        // The twin of keepWarm goes by the cycles of its brain, and these are none.
        const own = keepWarm ? undefined : await timeDevice(brain, hz, Math.max(3, Math.round(deviceSteps * share)));
        const more = { ...(keepWarm && { twinCycles }), ...(own !== undefined && { deviceUs: own }) };
        figures.push({
          name,
          device: device.description.name,
          sizes: { edge: size, brains: 1, bankRows, hz },
          ...timing,
          ...(Object.keys(more).length > 0 && { more }),
        });
        if (kind === 'cuda' && size === 32 && called === (isWarm ? ', keepWarm' : ''))
          promises.push(
            promise(`µs from sensor to motor at ${hz} Hz${keepWarm ? ' with keepWarm' : ''}, p50`, timing.p50Us, us),
          );
      }
      await brain.close();
    }
  } finally {
    await device.close();
  }
  for (const { hz } of paces) {
    const at = (called: string): number | undefined =>
      figures.find(({ name }) => name === `sensor to motor at ${hz} Hz${called}`)?.p50Us;
    const [graph, persistent] = [at(''), at(', persistent')];
    if (graph !== undefined && persistent !== undefined)
      promises.push(promise(`persistent over graph at ${hz} Hz, p50`, persistent / graph, 1));
  }
  if (kind !== 'cuda') notes.push(`keepWarm is for CUDA: ${kind} is measured without.`);
  return { claim: 'paced', title: "from sensor to motor at a robot's pace", figures, promises, notes };
}

/** Times a run that measures itself, once each period. */
async function timeAt(run: TimedRun, hz: number, repetitions: number): Promise<Timing> {
  const samples = new Float64Array(repetitions);
  let due = performance.now();
  for (let i = -warmUp; i < repetitions; i += 1) {
    due = Math.max(due + 1000 / hz, performance.now());
    const left = due - performance.now();
    await new Promise((wake) => setTimeout(wake, left));
    const took = await run();
    if (i >= 0) samples[i] = took;
  }
  return summarise(samples, warmUp);
}

/** The median of single steps at this pace by the device's clock, where it has one. */
async function timeDevice({ underlying }: FieldBrain, hz: number, steps: number): Promise<number | undefined> {
  if (deviceTime(underlying.session, 1) === undefined) return undefined;
  return (await timeAt(() => deviceTime(underlying.session, 1) ?? 0, hz, steps)).p50Us;
}
