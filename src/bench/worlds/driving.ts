/** Training of drivers as the test `driving` of behave does it, with its evaluation: students and rooms in one Program. */
import { driverMotors, driverSensors } from '../../behave/drive-loop.js';
import { collisionsPerMetre, type DriveMarks } from '../../behave/drive-rooms.js';
import { DrivingBatches } from '../../behave/driving-batches.js';
import { bestReports, evaluation } from '../../behave/evaluation.js';
import { createBrain } from '../../brain/create.js';
import type { BrainOptions } from '../../brain/options.js';
import type { BenchContext, ClaimReport } from '../claim.js';
import { promise } from '../claim.js';
import { summarise } from '../measure.js';

const stepsPerMinute = 1200;

export async function measureDriving(context: BenchContext): Promise<ClaimReport> {
  const { kind, edge, onProgress } = context;
  const isUsual = edge >= 32;
  const [students, cycles, rooms, steps] = !isUsual
    ? [2, 100, 1, 50]
    : kind === 'cpu'
      ? [2, 2000, 2, 600]
      : [20, 20_000, 5, 2400];
  const size = isUsual ? (kind === 'cuda' ? 32 : 8) : 4;
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    const body = { sensors: driverSensors, motors: driverMotors, size, seed: 31, bankRows: 256, demonstrations: true };
    const start = performance.now();
    const open = (options: BrainOptions) => createBrain({ ...options, device });
    const batches = await DrivingBatches.open(open, body as BrainOptions, students, rooms);
    const reports = await batches.teach(true, {
      cycles,
      chunk: cycles / 10,
      onChunk: (step) => onProgress(`${students} students of ${size}³: ${step} of ${cycles} cycles`),
      reportsAt: evaluation.reports.map((share) => Math.round(share * cycles)),
    });
    const taughtMs = performance.now() - start;
    const grades: DriveMarks[][][] = [];
    for (const report of reports) {
      onProgress(`evaluation ${grades.length + 1} of ${reports.length}`);
      const route = { firstRoom: evaluation.firstRoom, steps, onSteps: () => undefined };
      grades.push(await batches.drive([report], Array(students).fill(0), route));
    }
    await batches.close();
    const tookMs = performance.now() - start;
    const best = bestReports(grades, steps / stepsPerMinute).map((at, n) => collisionsPerMetre(grades[at][n]));
    const mean = best.reduce((sum, value) => sum + value, 0) / best.length;
    return {
      claim: 'driving',
      title: 'drivers trained by the expert and evaluated, with the making of the brains',
      figures: [
        {
          name: 'training and evaluation of drivers',
          device: device.description.name,
          sizes: { students, cycles, edge: size, rooms, evaluationSteps: steps },
          ...summarise([tookMs], 0),
          more: { taughtSeconds: taughtMs / 1000, collisionsPerMetre: mean },
        },
      ],
      promises:
        isUsual && kind === 'cuda' ? [promise('seconds for 20 students, with evaluation', tookMs / 1000, 60)] : [],
      notes: [],
    };
  } finally {
    await device.close();
  }
}
