/**
 * The driving evaluation. A student's report is its state at some moment of the last term. What a student is caught in is a habit of the
 * moment, which shows in any room, so each report drives frozen in rooms of the evaluation's own, and each student leaves the training
 * with the one that touched least.
 */
import type { Brain, BrainSnapshot } from '../brain/types.js';
import { createHostArray, type Dtype, type HostArray } from '../kernel/dtype.js';
import { collisionsPerMetre, type DriveMarks } from './drive-rooms.js';
import { training } from './driving-training.js';

export const evaluation = {
  /** Its rooms come behind those of the training. */
  firstRoom: training.rooms + 1,
  /** When reports are taken, as shares of all demonstrations. */
  reports: [0.8, 0.9, 1],
  /** A car that makes fewer metres per minute than this does not drive, however little it touches. */
  leastPace: 5,
} as const;

/** The number of the best report of each student: the fewest collisions per metre among those that drive, else the one that drives furthest; of equals the latest. */
export function bestReports(grades: readonly DriveMarks[][][], minutes: number): number[] {
  return grades[0].map((_, student) => {
    const marks = grades.map((grade) => {
      const metres = grade[student].reduce((total, one) => total + one.metres, 0) / grade[student].length;
      return metres < evaluation.leastPace * minutes
        ? { drives: false, fault: -metres }
        : { drives: true, fault: collisionsPerMetre(grade[student]) };
    });
    const isBetter = (a: number, b: number): boolean =>
      marks[a].drives === marks[b].drives ? marks[a].fault <= marks[b].fault : marks[a].drives;
    return marks.reduce((best, _mark, at) => (isBetter(at, best) ? at : best), 0);
  });
}

/** Puts student i of `reports[chosen[i]]` into slots i, students + i, … of a brain. */
export async function placeReports(
  brain: Brain,
  reports: readonly BrainSnapshot[],
  chosen: readonly number[],
): Promise<void> {
  const { brains } = brain.configuration;
  const [{ shapes, tensors: first, dtypes }] = reports;
  const students = chosen.length;
  const placed = (name: string): HostArray => {
    // What all brains of a batch share has no axis of brains; a wrong guess has a wrong length, which `load` refuses.
    if (shapes[name][0] !== students) return first[name];
    const part = first[name].length / students;
    const data = createHostArray(dtypes[name] as Dtype, brains * part);
    for (let slot = 0; slot < brains; slot += 1) {
      const student = slot % students;
      const own = reports[chosen[student]].tensors[name];
      data.set(own.subarray(student * part, (student + 1) * part) as never, slot * part);
    }
    return data;
  };
  const tensors = Object.fromEntries(Object.keys(first).map((name) => [name, placed(name)]));
  const cycle = Math.max(...reports.map((report) => report.cycle));
  await brain.load({ ...reports[0], configuration: brain.configuration, cycle, tensors });
}
