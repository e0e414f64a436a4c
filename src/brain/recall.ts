/**
 * recall: the pattern bank. A query of 512 numbers from the pooled content is compared with every row; the five best are
 * kept, novelty is what the best one lacks. Novel or rewarded moments are stored over the weakest row, others refresh
 * their best match. The bank is scanned with the query of the cycle before, so the scan runs beside evolve.
 *
 * A shared bank takes at most eight writes per cycle, in the order of their novelty, so results do not depend on timing.
 */
import type { Dimension, Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import {
  add,
  and,
  cast,
  clamp,
  count,
  cycle,
  div,
  eq,
  exp,
  f32,
  ge,
  gt,
  i32,
  lt,
  max,
  min,
  mul,
  ne,
  not,
  or,
  rem,
  select,
  sqrt,
  store,
  sub,
  sum,
} from '../kernel/index.js';
import { placeOfCell } from './cells.js';
import { channels, recall as constants } from './constants.js';
import { type BrainTensors, parameterOf } from './tensors.js';

/** The leading indices of a store that belongs to brain `n`, or to all. */
export function ownIndices(tensors: Pick<BrainTensors, 'perBrainStores'>, n: Expr): Expr[] {
  return tensors.perBrainStores ? [n] : [];
}

const now = cast(cycle, 'i32');

export function addScan(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, R, bank, strength, query } = tensors;
  const values = b.scratch('found', 'f32', [B, constants.best]);
  const rows = b.scratch('foundRow', 'i32', [B, constants.best]);
  const scan = (): void => {
    b.topk('recall', {
      outer: [B],
      over: R,
      k: constants.best,
      value: ([n], r) => sum([constants.width], ([k]) => mul(bank.at(...ownIndices(tensors, n), r, k), query.at(n, k))),
      where: ([n], r) => gt(strength.at(...ownIndices(tensors, n), r), 0),
      values,
      indices: rows,
    });
    b.map('keepMatches', [B, constants.best], ([n, k]) => {
      const row = rows.at(n, k);
      return [
        store(tensors.match, [n, k], select(lt(row, 0), 0, clamp(values.at(n, k), -1, 1))),
        store(tensors.matchRow, [n, k], row),
      ];
    });
    b.map('wonder', tensors.novelty, ([n]) => sub(1, clamp(tensors.match.at(n, 0), 0, 1)));
  };
  if (tensors.recallEvery === 1) scan();
  else b.every('recallNow', tensors.recallEvery, scan);
}

/** Stores and refreshes, decided by what the scan found. */
export function addRemember(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, R, strength, touched, age } = tensors;
  // 2: store, 1: refresh, 0: nothing.
  const wish = b.scratch('storeWish', 'i32', [B]);
  const urgency = b.scratch('storeUrgency', 'f32', [B]);
  b.map('wishStore', [B], ([n]) => {
    const alive = and(
      gt(age.at(n), 0),
      gt(mul(parameterOf(tensors, n, 'recall'), parameterOf(tensors, n, 'learn')), 0),
    );
    const worth = or(
      gt(tensors.novelty.at(n), constants.storeNovelty),
      gt(tensors.reward.at(n), constants.storeReward),
    );
    const rested = ge(sub(age.at(n), tensors.lastStore.at(n)), constants.storeEvery);
    const surely = gt(tensors.match.at(n, 0), constants.refreshAbove);
    const known = and(not(worth), and(surely, ge(tensors.matchRow.at(n, 0), 0)));
    const kind = select(and(worth, rested), i32(2), select(known, i32(1), i32(0)));
    const chosen = select(alive, kind, i32(0));
    const rank = select(
      eq(chosen, 2),
      add(tensors.novelty.at(n), 2),
      select(eq(chosen, 1), add(tensors.match.at(n, 0), 1), 0),
    );
    return [store(wish, [n], chosen), store(urgency, [n], rank)];
  });
  const W = tensors.perBrainStores ? B : constants.storesACycle;
  const writer = b.scratch('writer', 'i32', [W]);
  const victim = b.scratch('victim', 'i32', tensors.perBrainStores ? [B, 1] : [constants.storesACycle]);
  const victimOf = (k: Expr): Expr => (tensors.perBrainStores ? victim.at(k, 0) : victim.at(k));
  b.topk('chooseVictims', {
    outer: tensors.perBrainStores ? [B] : [],
    over: R,
    k: tensors.perBrainStores ? 1 : constants.storesACycle,
    largest: false,
    value: (outer, r) =>
      mul(
        strength.at(...outer, r),
        exp(mul(cast(sub(now, touched.at(...outer, r)), 'f32'), Math.log(constants.agePower))),
      ),
    indices: victim,
  });
  if (tensors.perBrainStores) b.map('everyWriter', writer, ([k]) => k);
  else
    b.topk('chooseWriters', {
      outer: [],
      over: B,
      k: constants.storesACycle,
      value: (_, n) => urgency.at(n),
      where: (_, n) => gt(wish.at(n), 0),
      indices: writer,
    });
  writeRows(b, tensors, { W, writer, wish, victimOf });
}

interface Writers {
  readonly W: Dimension;
  /** The brain of each write, −1 for none. */
  readonly writer: TensorHandle;
  readonly wish: TensorHandle;
  readonly victimOf: (k: Expr) => Expr;
}

