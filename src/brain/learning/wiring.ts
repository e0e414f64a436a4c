/**
 * What is fixed when a learner is made: the lines that carry mixtures of the inputs through the field, how fast each is, and at
 * which place of it a feature stands. Tables from a seed, shared by the slots of a batch. The mixtures that flow in are each
 * slot's own.
 *
 * A line runs along one axis of the field at two other coordinates, through one channel after the other. Lines do not touch
 * each other, so only those are kept at whose places a feature stands, one for each place.
 */
import type { HostArray } from '../../kernel/index.js';
import { uniformOf } from '../../kernel/noise.js';
import { delay, sight } from './constants.js';
import { type LearnerShape, tapPairs } from './shape.js';

const stream = 40;

/** All by line: those of electrodes, then those of the first places of products, then those of their second places. */
export interface LearnerTables extends Readonly<Record<string, HostArray>> {
  /** [lines, inflows] */
  readonly inflowFrom: Int32Array;
  readonly inflowWeight: Float32Array;
  /** The share that moves on in a cycle. */
  readonly lineSpeed: Float32Array;
  /** Where on the line the feature stands. */
  readonly linePlace: Int32Array;
  /** [taps + products, 2]: line and delay of each tap and of the first factors of products, then of their second factors. */
  readonly tapPlace: Int32Array;
}

interface Place {
  readonly axis: number;
  readonly i: number;
  readonly j: number;
  readonly s: number;
}

export function wireLearner({ edge, lineLength, lines }: LearnerShape, seed: number): LearnerTables {
  const { inflows, afferents, inflowGain, slowest, speeds, electrodes, products, productReach } = sight;
  const draw = (kind: number, at: number): number => uniformOf(seed, 0, kind, stream, at);
  const whole = (kind: number, at: number, below: number): number => Math.floor(draw(kind, at) * below);
  const place = (kind: number, at: number, axis: number, s: number): Place => ({
    ...{ axis, i: whole(kind, 2 * at, edge), j: whole(kind, 2 * at + 1, edge), s },
  });
  const recent = (kind: number, at: number): Place =>
    place(kind, at, whole(kind + 1, at, 3), whole(kind + 2, at, productReach));
  const places = Array.from({ length: lines }, (_, at) => {
    if (at < electrodes) return place(3, at, at % 3, Math.floor(((at + draw(4, at)) / electrodes) * lineLength));
    const product = at - electrodes;
    return product < products ? recent(5, product) : recent(8, product - products);
  });
  // The inflows of a line are drawn by where it runs: two places on one line hear the same.
  const inflowsOf = places.flatMap(({ axis, i, j }) => {
    const line = (axis * edge + i) * edge + j;
    return Array.from({ length: inflows }, (_, k) => line * inflows + k);
  });
  return {
    inflowFrom: Int32Array.from(inflowsOf, (at) => whole(0, at, afferents)),
    inflowWeight: Float32Array.from(inflowsOf, (at) => {
      const faded = 0.8 ** whole(1, at, 3) * inflowGain;
      return draw(2, at) < 0.5 ? -faded : faded;
    }),
    lineSpeed: Float32Array.from(
      places,
      ({ axis, i, j }) => 1 - ((1 - slowest) * ((5 * i + 3 * j + 7 * axis) % speeds)) / (speeds - 1),
    ),
    linePlace: Int32Array.from(places, ({ s }) => s),
    tapPlace: Int32Array.from(tapPlaces().flat()),
  };
}

/** Taps take lines in turns, so that each delay and its neighbours are heard by different mixtures. */
function tapPlaces(): [line: number, delay: number][] {
  const lineOf = (at: number): number => at % delay.lines;
  return [
    ...Array.from({ length: delay.length }, (_, s): [number, number] => [lineOf(s), s]),
    ...tapPairs.map(([first], k): [number, number] => [lineOf(2 * k), first]),
    ...tapPairs.map(([, second], k): [number, number] => [lineOf(2 * k + 1), second]),
  ];
}
