import { afterEach, expect, it } from 'vitest';
import { createBrain } from '../brain/create.js';
import type { Brain } from '../brain/types.js';
import { driverMotors, driverSensors } from './drive-loop.js';
import { collisionsPerMetre, type DriveMarks, driveRooms, roomsOf } from './drive-rooms.js';
import { training, trainingRooms } from './driving-training.js';
import { bestReports, evaluation, placeReports } from './evaluation.js';

const open: Brain[] = [];
afterEach(async () => {
  for (const brain of open.splice(0)) await brain.close();
});

async function make(brains: number, seed = 3): Promise<Brain> {
  const body = { sensors: driverSensors, motors: driverMotors, size: 4, bankRows: 16, planner: false } as const;
  const options = { ...body, brains, seed, demonstrations: true, perBrainStores: true, device: 'cpu' } as const;
  const brain = await createBrain(options);
  open.push(brain);
  return brain;
}

const score = (metres: number, collisions: number): DriveMarks => ({ metres, collisions, coverage: 0.4 });

it('collisions per metre are those of all rooms together', () => {
  expect(collisionsPerMetre([score(10, 0), score(30, 8)])).toBe(0.2);
  expect(collisionsPerMetre([score(0, 3)])).toBe(3);
});

it('the report that touches least is taken, student by student, and the latest of equals', () => {
  const grades = [
    [[score(20, 4)], [score(20, 1)], [score(20, 2)]],
    [[score(20, 1)], [score(20, 3)], [score(20, 2)]],
    [[score(20, 2)], [score(20, 2)], [score(20, 2)]],
  ];
  expect(bestReports(grades, 2)).toEqual([1, 0, 2]);
});

it('a car that stands still touches nothing, and is not the better driver', () => {
  const least = 2 * evaluation.leastPace;
  expect(bestReports([[[score(least + 1, 5)]], [[score(least - 1, 0)]]], 2)).toEqual([0]);
  // If nobody drives, the one that comes furthest.
  expect(bestReports([[[score(3, 0)]], [[score(5, 9)]], [[score(4, 0)]]], 2)).toEqual([1]);
});

it('a car that goes round in circles is not the better driver where it is to see something', () => {
  const round: DriveMarks = { metres: 100, collisions: 0, coverage: 0.1 };
  expect(bestReports([[[score(20, 5)]], [[round]]], 2, 0.25)).toEqual([0]);
  expect(bestReports([[[score(20, 5)]], [[round]]], 2)).toEqual([1]);
});

it('the rooms of the evaluation are none of the training, and each has as many robots', () => {
  const environment = roomsOf(6, evaluation.firstRoom, 3);
  const taught = trainingRooms().map(({ walls }) => walls.join());
  const own = environment.worlds.map(({ walls }) => walls.join());
  expect(taught).toHaveLength(training.rooms);
  for (const walls of own) expect(taught).not.toContain(walls);
  expect(Array.from(environment.fleet.world)).toEqual([0, 0, 1, 1, 2, 2]);
});

it('each student sits in its slots with the chosen report, and drives there as it would alone', async () => {
  const students = await make(2);
  const reports = [await students.save()];
  await driveRooms(students, { firstRoom: evaluation.firstRoom, rooms: 1, steps: 30 });
  reports.push(await students.save());
  const driver = await make(6, 8);
  await placeReports(driver, reports, [1, 0]);
  const placed = await driver.save();
  for (const name of ['content', 'actor', 'seed', 'bank', 'knobs']) {
    const part = reports[0].tensors[name].length / 2;
    const at = (data: ArrayLike<number>, slot: number) => Array.from(data).slice(slot * part, (slot + 1) * part);
    for (let slot = 0; slot < 6; slot += 1)
      expect(at(placed.tensors[name], slot), `${name} of slot ${slot}`).toEqual(
        at(reports[slot % 2 === 0 ? 1 : 0].tensors[name], slot % 2),
      );
  }
  const alone = await make(2, 5);
  await placeReports(alone, reports, [1, 0]);
  const one = await driveRooms(alone, { firstRoom: evaluation.firstRoom, rooms: 1, steps: 60 });
  const many = await driveRooms(driver, { firstRoom: evaluation.firstRoom, rooms: 3, steps: 60 });
  expect(many.map((rooms) => rooms.length)).toEqual([3, 3]);
  // Robots of a batch have noise of their own, so only the first one's is the same.
  expect(many[0][0]).toEqual(one[0][0]);
});

it('an evaluation is driven frozen: nothing is learned in it', async () => {
  const brain = await make(1);
  const before = await brain.save();
  await driveRooms(brain, { firstRoom: evaluation.firstRoom, rooms: 1, steps: 40 });
  const after = await brain.save();
  expect(after.tensors.actor).toEqual(before.tensors.actor);
  expect(after.tensors.readout).toEqual(before.tensors.readout);
  expect(after.tensors.content).not.toEqual(before.tensors.content);
});
