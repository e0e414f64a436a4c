import fc from 'fast-check';
import { expect, it } from 'vitest';
import { car, rawActuatorCount, rawSensor, rawSensorCount } from './car.js';
import { type CourseName, courseNames, makeCourse } from './courses/index.js';
import { avoidDriver, randomDriver, scoreOf } from './drivers.js';
import { seedOf, VectorEnvironment } from './environment.js';
import { wallTouched } from './ray.js';
import { plainFloor, rectangle, reflectance, type Sketch } from './sketch.js';
import { takeSnapshot } from './snapshot.js';
import { buildWorld, type World } from './world.js';

/** One car in the middle of a room of 20 × 20 m, or with its nose towards a wall. */
function arena(change: Partial<Sketch> = {}): World {
  return buildWorld(
    {
      width: 20,
      height: 20,
      walls: rectangle(0, 0, 20, 20),
      paint: plainFloor,
      floorMetres: 0.1,
      lights: [],
      origin: { x: 10, y: 10 },
      starts: [{ x: 10, y: 10, heading: 0 }],
      ...change,
    },
    1,
  );
}

const alone = (world: World, options = {}): VectorEnvironment =>
  new VectorEnvironment({ robots: 1, worlds: [world], noise: 0, ...options });

const drive = (wheels: number, steering = 0): Float32Array => Float32Array.of(wheels, wheels, steering, 0, 0);

function run(environment: VectorEnvironment, actions: Float32Array, steps: number): void {
  for (let step = 0; step < steps; step += 1) environment.step(actions);
}

it('drives straight at the speed of its wheels, within its acceleration', () => {
  const environment = alone(arena());
  environment.reset(1);
  run(environment, drive(100), 1);
  expect(environment.fleet.speed[0]).toBeCloseTo(0.1, 12);
  run(environment, drive(100), 4);
  const before = environment.fleet.x[0];
  run(environment, drive(100), 20);
  expect(environment.fleet.x[0] - before).toBeCloseTo(0.5, 12);
  expect(environment.fleet.y[0]).toBeCloseTo(10, 12);
});

it('turns on the circle that its wheelbase and steering make', () => {
  const environment = alone(arena());
  environment.reset(1);
  run(environment, drive(0, 20), 10);
  run(environment, drive(20, 20), 10);
  const radius = car.wheelbaseMetres / Math.tan((20 * Math.PI) / 180);
  const { x, y, cosine, sine } = environment.fleet;
  // Steering to the right: the middle of the circle lies to the right of the rear axle.
  const middle = [x[0] + radius * sine[0], y[0] - radius * cosine[0]];
  for (let step = 0; step < 100; step += 1) {
    environment.step(drive(20, 20));
    expect(Math.hypot(x[0] - middle[0], y[0] - middle[1])).toBeCloseTo(radius, 9);
  }
  expect(environment.fleet.metres[0]).toBeCloseTo(0.1 * 0.05 * 110, 2);
});

it('stops at a wall that it meets head on, counts it once, and again for each second that it pushes', () => {
  const environment = alone(arena({ starts: [{ x: 19.5, y: 10, heading: 0 }] }));
  environment.reset(1);
  run(environment, drive(50), 45);
  const { fleet } = environment;
  const gap = 20 - fleet.x[0] - car.centreAhead - car.lengthMetres / 2;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(0.02);
  expect(environment.observations[rawSensor.sonarMetres]).toBeCloseTo(Math.max(gap, 0.02), 6);
  const first = fleet.collisions[0];
  expect(first).toBe(1);
  run(environment, drive(50), 40);
  expect(fleet.collisions[0]).toBe(first + 2);
  // Backwards it is free again, and the next contact counts anew.
  run(environment, drive(-50), 20);
  expect(fleet.touching[0]).toBe(0);
  run(environment, drive(50), 35);
  expect(fleet.collisions[0]).toBe(first + 3);
});

it('grinds along a wall that it meets at a flat angle', () => {
  const environment = alone(arena({ starts: [{ x: 5, y: 0.3, heading: -0.5 }] }));
  environment.reset(1);
  run(environment, drive(50), 200);
  expect(environment.fleet.collisions[0]).toBeGreaterThan(0);
  expect(environment.fleet.x[0]).toBeGreaterThan(5.5);
  expect(Math.abs(environment.fleet.sine[0])).toBeLessThan(0.2);
});

