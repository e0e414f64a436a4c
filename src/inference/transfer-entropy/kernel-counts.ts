/**
 * The box kernel (Schreiber 2000): points within a width of a point, itself included, stand for its probability, and
 * I(x ; y | z) = mean of ln(n_xyz n_z / (n_xz n_yz)). Points are sorted by one column, so that only near ones are looked at.
 */
import type { CountedEstimate } from './discrete.js';
import type { Blocks, Column } from './problem.js';

export function openKernel(
  { y, z }: Pick<Blocks, 'y' | 'z'>,
  samples: number,
  width: number,
  theiler: number,
): (x: readonly Column[]) => CountedEstimate {
  return (x) => {
    // Sorted by a column of z, which all four spaces have; without z nothing bounds all four, and x and y are counted apart.
    const order =
      z.length > 0 ? Int32Array.from({ length: samples }, (_, i) => i).sort((a, b) => z[0][a] - z[0][b]) : undefined;
    const local = new Float64Array(samples);
    let total = 0;
    const isFar = (columns: readonly Column[], i: number, j: number): boolean => {
      for (const column of columns) if (Math.abs(column[i] - column[j]) > width) return true;
      return false;
    };
    for (let place = 0; place < samples; place += 1) {
      const i = order === undefined ? place : order[place];
      let [inZ, inX, inY, inAll] = [0, 0, 0, 0];
      const look = (j: number): void => {
        if (j !== i && Math.abs(i - j) <= theiler) return;
        if (isFar(z, i, j)) return;
        inZ += 1;
        const [nearX, nearY] = [!isFar(x, i, j), !isFar(y, i, j)];
        if (nearX) inX += 1;
        if (nearY) inY += 1;
        if (nearX && nearY) inAll += 1;
      };
      if (order === undefined) for (let j = 0; j < samples; j += 1) look(j);
      else {
        look(i);
        const here = z[0][i];
        for (let at = place - 1; at >= 0 && here - z[0][order[at]] <= width; at -= 1) look(order[at]);
        for (let at = place + 1; at < samples && z[0][order[at]] - here <= width; at += 1) look(order[at]);
      }
      local[i] = Math.log((inAll * inZ) / (inX * inY));
      total += local[i];
    }
    return { value: total / samples, local };
  };
}

/** The entropy of one column in nats: minus the mean logarithm of the density in the box. */
export function kernelEntropy(column: Column, width: number): number {
  const sorted = Float64Array.from(column).sort();
  let [total, low, high] = [0, 0, 0];
  for (const value of sorted) {
    while (value - sorted[low] > width) low += 1;
    while (high < sorted.length && sorted[high] - value <= width) high += 1;
    total -= Math.log((high - low) / (sorted.length * 2 * width));
  }
  return total / sorted.length;
}
