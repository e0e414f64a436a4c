/**
 * The tensors of a brain: everything that is resident, declared once. Faculties take this record and add ops. Content is
 * double-buffered, since a stencil reads it; memory is updated in place; the lanes of the dynamics are the 14 rules of a
 * voxel and its 2 echo channels. A content channel c stands at lane c div 2, half c mod 2: memory j goes with lane j.
 */
import type { Dimension, Dtype, Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { channels, features, predict, recall, sense, strategy, surprise } from './constants.js';
import { type MotorRole, usualRoles } from './dictionary.js';
import { learnerShape } from './learning/shape.js';
import { declareLearner } from './learning/tensors.js';
import type { EpisodeEnd } from './options.js';
import { type ParameterName, parameterIndex, parameterNames } from './parameters.js';
import { memberFaculties, type Research, researchFaculties } from './research/faculties.js';
import { type BrainShape, inputWidth } from './shape.js';

/** How a program is built, besides its sizes. */
export interface BuildOptions {
  readonly shape: BrainShape;
  readonly storage: Extract<Dtype, 'f32' | 'f16' | 'bf16'>;
  readonly perBrainStores: boolean;
  /** Candidates of the planner; 0 leaves it out. */
  readonly candidates: number;
  /** Recall in each so-manieth cycle. */
  readonly recallEvery: number;
  /** What research mode adds; `false` in deployment, whose Program has none of it. */
  readonly research: Research | false;
  /** The role of each motor; by default as motors without names have it: forward, turn, pan, tilt, vigour. */
  readonly roles?: readonly MotorRole[];
  /** Whether motors can be taught; without it the Program has nothing of it. */
  readonly demonstrations?: boolean;
  /** Whether the motors learn by reward, and what the end of an episode does; without it the Program has nothing of it. */
  readonly learning?: { readonly episode: EpisodeEnd };
  /** A closed loop: what goes in and what is reported are states, which other ops of the same Program write and read. */
  readonly closed?: boolean;
  /** A part of the cycle that does not evolve the field: nothing is double-buffered. */
  readonly still?: boolean;
}

export type BrainTensors = ReturnType<typeof declareBrainTensors>;

/** Content channels as [lane, half], halves outermost in memory, so that lanes lie side by side. */
export const halvesOutside = (leading: number): number[] => [
  ...Array.from({ length: leading }, (_, i) => i),
  leading + 1,
  leading,
];

export function declareBrainTensors(b: ProgramBuilder, options: BuildOptions) {
  const { shape, storage, perBrainStores } = options;
  const buffered = options.still !== true;
  const { edge, sensors, motors, reachers, patternEdge } = shape;
  const F = shape.features;
  const B = b.symbol('B', 1, 4096);
  const R = b.symbol('R', 16, 1_000_000);
  const scalar = (name: string, initial = 0): TensorHandle => b.state(name, 'f32', [B], { initial });
  const whole = (name: string, initial = 0): TensorHandle => b.state(name, 'i32', [B], { initial });
  const stores = (shape: readonly Dimension[]): Dimension[] => (perBrainStores ? [B, ...shape] : [...shape]);
  const space = [edge, edge, edge];
  const lanes = channels.memory;
  const pooled = [channels.cells, channels.cells, channels.cells, 4, lanes];
  const members = predict.members + memberFaculties(options.research).length;
  const table = (name: string, dtype: Dtype, size: readonly Dimension[], layout?: number[]): TensorHandle =>
    b.constant(name, dtype, size, layout === undefined ? {} : { layout });
  return {
    ...options,
    B,
    R,
    // sensors, reward, demonstrations where there are any, and the end of an episode where it counts: see inputColumns
    input: declareInput(
      b,
      [B, inputWidth(shape, options.demonstrations === true, options.learning !== undefined)],
      options.closed === true,
    ),
    /** Behind the brain's own motors stand the usual ones, so that a Program does not depend on how many of them it has. */
    roles: [...(options.roles ?? usualRoles).slice(0, motors), ...usualRoles.slice(motors)],
    parameters: b.state('knobs', 'f32', [B, parameterNames.length], { initial: 1 }),
    age: whole('age'),
    seed: b.state('seed', 'u32', [B]),

    // the field
    content: b.state('content', storage, [B, ...space, lanes, 2], { buffered, layout: halvesOutside(4) }),
    memory: b.state('memory', storage, [B, ...space, lanes]),
    dynamics: b.state('dynamics', 'f32', [B, ...space, channels.dynamics], { buffered }),

    // sense
    low: b.state('low', 'f32', [B, sensors], { initial: sense.firstLow }),
    high: b.state('high', 'f32', [B, sensors], { initial: sense.firstHigh }),
    sensors: b.state('sensors', 'f32', [B, sensors]),
    sensorsLast: b.state('sensorsLast', 'f32', [B, sensors]),
    reward: scalar('reward'),
    badInputs: whole('badInputs'),
    silence: whole('silence'),
    rangeLow: table('rangeLow', 'f32', [sensors]),
    rangeHigh: table('rangeHigh', 'f32', [sensors]),
    rangeGiven: table('rangeGiven', 'i32', [sensors]),

    // surprise
    error: scalar('error'),
    meanError: scalar('meanError'),
    errors: b.state('errors', 'f32', [B, surprise.ring]),
    confidence: scalar('confidence', surprise.firstConfidence),
    improvement: scalar('improvement'),
    plateau: whole('plateau'),

    // modulate
    information: scalar('information'),
    exploration: scalar('exploration', 0.3),
    drive: scalar('drive'),
    gate: scalar('gate'),
    opening: scalar('opening'),
    hold: scalar('hold'),
    cognition: whole('cognition'),

    // evolve
    reachSensor: table('reachSensor', 'i32', [reachers, lanes, 2], halvesOutside(1)),
    reachX: table('reachX', 'f32', [edge, reachers, lanes, 2], halvesOutside(2)),
    reachY: table('reachY', 'f32', [edge, reachers, lanes, 2], halvesOutside(2)),
    reachZ: table('reachZ', 'f32', [edge, reachers, lanes, 2], halvesOutside(2)),
    mixFrom: table('mixFrom', 'i32', [lanes, 2], halvesOutside(0)),
    mixSign: table('mixSign', 'f32', [lanes, 2], halvesOutside(0)),
    mixSay: table('mixSay', 'f32', [lanes, 2], halvesOutside(0)),
    mixHear: table('mixHear', 'f32', [lanes, 2], halvesOutside(0)),
    ruleAnswer: table('ruleAnswer', 'f32', [channels.dynamics]),
    ruleMean: table('ruleMean', 'f32', [channels.dynamics]),
    ruleSpread: table('ruleSpread', 'f32', [channels.dynamics]),
    ruleLimit: table('ruleLimit', 'f32', [channels.dynamics]),

    // pool
    means: b.state('means', 'f32', [B, ...pooled]),
    maxima: b.state('maxima', 'f32', [B, ...pooled]),
    energy: scalar('energy'),
    variance: scalar('variance'),
    maximum: scalar('maximum'),
    sparsity: scalar('sparsity', 1),
    activeCells: whole('activeCells'),
    moments: b.state('moments', 'f32', [B, 4]),
    mended: whole('mended'),

    // features
    featureCell: table('featureCell', 'i32', [features.projections, features.taps]),
    featureGroup: table('featureGroup', 'i32', [features.projections, features.taps]),
    featureLane: table('featureLane', 'i32', [features.projections, features.taps]),
    featureSign: table('featureSign', 'f32', [features.projections, features.taps]),
    ...(sensors > features.directSensors
      ? {
          sensorFrom: table('sensorFrom', 'i32', [features.projectedSensors, features.sensorTaps]),
          sensorSign: table('sensorSign', 'f32', [features.projectedSensors, features.sensorTaps]),
        }
      : {}),
    featureMean: b.state('featureMean', 'f32', [B, features.projections]),
    featureVariance: b.state('featureVariance', 'f32', [B, features.projections]),
    phi: b.state('phi', 'f32', [B, F]),

    // recall
    query: b.state('query', 'f32', [B, recall.width]),
    usual: b.state('usual', 'f32', [B, recall.width]),
    bank: b.state('bank', storage, stores([R, recall.width])),
    strength: b.state('strength', 'f32', stores([R])),
    touched: b.state('touched', 'i32', stores([R])),
    novelty: scalar('novelty', 1),
    match: b.state('match', 'f32', [B, recall.best]),
    matchRow: b.state('matchRow', 'i32', [B, recall.best], { initial: -1 }),
    lastStore: whole('lastStore', -recall.storeEvery),
    stored: whole('stored'),

    // strategy
    library: b.state('library', 'f16', stores([strategy.entries, patternEdge, patternEdge, patternEdge, lanes])),
    contexts: b.state('contexts', 'f32', stores([strategy.entries, strategy.context])),
    scores: b.state('scores', 'f32', stores([strategy.entries])),
    births: b.state('births', 'i32', stores([strategy.entries])),
    additions: b.state('additions', 'i32', stores([])),
    context: b.state('context', 'f32', [B, strategy.context]),
    pattern: b.state('pattern', 'f16', [B, patternEdge, patternEdge, patternEdge, lanes]),
    patternRank: scalar('patternRank'),
    patternOn: scalar('patternOn'),
    valueMean: scalar('valueMean'),
    valueSquare: scalar('valueSquare'),
    lastAddition: whole('lastAddition', -strategy.addEvery),

    // planner: candidates' fields are 4³ cells of the content's halves and the memory
    planUntil: whole('planUntil'),
    ...(options.candidates === 0 ? {} : { plan: declarePlan(b, B, options.candidates) }),

    // act
    motors: b.state('motors', 'f32', [B, motors]),
    ...(options.learning === undefined ? declareActor(b, B, shape) : ({} as Actor)),
    value: scalar('value'),
    temporalDifference: scalar('temporalDifference'),
    ...(options.learning === undefined
      ? { featurePower: scalar('featurePower', 1) }
      : ({} as { featurePower: TensorHandle })),

    // learning by reward
    ...(options.learning === undefined
      ? {}
      : {
          learner: declareLearner(
            b,
            B,
            learnerShape(edge, sensors, motors),
            options.learning.episode === 'rest',
            options.demonstrations,
          ),
        }),

    // demonstration
    ...(options.demonstrations === true && options.learning === undefined
      ? { student: declareStudent(b, B, motors, F) }
      : {}),

    // predict
    prediction: b.state('prediction', 'f32', [B, sensors]),
    members: b.state('members', 'f32', [B, members, sensors]),
    memberErrors: b.state('memberErrors', 'f32', [B, members, sensors], { initial: 1 }),
    fast: b.state('fast', 'f32', [B, sensors]),
    slow: b.state('slow', 'f32', [B, sensors]),
    readout: b.state('readout', 'f32', [B, sensors, F]),
    inverse: b.state('inverse', 'f32', [B, F, F]),

    // research mode; its faculties declare the rest
    ...(options.research === false
      ? {}
      : { researchParameters: b.state('researchKnobs', 'f32', [B, researchFaculties.length], { initial: 1 }) }),
  };
}

function declareInput(b: ProgramBuilder, size: readonly Dimension[], closed: boolean): TensorHandle {
  return closed ? b.state('sensed', 'f32', size) : b.input('sensed', 'f32', size);
}

type Actor = ReturnType<typeof declareActor>;

/** The actor-critic on φ. A brain that learns by reward has another one, and none of these: no faculty of its cycle asks. */
function declareActor(b: ProgramBuilder, B: Dimension, { motors, sensorFeatures, features: F }: BrainShape) {
  return {
    wander: b.state('wander', 'f32', [B, motors]),
    urge: b.state('urge', 'f32', [B, motors]),
    insistence: b.state('insistence', 'f32', [B, sensorFeatures]),
    actor: b.state('actor', 'f32', [B, motors, F]),
    actorTrace: b.state('actorTrace', 'f32', [B, motors, F]),
    critic: b.state('critic', 'f32', [B, F]),
    criticTrace: b.state('criticTrace', 'f32', [B, F]),
  };
}

export type Student = ReturnType<typeof declareStudent>;

function declareStudent(b: ProgramBuilder, B: Dimension, motors: number, F: number) {
  return {
    /** What the actor alone said of each motor. */
    said: b.state('said', 'f32', [B, motors]),
    /** 1 for a motor that has had a demonstration. */
    taught: b.state('taught', 'f32', [B, motors]),
    inverse: b.state('lessonInverse', 'f32', [B, motors, F, F]),
  };
}

export type Plan = ReturnType<typeof declarePlan>;

function declarePlan(b: ProgramBuilder, B: Dimension, candidates: number) {
  const { cells, memory: lanes } = channels;
  const cube = [cells, cells, cells];
  return {
    field: b.state('planField', 'f32', [B, candidates, ...cube, 3, lanes], { buffered: true }),
    rules: b.state('planRules', 'f32', [B, ...cube, lanes]),
    pattern: b.state('planPattern', 'f32', [B, candidates, ...cube, lanes]),
    score: b.state('planScore', 'f32', [B, candidates]),
    rows: b.state('planRows', 'i32', [B, strategy.best], { initial: -1 }),
    weights: b.state('planWeights', 'f32', [B, strategy.best]),
    began: b.state('planBegan', 'i32', [B]),
  };
}

/** A parameter of a brain. */
export function parameterOf(
  tensors: Pick<BrainTensors, 'parameters' | 'researchParameters'>,
  brain: Expr,
  name: ParameterName,
): Expr {
  const added = (researchFaculties as readonly string[]).indexOf(name);
  if (added >= 0 && tensors.researchParameters !== undefined) return tensors.researchParameters.at(brain, added);
  return tensors.parameters.at(brain, parameterIndex(name));
}
