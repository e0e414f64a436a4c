/**
 * Brains that learn by reward in cars: they live in the rooms of the driving training, by reward or by its expert, on the device, and drive
 * frozen in rooms that they have never seen. What `driving` measures of taught brains is measured of these in the same way.
 */
import { FieldBrain } from '../../brain/field-brain.js';
import type { BrainSnapshot } from '../../brain/types.js';
import { createLoop, createWorld, findWorld, portsOf, type WorldOptions } from '../../worlds/index.js';
import type { BehaviourContext } from '../behaviour.js';
import { collisionsPerMetre, type DriveMarks } from '../drive-rooms.js';
import { ResidentDriver, teachOnDevice } from '../driving-on-device.js';
import { training } from '../driving-training.js';
import { bestReports, evaluation, placeReports } from '../evaluation.js';
import { meanOf } from '../statistics.js';
import { range } from '../subject.js';

/** Written down before the first run. */
export const roomSeeds: readonly number[] = range(20).map((at) => 200 + at);

/** Rooms of the test: those of `driving`. */
export const firstUnseen = 1001;
const stepsPerMinute = 1200;

export interface RoomsPlan {
  readonly seeds: readonly number[];
  readonly rooms: number;
  /** Steps of an evaluation, or of the test, in each room. */
  readonly testing: number;
}

export const planOf = (quick: boolean): RoomsPlan =>
  quick ? { seeds: roomSeeds.slice(0, 2), rooms: 2, testing: 600 } : { seeds: roomSeeds, rooms: 5, testing: 12_000 };

/**
 * How brains live by reward alone. The PiCar-X's own reward says little of a single step, so it is that of clear ways. What a motor does for
 * 50 ms changes next to nothing, so that trial and error drowns in noise: motors hold for three fifths of a second. No contact ends
 * an episode, since a car that drives alone must come free again; it costs eighteen times what coming away from where it was pays, and that pays
 * as much as driving does, else cars go round in circles. Episodes are long, as the drive is that is asked for.
 *
 * What is tested is the policy that was learned, a Gaussian with its σ, and not its mean: one ray does not tell a car that is caught at its
 * side from one that drives, and the mean pushes on for minutes where the policy comes free. Where states look alike the best policy is
 * stochastic (Singh, Jaakkola and Jordan 1994). Louder noise than usual comes free sooner.
 */
export const byReward = {
  options: { reward: 'clear', contact: 18, progress: 1, repeat: 12, steps: 1200 },
  /** How brains drive: while they learn, in the evaluation and in the test. */
  drive: { repeat: 12, exploration: 1.5 },
  /** After each part of the last term a state is kept. */
  terms: [
    { share: 0.5, parts: 1 },
    { share: 0.5, parts: 8 },
  ],
  /** The share of a room that a state must see in the evaluation to be chosen. */
  leastCoverage: 0.25,
} as const;

/** Opens brains, one or several for each seed, in turns. */
export async function openDrivers(
  { open, edge }: BehaviourContext,
  { seeds }: RoomsPlan,
  demonstrations: boolean,
  copies = 1,
): Promise<FieldBrain> {
  const brains = seeds.length * copies;
  const shape = {
    ...portsOf(findWorld('rooms')),
    size: edge,
    brains,
    seed: range(brains).map((n) => seeds[n % seeds.length]),
  };
  const brain = await open({ ...shape, bankRows: 256, mode: 'deployment', learning: 'reward', demonstrations });
  if (brain instanceof FieldBrain) return brain;
  await brain.close();
  throw new Error('rooms: only a brain in this process joins a loop.');
}

/** Called with the share of a part that is done. */
type OnShare = (share: number) => void;

/** Shows brains how to drive, as the training of `driving` does. */
export const show = (brain: FieldBrain, cycles: number, onShare: OnShare): Promise<void> =>
  teachOnDevice(brain, { cycles, chunk: Math.ceil(cycles / 10), onChunk: (done) => onShare(done / cycles) });

/** Cycles by reward after which progress is told. */
const told = 2500;

