/**
 * The driving evaluation. A student's report is its state at some moment of the last term. What a student is caught in is a habit of the
 * moment, which shows in any room, so each report drives frozen in rooms of the evaluation's own, and each student leaves the training
 * with the one that touched least.
 */
import { FieldBrain } from '../brain/field-brain.js';
import type { Brain, BrainSnapshot } from '../brain/types.js';
import { repeated } from '../kernel/dtype.js';
import { collisionsPerMetre, type DriveMarks } from './drive-rooms.js';
import { training } from './driving-training.js';
import { meanOf } from './statistics.js';

export const evaluation = {
  /** Its rooms come behind those of the training. */
  firstRoom: training.rooms + 1,
  /** When reports are taken, as shares of all demonstrations. */
  reports: [0.8, 0.9, 1],
  /** A car that makes fewer metres per minute than this does not drive, however little it touches. */
  leastPace: 5,
} as const;

/**
 * The number of the best report of each student: the fewest collisions per metre among those that drive and see at least so much of a
 * room, else the one that drives furthest; of equals the latest.
 */
export function bestReports(grades: readonly DriveMarks[][][], minutes: number, leastCoverage = 0): number[] {
  return grades[0].map((_, student) => {
    const marks = grades.map((grade) => {
      const mean = (what: keyof DriveMarks): number => meanOf(grade[student].map((one) => one[what]));
      const metres = mean('metres');
      return metres < evaluation.leastPace * minutes || mean('coverage') < leastCoverage
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
  const chosenOnes = chosenReports(reports, chosen);
  if (brain instanceof FieldBrain) return brain.loadCopies(chosenOnes);
  const { configuration } = brain;
  const students = chosen.length;
  const { shapes, tensors: few } = chosenOnes;
  // What all brains of a batch share has no axis of brains; a wrong guess has a wrong length, which `load` refuses.
  const tensors = Object.fromEntries(
    Object.entries(few).map(([name, data]) => [
      name,
      shapes[name][0] === students ? repeated(data, configuration.brains / students) : data,
    ]),
  );
  await brain.load({ ...chosenOnes, configuration, tensors });
}

/** One snapshot of all students, each from the report that was chosen for it. */
function chosenReports(reports: readonly BrainSnapshot[], chosen: readonly number[]): BrainSnapshot {
  const [first] = reports;
  const isOne = chosen.every((report) => report === chosen[0]);
  if (isOne) return { ...reports[chosen[0]], cycle: latestCycle(reports) };
  const students = chosen.length;
  const tensors = Object.fromEntries(
    Object.entries(first.tensors).map(([name, data]) => {
      if (first.shapes[name][0] !== students) return [name, data];
      const part = data.length / students;
      const mixed = data.slice();
      chosen.forEach((report, student) => {
        const own = reports[report].tensors[name].subarray(student * part, (student + 1) * part);
        mixed.set(own as never, student * part);
      });
      return [name, mixed];
    }),
  );
  return { ...first, cycle: latestCycle(reports), tensors };
}

function latestCycle(reports: readonly BrainSnapshot[]): number {
  return Math.max(...reports.map(({ cycle }) => cycle));
}
