/**
 * Discrete agents for users: a model goes in, a device is found, a Program is built and loaded; outcomes give beliefs, plans and
 * actions. Beliefs stay on the device from one observation to the next. No arithmetic is done here.
 */
import type { Device, DeviceName, Fusion, Session } from '../../device/device.js';
import { createDefaultDevice, createDevice } from '../../device/registry.js';
import { type Names, needOptions } from '../../kernel/known-names.js';
import { readCount, refuseInput } from '../active-inference/numbers.js';
import type { AgentDtype } from '../active-inference/shape.js';
import { agentConstants } from './agent-constants.js';
import { pomdpAgentsProgram } from './agent-program.js';
import { mostPomdpAgents } from './agent-scope.js';
import { type ActionChoice, type PreparedAgents, prepareAgents } from './agent-shape.js';
import { firstCounts } from './learned-counts.js';
import { type LearningSettings, readLearning } from './learning.js';
import { checkPomdp, type PomdpModel, readOutcomes } from './model.js';
import { oneOf, type PomdpPlanning, readPlanning } from './plan-options.js';
import { readAction } from './policies.js';

type Reals = Float64Array | Float32Array;

/** How many agents there are, where they run, and how they infer, plan and choose. */
export interface PomdpAgentOptions extends PomdpPlanning {
  /** How many; as many as there are models by default. */
  readonly agents?: number;
  /** A device, which stays open, or a kind; the best of this machine by default. */
  readonly device?: Device | DeviceName;
  /** f64 where the device has it. */
  readonly dtype?: AgentDtype;
  /** Of the actions that are drawn; 1 by default. */
  readonly seed?: number;
  /** `sample` draws from the marginal over first actions (the default), `mode` takes the most probable. */
  readonly choice?: ActionChoice;
  /** Sweeps of mean-field inference; 16 by default. */
  readonly sweeps?: number;
  /** Learns the counts that the model has (pA, pB, pD), each agent its own; by default nothing is learned. */
  readonly learning?: Partial<LearningSettings>;
  readonly fusion?: Fusion;
  readonly executor?: string;
}

export const pomdpNames: Names<PomdpAgentOptions> = {
  planning: 0,
  horizon: 0,
  gamma: 0,
  inference: 0,
  leastOutcome: 0,
  leastAction: 0,
  agents: 0,
  device: 0,
  dtype: 0,
  seed: 0,
  choice: 0,
  sweeps: 0,
  learning: 0,
  fusion: 0,
  executor: 0,
};

/** What agents believe, plan and do after an observation; values of all agents one after the other. */
export interface PomdpStep {
  /** For each factor agents × states. */
  readonly beliefs: readonly Reals[];
  readonly freeEnergy: Reals;
  readonly complexity: Reals;
  readonly accuracy: Reals;
  /** Probability of each policy (of each action for `sophisticated`): agents × policies. */
  readonly policies: Reals;
  /** Parts of −G: agents × policies. */
  readonly expected: { readonly pragmatic: Reals; readonly epistemic: Reals; readonly novelty: Reals };
  /** Marginal probability of each first action: agents × actions. */
  readonly actions: Reals;
  /** The action that each agent takes. */
  readonly action: Int32Array;
}

/** Counts that agents have learned; what is not learned is empty. */
export interface PomdpCounts {
  /** For each modality agents × outcomes × joint states. */
  readonly pA: readonly Reals[];
  /** For each factor agents × next states × states × controls. */
  readonly pB: readonly Reals[];
  /** For each factor agents × states. */
  readonly pD: readonly Reals[];
}

/** Agents of a discrete model on a device. */
export interface PomdpAgents {
  readonly agents: number;
  readonly dtype: AgentDtype;
  readonly device: string;
  /** The actions of each policy. */
  readonly policies: readonly (readonly number[])[];
  /** The controls of each action, one for each factor. */
  readonly actions: readonly (readonly number[])[];
  /** Outcomes of all agents: a row with one for each modality, or all rows one after the other. */
  observe(outcomes: ArrayLike<number> | readonly (readonly number[])[]): Promise<PomdpStep>;
  /** Says which actions were taken instead of those that the agents chose last. */
  act(actions: ArrayLike<number>): Promise<void>;
  /** The counts of all agents, one after the other, where they learn: for each modality of pA, each factor of pB and pD. */
  counts(): Promise<PomdpCounts>;
  /** Begins an episode with the next observation: of all agents, or of those whose entry is not 0. */
  reset(which?: ArrayLike<number>): void;
  close(): Promise<void>;
}

