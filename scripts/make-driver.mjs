/**
 * Trains the driver that the package ships, from the compiled sources: students learn in the rooms of the driving training from
 * the expert, drive frozen in rooms of the evaluation, and the one that touches least is kept.
 *   node scripts/make-driver.mjs [file]        models/driver.safetensors
 * What a brain of the same seed is born with, or needs for learning only, is left out; `frozenDriver` puts it back.
 */
import process from 'node:process';

/** A compiled module, which the type checker need not know. */
const load = (/** @type {string} */ file) => import(new URL(`../dist/${file}.js`, import.meta.url).href);
const { collisionsPerMetre } = await load('behave/drive-rooms');
const { driverMotors, driverSensors } = await load('behave/drive-loop');
const { ResidentDriver, teachOnDevice } = await load('behave/driving-on-device');
const { evaluation, placeReports } = await load('behave/evaluation');
const { createBrain } = await load('brain/index');
const { checkpointOf, writeCheckpoint } = await load('store/index');
const { trimmedSnapshot } = await load('worlds/rooms/shipped-driver');
const { oneOf } = await load('worlds/train');

const [file = 'models/driver.safetensors'] = process.argv.slice(2);
const [students, cycles, rooms, steps, seed] = [4, 20_000, 3, 1200, 31];

const options = {
  ...{ sensors: driverSensors, motors: driverMotors, size: 8, seed, bankRows: 256, planner: false },
  ...{ demonstrations: true, device: 'cpu', perBrainStores: true },
};
const student = await createBrain({ ...options, brains: students });
const start = performance.now();
await teachOnDevice(student, {
  cycles,
  chunk: cycles / 20,
  onChunk: (/** @type {number} */ step, /** @type {number} */ reward) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stderr.write(`${step} of ${cycles} cycles, mean reward ${reward.toFixed(3)}, ${seconds} s\n`);
  },
});
const report = await student.save();

const driver = await createBrain({ ...options, brains: students * rooms });
await placeReports(driver, [report], Array(students).fill(0));
const resident = new ResidentDriver(driver);
const scores = await resident.drive({ firstRoom: evaluation.firstRoom, rooms, steps });
await resident.close();
await driver.close();

const faults = scores.map(collisionsPerMetre);
const best = faults.indexOf(Math.min(...faults));
await student.setLearning(false);
await student.set('exploration', 0);
const snapshot = trimmedSnapshot(await oneOf(student, best));
await student.close();
await writeCheckpoint(checkpointOf(snapshot, { world: 'rooms', by: 'expert', seed }), file);
process.stdout.write(`${JSON.stringify({ file, cycles, seed, student: best, evaluation: scores[best], faults })}\n`);
