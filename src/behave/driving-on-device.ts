/**
 * Training and driving on the device: students and their rooms in one Program, with the expert among the formulas. It does what
 * driving-training.ts and drive-rooms.ts do step by step on the host, which serve brains that do not live in this process.
 */
import type { FieldBrain } from '../brain/field-brain.js';
import { DeviceWorld } from '../worlds/device-world.js';
import { createLoop, createWorld, type Loop, type RunSummary, type World } from '../worlds/index.js';
import { ResidentLoop } from '../worlds/resident-loop.js';
import type { Drive, DriveMarks } from './drive-rooms.js';
import { training } from './driving-training.js';
import { range } from './subject.js';

/** How students are taught. */
export interface DeviceTraining {
  readonly cycles: number;
  /** Cycles between two calls of `onChunk`. */
  readonly chunk: number;
  /** Called, and waited for, with the cycles so far and the mean reward since the last call, which the students are not told. */
  readonly onChunk?: (step: number, meanReward: number) => void | Promise<void>;
  /** For `teachOnDevice`: false where the brain is closed afterwards; then it is not taken out of the rooms' Program, which takes long. */
  readonly keepsBrain?: boolean;
}

/** Teaches all slots of a brain in the rooms of the training; car n is slot n's. */
export async function teachOnDevice(brain: FieldBrain, options: DeviceTraining): Promise<void> {
  const rooms = await TrainingRooms.open(brain);
  try {
    await rooms.teach(options);
    if (options.keepsBrain !== false) await rooms.release();
  } finally {
    await rooms.close();
  }
}

/** The rooms of the training, joined with the brain that is taught in them, once or several times. */
export class TrainingRooms {
  readonly #brain: FieldBrain;
  readonly #world: World;
  readonly #loop: Loop;

  private constructor(brain: FieldBrain, world: World, loop: Loop) {
    this.#brain = brain;
    this.#world = world;
    this.#loop = loop;
  }

  static async open(brain: FieldBrain): Promise<TrainingRooms> {
    const { course, rooms, terms } = training;
    const world = await createWorld('rooms', {
      ...{ count: brain.configuration.brains, device: brain.underlying.device },
      ...{ course, rooms, starts: 'close', steps: terms[0].episodeSteps },
    });
    try {
      const loop = await createLoop({ world, brain, demonstrate: true, tellReward: false });
      return new TrainingRooms(brain, world, loop);
    } catch (error) {
      await world.close();
      throw error;
    }
  }

  async teach({ cycles, chunk, onChunk }: DeviceTraining): Promise<void> {
    let done = 0;
    for (const [term, { share, exploration, episodeSteps }] of training.terms.entries()) {
      await this.#loop.reset(5 + term);
      this.#loop.setLimit(episodeSteps);
      await this.#brain.set('exploration', exploration);
      for (const end = done + Math.round(share * cycles); done < end; ) {
        const part = Math.min(chunk, end - done);
        const { meanReward } = await this.#loop.run(part);
        done += part;
        await onChunk?.(done, meanReward);
      }
    }
  }

  /** Takes the brain out of the rooms' Program. */
  release(): Promise<void> {
    return this.#loop.close();
  }

  /** Closes the rooms alone: for a brain that was released, or is closed too. */
  close(): Promise<void> {
    return this.#world.close();
  }
}

/** Steps of an episode that is not to end. */
const endless = 2 ** 20;
/** Steps after which progress is told. */
const told = 600;

/** Drives students frozen in rooms on the device; what was joined for some rooms serves until others are asked for. */
export class ResidentDriver {
  readonly #brain: FieldBrain;
  readonly #repeat: number;
  readonly #exploration: number;
  #joined: { readonly key: string; readonly world: World; readonly loop: Loop } | undefined;

  /** `repeat`: for how many steps of a car each cycle's motors hold. `exploration`: of a policy that stands still and goes on trying. */
  constructor(brain: FieldBrain, repeat = 1, exploration = 0) {
    this.#brain = brain;
    this.#repeat = repeat;
    this.#exploration = exploration;
  }

  /** As `driveRooms`: slot room · students + student is that student; scores of each student in each room. */
  async drive({
    firstRoom,
    rooms,
    steps,
    onSteps,
  }: Omit<Drive, 'onStep'> & { readonly onSteps?: (part: number) => void }): Promise<DriveMarks[][]> {
    const loop = await this.enter(firstRoom, rooms);
    await this.#brain.setLearning(this.#exploration > 0);
    if (this.#exploration > 0) await this.#brain.set('critic', 0);
    await this.#brain.set('exploration', this.#exploration);
    await loop.reset(77);
    let measures: RunSummary['measures'] = {};
    for (let done = 0; done < steps; ) {
      const part = Math.min(told, steps - done);
      ({ measures } = await loop.run(Math.ceil(part / this.#repeat)));
      done += part;
      onSteps?.(part);
    }
    const { metres, coverage, collisions } = measures;
    const students = this.#brain.configuration.brains / rooms;
    const marks = (robot: number): DriveMarks => ({
      metres: metres.robots[robot].present,
      coverage: coverage.robots[robot].present,
      collisions: collisions.robots[robot].present,
    });
    return range(students).map((student) => range(rooms).map((room) => marks(room * students + student)));
  }

  /** Takes the brain out of the rooms. */
  async close(): Promise<void> {
    await this.#joined?.loop.close();
    await this.closeRooms();
  }

  /** Closes the rooms alone: for a brain that is closed before. */
  async closeRooms(): Promise<void> {
    await this.#joined?.world.close();
    this.#joined = undefined;
  }

  /** Joins the brain with these rooms, where it is not with them already; `drive` does it by itself. */
  async enter(firstRoom: number, rooms: number): Promise<Loop> {
    const key = `${firstRoom} ${rooms}`;
    const before = this.#joined;
    if (before?.key === key) return before.loop;
    const { brains } = this.#brain.configuration;
    const world = await createWorld('rooms', {
      ...{ count: brains, device: this.#brain.underlying.device, course: training.course },
      ...{ firstRoom, rooms, roomOf: 'blocks', steps: endless, repeat: this.#repeat },
    });
    const { loop } = before ?? {};
    if (loop instanceof ResidentLoop && world instanceof DeviceWorld && loop.fits(world)) {
      await loop.enter(world);
      await before?.world.close();
      this.#joined = { key, world, loop };
      return loop;
    }
    await this.close();
    const joined = await createLoop({ world, brain: this.#brain, tellReward: false });
    this.#joined = { key, world, loop: joined };
    return joined;
  }
}
