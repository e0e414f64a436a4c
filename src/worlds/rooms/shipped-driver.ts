/**
 * A trained driver in a small file: a snapshot without the tensors that a brain of the same seed is born with or that serve
 * learning only. Completed, it drives as it did, frozen; to learn on it begins its statistics anew.
 */
import { createBrain } from '../../brain/create.js';
import type { BrainOptions } from '../../brain/options.js';
import type { BrainConfiguration, BrainSnapshot } from '../../brain/types.js';
import type { Device, DeviceName } from '../../device/device.js';

/** Stores that are shared or large, inverses of covariances, and what a few cycles make anew. */
const leftOut: readonly string[] = [
  ...['bank', 'library', 'contexts', 'inverse', 'lessonInverse'],
  ...['content', 'maxima', 'means', 'errors', 'actorTrace', 'query'],
];

export function trimmedSnapshot(snapshot: BrainSnapshot): BrainSnapshot {
  const kept = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !leftOut.includes(name)));
  const { tensors, dtypes, shapes } = snapshot;
  return { ...snapshot, tensors: kept(tensors), dtypes: kept(dtypes), shapes: kept(shapes) };
}

/**
 * The same brain, frozen and without exploration, with everything that was left out as a brain of its configuration is born with
 * it. `body`: sensors and motors of the same names, as those who will run it describe them.
 */
export async function frozenDriver(
  snapshot: BrainSnapshot,
  device: DeviceName | Device,
  body: Pick<BrainOptions, 'sensors' | 'motors'> = snapshot.configuration,
): Promise<BrainSnapshot> {
  const brain = await createBrain({ ...driverOptions(snapshot.configuration), ...body, brains: 1, device });
  try {
    const born = await brain.save();
    await brain.load({ ...born, cycle: snapshot.cycle, tensors: { ...born.tensors, ...snapshot.tensors } });
    await brain.setLearning(false);
    await brain.set('exploration', 0);
    return await brain.save();
  } finally {
    await brain.close();
  }
}

/** The options of a brain of this configuration; drivers know neither research nor learning by reward. */
export function driverOptions(configuration: BrainConfiguration): BrainOptions {
  const { sensors, motors, size, precision, seed, bankRows, perBrainStores, planner } = configuration;
  const { demonstrations = false } = configuration;
  return { sensors, motors, size, precision, seed, bankRows, perBrainStores, planner, demonstrations } as BrainOptions;
}
