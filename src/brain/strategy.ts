/**
 * strategy: the library of memory patterns that were worth something. Its entries are ranked by how much their context is
 * like now, by their score and by how new they are; the three best are blended and, while the best rank is high, memory is
 * drawn towards the blend. Moments whose value is in the top 5 % add the memory of that moment.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import {
  add,
  and,
  argmax,
  argmin,
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
  max,
  maximum,
  mul,
  rem,
  select,
  sqrt,
  store,
  sub,
  sum,
} from '../kernel/index.js';
import { channels, strategy as constants, planner } from './constants.js';
import { blendOf, type Ranking } from './library.js';
import { addBegin, type Chosen, candidateAt } from './planner.js';
import { ownIndices } from './recall.js';
import { type BrainTensors, parameterOf } from './tensors.js';

export function addRank(b: ProgramBuilder, tensors: BrainTensors): Ranking {
  const { B, contexts, context, scores, births, additions } = tensors;
  const ranks = b.scratch('ranks', 'f32', [B, constants.best]);
  const rows = b.scratch('rankRows', 'i32', [B, constants.best]);
  const weights = b.scratch('rankWeights', 'f32', [B, constants.best]);
  const alike = b.scratch('alike', 'f32', [B, constants.entries]);
  b.reduce('liken', alike, ([n, e]) =>
    sum([constants.context], ([k]) => mul(contexts.at(...ownIndices(tensors, n), e, k), context.at(n, k))),
  );
  b.topk('rank', {
    outer: [B],
    over: constants.entries,
    k: constants.best,
    value: ([n], e) => {
      const own = ownIndices(tensors, n);
      const old = cast(sub(additions.at(...own), births.at(...own, e)), 'f32');
      return mul(alike.at(n, e), scores.at(...own, e), exp(mul(old, -1 / constants.ageing)));
    },
    where: ([n], e) => gt(scores.at(...ownIndices(tensors, n), e), 0),
    values: ranks,
    indices: rows,
  });
  b.map('blendWeights', weights, ([n, k]) => {
    const power = (which: Expr | number): Expr => {
      const distance = sub(ranks.at(n, which), ranks.at(n, 0));
      return select(lt(rows.at(n, which), 0), 0, exp(mul(max(distance, -20), constants.sharpness)));
    };
    const total = add(power(0), power(1), power(2));
    return div(power(k), max(total, 1e-6));
  });
  return { ranks, rows, weights };
}

/** What the end of the cycle has to do: flags on the device, decided while the field evolves. */
export interface Decisions {
  readonly install: TensorHandle;
  readonly anyInstall: TensorHandle;
  /** What the planner has decided, where there is one. */
  readonly chosen: Chosen | undefined;
  readonly adding: Adding;
}

/** Decides from the ranking, and from the value of the cycle before, whether to install a blend and to add an entry. */
export function addDecide(
  b: ProgramBuilder,
  tensors: BrainTensors,
  ranking: Ranking,
  chosen: Chosen | undefined,
): Decisions {
  const { B, age } = tensors;
  const { ranks, rows } = ranking;
  const install = b.scratch('install', 'i32', [B]);
  b.map('decide', [B], ([n]) => {
    const turn = eq(rem(age.at(n), constants.every), constants.every - 1);
    // A winner of the planner stays for its time.
    const due = and(turn, ge(age.at(n), tensors.planUntil.at(n)));
    const best = select(lt(rows.at(n, 0), 0), 0, clamp(ranks.at(n, 0), 0, 1));
    const on = gt(best, constants.activeAbove);
    const won = chosen === undefined ? lt(i32(1), 0) : gt(chosen.winner.at(n), 0);
    return [
      store(install, [n], select(won, i32(2), select(and(due, on), i32(1), i32(0)))),
      store(tensors.patternRank, [n], select(due, best, tensors.patternRank.at(n))),
      store(tensors.patternOn, [n], select(won, f32(1), select(due, select(on, f32(1), 0), tensors.patternOn.at(n)))),
      store(tensors.planUntil, [n], select(won, add(age.at(n), planner.stay), tensors.planUntil.at(n))),
    ];
  });
  const any = b.scratch('anyInstall', 'i32', []);
  b.reduce('anyInstall', any, () =>
    maximum([B], ([n]) => (chosen === undefined ? install.at(n) : max(install.at(n), chosen.begins.at(n)))),
  );
  return { install, anyInstall: any, chosen, adding: decideAddition(b, tensors) };
}

/** Installs the blend where its time has come, and adds to the library; both happen in few cycles, at their end. */
export function addInstall(b: ProgramBuilder, tensors: BrainTensors, ranking: Ranking, decisions: Decisions): void {
  const { B, pattern, shape } = tensors;
  const { rows, weights } = ranking;
  const { install, anyInstall, chosen } = decisions;
  const edge = shape.patternEdge;
  b.when('installing', anyInstall, () => {
    b.map(
      'installPattern',
      [B, edge, edge, edge, channels.memory],
      ([n, x, y, z, j]) => {
        const ranked = blendOf(
          tensors,
          n,
          (k) => rows.at(n, k),
          (k) => weights.at(n, k),
          [x, y, z, j],
        );
        const { plan } = tensors;
        const value =
          plan === undefined || chosen === undefined
            ? ranked
            : select(eq(install.at(n), 2), candidateAt(tensors, plan, n, chosen.winner.at(n), [x, y, z, j]), ranked);
        return [store(pattern, [n, x, y, z, j], value)];
      },
      { where: ([n]) => gt(install.at(n), 0) },
    );
    if (tensors.plan !== undefined && chosen !== undefined) addBegin(b, tensors, tensors.plan, ranking, chosen);
  });
  addEntry(b, tensors, decisions.adding);
}

