/** Training as one call: brains in a closed loop with a world, by reward or by its expert, then an evaluation of frozen brains. */
import { createBrain } from '../brain/create.js';
import type { FieldBrain } from '../brain/field-brain.js';
import { wrongUse } from '../brain/refusal.js';
import type { BrainSnapshot } from '../brain/types.js';
import type { Device, DeviceName } from '../device/device.js';
import { definedOf } from '../kernel/defined.js';
import { type Names, needOptions } from '../kernel/known-names.js';
import { portsOf } from './brain-ports.js';
import { createWorld } from './create-world.js';
import { findWorld, type WorldDefinition, type WorldOptions } from './definition.js';
import { createLoop } from './loop.js';
import type { LivedCycle } from './loop-types.js';
import { roomOutlines } from './rooms/outlines.js';
import type { TrainedBy, TrainReport } from './train-report.js';
import { type TrainViewer, WatchedRun } from './watch.js';

export type { TrainedBy, TrainReport } from './train-report.js';

/** How brains are trained; only the world must be said. */
export interface TrainOptions {
  readonly world: string | WorldDefinition;
  readonly by?: TrainedBy;
  readonly brains?: number;
  /** Steps of each brain. */
  readonly steps?: number;
  /** Episodes of the evaluation, of all brains together. */
  readonly episodes?: number;
  /** Edge of the brains' fields. */
  readonly size?: number;
  readonly seed?: number;
  readonly device?: DeviceName | Device;
  /** The world's own options. */
  readonly options?: WorldOptions;
  /** Takes down the cycles of the first robots in the evaluation. */
  readonly record?: TrainRecorder;
  /** Called about twenty times on the way. */
  readonly onProgress?: (progress: TrainProgress) => void;
  /** Sees what happens on the way: states of robots and the learning curve. */
  readonly viewer?: TrainViewer;
}

const trainNames: Names<TrainOptions> = {
  world: 0,
  by: 0,
  brains: 0,
  steps: 0,
  episodes: 0,
  size: 0,
  seed: 0,
  device: 0,
  options: 0,
  record: 0,
  onProgress: 0,
  viewer: 0,
};

/** What the evaluation of a training is recorded with. */
export interface TrainRecorder {
  /** How many robots: the first ones. */
  readonly robots: number;
  /** Called before the evaluation, with the brains as they begin it. */
  begin(brain: FieldBrain): Promise<void>;
  cycle(cycle: LivedCycle): void | Promise<void>;
}

/** Where a training stands. */
export interface TrainProgress {
  readonly steps: number;
  readonly of: number;
  readonly episodes: number;
  /** Of the episodes that ended since the last call; NaN where none did. */
  readonly meanReturn: number;
}

/** The report, and the brain that did best in the evaluation: a snapshot of one brain, for `createBrain(…).load`. */
export interface Trained {
  readonly report: TrainReport;
  readonly snapshot: BrainSnapshot;
}

/** The defaults. */
export const trainDefaults = { brains: 2, episodes: 20, size: 8, seed: 1, bankRows: 1000 } as const;

/** Steps of each brain: reward says less than an expert does. */
const defaultSteps: Record<TrainedBy, number> = { reward: 30_000, expert: 5000 };

const parts = 20;

/**
 * Trains brains in a world.
 * @example
 * const { report } = await train({ world: 'cart-pole', by: 'expert', device: 'cpu' });
 */
