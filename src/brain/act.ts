/**
 * act: from the field to the motors. Tendencies are the first moments of the content; W φ is what the actor has learned; the
 * motor cortex scales both by confidence and bounds them; exploration adds low-passed noise while learning. Actor and critic
 * learn one cycle late, from δ = r + 0.97 V(φ) − V(φ before) and from what was new in the noise; a wish beyond the bound is
 * pulled back to it, so that no motor stays there without a reason.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import {
  abs,
  add,
  and,
  cast,
  clamp,
  div,
  eq,
  f32,
  gt,
  lt,
  max,
  maximum,
  min,
  mul,
  normal,
  or,
  select,
  sqrt,
  store,
  sub,
  sum,
} from '../kernel/index.js';
import { act as constants, demonstration, streams } from './constants.js';
import { isTaught, isTold } from './demonstration.js';
import type { MotorRole } from './dictionary.js';
import { addPersistence, insisted, urgeOf } from './persistence.js';
import { type BrainTensors, parameterOf } from './tensors.js';

/** What the critic thinks of the moment, for those that act and learn by it. */
export interface Judgement {
  readonly criticBound: TensorHandle;
  readonly step: TensorHandle;
  readonly sigma: TensorHandle;
}

function shorten(square: Expr, limit: Expr = f32(constants.rowLimit)): Expr {
  return min(div(limit, sqrt(max(square, 1e-12))), 1);
}

export function addValue(b: ProgramBuilder, tensors: BrainTensors): Judgement {
  const { B, phi, critic, shape } = tensors;
  const F = shape.features;
  const criticBound = b.scratch('criticBound', 'f32', [B]);
  const step = b.scratch('actStep', 'f32', [B]);
  const sigma = b.scratch('sigma', 'f32', [B]);
  b.reduce('value', [B], ([n]) => {
    const value = sum([F], ([f]) => mul(critic.at(n, f), phi.at(n, f)));
    const power = sum([F], ([f]) => mul(phi.at(n, f), phi.at(n, f)));
    const size = sum([F], ([f]) => mul(critic.at(n, f), critic.at(n, f)));
    const born = gt(tensors.age.at(n), 0);
    const delta = sub(add(tensors.reward.at(n), mul(value, constants.discount)), tensors.value.at(n));
    const learns = mul(parameterOf(tensors, n, 'learn'), parameterOf(tensors, n, 'critic'));
    const spread = mul(constants.noise.gain, mul(tensors.exploration.at(n), sub(1, tensors.confidence.at(n))));
    return [
      store(tensors.temporalDifference, [n], select(born, delta, 0)),
      store(step, [n], select(born, mul(learns, div(delta, max(tensors.featurePower.at(n), 1))), 0)),
      store(tensors.value, [n], value),
      store(tensors.featurePower, [n], power),
      store(criticBound, [n], shorten(size)),
      store(sigma, [n], max(spread, constants.noise.least)),
    ];
  });
  return { criticBound, step, sigma };
}

