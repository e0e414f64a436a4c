/** The device's own time of a step, where it has a clock for whole steps (CUDA): without the host, its copies and its waits. */
import type { CudaSession } from '../device/cuda/session.js';
import type { Session } from '../device/device.js';

/** Milliseconds per step of `steps` in a row, or undefined where the device cannot tell. Advances the state. */
export function deviceTime(session: Session, steps: number): number | undefined {
  const { timeSteps } = session as Partial<CudaSession>;
  return timeSteps === undefined ? undefined : timeSteps.call(session, steps) / steps;
}
