/**
 * Which walls of a room matter where, filed on the host once: the walls that a body can touch, by where it stands, and the walls
 * that a beam can meet, by where it starts and where it points. A list may hold walls that are missed, never too few; so what is
 * found is what looking at every wall finds. Contacts keep the order in which src/sim/ray.ts looks.
 */
import { bodyReach } from '../../sim/ray.js';
import type { World } from '../../sim/world.js';

/** Rounding in f32 must not lose a wall at a border, in metres. */
const hair = 1e-3;

/** Directions of beams: equal parts of the diamond |x| + |y| = 1, this many to a quarter. */
export const sectorsPerQuarter = 8;
export const sectors = 4 * sectorsPerQuarter;

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Lists of walls: those of place `k` are items[start[k] … start[k + 1]], numbers of walls in the room. */
export interface WallLists {
  readonly start: Int32Array;
  readonly items: Int32Array;
  /** Length of the longest. */
  readonly longest: number;
}

function file(lists: readonly (readonly number[])[]): WallLists {
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, at) => {
    start[at + 1] = start[at] + list.length;
  });
  return { start, items: Int32Array.from(lists.flat()), longest: Math.max(1, ...lists.map(({ length }) => length)) };
}

/** Where bodies may stand, by axis: index first + last of the grid cells that they reach into. */
export const placesAlong = (cells: number): number => 2 * cells - 1;

/** The walls that a body can touch, by place: row of places by row. */
export function contactLists(world: World): WallLists {
  const { gridColumns, gridRows } = world;
  const lists: number[][] = [];
  for (let row = 0; row < placesAlong(gridRows); row += 1)
    for (let column = 0; column < placesAlong(gridColumns); column += 1) {
      const [left, right] = extent(world, column, gridColumns);
      const [bottom, top] = extent(world, row, gridRows);
      const area = {
        left: left - bodyReach,
        right: right + bodyReach,
        bottom: bottom - bodyReach,
        top: top + bodyReach,
      };
      const found = new Set<number>();
      for (let y = row >> 1; y <= (row + 1) >> 1; y += 1)
        for (let x = column >> 1; x <= (column + 1) >> 1; x += 1)
          for (const wall of wallsOf(world, y * gridColumns + x)) if (wallMeets(world, wall, area)) found.add(wall);
      lists.push([...found]);
    }
  return file(lists);
}

/** Where the middle of a body is that reaches into cells first … last of an axis. */
function extent({ gridMetres }: World, place: number, cells: number): [number, number] {
  const [first, last] = [place >> 1, (place + 1) >> 1];
  const low = first === last ? first * gridMetres + bodyReach : last * gridMetres - bodyReach;
  const high = first === last ? (first + 1) * gridMetres - bodyReach : last * gridMetres + bodyReach;
  return [place === 0 ? 0 : low, place === 2 * cells - 2 ? cells * gridMetres : high];
}

function wallsOf({ gridStart, gridItems }: World, cell: number): number[] {
  return Array.from(gridItems.subarray(gridStart[cell], gridStart[cell + 1]), (at) => at / 4);
}

/** Whether a wall comes into a box. */
function wallMeets({ walls }: World, wall: number, { left, right, bottom, top }: Box): boolean {
  const [ax, ay, ex, ey] = walls.subarray(4 * wall, 4 * wall + 4);
  let [enter, leave] = [0, 1];
  for (const [from, way, low, high] of [
    [ax, ex, left - hair, right + hair],
    [ay, ey, bottom - hair, top + hair],
  ]) {
    if (way === 0) {
      if (from < low || from > high) return false;
      continue;
    }
    const [first, second] = [(low - from) / way, (high - from) / way];
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
  }
  return enter <= leave;
}

/**
 * The walls that a beam can meet within a given distance, by grid cell and sector: sectors of a cell side by side. A wall is left out
 * where both of its ends lie beyond one border of all that beams from the cell in the sector can reach.
 */
export function beamLists(world: World, metres: number): WallLists {
  const { gridColumns, gridRows, gridMetres } = world;
  const borders = Array.from({ length: sectors }, (_, sector) => bordersOf(sector, metres));
  const reaches = borders.map((all) => all.map(({ x, y }) => reachesOf(world, x, y)));
  const lists: number[][] = [];
  for (let row = 0; row < gridRows; row += 1)
    for (let column = 0; column < gridColumns; column += 1)
      borders.forEach((all, sector) => {
        const least = all.map(({ x, y, beyond }) => {
          const [left, bottom] = [column * gridMetres, row * gridMetres];
          const along = Math.min(x * (left - hair), x * (left + gridMetres + hair));
          return along + Math.min(y * (bottom - hair), y * (bottom + gridMetres + hair)) + beyond;
        });
        const list: number[] = [];
        for (let wall = 0; wall < world.walls.length / 4; wall += 1)
          if (least.every((from, at) => reaches[sector][at][wall] >= from)) list.push(wall);
        lists.push(list);
      });
  return file(lists);
}

/** A half-plane as seen from a cell: what lies less far along (x, y) than the cell's nearest corner and `beyond` is not met. */
interface Border {
  readonly x: number;
  readonly y: number;
  readonly beyond: number;
}

function bordersOf(sector: number, metres: number): Border[] {
  const slack = 1e-3;
  const [fromX, fromY] = direction((sector - slack) / sectorsPerQuarter + 4);
  const [toX, toY] = direction((sector + 1 + slack) / sectorsPerQuarter);
  const size = Math.hypot(fromX + toX, fromY + toY);
  const [aheadX, aheadY] = [(fromX + toX) / size, (fromY + toY) / size];
  return [
    { x: -fromY, y: fromX, beyond: 0 },
    { x: toY, y: -toX, beyond: 0 },
    { x: aheadX, y: aheadY, beyond: 0 },
    { x: -aheadX, y: -aheadY, beyond: -metres - hair },
  ];
}

/** How far each wall comes along a direction. */
function reachesOf({ walls }: World, x: number, y: number): Float64Array {
  return Float64Array.from({ length: walls.length / 4 }, (_, wall) => {
    const [ax, ay, ex, ey] = walls.subarray(4 * wall, 4 * wall + 4);
    return Math.max(x * ax + y * ay, x * (ax + ex) + y * (ay + ey));
  });
}

/** A point of the diamond: 0 along x, 1 along y, 2 against x, 3 against y. */
function direction(place: number): [number, number] {
  const quarter = Math.floor(place) % 4;
  const part = place - Math.floor(place);
  const [x, y] = [1 - part, part];
  return quarter === 0 ? [x, y] : quarter === 1 ? [-y, x] : quarter === 2 ? [-x, -y] : [y, -x];
}
