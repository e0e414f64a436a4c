/**
 * cells: every channel's mean and maximum in 4³ cells of the field, and what energy and sparsity are made of. Large cells
 * are pooled in two steps, slabs and then cells, so that a GPU has more to share out than 64 cells.
 */
import type { Expr, ProgramBuilder, TensorHandle, Write } from '../kernel/index.js';
import { abs, add, cast, div, eq, lt, maximum, mul, rem, store, sum } from '../kernel/index.js';
import { channels, evolve } from './constants.js';
import type { BrainTensors } from './tensors.js';

/** What is kept of each lane of a cell beside means and maxima. */
export interface CellSums {
  readonly loud: TensorHandle;
  readonly square: TensorHandle;
  readonly peak: TensorHandle;
  readonly quiet: TensorHandle;
  readonly mended: TensorHandle;
}

/** The index along x, y and z of a cell, numbered with z fastest. */
export function placeOfCell(cell: Expr): [Expr, Expr, Expr] {
  const { cells } = channels;
  return [div(cell, cells * cells), rem(div(cell, cells), cells), rem(cell, cells)];
}

/** One number of a cell: what each voxel adds to it, and where it goes. */
interface Measure {
  readonly name: string;
  readonly dtype: 'f32' | 'i32';
  readonly fold: (over: readonly number[], body: (at: Expr[]) => Expr) => Expr;
  readonly of: (place: readonly Expr[]) => Expr;
  readonly into: (cell: readonly Expr[], value: Expr) => Write;
}

/** Cells of a longer edge are cut into slabs of two layers. */
const mostWhole = 8;
const layers = 2;

export function addCells(b: ProgramBuilder, tensors: BrainTensors): CellSums {
  const { B, shape } = tensors;
  const { cells, memory: lanes } = channels;
  const s = shape.cellEdge;
  const grid = [B, cells, cells, cells] as const;
  const cellwise = (name: string, dtype: 'f32' | 'i32' = 'f32'): TensorHandle =>
    b.scratch(name, dtype, [...grid, lanes]);
  const kept: CellSums = {
    loud: cellwise('cellLoud'),
    square: cellwise('cellSquare'),
    peak: cellwise('cellPeak'),
    quiet: cellwise('cellQuiet', 'i32'),
    mended: cellwise('cellMended', 'i32'),
  };
  const measures = measuresOf(tensors, kept, s ** 3);
  const inside = (cell: Expr, i: Expr): Expr => add(mul(cell, s), i);
  if (s <= mostWhole) {
    b.reduce('poolCells', [...grid, lanes], ([n, cx, cy, cz, j]) =>
      measures.map(({ fold, of, into }) =>
        into(
          [n, cx, cy, cz, j],
          fold([s, s, s], ([x, y, z]) => of([n, inside(cx, x), inside(cy, y), inside(cz, z), j])),
        ),
      ),
    );
    return kept;
  }
  const slabs = s / layers;
  const parts = measures.map(({ name, dtype }) => b.scratch(`slab${name}`, dtype, [...grid, slabs, lanes]));
  b.reduce('poolSlabs', [...grid, slabs, lanes], ([n, cx, cy, cz, slab, j]) =>
    measures.map(({ fold, of }, i) => {
      const layer = (x: Expr): Expr => inside(cx, add(mul(slab, layers), x));
      const value = fold([layers, s, s], ([x, y, z]) => of([n, layer(x), inside(cy, y), inside(cz, z), j]));
      return store(parts[i], [n, cx, cy, cz, slab, j], value);
    }),
  );
  b.reduce('poolCells', [...grid, lanes], ([n, cx, cy, cz, j]) =>
    measures.map(({ fold, into }, i) =>
      into(
        [n, cx, cy, cz, j],
        fold([slabs], ([slab]) => parts[i].at(n, cx, cy, cz, slab, j)),
      ),
    ),
  );
  return kept;
}

function measuresOf(
  { content, memory, dynamics, means, maxima }: BrainTensors,
  kept: CellSums,
  volume: number,
): Measure[] {
  type Voxel = readonly Expr[];
  const groups = [
    ([n, x, y, z, j]: Voxel) => content.next.at(n, x, y, z, j, 0),
    ([n, x, y, z, j]: Voxel) => content.next.at(n, x, y, z, j, 1),
    ([n, x, y, z, j]: Voxel) => memory.at(n, x, y, z, j),
    ([n, x, y, z, j]: Voxel) => dynamics.next.at(n, x, y, z, j),
  ];
  const [first, second] = groups;
  const isQuiet = (value: Expr): Expr => cast(lt(abs(value), evolve.target.quiet), 'i32');
  const whole = ([n, x, y, z, j]: Voxel, g: number): (Expr | number)[] => [n, x, y, z, g, j];
  const plain = (tensor: TensorHandle) => (cell: Voxel, value: Expr) => store(tensor, [...cell], value);
  return [
    ...groups.flatMap((of, g): Measure[] => [
      {
        name: `Sum${g}`,
        dtype: 'f32',
        fold: sum,
        of,
        into: (cell, value) => store(means, whole(cell, g), div(value, volume)),
      },
      {
        name: `Maximum${g}`,
        dtype: 'f32',
        fold: maximum,
        of,
        into: (cell, value) => store(maxima, whole(cell, g), value),
      },
    ]),
    { name: 'Loud', dtype: 'f32', fold: sum, of: (at) => add(abs(first(at)), abs(second(at))), into: plain(kept.loud) },
    {
      name: 'Square',
      dtype: 'f32',
      fold: sum,
      of: (at) => add(mul(first(at), first(at)), mul(second(at), second(at))),
      into: plain(kept.square),
    },
    { name: 'Peak', dtype: 'f32', fold: maximum, of: (at) => abs(first(at)), into: plain(kept.peak) },
    {
      name: 'Quiet',
      dtype: 'i32',
      fold: sum,
      of: (at) => add(isQuiet(first(at)), isQuiet(second(at))),
      into: plain(kept.quiet),
    },
    {
      name: 'Mended',
      dtype: 'i32',
      fold: sum,
      of: (at) => groups.map((group) => cast(eq(group(at), evolve.mended), 'i32')).reduce((a, c) => add(a, c)),
      into: plain(kept.mended),
    },
  ];
}
