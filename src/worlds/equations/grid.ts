/**
 * Grid world and cue chain in plain float64, written apart from their Programs. Moves are stay, up, right, down, left; the edge
 * stops them. Every step has draws of its own, so these are no `Equations`.
 */

type Draw = (element: number) => number;

function move(place: number, action: number, rows: number, columns: number): number {
  const [row, column] = [Math.floor(place / columns), place % columns];
  switch (action) {
    case 1:
      return row === 0 ? place : place - columns;
    case 2:
      return column === columns - 1 ? place : place + 1;
    case 3:
      return row === rows - 1 ? place : place + columns;
    case 4:
      return column === 0 ? place : place - 1;
    default:
      return place;
  }
}

/** State: place, seen place, seen goal. Draw 0 decides whether the agent slips. */
export function gridWorld({ size, slip }: { readonly size: number; readonly slip: number }) {
  const goal = size * size - 1;
  const seen = (place: number): number[] => [place, place, place === goal ? 1 : 0];
  return {
    begin: (_draw: Draw): number[] => seen(0),
    step([place]: readonly number[], action: number, draw: Draw): { state: number[]; reward: number } {
      const to = move(place, action, size, size);
      // The lower number of the two comes first in the running sum.
      const lower = Math.min(place, to);
      const isLower = draw(0) < (lower === place ? slip : 1 - slip);
      const next = isLower ? lower : Math.max(place, to);
      return { state: seen(next), reward: next === goal ? 1 : 0 };
    },
  };
}

/** State: place, which of three second cues, side of the reward, and what is seen of place, cues and reward. */
export function cueChain() {
  const [cues, rewards] = [
    [2, 7, 12],
    [4, 14],
  ];
  const seen = (place: number, which: number, side: number): number[] => {
    const reward = rewards.indexOf(place);
    return [
      ...[place, which, side, place],
      place === 10 ? 1 + which : 0,
      place === cues[which] ? 1 + side : 0,
      reward < 0 ? 0 : reward === side ? 1 : 2,
    ];
  };
  return {
    begin: (draw: Draw): number[] => seen(0, draw(1) < 1 / 3 ? 0 : draw(1) < 2 / 3 ? 1 : 2, draw(2) < 0.5 ? 0 : 1),
    step([place, which, side]: readonly number[], action: number): { state: number[]; reward: number } {
      const state = seen(move(place, action, 3, 5), which, side);
      return { state, reward: [0, 1, -1][state[6]] };
    },
  };
}
