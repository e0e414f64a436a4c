/** The kinds and names of devices, alone in a file so that a command line can list them without loading any. */
import type { DeviceKind, DeviceName } from './device.js';

/** All kinds, the most wanted first. */
export const deviceKinds: readonly DeviceKind[] = ['cuda', 'webgpu', 'cpu', 'reference'];

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
  return numbered.test(name) ? 'cuda' : (name as DeviceKind);
}

/** The number of a GPU, as the driver counts them; undefined where the name has none. */
export function ordinalOf(name: DeviceName): number | undefined {
  const found = numbered.exec(name);
  return found === null ? undefined : Number(found[1]);
}
