/**
 * A driver that is recorded, its recording as a dataset, and a new brain taught from that dataset: how both drive in rooms that
 * neither has seen. All of it through the commands that a user would give, but for the driving, which is the simulator's own.
 */
import path from 'node:path';
import { driveBrains } from '../../src/behave/drive-loop.js';
import { collisionsPerMetre, roomsOf, scoresOf } from '../../src/behave/drive-rooms.js';
import { trainingRooms } from '../../src/behave/driving-training.js';
import { placeReports } from '../../src/behave/evaluation.js';
import { intervalOf } from '../../src/behave/statistics.js';
import type { Brain, BrainSnapshot } from '../../src/brain/index.js';
import { createBrain } from '../../src/brain/index.js';
import { runExport } from '../../src/cli/dataset.js';
import { loadDriver, shippedDriver } from '../../src/cli/demo-driver.js';
import { runTrain } from '../../src/cli/train.js';
import type { TrainDatasetReport } from '../../src/cli/train-dataset.js';
import type { Device } from '../../src/device/device.js';
import { createDevice } from '../../src/device/registry.js';
import { picarxInputs, picarxOutputs } from '../../src/robot/picarx/dictionary.js';
import { HubRecorder } from '../../src/server/foxglove/hub-recorder.js';
import { Hub } from '../../src/server/hub.js';
import { VectorEnvironment } from '../../src/sim/environment.js';
import { driverOptions } from '../../src/worlds/rooms/shipped-driver.js';
import { recordOutput } from './recorded-output.js';
import { sampleCycle, sampleRobot } from './telemetry-sample.js';

export interface CopyPlan {
  /** Cars that are recorded, and steps of each. */
  readonly cars: number;
  readonly steps: number;
  readonly size: number;
  readonly passes: number;
  /** Of the new brains, one each; the original's is 31. */
  readonly seeds: readonly number[];
  /** Unseen rooms, cars in each, and steps of each. */
  readonly rooms: number;
  readonly each: number;
  readonly testing: number;
}

export interface Driven {
  readonly metres: number;
  readonly coverage: number;
  readonly collisionsPerMetre: number;
  /** The upper end of its 95 % interval over the cars: a car that is caught for a while touches a hundred times. */
  readonly collisionsPerMetreHigh: number;
}

export interface Copy {
  readonly seed: number;
  readonly report: TrainDatasetReport;
  readonly driven: Driven;
}

export async function copyDriving(
  folder: string,
  plan: CopyPlan,
): Promise<{ readonly original: Driven; readonly copies: readonly Copy[] }> {
  const device = await createDevice('cpu');
  try {
    const driver = await loadDriver(shippedDriver, device);
    const [recording, dataset] = ['run.mcap', 'set'].map((one) => path.join(folder, one));
    await recordDriving(driver, device, recording, plan);
    await runExport([recording], { out: dataset }, recordOutput({ json: true }));
    const original = await drive(driver, device, plan);
    const copies: Copy[] = [];
    for (const seed of plan.seeds) {
      const out = path.join(folder, `copy-${seed}.safetensors`);
      const options = { dataset, out, size: `${plan.size}`, seed: `${seed}`, passes: `${plan.passes}`, device: 'cpu' };
      const report = (await runTrain(undefined, options, recordOutput({ json: true }))) as TrainDatasetReport;
      copies.push({ seed, report, driven: await drive(await loadDriver(out, device), device, plan) });
    }
    return { original, copies };
  } finally {
    await device.close();
  }
}

async function seated(driver: BrainSnapshot, device: Device, brains: number): Promise<Brain> {
  const brain = await createBrain({ ...driverOptions(driver.configuration), brains, device });
  await placeReports(brain, [driver], [0]);
  await brain.setLearning(false);
  await brain.set('exploration', 0);
  return brain;
}

/** Cars of the training's rooms, each told of as a server tells of its robots. */
async function recordDriving(
  driver: BrainSnapshot,
  device: Device,
  file: string,
  { cars, steps }: CopyPlan,
): Promise<void> {
  const hub = new Hub();
  const recorder = await HubRecorder.start({ hub, file });
  const names = Array.from({ length: cars }, (_, car) => `car-${car}`);
  for (const name of names) hub.publish(sampleRobot(name, { sensors: picarxInputs, motors: picarxOutputs }));
  const brain = await seated(driver, device, cars);
  let step = 0;
  const told: Brain['processBatch'] = async (sensors, outcomes) => {
    const cycle = await brain.processBatch(sensors, outcomes);
    step += 1;
    const row = (values: Float32Array, car: number): number[] => {
      const width = values.length / cars;
      return Array.from(values.subarray(car * width, (car + 1) * width));
    };
    for (const [car, name] of names.entries()) {
      const motors = row(cycle.motors, car);
      hub.publish({ ...sampleCycle(step, name), sensors: row(sensors, car), motors, wanted: motors, reward: 0 });
    }
    recorder.flush();
    return cycle;
  };
  const listened = new Proxy(brain, {
    get: (target, key) => (key === 'processBatch' ? told : Reflect.get(target, key, target)),
  });
  const environment = new VectorEnvironment({ robots: cars, worlds: trainingRooms(), episodeSteps: 400 });
  environment.reset(5);
  await driveBrains(listened, environment, { steps, reflexes: false, rewarded: false });
  await brain.close();
  await recorder.close();
  if (recorder.dropped > 0) throw new Error(`${recorder.dropped} messages were not recorded`);
}

/** Frozen, with the reflexes that a robot has, in rooms that nobody was taught in. */
async function drive(driver: BrainSnapshot, device: Device, { rooms, each, testing }: CopyPlan): Promise<Driven> {
  const brain = await seated(driver, device, rooms * each);
  const environment = roomsOf(rooms * each, 1001, rooms);
  await driveBrains(brain, environment, { steps: testing, reflexes: true, rewarded: false });
  await brain.close();
  const marks = scoresOf(environment, rooms).flat();
  const mean = (pick: (one: (typeof marks)[number]) => number): number =>
    marks.reduce((sum, one) => sum + pick(one), 0) / marks.length;
  const metres = mean((one) => one.metres);
  return {
    metres,
    coverage: mean(({ coverage }) => coverage),
    collisionsPerMetre: collisionsPerMetre(marks),
    collisionsPerMetreHigh: intervalOf(marks.map(({ collisions }) => collisions)).high / metres,
  };
}
