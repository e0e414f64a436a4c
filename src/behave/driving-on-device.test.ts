import { expect, it } from 'vitest';
import { createBrain } from '../brain/create.js';
import { driverMotors, driverSensors } from './drive-loop.js';
import { collisionsPerMetre } from './drive-rooms.js';
import { ResidentDriver, teachOnDevice } from './driving-on-device.js';
import { placeReports } from './evaluation.js';
import { meanOf } from './statistics.js';

const body = { sensors: driverSensors, motors: driverMotors, size: 4, bankRows: 16, planner: false } as const;
const make = (brains: number) =>
  createBrain({ ...body, brains, seed: 3, perBrainStores: true, demonstrations: true, device: 'cpu' });

it('students taught on the device drive further and touch less than untaught ones, in rooms that they have not seen', async () => {
  const student = await make(2);
  const untaught = await student.save();
  const told: [number, number][] = [];
  await teachOnDevice(student, { cycles: 1200, chunk: 300, onChunk: (step, reward) => void told.push([step, reward]) });
  const taught = await student.save();
  expect(told.map(([step]) => step)).toEqual([300, 600, 900, 1200]);
  expect(told.every(([, reward]) => Math.abs(reward) <= 1)).toBe(true);
  await student.close();

  const driver = await make(4);
  const resident = new ResidentDriver(driver);
  const rooms = { firstRoom: 1001, rooms: 2, steps: 600 };
  try {
    await placeReports(driver, [untaught], [0, 0]);
    const before = await resident.drive(rooms);
    await placeReports(driver, [taught], [0, 0]);
    const after = await resident.drive(rooms);
    expect(after.map((marks) => marks.length)).toEqual([2, 2]);
    const metres = (scores: typeof after): number => meanOf(scores.flat().map((one) => one.metres));
    expect(metres(after)).toBeGreaterThan(metres(before));
    expect(collisionsPerMetre(after.flat())).toBeLessThan(0.5 * collisionsPerMetre(before.flat()));
    // In other rooms and back again, from the same seed and state: other drives, and the same.
    await placeReports(driver, [taught], [0, 0]);
    expect(await resident.drive({ ...rooms, firstRoom: 17 })).not.toEqual(after);
    await placeReports(driver, [taught], [0, 0]);
    expect(await resident.drive(rooms)).toEqual(after);
  } finally {
    await resident.close();
    await driver.close();
  }
}, 600_000);
