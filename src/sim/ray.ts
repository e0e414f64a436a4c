/**
 * Two questions to a world's walls: how far a ray flies, and whether a car's body touches. Both look only at the grid
 * cells on their way, allocate nothing, and give the same number as looking at every wall.
 */
import { car } from './car.js';
import type { World } from './world.js';

/**
 * Distance from (x, y) along the unit vector (dx, dy) to the first wall, or `limit` where there is none nearer. Leaving
 * the world's grid ends the search.
 */
export function castRay(world: World, x: number, y: number, dx: number, dy: number, limit: number): number {
  const { gridMetres: size, gridScale, gridColumns, gridRows, gridStart, gridItems, walls } = world;
  let column = Math.floor(x * gridScale) | 0;
  let row = Math.floor(y * gridScale) | 0;
  const perX = 1 / dx;
  const perY = 1 / dy;
  const columnStep = dx > 0 ? 1 : -1;
  const rowStep = dy > 0 ? 1 : -1;
  const columnWay = size * Math.abs(perX);
  const rowWay = size * Math.abs(perY);
  let columnExit = dx === 0 ? Number.POSITIVE_INFINITY : ((dx > 0 ? column + 1 : column) * size - x) * perX;
  let rowExit = dy === 0 ? Number.POSITIVE_INFINITY : ((dy > 0 ? row + 1 : row) * size - y) * perY;
  let nearest = limit;
  while (column >= 0 && row >= 0 && column < gridColumns && row < gridRows) {
    const cell = row * gridColumns + column;
    const end = gridStart[cell + 1];
    for (let item = gridStart[cell]; item < end; item += 1) {
      const distance = meetWall(walls, gridItems[item], x, y, dx, dy);
      if (distance < nearest) nearest = distance;
    }
    // A piece may be met beyond the cell in which it was found; it counts once the ray has come that far.
    const exit = columnExit < rowExit ? columnExit : rowExit;
    if (nearest <= exit) return nearest;
    if (columnExit < rowExit) {
      column += columnStep;
      columnExit += columnWay;
    } else {
      row += rowStep;
      rowExit += rowWay;
    }
  }
  return nearest;
}

/** Distance along the ray to one wall, infinite where it is missed. */
export function meetWall(walls: Float64Array, at: number, x: number, y: number, dx: number, dy: number): number {
  const ex = walls[at + 2];
  const ey = walls[at + 3];
  const cross = dx * ey - dy * ex;
  const ax = walls[at] - x;
  const ay = walls[at + 1] - y;
  // Both quotients by `cross` must lie in range; their numerators are enough to see when they do not.
  const share = ax * dy - ay * dx;
  const distance = ax * ey - ay * ex;
  if (cross > 0) {
    if (share < 0 || share > cross || distance < 0) return Number.POSITIVE_INFINITY;
  } else if (share > 0 || share < cross || distance > 0 || cross === 0) return Number.POSITIVE_INFINITY;
  return distance / cross;
}

export const halfLength = car.lengthMetres / 2;
export const halfWidth = car.widthMetres / 2;
/** From the middle of a body to its corners. */
export const bodyReach = Math.sqrt(halfLength * halfLength + halfWidth * halfWidth);

/** The first wall that a body touches whose middle is at (x, y) and that points along (c, s); −1 where it is free. */
export function wallTouched(world: World, x: number, y: number, c: number, s: number): number {
  const { gridScale, gridColumns, gridRows, gridStart, gridItems, walls } = world;
  const firstColumn = Math.max(0, Math.floor((x - bodyReach) * gridScale) | 0);
  const lastColumn = Math.min(gridColumns - 1, Math.floor((x + bodyReach) * gridScale) | 0);
  const firstRow = Math.max(0, Math.floor((y - bodyReach) * gridScale) | 0);
  const lastRow = Math.min(gridRows - 1, Math.floor((y + bodyReach) * gridScale) | 0);
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const cell = row * gridColumns + column;
      const end = gridStart[cell + 1];
      for (let item = gridStart[cell]; item < end; item += 1) {
        if (bodyMeetsWall(walls, gridItems[item], x, y, c, s)) return gridItems[item];
      }
    }
  }
  return -1;
}

/** The wall in the body's frame, cut by the body's two pairs of sides. */
export function bodyMeetsWall(walls: Float64Array, at: number, x: number, y: number, c: number, s: number): boolean {
  const ax = walls[at] - x;
  const ay = walls[at + 1] - y;
  const ex = walls[at + 2];
  const ey = walls[at + 3];
  const u = ax * c + ay * s;
  const w = ay * c - ax * s;
  const du = ex * c + ey * s;
  const dw = ey * c - ex * s;
  let enter = 0;
  let leave = 1;
  if (du === 0) {
    if (u < -halfLength || u > halfLength) return false;
  } else {
    const first = (-halfLength - u) / du;
    const second = (halfLength - u) / du;
    const low = first < second ? first : second;
    const high = first < second ? second : first;
    if (low > enter) enter = low;
    if (high < leave) leave = high;
    if (enter > leave) return false;
  }
  if (dw === 0) return w >= -halfWidth && w <= halfWidth;
  const first = (-halfWidth - w) / dw;
  const second = (halfWidth - w) / dw;
  const low = first < second ? first : second;
  const high = first < second ? second : first;
  if (low > enter) enter = low;
  if (high < leave) leave = high;
  return enter <= leave;
}
