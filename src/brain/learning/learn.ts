/**
 * The actor-critic as ops: TD(λ) through k = P φ, which is natural-gradient temporal-difference learning. It learns from the
 * motors of the cycle before and what they came to, and then acts. Equations and references are in docs/learning.md.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
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
  i32,
  isFinite,
  max,
  min,
  mul,
  ne,
  normal,
  select,
  sqrt,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { actorCritic as constants, learningStreams } from './constants.js';
import { increased } from './count.js';
import { addShown, type Shown } from './demonstrate.js';
import { episodeEnds, type LearnerPorts, type LearnerTensors } from './tensors.js';
import type { Whitened } from './whiten.js';

/** Numbers of a cycle that critic and actor learn by. */
interface Judgement {
  readonly power: TensorHandle;
  readonly share: TensorHandle;
  readonly criticStep: TensorHandle;
  readonly actorRate: TensorHandle;
}

/** Gives what is to be known of demonstrations, where the brain takes any. */
export function addLearn(
  b: ProgramBuilder,
  ports: LearnerPorts,
  learner: LearnerTensors,
  whitened: Whitened,
): Shown | undefined {
  const judgement = addJudge(b, ports, learner, whitened);
  const shown = addShown(b, ports, learner, whitened);
  addLearnWeights(b, ports, learner, whitened, judgement, shown);
  return shown;
}

function addJudge(
  b: ProgramBuilder,
  { B, reward, end, value, temporalDifference }: LearnerPorts,
  learner: LearnerTensors,
  { learning, gain }: Whitened,
): Judgement {
  const { before, phi, critic, criticTrace, steps, leverage, surprise, upset, settled, sigma } = learner;
  const { discounted, discountedMean, discountedVariance } = learner;
  const F = learner.shape.features;
  const one = (name: string): TensorHandle => b.scratch(name, 'f32', [B]);
  const [power, share, criticStep, actorRate] = ['leveragePower', 'leverageShare', 'valueStep', 'policyRate'].map(one);
  b.reduce('judge', [B], ([n]) => {
    const now = ne(learning.at(n), 0);
    const kept = (next: Expr, old: TensorHandle): Expr => select(now, next, old.at(n));
    const t = cast(add(steps.at(n), 1), 'f32');
    const r = clamp(select(isFinite(reward(n)), reward(n), 0), -constants.rewardLimit, constants.rewardLimit);
    // the reward over the deviation of the discounted return
    const total = add(mul(discounted.at(n), constants.discount), r);
    const away = sub(total, discountedMean.at(n));
    const mean = add(discountedMean.at(n), div(away, t));
    const spread = discountedVariance.at(n);
    const variance = add(spread, div(sub(mul(away, sub(total, mean)), spread), t));
    const known = select(eq(steps.at(n), 0), f32(1), max(variance, 0));
    const scaled = div(r, sqrt(add(known, constants.leastReturnVariance)));
    // how much this φ counts
    const q = sum([F], ([f]) => mul(before.at(n, f), gain.at(n, f)));
    const span = add(min(t, constants.leverageSpan), constants.settle);
    const usual = add(leverage.at(n), div(sub(q, leverage.at(n)), span));
    const counted = min(div(mul(usual, constants.leverageLimit), max(q, constants.leastLeverage)), 1);
    // the temporal difference
    const ahead = sum([F], ([f]) => mul(critic.at(n, f), phi.at(n, f)));
    const expected = sum([F], ([f]) => mul(critic.at(n, f), before.at(n, f)));
    const bootstrap = select(eq(end(n), episodeEnds.terminated), 0, mul(ahead, constants.discount));
    const delta = sub(add(scaled, bootstrap), expected);
    const square = add(surprise.at(n), div(sub(mul(delta, delta), surprise.at(n)), add(t, constants.settle)));
    const judged = clamp(
      div(delta, add(sqrt(square), constants.leastSurprise)),
      -constants.surpriseLimit,
      constants.surpriseLimit,
    );
    // a world that has changed wakes exploration and the actor again
    const unusual = min(div(mul(delta, delta), add(surprise.at(n), constants.leastSurprise)), constants.wakeLimit);
    const lately = add(upset.at(n), div(sub(unusual, upset.at(n)), constants.wakeSpan));
    const wakes = and(gt(t, constants.wakeFrom), gt(lately, constants.wakeAbove));
    const calm = mul(add(settled.at(n), 1), select(wakes, f32(constants.wakeKeep), 1));
    const annealed = div(f32(1), add(div(calm, constants.annealing), 1));
    const width = add(mul(annealed, constants.sigmaFall), constants.leastSigma);
    // the critic's step takes away a bounded share of the error at φ
    const faded = mul(
      sum([F], ([f]) => mul(criticTrace.at(n, f), before.at(n, f))),
      constants.fade,
    );
    const rate = div(f32(constants.criticRate), usual);
    const reached = mul(rate, add(faded, mul(counted, q)));
    const bounded = select(gt(reached, constants.criticReach), div(f32(constants.criticReach), reached), 1);
    const policyRate = mul(
      div(f32(constants.actorRate), usual),
      max(annealed, constants.actorLeast),
      mul(width, judged),
    );
    const ends = ne(end(n), episodeEnds.goesOn);
    return [
      store(power, [n], q),
      store(share, [n], counted),
      store(criticStep, [n], select(now, mul(mul(rate, bounded), delta), 0)),
      store(actorRate, [n], select(now, policyRate, 0)),
      store(value, [n], ahead),
      store(temporalDifference, [n], select(now, delta, 0)),
      store(steps, [n], increased(steps.at(n), learning.at(n))),
      store(leverage, [n], kept(usual, leverage)),
      store(surprise, [n], kept(square, surprise)),
      store(upset, [n], kept(lately, upset)),
      store(settled, [n], kept(calm, settled)),
      store(sigma, [n], kept(width, sigma)),
      store(discounted, [n], select(ends, 0, kept(total, discounted))),
      store(discountedMean, [n], kept(mean, discountedMean)),
      store(discountedVariance, [n], kept(variance, discountedVariance)),
      ...counts(learner, n, r, ends),
    ];
  });
  return { power, share, criticStep, actorRate };
}

