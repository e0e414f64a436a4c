/**
 * topk epilogue: rows go straight into a running top-k, histogram or scan instead of through memory; each is computed
 * exactly once.
 */
import type { InlineRule } from './inline-rule.js';

export const topkEpilogue: InlineRule = (_producer, _write, consumer, loads) => {
  const name = 'topk epilogue';
  if (consumer.kind !== 'topk' && consumer.kind !== 'histogram' && consumer.kind !== 'scan')
    return { name, refused: `the reader is a ${consumer.kind}` };
  const inner = consumer.kind === 'topk' ? [consumer.over] : consumer.kind === 'histogram' ? consumer.over : [];
  const space = [...consumer.axes, ...inner];
  const once = loads.every(
    (found) =>
      found.args.length === space.length &&
      found.args.every((index, position) => index.op === 'index' && index.axis === space[position]),
  );
  return once ? { name } : { name, refused: 'its values are read more than once' };
};
