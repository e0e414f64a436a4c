/**
 * Learning to drive: brains are taught in the rooms of a training, where an expert tells them after each cycle what their
 * motors should have been, and no reward is given, and an evaluation decides with which state of the last term each leaves it. Then
 * they drive with frozen weights in rooms they have never seen, reflexes off, with nobody beside them. Beside them drive chance, the vendor's avoid rule, and brains that were taught the
 * same way with the field's features taken from them, which is the same actor on raw sensors. Shown beside: the expert.
 */
import { FieldBrain } from '../brain/field-brain.js';
import type { Brain, BrainSnapshot } from '../brain/types.js';
import { rawActuatorCount } from '../sim/car.js';
import { avoidDriver, type Driver, randomDriver } from '../sim/drivers.js';
import { type Behaviour, type BehaviourContext, type Curve, Verdict } from './behaviour.js';
import { driverMotors, driverSensors } from './drive-loop.js';
import { collisionsPerMetre, type DriveMarks, driveRooms, roomsOf, scoresOf } from './drive-rooms.js';
import { ResidentDriver, teachOnDevice } from './driving-on-device.js';
import { expertDriver, teachDriving } from './driving-training.js';
import { bestReports, evaluation, placeReports } from './evaluation.js';
import { meanOf } from './statistics.js';

const firstUnseen = 1001;
const stepsPerMinute = 1200;

interface Plan {
  readonly seeds: number;
  readonly rooms: number;
  readonly training: number;
  /** Steps of an evaluation, and of the test, in each room. */
  readonly evaluation: number;
  readonly testing: number;
}

export const driving: Behaviour = {
  name: 'driving',
  title: 'Learning to drive',
  procedure:
    'Brains drive in 16 cluttered rooms from birth, while an expert says after each cycle what their motors should have been; an evaluation in 5 other rooms chooses among their states after 80, 90 and 100 % of the demonstrations; then 10 minutes at 20 Hz with frozen weights in 5 unseen rooms, 20 seeds, reflexes off, without demonstration and reward; metres, share of the reachable 0.25 m cells, collisions per metre.',
  async run(context) {
    const plan: Plan = context.quick
      ? { seeds: 4, rooms: 2, training: 6000, evaluation: 600, testing: 1200 }
      : { seeds: 20, rooms: 5, training: 20_000, evaluation: 2400, testing: 12_000 };
    const verdict = new Verdict();
    const random = testDriver(plan, (robots) => randomDriver(robots));
    const rule = testDriver(plan, (robots) => avoidDriver(robots));
    const expert = testDriver(plan, (robots) => expertDriver(robots));
    const field = await context.keep('brain', () =>
      learnAndDrive(context, plan, true, (share) => context.onProgress(share / 2)),
    );
    const raw = await context.keep('raw sensors', () =>
      learnAndDrive(context, plan, false, (share) => context.onProgress(0.5 + share / 2)),
    );
    const columns = {
      brain: field.scores,
      random,
      'avoid rule': rule,
      'raw sensors': raw.scores,
      expert,
    };
    const of = (name: keyof typeof columns, what: string, pick: (score: DriveMarks) => number) => {
      const values = columns[name].map((rows) => meanOf(rows.map(pick)));
      const label = `${what}, ${name}`;
      return name.startsWith('brain') ? verdict.score(label, values) : verdict.control(label, values);
    };
    const minutes = plan.testing / stepsPerMinute;
    const metres = of('brain', 'metres', (one) => one.metres);
    verdict.atLeast(metres, 5 * minutes);
    const coverage = of('brain', 'coverage', (one) => one.coverage);
    verdict.atLeast(coverage, 0.3);
    for (const name of ['random', 'raw sensors'] as const)
      verdict.above(
        coverage,
        of(name, 'coverage', (one) => one.coverage),
      );
    of('avoid rule', 'coverage', (one) => one.coverage);
    for (const name of ['random', 'avoid rule', 'raw sensors'] as const) of(name, 'metres', (one) => one.metres);
    const crashes = (name: keyof typeof columns) => {
      const label = `collisions per metre, ${name}`;
      const values = columns[name].map(collisionsPerMetre);
      return name.startsWith('brain') ? verdict.score(label, values) : verdict.control(label, values);
    };
    const own = crashes('brain');
    const chance = crashes('random');
    const vendor = crashes('avoid rule');
    const bare = crashes('raw sensors');
    verdict.atMost(own, Number((0.1 * chance.interval.mean).toPrecision(3)));
    verdict.atMost(own, Number(vendor.interval.mean.toPrecision(3)));
    for (const control of [chance, vendor, bare]) verdict.below(own, control);
    // Shown, not judged.
    of('expert', 'metres', (one) => one.metres);
    of('expert', 'coverage', (one) => one.coverage);
    crashes('expert');
    return {
      edge: context.edge,
      seeds: plan.seeds,
      cycles: plan.training + plan.testing,
      scores: verdict.scores,
      checks: verdict.checks,
      plots: [
        {
          title: 'reward at training (mean over brains; not told)',
          xLabel: 'cycle',
          yLabel: 'reward',
          curves: [
            { ...field.curve, name: 'brain' },
            { ...raw.curve, name: 'raw sensors' },
          ],
        },
      ],
    };
  },
};