/**
 * Makes agents of one model, or of a model for each.
 * @example
 * const agents = await createPomdpAgents(cueMazeModel(), { agents: 64, horizon: 2, planning: 'sophisticated', seed: 1 });
 * const { beliefs, action } = await agents.observe(new Int32Array(64 * 3));
 */
export async function createPomdpAgents(
  model: PomdpModel | readonly PomdpModel[],
  options: PomdpAgentOptions = {},
): Promise<PomdpAgents> {
  needOptions('createPomdpAgents', options, pomdpNames);
  const models = (Array.isArray(model) ? model : [model]) as readonly PomdpModel[];
  const ownModel = Array.isArray(model);
  const agents = readCount('agents', options.agents ?? models.length, 1);
  if (agents > mostPomdpAgents)
    refuseInput('agents', 'too many', agents, `at most ${mostPomdpAgents}`, 'Use several sessions.');
  if (ownModel && models.length !== agents)
    refuseInput(
      'agents',
      'another number than of models',
      agents,
      String(models.length),
      'Give a model for each agent, or one for all.',
    );
  const seed = readCount('seed', options.seed ?? 1, 0) >>> 0;
  const choice = oneOf('choice', options.choice ?? 'sample', ['sample', 'mode']);
  const sweeps = readCount('sweeps', options.sweeps ?? 16, 1);
  const settings = readPlanning(options);
  const learning = options.learning === undefined ? undefined : readLearning(options.learning);
  const checked = models.map(checkPomdp);
  const owned = options.device === undefined || typeof options.device === 'string';
  const device = await openDevice(options.device);
  try {
    const dtype = dtypeOf(options.dtype, device);
    const prepared = prepareAgents(checked, settings, { dtype, choice, ownModel, sweeps, learning });
    const { fusion, executor } = options;
    const session = await device.load(pomdpAgentsProgram(prepared.shape), {
      symbols: { agents },
      constants: agentConstants(prepared),
      parameters: { gamma: settings.gamma, ...(choice === 'sample' ? { seed } : {}) },
      ...(fusion === undefined ? {} : { fusion }),
      ...(executor === undefined ? {} : { executor }),
    });
    for (const [name, values] of firstCounts(prepared, agents)) {
      const first = dtype === 'f64' ? values : Float32Array.from(values);
      await session.write(name, first);
      if (learning?.every === 'episode') await session.write(`${name}_used`, first);
    }
    return new ResidentAgents(agents, prepared, session, device, owned);
  } catch (error) {
    if (owned) await device.close();
    throw error;
  }
}

async function openDevice(device: Device | DeviceName | undefined): Promise<Device> {
  if (device === undefined) return (await createDefaultDevice()).device;
  return typeof device === 'string' ? createDevice(device) : device;
}

function dtypeOf(wanted: AgentDtype | undefined, device: Device): AgentDtype {
  const { dtypes } = device.description.capabilities;
  const dtype = oneOf('dtype', wanted ?? (dtypes.includes('f64') ? 'f64' : 'f32'), ['f64', 'f32']);
  if (!dtypes.includes(dtype))
    refuseInput(
      'dtype',
      `${device.description.kind} lacks it`,
      dtype,
      dtypes.join(', '),
      'Use f32, or another device.',
    );
  return dtype;
}

class ResidentAgents implements PomdpAgents {
  readonly dtype: AgentDtype;
  readonly device: string;
  readonly policies: readonly (readonly number[])[];
  readonly actions: readonly (readonly number[])[];
  private readonly begin: Int32Array;

