/** Cars that are driven from corner to corner while their brains look: in one Program with the brains, or step by step on the host. */
import { FieldBrain } from '../brain/field-brain.js';
import type { Brain } from '../brain/types.js';
import { renderCamera } from '../sim/camera.js';
import { rawActuatorCount } from '../sim/car.js';
import { VectorEnvironment } from '../sim/environment.js';
import { createLoop, createWorld } from '../worlds/index.js';
import { lookSteps, moveSteps, picture, pilot, pixels, placesRoom } from './places-room.js';
import { cornerName, placesWorld } from './places-world.js';
import { range } from './subject.js';

/** All cars of a batch of brains, car n in the room of seed n + 1. */
export interface Explorers {
  /** Drives each car to its corner and lets it look there. */
  travel(corners: Int32Array): Promise<void>;
  close(): Promise<void>;
}

const seed = 3;

export function openExplorers(brain: Brain): Promise<Explorers> {
  return brain instanceof FieldBrain ? onDevice(brain) : Promise.resolve(onHost(brain));
}

export async function onDevice(brain: FieldBrain): Promise<Explorers> {
  const count = brain.configuration.brains;
  const world = await createWorld(placesWorld(count), { count, seed, device: brain.underlying.device });
  try {
    const loop = await createLoop({ world, brain, tellReward: false });
    return {
      async travel(corners) {
        await loop.writeState(cornerName, corners);
        await loop.run(moveSteps + lookSteps);
      },
      async close() {
        await loop.close();
        await world.close();
      },
    };
  } catch (error) {
    await world.close();
    throw error;
  }
}

/** For brains that do not live in this process. */
export function onHost(brain: Brain): Explorers {
  const count = brain.configuration.brains;
  const worlds = range(count).map((car) => placesRoom(car + 1));
  const environment = new VectorEnvironment({ robots: count, worlds, roomOf: range(count) });
  environment.reset(seed);
  const actions = new Float32Array(count * rawActuatorCount);
  const sensors = new Float32Array(count * pixels);
  const image = new Uint8Array(pixels);
  return {
    async travel(corners) {
      for (let step = 0; step < moveSteps + lookSteps; step += 1) {
        for (let car = 0; car < count; car += 1) {
          pilot(environment, car, corners[car], step >= moveSteps, actions);
          renderCamera(environment, car, picture, image);
          for (let pixel = 0; pixel < pixels; pixel += 1) sensors[car * pixels + pixel] = image[pixel] / 127.5 - 1;
        }
        await brain.processBatch(sensors);
        environment.step(actions);
      }
    },
    async close() {},
  };
}
