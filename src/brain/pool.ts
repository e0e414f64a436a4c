/**
 * pool: what the whole field looks like in 4³ cells: mean and maximum of every channel, energy, sparsity, and the first
 * moments of the content along x, y and z: the gradients that motors use.
 */
import type { Expr, ProgramBuilder, TensorHandle } from '../kernel/index.js';
import { abs, add, cast, count, div, eq, gt, lt, maximum, mul, store, sub, sum } from '../kernel/index.js';
import { act, channels, evolve, surprise } from './constants.js';
import type { Mind } from './tensors.js';

/** Cells reach from −0.75 to 0.75 along each axis. */
export function cellPlace(index: Expr): Expr {
  return sub(mul(cast(index, 'f32'), 0.5), 0.75);
}

export function addPool(b: ProgramBuilder, mind: Mind): void {
  const { B, means, maxima, shape } = mind;
  const { cells, memory: lanes } = channels;
  const s = shape.cellEdge;
  const volume = s ** 3;
  const cellwise = (name: string, dtype: 'f32' | 'i32' = 'f32'): TensorHandle =>
    b.scratch(name, dtype, [B, cells, cells, cells, lanes]);
  const [loud, square, peak] = [cellwise('cellLoud'), cellwise('cellSquare'), cellwise('cellPeak')];
  const [quiet, mended] = [cellwise('cellQuiet', 'i32'), cellwise('cellMended', 'i32')];

  b.reduce('poolCells', [B, cells, cells, cells, lanes], ([n, cx, cy, cz, j]) => {
    const over = [s, s, s];
    const inside = (c: Expr, i: Expr): Expr => add(mul(c, s), i);
    const groups = [
      ([x, y, z]: Expr[]) => mind.content.next.at(n, inside(cx, x), inside(cy, y), inside(cz, z), j, 0),
      ([x, y, z]: Expr[]) => mind.content.next.at(n, inside(cx, x), inside(cy, y), inside(cz, z), j, 1),
      ([x, y, z]: Expr[]) => mind.memory.at(n, inside(cx, x), inside(cy, y), inside(cz, z), j),
      ([x, y, z]: Expr[]) => mind.dynamics.next.at(n, inside(cx, x), inside(cy, y), inside(cz, z), j),
    ];
    const [first, second] = groups;
    const isMended = (at: Expr[]): Expr[] => groups.map((group) => cast(eq(group(at), evolve.mended), 'i32'));
    const isQuiet = (value: Expr): Expr => cast(lt(abs(value), evolve.target.quiet), 'i32');
    return [
      ...groups.flatMap((group, g) => [
        store(means, [n, cx, cy, cz, g, j], div(sum(over, group), volume)),
        store(maxima, [n, cx, cy, cz, g, j], maximum(over, group)),
      ]),
      store(
        loud,
        [n, cx, cy, cz, j],
        sum(over, (at) => add(abs(first(at)), abs(second(at)))),
      ),
      store(
        square,
        [n, cx, cy, cz, j],
        sum(over, (at) => add(mul(first(at), first(at)), mul(second(at), second(at)))),
      ),
      store(
        peak,
        [n, cx, cy, cz, j],
        maximum(over, (at) => abs(first(at))),
      ),
      store(
        quiet,
        [n, cx, cy, cz, j],
        sum(over, (at) => add(isQuiet(first(at)), isQuiet(second(at)))),
      ),
      store(
        mended,
        [n, cx, cy, cz, j],
        sum(over, (at) => isMended(at).reduce((a, c) => add(a, c))),
      ),
    ];
  });

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
      store(mind.energy, [n], energy),
      ...[0, 1, 2].map((axis) => store(mind.moments, [n, axis], div(moment(axis), scale))),
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
}
