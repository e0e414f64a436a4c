/** What follows from a model alone, as arrays: the preparation's Program run once on the model's device. */
import type { HostArray } from '../../kernel/index.js';
import type { Settings } from './agent-options.js';
import type { Reals } from './beliefs.js';
import { type CheckedModel, modelConstants, shapeOf } from './model.js';
import { refuseNonFinite } from './observation.js';
import { preparationProgram } from './preparation.js';

/** Arrays by the names of preparation.ts. */
export type PreparedModel = Record<'variance' | 'fixedComplexity' | 'fixedAccuracy' | 'rate', Reals> &
  Partial<Record<'gram' | 'foreseen', Reals>>;

export async function prepareModel(
  model: CheckedModel,
  {
    device,
    dtype,
    load,
    learningRate,
    method,
  }: Pick<Settings, 'device' | 'dtype' | 'load' | 'learningRate' | 'method'>,
): Promise<PreparedModel> {
  const session = await device.load(preparationProgram(shapeOf(model, dtype), { dual: method === 'dual' }), {
    ...load,
    symbols: { agents: model.agents },
    constants: modelConstants(model, dtype),
  });
  try {
    const seen = (await session.step()) as PreparedModel;
    const { variance, fixedComplexity, fixedAccuracy, rate, gram, foreseen } = seen;
    for (const [name, values] of Object.entries({ variance, complexity: fixedComplexity, accuracy: fixedAccuracy }))
      refuseNonFinite('model', name, values, dtype);
    return {
      variance: variance.slice(),
      fixedComplexity: fixedComplexity.slice(),
      fixedAccuracy: fixedAccuracy.slice(),
      rate: learningRate === undefined ? rate.slice() : rate.slice().fill(learningRate),
      ...(gram === undefined || foreseen === undefined ? {} : { gram: gram.slice(), foreseen: foreseen.slice() }),
    };
  } finally {
    await session.close();
  }
}

/** The constants of an inference by this method, beside those of the model. */
export function preparedConstants(prepared: PreparedModel, method: Settings['method']): Record<string, HostArray> {
  const { variance: _, rate, ...rest } = prepared;
  return method === 'conjugate' ? rest : { ...rest, rate };
}
