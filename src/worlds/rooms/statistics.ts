/**
 * Rooms on a device against the simulator in TypeScript, by what episodes come to: both drive the same cars under the expert, each
 * with its own. Contacts decide which way a car goes, so single cars part; means over many must not.
 */
import type { Device, DeviceName } from '../../device/device.js';
import { createDevice } from '../../device/registry.js';
import { cast, program, store } from '../../kernel/index.js';
import { mixMotors } from '../../robot/picarx/motors.js';
import { rawActuatorCount, rawSensor, rawSensorCount } from '../../sim/car.js';
import { scoreOf } from '../../sim/drivers.js';
import { VectorEnvironment } from '../../sim/environment.js';
import { expertAction, unevennessOf } from '../../sim/expert.js';
import { smooth } from '../../sim/smoothing.js';
import { worldParts } from '../create-world.js';
import { findWorld } from '../definition.js';
import { declareWorld, moveWorld, writeTables } from '../world-program.js';

/** Of how many cars, in how many rooms, for how long. */
export interface DriveComparison {
  readonly cars: number;
  readonly rooms: number;
  readonly steps: number;
  readonly device: DeviceName | Device;
}

/** A mean over episodes on both sides, and how far they may be from one another by chance (three standard errors). */
export interface ComparedMean {
  readonly name: string;
  readonly device: number;
  readonly reference: number;
  readonly difference: number;
  readonly bound: number;
}

const names = ['metres', 'collisions', 'coverage'] as const;
const seed = 23;

export async function compareDrives(comparison: DriveComparison): Promise<ComparedMean[]> {
  const onDevice = await driveOnDevice(comparison);
  const reference = driveReference(comparison);
  return names.map((name, at) => {
    const [mine, right] = [statisticsOf(onDevice[at]), statisticsOf(reference[at])];
    const bound = 3 * Math.sqrt(mine.error ** 2 + right.error ** 2);
    return { name, device: mine.mean, reference: right.mean, difference: Math.abs(mine.mean - right.mean), bound };
  });
}

function statisticsOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

async function driveOnDevice({ cars, rooms, steps, device: given }: DriveComparison): Promise<number[][]> {
  const definition = findWorld('rooms');
  const parts = worldParts(definition, { ...definition.options, rooms, steps: 2 ** 20 }, 'f32');
  const device = typeof given === 'string' ? await createDevice(given) : given;
  const driven = program('drivenRooms', (b) => {
    const B = b.symbol('B', 1, 2 ** 20);
    const world = declareWorld(b, B, parts);
    const measures = names.map((name) => b.state(name, 'f32', [B]));
    b.map('move', [B], ([n]) => {
      const before = world.states.map((state) => state.at(n));
      const move = moveWorld(parts, world, n, parts.physics.expert?.(before) ?? []);
      const found = parts.physics.measures?.(move.state, move.context) ?? {};
      return [...move.stores, ...names.map((name, at) => store(measures[at], [n], cast(found[name], 'f32')))];
    });
  });
  const session = await device.load(driven, { symbols: { B: cars } });
  try {
    await writeTables(parts, session);
    await session.write('worldSeed', new Uint32Array(cars).fill(seed));
    // The first step begins the episodes.
    await session.stepMany(steps + 1);
    return await Promise.all(names.map(async (name) => Array.from(await session.read(name))));
  } finally {
    await session.close();
    if (typeof given === 'string') await device.close();
  }
}

function driveReference({ cars, rooms, steps }: DriveComparison): number[][] {
  const environment = new VectorEnvironment({ robots: cars, course: 'cluttered', rooms });
  environment.reset(seed);
  const actions = new Float64Array(cars * rawActuatorCount);
  const motors = Array.from({ length: cars }, () => new Float32Array(4));
  const wanted = new Float64Array(rawActuatorCount);
  for (let step = 0; step < steps; step += 1) {
    const { observations } = environment;
    motors.forEach((own, i) => {
      const at = i * rawSensorCount;
      expertAction(observations[at + rawSensor.sonarMetres], unevennessOf(observations, at), own.slice(), own);
      mixMotors(own, wanted);
      smooth(actions.subarray(i * rawActuatorCount, (i + 1) * rawActuatorCount), wanted);
    });
    environment.step(actions);
  }
  const scores = motors.map((_, i) => scoreOf(environment, i));
  return names.map((name) => scores.map((score) => score[name]));
}
