/**
 * The cue-maze in plain float64: places centre, left, right and cue; the reward waits on the left or on the right; arms cannot be
 * left. State: place, side of the reward (0 left, 1 right), and what is seen of place, reward (none, reward, loss) and cue (none,
 * left, right). Every step has draws of its own, so this is no `Equations`.
 */

/** How the maze is: chances that an arm and the cue are true, and what the cue costs. */
export interface CueMazeChances {
  readonly chance: number;
  readonly validity: number;
  readonly cost: number;
}

type Draw = (element: number) => number;

/** Draws 0 and 1 belong to place and side, 2 … 4 to what is seen. */
function seen(place: number, side: number, { chance, validity }: CueMazeChances, draw: Draw): number[] {
  if (place === 1 || place === 2) {
    // The outcomes are ordered: reward before loss.
    const p = place === side + 1 ? chance : 1 - chance;
    return [place, draw(3) < p ? 1 : 2, 0];
  }
  if (place === 3) return [place, 0, draw(4) < (side === 0 ? validity : 1 - validity) ? 1 : 2];
  return [place, 0, 0];
}

/** The cue-maze of Friston et al. 2015, written apart from its Program. */
export function cueMaze(chances: CueMazeChances) {
  return {
    begin(draw: Draw): number[] {
      const side = draw(1) < 0.5 ? 0 : 1;
      return [0, side, ...seen(0, side, chances, draw)];
    },
    step([place, side]: readonly number[], action: number, draw: Draw): { state: number[]; reward: number } {
      const next = place === 1 || place === 2 ? place : action;
      const outcome = seen(next, side, chances, draw);
      return {
        state: [next, side, ...outcome],
        reward: [0, 1, -1][outcome[1]] - (next === 3 ? chances.cost : 0),
      };
    },
  };
}
