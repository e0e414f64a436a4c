/** createWorld: from a name and options to a batch of environments. Everything is checked before anything is made. */
import { chooseBrainDevice } from '../brain/choose.js';
import { isSeed } from '../brain/options.js';
import { wrongUse } from '../brain/refusal.js';
import type { Device, DeviceName } from '../device/device.js';
import './classic/index.js';
import {
  findWorld,
  limitOf,
  type Real,
  readWorldOptions,
  type WorldDefinition,
  type WorldOptions,
} from './definition.js';
import { DeviceWorld } from './device-world.js';
import { HostWorld } from './host-world.js';
import './discrete/index.js';
import './mujoco/index.js';
import './rooms/index.js';
import type { World } from './types.js';
import type { WorldParts } from './world-program.js';

/** How a world is made; further options are the world's own (`length` of the T-maze). */
export interface CreateWorldOptions {
  /** Environments in the batch. */
  readonly count?: number;
  /** A kind of device, or one that is already open (then it is not closed with the world). */
  readonly device?: DeviceName | Device;
  readonly seed?: number;
  /** f64 on the reference, f32 elsewhere by default. */
  readonly precision?: Real;
  readonly [option: string]: unknown;
}

/**
 * Makes a world: a batch of environments in the manner of Gymnasium's vector API.
 * @example
 * const world = await createWorld('cart-pole', { count: 4096, device: 'cpu', seed: 1 });
 * const { observations } = await world.reset({ seed: 1 });
 * const { rewards, terminated } = await world.step(new Float32Array(4096).fill(1));
 * await world.close();
 */
export async function createWorld(world: string | WorldDefinition, options: CreateWorldOptions = {}): Promise<World> {
  const found = typeof world === 'string' ? findWorld(world) : world;
  const settings = readWorldOptions(found, options, { count: 0, device: 0, seed: 0, precision: 0 });
  const { count = 1, device, seed = 1, precision } = options;
  const place = `createWorld ${found.name}`;
  if (!Number.isInteger(count) || count < 1 || count > 2 ** 20)
    throw wrongUse(place, 'bad count', count, 'a whole number from 1 to 1,048,576');
  if (!isSeed(seed)) throw wrongUse(place, 'bad seed', seed, 'a whole number from 0 to 2³² − 1');
  if (precision !== undefined && precision !== 'f32' && precision !== 'f64')
    throw wrongUse(place, 'unknown precision', precision, 'f32 or f64');
  const definition = { ...found, ...(await found.resolve?.(settings)) };
  const { environment } = definition;
  if (environment !== undefined) {
    const made = await Promise.all(Array.from({ length: count }, () => environment(settings)));
    return new HostWorld(definition, made, limitOf(definition, settings), seed);
  }
  // Settings that the physics cannot use are refused before a device is opened.
  worldParts(definition, settings, 'f32');
  const chosen = await chooseBrainDevice(device === undefined ? {} : { device });
  try {
    const real = precision ?? (chosen.device.description.kind === 'reference' ? 'f64' : 'f32');
    const parts = worldParts(definition, settings, real);
    return await DeviceWorld.open({ definition, parts, count, seed, device: chosen.device, ownsDevice: chosen.owned });
  } catch (error) {
    if (chosen.owned) await chosen.device.close();
    throw error;
  }
}

/** What a Program needs to know of a world of physics. */
export function worldParts(definition: WorldDefinition, options: WorldOptions, real: Real): WorldParts {
  const { physics, observations, actions, states, measures = [] } = definition;
  if (physics === undefined)
    throw wrongUse(`world ${definition.name}`, 'has no physics', 'an environment in TypeScript', 'formulas');
  return {
    physics: physics(options),
    stateWidth: states.length,
    observations,
    actions,
    limit: limitOf(definition, options),
    real,
    measures,
  };
}
