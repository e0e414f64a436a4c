/**
 * Agents in the literature's form: one session that infers, one that plans where planning is asked for. What follows from
 * the model alone is computed on the device when the prior is set.
 */
import type { Session } from '../../device/device.js';
import type { Settings } from './agent-options.js';
import type { Agents, Beliefs, Observation, PolicyPlan, Reals } from './beliefs.js';
import { inferenceProgram } from './inference.js';
import { type AgentModel, type CheckedModel, checkModel, hostArray, modelConstants, shapeOf } from './model.js';
import { refuseInput } from './numbers.js';
import { readObservation, refuseNonFinite, repeatRows } from './observation.js';
import { Planner } from './planner.js';
import { checkPolicies } from './policy.js';
import type { PolicyInput } from './policy-input.js';
import { type PreparedModel, preparedConstants, prepareModel } from './prepared-model.js';
import { agentSymbols } from './shape.js';

export async function createCorrectAgents(
  model: AgentModel,
  checked: CheckedModel,
  settings: Settings,
): Promise<Agents> {
  const prepared = await prepareModel(checked, settings);
  const shape = { ...shapeOf(checked, settings.dtype), alone: checked.agents === 1 };
  const program = inferenceProgram(shape, settings);
  const constants = { ...modelConstants(checked, settings.dtype), ...preparedConstants(prepared, settings.method) };
  const session = await settings.device.load(program, {
    ...settings.load,
    symbols: agentSymbols(shape, checked.agents),
    constants,
    parameters: { tolerance: settings.tolerance },
  });
  return new CorrectAgents(model, checked, settings, session, prepared);
}

class CorrectAgents implements Agents {
  readonly states: number;
  readonly observations: number;
  readonly agents: number;
  readonly dtype: Settings['dtype'];
  readonly device: string;
  private last: Reals | undefined;
  private planner: { readonly key: string; readonly planner: Planner } | undefined;

  constructor(
    private readonly source: AgentModel,
    private model: CheckedModel,
    private readonly settings: Settings,
    private readonly session: Session,
    private prepared: PreparedModel,
  ) {
    ({ states: this.states, observations: this.observations, agents: this.agents } = model);
    this.dtype = settings.dtype;
    const { kind, name } = settings.device.description;
    this.device = `${kind} (${name}), ${session.executor}`;
  }

  async infer(observation: Observation): Promise<Beliefs> {
    const { agents, settings, session } = this;
    const observed = hostArray(readObservation(observation, agents, this.observations), this.dtype);
    if (settings.warm && this.last !== undefined) session.setParameter('warm', 1);
    const seen = (await session.step({ observation: observed })) as Readonly<Record<string, Reals>>;
    refuseNonFinite('infer', 'free energy', seen.freeEnergy, this.dtype);
    const iterations = Int32Array.from(seen.iterations);
    this.last = seen.mean.slice();
    const beliefs: Beliefs = {
      mean: seen.mean.slice(),
      variance: repeatRows(this.prepared.variance, agents * this.states),
      complexity: seen.complexity.slice(),
      accuracy: seen.accuracy.slice(),
      freeEnergy: seen.freeEnergy.slice(),
      iterations,
      converged: Uint8Array.from(iterations, (count) => (count < settings.iterations ? 1 : 0)),
    };
    return settings.trace ? { ...beliefs, history: this.historyOf(seen.history, iterations) } : beliefs;
  }

  /** The part of F that moved, with the part that does not. */
  private historyOf(moving: Reals, iterations: Int32Array): Reals[] {
    const { fixedComplexity, fixedAccuracy } = this.prepared;
    return Array.from(iterations, (count, agent) => {
      const which = agent % fixedComplexity.length;
      const fixed = fixedComplexity[which] - fixedAccuracy[which];
      return new Float64Array(count + 1).map((_, round) => moving[round * this.agents + agent] + fixed);
    });
  }

  async plan(policies: readonly PolicyInput[] = this.source.policies ?? []): Promise<PolicyPlan> {
    if (this.last === undefined)
      refuseInput('plan', 'no beliefs yet', 'nothing observed', 'an earlier infer', 'Call infer first.');
    const checked = checkPolicies(policies, this.model);
    const key = JSON.stringify(policies);
    if (this.planner?.key !== key) {
      await this.planner?.planner.close();
      this.planner = undefined;
      const planner = await Planner.open(this.model, checked, this.prepared.variance, this.settings);
      this.planner = { key, planner };
    }
    return this.planner.planner.plan(this.last);
  }

  async setPrior(prior: AgentModel['prior']): Promise<void> {
    const next = checkModel({ ...this.source, prior }, this.agents);
    if (next.ownPrior !== this.model.ownPrior)
      refuseInput(
        'prior',
        'another kind than before',
        next.ownPrior ? 'a prior for each agent' : 'one prior for all',
        this.model.ownPrior ? 'a prior for each agent' : 'one prior for all',
        'Create the agents with the kind that you need.',
      );
    const prepared = await prepareModel(next, this.settings);
    const { priorMean, priorVariance } = modelConstants(next, this.dtype);
    await this.session.write('priorMean', priorMean);
    await this.session.write('priorVariance', priorVariance);
    for (const [name, values] of Object.entries(preparedConstants(prepared, this.settings.method)))
      await this.session.write(name, values);
    // Weights belong to their prior: a warm start begins anew.
    this.session.setParameter('warm', 0);
    this.last = undefined;
    await this.planner?.planner.close();
    this.planner = undefined;
    this.model = next;
    this.prepared = prepared;
  }

  async close(): Promise<void> {
    await this.planner?.planner.close();
    this.planner = undefined;
    await this.session.close();
    if (this.settings.ownsDevice) await this.settings.device.close();
  }
}
