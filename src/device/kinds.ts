/** The kinds of devices by name, alone in a file so that a command line can list them without loading any. */
import type { DeviceKind } from './device.js';

/** All kinds, the most wanted first. */
export const deviceKinds: readonly DeviceKind[] = ['cuda', 'webgpu', 'cpu', 'reference'];
