/**
 * What is fixed when a learner is made: what flows into which line, how fast each line is, and which places of the lines are
 * features. Tables from a seed, shared by the slots of a batch. The mixtures that flow in are each slot's own.
 *
 * A line is [axis, i, j]: it runs along one axis of the field at the two other coordinates i and j, through one channel after
 * the other. Place s of it is voxel s mod n of its channel s div n.
 */
import type { HostArray } from '../../kernel/index.js';
import { uniformOf } from '../../kernel/noise.js';
import { sight } from './constants.js';
import type { LearnerShape } from './shape.js';

const stream = 40;

export interface LearnerTables extends Readonly<Record<string, HostArray>> {
  /** [3, n, n, inflows] */
  readonly inflowFrom: Int32Array;
  readonly inflowWeight: Float32Array;
  /** [3, n, n]: the share that moves on in a cycle. */
  readonly lineSpeed: Float32Array;
  /** [scaled, 4] and [products, 4]: axis, i, j, s; the second place is that of products only. */
  readonly placeFirst: Int32Array;
  readonly placeSecond: Int32Array;
}

export function wireLearner({ edge, lineLength, scaled }: LearnerShape, seed: number): LearnerTables {
  const { inflows, afferents, inflowGain, slowest, speeds, electrodes, products, productReach } = sight;
  const draw = (kind: number, at: number): number => uniformOf(seed, 0, kind, stream, at);
  const whole = (kind: number, at: number, below: number): number => Math.floor(draw(kind, at) * below);
  const lines = 3 * edge * edge;
  const inflowFrom = Int32Array.from({ length: lines * inflows }, (_, at) => whole(0, at, afferents));
  const inflowWeight = Float32Array.from(inflowFrom, (_, at) => {
    const faded = 0.8 ** whole(1, at, 3) * inflowGain;
    return draw(2, at) < 0.5 ? -faded : faded;
  });
  const lineSpeed = Float32Array.from({ length: lines }, (_, line) => {
    const [axis, i, j] = [Math.floor(line / edge ** 2), Math.floor(line / edge) % edge, line % edge];
    return 1 - ((1 - slowest) * ((5 * i + 3 * j + 7 * axis) % speeds)) / (speeds - 1);
  });
  const place = (kind: number, at: number, axis: number, s: number): number[] => [
    axis,
    whole(kind, 2 * at, edge),
    whole(kind, 2 * at + 1, edge),
    s,
  ];
  const recent = (kind: number, at: number): number[] =>
    place(kind, at, whole(kind + 1, at, 3), whole(kind + 2, at, Math.min(productReach, lineLength)));
  const first = Array.from({ length: scaled }, (_, at) =>
    at < electrodes
      ? place(3, at, at % 3, Math.floor(((at + draw(4, at)) / electrodes) * lineLength))
      : recent(5, at - electrodes),
  );
  const second = Array.from({ length: products }, (_, at) => recent(8, at));
  return {
    inflowFrom,
    inflowWeight,
    lineSpeed,
    placeFirst: Int32Array.from(first.flat()),
    placeSecond: Int32Array.from(second.flat()),
  };
}