function writeRows(b: ProgramBuilder, tensors: BrainTensors, { W, writer, wish, victimOf }: Writers): void {
  const { bank, strength, touched, query, B } = tensors;
  const { width } = constants;
  const own = (k: Expr): Expr[] => (tensors.perBrainStores ? [k] : []);
  const isStore = b.scratch('isStore', 'i32', [W]);
  const wanted = b.scratch('wantedRow', 'i32', [W]);
  const row = b.scratch('writeRow', 'i32', [W]);
  b.map('pickRows', [W], ([k]) => {
    const n = writer.at(k);
    const kind = select(lt(n, 0), i32(0), wish.clamp(n));
    const target = select(eq(kind, 2), victimOf(k), tensors.matchRow.clamp(n, 0));
    return [store(isStore, [k], cast(eq(kind, 2), 'i32')), store(wanted, [k], select(eq(kind, 0), i32(-1), target))];
  });
  b.map('settleRows', row, ([k]) => {
    const mine = wanted.at(k);
    if (tensors.perBrainStores) return mine;
    const storing = eq(isStore.at(k), 1);
    // A row is written once: stores come first, then the first of those who would refresh it.
    const rivals = count([constants.storesACycle], ([other]) => {
      const before = or(eq(isStore.at(other), 1), lt(other, k));
      return and(and(eq(wanted.at(other), mine), ne(other, k)), before);
    });
    return select(or(storing, eq(rivals, 0)), mine, i32(-1));
  });
  const blend = b.scratch('blend', 'f32', [W, width]);
  const length = b.scratch('blendLength', 'f32', [W]);
  const force = b.scratch('blendForce', 'f32', [W]);
  b.map('blendRow', blend, ([k, i]) => {
    const fresh = query.clamp(writer.at(k), i);
    const old = tensors.perBrainStores ? bank.clamp(k, row.at(k), i) : bank.clamp(row.at(k), i);
    const mixed = add(mul(old, 1 - constants.refresh), mul(fresh, constants.refresh));
    return select(eq(isStore.at(k), 1), fresh, mixed);
  });
  b.reduce('measureRow', [W], ([k]) => {
    const old = tensors.perBrainStores ? strength.clamp(k, row.at(k)) : strength.clamp(row.at(k));
    const stronger = min(add(old, constants.strengthGain), constants.strengthLimit);
    return [
      store(length, [k], sqrt(sum([width], ([i]) => mul(blend.at(k, i), blend.at(k, i))))),
      store(force, [k], select(eq(isStore.at(k), 1), f32(1), stronger)),
    ];
  });
  b.map('writeBank', [W, width], ([k, i]) => [
    store(bank, [...own(k), row.at(k), i], div(blend.at(k, i), max(length.at(k), 1e-12))),
  ]);
  b.map('writeStrength', [W], ([k]) => [
    store(strength, [...own(k), row.at(k)], force.at(k)),
    store(touched, [...own(k), row.at(k)], now),
  ]);
  b.map('noteStores', [B], ([n]) => {
    const done = tensors.perBrainStores
      ? eq(isStore.at(n), 1)
      : gt(
          count([constants.storesACycle], ([k]) => and(eq(isStore.at(k), 1), eq(writer.at(k), n))),
          0,
        );
    return [
      store(tensors.lastStore, [n], select(done, tensors.age.at(n), tensors.lastStore.at(n))),
      store(tensors.stored, [n], select(done, add(tensors.stored.at(n), 1), tensors.stored.at(n))),
    ];
  });
}

/**
 * The query of this cycle: groups of four channels in 4³ cells, without what they say most of the time (a slow mean of each,
 * which begins at nothing) and without their mean over the cells, of length 1.
 */
export function addQuery(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, means, query, usual } = tensors;
  const { cells } = channels;
  const groups = constants.width / cells ** 3;
  const raw = b.scratch('queryRaw', 'f32', [B, constants.width]);
  const offset = b.scratch('queryLevel', 'f32', [B]);
  const scale = b.scratch('queryScale', 'f32', [B]);
  b.map('gatherQuery', [B, constants.width], ([n, i]) => {
    const [group, cell] = [div(i, cells ** 3), rem(i, cells ** 3)];
    const place = placeOfCell(cell);
    const lane = mul(group, channels.memory / groups);
    const at = (half: number, more: number): Expr => means.at(n, ...place, half, add(lane, more));
    const value = add(at(0, 0), at(1, 0), at(0, 1), at(1, 1));
    const rate = select(gt(parameterOf(tensors, n, 'learn'), 0), f32(constants.queryMeanRate), 0);
    const mean = add(usual.at(n, i), mul(rate, sub(value, usual.at(n, i))));
    return [store(usual, [n, i], mean), store(raw, [n, i], sub(value, mean))];
  });
  b.reduce('levelQuery', [B], ([n]) => {
    const mean = div(
      sum([constants.width], ([i]) => raw.at(n, i)),
      constants.width,
    );
    const square = div(
      sum([constants.width], ([i]) => mul(raw.at(n, i), raw.at(n, i))),
      constants.width,
    );
    const spread = mul(sub(square, mul(mean, mean)), constants.width);
    return [
      store(offset, [n], mean),
      store(scale, [n], select(gt(spread, 1e-20), div(f32(1), sqrt(max(spread, 1e-20))), 0)),
    ];
  });
  b.map('query', query, ([n, i]) => mul(sub(raw.at(n, i), offset.at(n)), scale.at(n)));
}
