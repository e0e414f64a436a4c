/** The brain's side of a world: what its sensors and motors are, and how a motor from −1 to 1 becomes an action. */
import type { MotorDictionary, SensorDictionary } from '../brain/dictionary.js';
import { add, clamp, type Expr, floor, mul } from '../kernel/index.js';
import type { WorldDefinition } from './definition.js';
import type { Space } from './space.js';

/**
 * Sensors and motors for `createBrain` that fit a world.
 * @example
 * const brain = await createBrain({ ...portsOf(findWorld('cart-pole')), size: 8, demonstrations: true });
 */
export function portsOf({ observations, actions, sensorRanges }: WorldDefinition): {
  readonly sensors: SensorDictionary;
  readonly motors: MotorDictionary;
} {
  const { names, units, low, high } = observations;
  return {
    sensors: names.map((name, at) => {
      const [min, max] = sensorRanges?.[at] ?? [low[at], high[at]];
      return { name, unit: units[at], ...(Number.isFinite(max - min) ? { min, max } : {}) };
    }),
    motors: actions.names.map((name, at) => ({ name, unit: actions.units[at] })),
  };
}

/** The action for a motor: a range is spanned, a discrete action is one motor cut into equal bins. */
export function actionFrom(motor: Expr, { discrete, low, high }: Space, at: number): Expr {
  const share = mul(add(motor, 1), 0.5);
  if (discrete !== undefined) return clamp(floor(mul(share, discrete)), 0, discrete - 1);
  return add(mul(share, high[at] - low[at]), low[at]);
}

/** The same on the host, rounded as f32 is. */
export function actionOf(motor: number, { discrete, low, high }: Space, at: number): number {
  const { fround } = Math;
  const share = fround(fround(motor + 1) * 0.5);
  if (discrete !== undefined) return Math.min(Math.max(Math.floor(fround(share * discrete)), 0), discrete - 1);
  return fround(fround(share * fround(high[at] - low[at])) + fround(low[at]));
}
