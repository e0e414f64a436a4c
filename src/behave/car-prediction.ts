/**
 * Foreseeing the sensors of a driving car: what a brain's features tell of the readings to come beyond what the readings of
 * now and before tell, on those inputs that move by more than three times their own noise. The expert
 * drives, whose rule has a rhythm, as on a floor without noise: what chance will do next no history tells.
 */
import { shapeOf } from '../brain/shape.js';
import { picarxAdapter } from '../robot/picarx/adapter.js';
import { car, rawActuatorCount, rawSensor, rawSensorCount } from '../sim/car.js';
import { VectorEnvironment } from '../sim/environment.js';
import { expertAction } from '../sim/expert.js';
import { smooth } from '../sim/smoothing.js';
import type { BehaviourContext } from './behaviour.js';
import { driverMotors, driverSensors } from './drive-loop.js';
import { pickColumns, type Rows } from './linear.js';
import { followTargets } from './recursive.js';
import { deviationOf, meanOf, normalisedError } from './statistics.js';
import { range, recordFeatures } from './subject.js';

/** Noise of the inputs that have any, in their own scale: nearness and distance at a metre, and what comes of grayscale. */
function noiseOf(input: number): number {
  const metres = car.sonarNoiseMetres + car.sonarNoiseShare;
  if (input === 0) return metres / 2;
  if (input === 18) return metres * Math.SQRT2;
  if (input === 19) return car.grayscaleNoise * Math.sqrt(1.5);
  return input >= 3 && input <= 5 ? car.grayscaleNoise : 0;
}

const leastMotion = 0.01;
const wash = 300;

/** Mean normalised errors over the moving inputs, one of each kind for each seed. */
export interface CarErrors {
  readonly field: number[];
  readonly bare: number[];
  readonly persistence: number[];
}

/** The errors at each of the horizons. */
export async function foreseeCar(
  context: BehaviourContext,
  seeds: number,
  cycles: number,
  horizons: readonly number[],
): Promise<CarErrors[]> {
  const inputs = recordDrive(seeds, cycles + Math.max(...horizons));
  const width = driverSensors.length;
  const options = { sensors: driverSensors, motors: driverMotors, size: context.edge, brains: seeds, seed: 19 };
  const brain = await context.open({ ...options, bankRows: 256, planner: false });
  try {
    const feed = (t: number, slot: number, row: Float32Array): void =>
      row.set(inputs[slot].subarray(t * width, (t + 1) * width));
    const tables = await recordFeatures(brain, { cycles, feed }, wash);
    const { at } = shapeOf(context.edge, width, driverMotors.length);
    const readings = [...range(2 * width).map((column) => at.now + column), at.constant];
    const bare = tables.map((table) => pickColumns(table, readings));
    return horizons.map((horizon) => {
      const found = tables.map((table, slot) => compare(table, bare[slot], inputs[slot], width, horizon));
      const pick = (name: keyof CarErrors): number[] => found.map((one) => one[name]);
      return { field: pick('field'), bare: pick('bare'), persistence: pick('persistence') };
    });
  } finally {
    await brain.close();
  }
}

/** The 24 inputs of cars, [cycle][input] for each. */
function recordDrive(robots: number, cycles: number): Float32Array[] {
  const environment = new VectorEnvironment({ robots, course: 'cluttered', courseSeed: 3001, rooms: robots });
  environment.reset(23);
  const width = driverSensors.length;
  const records = range(robots).map(() => new Float32Array(cycles * width));
  const cars = range(robots).map(() => ({
    adapter: picarxAdapter({ reward: 'none' }),
    motors: new Float64Array(driverMotors.length),
    wanted: new Float64Array(rawActuatorCount),
  }));
  const values = new Float64Array(rawSensorCount);
  const actions = new Float64Array(robots * rawActuatorCount);
  for (let t = 0; t < cycles; t += 1) {
    cars.forEach(({ adapter, motors, wanted }, i) => {
      values.set(environment.observations.subarray(i * rawSensorCount, (i + 1) * rawSensorCount));
      adapter.encode(values, t * environment.stepSeconds * 1000, records[i].subarray(t * width, (t + 1) * width));
      expertAction(values[rawSensor.sonarMetres], 0, motors.slice(), motors);
      adapter.decode(motors, wanted);
      smooth(actions.subarray(i * rawActuatorCount, (i + 1) * rawActuatorCount), wanted);
    });
    environment.step(actions);
  }
  return records;
}

function compare(
  field: Rows,
  bare: Rows,
  inputs: Float32Array,
  width: number,
  horizon: number,
): Record<keyof CarErrors, number> {
  const { count } = field;
  const series = (input: number, from: number): Float64Array =>
    Float64Array.from({ length: count }, (_, t) => inputs[(t + from) * width + input]);
  const moving = range(width).filter(
    (input) => deviationOf(series(input, wash)) > Math.max(leastMotion, 3 * noiseOf(input)),
  );
  const targets = moving.map((input) => series(input, wash + horizon));
  const split = Math.floor((2 * count) / 3);
  const errorOf = (guesses: readonly Float64Array[]): number =>
    meanOf(targets.map((target, at) => normalisedError(target.subarray(split), guesses[at].subarray(split))));
  return {
    field: errorOf(followTargets(field, targets, horizon)),
    bare: errorOf(followTargets(bare, targets, horizon)),
    persistence: errorOf(moving.map((input) => series(input, wash))),
  };
}
