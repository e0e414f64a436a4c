/**
 * Learning to drive: brains are taught in the rooms of a training, where an expert tells them after each cycle what their
 * motors should have been, and no reward is given, and an evaluation decides with which state of the last term each leaves it. Then
 * they drive with frozen weights in rooms they have never seen, reflexes off, with nobody beside them. Beside them drive chance, the vendor's avoid rule, and brains that were taught the
 * same way with the field's features taken from them, which is the same actor on raw sensors. Shown beside: the expert.
 */
import { rawActuatorCount } from '../sim/car.js';
import { avoidDriver, type Driver, randomDriver } from '../sim/drivers.js';
import { type Behaviour, type BehaviourContext, type Curve, Verdict } from './behaviour.js';
import { driverMotors, driverSensors } from './drive-loop.js';
import { collisionsPerMetre, type DriveMarks, roomsOf, scoresOf } from './drive-rooms.js';
import { DrivingBatches } from './driving-batches.js';
import { expertDriver } from './driving-training.js';
import { bestReports, evaluation } from './evaluation.js';
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
    // Made while the rules drive, which need the host alone.
    const making = context.time('making of the brains', () =>
      DrivingBatches.open(context.open, bodyOf(context), plan.seeds, plan.rooms),
    );
    // A failure is met where the batches are needed.
    making.catch(() => undefined);
    const byRules = context.time('rules', async () => {
      const drives: DriveMarks[][][] = [];
      for (const make of [randomDriver, avoidDriver, expertDriver]) {
        drives.push(testDriver(plan, (robots) => make(robots)));
        await new Promise(setImmediate);
      }
      return drives;
    });
    const [random, rule, expert] = await byRules;
    const learned = (name: string, from: number) =>
      context.keep(name, async () =>
        learnAndDrive(context, await making, plan, name, (share) => context.onProgress(from + share / 2)),
      );
    const [field, raw] = await (async () => {
      try {
        return [await learned('brain', 0), await learned('raw sensors', 0.5)];
      } finally {
        await making.then((batches) => batches.close());
      }
    })();
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
          curves: [field.curve, raw.curve],
        },
      ],
    };
  },
};

const bodyOf = ({ edge }: BehaviourContext) => ({
  ...{ sensors: driverSensors, motors: driverMotors, size: edge, seed: 31, bankRows: 256, demonstrations: true },
});

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
  batches: DrivingBatches,
  plan: Plan,
  name: string,
  onProgress: (share: number) => void,
): Promise<{ scores: DriveMarks[][]; curve: Curve }> {
  const { seeds, rooms, training } = plan;
  const work = training + (evaluation.reports.length * plan.evaluation + plan.testing) * rooms;
  let done = 0;
  const advance = (cycles: number): void => {
    done += cycles;
    onProgress(done / work);
  };
  const onSteps = (part: number): void => advance(part * rooms);
  const chunk = Math.max(1, Math.floor(training / 100));
  const curve = { name, x: [] as number[], y: [] as number[] };
  const reports = await context.time(`${name}: training`, () =>
    batches.teach(name === 'brain', {
      cycles: training,
      chunk,
      onChunk: (step, meanReward) => {
        curve.x.push(step);
        curve.y.push(meanReward);
        advance(chunk);
      },
      reportsAt: evaluation.reports.map((share) => Math.round(share * training)),
    }),
  );
  const grades: DriveMarks[][][] = [];
  await context.time(`${name}: evaluation`, async () => {
    const route = { firstRoom: evaluation.firstRoom, steps: plan.evaluation, onSteps };
    for (const report of reports) grades.push(await batches.drive([report], Array(seeds).fill(0), route));
  });
  const chosen = bestReports(grades, plan.evaluation / stepsPerMinute);
  const scores = await context.time(`${name}: test`, () =>
    batches.drive(reports, chosen, { firstRoom: firstUnseen, steps: plan.testing, onSteps }),
  );
  return { scores, curve };
}
