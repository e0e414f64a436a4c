/** How tensors and local arrays lie in memory, as far as choices ask for it. */
import type { Part } from '../../fuse/stage.js';
import type { Dimension } from '../../kernel/dimension.js';
import type { Dtype } from '../../kernel/dtype.js';
import type { Tensor } from '../../kernel/tensor.js';

export interface MemoryLayout {
  readonly dtype: Dtype;
  readonly shape: readonly Dimension[];
  /** Axes from the outermost in memory to the innermost. */
  readonly layout: readonly number[];
  /** Whether it is a local array of a unit. */
  readonly isLocal?: boolean;
}

export type FindLayout = (tensor: string, version: 'current' | 'next') => MemoryLayout;

/** Layouts of a part's tensors and local arrays. */
export function layoutsOf({ locals }: Pick<Part, 'locals'>, tensors: ReadonlyMap<string, Tensor>): FindLayout {
  const own = new Map(
    locals.map(({ name, dtype, shape }) => [
      name,
      { dtype, shape, layout: shape.map((_, axis) => axis), isLocal: true },
    ]),
  );
  return (tensor) => own.get(tensor) ?? (tensors.get(tensor) as Tensor);
}
