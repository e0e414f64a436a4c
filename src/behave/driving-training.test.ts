import { afterEach, expect, it } from 'vitest';
import { createBrain } from '../brain/create.js';
import type { Brain } from '../brain/types.js';
import { cosine, sine } from '../sim/angle.js';
import { car, rawActuatorCount, rawSensor } from '../sim/car.js';
import { withCloseStarts } from '../sim/close-starts.js';
import { makeCourse } from '../sim/courses/index.js';
import { scoreOf } from '../sim/drivers.js';
import { VectorEnvironment } from '../sim/environment.js';
import { expertAction, tell, unevennessOf } from '../sim/expert.js';
import { castRay, wallTouched } from '../sim/ray.js';
import { driveBrains, driverMotors, driverSensors } from './drive-loop.js';
import { expertDriver, teachDriving } from './driving-training.js';

const open: Brain[] = [];
afterEach(async () => {
  for (const brain of open.splice(0)) await brain.close();
});

async function make(brains: number): Promise<Brain> {
  const body = { sensors: driverSensors, motors: driverMotors, size: 4, bankRows: 16, planner: false } as const;
  const brain = await createBrain({ ...body, brains, seed: 3, demonstrations: true, device: 'cpu' });
  open.push(brain);
  return brain;
}

it('the expert drives two minutes in ten rooms and is nowhere stuck', () => {
  const robots = 10;
  const worlds = Array.from({ length: robots }, (_, room) => makeCourse('cluttered', 401 + room));
  const environment = new VectorEnvironment({ robots, worlds, roomOf: worlds.map((_, room) => room) });
  environment.reset(3);
  const driver = expertDriver(robots);
  const actions = new Float64Array(robots * rawActuatorCount);
  for (let step = 0; step < 2400; step += 1) {
    driver.act(environment, actions);
    environment.step(actions);
  }
  const scores = worlds.map((_, i) => scoreOf(environment, i));
  const sum = (pick: (one: (typeof scores)[number]) => number) => scores.reduce((total, one) => total + pick(one), 0);
  expect(sum(({ metres }) => metres) / robots).toBeGreaterThan(10);
  expect(sum(({ collisions }) => collisions) / sum(({ metres }) => metres)).toBeLessThan(0.1);
});

it('every other start of a room of the training is close before something, and none touches', () => {
  const world = withCloseStarts(makeCourse('cluttered', 1));
  const echoes = world.starts.map(({ x, y, heading }) => {
    const [c, s] = [cosine(heading), sine(heading)];
    expect(wallTouched(world, x, y, c, s)).toBe(-1);
    const ahead = car.sonarAhead - car.centreAhead;
    return castRay(world, x + ahead * c, y + ahead * s, c, s, 4);
  });
  const close = echoes.filter((echo, at) => at % 2 === 1 && echo < 0.56).length;
  expect(close).toBeGreaterThan(echoes.length / 4);
  expect(echoes.filter((echo, at) => at % 2 === 0 && echo > 0.56).length).toBeGreaterThan(echoes.length / 4);
});

it('a demonstration is for the motors of the cycle before: what was sensed then, and done before that', async () => {
  const brain = await make(1);
  const environment = new VectorEnvironment({ robots: 1, course: 'cluttered', rooms: 1 });
  environment.reset(1);
  const heard: (readonly number[])[] = [];
  const done: number[][] = [[0, 0, 0, 0]];
  const process = brain.processBatch.bind(brain);
  brain.processBatch = async (sensors, outcomes = {}) => {
    heard.push(Array.from(outcomes.demonstrations ?? []));
    const answer = await process(sensors, outcomes);
    done.push([...answer.motors]);
    return answer;
  };
  const seen: [number, number][] = [];
  await driveBrains(brain, environment, {
    steps: 20,
    reflexes: false,
    teach: (values, before, demonstration) => {
      seen.push([values[rawSensor.sonarMetres], unevennessOf(values)]);
      tell(values, before, demonstration);
    },
  });
  expect(heard[0].every(Number.isNaN)).toBe(true);
  for (let step = 1; step < 20; step += 1) {
    const demonstration = new Float32Array(4);
    expertAction(...seen[step - 1], done[step - 1], demonstration);
    expect(heard[step]).toEqual([...demonstration]);
  }
});

it('a student comes to do what the expert says, one that is not told does not', async () => {
  const missOf = async (isTold: boolean): Promise<number> => {
    const brain = await make(2);
    const process = brain.processBatch.bind(brain);
    let answer = new Float32Array(8);
    let [cycle, sum] = [0, 0];
    brain.processBatch = async (sensors, outcomes = {}) => {
      cycle += 1;
      for (let m = 0; m < 8; m += 1) {
        const told = Number(outcomes.demonstrations?.[m]);
        // A term begins without a demonstration.
        if (cycle > 200 && !Number.isNaN(told)) sum += (told - answer[m]) ** 2;
      }
      const given = await process(sensors, isTold ? outcomes : { rewards: outcomes.rewards });
      answer = given.motors.slice();
      return given;
    };
    await teachDriving(brain, { cycles: 500 });
    return sum;
  };
  expect(await missOf(true)).toBeLessThan(0.3 * (await missOf(false)));
});
