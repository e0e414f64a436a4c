/**
 * pool: what the whole field looks like in 4³ cells: mean and maximum of every channel, energy, sparsity, and the first
 * moments of the content along x, y and z: the gradients that motors use.
 */
import type { Expr, ProgramBuilder } from '../kernel/index.js';
import { add, cast, count, div, gt, maximum, mul, store, sub, sum } from '../kernel/index.js';
import { addCells } from './cells.js';
import { act, channels, surprise } from './constants.js';
import type { BrainTensors } from './tensors.js';

/** Cells reach from −0.75 to 0.75 along each axis. */
export function cellPlace(index: Expr): Expr {
  return sub(mul(cast(index, 'f32'), 0.5), 0.75);
}

export function addPool(b: ProgramBuilder, tensors: BrainTensors): void {
  const { B, means, maxima, shape } = tensors;
  const { cells, memory: lanes } = channels;
  const volume = shape.cellEdge ** 3;
  const { loud, square, peak, quiet, mended } = addCells(b, tensors);

  const all = [cells, cells, cells, lanes];
  b.reduce('measure', [B], ([n]) => {
    const size = volume * cells ** 3 * channels.content;
    const mean = div(
      sum([cells, cells, cells, 2, lanes], ([x, y, z, g, j]) => means.at(n, x, y, z, g, j)),
      cells ** 3 * channels.content,
    );
    const power = div(
      sum(all, (at) => square.at(n, ...at)),
      size,
    );
    const still = sum(all, (at) => quiet.at(n, ...at));
    const energy = div(
      sum(all, (at) => loud.at(n, ...at)),
      size,
    );
    const scale = add(mul(energy, cells ** 3 * channels.content), act.quiet * cells ** 3 * channels.content);
    const moment = (axis: number): Expr =>
      sum([cells, cells, cells, 2, lanes], (at) => mul(cellPlace(at[axis]), means.at(n, ...at)));
    return [
      store(tensors.energy, [n], energy),
      ...[0, 1, 2].map((axis) => store(tensors.moments, [n, axis], div(moment(axis), scale))),
      store(tensors.variance, [n], sub(power, mul(mean, mean))),
      store(
        tensors.maximum,
        [n],
        maximum(all, (at) => peak.at(n, ...at)),
      ),
      store(tensors.sparsity, [n], div(cast(still, 'f32'), size)),
      store(
        tensors.mended,
        [n],
        add(
          tensors.mended.at(n),
          sum(all, (at) => mended.at(n, ...at)),
        ),
      ),
    ];
  });
  b.reduce('activate', [B], ([n]) => {
    const highest = ([x, y, z]: Expr[]): Expr => maximum([2, lanes], ([g, j]) => maxima.at(n, x, y, z, g, j));
    return [
      store(
        tensors.activeCells,
        [n],
        count([cells, cells, cells], (at) => gt(highest(at), surprise.activeAbove)),
      ),
    ];
  });
}
