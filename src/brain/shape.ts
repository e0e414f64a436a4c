/** The sizes of one kind of brain, all derived from edge, sensors and motors. Plain numbers: programs are built for them. */
import { channels, evolve, features, strategy } from './constants.js';

export interface BrainShape {
  readonly edge: number;
  readonly sensors: number;
  readonly motors: number;
  /** Sensors that can reach one channel. */
  readonly reachers: number;
  /** Manhattan distance up to which a sensor reaches. */
  readonly reach: number;
  /** What a voxel of distance leaves of a sensor: a large field hears the same picture as a small one, drawn larger. */
  readonly fade: number;
  /** Voxels along an edge of a pooled cell. */
  readonly cellEdge: number;
  /** Edge of strategic patterns. */
  readonly patternEdge: number;
  /** Features that stand for v (and again for the last v). */
  readonly sensorFeatures: number;
  /** All features, padded. */
  readonly features: number;
  /** Where the parts of φ begin. */
  readonly at: { readonly now: number; readonly last: number; readonly motors: number; readonly constant: number };
}

/**
 * Numbers that go into a cycle for one brain: its sensors, the reward, a demonstration for each motor where it takes any, and how the
 * episode stands where it learns by reward.
 */
export function inputWidth(
  { sensors, motors }: Pick<BrainShape, 'sensors' | 'motors'>,
  demonstrations: boolean,
  learning = false,
): number {
  return sensors + 1 + (demonstrations ? motors : 0) + (learning ? 1 : 0);
}

/** Where what goes into a cycle stands in a brain's row. */
export function inputColumns(
  { sensors, motors }: Pick<BrainShape, 'sensors' | 'motors'>,
  demonstrations = false,
): { readonly reward: number; readonly demonstration: number; readonly end: number } {
  return { reward: sensors, demonstration: sensors + 1, end: sensors + 1 + (demonstrations ? motors : 0) };
}

export function shapeOf(edge: number, sensors: number, motors: number): BrainShape {
  const sensorFeatures = sensors <= features.directSensors ? sensors : features.projectedSensors;
  const now = features.projections;
  const at = {
    now,
    last: now + sensorFeatures,
    motors: now + 2 * sensorFeatures,
    constant: now + 2 * sensorFeatures + motors,
  };
  const reach = Math.max(evolve.leastReach, Math.floor(edge / evolve.reachShare));
  const padded = Math.ceil((at.constant + 1) / features.multiple) * features.multiple;
  return {
    edge,
    sensors,
    motors,
    reachers: Math.max(1, Math.ceil(sensors / channels.content) * (sensors <= channels.content / 2 ? 1 : 2)),
    reach,
    fade: evolve.spread ** (evolve.leastReach / reach),
    cellEdge: edge / channels.cells,
    patternEdge: Math.min(edge, strategy.edge),
    sensorFeatures,
    features: padded,
    at,
  };
}
