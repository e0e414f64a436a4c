/** How bright the floor is under a point: the raster of a world, read between its samples. Outside lies the nearest sample. */
import type { World } from './world.js';

/** Brightness 0 … 1 at (x, y), bilinear. */
export function floorAt(world: World, x: number, y: number): number {
  const { floor, floorScale, floorColumns, floorRows } = world;
  const u = clamp(x * floorScale, floorColumns - 1.001);
  const w = clamp(y * floorScale, floorRows - 1.001);
  const column = Math.floor(u) | 0;
  const row = Math.floor(w) | 0;
  const right = u - column;
  const up = w - row;
  const at = row * floorColumns + column;
  const lower = floor[at] + right * (floor[at + 1] - floor[at]);
  const upper = floor[at + floorColumns] + right * (floor[at + floorColumns + 1] - floor[at + floorColumns]);
  return (lower + up * (upper - lower)) * (1 / 255);
}

function clamp(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : value;
}
