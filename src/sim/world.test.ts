import { expect, it } from 'vitest';
import { type CourseName, courseNames, makeCourse, sketchCourse } from './courses/index.js';
import { floorAt } from './floor.js';
import { plainFloor, rectangle, reflectance } from './sketch.js';
import { buildWorld, clearance } from './world.js';

it.each(courseNames)('builds %s from a seed: the same seed the same room, another seed another', (name) => {
  const world = makeCourse(name, 11);
  expect(makeCourse(name, 11)).toEqual(world);
  const other = makeCourse(name, 12);
  expect([...other.walls, ...other.floor.slice(0, 20_000)]).not.toEqual([
    ...world.walls,
    ...world.floor.slice(0, 20_000),
  ]);
  for (let seed = 0; seed < 8; seed += 1) {
    const room = makeCourse(name, seed);
    expect(room.starts.length).toBeGreaterThanOrEqual(32);
    expect(room.reachableCount).toBeGreaterThan(50);
    for (const { x, y } of room.starts) {
      expect(clearance(room.walls, x, y)).toBeGreaterThanOrEqual(0.1);
      expect(floorAt(room, x, y)).toBeGreaterThan(0.2);
    }
  }
});

it('counts only what can be reached', () => {
  const shape = { paint: plainFloor, floorMetres: 0.1, lights: [], origin: { x: 0.5, y: 0.5 } };
  const open = buildWorld({ width: 4, height: 2, walls: rectangle(0, 0, 4, 2), ...shape }, 1);
  const parted = buildWorld({ width: 4, height: 2, walls: [...rectangle(0, 0, 4, 2), 2, 0, 2, 2], ...shape }, 1);
  expect(open.reachableCount).toBe(16 * 8);
  expect(parted.reachableCount).toBe(8 * 8);
});

it('lays a bright line, a plain floor and an abyss where the courses say', () => {
  const line = makeCourse('line', 2);
  for (const { x, y } of line.starts) expect(floorAt(line, x, y)).toBeGreaterThan(0.6);
  expect(floorAt(line, line.width / 2, line.height / 2)).toBeCloseTo(reflectance.floor * (0.92 + 0.16 * 0.8), 1);
  const table = makeCourse('table', 2);
  expect(table.hasVoid).toBe(true);
  expect(floorAt(table, 0.2, 0.2)).toBeLessThan(0.05);
  expect(makeCourse('empty', 2).hasVoid).toBe(false);
});

it('refuses what cannot be built', () => {
  const shape = { width: 1, height: 1, paint: plainFloor, floorMetres: 0.1, lights: [] };
  const blocked = { ...shape, walls: rectangle(0, 0, 1, 1), origin: { x: 0.05, y: 0.5 } };
  expect(() => buildWorld(blocked, 1)).toThrow('a car does not fit at the origin of the sketch (got 0.05, 0.5');
  const tight = { ...shape, walls: [...rectangle(0, 0, 1, 1), 0.35, 0, 0.35, 1], origin: { x: 0.17, y: 0.5 } };
  expect(() => buildWorld(tight, 1)).toThrow('no free place to start from');
  expect(() => sketchCourse('moon' as CourseName, 1)).toThrow('no such course (got moon, expected empty or');
});
