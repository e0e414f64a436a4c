/**
 * regions: the topology of activity. Every fifth cycle each of the 4³ cells is given to the peak of activity that lies uphill
 * of it among its 26 neighbours; a peak and its cells are a region. A region that lasts grows in importance; it trusts itself
 * as far as the sensors at home in it are foreseen. Cells that are active together are coupled to their neighbours, in full
 * inside a region and weakly across its border. The coupling is the same from either side, so it moves content between cells
 * and makes none.
 */

import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import {
  abs,
  add,
  argmax,
  cast,
  count,
  div,
  eq,
  f32,
  gt,
  lt,
  max,
  maximum,
  min,
  mul,
  rem,
  select,
  store,
  sub,
  sum,
  tanh,
} from '../../kernel/index.js';
import { placeOfCell } from '../cells.js';
import { channels } from '../constants.js';
import { type BrainTensors, parameterOf } from '../tensors.js';
import { cellCount, cellNumber, contentOfCell, neighbourOf } from './cells.js';
import { regions as constants } from './constants.js';
import type { Influence } from './influence.js';

const C = channels.content;
const steps = [3, 3, 3] as const;
const stepCount = 27;
const stepOf = (k: Expr): Expr[] => [div(k, 9), rem(div(k, 3), 3), rem(k, 3)];

export function declareRegions(b: ProgramBuilder, { B }: BrainTensors) {
  return {
    activity: b.state('regionActivity', 'f32', [B, cellCount]),
    /** The peak of the region to which each cell belongs. */
    peak: b.state('regionPeak', 'i32', [B, cellCount]),
    /** By peaks; 0 where a cell is none. */
    importance: b.state('regionImportance', 'f32', [B, cellCount]),
    confidence: b.state('regionConfidence', 'f32', [B, cellCount], { initial: constants.firstConfidence }),
    /** How often a cell and each of its 27 neighbours (itself included) are active together. */
    together: b.state('regionTogether', 'f32', [B, cellCount, stepCount]),
  };
}

export type Regions = ReturnType<typeof declareRegions>;

export function addRegions(b: ProgramBuilder, tensors: BrainTensors, own: Regions, sensorCell: TensorHandle): void {
  const { B, means, shape } = tensors;
  const { activity, peak, confidence, together } = own;
  b.reduce('regionActivity', activity, ([n, cell]) => {
    const now = div(
      sum([C], ([c]) => abs(contentOfCell(means, n, cell, c))),
      C,
    );
    return add(activity.at(n, cell), mul(sub(now, activity.at(n, cell)), constants.activityRate));
  });
  const most = b.scratch('regionMost', 'f32', [B]);
  b.reduce('regionMost', most, ([n]) =>
    max(
      maximum([cellCount], ([cell]) => activity.at(n, cell)),
      1e-12,
    ),
  );
  b.map('regionTogether', together, ([n, cell, k]) => {
    const share = (at: Expr): Expr => div(activity.clamp(n, at), most.at(n));
    const both = mul(share(cell), share(neighbourOf(cell, stepOf(k))));
    return add(together.at(n, cell, k), mul(sub(both, together.at(n, cell, k)), constants.hebbRate));
  });
  b.reduce('regionConfidence', confidence, ([n, cell]) => {
    const mine = (s: Expr): Expr => eq(peak.clamp(n, sensorCell.at(s)), cell);
    const many = count([shape.sensors], ([s]) => mine(s));
    const missed = sum([shape.sensors], ([s]) =>
      select(mine(s), abs(sub(tensors.sensors.at(n, s), tensors.prediction.at(n, s))), 0),
    );
    const mean = div(missed, max(cast(many, 'f32'), 1));
    const eased = mul(sub(sub(1, min(mean, 1)), confidence.at(n, cell)), constants.confidenceRate);
    return add(confidence.at(n, cell), select(gt(many, 0), eased, 0));
  });
}

/** Every fifth cycle: which cells belong to which peak. It stands at the end of the cycle, where nothing waits for it. */
export function addPartition(b: ProgramBuilder, { B }: BrainTensors, { activity, peak, importance }: Regions): void {
  b.every('regionsNow', constants.every, () => {
    const uphill = b.scratch('regionUphill0', 'i32', [B, cellCount]);
    b.reduce('regionUphill0', uphill, ([n, cell]) => {
      const best = argmax(steps, (step) => activity.clamp(n, neighbourOf(cell, step)));
      return neighbourOf(cell, stepOf(best));
    });
    // Each doubling follows ways of twice the length.
    let way = uphill;
    for (let doubling = 1; doubling <= constants.doublings; doubling += 1) {
      const [from, to] = [way, b.scratch(`regionUphill${doubling}`, 'i32', [B, cellCount])];
      b.map(`regionUphill${doubling}`, to, ([n, cell]) => from.clamp(n, from.at(n, cell)));
      way = to;
    }
    b.map('regionPeak', [B, cellCount], ([n, cell]) => {
      const old = importance.at(n, cell);
      const lasting = select(gt(old, 0), min(mul(old, constants.importanceGain), constants.mostImportance), 1);
      const fading = mul(old, constants.importanceLoss);
      const fallen = select(lt(fading, constants.leastImportance), 0, fading);
      return [
        store(peak, [n, cell], way.at(n, cell)),
        store(importance, [n, cell], select(eq(way.at(n, cell), cell), lasting, fallen)),
      ];
    });
  });
}

/** What coupling moves between neighbouring cells: w (tanh(4 F_there) − tanh(4 F_here)), with w the same from both sides. */
export function regionInfluence(b: ProgramBuilder, tensors: BrainTensors, { peak, together }: Regions): Influence {
  const { B, means } = tensors;
  const { cells, memory: lanes } = channels;
  const voice = b.scratch('regionVoice', 'f32', [B, cellCount, 2, lanes]);
  b.map('regionVoice', voice, ([n, cell, half, j]) =>
    tanh(mul(means.at(n, ...placeOfCell(cell), half, j), constants.slope)),
  );
  const weight = b.scratch('regionWeight', 'f32', [B, cellCount, stepCount]);
  b.map('regionWeight', weight, ([n, cell, k]) => {
    const there = neighbourOf(cell, stepOf(k));
    const inside = eq(peak.at(n, cell), peak.clamp(n, there));
    const share = select(inside, f32(1), constants.across);
    return mul(mul(together.at(n, cell, k), share), constants.coupling / (stepCount - 1));
  });
  const change = b.scratch('regionChange', 'f32', [B, cells, cells, cells, 2, lanes]);
  b.reduce('regionChange', change, ([n, x, y, z, half, j]) => {
    const cell = cellNumber([x, y, z]);
    const inside = (at: Expr, step: Expr): Expr => eq(add(at, sub(step, 1)), clampCell(add(at, sub(step, 1))));
    return sum(steps, ([i, k, l]) => {
      const there = neighbourOf(cell, [i, k, l]);
      const moved = mul(
        weight.at(n, cell, add(mul(add(mul(i, 3), k), 3), l)),
        sub(voice.clamp(n, there, half, j), voice.at(n, cell, half, j)),
      );
      const exists = [inside(x, i), inside(y, k), inside(z, l)];
      return exists.reduce<Expr>((value, is) => select(is, value, 0), moved);
    });
  });
  return {
    content: ({ brain, cell, lane }, half) =>
      mul(change.at(brain, ...cell, half, lane), parameterOf(tensors, brain, 'regions')),
  };
}

const clampCell = (at: Expr): Expr => max(min(at, channels.cells - 1), 0);
