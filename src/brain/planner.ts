/**
 * planner: eight candidate patterns are tried out on small copies of the field, all at once and one step per cycle, with the
 * same formulas as evolve; the critic says what each would bring. The copies are the 4³ pooled cells, so that the features
 * (and with them the value) of a candidate are read as those of the brain are. After twenty steps the best is installed,
 * where it promises more than going on as before.
 *
 * Candidate 0 is to go on; then single entries of the library, their blend, and the blend with seeded variations.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import {
  add,
  and,
  argmax,
  cast,
  clamp,
  div,
  eq,
  exp,
  f32,
  ge,
  gt,
  i32,
  lt,
  maximum,
  mul,
  normal,
  rem,
  select,
  squash,
  store,
  sub,
  sum,
} from '../kernel/index.js';
import { channels, planner as constants, evolve, features, streams } from './constants.js';
import { activated, type FieldView, reminded, replaceNonFinite, voxelOf } from './evolve.js';
import { projected, standardised } from './features.js';
import { blendOf, type Ranking } from './library.js';
import type { Tuning } from './modulate.js';
import { type BrainTensors, type Plan, parameterOf } from './tensors.js';

const period = constants.steps + 1;

/** How many candidates are single entries; the next is the blend, the rest are variations of it. */
const solosOf = (candidates: number): number => (candidates >= 8 ? 3 : 1);

/** What a plan began with: the ranking of the library, and the brain's age, of which its noise is drawn. */
interface Origin {
  readonly rows: TensorHandle;
  readonly weights: TensorHandle;
  readonly began: TensorHandle;
}

/** Weights of the library's rows, and how much noise, for a candidate. */
function recipeOf(from: Origin, candidates: number, n: Expr, q: Expr): { weight: (k: number) => Expr; noise: Expr } {
  const solos = solosOf(candidates);
  const solo = and(gt(q, 0), lt(q, solos + 1));
  return {
    weight: (k) => select(solo, select(eq(q, k + 1), f32(1), 0), from.weights.at(n, k)),
    noise: select(gt(q, solos + 1), f32(constants.variation), 0),
  };
}

/** A candidate's pattern at one place of the pattern's grid. */
export function candidateAt(tensors: BrainTensors, from: Origin, n: Expr, q: Expr, at: readonly Expr[]): Expr {
  const { cells, memory: lanes } = channels;
  const ratio = tensors.shape.patternEdge / cells;
  const [x, y, z] = at.slice(0, 3).map((index) => (ratio === 1 ? index : div(index, ratio)));
  const recipe = recipeOf(from, tensors.candidates, n, q);
  const row = (k: number): Expr => from.rows.at(n, k);
  return add(
    blendOf(tensors, n, row, recipe.weight, at),
    mul(recipe.noise, variation(tensors, from.began, n, q, [x, y, z, at[3]], lanes)),
  );
}

/** Noise that is the same for all voxels of a cell. */
function variation(
  tensors: BrainTensors,
  began: TensorHandle,
  n: Expr,
  q: Expr,
  [x, y, z, j]: readonly Expr[],
  lanes: number,
): Expr {
  const { cells } = channels;
  const element = add(mul(add(mul(add(mul(add(mul(q, cells), x), cells), y), cells), z), lanes), j);
  const key = { seed: tensors.seed.at(n), brain: 0, cycle: cast(began.at(n), 'u32'), stream: streams.variation };
  return normal(key, cast(element, 'u32'));
}

