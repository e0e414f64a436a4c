/**
 * A World: one room as flat arrays that rays, bodies and wheels can ask quickly. Walls are filed in a uniform grid (each
 * grid cell lists the pieces that touch it), the floor is a raster of brightness with the lamps baked in, and the cells
 * that a car can reach are known. Building one allocates; asking one never does.
 */
import { FieldbrainError } from '../kernel/errors.js';
import { Chance } from './chance.js';
import { type Light, type Paint, type Pose, type Sketch, voidBelow } from './sketch.js';

/** Edge of a grid cell in which walls are filed, in metres. */
const gridMetres = 0.4;
/** Edge of a cell of coverage, in metres. */
export const coverageMetres = 0.25;
/** Edge of the cells in which reach is computed, and how far a car's middle stays from a wall, in metres. */
const reachMetres = 0.05;
const bodyClearance = 0.1;
const startClearance = 0.2;
const startCount = 64;

export interface World {
  readonly width: number;
  readonly height: number;
  /** ax, ay, ex, ey of each wall: a point of it and the way to its other end. */
  readonly walls: Float64Array;
  readonly gridMetres: number;
  /** Cells in a metre, as floorScale is samples in one. */
  readonly gridScale: number;
  readonly gridColumns: number;
  readonly gridRows: number;
  /** Walls of grid cell k: gridItems[gridStart[k] … gridStart[k + 1]]. */
  readonly gridStart: Int32Array;
  readonly gridItems: Int32Array;
  readonly floor: Uint8Array;
  /** Whether there is any place without floor. */
  readonly hasVoid: boolean;
  readonly floorMetres: number;
  readonly floorScale: number;
  readonly floorColumns: number;
  readonly floorRows: number;
  readonly lights: readonly Light[];
  readonly paintWall?: Paint;
  /** x, y, cosine, sine of each place to start from: the rear axle's. */
  readonly starts: readonly Pose[];
  readonly coverageColumns: number;
  readonly coverageRows: number;
  /** 1 where a car's middle can come. */
  readonly reachable: Uint8Array;
  readonly reachableCount: number;
}

/** Builds what a sketch shows. */
export function buildWorld(sketch: Sketch, seed: number): World {
  const { width, height, lights } = sketch;
  const walls = Float64Array.from(sketch.walls);
  for (let at = 0; at < walls.length; at += 4) {
    walls[at + 2] -= walls[at];
    walls[at + 3] -= walls[at + 1];
  }
  const grid = fileWalls(walls, width, height);
  const floor = paintFloor(sketch);
  const free = floodFree(sketch, walls);
  const coverage = coverageOf(free, width, height);
  const starts = sketch.starts ?? findStarts(sketch, walls, free, new Chance(seed));
  const { paintWall } = sketch;
  const painted = paintWall === undefined ? {} : { paintWall };
  return { width, height, walls, ...grid, ...floor, lights, ...painted, starts, ...coverage };
}

type Grid = Pick<World, 'gridMetres' | 'gridScale' | 'gridColumns' | 'gridRows' | 'gridStart' | 'gridItems'>;

function fileWalls(walls: Float64Array, width: number, height: number): Grid {
  const gridColumns = Math.floor(width / gridMetres) + 1;
  const gridRows = Math.floor(height / gridMetres) + 1;
  const lists: number[][] = Array.from({ length: gridColumns * gridRows }, () => []);
  for (let at = 0; at < walls.length; at += 4) {
    const [ax, ay, ex, ey] = walls.subarray(at, at + 4);
    for (let row = 0; row < gridRows; row += 1)
      for (let column = 0; column < gridColumns; column += 1)
        if (touchesCell(ax, ay, ex, ey, column * gridMetres, row * gridMetres))
          lists[row * gridColumns + column].push(at);
  }
  const gridStart = new Int32Array(lists.length + 1);
  lists.forEach((list, cell) => {
    gridStart[cell + 1] = gridStart[cell] + list.length;
  });
  return {
    gridMetres,
    gridScale: 1 / gridMetres,
    gridColumns,
    gridRows,
    gridStart,
    gridItems: Int32Array.from(lists.flat()),
  };
}

/** Whether a piece comes into a cell or within a hair of it: rounding must not lose a wall at a cell's border. */
function touchesCell(ax: number, ay: number, ex: number, ey: number, x: number, y: number): boolean {
  const hair = 1e-6;
  let enter = 0;
  let leave = 1;
  for (const [start, way, low] of [
    [ax, ex, x],
    [ay, ey, y],
  ]) {
    const least = low - hair;
    const most = low + gridMetres + hair;
    if (way === 0) {
      if (start < least || start > most) return false;
      continue;
    }
    const first = (least - start) / way;
    const second = (most - start) / way;
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
  }
  return enter <= leave;
}

type Floor = Pick<World, 'floor' | 'hasVoid' | 'floorMetres' | 'floorScale' | 'floorColumns' | 'floorRows'>;

