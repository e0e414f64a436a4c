/**
 * The two batches of the driving test: students, which are taught, and drivers, of which each student has one in each room, so
 * that states of the students drive in all rooms at once. Where they live in this process each batch is joined with its rooms in
 * one Program. Both are made side by side, since a device may compile for long, and serve one group of students after the other.
 */
import { FieldBrain } from '../brain/field-brain.js';
import type { BrainOptions } from '../brain/options.js';
import type { Brain, BrainSnapshot } from '../brain/types.js';
import { type DriveMarks, driveRooms } from './drive-rooms.js';
import { ResidentDriver, TrainingRooms } from './driving-on-device.js';
import { teachDriving } from './driving-training.js';
import { evaluation, placeReports } from './evaluation.js';
import { meanOf } from './statistics.js';

/** How a group of students is taught. */
export interface Teaching {
  readonly cycles: number;
  /** Cycles between two calls of `onChunk`. */
  readonly chunk: number;
  /** Called with the cycles so far and the mean reward since the last call, which the students are not told. */
  readonly onChunk: (step: number, meanReward: number) => void;
  /** Cycles after which a report of the students is taken. */
  readonly reportsAt: readonly number[];
}

/** Where states of the students drive, frozen. */
export interface Route {
  readonly firstRoom: number;
  readonly steps: number;
  /** Called with the steps since the last call. */
  readonly onSteps: (part: number) => void;
}

export class DrivingBatches {
  readonly #student: Brain;
  readonly #training: TrainingRooms | undefined;
  readonly #driver: Brain;
  readonly #resident: ResidentDriver | undefined;
  readonly #rooms: number;
  #isFresh = true;

  private constructor(student: StudentBatch, driver: DriverBatch, rooms: number) {
    this.#student = student.brain;
    this.#training = student.training;
    this.#driver = driver.brain;
    this.#resident = driver.resident;
    this.#rooms = rooms;
  }

  static async open(
    open: (options: BrainOptions) => Promise<Brain>,
    options: BrainOptions,
    students: number,
    rooms: number,
  ): Promise<DrivingBatches> {
    const own = { ...options, perBrainStores: true, planner: false };
    // The first compiles what both need.
    const brain = await open({ ...own, brains: students });
    const [student, driver] = await Promise.allSettled([
      openStudents(brain),
      open({ ...own, brains: students * rooms }).then((made) => openDrivers(made, rooms)),
    ]);
    if (student.status === 'fulfilled' && driver.status === 'fulfilled')
      return new DrivingBatches(student.value, driver.value, rooms);
    if (student.status === 'fulfilled') await closeStudents(student.value);
    if (driver.status === 'fulfilled') await closeDrivers(driver.value);
    throw student.status === 'rejected' ? student.reason : (driver as PromiseRejectedResult).reason;
  }

  /** Teaches newborn students, with or without the features of their fields, and gives their reports. */
  async teach(withField: boolean, { cycles, chunk, onChunk, reportsAt }: Teaching): Promise<BrainSnapshot[]> {
    const student = this.#student;
    if (!this.#isFresh) await student.reset();
    this.#isFresh = false;
    if (withField) await student.restore('fieldFeatures');
    else await student.lesion('fieldFeatures');
    const reports: BrainSnapshot[] = [];
    const report = async (step: number): Promise<void> => {
      if (reportsAt.includes(step)) reports.push(await student.save());
    };
    if (this.#training !== undefined) {
      await this.#training.teach({
        cycles,
        chunk,
        onChunk: async (step, meanReward) => {
          await report(step);
          onChunk(step, meanReward);
        },
      });
      return reports;
    }
    let sum = 0;
    await teachDriving(student, {
      cycles,
      onStep: async (step, rewards) => {
        sum += (2 * meanOf(rewards) - 1) / chunk;
        await report(step);
        if (step % chunk !== 0) return;
        onChunk(step, sum);
        sum = 0;
      },
    });
    return reports;
  }

  /** Lets student n of `reports[chosen[n]]` drive in each room: scores of each student in each room. */
  async drive(
    reports: readonly BrainSnapshot[],
    chosen: readonly number[],
    { firstRoom, steps, onSteps }: Route,
  ): Promise<DriveMarks[][]> {
    await placeReports(this.#driver, reports, chosen);
    const rooms = this.#rooms;
    if (this.#resident !== undefined) return this.#resident.drive({ firstRoom, rooms, steps, onSteps });
    return driveRooms(this.#driver, { firstRoom, rooms, steps, onStep: (step) => step % 50 === 0 && onSteps(50) });
  }

  async close(): Promise<void> {
    await closeStudents({ brain: this.#student, training: this.#training });
    await closeDrivers({ brain: this.#driver, resident: this.#resident });
  }
}

interface StudentBatch {
  readonly brain: Brain;
  readonly training: TrainingRooms | undefined;
}

interface DriverBatch {
  readonly brain: Brain;
  readonly resident: ResidentDriver | undefined;
}

async function openStudents(brain: Brain): Promise<StudentBatch> {
  if (!(brain instanceof FieldBrain)) return { brain, training: undefined };
  return { brain, training: await closingOnError(brain, TrainingRooms.open(brain)) };
}

async function openDrivers(brain: Brain, rooms: number): Promise<DriverBatch> {
  if (!(brain instanceof FieldBrain)) return { brain, resident: undefined };
  const resident = new ResidentDriver(brain);
  await closingOnError(brain, resident.enter(evaluation.firstRoom, rooms));
  return { brain, resident };
}

async function closingOnError<Found>(brain: Brain, work: Promise<Found>): Promise<Found> {
  try {
    return await work;
  } catch (error) {
    await brain.close();
    throw error;
  }
}

/** Brains first: they are not taken out of the Programs of their rooms, which takes long. */
async function closeStudents({ brain, training }: StudentBatch): Promise<void> {
  await brain.close();
  await training?.close();
}

async function closeDrivers({ brain, resident }: DriverBatch): Promise<void> {
  await brain.close();
  await resident?.closeRooms();
}
