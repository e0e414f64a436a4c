/**
 * Agents as the original computed them, for comparison only: the prediction is μ[0..m), the error is weighted before it is
 * weighted again, there is no prior in the update, variances stay as they are, at most ten updates are made.
 */
import type { Session } from '../../device/device.js';
import type { Settings } from './agent-options.js';
import { beliefUpdateProgram, legacyRate } from './belief-update.js';
import type { Agents, Beliefs, Observation, PolicyPlan, Reals } from './beliefs.js';
import { freeEnergyProgram } from './free-energy.js';
import { type CheckedModel, hostArray, modelConstants, shapeOf } from './model.js';
import { refuseInput } from './numbers.js';
import { readObservation, refuseNonFinite, repeatRows } from './observation.js';

const mostUpdates = 10;

export async function createLegacyAgents(model: CheckedModel, settings: Settings): Promise<Agents> {
  const { states, observations, agents } = model;
  const { device, dtype, load } = settings;
  if (observations > states)
    refuseInput('legacy mode', 'takes states for observations', observations, `at most ${states}`, 'Use mode correct.');
  const shape = shapeOf(model, dtype);
  const updates = Math.min(settings.iterations, mostUpdates);
  const { priorMean, priorVariance, ...rest } = modelConstants(model, dtype);
  const symbols = { agents };
  const update = await device.load(beliefUpdateProgram(shape, updates, 'legacy'), {
    ...load,
    symbols,
    constants: rest,
    parameters: { rate: settings.learningRate ?? legacyRate },
  });
  const constants = { ...rest, priorMean, priorVariance };
  const energy = await device.load(freeEnergyProgram(shape, 'legacy'), { ...load, symbols, constants });
  return new LegacyAgents(model, settings, update, energy, updates);
}

class LegacyAgents implements Agents {
  readonly states: number;
  readonly observations: number;
  readonly agents: number;
  readonly dtype: Settings['dtype'];
  readonly device: string;

  constructor(
    private readonly model: CheckedModel,
    private readonly settings: Settings,
    private readonly update: Session,
    private readonly energy: Session,
    private readonly updates: number,
  ) {
    ({ states: this.states, observations: this.observations, agents: this.agents } = model);
    this.dtype = settings.dtype;
    const { kind, name } = settings.device.description;
    this.device = `${kind} (${name}), ${update.executor}`;
  }

  async infer(observation: Observation): Promise<Beliefs> {
    const { agents, states, dtype } = this;
    const observed = hostArray(readObservation(observation, agents, this.observations), dtype);
    const start = repeatRows(hostArray(this.model.priorMean, dtype), agents * states);
    const variance = repeatRows(hostArray(this.model.priorVariance, dtype), agents * states);
    await this.update.write('mean', start);
    await this.update.step({ observation: observed });
    const mean = (await this.update.read('mean')) as Reals;
    const seen = (await this.energy.step({ observation: observed, mean, variance })) as Readonly<Record<string, Reals>>;
    refuseNonFinite('infer', 'free energy', seen.freeEnergy, dtype);
    return {
      mean,
      variance,
      complexity: seen.complexity.slice(),
      accuracy: seen.accuracy.slice(),
      freeEnergy: seen.freeEnergy.slice(),
      iterations: new Int32Array(agents).fill(this.updates),
      converged: new Uint8Array(agents),
    };
  }

  async plan(): Promise<PolicyPlan> {
    return refuseInput('plan', 'not in legacy mode', 'legacy', 'mode correct', 'Create the agents in mode correct.');
  }

  async setPrior(): Promise<void> {
    refuseInput('setPrior', 'not in legacy mode', 'legacy', 'mode correct', 'Create the agents in mode correct.');
  }

  async close(): Promise<void> {
    await this.update.close();
    await this.energy.close();
    if (this.settings.ownsDevice) await this.settings.device.close();
  }
}
