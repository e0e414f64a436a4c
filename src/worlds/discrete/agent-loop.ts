/** createPomdpLoop: discrete agents that live in a discrete world, on one device, without copies while they run. */
import { chooseBrainDevice } from '../../brain/choose.js';
import { wrongUse } from '../../brain/refusal.js';
import type { Device, DeviceName, Fusion, Session } from '../../device/device.js';
import { agentConstants } from '../../inference/discrete/agent-constants.js';
import { prepareAgents } from '../../inference/discrete/agent-shape.js';
import { checkPomdp, type PomdpModel } from '../../inference/discrete/model.js';
import { readPlanning } from '../../inference/discrete/plan-options.js';
import { type PomdpAgentOptions, pomdpNames } from '../../inference/discrete/pomdp-agents.js';
import { type Names, needOptions } from '../../kernel/known-names.js';
import { worldParts } from '../create-world.js';
import { findWorld, readWorldOptions, type WorldDefinition } from '../definition.js';
import { checkRun } from '../loop-types.js';
import { widthOf } from '../space.js';
import { writeTables } from '../world-program.js';
import { agentLoopProgram, tallies } from './agent-loop-program.js';

/** How agents and their world are made. */
export interface PomdpLoopOptions extends Omit<PomdpAgentOptions, 'device' | 'sweeps' | 'learning'> {
  /** A world of this kind by name, `cue-maze` say. */
  readonly world: string | WorldDefinition;
  /** Options of the world. */
  readonly worldOptions?: Readonly<Record<string, number | string>>;
  /** What the agents believe of it: one model for all, or one each. */
  readonly model: PomdpModel | readonly PomdpModel[];
  readonly device?: Device | DeviceName;
  readonly fusion?: Fusion;
}

const { sweeps, learning, ...loopNames } = pomdpNames;
const pomdpLoopNames: Names<PomdpLoopOptions> = { world: 0, worldOptions: 0, model: 0, ...loopNames };

/** What a run of all agents came to. */
export interface PomdpRun {
  readonly steps: number;
  /** Episodes that ended. */
  readonly episodes: number;
  /** Reward of all agents, for each episode that ended. */
  readonly meanReturn: number;
  /** Shares of the actions that episodes began with. */
  readonly firstActions: Float64Array;
  readonly agentStepsPerSecond: number;
}

/** Agents and world in a closed loop. */
export interface PomdpLoop {
  readonly agents: number;
  readonly device: string;
  /** This many steps of all agents. */
  run(steps: number): Promise<PomdpRun>;
  /** The session of the joined Program, for those who measure it. */
  readonly session: Session;
  close(): Promise<void>;
}

/**
 * Joins discrete agents and a discrete world in one Program.
 * @example
 * const loop = await createPomdpLoop({ world: 'cue-maze', model: cueMazeModel(), agents: 1024, horizon: 2, gamma: 16 });
 * const { meanReturn, firstActions } = await loop.run(300);
 */
export async function createPomdpLoop(options: PomdpLoopOptions): Promise<PomdpLoop> {
  needOptions('createPomdpLoop', options, pomdpLoopNames);
  const definition = typeof options.world === 'string' ? findWorld(options.world) : options.world;
  const models = (Array.isArray(options.model) ? options.model : [options.model]) as readonly PomdpModel[];
  const ownModel = Array.isArray(options.model);
  const { agents = models.length, seed = 1, choice = 'sample' } = options;
  const place = 'createPomdpLoop';
  if (!Number.isInteger(agents) || agents < 1 || agents > 2 ** 20)
    throw wrongUse(place, 'bad number of agents', agents, 'a whole number from 1 to 1,048,576');
  if (ownModel && models.length !== agents)
    throw wrongUse(place, 'another number of agents than of models', agents, String(models.length));
  const checked = models.map(checkPomdp);
  const [{ factors, outcomes, actions }] = checked;
  const expect = (what: string, got: number, wanted: number): void => {
    if (got !== wanted) throw wrongUse(place, `the model's ${what} do not fit ${definition.name}`, got, `${wanted}`);
  };
  expect('modalities', outcomes.length, widthOf(definition.observations));
  expect('factors and modalities', factors.length + outcomes.length, definition.states.length);
  expect('actions', actions.length, definition.actions.discrete ?? 0);
  const settings = readPlanning(options);
  const worldSettings = readWorldOptions(definition, options.worldOptions ?? {});
  const chosen = await chooseBrainDevice(options.device === undefined ? {} : { device: options.device });
  const { device } = chosen;
  try {
    const { dtypes } = device.description.capabilities;
    const dtype = options.dtype ?? (dtypes.includes('f64') ? 'f64' : 'f32');
    const prepared = prepareAgents(checked, settings, { dtype, choice, ownModel });
    const parts = worldParts(definition, worldSettings, dtype);
    const { fusion, executor } = options;
    const session = await device.load(agentLoopProgram(definition.name, prepared.shape, parts), {
      symbols: { agents },
      constants: agentConstants(prepared),
      parameters: { gamma: settings.gamma, ...(choice === 'sample' ? { seed } : {}) },
      ...(fusion === undefined ? {} : { fusion }),
      ...(executor === undefined ? {} : { executor }),
    });
    await writeTables(parts, session);
    await session.write('worldSeed', new Uint32Array(agents).fill(seed));
    return new ResidentPomdpLoop(agents, session, device, chosen.owned);
  } catch (error) {
    if (chosen.owned) await device.close();
    throw error;
  }
}

class ResidentPomdpLoop implements PomdpLoop {
  readonly device: string;

  constructor(
    readonly agents: number,
    readonly session: Session,
    private readonly owner: Device,
    private readonly ownsDevice: boolean,
  ) {
    const { kind, name } = owner.description;
    this.device = `${kind} (${name}), ${session.executor}`;
  }

  async run(steps: number): Promise<PomdpRun> {
    checkRun(steps);
    const { session, agents } = this;
    for (const name of tallies) {
      const empty = (await session.read(name)).slice();
      await session.write(name, empty.fill(0));
    }
    const start = performance.now();
    await session.stepMany(steps);
    const seconds = (performance.now() - start) / 1000;
    const [returns, episodes, first] = await Promise.all(tallies.map((name) => session.read(name)));
    const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((total, one) => total + one, 0);
    const ended = sum(episodes);
    const actions = first.length / agents;
    const shares = new Float64Array(actions);
    for (let at = 0; at < first.length; at += 1) shares[at % actions] += first[at];
    const begun = sum(shares);
    return {
      steps,
      episodes: ended,
      meanReturn: sum(returns) / Math.max(1, ended),
      firstActions: shares.map((one) => one / Math.max(1, begun)),
      agentStepsPerSecond: (agents * steps) / seconds,
    };
  }

  async close(): Promise<void> {
    await this.session.close();
    if (this.ownsDevice) await this.owner.close();
  }
}
