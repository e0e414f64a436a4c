/**
 * attention: which of the 4³ cells what is sensed goes to. Cells are salient by their energy, variance, change, novelty and
 * coherence, each held against the strongest cell; at most five are attended to, those of the last cycle more easily. What
 * they get more of every sensor's imprint, the others lack: the gains of all cells always add up to 64.
 */
import type { Expr, ProgramBuilder } from '../../kernel/index.js';
import {
  abs,
  add,
  cast,
  count,
  div,
  eq,
  f32,
  ge,
  gt,
  lt,
  max,
  maximum,
  min,
  mul,
  select,
  sqrt,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { channels, recall } from '../constants.js';
import { imprinted } from '../evolve.js';
import type { Tuning } from '../modulate.js';
import { ownIndices } from '../recall.js';
import { type BrainTensors, parameterOf } from '../tensors.js';
import { cellCount, cellNumber, contentOfCell } from './cells.js';
import { attention as constants } from './constants.js';
import type { Influence } from './influence.js';

const C = channels.content;

export function declareAttention(b: ProgramBuilder, { B }: BrainTensors) {
  return {
    /** The gain of each cell. */
    gain: b.state('attention', 'f32', [B, cellCount], { initial: 1 }),
    focus: b.state('attentionFocus', 'f32', [B]),
    before: b.state('attentionBefore', 'f32', [B, cellCount, C]),
  };
}

export type Attention = ReturnType<typeof declareAttention>;

/** Imprints more or less where the gain of a cell is above or below 1. */
export function attentionInfluence(tensors: BrainTensors, { gain }: Attention, tuning: Tuning): Influence {
  return {
    content: ({ brain: n, place, cell, lane }, half) => {
      const more = mul(sub(gain.at(n, cellNumber(cell)), 1), parameterOf(tensors, n, 'attention'));
      return mul(more, imprinted(tensors, tuning, n, place, lane, half));
    },
  };
}

export function addAttention(b: ProgramBuilder, tensors: BrainTensors, { gain, focus, before }: Attention): void {
  const { B, means, shape } = tensors;
  const S = shape.sensors;
  const cellwise = (name: string) => b.scratch(`attention${name}`, 'f32', [B, cellCount]);
  const [energy, variance, change] = [cellwise('Energy'), cellwise('Variance'), cellwise('Change')];
  const [coherence, novelty] = [cellwise('Coherence'), cellwise('Novelty')];
  b.reduce('attentionSee', [B, cellCount], ([n, cell]) => {
    const at = (c: Expr): Expr => contentOfCell(means, n, cell, c);
    const over = (value: (c: Expr) => Expr, size: number = C): Expr => sum([size], ([c]) => value(c));
    const square = over((c) => mul(at(c), at(c)));
    const mean = div(over(at), C);
    return [
      store(
        energy,
        [n, cell],
        div(
          over((c) => abs(at(c))),
          C,
        ),
      ),
      store(variance, [n, cell], max(sub(div(square, C), mul(mean, mean)), 0)),
      store(
        change,
        [n, cell],
        div(
          over((c) => abs(sub(at(c), before.at(n, cell, c)))),
          C,
        ),
      ),
      store(coherence, [n, cell], div(abs(over((c) => mul(at(c), at(add(c, 1))), C - 1)), max(square, 1e-20))),
    ];
  });
  b.map('attentionKeep', before, ([n, cell, c]) => contentOfCell(means, n, cell, c));
  // How unlike a cell's part of the query is to that part of the best row of the bank.
  b.reduce('attentionNovelty', novelty, ([n, cell]) => {
    const groups = recall.width / cellCount;
    const row = tensors.matchRow.at(n, 0);
    const asked = (g: Expr): Expr => tensors.query.at(n, add(mul(g, cellCount), cell));
    const known = (g: Expr): Expr => tensors.bank.clamp(...ownIndices(tensors, n), row, add(mul(g, cellCount), cell));
    const both = sum([groups], ([g]) => mul(asked(g), known(g)));
    const size = mul(
      sum([groups], ([g]) => mul(asked(g), asked(g))),
      sum([groups], ([g]) => mul(known(g), known(g))),
    );
    const likeness = div(both, sqrt(max(size, 1e-20)));
    return select(lt(row, 0), 1, mul(sub(1, likeness), 0.5));
  });
  const [mostEnergy, mostVariance, mostChange, input] = ['Energies', 'Variances', 'Changes', 'Input'].map((name) =>
    b.scratch(`attention${name}`, 'f32', [B]),
  );
  b.reduce('attentionMost', [B], ([n]) => [
    store(
      mostEnergy,
      [n],
      max(
        maximum([cellCount], ([cell]) => energy.at(n, cell)),
        1e-12,
      ),
    ),
    store(
      mostVariance,
      [n],
      max(
        maximum([cellCount], ([cell]) => variance.at(n, cell)),
        1e-12,
      ),
    ),
    store(
      mostChange,
      [n],
      max(
        maximum([cellCount], ([cell]) => change.at(n, cell)),
        1e-12,
      ),
    ),
    store(
      input,
      [n],
      div(
        sum([S], ([s]) => abs(tensors.sensors.at(n, s))),
        S,
      ),
    ),
  ]);
  const salience = cellwise('Salience');
  b.map('attentionWeigh', salience, ([n, cell]) => {
    const { salience: part } = constants;
    const loud = div(energy.at(n, cell), mostEnergy.at(n));
    const plain = add(
      mul(loud, part.energy),
      mul(div(variance.at(n, cell), mostVariance.at(n)), part.variance),
      mul(div(change.at(n, cell), mostChange.at(n)), part.change),
      mul(novelty.at(n, cell), part.novelty),
      mul(min(coherence.at(n, cell), 1), part.coherence),
    );
    const excited = select(gt(loud, constants.lively), min(add(input.at(n), 1), constants.inputLimit), 1);
    const kept = select(gt(gain.at(n, cell), 1), f32(constants.persistence), 1);
    return mul(mul(min(plain, 1), excited), kept);
  });
  const chosen = b.scratch('attended', 'i32', [B, constants.most]);
  b.topk('attend', {
    outer: [B],
    over: cellCount,
    k: constants.most,
    value: ([n], cell) => salience.at(n, cell),
    where: ([n], cell) => gt(salience.at(n, cell), constants.least),
    indices: chosen,
  });
  const attended = b.scratch('attendedCount', 'f32', [B]);
  b.reduce('attentionFocus', [B], ([n]) => {
    const many = cast(
      count([constants.most], ([k]) => ge(chosen.at(n, k), 0)),
      'f32',
    );
    const total = sum([constants.most], ([k]) => select(lt(chosen.at(n, k), 0), 0, salience.clamp(n, chosen.at(n, k))));
    const crowded = sub(1, mul(many, constants.crowding / constants.most));
    return [store(attended, [n], many), store(focus, [n], min(mul(div(total, max(many, 1)), crowded), 1))];
  });
  b.reduce('attention', gain, ([n, cell]) => {
    const here = cast(
      count([constants.most], ([k]) => eq(chosen.at(n, k), cell)),
      'f32',
    );
    const share = mul(attended.at(n), 1 / cellCount);
    return add(mul(mul(focus.at(n), constants.span), sub(here, share)), 1);
  });
}
