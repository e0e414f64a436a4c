/**
 * topk epilogue: rows go straight into the loop of a row op (a running top-k, histogram or scan) instead of through memory;
 * each is computed exactly once.
 */
import { innerAxes, isRowOp } from '../../kernel/op.js';
import { outermostFolds } from '../../kernel/walk.js';
import { pointsOf } from '../cost.js';
import type { InlineRule } from './inline-rule.js';

/** On a GPU, rows of this many elements are folded one after the other by the unit that ranks them. */
const longRow = 64;

export const topkEpilogue: InlineRule = (_producer, write, consumer, loads, machine) => {
  const name = 'topk epilogue';
  if (!isRowOp(consumer)) return { name, refused: `the reader is a ${consumer.kind}` };
  const space = [...consumer.axes, ...innerAxes(consumer)];
  const once = loads.every(
    (found) =>
      found.args.length === space.length &&
      found.args.every((index, position) => index.op === 'index' && index.axis === space[position]),
  );
  // Few rows that are long loops are quicker side by side; a long list is cut into chunks, so its rows are spread anyway.
  const long = outermostFolds([write.value]).some((fold) => pointsOf(fold.axes) >= longRow);
  if (machine.stepNs > 0 && long && consumer.kind === 'topk' && typeof consumer.over.extent === 'number')
    return { name, refused: 'its rows are long loops, which run side by side where they stand apart' };
  return once ? { name } : { name, refused: 'its values are read more than once' };
};