/** Lives by reward for this many cycles in one variant of the training's rooms, and gives the mean reward. */
export async function live(
  brain: FieldBrain,
  cycles: number,
  seed: number,
  options: WorldOptions,
  onShare: OnShare,
): Promise<number> {
  const { course, rooms } = training;
  const world = await createWorld('rooms', {
    ...{ count: brain.configuration.brains, device: brain.underlying.device, seed },
    ...{ course, rooms, starts: 'close', ...options },
  });
  try {
    const loop = await createLoop({ world, brain, tellReward: true });
    let total = 0;
    for (let done = 0; done < cycles; ) {
      const part = Math.min(told, cycles - done);
      total += part * (await loop.run(part)).meanReward;
      done += part;
      onShare(done / cycles);
    }
    await loop.close();
    return total / cycles;
  } finally {
    await world.close();
  }
}

/**
 * For each student the number of the state that touched least per metre among those that came at least as far, and saw at least as much,
 * as its first one, which stays where none of them touched less.
 */
export function bettersOf(grades: readonly DriveMarks[][][]): number[] {
  const mean = (rooms: readonly DriveMarks[], what: keyof DriveMarks): number => meanOf(rooms.map((one) => one[what]));
  return grades[0].map((first, student) => {
    const isKept = (rooms: readonly DriveMarks[]): boolean =>
      (['metres', 'coverage'] as const).every((what) => mean(rooms, what) >= mean(first, what));
    const faults = grades.map((grade) =>
      isKept(grade[student]) ? collisionsPerMetre(grade[student]) : Number.POSITIVE_INFINITY,
    );
    return faults.indexOf(Math.min(...faults));
  });
}

/** How brains of a test were made and drive. */
export interface DriveStyle {
  readonly demonstrations?: boolean;
  readonly repeat?: number;
  readonly exploration?: number;
}

/** How the states of students drive: each of the given ones, or for each student the one that touched least in the evaluation's rooms. */
export class DrivingTest {
  #steps = 0;

  private constructor(
    private readonly plan: RoomsPlan,
    private readonly brain: FieldBrain,
    private readonly driver: ResidentDriver,
    private readonly onDrives: (drives: number) => void,
  ) {}

  /**
   * `repeat`: for how many steps of a car motors hold; `exploration`: how loudly frozen brains go on trying. `onDrives` is called with
   * the number of drives that are done, of the last one a share.
   */
  static async open(
    context: BehaviourContext,
    plan: RoomsPlan,
    { demonstrations = false, repeat = 1, exploration = 0 }: DriveStyle,
    onDrives: (drives: number) => void,
  ): Promise<DrivingTest> {
    const brain = await openDrivers(context, plan, demonstrations, plan.rooms);
    return new DrivingTest(plan, brain, new ResidentDriver(brain, repeat, exploration), onDrives);
  }

  /** Scores of each student in each unseen room. */
  async unseen(states: readonly BrainSnapshot[], chosen?: readonly number[]): Promise<DriveMarks[][]> {
    await placeReports(this.brain, states, chosen ?? this.plan.seeds.map(() => 0));
    return this.#drive(firstUnseen);
  }

  #drive(firstRoom: number): Promise<DriveMarks[][]> {
    const { rooms, testing: steps } = this.plan;
    const onSteps = (part: number): void => {
      this.#steps += part;
      this.onDrives(this.#steps / steps);
    };
    return this.driver.drive({ firstRoom, rooms, steps, onSteps });
  }

  /** For each student the number of its best state among those that see so much of a room. */
  async best(states: readonly BrainSnapshot[], leastCoverage: number): Promise<number[]> {
    return bestReports(await this.#grades(states), this.plan.testing / stepsPerMinute, leastCoverage);
  }

  /** For each student the number of the state that betters its first one most, and 0 where none does. */
  async betters(states: readonly BrainSnapshot[]): Promise<number[]> {
    return bettersOf(await this.#grades(states));
  }

  /** Scores of each student in each of the evaluation's rooms, by state. */
  async #grades(states: readonly BrainSnapshot[]): Promise<DriveMarks[][][]> {
    const grades: DriveMarks[][][] = [];
    for (const state of states) {
      await placeReports(
        this.brain,
        [state],
        this.plan.seeds.map(() => 0),
      );
      grades.push(await this.#drive(evaluation.firstRoom));
    }
    return grades;
  }

  async close(): Promise<void> {
    await this.driver.close();
    await this.brain.close();
  }
}
