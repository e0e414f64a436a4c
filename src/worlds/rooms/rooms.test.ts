/** Rooms as a Program against the simulator in TypeScript, which is its reference. */
import { describe, expect, it } from 'vitest';
import { quickOr } from '../../../test/support/quick.js';
import { hasStandIn, withStandIn } from '../../../test/support/stand-in.js';
import type { Device } from '../../device/device.js';
import { emitCuda } from '../../emit/cuda.js';
import { emitWgsl } from '../../emit/wgsl.js';
import { controlBlock } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import { expandSensors, expansionState } from '../../robot/picarx/expansion.js';
import { mixMotors } from '../../robot/picarx/motors.js';
import { rawActuatorCount, rawSensor, rawSensorCount } from '../../sim/car.js';
import type { CourseName } from '../../sim/courses/index.js';
import { VectorEnvironment } from '../../sim/environment.js';
import { expertAction, unevennessOf } from '../../sim/expert.js';
import { smooth } from '../../sim/smoothing.js';
import { createWorld, worldParts } from '../create-world.js';
import { findWorld } from '../definition.js';
import { worldProgram } from '../world-program.js';
import { carNames } from './state.js';
import { compareDrives } from './statistics.js';

/** Cars of the simulator under the expert: the motors it gave before each step, and what a brain would have got after it. */
class ReferenceCars {
  readonly environment: VectorEnvironment;
  readonly motors: Float32Array[];
  readonly inputs: Float32Array[];
  readonly #actions: Float64Array;
  readonly #expansions;

  constructor(course: CourseName, count: number, rooms: number, seed: number, episodeSteps: number) {
    this.environment = new VectorEnvironment({ robots: count, course, rooms, episodeSteps });
    this.environment.reset(seed);
    this.motors = Array.from({ length: count }, () => new Float32Array(4));
    this.inputs = this.motors.map(() => new Float32Array(24));
    this.#actions = new Float64Array(count * rawActuatorCount);
    this.#expansions = this.motors.map(() => expansionState());
    this.#expand();
  }

