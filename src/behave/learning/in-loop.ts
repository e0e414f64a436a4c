/** Brains that learn in a closed loop with a world, one seed per slot: returns of all their episodes, and of frozen ones after. */
import { FieldBrain } from '../../brain/field-brain.js';
import type { BrainOptions } from '../../brain/options.js';
import type { Brain } from '../../brain/types.js';
import { createLoop, createWorld, findWorld, type Loop, portsOf, type WorldOptions } from '../../worlds/index.js';

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
  readonly episodes: number;
  readonly edge: number;
  /** Frozen episodes of each brain. */
  readonly evaluated?: number;
  readonly onProgress?: (share: number) => void;
}

/** Steps between two checks for brains that have finished. */
const chunk = 1000;

export async function learnInLoop(
  open: (options: BrainOptions) => Promise<Brain>,
  { world: name, options, seeds, episodes, edge, evaluated = 20, onProgress }: LoopTask,
): Promise<Learned> {
  const definition = findWorld(name);
  const shape = { ...portsOf(definition), size: edge, brains: seeds.length, seed: seeds, bankRows: 256 };
  const brain = await open({ ...shape, mode: 'deployment', learning: 'reward' });
  try {
    if (!(brain instanceof FieldBrain)) throw new Error(`${name}: only a brain in this process joins a loop.`);
    const { device } = brain.underlying;
    const world = await createWorld(definition, { count: seeds.length, seed: seeds[0], device, ...options });
    try {
      const loop = await createLoop({ world, brain, traces: seeds.map((_, slot) => slot) });
      const returns = new EpisodeReturns(seeds.length, loop.traceColumns);
      let cycles = 0;
      for (let open = seeds.length; open > 0; cycles += chunk) {
        await returns.take(loop);
        open = 0;
        for (const [slot, ended] of returns.ended.entries()) {
          // A brain that has had all its episodes learns no more, however long the others take.
          if (ended.length >= episodes) await brain.setLearning(false, slot);
          else open += 1;
        }
        onProgress?.(Math.min(...returns.ended.map((ended) => ended.length / episodes), 1));
      }
      const { robots } = await loop.evaluate({ episodes: evaluated * seeds.length, seed: seeds[0] + 0x5eed });
      await loop.close();
      return { returns: returns.ended.map((ended) => ended.slice(0, episodes)), frozen: robots, cycles };
    } finally {
      await world.close();
    }
  } finally {
    await brain.close();
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
