/**
 * birth: what a brain begins with beside zeros: its local rules (p0), the reflexes of its actor, and the inverse
 * correlations of readout and demonstrations. A Program of its own, run once when brains are made or reset; its outputs are named as the states.
 */
import type { Expr, Program } from '../kernel/index.js';
import { add, and, cast, eq, f32, ge, lt, mul, noiseWords, normal, program, select } from '../kernel/index.js';
import { act, channels, demonstration, predict, streams } from './constants.js';
import { addLearnerBirth } from './learning/birth.js';
import { learnerShape } from './learning/shape.js';
import { bornRule } from './rules.js';
import type { BrainShape } from './shape.js';

export function birthProgram(shape: BrainShape, demonstrations: boolean, learning = false): Program {
  const { edge, motors, at, sensorFeatures } = shape;
  const F = shape.features;
  return program('birth', (b) => {
    const B = b.symbol('B', 1, 4096);
    const seed = b.input('seed', 'u32', [B]);
    const table = (name: string) => b.constant(name, 'f32', [channels.dynamics]);
    const tables = { ruleMean: table('ruleMean'), ruleSpread: table('ruleSpread'), ruleLimit: table('ruleLimit') };
    const dynamics = b.output('dynamics', 'f32', [B, edge, edge, edge, channels.dynamics]);
    const actor = learning ? undefined : b.output('actor', 'f32', [B, motors, F]);
    const inverse = b.output('inverse', 'f32', [B, F, F]);
    b.map('bear', dynamics, ([n, x, y, z, k]) => {
      const words = (stream: number) => noiseWords({ seed: seed.at(n), brain: 0, cycle: 0, stream });
      const voxel = add(mul(add(mul(x, edge), y), edge), z);
      return bornRule(tables, words(streams.rules), words(streams.holding), voxel, k);
    });
    if (actor !== undefined)
      b.map('bearReflexes', actor, ([n, m, f]) => {
        const key = { seed: seed.at(n), brain: 0, cycle: 0, stream: streams.weights };
        const weight = mul(normal(key, cast(add(mul(m, F), f), 'u32'), 2), act.firstWeight);
        return select(and(ge(f, at.now), lt(f, at.now + sensorFeatures)), weight, 0);
      });
    const diagonal = (f: Expr, g: Expr, variance: number): Expr => select(eq(f, g), f32(variance), 0);
    b.map('bearInverse', inverse, ([, f, g]) => diagonal(f, g, predict.firstVariance));
    if (learning) addLearnerBirth(b, B, seed, learnerShape(edge, shape.sensors, motors));
    if (!demonstrations) return;
    const seen = learning ? learnerShape(edge, shape.sensors, motors).features : F;
    const demonstrationInverse = b.output('lessonInverse', 'f32', [B, motors, seen, seen]);
    b.map('initializeDemonstrationInverse', demonstrationInverse, ([, , f, g]) =>
      diagonal(f, g, demonstration.firstVariance),
    );
  });
}