/** Returns and lengths of episodes, for the report. */
function counts(learner: LearnerTensors, n: Expr, r: Expr, ends: Expr) {
  const { begins, episodes, lastReturn, lastLength } = learner;
  const first = eq(begins.at(n), 1);
  const total = select(first, 0, add(learner.return.at(n), r));
  const length = select(first, i32(0), increased(learner.length.at(n), 1));
  return [
    store(learner.return, [n], total),
    store(learner.length, [n], length),
    store(lastReturn, [n], select(ends, total, lastReturn.at(n))),
    store(lastLength, [n], select(ends, length, lastLength.at(n))),
    store(episodes, [n], increased(episodes.at(n), select(ends, i32(1), 0))),
  ];
}

function addLearnWeights(
  b: ProgramBuilder,
  { B, end }: LearnerPorts,
  learner: LearnerTensors,
  { learning, gain }: Whitened,
  { power, share, criticStep, actorRate }: Judgement,
  shown: Shown | undefined,
): void {
  const { before, critic, criticTrace, actor, actorTrace, noise, mean, sigma, leverage, shape } = learner;
  const [F, M] = [shape.features, shape.motors];
  const step = b.scratch('policyStep', 'f32', [B, M]);
  const back = b.scratch('policyBack', 'f32', [B, M]);
  b.reduce('judgePolicy', [B, M], ([n, m]) => {
    const faded = mul(
      sum([F], ([f]) => mul(actorTrace.at(n, m, f), before.at(n, f))),
      constants.fade,
    );
    const along = add(faded, mul(mul(share.at(n), noise.at(n, m)), power.at(n)));
    // A taught motor tries less, and changes by less than what it tries: what was shown is not to be lost.
    const tried = shown?.tried(n, m);
    const rate = tried === undefined ? actorRate.at(n) : mul(actorRate.at(n), mul(tried, tried));
    const width = tried === undefined ? sigma.at(n) : mul(sigma.at(n), tried);
    const moved = abs(mul(rate, along));
    const most = mul(width, constants.actorReach);
    const bounded = select(gt(moved, most), div(mul(rate, most), moved), rate);
    const limit = shown?.limit(n, m);
    const able =
      limit === undefined
        ? clamp(mean.at(n, m), -constants.meanLimit, constants.meanLimit)
        : min(max(mean.at(n, m), sub(0, limit)), limit);
    const over = sub(mean.at(n, m), able);
    return [
      store(step, [n, m], bounded),
      store(back, [n, m], select(ne(learning.at(n), 0), div(over, max(power.at(n), leverage.at(n))), 0)),
    ];
  });
  // A trace that was learned from is at its end where the episode is; one that was not stays as it was.
  const next = (n: Expr, old: Expr, trace: Expr): Expr =>
    select(ne(end(n), episodeEnds.goesOn), 0, select(ne(learning.at(n), 0), trace, old));
  b.map('learnValue', [B, F], ([n, f]) => {
    const trace = add(mul(criticTrace.at(n, f), constants.fade), mul(share.at(n), gain.at(n, f)));
    return [
      store(critic, [n, f], add(critic.at(n, f), mul(criticStep.at(n), trace))),
      store(criticTrace, [n, f], next(n, criticTrace.at(n, f), trace)),
    ];
  });
  b.map('learnPolicy', [B, M, F], ([n, m, f]) => {
    const credit = mul(mul(share.at(n), noise.at(n, m)), gain.at(n, f));
    const trace = add(mul(actorTrace.at(n, m, f), constants.fade), credit);
    const learned = sub(mul(step.at(n, m), trace), mul(back.at(n, m), gain.at(n, f)));
    // An expert's word ends the search by trial: what was tried before is no longer paid for.
    const unlessTold = (told: Expr | undefined, other: Expr): Expr =>
      shown === undefined || told === undefined ? other : select(shown.told(n, m), told, other);
    return [
      store(actor, [n, m, f], add(actor.at(n, m, f), unlessTold(shown?.learned(n, m, f), learned))),
      store(actorTrace, [n, m, f], unlessTold(f32(0), next(n, actorTrace.at(n, m, f), trace))),
    ];
  });
}

