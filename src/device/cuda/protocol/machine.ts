/**
 * One small step of the protocol, in every way it can be taken: a store becomes visible, the host moves, or a block
 * moves. A poll that finds nothing new is no step. What the observer sees go wrong is written down as a violation.
 */
import { hostMoves } from './host-machine.js';
import { kernelMoves } from './kernel-machine.js';
import { copyWorld, makeVisible, Places, type Scenario, visibleNext, type World } from './world.js';

export interface Move {
  readonly name: string;
  readonly world: World;
}

/** All that may happen next. */
export function moves(world: World, scenario: Scenario): Move[] {
  const places = new Places(scenario);
  const found: Move[] = [];
  /** Adds what becomes of a copy of the world. */
  const add = (name: string, change: (next: World) => void): void => {
    const next = copyWorld(world);
    change(next);
    found.push({ name, world: next });
  };
  for (const [writer, index] of visibleNext(world))
    add(writer < 0 ? 'a store of the host becomes visible' : `a store of block ${writer} becomes visible`, (next) =>
      makeVisible(next, writer, index),
    );
  hostMoves(world, scenario, places, add);
  kernelMoves(world, scenario, places, add);
  return found;
}

/** Where nothing more needs to happen: the host has come to an end, and so has the kernel. */
export function isFinal(world: World): boolean {
  const { place } = world.host;
  if (place === 'lost') return true;
  const hostEnded = place === 'finished' || place === 'refused' || place === 'killed';
  return hostEnded && world.blocks.every((block) => block.place === 'ended' || block.place === 'off');
}
