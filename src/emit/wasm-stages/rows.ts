/** Plain loops over the rows of a phase that is no nest: one scalar loop an axis, the body inside. */
import type { Axis } from '../../kernel/expr.js';
import { countLoop, type Operand } from './loop.js';
import type { TensorMap } from './tensors.js';
import type { Writer } from './writer.js';

export function sizeOperand(w: Writer, tensors: TensorMap, axis: Axis): Operand {
  const node = tensors.size(axis.extent);
  return node.kind === 'constant' ? node.value : w.ensureScalar(node);
}

export function walkRows(
  w: Writer,
  tensors: TensorMap,
  axes: readonly Axis[],
  writes: ReadonlySet<string>,
  body: () => void,
): void {
  const [axis, ...rest] = axes;
  if (axis === undefined) {
    body();
    return;
  }
  countLoop(w, { axis, begin: 0, end: sizeOperand(w, tensors, axis) }, { writes }, () =>
    walkRows(w, tensors, rest, writes, body),
  );
}
