/** Moves on a grid, which the models of grid worlds share: places are numbered row by row. */

/** Stay, up, right, down, left. */
export const gridMoves = [
  [0, 0],
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The place after a move; the edge stops it. */
export function movedOnGrid(place: number, move: number, rows: number, columns: number): number {
  const [down, right] = gridMoves[move];
  const row = Math.min(rows - 1, Math.max(0, Math.floor(place / columns) + down));
  const column = Math.min(columns - 1, Math.max(0, (place % columns) + right));
  return row * columns + column;
}

/** P(place' | place, move): next places × places × moves; with probability `slip` a move does nothing. */
export function gridTransitions(rows: number, columns: number, slip = 0): number[][][] {
  const places = Array.from({ length: rows * columns }, (_, place) => place);
  return places.map((next) =>
    places.map((place) =>
      gridMoves.map((_, move) => {
        const moves = movedOnGrid(place, move, rows, columns) === next ? 1 - slip : 0;
        return moves + (place === next ? slip : 0);
      }),
    ),
  );
}

/** 1 at each place for itself: outcomes × places. */
export function identityOf(size: number): number[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_entry, column) => (row === column ? 1 : 0)),
  );
}
