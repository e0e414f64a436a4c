/** The rooms of navigation as formulas against the simulator: the pilot's ways, the camera's pixels, and the brains that look. */
import { expect, it } from 'vitest';
import { createBrain } from '../brain/create.js';
import { renderCamera } from '../sim/camera.js';
import { rawActuatorCount } from '../sim/car.js';
import { VectorEnvironment } from '../sim/environment.js';
import type { DeviceWorld } from '../worlds/device-world.js';
import { createLoop, createWorld } from '../worlds/index.js';
import { stateName } from '../worlds/world-program.js';
import { onDevice, onHost } from './explorers.js';
import { lookSteps, moveSteps, picture, pilot, pixels, placesRoom } from './places-room.js';
import { cornerName, placesWorld } from './places-world.js';
import { plainSensors, range } from './subject.js';

const cars = 2;
const cycle = moveSteps + lookSteps;

/** Cars of the simulator; before a step, `pictures` is what they see. */
function simulated() {
  const worlds = range(cars).map((car) => placesRoom(car + 1));
  const environment = new VectorEnvironment({ robots: cars, worlds, roomOf: range(cars) });
  environment.reset(3);
  const actions = new Float32Array(cars * rawActuatorCount);
  return {
    fleet: environment.fleet,
    picture(car: number): Uint8Array {
      const image = new Uint8Array(pixels);
      renderCamera(environment, car, picture, image);
      return image;
    },
    step(step: number, corner: number): void {
      for (let car = 0; car < cars; car += 1) pilot(environment, car, corner, step % cycle >= moveSteps, actions);
      environment.step(actions);
    },
  };
}

/** Drives both through the corners that are named, and gives the largest distance and all differences of pixels in levels. */
async function compare(
  world: DeviceWorld,
  corners: readonly number[],
  steps: number,
): Promise<{ apart: number; levels: number[] }> {
  const reference = simulated();
  const { states } = world;
  const levels: number[] = [];
  let apart = 0;
  for (let step = 0; step < steps; step += 1) {
    const corner = corners[Math.floor(step / cycle)];
    if (step % cycle === 0) {
      // A reset would begin the noise of the wheels anew: only the value is written.
      const make = world.parts.real === 'f64' ? Float64Array : Float32Array;
      await world.underlying.session.write(stateName(states.indexOf(cornerName)), new make(cars).fill(corner));
    }
    reference.step(step, corner);
    const { observations } = await world.step(new Float32Array(2 * cars));
    const reached = await world.readStates();
    for (let car = 0; car < cars; car += 1) {
      const at = (name: string): number => reached[car * states.length + states.indexOf(name)];
      apart = Math.max(apart, Math.hypot(at('x') - reference.fleet.x[car], at('y') - reference.fleet.y[car]));
      reference.picture(car).forEach((level, pixel) => {
        levels.push(Math.abs((observations[car * pixels + pixel] + 1) * 127.5 - level));
      });
    }
  }
  return { apart, levels };
}

const openPlaces = async (device: 'reference' | 'cpu'): Promise<DeviceWorld> =>
  (await createWorld(placesWorld(cars), { count: cars, seed: 3, device })) as DeviceWorld;

it.each([
  ['float64', 'reference', 100, 1e-9],
  ['float32', 'cpu', 2 * cycle, 1e-5],
] as const)('gives the ways and the pixels of the simulator in %s', async (_, device, steps, metres) => {
  const world = await openPlaces(device);
  const { apart, levels } = await compare(world, [1, 2], steps);
  expect(apart).toBeLessThan(metres);
  // Rounding to a level may fall the other way; a beam at a border may meet the next poster.
  expect(levels.filter((level) => level > 1.001).length).toBeLessThan(levels.length / 1000);
  expect(levels.filter((level) => level > 0.001).length).toBeLessThan(levels.length / 100);
  await world.close();
});

it('brains look the same way in a loop on the device as from the host', async () => {
  const make = () =>
    createBrain({
      ...{ sensors: plainSensors(pixels), motors: 2, size: 4, brains: cars, seed: 12, bankRows: 16 },
      ...{ perBrainStores: true, planner: false, device: 'cpu' },
    });
  const [looped, stepped] = [await make(), await make()];
  const [device, host] = [await onDevice(looped), onHost(stepped)];
  const all = new Int32Array(cars).fill(1);
  await device.travel(all);
  await host.travel(all);
  const [mine, theirs] = [await looped.read('query'), await stepped.read('query')];
  const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at], 0);
  expect(dot(mine, mine)).toBeGreaterThan(0);
  expect(dot(mine, theirs) / Math.sqrt(dot(mine, mine) * dot(theirs, theirs))).toBeGreaterThan(0.999);
  for (const one of [device, host, looped, stepped]) await one.close();
});

it('takes values of a state in a loop only as numbers, one for each car', async () => {
  const world = await createWorld('pendulum', { count: cars, device: 'cpu' });
  const brain = await createBrain({ sensors: 3, motors: 1, size: 4, bankRows: 16, brains: cars, device: 'cpu' });
  const loop = await createLoop({ world, brain });
  await expect(loop.writeState('place', [0, 0])).rejects.toThrow(/no such value of the state \(got place/);
  await expect(loop.writeState('angle', [0])).rejects.toThrow(/wrong length \(got 1, expected 2/);
  await expect(loop.writeState('angle', [0, Number.NaN])).rejects.toThrow(/angle is not finite/);
  for (const one of [loop, world, brain]) await one.close();
});
