/**
 * resonance: where in the field something like what is sensed already sounds. Sensor i speaks in channel i (modulo 32); the
 * likeness of a voxel is that of the sensors with the content around it. The sensors are imprinted once more at the voxel
 * that is most like them, or, where none is like enough, at the one that has been used least.
 *
 *     likeness = Σ v_c box(F_c) / (|v| |F| + ε)
 */
import type { Expr, ProgramBuilder } from '../../kernel/index.js';
import {
  abs,
  add,
  and,
  argmax,
  argmin,
  div,
  eq,
  gt,
  i32,
  le,
  lt,
  maximum,
  mul,
  rem,
  select,
  sqrt,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import { channels, evolve } from '../constants.js';
import type { Tuning } from '../modulate.js';
import { type BrainTensors, parameterOf } from '../tensors.js';
import { choose } from './cells.js';
import { resonance as constants } from './constants.js';
import type { Influence } from './influence.js';

export function addResonance(b: ProgramBuilder, tensors: BrainTensors, tuning: Tuning): Influence {
  const { B, content, sensors, shape } = tensors;
  const { edge } = shape;
  const lanes = channels.memory;
  const S = shape.sensors;
  const occupancy = b.state('resonanceUse', 'f32', [B, edge, edge, edge]);
  /** The voxel (−1 where nothing is sensed) and the greatest likeness. */
  const voxel = b.state('resonanceVoxel', 'i32', [B], { initial: -1 });
  const likeness = b.state('resonance', 'f32', [B]);

  const voice = b.scratch('resonanceVoice', 'f32', [B, lanes, 2]);
  const turns = Math.ceil(S / channels.content);
  b.reduce('resonanceVoice', voice, ([n, j, h]) =>
    sum([turns], ([t]) => {
      const sensor = add(mul(t, channels.content), mul(j, 2), h);
      return select(lt(sensor, S), sensors.clamp(n, sensor), 0);
    }),
  );
  const loud = b.scratch('resonanceLoud', 'f32', [B]);
  b.reduce('resonanceLoud', loud, ([n]) =>
    sqrt(sum([lanes, 2], ([j, h]) => mul(voice.at(n, j, h), voice.at(n, j, h)))),
  );
  const said = b.scratch('resonanceSaid', 'f32', [B, edge, edge, edge]);
  const size = b.scratch('resonanceSize', 'f32', [B, edge, edge, edge]);
  b.reduce('resonanceSaid', [B, edge, edge, edge], ([n, x, y, z]) => {
    const at = (j: Expr, h: Expr): Expr => content.at(n, x, y, z, j, h);
    return [
      store(
        said,
        [n, x, y, z],
        sum([2, lanes], ([h, j]) => mul(voice.at(n, j, h), at(j, h))),
      ),
      store(size, [n, x, y, z], sqrt(sum([2, lanes], ([h, j]) => mul(at(j, h), at(j, h))))),
    ];
  });
  const alike = b.scratch('resonanceAlike', 'f32', [B, edge ** 3]);
  b.reduce('resonanceAlike', alike, ([n, v]) => {
    const [x, y, z] = [div(v, edge * edge), rem(div(v, edge), edge), rem(v, edge)];
    const around = sum([3, 3, 3], ([i, j, k]) => said.zero(n, add(x, sub(i, 1)), add(y, sub(j, 1)), add(z, sub(k, 1))));
    return div(mul(around, 1 / 27), add(mul(loud.at(n), size.at(n, x, y, z)), constants.least));
  });
  b.reduce('resonanceVoxel', [B], ([n]) => {
    const best = maximum([edge ** 3], ([v]) => alike.at(n, v));
    const found = select(
      gt(best, constants.above),
      argmax([edge ** 3], ([v]) => alike.at(n, v)),
      argmin([edge, edge, edge], ([x, y, z]) => occupancy.at(n, x, y, z)),
    );
    const heard = gt(loud.at(n), constants.least);
    return [store(voxel, [n], select(heard, found, i32(-1))), store(likeness, [n], select(heard, best, 0))];
  });
  b.map('resonanceUse', occupancy, ([n, x, y, z]) => {
    const here = eq(voxel.at(n), add(mul(add(mul(x, edge), y), edge), z));
    return select(here, 1, mul(occupancy.at(n, x, y, z), constants.occupancyDecay));
  });
  return {
    content: ({ brain: n, place: [x, y, z], lane }, half) => {
      const v = voxel.at(n);
      const centre = [div(v, edge * edge), rem(div(v, edge), edge), rem(v, edge)];
      const far = [x, y, z].map((at, axis) => abs(sub(at, centre[axis]))).reduce((all, one) => add(all, one));
      const weight = choose(
        far,
        Array.from({ length: constants.reach + 1 }, (_, distance) => evolve.spread ** distance),
      );
      const strength = mul(tuning.scalars.imprint.at(n), constants.share, parameterOf(tensors, n, 'resonance'));
      const near = and(le(far, constants.reach), gt(v, -1));
      return select(near, mul(mul(weight, strength), voice.at(n, lane, half)), 0);
    },
  };
}