it('falls from a table, says so, and starts anew with the step that follows', () => {
  const world = arena({
    walls: [],
    paint: (x) => (x < 10.5 ? reflectance.floor : reflectance.void),
    floorMetres: 0.05,
  });
  const environment = alone(world);
  environment.reset(1);
  let cliffSeen = false;
  let steps = 0;
  while (environment.terminated[0] === 0 && steps < 200) {
    environment.step(drive(50));
    cliffSeen ||= environment.observations[rawSensor.cliff] === 1;
    steps += 1;
  }
  expect(cliffSeen).toBe(true);
  expect(environment.terminated[0]).toBe(1);
  expect(environment.fleet.falls[0]).toBe(1);
  environment.step(drive(50));
  expect(environment.terminated[0]).toBe(0);
  expect([environment.fleet.step[0], environment.fleet.episode[0]]).toEqual([0, 1]);
  expect(environment.fleet.x[0]).toBeCloseTo(10 - car.centreAhead, 12);
  expect(environment.fleet.falls[0]).toBe(1);
});

it('truncates an episode after its time', () => {
  const environment = alone(arena(), { episodeSteps: 5 });
  environment.reset(1);
  run(environment, drive(10), 4);
  expect(environment.truncated[0]).toBe(0);
  environment.step(drive(10));
  expect([environment.truncated[0], environment.terminated[0]]).toEqual([1, 0]);
  environment.step(drive(10));
  expect([environment.truncated[0], environment.fleet.step[0], environment.fleet.metres[0]]).toEqual([0, 0, 0]);
});

it('gives a robot the same bits alone, in a batch, and again', () => {
  const roomsOf = new Map<CourseName, World[]>(
    courseNames.map((name) => [name, [1, 2, 3].map((s) => makeCourse(name, s))]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...courseNames), fc.nat(1000), fc.integer({ min: 2, max: 9 }), (name, seed, robots) => {
      const worlds = roomsOf.get(name);
      const options = { worlds, episodeSteps: 70 };
      const batch = new VectorEnvironment({ robots, ...options });
      const again = new VectorEnvironment({ robots, ...options });
      const singles = Array.from({ length: robots }, () => new VectorEnvironment({ robots: 1, ...options }));
      batch.reset(seed);
      again.reset(seed);
      singles.forEach((single, i) => void single.reset([seedOf(seed, i)]));
      const actions = new Float32Array(robots * rawActuatorCount);
      for (let step = 0; step < 100; step += 1) {
        randomDriver(seed).act(batch, actions);
        actions[0] = 100;
        batch.step(actions);
        again.step(actions);
        singles.forEach((single, i) => {
          single.step(actions.subarray(i * rawActuatorCount, (i + 1) * rawActuatorCount));
          const row = batch.observations.subarray(i * rawSensorCount, (i + 1) * rawSensorCount);
          expect(single.observations).toEqual(row);
          expect([single.rewards[0], single.terminated[0]]).toEqual([batch.rewards[i], batch.terminated[i]]);
          expect(single.fleet.x[0]).toBe(batch.fleet.x[i]);
        });
        expect(again.observations).toEqual(batch.observations);
      }
      expect(batch.fleet.episode[0]).toBeGreaterThan(0);
    }),
    { numRuns: 8 },
  );
});

function isInsideWall({ fleet, worlds }: VectorEnvironment, i: number): boolean {
  const [x, y, c, s] = [fleet.x[i], fleet.y[i], fleet.cosine[i], fleet.sine[i]];
  return wallTouched(worlds[fleet.world[i]], x + car.centreAhead * c, y + car.centreAhead * s, c, s) >= 0;
}

it('never lets a body into a wall, and keeps every sensor in its range, whatever the actions', () => {
  const ranges: readonly (readonly [number, number])[] = [
    [0, 4],
    [0, 1],
    [0, 1],
    [0, 1],
    [-1, 1],
    [-1, 1],
    [-90, 90],
    [-35, 65],
    [-30, 30],
    [0, 8.4],
    [0, 1],
    [0, 1],
    [0, 100],
    [0, 1],
    [0, 1],
    [0, 0],
  ];
  const odd = [0, 100, -100, 1e9, -1e9, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 30];
  for (const course of courseNames) {
    const environment = new VectorEnvironment({ robots: 20, course, rooms: 3 });
    environment.reset(9);
    const actions = new Float32Array(20 * rawActuatorCount);
    for (let step = 0; step < 200; step += 1) {
      if (step % 15 === 0)
        for (let at = 0; at < actions.length; at += 1) actions[at] = odd[(at * 7 + step * 3 + (at % 5)) % odd.length];
      environment.step(actions);
      const wrong = environment.observations.findIndex((value, at) => {
        const [low, high] = ranges[at % rawSensorCount];
        return !(value >= low && value <= high);
      });
      expect(wrong === -1, `${course}: sensor ${wrong % rawSensorCount} is ${environment.observations[wrong]}`).toBe(
        true,
      );
      expect(environment.rewards.every((reward) => reward >= 0 && reward <= 1)).toBe(true);
      for (let i = 0; i < 20; i += 1) expect(isInsideWall(environment, i)).toBe(false);
    }
  }
});