/** Drives by a rule of the host in unseen rooms. */
export function testDriver(
  plan: Pick<Plan, 'seeds' | 'rooms' | 'testing'>,
  make: (robots: number) => Driver,
): DriveMarks[][] {
  const environment = roomsOf(plan.seeds * plan.rooms, firstUnseen, plan.rooms);
  const driver = make(environment.robots);
  const actions = new Float32Array(environment.robots * rawActuatorCount);
  for (let step = 0; step < plan.testing; step += 1) {
    driver.act(environment, actions);
    environment.step(actions);
  }
  return scoresOf(environment, plan.rooms);
}

async function learnAndDrive(
  context: BehaviourContext,
  plan: Plan,
  withField: boolean,
  onProgress: (share: number) => void,
): Promise<{ scores: DriveMarks[][]; curve: Curve }> {
  const { seeds, rooms, training } = plan;
  const work = training + (evaluation.reports.length * plan.evaluation + plan.testing) * rooms;
  let done = 0;
  const advance = (cycles: number): void => {
    done += cycles;
    onProgress(done / work);
  };
  const options = {
    sensors: driverSensors,
    motors: driverMotors,
    size: context.edge,
    seed: 31,
    bankRows: 256,
    demonstrations: true,
  };
  const open = (brains: number) => context.open({ ...options, brains, perBrainStores: true, planner: false });
  const student = await open(seeds);
  const { reports, curve } = await attend(student, plan, withField, advance).finally(() => student.close());
  const driver = await open(seeds * rooms);
  const resident = driver instanceof FieldBrain ? new ResidentDriver(driver) : undefined;
  const drive = async (firstRoom: number, steps: number): Promise<DriveMarks[][]> => {
    if (resident === undefined)
      return driveRooms(driver, { firstRoom, rooms, steps, onStep: (step) => step % 50 === 0 && advance(50 * rooms) });
    return resident.drive({ firstRoom, rooms, steps, onSteps: (part) => advance(part * rooms) });
  };
  try {
    const grades: DriveMarks[][][] = [];
    for (const report of reports) {
      await placeReports(driver, [report], Array(seeds).fill(0));
      grades.push(await drive(evaluation.firstRoom, plan.evaluation));
    }
    await placeReports(driver, reports, bestReports(grades, plan.evaluation / stepsPerMinute));
    return { scores: await drive(firstUnseen, plan.testing), curve };
  } finally {
    await driver.close();
    await resident?.closeRooms();
  }
}

/** The students' time at training, with what reward would have been, and their reports. */
async function attend(student: Brain, plan: Plan, withField: boolean, advance: (cycles: number) => void) {
  const chunk = Math.max(1, Math.floor(plan.training / 100));
  const curve = { name: '', x: [] as number[], y: [] as number[] };
  const reports: BrainSnapshot[] = [];
  const reportsAt = evaluation.reports.map((share) => Math.round(share * plan.training));
  if (!withField) await student.lesion('fieldFeatures');
  let sum = 0;
  if (student instanceof FieldBrain) {
    await teachOnDevice(student, {
      cycles: plan.training,
      chunk,
      keepsBrain: false,
      onChunk: async (step, meanReward) => {
        if (reportsAt.includes(step)) reports.push(await student.save());
        curve.x.push(step);
        curve.y.push(meanReward);
        advance(chunk);
      },
    });
    return { reports, curve };
  }
  await teachDriving(student, {
    cycles: plan.training,
    onStep: async (step, rewards) => {
      sum += (2 * meanOf(rewards) - 1) / chunk;
      if (reportsAt.includes(step)) reports.push(await student.save());
      if (step % chunk !== 0) return;
      curve.x.push(step);
      curve.y.push(sum);
      sum = 0;
      advance(chunk);
    },
  });
  return { reports, curve };
}