/** The candidates' fields one step further; in the first step of a plan they are the pooled cells of the brain. */
export function addRollOut(b: ProgramBuilder, tensors: BrainTensors, tuning: Tuning): void {
  const { B, plan, candidates, means } = tensors;
  if (plan === undefined) return;
  const { field, rules } = plan;
  const { cells, memory: lanes } = channels;
  const phase = (n: Expr): Expr => rem(tensors.age.at(n), period);
  const first = (n: Expr): Expr => eq(phase(n), 0);
  b.map('planRules', rules, ([n, x, y, z, k]) => select(first(n), means.at(n, x, y, z, 3, k), rules.at(n, x, y, z, k)));
  b.map('rollOut', [B, candidates, cells, cells, cells, lanes], ([n, q, x, y, z, j]) => {
    const view: FieldView = {
      brain: n,
      place: [x, y, z],
      content: (i, k, l, lane, half) => field.clamp(n, q, i, k, l, half, lane),
      memory: (lane) => field.at(n, q, x, y, z, 2, lane),
      rule: (lane) => rules.at(n, x, y, z, lane),
    };
    const voxel = voxelOf(tensors, view);
    const old = view.memory(j);
    const recalled = mul(squash(mul(old, evolve.memorySlope)), tuning.scalars.memoryGain.at(n));
    const content = (half: 0 | 1): Expr =>
      replaceNonFinite(reminded(activated(tensors, view, voxel, j, half), recalled, half));
    const pull = mul(select(gt(q, 0), f32(1), tensors.patternOn.at(n)), evolve.memoryPattern);
    const memory = add(mul(old, evolve.memoryDecay), mul(pull, sub(plan.pattern.at(n, q, x, y, z, j), old)));
    const begun = (group: number, next: Expr): Expr => select(first(n), means.at(n, x, y, z, group, j), next);
    return [
      store(field.next, [n, q, x, y, z, 0, j], begun(0, content(0))),
      store(field.next, [n, q, x, y, z, 1, j], begun(1, content(1))),
      store(field.next, [n, q, x, y, z, 2, j], begun(2, replaceNonFinite(memory))),
    ];
  });
  const raw = b.scratch('planRaw', 'f32', [B, candidates, features.projections]);
  b.reduce('planProject', raw, ([n, q, f]) => projected(tensors, field.next, [n, q], f));
  b.reduce('planScore', plan.score, ([n, q]) => {
    const value = sum([features.projections], ([f]) =>
      mul(tensors.critic.at(n, f), standardised(tensors, n, f, raw.at(n, q, f))),
    );
    const weight = exp(mul(cast(phase(n), 'f32'), Math.log(constants.discount)));
    const so = select(first(n), 0, plan.score.at(n, q));
    return select(lt(phase(n), constants.steps), add(so, mul(weight, value)), so);
  });
}

/** What has been decided about plans in this cycle. */
export interface Chosen {
  /** The winner of a plan that has just ended, 0 for none. */
  readonly winner: TensorHandle;
  /** 1 where a new plan begins at the end of this cycle. */
  readonly begins: TensorHandle;
}

export function addChoose(b: ProgramBuilder, tensors: BrainTensors, plan: Plan): Chosen {
  const { B, candidates } = tensors;
  const winner = b.scratch('planWinner', 'i32', [B]);
  const begins = b.scratch('planStart', 'i32', [B]);
  b.reduce('choosePlan', [B], ([n]) => {
    const best = argmax([candidates], ([q]) => plan.score.at(n, q));
    const top = maximum([candidates], ([q]) => plan.score.at(n, q));
    const better = gt(top, add(plan.score.at(n, 0), constants.margin));
    // In its first round a brain has no plan yet.
    const turn = eq(rem(tensors.age.at(n), period), constants.steps);
    const ended = and(turn, ge(tensors.age.at(n), 2 * constants.steps));
    const willing = gt(mul(parameterOf(tensors, n, 'planner'), parameterOf(tensors, n, 'strategy')), 0);
    return [
      store(winner, [n], select(and(and(ended, willing), better), clamp(best, 0, candidates - 1), i32(0))),
      store(begins, [n], cast(turn, 'i32')),
    ];
  });
  return { winner, begins };
}

/** The candidates of the next plan, at the end of the cycle in which the last one ended. */
export function addBegin(b: ProgramBuilder, tensors: BrainTensors, plan: Plan, ranking: Ranking, chosen: Chosen): void {
  const { B, candidates, shape } = tensors;
  const { cells, memory: lanes } = channels;
  const begins = (n: Expr): Expr => eq(chosen.begins.at(n), 1);
  b.map(
    'planRows',
    [B, 3],
    ([n, k]) => [
      store(plan.rows, [n, k], ranking.rows.at(n, k)),
      store(plan.weights, [n, k], ranking.weights.at(n, k)),
    ],
    { where: ([n]) => begins(n) },
  );
  b.map('planBegan', plan.began, ([n]) => select(begins(n), tensors.age.at(n), plan.began.at(n)));
  const ratio = shape.patternEdge / cells;
  // What the plan begins with, as it is kept above: so this need not wait for it.
  const now: Origin = { rows: ranking.rows, weights: ranking.weights, began: tensors.age };
  b.map(
    'planPatterns',
    [B, candidates, cells, cells, cells, lanes],
    ([n, q, x, y, z, j]) => {
      // The middle of a cell stands for it.
      const middle = [x, y, z].map((index) => (ratio === 1 ? index : add(mul(index, ratio), ratio >> 1)));
      const going = tensors.pattern.at(n, ...middle, j);
      return [
        store(
          plan.pattern,
          [n, q, x, y, z, j],
          select(eq(q, 0), going, candidateAt(tensors, now, n, q, [...middle, j])),
        ),
      ];
    },
    { where: ([n]) => begins(n) },
  );
}
