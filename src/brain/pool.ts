/**
 * pool: what the whole field looks like in 4³ cells: mean and maximum of every channel, energy, sparsity, and the first
 * moments of the content along x, y and z: the gradients that motors use.
 */
import type { Expr, ProgramBuilder } from '../kernel/index.js';
import { add, cast, count, div, eq, gt, maximum, mul, select, store, sub, sum } from '../kernel/index.js';
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
    return [
      store(
        mind.energy,
        [n],
        div(
          sum(all, (at) => loud.at(n, ...at)),
          size,
        ),
      ),
      store(mind.variance, [n], sub(power, mul(mean, mean))),
      store(
        mind.maximum,
        [n],
        maximum(all, (at) => peak.at(n, ...at)),
      ),
      store(mind.sparsity, [n], div(cast(still, 'f32'), size)),
      store(
        mind.mended,
        [n],
        add(
          mind.mended.at(n),
          sum(all, (at) => mended.at(n, ...at)),
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
  b.reduce('measureMoments', [B, 3], ([n, axis]) => {
    const over = [cells, cells, cells, 2, lanes];
    const total = (place: (at: Expr[]) => Expr): Expr =>
      sum(over, (at) => mul(cellPlace(place(at)), means.at(n, at[0], at[1], at[2], at[3], at[4])));
    const moment = selectAxis(axis, [total((at) => at[0]), total((at) => at[1]), total((at) => at[2])]);
    const scale = add(mul(mind.energy.at(n), cells ** 3 * channels.content), act.quiet * cells ** 3 * channels.content);
    return [store(mind.moments, [n, axis], div(moment, scale))];
  });
}

function selectAxis(axis: Expr, values: readonly Expr[]): Expr {
  return values.slice(1).reduce((chosen, value, position) => select(eq(axis, position + 1), value, chosen), values[0]);
}