/** motor = clip(clip(w·φ, ±1.2) + σ z, ±1); without noise where it does not try. */
export function addPolicy(b: ProgramBuilder, ports: LearnerPorts, learner: LearnerTensors, shown?: Shown): void {
  const { B, seed, age, motors, tries, explores, end } = ports;
  const { phi, before, actor, noise, mean, sigma, begins, shape } = learner;
  const F = shape.features;
  b.reduce('choosePolicy', [B, shape.motors], ([n, m]) => {
    const wish = sum([F], ([f]) => mul(actor.at(n, m, f), phi.at(n, f)));
    const key = { seed: seed.at(n), brain: 0, cycle: cast(age.at(n), 'u32'), stream: learningStreams.exploration };
    const z = select(gt(tries(n), 0), normal(key, cast(m, 'u32'), 2), 0);
    const able = clamp(wish, -constants.meanLimit, constants.meanLimit);
    const loud = mul(sigma.at(n), explores(n));
    const tried = shown === undefined ? loud : mul(loud, shown.tried(n, m));
    const motor = clamp(add(able, mul(tried, z)), -1, 1);
    return [
      store(mean, [n, m], wish),
      store(noise, [n, m], z),
      store(motors, [n, m], select(eq(motor, motor), motor, 0)),
    ];
  });
  b.map('keepPhi', before, ([n, f]) => phi.at(n, f));
  b.map('keepEnd', begins, ([n]) => select(ne(end(n), episodeEnds.goesOn), i32(1), 0));
}
