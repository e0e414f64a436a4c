/** A maze of passages 0.8 m wide in which every place can be reached in one way only. */
import { Chance } from '../chance.js';
import { plainFloor, rectangle, type Sketch } from '../sketch.js';

const passageMetres = 0.8;

export function maze(seed: number): Sketch {
  const chance = new Chance(seed);
  const columns = 4 + chance.below(3);
  const rows = 4 + chance.below(3);
  const open = carve(columns, rows, chance);
  const size = passageMetres;
  const walls = rectangle(0, 0, columns * size, rows * size);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * size;
      const y = row * size;
      const here = row * columns + column;
      if (column + 1 < columns && !open.has(`${here}-${here + 1}`)) walls.push(x + size, y, x + size, y + size);
      if (row + 1 < rows && !open.has(`${here}-${here + columns}`)) walls.push(x, y + size, x + size, y + size);
    }
  }
  return {
    width: columns * size,
    height: rows * size,
    walls,
    paint: plainFloor,
    floorMetres: 0.1,
    lights: [{ x: chance.between(0, columns * size), y: chance.between(0, rows * size), brightness: 0.9 }],
    origin: { x: size / 2, y: size / 2 },
  };
}

/** The pairs of neighbours (`lower-higher`) between which there is no wall: a random tree, grown depth first. */
function carve(columns: number, rows: number, chance: Chance): Set<string> {
  const open = new Set<string>();
  const seen = new Set([0]);
  const trail = [0];
  while (trail.length > 0) {
    const here = trail[trail.length - 1];
    const column = here % columns;
    const row = Math.floor(here / columns);
    const neighbours = [
      ...(column > 0 ? [here - 1] : []),
      ...(column + 1 < columns ? [here + 1] : []),
      ...(row > 0 ? [here - columns] : []),
      ...(row + 1 < rows ? [here + columns] : []),
    ].filter((one) => !seen.has(one));
    if (neighbours.length === 0) {
      trail.pop();
      continue;
    }
    const next = neighbours[chance.below(neighbours.length)];
    open.add(`${Math.min(here, next)}-${Math.max(here, next)}`);
    seen.add(next);
    trail.push(next);
  }
  return open;
}
