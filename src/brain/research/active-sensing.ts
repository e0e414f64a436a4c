/**
 * active sensing: looking where it is uncertain. A map over the 4³ cells says how uncertain each is: by how uneven activity
 * is around it, and by the regions (or, without them, the sensors) that are foreseen badly, spread over the cells nearby. Pan
 * and tilt jump towards its centre while the brain is unsure, follow what moves and is foreseen, and scan otherwise. Around
 * the peak of the map, sensors are imprinted half as strongly again.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../../kernel/index.js';
import {
  abs,
  add,
  and,
  argmax,
  cast,
  clamp,
  div,
  eq,
  exp,
  gt,
  i32,
  log,
  lt,
  max,
  maximum,
  min,
  mul,
  normal,
  rem,
  select,
  sin,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { placeOfCell } from '../cells.js';
import { channels } from '../constants.js';
import { imprinted } from '../evolve.js';
import type { Tuning } from '../modulate.js';
import { cellPlace } from '../pool.js';
import { type BrainTensors, parameterOf } from '../tensors.js';
import { cellCount, cellNumber, choose, contentOfCell, neighbourOf } from './cells.js';
import { activeSensing as constants, researchStreams } from './constants.js';
import type { Influence } from './influence.js';
import type { Regions } from './regions.js';

const C = channels.content;

export function declareActiveSensing(b: ProgramBuilder, { B }: BrainTensors) {
  return {
    map: b.state('uncertainty', 'f32', [B, cellCount]),
    peak: b.state('uncertaintyPeak', 'i32', [B], { initial: -1 }),
    /** 1 − confidence of this cycle, and what looking has been worth. */
    total: b.state('uncertaintyTotal', 'f32', [B]),
    worth: b.state('sensingWorth', 'f32', [B]),
    /** 0 scans, 1 pursues, 2 jumps. */
    manner: b.state('sensingManner', 'i32', [B]),
    gaze: b.state('gaze', 'f32', [B, 2]),
    command: b.state('gazeCommand', 'f32', [B, 2]),
    follow: b.state('gazeFollow', 'f32', [B, 2]),
    moments: b.state('gazeMoments', 'f32', [B, 2]),
  };
}

export type ActiveSensing = ReturnType<typeof declareActiveSensing>;

/** A stronger imprint in the cell of the peak. */
export function glimpseInfluence(tensors: BrainTensors, { peak }: ActiveSensing, tuning: Tuning): Influence {
  return {
    content: ({ brain: n, place, cell, lane }, half) => {
      const here = eq(peak.at(n), cellNumber(cell));
      const more = mul(parameterOf(tensors, n, 'activeSensing'), constants.glimpse);
      return select(here, mul(more, imprinted(tensors, tuning, n, place, lane, half)), 0);
    },
  };
}

