import { expect, it } from 'vitest';
import { VectorEnvironment } from './environment.js';
import { Rooms } from './rooms.js';

/** Two cars in one room, driving straight ahead. */
function start(): { rooms: Rooms; environment: VectorEnvironment; drive: (steps: number) => void } {
  const rooms = new Rooms(2, 'empty', 1, 1);
  const environment = new VectorEnvironment({ robots: 2, worlds: rooms.worlds, roomOf: rooms.roomOf, noise: 0 });
  environment.reset([9, 9]);
  for (const i of [0, 1]) rooms.place(environment, i, 1, 1, 0);
  const actions = Float64Array.of(40, 40, 0, 0, 0, 40, 40, 0, 0, 0);
  return {
    rooms,
    environment,
    drive: (steps) => {
      for (let step = 0; step < steps; step += 1) environment.step(actions);
    },
  };
}

it('an obstacle stands in the room of its robot alone: seen by the beam, and driven against', () => {
  const { rooms, environment, drive } = start();
  drive(1);
  expect(environment.observations[0]).toBeCloseTo(environment.observations[16], 6);
  expect(rooms.put(environment, 0, { x: 1.6, y: 1, radius: 0.1 })).toBe(true);
  drive(1);
  expect(environment.observations[0]).toBeLessThan(0.5);
  expect(environment.observations[16]).toBeGreaterThan(0.5);
  drive(40);
  expect(environment.fleet.collisions[0]).toBeGreaterThan(0);
  expect(environment.fleet.x[1]).toBeGreaterThan(environment.fleet.x[0] + 0.02);
  expect(environment.fleet.collisions[1]).toBe(0);
});

it('it can be taken away again, and cannot be put into a car', () => {
  const { rooms, environment, drive } = start();
  expect(rooms.put(environment, 0, { x: 1.05, y: 1, radius: 0.1 })).toBe(false);
  expect(rooms.put(environment, 0, { x: 1.6, y: 1, radius: 0.1 })).toBe(true);
  expect(rooms.obstaclesOf(0)).toHaveLength(1);
  rooms.clear(environment, 0);
  drive(40);
  expect(environment.fleet.collisions[0]).toBe(0);
  expect(environment.fleet.x[0]).toBeCloseTo(environment.fleet.x[1], 6);
});

it('a robot that begins again finds its own room', () => {
  const { rooms, environment } = start();
  rooms.put(environment, 1, { x: 1.6, y: 1, radius: 0.1 });
  expect([...rooms.roomOf]).toEqual([0, 1]);
  environment.terminated[1] = 1;
  environment.step(new Float64Array(10));
  expect(environment.fleet.world[1]).toBe(1);
});
