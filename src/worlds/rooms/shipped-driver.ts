/**
 * A trained driver in a small file: a snapshot without the tensors that a brain of the same seed is born with or that serve
 * learning only. Completed, it drives as it did, frozen; to learn on it begins its statistics anew.
 */
import { createBrain } from '../../brain/create.js';
import type { BrainSnapshot } from '../../brain/types.js';
import type { Device, DeviceKind } from '../../device/device.js';

/** Stores that are shared or large, and inverses of covariances. */
const leftOut: readonly string[] = ['bank', 'library', 'contexts', 'inverse', 'lessonInverse'];

export function trimmedSnapshot(snapshot: BrainSnapshot): BrainSnapshot {
  const kept = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !leftOut.includes(name)));
  const { tensors, dtypes, shapes } = snapshot;
  return { ...snapshot, tensors: kept(tensors), dtypes: kept(dtypes), shapes: kept(shapes) };
}

/** The snapshot with everything that was left out, as a brain of its configuration is born with it. */
export async function completeSnapshot(snapshot: BrainSnapshot, device: DeviceKind | Device): Promise<BrainSnapshot> {
  const { brains: _, ...configuration } = snapshot.configuration;
  const brain = await createBrain({ ...configuration, brains: 1, device });
  try {
    const born = await brain.save();
    return {
      ...born,
      cycle: snapshot.cycle,
      tensors: { ...born.tensors, ...snapshot.tensors },
      dtypes: { ...born.dtypes, ...snapshot.dtypes },
      shapes: { ...born.shapes, ...snapshot.shapes },
    };
  } finally {
    await brain.close();
  }
}
