/**
 * The closed loop: a world and a batch of brains that live in it. A world whose physics is a Program is joined with the brains
 * on their device: `run` uploads nothing and brings back a summary. A world on the host runs the same loop with one copy each way.
 */
import type { FieldBrain } from '../brain/field-brain.js';
import { wrongUse } from '../brain/refusal.js';
import { type Names, needOptions } from '../kernel/known-names.js';
import { DeviceWorld } from './device-world.js';
import { HostLoop } from './host-loop.js';
import type { LivedCycle, Loop } from './loop-types.js';
import { ResidentLoop } from './resident-loop.js';
import { widthOf } from './space.js';
import type { World } from './types.js';

/** How a loop is made. */
export interface LoopOptions {
  readonly world: World;
  /** One brain for each environment of the world; see `portsOf` for its sensors and motors. */
  readonly brain: FieldBrain;
  /** Whether the brains get the world's reward (true). */
  readonly tellReward?: boolean;
  /** Whether the world's expert demonstrates (false); the brain must have been made with `demonstrations: true`. */
  readonly demonstrate?: boolean;
  /** Robots whose every step is recorded. */
  readonly traces?: readonly number[];
  /** Called, and waited for, with each cycle of the traced robots, when a run is over: all robots of a step, step by step. */
  readonly onCycle?: (cycle: LivedCycle) => void | Promise<void>;
}

const loopNames: Names<LoopOptions> = {
  world: 0,
  brain: 0,
  tellReward: 0,
  demonstrate: 0,
  traces: 0,
  onCycle: 0,
};

/**
 * Joins a world and brains.
 * @example
 * const world = await createWorld('cart-pole', { count: 16, device: 'cpu' });
 * const brain = await createBrain({ ...portsOf(findWorld('cart-pole')), brains: 16, size: 4, device: 'cpu' });
 * const loop = await createLoop({ world, brain });
 * const { meanReturn, curve } = await loop.run(1000);
 */
export async function createLoop(options: LoopOptions): Promise<Loop> {
  needOptions('createLoop', options, loopNames);
  const { world, brain, demonstrate = false, tellReward = true, traces = [], onCycle } = options;
  const { sensors, motors, brains, demonstrations = false } = brain.configuration;
  const expect = (what: string, got: number, wanted: number): void => {
    if (got !== wanted) throw wrongUse('createLoop', `the brain's ${what} do not fit ${world.name}`, got, `${wanted}`);
  };
  expect('number of brains', brains, world.count);
  expect('sensors', sensors.length, widthOf(world.observations));
  expect('motors', motors.length, widthOf(world.actions));
  for (const robot of traces)
    if (!Number.isInteger(robot) || robot < 0 || robot >= brains)
      throw wrongUse('createLoop', 'no such robot to trace', robot, `0 … ${brains - 1}`);
  if (demonstrate && !demonstrations)
    throw wrongUse(
      'createLoop',
      'this brain takes no demonstrations',
      'none',
      'a brain made with demonstrations: true',
    );
  if (demonstrate && !(world instanceof DeviceWorld && world.parts.physics.expert !== undefined))
    throw wrongUse('createLoop', `${world.name} has no expert`, 'demonstrate: true', 'a world with one, or reward');
  const settings = { demonstrate, tellReward, traces, onCycle };
  return world instanceof DeviceWorld
    ? ResidentLoop.open(world, brain, settings)
    : new HostLoop(world, brain, settings);
}
