/**
 * Next to nothing: every element of a small state is counted up, so that every worker has something to touch. Its step
 * time is the cost of a step itself.
 */
import type { Program } from '../kernel/index.js';
import { add, program } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function empty(elements = 4096): Program {
  return program('empty', (b) => {
    const ticks = b.state('ticks', 'i32', [elements]);
    const first = b.output('first', 'i32', []);
    b.map('tick', ticks, ([i]) => add(ticks.at(i), 1));
    b.map('report', first, () => ticks.at(0));
  });
}

export const emptyBuiltin = builtin({
  name: 'empty',
  title: 'counts up a small state: the cost of a step itself',
  build: () => empty(),
});
