/**
 * T-maze after Bakker 2001. The agent is moved along a corridor of a given length; a cue (−1 left, 1 right) is seen at the first
 * place only, and the sign of the action at the junction is the turn. State place, way (the side of the reward, ±1).
 */
import type { Equations } from './equations.js';

/** A T-maze whose corridor has this length. */
export function tMaze(length = 10): Equations {
  return {
    limit: undefined,
    begin: (draw) => [0, draw(0) < 0.5 ? -1 : 1],
    /** The cue, and whether this is the junction. */
    observe: ([place, way]) => [place === 0 ? way : 0, place === length ? 1 : 0],
    step: ([place, way], action) => {
      if (place < length) return { state: [place + 1, way], reward: 0, terminated: false };
      return { state: [place, way], reward: Math.sign(action) === way ? 1 : -1, terminated: true };
    },
  };
}
