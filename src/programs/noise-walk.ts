/**
 * A random walk: each brain's vector is pulled back and pushed by counter-based noise, which is the same on every device
 * and in any order, since it depends on seed, brain, cycle and element alone. Uniform draws decide which elements rest.
 */
import type { Program } from '../kernel/index.js';
import { add, cast, cycle, lt, mul, noiseWords, normal, program, select, uniform } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function noiseWalk(width = 33, seed = 7): Program {
  return program('noiseWalk', (b) => {
    const batch = b.symbol('batch', 1, 4096);
    const pull = b.parameter('pull', 'f32', 0.9);
    const position = b.state('position', 'f32', [batch, width]);
    const result = b.output('result', 'f32', [batch, width]);
    b.map('walk', position, ([brain, element]) => {
      const key = { seed, brain: cast(brain, 'u32'), cycle };
      const place = cast(element, 'u32');
      const push = normal(noiseWords({ ...key, stream: 0 }), place, 2);
      const rests = lt(uniform({ ...key, stream: 1 }, place), 0.25);
      const here = position.at(brain, element);
      return select(rests, here, add(mul(here, pull), mul(push, 0.25)));
    });
    b.map('report', result, ([brain, element]) => position.at(brain, element));
  });
}

export const noiseWalkBuiltin = builtin({
  name: 'noiseWalk',
  title: 'a random walk driven by counter-based noise',
  build: () => noiseWalk(),
  symbols: { batch: 3 },
});
