/**
 * The supervised device as users of the package reach it. It stands on Node alone, so its module is loaded when it is
 * asked for: what is bundled for browsers holds only this.
 */
import { FieldbrainError } from '../kernel/index.js';
import type { SupervisedDevice, SupervisedOptions } from './supervised/supervised.js';

/**
 * A device in a child process, on the first of these rungs that can be opened. A child that dies, hangs or loses its
 * device is replaced on the next rung, and its sessions go on from their last snapshot; see docs/cuda.md.
 * @example
 * const device = await createSupervised({ rungs: [{ device: 'cuda', executor: 'persistent' }, { device: 'cpu' }] });
 * const brain = await createBrain({ sensors: 16, motors: 5, device });
 */
export async function createSupervised(options: SupervisedOptions): Promise<SupervisedDevice> {
  if (typeof process !== 'object' || process.versions?.node === undefined) {
    const text = 'supervised: not in a browser, which has no processes. Use createDevice, or run under Node.';
    throw new FieldbrainError('device-unavailable', text);
  }
  // A variable specifier keeps it out of what is bundled for browsers.
  const specifier = './supervised/supervised.js';
  const supervised: typeof import('./supervised/supervised.js') = await import(
    /* @vite-ignore */ /* webpackIgnore: true */ specifier
  );
  return supervised.createSupervised(options);
}
