/**
 * evolve: the one pass over the field. Every lane j of a voxel computes content channels 2j and 2j + 1, memory channel j,
 * and rule or echo channel j, all from the old field; what depends on the voxel alone is computed once for its lanes.
 * The same formula runs the planner's small fields.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import {
  abs,
  add,
  bitAnd,
  cast,
  clamp,
  count,
  div,
  eq,
  f32,
  ge,
  isFinite,
  lt,
  mul,
  normal,
  select,
  shiftRight,
  squash,
  store,
  sub,
  sum,
} from '../kernel/index.js';
import { channels, evolve as constants } from './constants.js';
import { keptShare } from './learning/rest.js';
import type { Tuning } from './modulate.js';
import { bornRule } from './rules.js';
import { type BrainTensors, parameterOf } from './tensors.js';
import { firstRule, gainRule } from './wiring.js';

/** A field that can be evolved, seen from one voxel: how its channels are loaded, and whose brain it is. */
export interface FieldView {
  readonly brain: Expr;
  readonly place: readonly [Expr, Expr, Expr];
  /** A content channel at a voxel, the nearest one beyond the border. */
  readonly content: (x: Expr, y: Expr, z: Expr, lane: Expr, half: Expr | 0 | 1) => Expr;
  /** Memory channel and rule of this voxel. */
  readonly memory: (lane: Expr) => Expr;
  readonly rule: (lane: Expr | number) => Expr;
  /** 0 in the first cycle of an episode that begins with an empty field, else 1; left out where that is never so. */
  readonly share?: Expr;
}

/** Something of the old content, or of the echo, as an episode finds it. */
function kept({ share }: FieldView, value: Expr): Expr {
  return share === undefined ? value : mul(value, share);
}

/** What the old field gives at one voxel: the values that its lanes share. */
export interface Voxel {
  /** ρ κ of the three axes, ρ χ, and ρ (1 − 2 Σκ − χ): what neighbours, mixing and the channel itself weigh in ρ D. */
  readonly near: readonly [Expr, Expr, Expr];
  readonly mixing: Expr;
  readonly own: Expr;
  readonly decay: readonly Expr[];
  /** What the heads of the two lines hear. */
  readonly echo: readonly [Expr, Expr];
  /** The product of what its even and its odd channels say: the one even function in an odd field. */
  readonly commons: Expr;
}

export function voxelOf(tensors: BrainTensors, view: FieldView): Voxel {
  const { brain, rule, content, place } = view;
  const { diffusion, mixing } = constants;
  const kappa = [4, 5, 6].map((k) =>
    mul(add(mul(squash(rule(k)), diffusion.span), diffusion.base), parameterOf(tensors, brain, 'diffusion')),
  ) as [Expr, Expr, Expr];
  const said = (h: 0 | 1): Expr =>
    squash(
      kept(
        view,
        sum([channels.memory], ([j]) => mul(tensors.mixSay.at(j, h), content(...place, j, h))),
      ),
    );
  const echo = (line: 0 | 1): Expr => kept(view, mul(rule(channels.rules + line), constants.echoHeard));
  const coupling = mul(add(rule(8), rule(9), rule(10), rule(11)), 0.25);
  const chi = mul(add(mul(squash(coupling), mixing.span), mixing.base), parameterOf(tensors, brain, 'mixing'));
  // 0.9 ρ, for ρ = 0.5 + σ(p)
  const gain = add(
    mul(swing(rule(gainRule)), constants.activation / 2),
    constants.activation * (constants.gainBase + 0.5),
  );
  return {
    near: kappa.map((one) => mul(gain, one)) as [Expr, Expr, Expr],
    mixing: mul(gain, chi),
    own: mul(gain, sub(sub(1, mul(add(kappa[0], kappa[1], kappa[2]), 2)), chi)),
    // 0.95 (1 − 0.1 (1 − σ(p))), for the four time scales
    decay: [0, 1, 2, 3].map((k) => {
      const half = constants.decaySpan / 2;
      return add(mul(swing(rule(k)), constants.retain * half), constants.retain * (1 - half));
    }),
    echo: [echo(0), echo(1)],
    commons: mul(mul(said(0), said(1)), constants.commons),
  };
}

/** squash(p / 2), which is 2 σ(p) − 1 as far as squash is tanh. */
function swing(p: Expr): Expr {
  return squash(mul(p, 0.5));
}