  constructor(
    readonly agents: number,
    private readonly prepared: PreparedAgents,
    private readonly session: Session,
    private readonly owner: Device,
    private readonly ownsDevice: boolean,
  ) {
    const { kind, name } = owner.description;
    this.dtype = prepared.shape.dtype;
    this.device = `${kind} (${name}), ${session.executor}`;
    this.policies = prepared.shape.policies;
    this.actions = prepared.planners[0].model.actions;
    this.begin = new Int32Array(agents).fill(1);
  }

  async observe(outcomes: ArrayLike<number> | readonly (readonly number[])[]): Promise<PomdpStep> {
    const observed = this.read(outcomes);
    const seen = (await this.session.step({ observed, begin: this.begin })) as Readonly<Record<string, Reals>>;
    this.begin.fill(0);
    const { pragmatic, epistemic, novelty } = seen;
    return {
      beliefs: this.prepared.shape.factors.map((_, f) => seen[`belief${f}`].slice()),
      freeEnergy: seen.freeEnergy.slice(),
      complexity: seen.complexity.slice(),
      accuracy: seen.accuracy.slice(),
      policies: seen.policies.slice(),
      expected: { pragmatic: pragmatic.slice(), epistemic: epistemic.slice(), novelty: novelty.slice() },
      actions: seen.actions.slice(),
      action: Int32Array.from(seen.action),
    };
  }

  /** A row of outcomes for each agent, checked. */
  private read(outcomes: ArrayLike<number> | readonly (readonly number[])[]): Int32Array {
    const { model } = this.prepared.planners[0];
    const width = model.outcomes.length;
    const isNested = typeof outcomes[0] !== 'number';
    const rows = isNested ? outcomes.length : outcomes.length / width;
    if (rows !== this.agents)
      refuseInput(
        'observe',
        'wrong length',
        outcomes,
        `${this.agents} × ${width} outcomes`,
        'Give a row for each agent.',
      );
    const flat = new Int32Array(this.agents * width);
    const refuseRow = (n: number): never => {
      const row = isNested ? outcomes[n] : Array.from({ length: width }, (_, g) => outcomes[n * width + g]);
      readOutcomes(this.agents === 1 ? 'observe' : `observe[${n}]`, row, model);
      throw new Error('observe: refused by no rule');
    };
    for (let n = 0; n < this.agents; n += 1) {
      const row = isNested ? (outcomes[n] as readonly number[]) : undefined;
      if (row !== undefined && row?.length !== width) refuseRow(n);
      for (let g = 0; g < width; g += 1) {
        const outcome = row === undefined ? (outcomes[n * width + g] as number) : row[g];
        if (!Number.isInteger(outcome) || outcome < 0 || outcome >= model.outcomes[g]) refuseRow(n);
        flat[n * width + g] = outcome;
      }
    }
    return flat;
  }

  async act(actions: ArrayLike<number>): Promise<void> {
    if (actions.length !== this.agents)
      refuseInput('act', 'wrong length', actions, `${this.agents} actions`, 'Give one for each agent.');
    const { model } = this.prepared.planners[0];
    const taken = Int32Array.from(actions, (action, n) => readAction(`act[${n}]`, action, model));
    await this.session.write('agentAction', taken);
  }

  async counts(): Promise<PomdpCounts> {
    const { learning, outcomes, factors } = this.prepared.shape;
    const read = async (part: 'A' | 'B' | 'D', arrays: readonly number[]): Promise<Reals[]> =>
      learning?.parts[part] === true
        ? Promise.all(arrays.map(async (_, at) => (await this.session.read(`p${part}${at}`)).slice() as Reals))
        : [];
    return { pA: await read('A', outcomes), pB: await read('B', factors), pD: await read('D', factors) };
  }

  reset(which?: ArrayLike<number>): void {
    if (which !== undefined && which.length !== this.agents)
      refuseInput('reset', 'wrong length', which, `${this.agents} numbers`, 'Give one for each agent.');
    for (let n = 0; n < this.agents; n += 1) if (which === undefined || which[n] !== 0) this.begin[n] = 1;
  }

  async close(): Promise<void> {
    await this.session.close();
    if (this.ownsDevice) await this.owner.close();
  }
}
