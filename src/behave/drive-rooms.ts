/** Students that drive frozen in several rooms at once, for the evaluation and for the test behind it, and how each did in each. */
import type { Brain } from '../brain/types.js';
import { makeCourse } from '../sim/courses/index.js';
import { type DriveScore, scoreOf } from '../sim/drivers.js';
import { VectorEnvironment } from '../sim/environment.js';
import { driveBrains } from './drive-loop.js';
import { training } from './driving-training.js';
import { range } from './subject.js';

/** How a student did in a room. */
export type DriveMarks = Pick<DriveScore, 'metres' | 'coverage' | 'collisions'>;

export interface Drive {
  /** Seed of the first room; the others follow. */
  readonly firstRoom: number;
  readonly rooms: number;
  readonly steps: number;
  readonly onStep?: (step: number) => unknown;
}

/** Drives frozen, without reflexes, in each of the rooms: slot room · students + student of the brain is that student. Scores of each student in each room. */
export async function driveRooms(brain: Brain, { firstRoom, rooms, steps, onStep }: Drive): Promise<DriveMarks[][]> {
  const environment = roomsOf(brain.configuration.brains, firstRoom, rooms);
  await brain.setLearning(false);
  await brain.set('exploration', 0);
  await driveBrains(brain, environment, {
    steps,
    reflexes: false,
    rewarded: false,
    onStep: (step) => void onStep?.(step),
  });
  return scoresOf(environment, rooms);
}

/** As many robots in each of the rooms; robot room · students + student drives in that room. */
export function roomsOf(robots: number, firstRoom: number, rooms: number): VectorEnvironment {
  const worlds = range(rooms).map((room) => makeCourse(training.course, firstRoom + room));
  const roomOf = range(robots).map((robot) => Math.floor((robot * rooms) / robots));
  const environment = new VectorEnvironment({ robots, worlds, roomOf });
  environment.reset(77);
  return environment;
}

export function scoresOf(environment: VectorEnvironment, rooms: number): DriveMarks[][] {
  const students = environment.robots / rooms;
  const marks = (robot: number): DriveMarks => {
    const { metres, coverage, collisions } = scoreOf(environment, robot);
    return { metres, coverage, collisions };
  };
  return range(students).map((student) => range(rooms).map((room) => marks(room * students + student)));
}

export function collisionsPerMetre(scores: readonly DriveMarks[]): number {
  const sum = (pick: (one: DriveMarks) => number): number => scores.reduce((total, one) => total + pick(one), 0);
  return (
    sum(({ collisions }) => collisions) /
    Math.max(
      1,
      sum(({ metres }) => metres),
    )
  );
}
