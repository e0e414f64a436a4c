/**
 * Somebody who looks after cars: one that its reflexes hold before something, so that it can go neither way, is taken up after
 * a while and put down where it stood, facing the other way. Its body covers the same floor, so there is always room.
 */
import type { Layer } from '../robot/brainstem/state.js';
import { car } from './car.js';
import type { Fleet } from './fleet.js';

/** Something is closer than this ahead of a car that is held. */
export const closeMetres = 0.1;
export const patienceMs = 3000;

export class StuckCarRescue {
  readonly #fleet: Fleet;
  /** When each car was last seen free. */
  readonly #freeMs: Float64Array;

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
    this.#freeMs = new Float64Array(fleet.count).fill(Number.NaN);
  }

  /** Looks at car i, whose brainstem is in this layer; says whether it was turned around. */
  look(i: number, layer: Layer, nowMs: number): boolean {
    const isHeld = layer === 'stop' && this.#fleet.echo[i] < closeMetres;
    if (!isHeld || Number.isNaN(this.#freeMs[i])) this.#freeMs[i] = nowMs;
    if (nowMs - this.#freeMs[i] < patienceMs) return false;
    this.#freeMs[i] = nowMs;
    turnAround(this.#fleet, i);
    return true;
  }
}

function turnAround(fleet: Fleet, i: number): void {
  const [c, s] = [fleet.cosine[i], fleet.sine[i]];
  // Its place is that of the rear axle; the middle of the body stays.
  fleet.x[i] += 2 * car.centreAhead * c;
  fleet.y[i] += 2 * car.centreAhead * s;
  fleet.cosine[i] = -c;
  fleet.sine[i] = -s;
}
