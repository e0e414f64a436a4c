/**
 * Learning to drive: brains are taught in the rooms of a school, where an instructor tells them after each cycle what their
 * motors should have been, and no reward is given. Then they drive with frozen weights in rooms they have never seen,
 * reflexes off, with nobody beside them. Beside them drive chance, the vendor's avoid rule, and brains that were taught the
 * same way with the field's features taken from them, which is the same actor on raw sensors. Shown beside: the instructor.
 */
import type { Brain } from '../brain/types.js';
import { rawActuatorCount } from '../sim/car.js';
import { makeCourse } from '../sim/courses/index.js';
import { avoidDriver, type Driver, type DriveScore, randomDriver, scoreOf } from '../sim/drivers.js';
import { VectorEnvironment } from '../sim/environment.js';
import { type Behaviour, type BehaviourContext, type Curve, Verdict } from './behaviour.js';
import { driveBrains, driverMotors, driverSensors } from './drive-loop.js';
import { instructorDriver, school, teachDriving } from './school.js';
import { meanOf } from './statistics.js';
import { range } from './subject.js';

const firstUnseen = 1001;

interface Plan {
  readonly seeds: number;
  readonly rooms: number;
  readonly training: number;
  readonly testing: number;
}

export const driving: Behaviour = {
  name: 'driving',
  title: 'Learning to drive',
  procedure:
    'Brains drive in 16 cluttered rooms from birth, while an instructor says after each cycle what their motors should have been; then 10 minutes at 20 Hz with frozen weights in 5 unseen rooms, 20 seeds, reflexes off, without lesson and reward; metres, share of the reachable 0.25 m cells, collisions a metre.',
  async run(context) {
    const plan: Plan = context.quick
      ? { seeds: 4, rooms: 2, training: 6000, testing: 1200 }
      : { seeds: 20, rooms: 5, training: 20_000, testing: 12_000 };
    const verdict = new Verdict();
    const random = testDriver(plan, (robots) => randomDriver(robots));
    const rule = testDriver(plan, (robots) => avoidDriver(robots));
    const instructor = testDriver(plan, (robots) => instructorDriver(robots));
    const field = await learnAndDrive(context, plan, true, (share) => context.onProgress(share / 2));
    const raw = await learnAndDrive(context, plan, false, (share) => context.onProgress(0.5 + share / 2));
    const columns = {
      brain: field.scores,
      random,
      'avoid rule': rule,
      'raw sensors': raw.scores,
      instructor,
    };
    const of = (name: keyof typeof columns, what: string, pick: (score: DriveScore) => number) => {
      const values = columns[name].map((rows) => meanOf(rows.map(pick)));
      const label = `${what}, ${name}`;
      return name.startsWith('brain') ? verdict.score(label, values) : verdict.control(label, values);
    };
    const minutes = plan.testing / 1200;
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
    const perMetre = (rows: readonly DriveScore[]): number =>
      rows.reduce((sum, one) => sum + one.collisions, 0) /
      Math.max(
        1,
        rows.reduce((sum, one) => sum + one.metres, 0),
      );
    const crashes = (name: keyof typeof columns) => {
      const label = `collisions a metre, ${name}`;
      const values = columns[name].map(perMetre);
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
    of('instructor', 'metres', (one) => one.metres);
    of('instructor', 'coverage', (one) => one.coverage);
    crashes('instructor');
    return {
      edge: context.edge,
      seeds: plan.seeds,
      cycles: plan.training + plan.testing,
      scores: verdict.scores,
      checks: verdict.checks,
      plots: [
        {
          title: 'reward at school (mean over brains; not told)',
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

/** Scores of each seed in each room. */
type Scores = DriveScore[][];

const unseenRooms = (plan: Plan) => range(plan.rooms).map((room) => makeCourse(school.course, firstUnseen + room));

/** Robot room · seeds + seed drives in that room. */
function testEnvironment(plan: Plan): VectorEnvironment {
  const robots = plan.seeds * plan.rooms;
  const roomOf = range(robots).map((robot) => Math.floor(robot / plan.seeds));
  const environment = new VectorEnvironment({ robots, worlds: unseenRooms(plan), roomOf });
  environment.reset(77);
  return environment;
}

function readScores(environment: VectorEnvironment, plan: Plan): Scores {
  return range(plan.seeds).map((seed) =>
    range(plan.rooms).map((room) => scoreOf(environment, room * plan.seeds + seed)),
  );
}

function testDriver(plan: Plan, make: (robots: number) => Driver): Scores {
  const environment = testEnvironment(plan);
  const driver = make(environment.robots);
  const actions = new Float32Array(environment.robots * rawActuatorCount);
  for (let step = 0; step < plan.testing; step += 1) {
    driver.act(environment, actions);
    environment.step(actions);
  }
  return readScores(environment, plan);
}

async function learnAndDrive(
  context: BehaviourContext,
  plan: Plan,
  withField: boolean,
  onProgress: (share: number) => void,
): Promise<{ scores: Scores; curve: Curve }> {
  const work = plan.training + plan.testing * plan.rooms;
  const options = {
    sensors: driverSensors,
    motors: driverMotors,
    size: context.edge,
    seed: 31,
    bankRows: 256,
    lessons: true,
  };
  const open = (brains: number) => context.open({ ...options, brains, perBrainStores: true, planner: false });
  const pupil = await open(plan.seeds);
  const chunk = Math.max(1, Math.floor(plan.training / 100));
  const curve = { name: '', x: [] as number[], y: [] as number[] };
  try {
    if (!withField) await pupil.lesion('fieldFeatures');
    let sum = 0;
    await teachDriving(pupil, {
      cycles: plan.training,
      onStep: (step, rewards) => {
        sum += (2 * meanOf(rewards) - 1) / chunk;
        if (step % chunk !== 0) return;
        curve.x.push(step);
        curve.y.push(sum);
        sum = 0;
        onProgress(step / work);
      },
    });
    await pupil.setLearning(false);
    const driver = await open(plan.seeds * plan.rooms);
    try {
      await spread(pupil, driver, plan.rooms);
      const environment = testEnvironment(plan);
      await driveBrains(driver, environment, {
        steps: plan.testing,
        reflexes: false,
        rewarded: false,
        onStep: (step) => {
          if (step % 50 === 0) onProgress((plan.training + step * plan.rooms) / work);
        },
      });
      return { scores: readScores(environment, plan), curve };
    } finally {
      await driver.close();
    }
  } finally {
    await pupil.close();
  }
}

/** Copies all slots of one brain, `times` over, into the slots of another. */
export async function spread(from: Brain, to: Brain, times: number): Promise<void> {
  const [source, target] = [await from.save(), await to.save()];
  const tensors = Object.fromEntries(
    Object.entries(target.tensors).map(([name, data]) => {
      const own = source.tensors[name];
      if (data.length !== own.length * times) return [name, data];
      const copy = data.slice();
      for (let time = 0; time < times; time += 1) copy.set(own as never, time * own.length);
      return [name, copy];
    }),
  );
  await to.load({ ...target, cycle: source.cycle, tensors });
}
