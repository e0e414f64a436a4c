/**
 * dreaming: a brain that has been without input for more than a hundred cycles dreams. Two stored patterns of its library,
 * mixed by chance and with a little noise, are replayed into memory, a pair for ten cycles; what rewards have left in the
 * field wears down meanwhile. (`consolidate` replays between cycles, in both modes.)
 *
 *     M += 0.05 ((w A + (1 − w) B)(1 + 0.05 noise) − M)
 */
import type { Expr, ProgramBuilder } from '../../kernel/index.js';
import {
  add,
  and,
  argmax,
  cast,
  div,
  ge,
  gt,
  i32,
  maximum,
  mul,
  normal,
  select,
  store,
  sub,
  uniform,
} from '../../kernel/index.js';
import { channels, modulate, strategy } from '../constants.js';
import { replaceNonFinite } from '../evolve.js';
import { ownIndices } from '../recall.js';
import { type BrainTensors, parameterOf } from '../tensors.js';
import { dreaming as constants, researchStreams } from './constants.js';

/** Whether a brain has been without input long enough to dream. */
export function isDreaming(tensors: BrainTensors, n: Expr): Expr {
  return and(gt(tensors.silence.at(n), modulate.dreamAfter), gt(parameterOf(tensors, n, 'dreaming'), 0));
}

/** Replays into memory while some brain dreams; there is nothing to do, and nothing done, while none does. */
export function addDreaming(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, scores, library, memory, shape } = tensors;
  const { edge, patternEdge } = shape;
  const lanes = channels.memory;
  const rows = b.state('dreamRows', 'i32', [B, 2], { initial: -1 });
  const weight = b.scratch('dreamWeight', 'f32', [B]);
  const moment = (n: Expr): Expr => cast(div(tensors.age.at(n), constants.length), 'u32');
  const key = (n: Expr, stream: number) => ({ seed: tensors.seed.at(n), brain: 0, cycle: moment(n), stream });
  b.reduce('chooseDream', [B], ([n]) => {
    const drawn = (stream: number): Expr =>
      argmax([strategy.entries], ([e]) =>
        select(
          gt(scores.at(...ownIndices(tensors, n), e), 0),
          uniform(key(n, stream), cast(e, 'u32')),
          Number.NEGATIVE_INFINITY,
        ),
      );
    const dreams = isDreaming(tensors, n);
    return [
      store(rows, [n, 0], select(dreams, drawn(researchStreams.dreamFirst), i32(-1))),
      store(rows, [n, 1], select(dreams, drawn(researchStreams.dreamSecond), i32(-1))),
      store(weight, [n], uniform(key(n, researchStreams.dreamWeight), cast(i32(0), 'u32'))),
    ];
  });
  const any = b.scratch('anyDream', 'i32', []);
  b.reduce('anyDream', any, () => maximum([B], ([n]) => cast(ge(rows.at(n, 0), 0), 'i32')));
  b.when('dreaming', any, () => {
    b.map(
      'dream',
      [B, edge, edge, edge, lanes],
      ([n, x, y, z, j]) => {
        const ratio = edge / patternEdge;
        const at = [x, y, z].map((i) => (ratio === 1 ? i : div(i, ratio)));
        const kept = (which: number): Expr => library.clamp(...ownIndices(tensors, n), rows.at(n, which), ...at, j);
        const mixed = add(mul(kept(0), weight.at(n)), mul(kept(1), sub(1, weight.at(n))));
        const element = add(mul(add(mul(add(mul(x, edge), y), edge), z), lanes), j);
        const chance = { seed: tensors.seed.at(n), brain: 0, cycle: cast(tensors.age.at(n), 'u32') };
        const noise = normal({ ...chance, stream: researchStreams.dreamNoise }, cast(element, 'u32'));
        const dreamt = mul(mixed, add(mul(noise, constants.noise), 1));
        const now = memory.at(n, x, y, z, j);
        return [store(memory, [n, x, y, z, j], replaceNonFinite(add(now, mul(sub(dreamt, now), constants.rate))))];
      },
      { where: ([n]) => ge(rows.at(n, 0), 0) },
    );
  });
}
