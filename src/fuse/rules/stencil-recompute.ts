/**
 * stencil recompute: a cheap producer is computed again at every neighbour that reads it, which costs less than a stage
 * and a trip through memory.
 */
import { flopsOf, loadsOfUnit } from '../cost.js';
import type { InlineRule } from './inline-rule.js';

/** What is still cheap to compute again, in operations and loads a point. */
const cheapFlops = 8;
const cheapLoads = 2;
const mostNeighbours = 8;

export const stencilRecompute: InlineRule = (producer, write, consumer, loads) => {
  const name = 'stencil recompute';
  if (producer.kind !== 'map') return { name, refused: 'a reduction is not computed again' };
  if (consumer.kind !== 'map') return { name, refused: `the reader is a ${consumer.kind}` };
  if (loads.length === 1 && loads[0].args.every((index) => index.op === 'index'))
    return { name, refused: 'read at one element: pointwise' };
  if (loads.length > mostNeighbours)
    return { name, refused: `cost: read at ${loads.length} neighbours, more than ${mostNeighbours}` };
  const [flops, reads] = [flopsOf([write.value], producer.axes), loadsOfUnit([write.value], producer.axes)];
  if (flops > cheapFlops || reads > cheapLoads)
    return { name, refused: `cost: ${flops} operations and ${reads} loads to compute again` };
  return { name };
};
