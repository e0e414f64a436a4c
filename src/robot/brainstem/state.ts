/**
 * All that a brainstem remembers from step to step, as plain memory: thousands fit side by side and one can be copied.
 * There is no clock and no randomness in it; times are those that the caller gave.
 */
import type { BrainstemConfig } from './config.js';

/** Why the motors do what they do, highest priority first. */
export const layers = ['emergency', 'disarmed', 'stop', 'avoid', 'brain'] as const;
/** Which layer of the brainstem had the last word. */
export type Layer = (typeof layers)[number];

/** Everything that a brainstem remembers between two steps. */
export interface BrainstemState {
  /** Latched: only `clear` ends it. */
  emergency: boolean;
  armed: boolean;
  /** When a reply in time was last heard. */
  lifeMs: number;
  /** What the brain wants, in the actuators' units. */
  readonly target: Float64Array;
  /** The slewed value, before the dead zone. */
  readonly ramp: Float64Array;
  /** What was last given out. */
  readonly output: Float64Array;
  steppedMs: number;
  layer: Layer;
  /** In words, for logs and pages: empty while the brain drives. */
  reason: string;
  /** Per safety sensor: its last value and since when it has it. */
  readonly lastValue: Float64Array;
  readonly changedMs: Float64Array;
  /** Per safety sensor: consecutive new readings without ground. */
  readonly cliffReadings: Int32Array;
  /** Consecutive looks of all cliff sensors in which some new reading was without ground. */
  darkLooks: number;
  readonly lastTakenMs: Float64Array;
  avoidSinceMs: number;
  avoidances: number;
  /** Counts of entries into each layer, for telemetry. */
  readonly entries: Record<Layer, number>;
}

/** A brainstem at rest: not armed, no emergency. */
export function brainstemState(config: BrainstemConfig): BrainstemState {
  const motors = config.actuatorLimits.length;
  const sensors = config.safetySensors.length;
  return {
    emergency: false,
    armed: false,
    lifeMs: Number.NEGATIVE_INFINITY,
    target: new Float64Array(motors),
    ramp: new Float64Array(motors),
    output: new Float64Array(motors),
    steppedMs: Number.NaN,
    layer: 'disarmed',
    reason: 'not armed yet',
    lastValue: new Float64Array(sensors).fill(Number.NaN),
    changedMs: new Float64Array(sensors),
    cliffReadings: new Int32Array(sensors),
    darkLooks: 0,
    lastTakenMs: new Float64Array(sensors).fill(Number.NEGATIVE_INFINITY),
    avoidSinceMs: Number.NEGATIVE_INFINITY,
    avoidances: 0,
    entries: { emergency: 0, disarmed: 0, stop: 0, avoid: 0, brain: 0 },
  };
}
