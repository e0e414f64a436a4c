/**
 * verifyOptimizations: what was measured on a brain, not what was promised. It runs cycles on a copy of its inputs and reads
 * off the session's own counters; agreement is found by running the same cycles of a small brain of its configuration on the
 * reference.
 */
import { createDevice } from '../device/registry.js';
import { createBrain } from './create.js';
import type { FieldBrain } from './field-brain.js';
import type { BrainOptions } from './options.js';
import { parameterNames } from './parameters.js';
import { researchFaculties } from './research/faculties.js';

/** What verifyOptimizations found. */
export interface OptimizationReport {
  readonly device: string;
  readonly deviceName: string;
  readonly executor: string;
  readonly reason: string;
  readonly fusion: string;
  /** Per cycle, over the cycles that were run. */
  readonly uploads: number;
  readonly downloads: number;
  readonly launches: number;
  readonly uploadedBytes: number;
  readonly downloadedBytes: number;
  /** In all of the cycles that were run. */
  readonly allocations: number;
  readonly cycles: number;
  readonly arenaBytes: number;
  /** Largest difference of a motor from the f64 reference over ten cycles of a 4³ brain of the same configuration. */
  readonly agreement: number;
  /** Which of the promises hold: ≤ 1 upload and download a cycle, no allocation, agreement within 1e-4. */
  readonly holds: boolean;
}

/**
 * Measures what a brain's cycle really costs. It lives `cycles` silent cycles for it.
 * @example
 * const report = await verifyOptimizations(brain);
 */
export async function verifyOptimizations(brain: FieldBrain, cycles = 100): Promise<OptimizationReport> {
  const { brains, sensors } = brain.configuration;
  const input = new Float32Array(brains * sensors.length);
  await brain.processBatch(input);
  const before = brain.counters();
  for (let i = 0; i < cycles; i += 1) await brain.processBatch(input);
  const after = brain.counters();
  const each = (name: 'uploads' | 'downloads' | 'launches' | 'uploadedBytes' | 'downloadedBytes'): number =>
    (after[name] - before[name]) / cycles;
  const about = brain.describe();
  const agreement = await measureAgreement(brain);
  const allocations = after.allocations - before.allocations;
  return {
    device: about.device,
    deviceName: about.deviceName,
    executor: about.executor,
    reason: about.reason,
    fusion: about.fusion,
    uploads: each('uploads'),
    downloads: each('downloads'),
    launches: each('launches'),
    uploadedBytes: each('uploadedBytes'),
    downloadedBytes: each('downloadedBytes'),
    allocations,
    cycles,
    arenaBytes: about.arenaBytes,
    agreement,
    holds: each('uploads') <= 1 && each('downloads') <= 1 && allocations === 0 && agreement <= 1e-4,
  };
}

/** Brains of this size tell on the reference within seconds what a large one would in hours. */
const small = { size: 4, bankRows: 16 };

/** Two small brains of the given one's configuration and parameters, on its device and on the reference, side by side. */
async function measureAgreement(brain: FieldBrain): Promise<number> {
  const { device } = brain.underlying;
  const { executor, fusion, sensors, motors, mode, precision, seed, perBrainStores, planner, ...about } =
    brain.describe();
  const faculties = researchFaculties.map((name) => [name, about.research?.includes(name) === true]);
  const options: BrainOptions = {
    ...{
      sensors,
      motors,
      mode,
      precision,
      seed,
      perBrainStores,
      planner,
      demonstrations: about.demonstrations === true,
    },
    ...(mode === 'research' ? { research: Object.fromEntries(faculties) } : {}),
    ...small,
  };
  const reference = await createDevice('reference', { arithmetic: 'f64' });
  const exact = await createBrain({ ...options, device: reference });
  const own = await createBrain({ ...options, device, executor, fusion });
  let worst = 0;
  try {
    for (const parameter of [...parameterNames, ...(about.research ?? [])])
      for (const twin of [exact, own]) await twin.set(parameter, brain.get(parameter));
    for (let i = 0; i < 10; i += 1) {
      const sensed = sensors.map((_, sensor) => Math.sin(0.3 * i + sensor));
      const [a, b] = [await exact.process(sensed, { reward: 0.1 }), await own.process(sensed, { reward: 0.1 })];
      a.motors.forEach((motor, m) => {
        worst = Math.max(worst, Math.abs(motor - b.motors[m]));
      });
    }
  } finally {
    await exact.close();
    await own.close();
    await reference.close();
  }
  return worst;
}
