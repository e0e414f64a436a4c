/**
 * Brains in a closed loop with a world, one seed per slot, in stages: episodes or steps by reward or by the world's expert,
 * frozen evaluations between them, and another world in the end. Returns of all episodes are kept.
 */
import { FieldBrain } from '../../brain/field-brain.js';
import type { BrainOptions } from '../../brain/options.js';
import type { Brain } from '../../brain/types.js';
import {
  createLoop,
  createWorld,
  findWorld,
  type Loop,
  portsOf,
  type World,
  type WorldOptions,
} from '../../worlds/index.js';

export interface Learned {
  /** Returns of each seed's episodes. */
  readonly returns: readonly (readonly number[])[];
  /** Mean return of each seed's frozen brain. */
  readonly frozen: readonly number[];
  readonly cycles: number;
}

export interface LoopTask {
  readonly world: string;
  readonly options?: WorldOptions;
  readonly seeds: readonly number[];
  readonly edge: number;
  /** Whether the world's expert can show what to do. */
  readonly demonstrations?: boolean;
  /** Frozen episodes of each brain. */
  readonly evaluated?: number;
  readonly onProgress?: (share: number) => void;
}

/** How a stage goes on: by reward (the default) or by the expert, and in which variant of the world. */
export interface Stage {
  readonly by?: 'reward' | 'expert';
  readonly options?: WorldOptions;
}

/** Steps between two checks for brains that have finished. */
const chunk = 1000;

/** Episodes by reward, then a frozen evaluation. */
export function learnInLoop(
  open: (options: BrainOptions) => Promise<Brain>,
  { episodes, ...task }: LoopTask & { readonly episodes: number },
): Promise<Learned> {
  return inStages(open, task, async (stages) => {
    const returns = await stages.episodes(episodes);
    return { returns, frozen: await stages.evaluate(), cycles: stages.cycles };
  });
}

/** Opens brains for a task and gives them to `live`; they are closed after it. */
export async function inStages<Found>(
  open: (options: BrainOptions) => Promise<Brain>,
  task: LoopTask,
  live: (stages: Stages) => Promise<Found>,
): Promise<Found> {
  const { world, seeds, edge, demonstrations = false } = task;
  const shape = { ...portsOf(findWorld(world)), size: edge, brains: seeds.length, seed: seeds, bankRows: 256 };
  const brain = await open({ ...shape, mode: 'deployment', learning: 'reward', demonstrations });
  try {
    if (!(brain instanceof FieldBrain)) throw new Error(`${world}: only a brain in this process joins a loop.`);
    const stages = new Stages(brain, task);
    try {
      return await live(stages);
    } finally {
      await stages.leave();
    }
  } finally {
    await brain.close();
  }
}

export class Stages {
  /** Steps of each brain so far, evaluations left out. */
  cycles = 0;
  private open: { by: string; variant: string; world: World; loop: Loop } | undefined;

  constructor(
    private readonly brain: FieldBrain,
    private readonly task: LoopTask,
  ) {}

  /** Lives until every brain has had this many episodes; a brain that has had them is frozen for the rest of this stage. */
  async episodes(amount: number, stage: Stage = {}): Promise<number[][]> {
    const { brain, task } = this;
    const loop = await this.enter({ by: 'reward', ...stage });
    const returns = new EpisodeReturns(task.seeds.length, loop.traceColumns);
    for (let open = task.seeds.length; open > 0; ) {
      await returns.take(loop);
      this.cycles += chunk;
      open = 0;
      for (const [slot, ended] of returns.ended.entries()) {
        if (ended.length >= amount) await brain.setLearning(false, slot);
        else open += 1;
      }
      task.onProgress?.(Math.min(...returns.ended.map((ended) => ended.length / amount), 1));
    }
    await brain.setLearning(true);
    return returns.ended.map((ended) => ended.slice(0, amount));
  }

  /** Lives for the given steps. */
  async steps(amount: number, stage: Stage = {}): Promise<void> {
    const loop = await this.enter({ by: 'reward', ...stage });
    await loop.run(amount);
    this.cycles += amount;
  }

  /** Mean return of each brain, frozen, over episodes of other seeds. */
  async evaluate(stage: Stage = {}): Promise<number[]> {
    const { evaluated = 20, seeds } = this.task;
    const loop = await this.enter(stage);
    const { robots } = await loop.evaluate({ episodes: evaluated * seeds.length, seed: seeds[0] + 0x5eed });
    return [...robots];
  }

  /** The loop of this stage: the one that is open, where that is of the same kind. */
  private async enter({ by, options = {} }: Stage): Promise<Loop> {
    const { brain, task } = this;
    const wanted = { by: by ?? this.open?.by ?? 'reward', variant: JSON.stringify(options) };
    if (this.open?.by === wanted.by && this.open.variant === wanted.variant) return this.open.loop;
    await this.leave();
    const { device } = brain.underlying;
    const { seeds } = task;
    const made = { count: seeds.length, seed: seeds[0] + this.cycles, device, ...task.options, ...options };
    const world = await createWorld(findWorld(task.world), made);
    try {
      const told = { demonstrate: wanted.by === 'expert', tellReward: true, traces: seeds.map((_, slot) => slot) };
      const loop = await createLoop({ world, brain, ...told });
      this.open = { ...wanted, world, loop };
      return loop;
    } catch (error) {
      await world.close();
      throw error;
    }
  }

  /** Ends what is open. */
  async leave(): Promise<void> {
    const { open } = this;
    this.open = undefined;
    await open?.loop.close();
    await open?.world.close();
  }
}

/** Adds up rewards of traced robots to the returns of their episodes. */
export class EpisodeReturns {
  readonly ended: number[][];
  readonly #running: Float64Array;

  constructor(
    private readonly robots: number,
    private readonly columns: readonly string[],
  ) {
    this.ended = Array.from({ length: robots }, () => []);
    this.#running = new Float64Array(robots);
  }

  async take(loop: Pick<Loop, 'run'>): Promise<void> {
    const { traces = new Float32Array(0) } = await loop.run(chunk);
    const width = this.columns.length;
    const [reward, terminated, truncated] = ['reward', 'terminated', 'truncated'].map((name) =>
      this.columns.lastIndexOf(name),
    );
    for (let row = 0; row < traces.length / width; row += 1) {
      const robot = row % this.robots;
      this.#running[robot] += traces[row * width + reward];
      if (traces[row * width + terminated] === 0 && traces[row * width + truncated] === 0) continue;
      this.ended[robot].push(this.#running[robot]);
      this.#running[robot] = 0;
    }
  }
}
