/**
 * Foreseeing the sensors of a driving car: what a brain's features tell of the next readings beyond what the readings of
 * now and before tell, on those inputs that move by more than three times their own noise.
 */
import { shapeOf } from '../brain/shape.js';
import { picarxAdapter } from '../robot/picarx/adapter.js';
import { car, rawActuatorCount, rawSensorCount } from '../sim/car.js';
import { randomDriver } from '../sim/drivers.js';
import { VectorEnvironment } from '../sim/environment.js';
import type { BehaviourContext } from './behaviour.js';
import { driverMotors, driverSensors } from './drive-loop.js';
import { pickColumns, type Rows } from './linear.js';
import { followTargets } from './recursive.js';
import { deviationOf, meanOf, normalisedError } from './statistics.js';
import { range, recordFeatures } from './subject.js';

/** Noise of the inputs that have any, in their own scale: nearness at a metre, and the three grayscale values. */
const noiseOf = (input: number): number =>
  input === 0 ? (car.sonarNoiseMetres + car.sonarNoiseShare) / 2 : input >= 3 && input <= 5 ? car.grayscaleNoise : 0;
const leastMotion = 0.01;
const wash = 300;

/** Mean normalised error over the moving inputs, one cycle ahead, for each seed. */
export async function foreseeCar(
  context: BehaviourContext,
  seeds: number,
  cycles: number,
): Promise<{ field: number[]; bare: number[]; persistence: number[] }> {
  const inputs = recordDrive(seeds, cycles + 1);
  const width = driverSensors.length;
  const options = { sensors: driverSensors, motors: driverMotors, size: context.edge, brains: seeds, seed: 19 };
  const brain = await context.open({ ...options, bankRows: 256, planner: false });
  try {
    const feed = (t: number, slot: number, row: Float32Array): void =>
      row.set(inputs[slot].subarray(t * width, (t + 1) * width));
    const tables = await recordFeatures(brain, { cycles, feed }, wash);
    const { at } = shapeOf(context.edge, width, driverMotors.length);
    const readings = [...range(2 * width).map((column) => at.now + column), at.constant];
    const found = tables.map((table, slot) => compare(table, pickColumns(table, readings), inputs[slot], width));
    const pick = (name: 'field' | 'bare' | 'persistence'): number[] => found.map((one) => one[name]);
    return { field: pick('field'), bare: pick('bare'), persistence: pick('persistence') };
  } finally {
    await brain.close();
  }
}

/** The 24 inputs of cars that chance drives, [cycle][input] for each. */
function recordDrive(robots: number, cycles: number): Float32Array[] {
  const environment = new VectorEnvironment({ robots, course: 'cluttered', courseSeed: 3001, rooms: robots });
  environment.reset(23);
  const width = driverSensors.length;
  const adapters = range(robots).map(() => picarxAdapter({ reward: 'none' }));
  const records = range(robots).map(() => new Float32Array(cycles * width));
  const values = new Float64Array(rawSensorCount);
  const actions = new Float32Array(robots * rawActuatorCount);
  const driver = randomDriver(3);
  for (let t = 0; t < cycles; t += 1) {
    adapters.forEach((adapter, i) => {
      values.set(environment.observations.subarray(i * rawSensorCount, (i + 1) * rawSensorCount));
      adapter.encode(values, t * environment.stepSeconds * 1000, records[i].subarray(t * width, (t + 1) * width));
    });
    driver.act(environment, actions);
    environment.step(actions);
  }
  return records;
}

function compare(
  field: Rows,
  bare: Rows,
  inputs: Float32Array,
  width: number,
): { field: number; bare: number; persistence: number } {
  const { count } = field;
  const series = (input: number, from: number): Float64Array =>
    Float64Array.from({ length: count }, (_, t) => inputs[(t + from) * width + input]);
  const moving = range(width).filter(
    (input) => deviationOf(series(input, wash)) > Math.max(leastMotion, 3 * noiseOf(input)),
  );
  const targets = moving.map((input) => series(input, wash + 1));
  const split = Math.floor((2 * count) / 3);
  const errorOf = (guesses: readonly Float64Array[]): number =>
    meanOf(targets.map((target, at) => normalisedError(target.subarray(split), guesses[at].subarray(split))));
  return {
    field: errorOf(followTargets(field, targets)),
    bare: errorOf(followTargets(bare, targets)),
    persistence: errorOf(moving.map((input) => series(input, wash))),
  };
}