function paintFloor({ width, height, paint, floorMetres, lights }: Sketch): Floor {
  const floorColumns = Math.floor(width / floorMetres) + 2;
  const floorRows = Math.floor(height / floorMetres) + 2;
  const floor = new Uint8Array(floorColumns * floorRows);
  for (let row = 0; row < floorRows; row += 1) {
    for (let column = 0; column < floorColumns; column += 1) {
      const x = column * floorMetres;
      const y = row * floorMetres;
      const lit = 0.92 + 0.16 * illumination(lights, x, y);
      floor[row * floorColumns + column] = Math.round(255 * Math.min(1, paint(x, y) * lit));
    }
  }
  const hasVoid = floor.some((brightness) => brightness < 255 * voidBelow);
  return { floor, hasVoid, floorMetres, floorScale: 1 / floorMetres, floorColumns, floorRows };
}

/** Light that falls on a point of the floor or of a wall, 0 … 1; lamps hang one metre high and cast no shadows. */
export function illumination(lights: readonly Light[], x: number, y: number): number {
  let sum = 0;
  for (const light of lights) sum += light.brightness / (1 + (x - light.x) ** 2 + (y - light.y) ** 2);
  return Math.min(1, sum);
}

interface FreeCells {
  readonly columns: number;
  readonly rows: number;
  /** 1 where a car's middle fits and can come from the origin. */
  readonly reached: Uint8Array;
}

function floodFree({ width, height, paint, origin }: Sketch, walls: Float64Array): FreeCells {
  const columns = Math.ceil(width / reachMetres);
  const rows = Math.ceil(height / reachMetres);
  const reached = new Uint8Array(columns * rows);
  const middle = (index: number): number => (index + 0.5) * reachMetres;
  const fits = (column: number, row: number): boolean =>
    paint(middle(column), middle(row)) >= voidBelow && clearance(walls, middle(column), middle(row)) >= bodyClearance;
  const first = [Math.floor(origin.x / reachMetres), Math.floor(origin.y / reachMetres)];
  if (!fits(first[0], first[1]))
    throw new FieldbrainError(
      'usage',
      `buildWorld: a car does not fit at the origin of the sketch (got ${origin.x}, ${origin.y}, expected a free place). Move the origin.`,
      { origin },
    );
  const queue = [first];
  reached[first[1] * columns + first[0]] = 1;
  for (let at = 0; at < queue.length; at += 1) {
    const [column, row] = queue[at];
    for (const [x, y] of [
      [column + 1, row],
      [column - 1, row],
      [column, row + 1],
      [column, row - 1],
    ]) {
      if (x < 0 || y < 0 || x >= columns || y >= rows || reached[y * columns + x] === 1 || !fits(x, y)) continue;
      reached[y * columns + x] = 1;
      queue.push([x, y]);
    }
  }
  return { columns, rows, reached };
}

/** Distance from a point to the nearest wall. */
export function clearance(walls: Float64Array, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < walls.length; at += 4) {
    const dx = x - walls[at];
    const dy = y - walls[at + 1];
    const ex = walls[at + 2];
    const ey = walls[at + 3];
    const along = Math.max(0, Math.min(1, (dx * ex + dy * ey) / (ex * ex + ey * ey)));
    const square = (dx - along * ex) ** 2 + (dy - along * ey) ** 2;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

type Coverage = Pick<World, 'coverageColumns' | 'coverageRows' | 'reachable' | 'reachableCount'>;

function coverageOf({ columns, rows, reached }: FreeCells, width: number, height: number): Coverage {
  const coverageColumns = Math.ceil(width / coverageMetres);
  const coverageRows = Math.ceil(height / coverageMetres);
  const reachable = new Uint8Array(coverageColumns * coverageRows);
  const cellOf = (index: number): number => Math.floor(((index + 0.5) * reachMetres) / coverageMetres);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (reached[row * columns + column] === 1) reachable[cellOf(row) * coverageColumns + cellOf(column)] = 1;
  const reachableCount = reachable.reduce((sum, one) => sum + one, 0);
  return { coverageColumns, coverageRows, reachable, reachableCount };
}

function findStarts(sketch: Sketch, walls: Float64Array, free: FreeCells, chance: Chance): Pose[] {
  const starts: Pose[] = [];
  const { columns, reached } = free;
  for (let attempt = 0; attempt < 200 * startCount && starts.length < startCount; attempt += 1) {
    const x = chance.between(0, sketch.width);
    const y = chance.between(0, sketch.height);
    const heading = chance.between(-Math.PI, Math.PI);
    const cell = Math.floor(y / reachMetres) * columns + Math.floor(x / reachMetres);
    if (reached[cell] === 1 && clearance(walls, x, y) >= startClearance && floorAround(sketch, x, y))
      starts.push({ x, y, heading });
  }
  if (starts.length === 0)
    throw new FieldbrainError(
      'usage',
      `buildWorld: no free place to start from (got a room of ${sketch.width} × ${sketch.height} m, expected ${startClearance} m of free floor somewhere). Draw fewer walls or give starts.`,
    );
  return starts;
}

/** Whether there is floor at and around a place. */
function floorAround({ paint }: Sketch, x: number, y: number): boolean {
  const d = startClearance;
  const places = [
    [x, y],
    [x + d, y],
    [x - d, y],
    [x, y + d],
    [x, y - d],
  ];
  return places.every(([a, b]) => paint(a, b) >= voidBelow);
}