export interface Adding {
  /** The brain that adds and the row it takes, −1 for none; one for each store. */
  readonly adder: TensorHandle;
  readonly row: TensorHandle;
  readonly any: TensorHandle;
}

function decideAddition(b: ProgramBuilder, tensors: BrainTensors): Adding {
  const { B, age, value, scores, births, perBrainStores } = tensors;
  const worth = b.scratch('worth', 'f32', [B]);
  b.map('appraise', [B], ([n]) => {
    const v = value.at(n);
    const mean = tensors.valueMean.at(n);
    const deviation = sqrt(max(sub(tensors.valueSquare.at(n), mul(mean, mean)), 0));
    const high = gt(v, add(mean, mul(deviation, constants.topDeviation), constants.topMargin));
    const rested = ge(sub(age.at(n), tensors.lastAddition.at(n)), constants.addEvery);
    const learns = gt(mul(parameterOf(tensors, n, 'learn'), parameterOf(tensors, n, 'strategy')), 0);
    const good = and(and(high, gt(v, 0)), and(rested, learns));
    const rate = mul(constants.valueRate, select(learns, f32(1), 0));
    const ease = (state: TensorHandle, x: Expr): Expr => add(state.at(n), mul(rate, sub(x, state.at(n))));
    return [
      store(worth, [n], select(good, v, 0)),
      store(tensors.valueMean, [n], ease(tensors.valueMean, v)),
      store(tensors.valueSquare, [n], ease(tensors.valueSquare, mul(v, v))),
    ];
  });
  const lead = perBrainStores ? [B] : [];
  const adder = b.scratch('adder', 'i32', lead);
  const row = b.scratch('addRow', 'i32', lead);
  const any = b.scratch('anyAddition', 'i32', []);
  if (perBrainStores) b.map('chooseAdder', adder, ([n]) => select(gt(worth.at(n), 0), n, -1));
  else
    b.reduce('chooseAdder', adder, () => {
      const best = argmax([B], ([n]) => worth.at(n));
      return select(gt(worth.clamp(best), 0), best, -1);
    });
  b.reduce('chooseEntry', row, (own) => {
    // An empty entry first, then the oldest.
    const oldest = argmin([constants.entries], ([e]) =>
      select(gt(scores.at(...own, e), 0), births.at(...own, e), i32(-1)),
    );
    return select(lt(adder.at(...own), 0), -1, oldest);
  });
  b.map('anyAddition', any, () =>
    perBrainStores ? maximum([B], ([n]) => cast(ge(adder.at(n), 0), 'i32')) : cast(ge(adder.at(), 0), 'i32'),
  );
  return { adder, row, any };
}

function addEntry(b: ProgramBuilder, tensors: BrainTensors, { adder, row, any }: Adding): void {
  const { B, shape, memory, library, contexts, context, scores, births, additions, perBrainStores, value } = tensors;
  const lead = perBrainStores ? [B] : [];
  const edge = shape.patternEdge;
  const ratio = shape.edge / edge;
  b.when('adding', any, () => {
    b.map('addPattern', [...lead, edge, edge, edge, channels.memory], (at) => {
      const own = at.slice(0, lead.length);
      const [x, y, z, j] = at.slice(lead.length);
      const n = adder.at(...own);
      const wide = (i: Expr, k: Expr): Expr => add(mul(i, ratio), k);
      const pooled =
        ratio === 1
          ? memory.clamp(n, x, y, z, j)
          : div(
              sum([ratio, ratio, ratio], ([p, q, r]) => memory.clamp(n, wide(x, p), wide(y, q), wide(z, r), j)),
              ratio ** 3,
            );
      return [store(library, [...own, row.at(...own), x, y, z, j], pooled)];
    });
    b.map('addContext', [...lead, constants.context], (at) => {
      const [own, k] = [at.slice(0, lead.length), at[lead.length]];
      return [store(contexts, [...own, row.at(...own), k], context.clamp(adder.at(...own), k))];
    });
    b.map('addScore', lead, (own) => {
      const n = adder.at(...own);
      return [
        store(scores, [...own, row.at(...own)], clamp(value.clamp(n), 0, 1)),
        store(births, [...own, row.at(...own)], add(additions.at(...own), 1)),
      ];
    });
    b.map('countAdditions', additions, (own) => add(additions.at(...own), select(ge(adder.at(...own), 0), i32(1), 0)));
    b.map('noteAddition', tensors.lastAddition, ([n]) => {
      const mine = perBrainStores ? ge(adder.at(n), 0) : eq(adder.at(), n);
      return select(mine, tensors.age.at(n), tensors.lastAddition.at(n));
    });
  });
}

/** The context of this cycle: the mean of every channel, rules without what they are born with on average, of length 1. */
export function addContext(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, means, context } = tensors;
  const { cells, memory: lanes } = channels;
  const raw = b.scratch('contextRaw', 'f32', [B, 4, lanes]);
  const length = b.scratch('contextLength', 'f32', [B]);
  b.reduce('gatherContext', raw, ([n, g, j]) => {
    const mean = div(
      sum([cells, cells, cells], ([x, y, z]) => means.at(n, x, y, z, g, j)),
      cells ** 3,
    );
    return select(eq(g, 3), sub(mean, tensors.ruleMean.at(j)), mean);
  });
  b.reduce('measureContext', length, ([n]) =>
    sqrt(
      max(
        sum([4, lanes], ([g, j]) => mul(raw.at(n, g, j), raw.at(n, g, j))),
        1e-20,
      ),
    ),
  );
  b.map('context', context, ([n, k]) => div(raw.at(n, div(k, lanes), rem(k, lanes)), length.at(n)));
}
