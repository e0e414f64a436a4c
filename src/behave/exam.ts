/**
 * The driving exam. A pupil's report is its state at some moment of the last term. What a pupil is caught in is a habit of the
 * moment, which shows in any room, so each report drives frozen in rooms of the exam's own, and each pupil leaves the school
 * with the one that touched least.
 */
import type { Brain, BrainSnapshot } from '../brain/types.js';
import { makeCourse } from '../sim/courses/index.js';
import { type DriveScore, scoreOf } from '../sim/drivers.js';
import { VectorEnvironment } from '../sim/environment.js';
import { driveBrains } from './drive-loop.js';
import { school } from './school.js';
import { range } from './subject.js';

export const exam = {
  /** Its rooms come behind those of the school. */
  firstRoom: school.rooms + 1,
  /** When reports are taken, as shares of all lessons. */
  reports: [0.8, 0.9, 1],
  /** Who drives fewer metres a minute than this does not drive, however little it touches. */
  leastPace: 5,
} as const;

/** How a pupil did in a room. */
export type DriveMarks = Pick<DriveScore, 'metres' | 'coverage' | 'collisions'>;

export interface Drive {
  /** Seed of the first room; the others follow. */
  readonly firstRoom: number;
  readonly rooms: number;
  readonly steps: number;
  readonly onStep?: (step: number) => unknown;
}

/** Drives frozen, without reflexes, in each of the rooms: slot room · pupils + pupil of the brain is that pupil. Scores of each pupil in each room. */
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

/** As many robots in each of the rooms; robot room · pupils + pupil drives in that room. */
export function roomsOf(robots: number, firstRoom: number, rooms: number): VectorEnvironment {
  const worlds = range(rooms).map((room) => makeCourse(school.course, firstRoom + room));
  const roomOf = range(robots).map((robot) => Math.floor((robot * rooms) / robots));
  const environment = new VectorEnvironment({ robots, worlds, roomOf });
  environment.reset(77);
  return environment;
}

export function scoresOf(environment: VectorEnvironment, rooms: number): DriveMarks[][] {
  const pupils = environment.robots / rooms;
  const marks = (robot: number): DriveMarks => {
    const { metres, coverage, collisions } = scoreOf(environment, robot);
    return { metres, coverage, collisions };
  };
  return range(pupils).map((pupil) => range(rooms).map((room) => marks(room * pupils + pupil)));
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

/** The number of the best report of each pupil: the fewest collisions a metre among those that drive, else the one that drives furthest; of equals the latest. */
export function bestReports(grades: readonly DriveMarks[][][], minutes: number): number[] {
  return grades[0].map((_, pupil) => {
    const marks = grades.map((grade) => {
      const metres = grade[pupil].reduce((total, one) => total + one.metres, 0) / grade[pupil].length;
      return metres < exam.leastPace * minutes
        ? { drives: false, fault: -metres }
        : { drives: true, fault: collisionsPerMetre(grade[pupil]) };
    });
    const isBetter = (a: number, b: number): boolean =>
      marks[a].drives === marks[b].drives ? marks[a].fault <= marks[b].fault : marks[a].drives;
    return marks.reduce((best, _mark, at) => (isBetter(at, best) ? at : best), 0);
  });
}

/** Puts pupil i of `reports[chosen[i]]` into slots i, pupils + i, … of a brain. */
export async function seatReports(
  brain: Brain,
  reports: readonly BrainSnapshot[],
  chosen: readonly number[],
): Promise<void> {
  const target = await brain.save();
  const pupils = chosen.length;
  const tensors = Object.fromEntries(
    Object.entries(target.tensors).map(([name, data]) => {
      const own = reports.map((report) => report.tensors[name]);
      const part = data.length / target.configuration.brains;
      // What all brains of a batch share has one length everywhere.
      if (part * pupils !== own[0].length) return [name, data];
      const copy = data.slice();
      for (let slot = 0; slot < target.configuration.brains; slot += 1) {
        const pupil = slot % pupils;
        copy.set(own[chosen[pupil]].subarray(pupil * part, (pupil + 1) * part) as never, slot * part);
      }
      return [name, copy];
    }),
  );
  await brain.load({ ...target, cycle: Math.max(...reports.map(({ cycle }) => cycle)), tensors });
}
