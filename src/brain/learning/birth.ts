/** What a learner is born with beside zeros: its random mixtures and P = I/ρ. Ops of the birth Program, named as the states. */
import type { Dimension, Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { add, cast, div, eq, f32, lt, mul, normal, select, sub, uniform } from '../../kernel/index.js';
import { actorCritic, learningStreams, sight, still } from './constants.js';
import type { LearnerShape } from './shape.js';

export function addLearnerBirth(b: ProgramBuilder, B: Dimension, seed: TensorHandle, shape: LearnerShape): void {
  const { sensors, inputs } = shape;
  const F = shape.features;
  const key = (n: Expr, stream: number) => ({ seed: seed.at(n), brain: 0, cycle: 0, stream });
  const mixtures = (name: string, rows: number, stream: number, gain: number): void => {
    const target = b.output(name, 'f32', [B, rows, inputs]);
    b.map(`bear_${name}`, target, ([n, row, j]) => {
      const spread = select(lt(j, 2 * sensors), f32(gain / Math.sqrt(2 * sensors)), gain * sight.motorGain);
      return mul(normal(key(n, stream), cast(add(mul(row, inputs), j), 'u32'), 2), spread);
    });
  };
  mixtures('mixture', sight.afferents, learningStreams.mixture, 1);
  mixtures('fastWeights', sight.fast, learningStreams.fast, sight.fastGain);
  const bias = b.output('fastBias', 'f32', [B, sight.fast]);
  b.map('bear_fastBias', bias, ([n, k]) => {
    return sub(mul(uniform(key(n, learningStreams.bias), cast(k, 'u32')), 2), 1);
  });
  const stillWeights = b.output('stillWeights', 'f32', [B, still.units, sensors]);
  b.map('bear_stillWeights', stillWeights, ([n, k, i]) => {
    const share = div(cast(k, 'f32'), still.units - 1);
    const gain = mul(add(mul(mul(share, share), still.gainSpan), still.leastGain), 1 / Math.sqrt(sensors));
    const element = cast(add(mul(k, sensors), i), 'u32');
    return mul(normal(key(n, learningStreams.still), element, 2), gain);
  });
  const stillBias = b.output('stillBias', 'f32', [B, still.units]);
  b.map('bear_stillBias', stillBias, ([n, k]) => {
    return mul(sub(mul(uniform(key(n, learningStreams.stillBias), cast(k, 'u32')), 2), 1), still.bias);
  });
  const inverse = b.output('secondMomentInverse', 'f32', [B, F, F]);
  b.map('bear_secondMomentInverse', inverse, ([, f, g]) => select(eq(f, g), f32(actorCritic.firstInverse), 0));
}