it('knows how much of a room was visited, and pictures it', () => {
  const environment = alone(
    arena({
      width: 2,
      height: 2,
      walls: rectangle(0, 0, 2, 2),
      origin: { x: 1, y: 1 },
      starts: [{ x: 0.375, y: 0.375, heading: 0 }],
    }),
  );
  environment.reset(1);
  run(environment, drive(50), 75);
  const snapshot = takeSnapshot(environment, 0);
  const visited = snapshot.coverage.cells.filter((cell) => cell === 2).length;
  expect(visited).toBe(environment.fleet.cells[0]);
  expect(environment.coverage(0)).toBeCloseTo(visited / 64, 12);
  expect(visited).toBeGreaterThanOrEqual(3);
  expect(snapshot.walls[0]).toEqual([0, 0, 2, 0]);
  expect(snapshot.beam.to[0]).toBeCloseTo(2, 9);
  expect(JSON.parse(JSON.stringify(snapshot)).car.x).toBeCloseTo(snapshot.car.x, 12);
});

it('has drivers to compare with: the rule drives far, chance bumps', () => {
  const scores = [randomDriver(), avoidDriver(20)].map((driver) => {
    const environment = new VectorEnvironment({ robots: 20, course: 'empty', courseSeed: 50, rooms: 4 });
    environment.reset(3);
    const actions = new Float32Array(20 * rawActuatorCount);
    for (let step = 0; step < 2400; step += 1) {
      driver.act(environment, actions);
      environment.step(actions);
    }
    const all = Array.from({ length: 20 }, (_, i) => scoreOf(environment, i));
    const sum = (pick: (one: (typeof all)[number]) => number): number =>
      all.reduce((total, one) => total + pick(one), 0);
    return { metres: sum((one) => one.metres) / 20, perMetre: sum((one) => one.collisions) / sum((one) => one.metres) };
  });
  const [random, rule] = scores;
  expect(rule.metres).toBeGreaterThan(1.5 * random.metres);
  expect(rule.perMetre).toBeLessThan(random.perMetre);
});

it('pays for progress and charges for nearness', () => {
  const far = alone(arena());
  far.reset(1);
  run(far, drive(50), 80);
  expect(far.rewards[0]).toBeCloseTo(0.7, 6);
  const circling = alone(arena());
  circling.reset(1);
  run(circling, drive(50, 30), 400);
  expect(circling.rewards[0]).toBeLessThan(0.6);
  const backing = alone(arena());
  backing.reset(1);
  run(backing, drive(-50), 80);
  expect(backing.rewards[0]).toBeCloseTo(0.5, 6);
  // Backed into a wall: the beam sees nothing, the contact costs.
  const stuck = alone(arena({ starts: [{ x: 0.3, y: 10, heading: 0 }] }));
  stuck.reset(1);
  run(stuck, drive(-50), 40);
  expect(stuck.observations[rawSensor.sonarMetres]).toBe(4);
  expect(stuck.rewards[0]).toBeCloseTo(0.1, 6);
  const near = alone(arena({ starts: [{ x: 19.85, y: 10, heading: 0 }] }));
  near.reset(1);
  near.step(drive(0));
  expect(near.rewards[0]).toBeCloseTo(0.1, 6);
});

it('refuses what it cannot use', () => {
  expect(() => new VectorEnvironment({ robots: 0 })).toThrow(
    'robots is not usable (got 0, expected a whole number from 1)',
  );
  expect(() => new VectorEnvironment({ robots: 1, worlds: [] })).toThrow('worlds.length is not usable');
  const environment = alone(arena());
  expect(() => environment.step(drive(1))).toThrow('not yet reset');
  environment.reset(1);
  expect(() => environment.step(new Float32Array(4))).toThrow('step actions has the wrong length (got 4, expected 5)');
  expect(() => environment.reset([1, 2])).toThrow('reset seeds has the wrong length (got 2, expected 1)');
});
