/**
 * Dead reckoning: where the car would be if its wheels did as told, by the bicycle model, and how far it came in the last
 * three seconds. It drifts, but net displacement over three seconds tells driving from turning in circles well enough.
 */
import { picarxBody } from './body.js';

/** Three seconds of positions at up to 100 Hz. */
const places = 300;
export const windowMs = 3000;

export interface Odometry {
  x: number;
  y: number;
  heading: number;
  lastMs: number;
  /** Positions with their times, oldest overwritten. */
  readonly trailX: Float64Array;
  readonly trailY: Float64Array;
  readonly trailMs: Float64Array;
  next: number;
}

export function makeOdometry(): Odometry {
  return {
    x: 0,
    y: 0,
    heading: 0,
    lastMs: Number.NaN,
    trailX: new Float64Array(places),
    trailY: new Float64Array(places),
    trailMs: new Float64Array(places).fill(Number.NaN),
    next: 0,
  };
}

/** Moves on to `nowMs` with the wheels (shares of full speed) and steering (degrees, right positive) held since the last call. */
export function advanceOdometry(odometry: Odometry, forward: number, steering: number, nowMs: number): void {
  const seconds = Number.isNaN(odometry.lastMs) ? 0 : Math.max(0, Math.min(nowMs - odometry.lastMs, 1000)) / 1000;
  const metres = (Number.isFinite(forward) ? forward : 0) * picarxBody.maxSpeed * seconds;
  const angle = ((Number.isFinite(steering) ? steering : 0) * Math.PI) / 180;
  const turn = (-metres * Math.tan(angle)) / picarxBody.wheelbase;
  // Half of the turn before the move: the chord of the arc.
  odometry.heading += turn / 2;
  odometry.x += metres * Math.cos(odometry.heading);
  odometry.y += metres * Math.sin(odometry.heading);
  odometry.heading += turn / 2;
  odometry.lastMs = nowMs;
  odometry.trailX[odometry.next] = odometry.x;
  odometry.trailY[odometry.next] = odometry.y;
  odometry.trailMs[odometry.next] = nowMs;
  odometry.next = (odometry.next + 1) % places;
}

/** Metres between here and where the car was three seconds ago (or at the start, where that is later). */
export function netDisplacement(odometry: Odometry): number {
  let oldest = -1;
  for (let step = 0; step < places; step += 1) {
    const i = (odometry.next + step) % places;
    if (odometry.trailMs[i] >= odometry.lastMs - windowMs) {
      oldest = i;
      break;
    }
  }
  if (oldest < 0) return 0;
  return Math.hypot(odometry.x - odometry.trailX[oldest], odometry.y - odometry.trailY[oldest]);
}