/** 0.95 squash(0.9 ρ D) (1 − 0.1 (1 − σ(p))) of a content channel: what the field makes of itself. */
export function activated(tensors: BrainTensors, view: FieldView, voxel: Voxel, lane: Expr, half: 0 | 1): Expr {
  const { content, place } = view;
  const [x, y, z] = place;
  const at = (i: Expr, j: Expr, k: Expr): Expr => content(i, j, k, lane, half);
  const pairs = [
    add(at(add(x, 1), y, z), at(sub(x, 1), y, z)),
    add(at(x, add(y, 1), z), at(x, sub(y, 1), z)),
    add(at(x, y, add(z, 1)), at(x, y, sub(z, 1))),
  ];
  const from = tensors.mixFrom.at(lane, half);
  // Nothing comes before the head of a line, which names itself: it hears the echo of its line.
  const isHead = eq(from, add(mul(lane, 2), half));
  const echo = select(lt(lane, channels.memory / 2), voxel.echo[0], voxel.echo[1]);
  const source = select(isHead, echo, kept(view, content(x, y, z, shiftRight(from, 1), bitAnd(from, 1))));
  const mixed = add(mul(tensors.mixSign.at(lane, half), source), mul(tensors.mixHear.at(lane, half), voxel.commons));
  // ρ D with D = x + Σ κ (neighbours − 2 x) + χ (mixed − x), sorted by what is multiplied
  const own = mul(voxel.own, at(x, y, z));
  const d = kept(
    view,
    pairs.reduce((total, pair, axis) => add(total, mul(voxel.near[axis], pair)), own),
  );
  const odd = eq(bitAnd(lane, 1), 1);
  return mul(squash(add(d, mul(voxel.mixing, mixed))), select(odd, voxel.decay[2 + half], voxel.decay[half]));
}

/** Memory j is the mean of two channels, which hear it with opposite signs: so it does not answer, and keep up, itself. */
export function reminded(content: Expr, recalled: Expr, half: 0 | 1): Expr {
  return half === 0 ? add(content, recalled) : sub(content, recalled);
}

/** Anything that is not a number becomes nothing, with the mark by which the pool counts it. */
export function replaceNonFinite(value: Expr): Expr {
  return select(isFinite(value), value, constants.mended);
}

export function addEvolve(b: ProgramBuilder, tensors: BrainTensors, tuning: Tuning): void {
  const { B, content, memory, dynamics, shape } = tensors;
  const { edge, patternEdge } = shape;
  const { scalars } = tuning;
  b.map('evolve', [B, edge, edge, edge, channels.memory], ([n, x, y, z, j]) => {
    const place = [x, y, z] as const;
    const share = tensors.learner && keptShare(tensors.learner, n);
    const view: FieldView = {
      brain: n,
      place,
      content: (...at) => content.clamp(n, ...at),
      memory: (lane) => memory.at(n, x, y, z, lane),
      rule: (lane) => dynamics.at(n, x, y, z, lane),
      ...(share === undefined ? {} : { share }),
    };
    const voxel = voxelOf(tensors, view);
    const number = add(mul(add(mul(x, edge), y), edge), z);
    const recalled = mul(squash(mul(view.memory(j), constants.memorySlope)), scalars.memoryGain.at(n));
    const gain = parameterOf(tensors, n, 'content');
    const contentOf = (half: 0 | 1): Expr => {
      const element = cast(add(mul(number, channels.content), mul(j, 2), half), 'u32');
      const spontaneous = mul(normal(wordsOf(tuning.fieldWords, n), element), scalars.noise.at(n));
      const own = add(activated(tensors, view, voxel, j, half), imprinted(tensors, tuning, n, place, j, half));
      return replaceNonFinite(mul(add(reminded(own, recalled, half), spontaneous), gain));
    };
    const scale = (index: Expr): Expr => (edge === patternEdge ? index : div(index, edge / patternEdge));
    const pattern = tensors.pattern.at(n, scale(x), scale(y), scale(z), j);
    return [
      store(content.next, [n, x, y, z, j, 0], contentOf(0)),
      store(content.next, [n, x, y, z, j, 1], contentOf(1)),
      store(
        memory,
        [n, x, y, z, j],
        replaceNonFinite(mul(remembered(tuning, view, j, pattern), parameterOf(tensors, n, 'memory'))),
      ),
      store(dynamics.next, [n, x, y, z, j], replaceNonFinite(ruled(tensors, tuning, view, number, j))),
    ];
  });
}

