/**
 * The tensors of a brain that learns by reward, declared once. Everything is per slot, its random mixtures too, so that the
 * slots of a batch are independent seeds; only the tables of wiring.ts are shared.
 */
import type { Dimension, Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import { actorCritic, delay, sight, still } from './constants.js';
import { type LearnerShape, tapPairs } from './shape.js';

/** What the learner takes from the rest of the brain. */
export interface LearnerPorts {
  readonly B: Dimension;
  readonly age: TensorHandle;
  readonly seed: TensorHandle;
  readonly motors: TensorHandle;
  readonly value: TensorHandle;
  readonly temporalDifference: TensorHandle;
  /** A sensor as it came. */
  sensed(n: Expr, i: Expr): Expr;
  /** The reward as it came. */
  reward(n: Expr): Expr;
  /** How the episode stands, as a number of `episodeEnds`. */
  end(n: Expr): Expr;
  /** What a motor should have done, NaN where there is no demonstration; only in brains that take demonstrations. */
  demonstration?(n: Expr, m: Expr): Expr;
  /** Above 0 while it learns. */
  learns(n: Expr): Expr;
  /** Above 0 while motors try: also where a policy stands still and goes on as it was learned. */
  tries(n: Expr): Expr;
  /** How loud exploration is; 1 as a rule. */
  explores(n: Expr): Expr;
}

/** What the last column of the input says of the episode. */
export const episodeEnds = { goesOn: 0, terminated: 1, truncated: 2 } as const;

export type LearnerTensors = ReturnType<typeof declareLearner>;

export function declareLearner(
  b: ProgramBuilder,
  B: Dimension,
  shape: LearnerShape,
  rests: boolean,
  demonstrations = false,
) {
  const { sensors, motors, inputs, lineLength, lines, scaled } = shape;
  const F = shape.features;
  const scalar = (name: string, initial = 0): TensorHandle => b.state(name, 'f32', [B], { initial });
  const whole = (name: string, initial = 0): TensorHandle => b.state(name, 'i32', [B], { initial });
  const rows = (name: string, ...size: number[]): TensorHandle => b.state(name, 'f32', [B, ...size]);
  return {
    shape,
    rests,
    /** 1 in the first cycle of an episode. */
    begins: whole('episodeBegins', 1),
    observed: whole('cyclesObserved'),

    // inputs
    inputMean: rows('inputMean', 2, sensors),
    inputVariance: rows('inputVariance', 2, sensors),
    rawLast: rows('rawLast', sensors),
    inputs: rows('learnerInputs', inputs),

    // features
    mixture: rows('mixture', sight.afferents, inputs),
    fastWeights: rows('fastWeights', sight.fast, inputs),
    fastBias: rows('fastBias', sight.fast),
    inflowFrom: b.constant('inflowFrom', 'i32', [lines, sight.inflows]),
    inflowWeight: b.constant('inflowWeight', 'f32', [lines, sight.inflows]),
    lineSpeed: b.constant('lineSpeed', 'f32', [lines]),
    linePlace: b.constant('linePlace', 'i32', [lines]),
    /** Lines of electrodes, and those of products, which are needed no further than products reach. */
    long: b.state('lines', 'f32', [B, sight.electrodes, lineLength], { buffered: true }),
    short: b.state('shortLines', 'f32', [B, 2 * sight.products, sight.productReach], { buffered: true }),
    scaledMean: rows('scaledMean', scaled),
    scaledVariance: rows('scaledVariance', scaled),
    phi: rows('learnerPhi', F),
    before: rows('learnerPhiBefore', F),

    // what readouts find beside φ
    tapPlace: b.constant('tapPlace', 'i32', [shape.taps + tapPairs.length, 2]),
    delays: b.state('delayLines', 'f32', [B, delay.lines, delay.length], { buffered: true }),
    tapMean: rows('tapMean', shape.taps),
    tapVariance: rows('tapVariance', shape.taps),
    stillWeights: rows('stillWeights', still.units, sensors),
    stillBias: rows('stillBias', still.units),
    taps: rows('taps', shape.beside),

    // actor-critic
    inverse: rows('secondMomentInverse', F, F),
    updates: whole('whitenings'),
    steps: whole('learningSteps'),
    leverage: scalar('leverage', F),
    surprise: scalar('squaredDifference', 1),
    /** δ² over what is usual, lately; and learning steps since birth, less those that a change of the world took back. */
    upset: scalar('upset', 1),
    settled: scalar('settledSteps'),
    sigma: scalar('policySigma', actorCritic.firstSigma),
    discounted: scalar('discountedReturn'),
    discountedMean: scalar('discountedReturnMean'),
    discountedVariance: scalar('discountedReturnVariance'),
    critic: rows('valueWeights', F),
    criticTrace: rows('valueTrace', F),
    actor: rows('policyWeights', motors, F),
    actorTrace: rows('policyTrace', motors, F),
    noise: rows('policyNoise', motors),
    mean: rows('policyMean', motors),

    // demonstrations: which motors had any, and each motor's inverse correlation over them
    ...(demonstrations
      ? { student: { taught: rows('taught', motors), inverse: rows('lessonInverse', motors, F, F) } }
      : {}),

    // episodes
    episodes: whole('episodes'),
    return: scalar('episodeReturn'),
    length: whole('episodeLength'),
    lastReturn: scalar('lastReturn'),
    lastLength: whole('lastLength'),
  };
}
