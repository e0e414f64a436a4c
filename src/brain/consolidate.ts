/**
 * consolidate: what a brain does with its idle time. Memory replays what the library holds, with a little dream noise, and
 * weak rows of the bank fade. A Program of its own over the same states, run between cycles for a fixed number of steps.
 */
import type { Dtype, Program } from '../kernel/index.js';
import { add, argmax, cast, cycle, div, gt, lt, mul, normal, program, rem, select, store } from '../kernel/index.js';
import { channels, strategy, streams } from './constants.js';
import type { BrainShape } from './shape.js';

const replay = 0.05;
const dream = 0.05;
const weak = 0.1;
const fade = 0.9;

/** Its states are named as the brain's, and copied in and out. */
export function consolidationProgram(
  shape: BrainShape,
  storage: Extract<Dtype, 'f32' | 'f16' | 'bf16'>,
  perBrainStores: boolean,
): Program {
  const { edge, patternEdge } = shape;
  const lanes = channels.memory;
  return program('consolidate', (b) => {
    const B = b.symbol('B', 1, 4096);
    const R = b.symbol('R', 16, 1_000_000);
    const lead = perBrainStores ? [B] : [];
    const memory = b.state('memory', storage, [B, edge, edge, edge, lanes]);
    const library = b.state('library', 'f16', [
      ...lead,
      strategy.entries,
      patternEdge,
      patternEdge,
      patternEdge,
      lanes,
    ]);
    const scores = b.state('scores', 'f32', [...lead, strategy.entries]);
    b.state('births', 'i32', [...lead, strategy.entries]);
    const strength = b.state('strength', 'f32', [...lead, R]);
    const seed = b.state('seed', 'u32', [B]);
    const row = b.scratch('row', 'i32', lead);
    // Entries take turns: of those from the step's place on, the best; −1 where the library is empty.
    b.reduce('chooseReplay', row, (own) => {
      const turn = rem(cast(cycle, 'i32'), strategy.best);
      const best = argmax([strategy.entries], ([e]) => {
        const score = scores.at(...own, e);
        return select(
          gt(score, 0),
          select(lt(rem(e, strategy.best), turn), mul(score, 0.5), score),
          Number.NEGATIVE_INFINITY,
        );
      });
      return best;
    });
    b.map(
      'replay',
      [B, edge, edge, edge, lanes],
      ([n, x, y, z, j]) => {
        const own = perBrainStores ? [n] : [];
        const ratio = edge / patternEdge;
        const at = [x, y, z].map((i) => (ratio === 1 ? i : div(i, ratio)));
        const which = row.at(...own);
        const pattern = perBrainStores ? library.clamp(n, which, ...at, j) : library.clamp(which, ...at, j);
        const element = add(mul(add(mul(add(mul(x, edge), y), edge), z), lanes), j);
        const key = { seed: seed.at(n), brain: 0, cycle, stream: streams.dream };
        const dreamt = mul(add(pattern, mul(pattern, normal(key, cast(element, 'u32')), dream)), replay);
        const old = memory.at(n, x, y, z, j);
        return [store(memory, [n, x, y, z, j], add(mul(old, 1 - replay), dreamt))];
      },
      { where: ([n]) => gt(row.at(...(perBrainStores ? [n] : [])), -1) },
    );
    b.map('fadeWeak', strength, (at) => {
      const old = strength.at(...at);
      return select(lt(old, weak), mul(old, fade), old);
    });
  });
}
