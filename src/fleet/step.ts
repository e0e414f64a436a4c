/**
 * One step of a brain, as it is written down: its cycle and everything that went into it. A brain is a function of where it began
 * and of its steps, so that a checkpoint and the steps after it are the brain of now, at a few hundred bytes for a cycle where
 * every cell of the field has changed. All little-endian; several follow each other without a gap:
 *   cycle (f64) · flags (1 demonstration, 2 and 4: how the episode ended) · S · M · reward · S values · M values
 */
import type { StepInputs } from '../server/brains/messages.js';
import { mostChannels } from './frames.js';

const headBytes = 24;

export interface Step {
  /** The number of the cycle that it made. */
  readonly cycle: number;
  readonly inputs: StepInputs;
}

/** The bytes of a step; its arrays are copied. */
export function encodeStep({ cycle, inputs }: Step): Uint8Array {
  const { sensors, rewards, demonstrations, ends } = inputs;
  const M = demonstrations?.length ?? 0;
  const bytes = new Uint8Array(headBytes + 4 * (sensors.length + M));
  const view = new DataView(bytes.buffer);
  view.setFloat64(0, cycle, true);
  view.setUint32(8, (M > 0 ? 1 : 0) | ((ends?.[0] ?? 0) << 1), true);
  view.setUint32(12, sensors.length, true);
  view.setUint32(16, M, true);
  view.setFloat32(20, rewards[0], true);
  const floats = new Float32Array(bytes.buffer, headBytes);
  floats.set(sensors);
  if (demonstrations !== undefined) floats.set(demonstrations, sensors.length);
  return bytes;
}

/** All steps in these bytes; undefined where they are not steps that follow each other. */
export function decodeSteps(bytes: Uint8Array): readonly Step[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const steps: Step[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (bytes.length - at < headBytes) return undefined;
    const [flags, S, M] = [8, 12, 16].map((offset) => view.getUint32(at + offset, true));
    const end = at + headBytes + 4 * (S + M);
    if (S > mostChannels || M > mostChannels || end > bytes.length || flags > 7) return undefined;
    const cycle = view.getFloat64(at, true);
    const before = steps.at(-1)?.cycle;
    if (!Number.isSafeInteger(cycle) || cycle < 0 || (before !== undefined && cycle !== before + 1)) return undefined;
    // A copy: they begin at any byte.
    const floats = new Float32Array(new Uint8Array(bytes.subarray(at + headBytes, end)).buffer);
    steps.push({
      cycle,
      inputs: {
        sensors: floats.subarray(0, S),
        rewards: new Float32Array([view.getFloat32(at + 20, true)]),
        ...((flags & 1) === 0 ? {} : { demonstrations: floats.subarray(S) }),
        ...(flags >> 1 === 0 ? {} : { ends: new Uint8Array([flags >> 1]) }),
      },
    });
    at = end;
  }
  return steps;
}
