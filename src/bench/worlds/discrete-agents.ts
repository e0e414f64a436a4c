/** Discrete active inference in the cue-maze, agents and world in one Program: how many steps of agents it makes per second. */
import type { Device } from '../../device/device.js';
import { cueMazeModel } from '../../inference/index.js';
import { createPomdpLoop, type PomdpLoop } from '../../worlds/index.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { measure } from '../measure.js';

export interface DiscreteCase {
  readonly name: string;
  readonly planning: 'policies' | 'sophisticated';
  readonly horizon: number;
  /** Agents where the sizes are the usual ones, by kind of device. */
  readonly agents: Readonly<Record<string, number>>;
  /** Microseconds that a step of one agent may take on CUDA. */
  readonly mostUs: number;
}

export const discreteCases: readonly DiscreteCase[] = [
  {
    name: 'all policies, horizon 2',
    planning: 'policies',
    horizon: 2,
    agents: { cuda: 65_536, webgpu: 4096, cpu: 4096 },
    mostUs: 1,
  },
  {
    name: 'sophisticated, depth 4',
    planning: 'sophisticated',
    horizon: 4,
    agents: { cuda: 65_536, webgpu: 256, cpu: 256 },
    mostUs: 10,
  },
];

/** Of the models in these measurements. */
export const discreteGamma = 16;

/** How many agents take how many steps in a run, and how often. */
export function discreteSizes(one: DiscreteCase, { kind, edge, effort }: BenchContext) {
  const isPolicies = one.planning === 'policies';
  return {
    agents: edge >= 32 ? (one.agents[kind] ?? 64) : 16,
    // A tree of depth 4 is long to plan and to compile: tiny measurements take a short one.
    horizon: edge >= 32 ? one.horizon : 2,
    steps: kind !== 'cuda' ? 3 : isPolicies ? 30 : 1,
    repetitions: Math.max(3, Math.round((isPolicies ? 20 : 5) * effort)),
  };
}

export function openDiscreteLoop(one: DiscreteCase, context: BenchContext, device: Device): Promise<PomdpLoop> {
  const { agents, horizon } = discreteSizes(one, context);
  return createPomdpLoop({
    ...{ world: 'cue-maze', model: cueMazeModel(), agents, planning: one.planning, horizon },
    ...{ gamma: discreteGamma, seed: 1, device, dtype: 'f32' },
  });
}

export async function measureDiscreteAgents(context: BenchContext): Promise<ClaimReport> {
  const { kind, edge, onProgress } = context;
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  try {
    for (const one of discreteCases) {
      const { planning } = one;
      const { agents, horizon, steps, repetitions } = discreteSizes(one, context);
      onProgress(`${agents} agents, ${one.name}`);
      const loop = await openDiscreteLoop(one, context, device);
      const found = await loop.run(steps);
      const before = loop.session.counters();
      await loop.session.stepMany(steps);
      const after = loop.session.counters();
      const run = async (): Promise<undefined> => {
        await loop.session.stepMany(steps);
      };
      const timing = await measure(run, { warmUp: 2, repetitions });
      const microseconds = timing.p50Us / steps / agents;
      figures.push({
        name: `${one.name}: ${steps} steps of ${agents} agents`,
        device: device.description.name,
        sizes: { agents, horizon, planning, stepsPerRun: steps },
        ...timing,
        more: {
          agentStepsPerSecond: 1e6 / microseconds,
          agentStepUs: microseconds,
          cueFirst: found.firstActions[3],
          arenaBytes: loop.session.arenaBytes,
        },
      });
      if (kind === 'cuda' && edge >= 32)
        promises.push(promise(`µs for a step of an agent, ${one.name}`, microseconds, one.mostUs));
      promises.push(
        promise(`downloaded bytes while agents run, ${one.name}`, after.downloadedBytes - before.downloadedBytes, 0),
      );
      await loop.close();
    }
  } finally {
    await device.close();
  }
  return {
    claim: 'discrete-agents',
    title: 'discrete active inference in the cue-maze',
    figures,
    promises,
    notes: [],
    setting: { dtype: 'f32', baseline: 'none', transfers: 'outside the measured time: there are none' },
  };
}