  step(): void {
    const { environment } = this;
    const { observations, terminated, truncated } = environment;
    const wanted = new Float64Array(rawActuatorCount);
    this.motors.forEach((motors, i) => {
      const command = this.#actions.subarray(i * rawActuatorCount, (i + 1) * rawActuatorCount);
      const at = i * rawSensorCount;
      expertAction(observations[at + rawSensor.sonarMetres], unevennessOf(observations, at), motors.slice(), motors);
      mixMotors(motors, wanted);
      smooth(command, wanted);
      if (terminated[i] === 0 && truncated[i] === 0) return;
      // The next step begins an episode: nothing of the last one is left.
      motors.fill(0);
      command.fill(0);
      this.#expansions[i] = expansionState();
    });
    environment.step(this.#actions);
    this.#expand();
  }

  #expand(): void {
    this.inputs.forEach((inputs, i) => {
      const row = this.environment.observations.subarray(i * rawSensorCount, (i + 1) * rawSensorCount);
      expandSensors(row, this.#expansions[i], inputs);
    });
  }
}

describe('rooms as a Program', () => {
  it.each([
    ['cluttered', quickOr(400, 1000)],
    ['table', 200],
    ['line', 200],
    ['corridor', 200],
    ['maze', 200],
  ] as const)('gives the numbers of the simulator in %s, in float64', async (course, steps) => {
    const [count, rooms, seed, limit] = [3, 4, 11, 300];
    const cars = new ReferenceCars(course, count, rooms, seed, limit);
    const { fleet, rewards } = cars.environment;
    const world = await createWorld('rooms', { count, device: 'reference', seed, course, rooms, steps: limit });
    let [worst, worstInput, worstReward, contacts] = [0, 0, 0, 0];
    for (let step = 0; step < steps; step += 1) {
      cars.step();
      const answer = await world.step(cars.motors.flatMap((motors) => [...motors]));
      const states = await world.readStates();
      for (let i = 0; i < count; i += 1) {
        const value = (name: (typeof carNames)[number]): number => states[i * carNames.length + carNames.indexOf(name)];
        for (const name of ['x', 'y', 'cosine', 'sine', 'speed', 'metres', 'echo', 'volts', 'lineScore'] as const)
          worst = Math.max(worst, Math.abs(value(name) - fleet[name][i]));
        const exact = ['collisions', 'cells', 'touching', 'free', 'cooldown', 'dark'] as const;
        expect(exact.map(value)).toEqual(exact.map((name) => fleet[name][i]));
        cars.inputs[i].forEach((input, at) => {
          worstInput = Math.max(worstInput, Math.abs(answer.observations[24 * i + at] - input));
        });
        if (answer.info.reset[i] === 0)
          worstReward = Math.max(worstReward, Math.abs(answer.rewards[i] - (2 * rewards[i] - 1)));
        contacts += fleet.touching[i];
      }
      const { terminated, truncated } = cars.environment;
      expect([[...answer.terminated], [...answer.truncated]]).toEqual([[...terminated], [...truncated]]);
    }
    expect(worst).toBeLessThan(1e-9);
    expect(worstInput).toBeLessThan(1e-6);
    expect(worstReward).toBeLessThan(1e-6);
    if (course === 'cluttered') expect(contacts).toBeGreaterThan(0);
    await world.close();
  });

  it('stays within 1e-4 m of it in single precision over 1,000 steps where nothing is touched', async () => {
    const [count, rooms, seed] = [8, 4, 5];
    const cars = new ReferenceCars('cluttered', count, rooms, seed, 0);
    const { fleet } = cars.environment;
    const world = await createWorld('rooms', { count, device: 'cpu', seed, rooms, steps: 1200 });
    const touched = new Set<number>();
    for (let step = 0; step < 1000; step += 1) {
      cars.step();
      await world.step(cars.motors.flatMap((motors) => [...motors]));
      for (let i = 0; i < count; i += 1) if (fleet.touching[i] > 0) touched.add(i);
    }
    const states = await world.readStates();
    const free = cars.motors.map((_, i) => i).filter((i) => !touched.has(i));
    const worst = free.map((i) => {
      const at = (name: 'x' | 'y'): number => states[i * carNames.length + carNames.indexOf(name)];
      return Math.hypot(at('x') - fleet.x[i], at('y') - fleet.y[i]);
    });
    expect(free.length).toBeGreaterThan(2);
    expect(Math.max(...worst)).toBeLessThan(1e-4);
    await world.close();
  });

  it('drives as far, touches as much and sees as much of rooms as the simulator, under the expert', async () => {
    const found = await compareDrives({ cars: 96, rooms: 4, steps: 400, device: 'cpu' });
    for (const { difference, bound } of found) expect(difference).toBeLessThan(bound);
  });

  it('is written for GPUs in a moment, on cuda with a warp for each of few cars and a thread for each of many', () => {
    const definition = findWorld('rooms');
    const parts = worldParts(definition, { ...definition.options, rooms: 2 }, 'f32');
    const written = worldProgram('rooms', parts);
    const cuda = planProgram(written, { fusion: 'full', target: 'cuda' });
    const { stages } = emitCuda(cuda.program, cuda.plan, controlBlock(cuda.program), {});
    expect(stages.flatMap((stage) => stage.parts.map(({ team }) => team))).toEqual(['warp', 'thread']);
    expect(stages.flatMap(({ strategies }) => strategies)).toContain('few-warps');
    const webgpu = planProgram(written, { fusion: 'full', target: 'webgpu' });
    expect(emitWgsl(webgpu.program, webgpu.plan, controlBlock(webgpu.program)).kernels.length).toBe(1);
  });
});

/** Cars of both ways in which CUDA writes the stage: a warp for each of few, a thread for each of many. */
describe.skipIf(!hasStandIn)('rooms on the stand-in for a GPU', () => {
  let device: Device;
  withStandIn((opened) => {
    device = opened;
  });

  it('gives the bits of the cpu where a warp searches the walls of a car', async () => {
    const [count, steps] = [3, 40];
    const options = { count, seed: 11, rooms: 2, starts: 'close', steps: 30 };
    const [mine, right] = [
      await createWorld('rooms', { ...options, device }),
      await createWorld('rooms', { ...options, device: 'cpu' }),
    ];
    let collisions = 0;
    for (let step = 0; step < steps; step += 1) {
      const motors = Array.from({ length: 4 * count }, (_, at) => (at % 4 === 0 ? 1 : Math.sin(step + at)));
      await mine.step(motors);
      await right.step(motors);
      const states = await right.readStates();
      expect(await mine.readStates()).toEqual(states);
      for (let i = 0; i < count; i += 1) collisions += states[i * carNames.length + carNames.indexOf('collisions')];
    }
    expect(collisions).toBeGreaterThan(0);
    for (const world of [mine, right]) await world.close();
  });
});
