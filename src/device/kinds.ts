/**
 * The kinds and names of devices, alone in a file so that a command line can list them without loading any. The one table of
 * kinds: shared code asks it for a trait, never for a name. What one that is open can do is in its description.
 */
import type { Target } from '../fuse/machine.js';
import type { DeviceKind, DeviceName } from './device.js';

/** All kinds, the most wanted first. */
export const deviceKinds: readonly DeviceKind[] = ['cuda', 'webgpu', 'cpu', 'reference'];

/** What every device of a kind has in common. */
export interface KindTraits {
  /** What its programs are planned for. */
  readonly target: Target;
  readonly isGpu: boolean;
  /** Whether narrow factors make large products faster. */
  readonly hasTensorCores: boolean;
  /** Whether it sleeps between slow cycles, unless a kernel stays on it. */
  readonly fallsAsleep: boolean;
  /** Whether lists of neighbours are found sooner among sorted points. */
  readonly gainsFromSorting: boolean;
  /** Why it has no 64-bit floats, where it has none. */
  readonly withoutDoubles?: string;
}

const plain = { isGpu: false, hasTensorCores: false, fallsAsleep: false, gainsFromSorting: false };

export const kindTraits: Readonly<Record<DeviceKind, KindTraits>> = {
  cuda: { target: 'cuda', isGpu: true, hasTensorCores: true, fallsAsleep: true, gainsFromSorting: true },
  webgpu: { ...plain, target: 'webgpu', isGpu: true, withoutDoubles: 'since WGSL has no 64-bit floats' },
  cpu: { ...plain, target: 'cpu' },
  reference: { ...plain, target: 'cpu' },
};

/** The processor that the caller runs on: also what computes without a device counts as it. */
export const hostKind = 'cpu' satisfies DeviceKind;

/** The kind of which a machine may have several, told apart by numbers. */
export const numberedKind = 'cuda' satisfies DeviceKind;

/** Every name in words, for help and errors. */
export const deviceNames = 'cuda (cuda:1 for the second GPU), webgpu, cpu or reference';

/** `cuda:1`: a GPU by its number. */
const numbered = /^cuda:(0|[1-9]\d{0,3})$/;

/** Whether a value names a device: a kind, or a GPU as in `cuda:1`. */
export function isDeviceName(value: unknown): value is DeviceName {
  return typeof value === 'string' && (deviceKinds.some((kind) => kind === value) || numbered.test(value));
}

/** The kind of a device by its name. */
export function kindOf(name: DeviceName): DeviceKind {
  return numbered.test(name) ? numberedKind : (name as DeviceKind);
}

/** The number of a GPU, as the driver counts them; undefined where the name has none. */
export function ordinalOf(name: DeviceName): number | undefined {
  const found = numbered.exec(name);
  return found === null ? undefined : Number(found[1]);
}
