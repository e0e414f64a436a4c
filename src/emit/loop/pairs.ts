/**
 * How tensors and local arrays lie in memory, as far as choices ask for it, and pairs of neighbouring elements that one thread
 * takes: loaded by one instruction of 8 bytes, and stored by one. Half as many instructions ask the cache, and what
 * neighbouring threads ask for at once are whole lines.
 */
import { Sharing } from '../../fuse/sharing.js';
import type { Part } from '../../fuse/stage.js';
import { provablyInside } from '../../kernel/bounds.js';
import type { Dimension } from '../../kernel/dimension.js';
import { byteSize, type Dtype } from '../../kernel/dtype.js';
import type { Expr, LoadExpr } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import type { Tensor } from '../../kernel/tensor.js';

/** The axis along which a tensor's elements lie in pairs: innermost in memory, of two places. */
export function pairAxis({ dtype, shape, layout, isLocal = false }: MemoryLayout): number | undefined {
  const inner = layout[layout.length - 1];
  if (inner === undefined || shape[inner] !== 2 || byteSize(dtype) !== 4) return undefined;
  return isLocal ? undefined : inner;
}

/** The index along the innermost axis in memory, that of pairs left out where it is a number. */
export function innerIndex(place: MemoryLayout, indices: readonly Expr[]): Expr | undefined {
  const { layout } = place;
  const inner = indices[layout[layout.length - 1]];
  return pairAxis(place) !== undefined && inner.op === 'constant' ? indices[layout[layout.length - 2]] : inner;
}

/** Which half of a pair the indices ask for. */
function halfOf(
  place: MemoryLayout,
  indices: readonly Expr[],
): { readonly axis: number; readonly half: 0 | 1 } | undefined {
  const axis = pairAxis(place);
  const index = axis === undefined ? undefined : indices[axis];
  if (axis === undefined || index?.op !== 'constant') return undefined;
  const half = index.value;
  return half === 0 || half === 1 ? { axis, half } : undefined;
}

/** Loads of which the other half of their pair is wanted too. */
export class PairLoads {
  private readonly firsts = new Map<LoadExpr, LoadExpr>();

  constructor(find: FindLayout, loads: readonly LoadExpr[]) {
    const sharing = new Sharing();
    const pairs = new Map<string, LoadExpr[]>();
    for (const load of loads) {
      const own = halfOf(find(load.tensor, load.version), load.args);
      if (own === undefined) continue;
      const others = load.args.map((index, i) => (i === own.axis ? '' : sharing.numberOf(index)));
      const key = `${load.tensor}.${load.version} ${others.join(' ')} ${load.border.join(' ')}`;
      const pair = pairs.get(key) ?? [];
      pair[own.half] = load;
      pairs.set(key, pair);
    }
    for (const [first, second] of pairs.values()) {
      if (first === undefined || second === undefined) continue;
      this.firsts.set(first, first);
      this.firsts.set(second, first);
    }
  }

  /** The first element of the pair; undefined where the load is none of a pair. */
  firstOf(load: LoadExpr): LoadExpr | undefined {
    return this.firsts.get(load);
  }
}

/** The other half of a pair that is stored. */
export interface Partner {
  /** Its place among the writes. */
  readonly at: number;
  /** Whether the write that asks stores the first element of the two. */
  readonly isFirst: boolean;
}

/** For each write the one that stores the other half of its pair, where both store always. */
export function partnersOf(writes: readonly Write[], find: FindLayout): (Partner | undefined)[] {
  const halves = writes.map(({ tensor, version, indices, where }) => {
    const place = find(tensor, version);
    const isSure = where === undefined && indices.every((one, i) => provablyInside(one, place.shape[i]));
    return isSure ? halfOf(place, indices) : undefined;
  });
  return writes.map((write, i) => {
    const own = halves[i];
    if (own === undefined) return undefined;
    const at = writes.findIndex((other, k) => {
      if (halves[k]?.half !== 1 - own.half || other.tensor !== write.tensor || other.version !== write.version)
        return false;
      return other.indices.every((index, axis) => axis === own.axis || index === write.indices[axis]);
    });
    return at < 0 ? undefined : { at, isFirst: own.half === 0 };
  });
}

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