export async function train(options: TrainOptions): Promise<Trained> {
  needOptions('train', options, trainNames);
  const definition = typeof options.world === 'string' ? findWorld(options.world) : options.world;
  const {
    brains,
    steps: asked,
    episodes,
    size,
    seed,
    by,
  } = {
    steps: undefined,
    by: 'reward' as TrainedBy,
    ...trainDefaults,
    ...definedOf(options),
  };
  if (by !== 'reward' && by !== 'expert') throw wrongUse('train', 'unknown way to learn', by, 'reward or expert');
  const settings = { ...definition.options, ...options.options };
  if (by === 'expert' && definition.physics?.(settings).expert === undefined)
    throw wrongUse('train', `${definition.name} has no expert`, 'by expert', 'by reward');
  const steps = asked ?? defaultSteps[by];
  const { record } = options;
  if (record !== undefined && !(Number.isInteger(record.robots) && record.robots >= 1 && record.robots <= brains))
    throw wrongUse('train', 'bad number of robots to record', record.robots, `a whole number from 1 to ${brains}`);
  const brain = await createBrain({
    ...portsOf(definition),
    brains,
    size,
    seed,
    bankRows: trainDefaults.bankRows,
    learning: 'reward',
    ...(by === 'expert' ? { demonstrations: true } : {}),
    ...(options.device === undefined ? {} : { device: options.device }),
  });
  try {
    const { device } = brain.underlying;
    const world = await createWorld(definition, { count: brains, seed, device, ...options.options });
    try {
      const told = { demonstrate: by === 'expert', tellReward: by === 'reward' };
      let isRecorded = false;
      const traced = record && {
        traces: Array.from({ length: record.robots }, (_, robot) => robot),
        onCycle: (cycle: LivedCycle) => (isRecorded ? record.cycle(cycle) : undefined),
      };
      const loop = await createLoop({ world, brain, ...told, ...traced });
      const { viewer } = options;
      const watched = viewer && new WatchedRun(world, brain, loop, viewer);
      if (watched !== undefined)
        viewer?.tell({
          kind: 'begin',
          ...{ world: definition.name, options: settings, by, brains, steps, size },
          ...{ device: brain.describe().deviceName, ...watched.shape },
          ...(definition.solvedAt === undefined ? {} : { solvedAt: definition.solvedAt }),
          ...(definition.name === 'rooms' ? { rooms: roomOutlines(settings) } : {}),
        });
      const curve: { episodes: number; meanReturn: number }[] = [];
      let [done, ended, seconds] = [0, 0, 0];
      while (done < steps) {
        const part = Math.min(Math.ceil(steps / parts), steps - done);
        const found = await (watched ?? loop).run(part);
        done += part;
        ended += found.episodes;
        seconds += found.seconds;
        if (found.episodes > 0) curve.push({ episodes: ended, meanReturn: found.meanReturn });
        options.onProgress?.({ steps: done, of: steps, episodes: ended, meanReturn: found.meanReturn });
      }
      await brain.setLearning(false);
      await record?.begin(brain);
      isRecorded = true;
      viewer?.tell({ kind: 'evaluate' });
      // Episodes of other seeds than those that were learned in.
      const { robots, ...evaluation } = await loop.evaluate({ episodes, seed: (seed + 0x5eed) >>> 0 });
      await loop.close();
      const report = { world: definition.name, by, brains, steps, episodes: ended, seconds, curve, evaluation };
      viewer?.tell({ kind: 'end', report });
      return { report, snapshot: await oneOf(brain, bestOf(robots)) };
    } finally {
      await world.close();
    }
  } finally {
    await brain.close();
  }
}

function bestOf(returns: readonly number[]): number {
  return returns.reduce((best, value, n) => (value > (returns[best] ?? Number.NEGATIVE_INFINITY) ? n : best), 0);
}

/** The snapshot of a batch of one: the brain of a slot, with the stores that all share. */
export async function oneOf(brain: FieldBrain, slot: number): Promise<BrainSnapshot> {
  const all = await brain.save();
  const own = await brain.exportSlot(slot);
  const shapes = Object.entries(all.shapes).map(([name, shape]) => [
    name,
    name in own.tensors ? [1, ...shape.slice(1)] : shape,
  ]);
  return {
    ...all,
    configuration: { ...all.configuration, brains: 1 },
    tensors: { ...all.tensors, ...own.tensors },
    shapes: Object.fromEntries(shapes),
  };
}
