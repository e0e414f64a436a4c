/**
 * pool: what the whole field looks like in 4³ cells: mean and maximum of every channel, energy, sparsity, and the first
 * moments of the content along x, y and z: the gradients that motors use.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { add, cast, count, div, gt, maximum, mul, store, sub, sum } from '../kernel/index.js';
import { addCells } from './cells.js';
import { act, channels, surprise } from './constants.js';
import type { Mind } from './tensors.js';

/** Cells reach from −0.75 to 0.75 along each axis. */
export function cellPlace(index: Expr): Expr {
  return sub(mul(cast(index, 'f32'), 0.5), 0.75);
}

export function addPool(b: ProgramBuilder, mind: Mind): void {
  const { B, means, maxima, shape } = mind;
  const { cells, memory: lanes } = channels;
  const volume = shape.cellEdge ** 3;
  const { loud, square, peak, quiet, mended } = addCells(b, mind);

  // Sums over all cells in two steps: slices that several warps take side by side, and what is made of the few. The slices
  // are the chunks of the tree, so the sums are the same bits as in one step.
  const slices = [cells] as const;
  const slice = (name: string, dtype: 'f32' | 'i32' = 'f32'): TensorHandle => b.scratch(name, dtype, [B, ...slices]);
  const sliced = {
    loud: slice('sliceLoud'),
    square: slice('sliceSquare'),
    peak: slice('slicePeak'),
    quiet: slice('sliceQuiet', 'i32'),
    mended: slice('sliceMended', 'i32'),
  };
  const rest = [cells, cells, lanes];
  b.reduce('measureSlices', [B, ...slices], ([n, x]) => [
    store(
      sliced.loud,
      [n, x],
      sum(rest, (at) => loud.at(n, x, ...at)),
    ),
    store(
      sliced.square,
      [n, x],
      sum(rest, (at) => square.at(n, x, ...at)),
    ),
    store(
      sliced.peak,
      [n, x],
      maximum(rest, (at) => peak.at(n, x, ...at)),
    ),
    store(
      sliced.quiet,
      [n, x],
      sum(rest, (at) => quiet.at(n, x, ...at)),
    ),
    store(
      sliced.mended,
      [n, x],
      sum(rest, (at) => mended.at(n, x, ...at)),
    ),
  ]);
  // Means and their moments along x, y and z.
  const halves = b.scratch('halfMeans', 'f32', [B, cells, 2, 4]);
  b.reduce('measureHalves', [B, cells, 2], ([n, x, half]) => {
    const layers = cells / 2;
    const fold = (value: (place: readonly Expr[], mean: Expr) => Expr): Expr =>
      sum([layers, cells, 2, lanes], ([layer, z, g, j]) => {
        const y = add(mul(half, layers), layer);
        return value([x, y, z], means.at(n, x, y, z, g, j));
      });
    return [
      ...[0, 1, 2].map((axis) =>
        store(
          halves,
          [n, x, half, axis],
          fold((place, mean) => mul(cellPlace(place[axis]), mean)),
        ),
      ),
      store(
        halves,
        [n, x, half, 3],
        fold((_, mean) => mean),
      ),
    ];
  });
  b.reduce('measure', [B], ([n]) => {
    const size = volume * cells ** 3 * channels.content;
    const ofHalves = (which: number): Expr => sum([cells, 2], ([x, half]) => halves.at(n, x, half, which));
    const mean = div(ofHalves(3), cells ** 3 * channels.content);
    const power = div(
      sum([cells], ([x]) => sliced.square.at(n, x)),
      size,
    );
    const still = sum([cells], ([x]) => sliced.quiet.at(n, x));
    const energy = div(
      sum([cells], ([x]) => sliced.loud.at(n, x)),
      size,
    );
    const scale = add(mul(energy, cells ** 3 * channels.content), act.quiet * cells ** 3 * channels.content);
    return [
      store(mind.energy, [n], energy),
      ...[0, 1, 2].map((axis) => store(mind.moments, [n, axis], div(ofHalves(axis), scale))),
      store(mind.variance, [n], sub(power, mul(mean, mean))),
      store(
        mind.maximum,
        [n],
        maximum([cells], ([x]) => sliced.peak.at(n, x)),
      ),
      store(mind.sparsity, [n], div(cast(still, 'f32'), size)),
      store(
        mind.mended,
        [n],
        add(
          mind.mended.at(n),
          sum([cells], ([x]) => sliced.mended.at(n, x)),
        ),
      ),
    ];
  });
  b.reduce('activate', [B], ([n]) => {
    const highest = ([x, y, z]: Expr[]): Expr => maximum([2, lanes], ([g, j]) => maxima.at(n, x, y, z, g, j));
    return [
      store(
        mind.activeCells,
        [n],
        count([cells, cells, cells], (at) => gt(highest(at), surprise.activeAbove)),
      ),
    ];
  });
}
