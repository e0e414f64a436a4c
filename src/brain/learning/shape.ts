/** The sizes of a learner, all derived from the field's edge, sensors and motors. */
import { delay, sight, still } from './constants.js';

export interface LearnerShape {
  readonly edge: number;
  readonly sensors: number;
  readonly motors: number;
  /** Sensors, their differences, last motors. */
  readonly inputs: number;
  /** Voxels of an electrode's line. */
  readonly lineLength: number;
  /** Lines that are kept: one for each place at which a feature stands. */
  readonly lines: number;
  /** Electrodes and products: the features whose scale is followed. */
  readonly scaled: number;
  /** Places of delay lines and products of them that readouts find beside φ. */
  readonly taps: number;
  /** All that readouts find beside φ: taps, products, then still units. */
  readonly beside: number;
  /** All features, padded. */
  readonly features: number;
  /** Where the parts of φ begin; fast units stand first. */
  readonly at: { readonly scaled: number; readonly inputs: number; readonly constant: number };
}

export function learnerShape(edge: number, sensors: number, motors: number): LearnerShape {
  const inputs = 2 * sensors + motors;
  const scaled = sight.electrodes + sight.products;
  const at = { scaled: sight.fast, inputs: sight.fast + scaled, constant: sight.fast + scaled + inputs };
  const features = Math.ceil((at.constant + 1) / sight.multiple) * sight.multiple;
  const lineLength = sight.lineChannels * Math.min(edge, sight.lineVoxels);
  const lines = sight.electrodes + 2 * sight.products;
  const taps = delay.length + tapPairs.length;
  return { edge, sensors, motors, inputs, lineLength, lines, scaled, taps, beside: taps + still.units, features, at };
}

/** Delays of the two factors of each product of taps. */
export const tapPairs: readonly (readonly [number, number])[] = Array.from({ length: delay.reach }, (_, later) =>
  Array.from({ length: delay.reach - later }, (_pair, more) => [later, later + more] as const),
).flat();
