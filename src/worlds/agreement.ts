/**
 * How far a device's world is from the float64 reference: each step begins from the reference's state on both, so that what is
 * compared is one step and not the growth of rounding errors. Ends must be equal except where the state after the step is within
 * rounding of the threshold.
 */
import type { Device, DeviceName } from '../device/device.js';
import { uniformOf } from '../kernel/noise.js';
import { type CreateWorldOptions, createWorld } from './create-world.js';
import type { World } from './types.js';

/** What a comparison found. */
export interface WorldAgreement {
  readonly world: string;
  readonly steps: number;
  /** Environment steps that were compared. */
  readonly compared: number;
  /** Largest difference, relative to the value, or to the bound of its space (1 at most) where the value is smaller. */
  readonly worst: number;
  /** Ends that differ although the state is not within 1e-5 of the threshold. */
  readonly differentEnds: number;
  /** Episodes that ended on the reference. */
  readonly ends: number;
}

/** The distance of a state from where an episode ends; worlds that are not named have no such threshold. */
const margins: Readonly<Record<string, (state: Float64Array) => number>> = {
  'cart-pole': ([x, , angle]) => Math.min(Math.abs(Math.abs(x) - 2.4), Math.abs(Math.abs(angle) - Math.PI / 15)),
  'mountain-car': ([x]) => Math.abs(x - 0.45),
  acrobot: ([a, b]) => Math.abs(-Math.cos(a) - Math.cos(a + b) - 1),
};

/** An action from noise; in every other stretch of 200 steps one to the end of the range, so that episodes of all kinds end. */
export function trialAction({ actions }: World, n: number, step: number): number {
  const draw = uniformOf(5, n, step, 1, 0);
  const steady = Math.floor(step / 200) % 2 === 1;
  if (actions.discrete !== undefined) return steady ? actions.discrete - 1 : Math.floor(draw * actions.discrete);
  // Beyond the range too: worlds clip as Gymnasium does.
  return steady ? actions.high[0] : actions.low[0] + draw * 1.1 * (actions.high[0] - actions.low[0]);
}

export async function compareWorld(
  name: string,
  device: DeviceName | Device,
  { count = 8, steps = 400, ...options }: CreateWorldOptions & { readonly steps?: number } = {},
): Promise<WorldAgreement> {
  const reference = await createWorld(name, { count, device: 'reference', ...options });
  const subject = await createWorld(name, { count, device, ...options });
  const margin = margins[name.replace(/-positions$/, '')] ?? (() => Number.POSITIVE_INFINITY);
  const [width, stateWidth] = [reference.observations.shape[0], reference.states.length];
  let [worst, differentEnds, ends, compared] = [0, 0, 0, 0];
  const compare = (got: number, right: number, scale: number): void => {
    worst = Math.max(worst, Math.abs(got - right) / Math.max(scale, Math.abs(right)));
  };
  const scales = reference.observations.high.map((high) => Math.min(1, high));
  try {
    for (let step = 0; step < steps; step += 1) {
      const actions = Array.from({ length: count }, (_, n) => trialAction(reference, n, step));
      await subject.reset({ states: await reference.readStates() });
      const wanted = await reference.step(actions);
      const got = await subject.step(actions);
      const after = await reference.readStates();
      for (let n = 0; n < count; n += 1) {
        // Where the reference began an episode the other made one more step.
        if (wanted.info.reset[n] === 1) continue;
        compared += 1;
        for (let at = 0; at < width; at += 1)
          compare(got.observations[n * width + at], wanted.observations[n * width + at], scales[at]);
        ends += wanted.terminated[n];
        const isSame = got.terminated[n] === wanted.terminated[n];
        if (isSame) compare(got.rewards[n], wanted.rewards[n], 1);
        else if (margin(after.subarray(n * stateWidth, (n + 1) * stateWidth)) > 1e-5) differentEnds += 1;
      }
    }
  } finally {
    await reference.close();
    await subject.close();
  }
  return { world: name, steps, compared, worst, differentEnds, ends };
}
