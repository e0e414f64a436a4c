/**
 * What somebody does who looks after cars: one that its reflexes hold before something, so that it can go neither way, is taken
 * up and put down where it stood, facing the other way. Its body covers the same floor, so there is always room.
 */
import type { Layer } from '../robot/brainstem/state.js';
import { car } from './car.js';
import type { Fleet } from './fleet.js';

/** Something is closer than this ahead of a car that is held. */
const closeMetres = 0.1;
/** Who looks after cars waits for so long. */
export const heldMs = 3000;

/** Whether it is something ahead for which the reflexes stop this car. */
export function isHeld(fleet: Fleet, i: number, layer: Layer): boolean {
  return layer === 'stop' && fleet.echo[i] < closeMetres;
}

export function turnAround(fleet: Fleet, i: number): void {
  const [c, s] = [fleet.cosine[i], fleet.sine[i]];
  // Its place is that of the rear axle; the middle of the body stays.
  fleet.x[i] += 2 * car.centreAhead * c;
  fleet.y[i] += 2 * car.centreAhead * s;
  fleet.cosine[i] = -c;
  fleet.sine[i] = -s;
}