/** Gives what each motor intends, before any bound: not finite where its actor holds a weight that is not a number. */
export function addAct(
  b: ProgramBuilder,
  tensors: BrainTensors,
  { criticBound, step, sigma }: Judgement,
): TensorHandle {
  const { B, phi, actor, actorTrace, critic, criticTrace, motors, wander, student, shape } = tensors;
  const [F, M] = [shape.features, shape.motors];
  const intention = b.scratch('intention', 'f32', [B, M]);
  const bound = b.scratch('actorBound', 'f32', [B, M]);
  const news = b.scratch('noiseNews', 'f32', [B, M]);
  const excess = b.scratch('excess', 'f32', [B, M]);
  addPersistence(b, tensors);
  b.reduce('intend', [B, M], ([n, m]) => {
    const said = sum([F], ([f]) => mul(actor.at(n, m, f), phi.at(n, f)));
    const learned = mul(said, parameterOf(tensors, n, 'actor'));
    const size = sum([F], ([f]) => mul(actor.at(n, m, f), actor.at(n, m, f)));
    const urged = urgeOf(tensors, n, m, tendency(tensors, n, m));
    const insistent = mul(insisted(tensors, n, m), parameterOf(tensors, n, 'actor'));
    const whole = add(mul(urged, parameterOf(tensors, n, 'tendency')), learned, insistent);
    const kept = store(tensors.urge, [n, m], urged);
    if (student === undefined) return [kept, store(intention, [n, m], whole), store(bound, [n, m], shorten(size))];
    const taught = isTaught(student, n, m);
    return [
      kept,
      store(intention, [n, m], select(taught, learned, whole)),
      store(bound, [n, m], shorten(size, select(taught, f32(demonstration.rowLimit), constants.rowLimit))),
      store(student.said, [n, m], said),
    ];
  });
  b.reduce('move', [B, M], ([n, m]) => {
    const peak = maximum([M], ([k]) => select(isVigour(tensors, k), 0, abs(intention.at(n, k))));
    const gain = cortexGain(
      peak,
      tensors.confidence.at(n),
      mul(tensors.novelty.at(n), parameterOf(tensors, n, 'recall')),
    );
    const key = { seed: tensors.seed.at(n), brain: 0, cycle: cast(tensors.age.at(n), 'u32'), stream: streams.motors };
    const { memory } = constants.noise;
    const fresh = mul(normal(key, cast(m, 'u32'), 2), Math.sqrt(1 - memory ** 2));
    const next = add(mul(wander.at(n, m), memory), fresh);
    const explores = mul(
      parameterOf(tensors, n, 'exploration'),
      select(gt(parameterOf(tensors, n, 'learn'), 0), f32(1), 0),
    );
    const spread = mul(sigma.at(n), explores);
    const noise = mul(next, spread);
    // What is new in the noise, in deviations of it: the rest could be foreseen from the last motors, which φ holds.
    const fresher = select(gt(spread, 0), div(fresh, mul(max(spread, 1e-6), Math.sqrt(1 - memory ** 2))), 0);
    const rests = isVigour(tensors, m);
    const plain = student === undefined ? rests : or(rests, isTaught(student, n, m));
    const wish = mul(intention.at(n, m), select(plain, f32(1), gain));
    // Noise moves what can be done, not what is wished for beyond it: a wish far outside must not still the exploration.
    const able = clamp(wish, -1, 1);
    const motor = clamp(add(able, noise), -1, 1);
    const learns = mul(parameterOf(tensors, n, 'learn'), parameterOf(tensors, n, 'critic'));
    return [
      store(wander, [n, m], next),
      store(news, [n, m], fresher),
      store(
        excess,
        [n, m],
        mul(sub(wish, able), div(mul(learns, constants.unwind), max(tensors.featurePower.at(n), 1))),
      ),
      store(motors, [n, m], select(isNumber(motor), motor, 0)),
    ];
  });
  b.map('learnActor', [B, M, F], ([n, m, f]) => {
    const trace = actorTrace.at(n, m, f);
    const blame = mul(news.at(n, m), parameterOf(tensors, n, 'learn'));
    const learned = mul(mul(step.at(n), constants.actorRate), trace);
    const unwound = mul(excess.at(n, m), phi.at(n, f));
    const kept = mul(actor.at(n, m, f), bound.at(n, m));
    const faded = mul(trace, constants.actorTrace);
    // An expert's word ends the search by trial: what was tried before is no longer paid for.
    const unlessTold = (told: Expr | number, other: Expr): Expr =>
      student === undefined ? other : select(isTold(tensors, n, m), told, other);
    return [
      store(actor, [n, m, f], unlessTold(kept, sub(add(kept, learned), unwound))),
      store(actorTrace, [n, m, f], add(unlessTold(0, faded), mul(blame, phi.at(n, f)))),
    ];
  });
  b.map('learnCritic', [B, F], ([n, f]) => {
    const trace = criticTrace.at(n, f);
    const next = add(mul(critic.at(n, f), criticBound.at(n)), mul(mul(step.at(n), constants.criticRate), trace));
    return [
      store(critic, [n, f], next),
      store(criticTrace, [n, f], add(mul(trace, constants.criticTrace), phi.at(n, f))),
    ];
  });
  return intention;
}

/** NaN differs from itself: the last word before a motor is that it is a number. */
function isNumber(x: Expr): Expr {
  return eq(x, x);
}

/** Whether a motor is one that says how vigorous the others are to be. */
function isVigour({ roles }: BrainTensors, m: Expr): Expr {
  const places = roles.flatMap((role, at) => (role === 'vigour' ? [at] : []));
  return places.length === 0 ? eq(m, -1) : places.map((at) => eq(m, at)).reduce((one, other) => or(one, other));
}

/** Drive and steer follow the moments along x and y, tilt that along z; vigour rests at ½ and rises with a strategy. */
function tendency(tensors: BrainTensors, n: Expr, m: Expr): Expr {
  const moment = (axis: number): Expr => tensors.moments.at(n, axis);
  const strategic = add(mul(tensors.patternOn.at(n), tensors.patternRank.at(n), 0.5), constants.vigour);
  const values: Readonly<Partial<Record<MotorRole, Expr>>> = {
    drive: mul(moment(0), constants.tendency),
    steer: mul(moment(1), constants.tendency),
    tilt: mul(moment(2), constants.tilt),
    vigour: strategic,
  };
  return tensors.roles.reduce<Expr>((rest, role, motor) => {
    const value = values[role];
    return value === undefined ? rest : select(eq(m, motor), value, rest);
  }, f32(0));
}

/** The fixed rule of the motor cortex, without forced motion. */
function cortexGain(peak: Expr, confidence: Expr, novelty: Expr): Expr {
  const { cortex } = constants;
  const unsure = add(mul(sub(cortex.unsure, confidence), cortex.unsureSlope), cortex.unsureGain);
  const faint = div(f32(cortex.threshold), max(peak, cortex.nothing));
  const excited = select(gt(novelty, cortex.novel), f32(cortex.novelGain), 1);
  const sure = add(mul(sub(confidence, cortex.threshold), cortex.sureSlope / (1 - cortex.threshold)), 1);
  const plain = select(and(lt(peak, cortex.threshold), gt(peak, cortex.nothing)), faint, mul(sure, excited));
  return select(lt(confidence, cortex.unsure), unsure, plain);
}