export function addActiveSensing(
  b: ProgramBuilder,
  tensors: BrainTensors,
  own: ActiveSensing,
  sensorCell: TensorHandle,
  regions: Regions | undefined,
): void {
  const { B, means, shape } = tensors;
  const activity = b.scratch('sensingActivity', 'f32', [B, cellCount]);
  const [total, entropy, most] = ['Sum', 'Entropy', 'Most'].map((name) => b.scratch(`sensing${name}`, 'f32', [B]));
  const raw = b.scratch('sensingRaw', 'f32', [B, cellCount]);
  const uneven = b.scratch('sensingUneven', 'f32', [B, cellCount]);
  b.reduce('sensingActivity', activity, ([n, cell]) =>
    div(
      sum([C], ([c]) => abs(contentOfCell(means, n, cell, c))),
      C,
    ),
  );
  b.reduce('sensingSum', total, ([n]) =>
    max(
      sum([cellCount], ([cell]) => activity.at(n, cell)),
      1e-12,
    ),
  );
  b.reduce('sensingUneven', uneven, ([n, cell]) => {
    const share = (step: Expr[]): Expr => mul(div(activity.clamp(n, neighbourOf(cell, step)), total.at(n)), cellCount);
    const mean = mul(sum([3, 3, 3], share), 1 / 27);
    const square = mul(
      sum([3, 3, 3], (step) => mul(share(step), share(step))),
      1 / 27,
    );
    return max(sub(square, mul(mean, mean)), 0);
  });
  b.reduce('sensingEntropy', entropy, ([n]) =>
    mul(
      sum([cellCount], ([cell]) => {
        const share = max(div(activity.at(n, cell), total.at(n)), 1e-12);
        return mul(share, log(share));
      }),
      -1 / Math.log(cellCount),
    ),
  );
  const spread = (cell: Expr, other: Expr): Expr => {
    const [here, there] = [placeOfCell(cell), placeOfCell(other)];
    const square = here
      .map((at, axis) => mul(sub(at, there[axis]), sub(at, there[axis])))
      .reduce((all, one) => add(all, one));
    return exp(mul(cast(square, 'f32'), -1 / constants.width));
  };
  b.reduce('sensingRaw', raw, ([n, cell]) => {
    const plain = mul(mul(uneven.at(n, cell), entropy.at(n)), constants.variance);
    if (regions === undefined) {
      const missed = sum([shape.sensors], ([s]) =>
        mul(abs(sub(tensors.sensors.at(n, s), tensors.prediction.at(n, s))), spread(cell, sensorCell.at(s))),
      );
      return add(plain, missed);
    }
    const doubt = sum([cellCount], ([other]) => {
      const worth = mul(sub(1, regions.confidence.at(n, other)), min(regions.importance.at(n, other), 1));
      return mul(worth, spread(cell, other));
    });
    return add(plain, doubt);
  });
  b.reduce('sensingMost', [B], ([n]) => {
    const unsure = sub(1, tensors.confidence.at(n));
    const gained = sub(own.total.at(n), unsure);
    return [
      store(
        most,
        [n],
        max(
          maximum([cellCount], ([cell]) => raw.at(n, cell)),
          1e-12,
        ),
      ),
      store(
        own.peak,
        [n],
        argmax([cellCount], ([cell]) => raw.at(n, cell)),
      ),
      store(own.total, [n], unsure),
      store(own.worth, [n], add(own.worth.at(n), mul(sub(gained, own.worth.at(n)), constants.valueRate))),
    ];
  });
  b.map('uncertainty', own.map, ([n, cell]) => div(raw.at(n, cell), most.at(n)));
  b.map('sensingManner', own.manner, ([n]) => {
    const moving = gt(
      div(
        sum([shape.sensors], ([s]) => abs(sub(tensors.sensors.at(n, s), tensors.sensorsLast.at(n, s)))),
        shape.sensors,
      ),
      constants.motion,
    );
    const foreseen = lt(tensors.error.at(n), constants.foreseen);
    const calm = select(and(moving, foreseen), i32(1), i32(0));
    return select(gt(own.total.at(n), constants.saccadeAbove), i32(2), calm);
  });
  b.reduce('gazeCommand', [B, 2], ([n, axis]) => {
    const along = (cell: Expr): Expr => {
      const [, y, z] = placeOfCell(cell);
      return select(eq(axis, 0), cellPlace(y), cellPlace(z));
    };
    const weight = sum([cellCount], ([cell]) => own.map.at(n, cell));
    const centre = div(
      sum([cellCount], ([cell]) => mul(own.map.at(n, cell), along(cell))),
      max(weight, 1e-12),
    );
    const target = mul(centre, choose(axis, constants.target));
    const moment = tensors.moments.at(n, add(axis, 1));
    const motion = sub(moment, own.moments.at(n, axis));
    const follow = add(own.follow.at(n, axis), mul(sub(motion, own.follow.at(n, axis)), constants.followRate));
    const jump = clamp(mul(sub(target, own.gaze.at(n, axis)), choose(axis, constants.saccade)), -1, 1);
    const pursue = clamp(mul(mul(follow, constants.pursuitScale), choose(axis, constants.pursuit)), -1, 1);
    const phase = mul(cast(rem(tensors.age.at(n), constants.scanCycles), 'f32'), constants.scanStep);
    const wave = mul(sin(mul(phase, choose(axis, [1, 2]))), choose(axis, constants.scan));
    const key = {
      seed: tensors.seed.at(n),
      brain: 0,
      cycle: cast(tensors.age.at(n), 'u32'),
      stream: researchStreams.scan,
    };
    const explores = select(gt(parameterOf(tensors, n, 'learn'), 0), parameterOf(tensors, n, 'exploration'), 0);
    const noise = mul(mul(normal(key, cast(axis, 'u32'), 2), choose(axis, constants.noise)), explores);
    const scan = add(wave, mul(target, tensors.exploration.at(n)), noise);
    const manner = own.manner.at(n);
    const wish = select(eq(manner, 2), jump, select(eq(manner, 1), pursue, scan));
    const command = add(mul(own.command.at(n, axis), constants.momentum), mul(wish, 1 - constants.momentum));
    return [
      store(own.moments, [n, axis], moment),
      store(own.follow, [n, axis], follow),
      store(own.command, [n, axis], command),
      store(own.gaze, [n, axis], clamp(add(own.gaze.at(n, axis), mul(command, constants.step)), -1, 1)),
    ];
  });
}

/** Pan and tilt, where a brain has motors for them. */
export function guideGaze(b: ProgramBuilder, tensors: BrainTensors, { command }: ActiveSensing): void {
  const { B, motors, shape } = tensors;
  const [pan, tilt] = (['pan', 'tilt'] as const).map((role) => tensors.roles.slice(0, shape.motors).indexOf(role));
  const guide = (name: string, axes: number, firstAxis: number, firstMotor: number): void => {
    b.map(name, [B, axes], ([n, at]) => {
      const motor = add(at, firstMotor);
      const axis = firstAxis === 0 ? at : add(at, firstAxis);
      const moved = add(motors.at(n, motor), mul(command.at(n, axis), parameterOf(tensors, n, 'activeSensing')));
      return [store(motors, [n, motor], clamp(moved, -1, 1))];
    });
  };
  const isOne = pan >= 0 && tilt === pan + 1;
  if (pan >= 0) guide('gazeGuide', isOne ? 2 : 1, 0, pan);
  if (tilt >= 0 && !isOne) guide('gazeGuideTilt', 1, 1, tilt);
}