/** s v w + η 0.1 E w, with w = 0.8^(2 d / reach), of the sensors that reach this channel here. */
export function imprinted(
  tensors: BrainTensors,
  tuning: Tuning,
  n: Expr,
  [x, y, z]: readonly [Expr, Expr, Expr],
  lane: Expr,
  half: 0 | 1,
): Expr {
  const { reachers, reach, fade } = tensors.shape;
  // Weights at just the reach still count; a hair below it, rounding is out of the way.
  const least = fade ** (reach + 0.5);
  const of = (k: Expr | number): Expr => {
    const weight = mul(
      mul(tensors.reachX.at(x, k, lane, half), tensors.reachY.at(y, k, lane, half)),
      tensors.reachZ.at(z, k, lane, half),
    );
    return select(lt(weight, least), 0, mul(weight, tuning.drive.at(n, k, lane, half)));
  };
  if (reachers > 4) return sum([reachers], ([k]) => of(k));
  return Array.from({ length: reachers }, (_, k) => of(k)).reduce((total, one) => add(total, one));
}

/** M' = 0.9986 M + 0.3 opening (x − M) + 0.1 (1 − hold) active (pattern − M). */
function remembered(tuning: Tuning, view: FieldView, lane: Expr, pattern: Expr): Expr {
  const { brain, content, place } = view;
  const old = view.memory(lane);
  const x = kept(view, mul(add(content(...place, lane, 0), content(...place, lane, 1)), 0.5));
  return add(
    mul(old, constants.memoryDecay),
    mul(tuning.scalars.gate.at(brain), sub(x, old)),
    mul(tuning.scalars.pattern.at(brain), sub(pattern, old)),
  );
}

/** Rules leak to what they were born with and answer to the activity of their voxel; echo lanes follow the motors. */
function ruled(tensors: BrainTensors, tuning: Tuning, view: FieldView, number: Expr, lane: Expr): Expr {
  const { brain: n, place, content } = view;
  const size = channels.content;
  const at = (h: Expr, j: Expr): Expr => content(...place, j, h);
  const over = [2, channels.memory];
  const meanOf = (values: Expr): Expr => kept(view, div(values, size));
  const energy = meanOf(sum(over, ([h, j]) => abs(at(h, j))));
  const mean = meanOf(sum(over, ([h, j]) => at(h, j)));
  const square = meanOf(sum(over, ([h, j]) => mul(at(h, j), at(h, j))));
  const heard = div(
    cast(
      count(over, ([h, j]) => lt(abs(at(h, j)), constants.target.quiet)),
      'f32',
    ),
    size,
  );
  // An empty field is quiet everywhere.
  const quiet = view.share === undefined ? heard : select(eq(view.share, 0), f32(1), heard);
  const u = mul(tensors.ruleAnswer.at(lane), missOf(lane, energy, sub(square, mul(mean, mean)), quiet));
  const born = bornRule(tensors, wordsOf(tuning.ruleWords, n), wordsOf(tuning.holdingWords, n), number, lane);
  const old = view.rule(lane);
  const moved = add(mul(sub(old, born), constants.ruleLeak), mul(tuning.scalars.plasticity.at(n), clamp(u, -1, 1)));
  const rule = clamp(
    add(born, mul(moved, parameterOf(tensors, n, 'dynamics'))),
    -constants.ruleLimit,
    constants.ruleLimit,
  );
  return select(ge(lane, channels.rules), echoed(tensors, view, lane, kept(view, old)), rule);
}

/** How far the measure of the voxel that a rule answers to is off its target. */
function missOf(lane: Expr, energy: Expr, variance: Expr, sparsity: Expr): Expr {
  const { target } = constants;
  const loud = sub(energy, target.energy);
  const still = select(lt(lane, firstRule.gain), sub(sparsity, target.sparsity), loud);
  const uneven = select(lt(lane, firstRule.mixing), sub(variance, target.variance), still);
  return select(lt(lane, firstRule.diffusion), loud, uneven);
}

/** 0.95 echo + 0.3 motors: forward along x and turn along y in the first, mean effort in the second. */
function echoed(tensors: BrainTensors, view: FieldView, lane: Expr, old: Expr): Expr {
  const { brain: n, place } = view;
  const { motors, shape } = tensors;
  const line = (index: Expr): Expr => sub(mul(cast(index, 'f32'), 2 / (shape.edge - 1)), 1);
  const forward = mul(motors.at(n, 0), line(place[0]));
  const directed = shape.motors > 1 ? add(forward, mul(motors.at(n, 1), line(place[1]))) : forward;
  const effort = div(
    sum([shape.motors], ([m]) => abs(motors.at(n, m))),
    shape.motors,
  );
  const heard = select(eq(lane, channels.rules), directed, effort);
  const next = add(mul(old, constants.echoDecay), mul(heard, constants.echoGain));
  return mul(next, parameterOf(tensors, n, 'echo'));
}

export function wordsOf(words: TensorHandle, n: Expr): { first: Expr; second: Expr } {
  return { first: words.at(n, 0), second: words.at(n, 1) };
}
