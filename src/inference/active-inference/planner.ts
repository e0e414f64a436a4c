/** A loaded Program of expected free energies, kept as long as the policies' number and horizon stay the same. */
import type { Session } from '../../device/device.js';
import type { HostArray } from '../../kernel/index.js';
import type { Settings } from './agent-options.js';
import type { PolicyPlan, Reals } from './beliefs.js';
import { expectedFreeEnergyProgram } from './expected-free-energy.js';
import { type CheckedModel, hostArray, modelConstants, shapeOf } from './model.js';
import { refuseInput } from './numbers.js';
import type { CheckedPolicies } from './policy.js';

export class Planner {
  private constructor(
    private readonly session: Session,
    private readonly model: CheckedModel,
    private readonly policies: CheckedPolicies,
  ) {}

  /** `variance` is that of the beliefs, one row for each model. */
  static async open(
    model: CheckedModel,
    policies: CheckedPolicies,
    variance: HostArray,
    { device, dtype, load }: Settings,
  ): Promise<Planner> {
    const { preference } = model;
    if (preference === undefined)
      refuseInput(
        'model.preference',
        'missing',
        undefined,
        'mean and variance of what is preferred',
        'Give it in order to plan.',
      );
    const given = modelConstants(model, dtype);
    const program = expectedFreeEnergyProgram(shapeOf(model, dtype), policies);
    const own: Record<string, HostArray> = {
      variance,
      controls: hostArray(policies.controls, dtype),
      attention: hostArray(policies.attention, dtype),
      retention: hostArray(model.retention, dtype),
      drift: hostArray(model.drift, dtype),
      wanted: hostArray(preference.mean, dtype),
      leeway: hostArray(preference.variance, dtype),
    };
    const constants: Record<string, HostArray> = {};
    for (const { name, role } of program.tensors) if (role === 'constant') constants[name] = own[name] ?? given[name];
    const session = await device.load(program, { ...load, symbols: { agents: model.agents }, constants });
    return new Planner(session, model, policies);
  }

  async plan(mean: Reals): Promise<PolicyPlan> {
    const { agents } = this.model;
    const { policies, names } = this.policies;
    const seen = (await this.session.step({ mean })) as Readonly<Record<string, Reals>>;
    const expected = seen.expected.slice();
    const best = Int32Array.from({ length: agents }, (_, agent) => {
      const row = expected.subarray(agent * policies, (agent + 1) * policies);
      return row.indexOf(Math.min(...row));
    });
    const spread = (values: Reals): Reals => expected.map((_, i) => values[i % values.length]);
    return {
      policies: names,
      expected,
      risk: seen.risk.slice(),
      pragmatic: seen.pragmatic.slice(),
      ambiguity: spread(seen.ambiguity),
      epistemic: spread(seen.epistemic),
      best,
    };
  }

  close(): Promise<void> {
    return this.session.close();
  }
}
