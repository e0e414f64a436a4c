/** The same loop for a world on the host: one copy to the brains and one back in every step. */
import type { FieldBrain } from '../brain/field-brain.js';
import { wrongInput } from '../brain/refusal.js';
import type { BatchOutcomes } from '../brain/types.js';
import { actionOf } from './brain-ports.js';
import { traceColumns } from './loop-program.js';
import { checkRun, type Evaluation, type Loop, type LoopSettings } from './loop-types.js';
import { widthOf } from './space.js';
import { bins, type RunSummary, summarise, type Tallies } from './summary.js';
import type { World } from './types.js';

export class HostLoop implements Loop {
  readonly place = 'host';
  readonly traceColumns: readonly string[];
  private observations: Float32Array | undefined;
  private readonly rewards: Float32Array;
  private readonly terminated: Uint8Array;
  private readonly truncated: Uint8Array;
  private readonly episodes: Int32Array;
  private quota = Number.POSITIVE_INFINITY;

  constructor(
    private readonly world: World,
    private readonly brain: FieldBrain,
    private settings: LoopSettings,
  ) {
    this.traceColumns = traceColumns(world);
    this.rewards = new Float32Array(world.count);
    this.terminated = new Uint8Array(world.count);
    this.truncated = new Uint8Array(world.count);
    this.episodes = new Int32Array(world.count);
  }

  async run(steps: number): Promise<RunSummary> {
    checkRun(steps);
    const { world, brain } = this;
    const { traces, tellReward } = this.settings;
    const [seen, moved] = [widthOf(world.observations), widthOf(world.actions)];
    const binSteps = Math.ceil(steps / bins);
    const size = world.count * bins;
    const tallies: Tallies = {
      episodes: new Int32Array(size),
      returns: new Float32Array(size),
      lengths: new Int32Array(size),
      worst: new Float32Array(size).fill(Number.POSITIVE_INFINITY),
      rewards: new Float32Array(size),
      measures: {},
    };
    const rows = new Float32Array(steps * traces.length * this.traceColumns.length);
    const actions = new Float32Array(world.count * moved);
    const start = performance.now();
    this.observations ??= Float32Array.from((await world.reset()).observations);
    for (let step = 0, at = 0; step < steps; step += 1) {
      const before = this.observations;
      const outcomes = this.outcomes(tellReward);
      const stepStart = performance.now();
      const { motors, states } = await brain.processBatch(before, outcomes);
      motors.forEach((motor, index) => {
        actions[index] = actionOf(motor, world.actions, index % moved);
      });
      const { observations, rewards, terminated, truncated, info } = await world.step(actions);
      for (const n of traces) {
        const ends = [rewards[n], terminated[n], truncated[n], info.reset[n]];
        const row = [
          ...before.subarray(n * seen, (n + 1) * seen),
          ...motors.subarray(n * moved, (n + 1) * moved),
          ...ends,
        ];
        rows.set(row, at);
        at += row.length;
      }
      const stepMs = performance.now() - stepStart;
      for (const n of this.settings.onCycle === undefined ? [] : traces)
        await this.settings.onCycle?.({
          ...{ robot: n, step, stepMs, state: states[n] },
          sensors: before.slice(n * seen, (n + 1) * seen),
          reward: outcomes.rewards?.[n] ?? 0,
          terminated: Boolean(outcomes.terminated?.[n]),
          truncated: Boolean(outcomes.truncated?.[n]),
          motors: motors.slice(n * moved, (n + 1) * moved),
        });
      this.observations = Float32Array.from(observations);
      this.rewards.set(rewards);
      this.terminated.set(terminated);
      this.truncated.set(truncated);
      for (let n = 0; n < world.count; n += 1) {
        tallies.rewards[n * bins + Math.floor(step / binSteps)] += rewards[n];
        this.count(tallies, n, Math.floor(step / binSteps), info);
      }
    }
    const seconds = (performance.now() - start) / 1000;
    return summarise(tallies, steps, binSteps, seconds, traces.length === 0 ? undefined : rows);
  }

  /** What the brains receive about their last motors: ends of episodes only where they know episodes. */
  private outcomes(tellReward: boolean): BatchOutcomes {
    const rewards = tellReward ? this.rewards : undefined;
    const { terminated, truncated } = this;
    return this.brain.configuration.learning === undefined ? { rewards } : { rewards, terminated, truncated };
  }

  private count(
    { episodes, returns, lengths, worst }: Tallies,
    n: number,
    bin: number,
    info: { readonly returns: ArrayLike<number>; readonly lengths: ArrayLike<number> },
  ): void {
    if (info.lengths[n] === 0) return;
    this.episodes[n] += 1;
    if (this.episodes[n] > this.quota) return;
    const at = n * bins + bin;
    episodes[at] += 1;
    returns[at] += info.returns[n];
    lengths[at] += info.lengths[n];
    worst[at] = Math.min(worst[at], info.returns[n]);
  }

  async reset(seed: number): Promise<void> {
    const { brain, world, observations } = this;
    // Whatever episode was under way is over.
    if (brain.configuration.learning !== undefined && observations !== undefined)
      await brain.processBatch(observations, { truncated: new Uint8Array(world.count).fill(1) });
    this.observations = Float32Array.from((await world.reset({ seed })).observations);
    this.rewards.fill(0);
    this.terminated.fill(0);
    this.truncated.fill(0);
    this.episodes.fill(0);
  }

  async evaluate({ episodes, seed }: { readonly episodes: number; readonly seed: number }): Promise<Evaluation> {
    const { world, brain, settings } = this;
    const learns = brain.get('learn') > 0;
    await brain.setLearning(false);
    await this.reset(seed);
    this.quota = Math.ceil(episodes / world.count);
    this.settings = { ...settings, tellReward: false };
    try {
      const found = await this.run(this.quota * (world.limit + 1));
      const robots = found.robots.map(({ meanReturn }) => meanReturn);
      const { episodes: ended, meanReturn, worstReturn } = found;
      return { episodes: ended, meanReturn, worstReturn, robots, measures: {} };
    } finally {
      this.quota = Number.POSITIVE_INFINITY;
      this.settings = settings;
      await brain.setLearning(learns);
    }
  }

  setLimit(): void {
    throw this.refusal('setLimit');
  }

  async writeState(): Promise<void> {
    throw this.refusal('writeState');
  }

  private refusal(call: string): Error {
    return wrongInput(`loop.${call}`, 'the world runs on the host', this.world.name, 'a world on the device');
  }

  /** Nothing was joined: brains and world are as they were. */
  async close(): Promise<void> {}
}
