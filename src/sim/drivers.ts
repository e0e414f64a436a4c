/**
 * Drivers without a brain, against which brains are measured: chance, and the rule of the vendor's obstacle-avoidance
 * demo. Both fill rows of raw actions for a whole environment and allocate nothing.
 */
import { rawActuatorCount, rawSensor, rawSensorCount } from './car.js';
import { uniformOf } from './chance.js';
import type { VectorEnvironment } from './environment.js';

/** Fills the actions of all robots from what the environment shows. */
export interface Driver {
  readonly name: string;
  act(environment: VectorEnvironment, actions: Float32Array | Float64Array): void;
}

/** Percent of wheel power in both drivers: the limit that the brainstem sets too. */
const powerPercent = 50;

/** New wheels and steering, uniform within the limits, every half second. */
export function randomDriver(seed = 1): Driver {
  return {
    name: 'random',
    act({ fleet }, actions) {
      for (let i = 0; i < fleet.count; i += 1) {
        const draw = 2 * Math.floor(fleet.step[i] / 10) + 0x20000000 * (seed & 1);
        const own = fleet.seed[i] ^ Math.imul(seed, 0x9e3779b1) ^ fleet.episode[i];
        const forward = powerPercent * (2 * uniformOf(own, draw) - 1);
        setDrive(actions, i, forward, 25 * (2 * uniformOf(own, draw + 1) - 1));
      }
    },
  };
}

/**
 * The vendor's avoid rule: from 40 cm on straight ahead; from 20 to 40 cm ahead with full steering to the right; nearer,
 * back with full steering to the left for half a second.
 */
export function avoidDriver(robots: number, stepSeconds = 0.05): Driver {
  const reverseSteps = Math.round(0.5 / stepSeconds);
  const left = new Uint8Array(robots);
  return {
    name: 'avoid rule',
    act({ fleet, observations }, actions) {
      for (let i = 0; i < fleet.count; i += 1) {
        if (fleet.step[i] === 0) left[i] = 0;
        const distance = observations[i * rawSensorCount + rawSensor.sonarMetres];
        if (left[i] > 0) {
          left[i] -= 1;
          setDrive(actions, i, -powerPercent, -30);
        } else if (distance >= 0.4) setDrive(actions, i, powerPercent, 0);
        else if (distance >= 0.2) setDrive(actions, i, powerPercent, 30);
        else {
          left[i] = reverseSteps - 1;
          setDrive(actions, i, -powerPercent, -30);
        }
      }
    },
  };
}

function setDrive(actions: Float32Array | Float64Array, i: number, percent: number, steering: number): void {
  const at = i * rawActuatorCount;
  actions[at] = percent;
  actions[at + 1] = percent;
  actions[at + 2] = steering;
  actions[at + 3] = 0;
  actions[at + 4] = 0;
}

/** What a set of robots has done since their episodes began. */
export interface DriveScore {
  readonly metres: number;
  readonly coverage: number;
  readonly collisions: number;
  /** Infinite where nothing was driven and something was hit; 0 where neither. */
  readonly collisionsPerMetre: number;
  readonly falls: number;
}

/** The score of robot `i`. */
export function scoreOf(environment: VectorEnvironment, i: number): DriveScore {
  const { fleet } = environment;
  const metres = fleet.metres[i];
  const collisions = fleet.collisions[i];
  const collisionsPerMetre = metres > 0 ? collisions / metres : collisions > 0 ? Number.POSITIVE_INFINITY : 0;
  return { metres, coverage: environment.coverage(i), collisions, collisionsPerMetre, falls: fleet.falls[i] };
}
