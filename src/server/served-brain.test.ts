import { expect, it } from 'vitest';
import { type DriveOptions, driveBrains, driverMotors, driverSensors } from '../behave/drive-loop.js';
import { type Brain, createBrain } from '../brain/index.js';
import { rawSensor } from '../sim/car.js';
import { VectorEnvironment } from '../sim/environment.js';
import { expertAction, unevennessOf } from '../sim/expert.js';
import { ServedBrain } from './served-brain.js';

const options = {
  ...{ sensors: driverSensors, motors: driverMotors, size: 4, seed: 31, bankRows: 16, planner: false },
  ...{ perBrainStores: true, demonstrations: true, device: 'cpu' as const, threads: 1 },
};

/** Where cars have come to after this many steps. */
async function driveTo(brain: Brain, robots: number, steps: number, teach?: DriveOptions['teach']): Promise<number[]> {
  const environment = new VectorEnvironment({ robots, course: 'cluttered', rooms: 2 });
  environment.reset(5);
  await driveBrains(brain, environment, { steps, reflexes: false, ...(teach && { teach }) });
  return [...environment.fleet.x, ...environment.fleet.y];
}

it('a car driven through the server and the protocol takes the same way, bit for bit, as with its brain beside it', async () => {
  const beside = await createBrain(options);
  const served = await ServedBrain.open(options);
  expect(await driveTo(served, 1, 30)).toEqual(await driveTo(beside, 1, 30));
  expect(served.server.robots.counters.cycles).toBe(30);
  // What learning made of both is the same too, and travels.
  await served.setLearning(false);
  await beside.setLearning(false);
  const [snapshot, own] = [await served.save(), await beside.save()];
  expect(snapshot.tensors.actor).toEqual(own.tensors.actor);
  expect(await served.read('query')).toEqual(await beside.read('query'));
  // A student is taught beside, and drives through the server what it was taught.
  await beside.setLearning(true);
  for (let t = 0; t < 3; t += 1)
    await beside.process(new Float32Array(24).fill(0.3), { demonstration: [1, -0.5, 0.2, 0] });
  await beside.setLearning(false);
  const student = await beside.save();
  expect(student.tensors.actor).not.toEqual(own.tensors.actor);
  await served.load({ ...student, configuration: snapshot.configuration });
  expect(await driveTo(served, 1, 5)).toEqual(await driveTo(beside, 1, 5));
  await beside.close();
  await served.close();
});

it('demonstrations over the wire leave the same weights, bit for bit, as the same demonstrations given beside', async () => {
  const beside = await createBrain({ ...options, brains: 2 });
  const served = await ServedBrain.open({ ...options, brains: 2 });
  // One motor is left alone, and every third cycle the expert says nothing.
  let cycle = 0;
  const teach: DriveOptions['teach'] = (values, before, demonstration) => {
    cycle += 1;
    expertAction(values[rawSensor.sonarMetres], unevennessOf(values), before, demonstration);
    demonstration[1] = Number.NaN;
    if (cycle % 3 === 0) demonstration.fill(Number.NaN);
  };
  const ways = [await driveTo(served, 2, 40, teach)];
  cycle = 0;
  ways.push(await driveTo(beside, 2, 40, teach));
  expect(ways[0]).toEqual(ways[1]);
  const [snapshot, own] = [await served.save(), await beside.save()];
  for (const name of ['actor', 'lessonInverse', 'taught', 'said'])
    expect(snapshot.tensors[name]).toEqual(own.tensors[name]);
  expect([...own.tensors.taught]).toEqual([1, 0, 1, 1, 1, 0, 1, 1]);
  expect(served.server.robots.robotSlots.map(({ demonstrationsPassedOver }) => demonstrationsPassedOver)).toEqual([
    0, 0,
  ]);
  await expect(
    served.processBatch(new Float32Array(48), { rewards: [0, 0], demonstrations: [1, 0, 0] }),
  ).rejects.toThrow(/demonstrations/);
  await beside.close();
  await served.close();
});

it('several brains have robotSlots of their own, differ by their seeds, and are saved and loaded as one batch', async () => {
  const served = await ServedBrain.open({ ...options, brains: 2 });
  const { motors, states } = await served.processBatch(new Float32Array(2 * 24).fill(0.5), { rewards: [0, 0.5] });
  expect(motors).toHaveLength(8);
  expect(states.map(({ cycle }) => cycle)).toEqual([1, 1]);
  const snapshot = await served.save();
  expect(snapshot.shapes.actor[0]).toBe(2);
  const [one, other] = [snapshot.tensors.dynamics.slice(0, 100), snapshot.tensors.dynamics.slice(-100)];
  expect(one).not.toEqual(other);
  await served.reset();
  await served.load(snapshot);
  expect((await served.save()).tensors).toEqual(snapshot.tensors);
  await served.close();
});
