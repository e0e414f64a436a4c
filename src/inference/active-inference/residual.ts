/**
 * What an observation leaves unexplained: δ = o − o₀ − J μ. The legacy form e = π (o − μ[0..m)) takes the first states for
 * the predicted observation and is weighted already; it is kept for comparison only.
 */
import type { ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { mul, sub } from '../../kernel/index.js';
import type { ObservationMatrix } from './observation-matrix.js';
import type { AgentMode, Noise } from './shape.js';

/** target[agent, i]; one op named `name`. */
export function addResidual(
  b: ProgramBuilder,
  name: string,
  target: TensorHandle,
  parts: {
    readonly mode: AgentMode;
    readonly matrix: ObservationMatrix;
    readonly noise: Noise;
    readonly observed: TensorHandle;
    readonly mean: TensorHandle;
  },
): void {
  const { mode, matrix, noise, observed, mean } = parts;
  if (mode === 'legacy') {
    b.map(name, target, ([agent, i]) => mul(noise.precision.at(i), sub(observed.at(agent, i), mean.at(agent, i))));
    return;
  }
  matrix.multiply(b, name, target, mean, (predicted, agent, i) =>
    sub(sub(observed.at(agent, i), noise.offset.at(i)), predicted),
  );
}
