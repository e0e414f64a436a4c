/** Training of drivers as the test `driving` of behave does it, with its evaluation: students and rooms in one Program. */
import { driverMotors, driverSensors } from '../../behave/drive-loop.js';
import { collisionsPerMetre, type DriveMarks } from '../../behave/drive-rooms.js';
import { ResidentDriver, teachOnDevice } from '../../behave/driving-on-device.js';
import { bestReports, evaluation, placeReports } from '../../behave/evaluation.js';
import { createBrain } from '../../brain/create.js';
import type { BrainSnapshot } from '../../brain/types.js';
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
    const options = {
      ...{ sensors: driverSensors, motors: driverMotors, size, seed: 31, bankRows: 256, demonstrations: true },
      ...{ perBrainStores: true, planner: false, device },
    } as const;
    const start = performance.now();
    const student = await createBrain({ ...options, brains: students });
    const reports: BrainSnapshot[] = [];
    const reportsAt = evaluation.reports.map((share) => Math.round(share * cycles));
    const chunk = cycles / 10;
    await teachOnDevice(student, {
      cycles,
      chunk,
      keepsBrain: false,
      onChunk: async (step) => {
        onProgress(`${students} students of ${size}³: ${step} of ${cycles} cycles`);
        if (reportsAt.includes(step)) reports.push(await student.save());
      },
    });
    await student.close();
    const taughtMs = performance.now() - start;
    const driver = await createBrain({ ...options, brains: students * rooms });
    const resident = new ResidentDriver(driver);
    const grades: DriveMarks[][][] = [];
    for (const report of reports) {
      onProgress(`evaluation ${grades.length + 1} of ${reports.length}`);
      await placeReports(driver, [report], Array(students).fill(0));
      grades.push(await resident.drive({ firstRoom: evaluation.firstRoom, rooms, steps }));
    }
    await driver.close();
    await resident.closeRooms();
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
