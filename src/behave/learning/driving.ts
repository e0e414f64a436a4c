/** Driving by reward, and reward after demonstrations, as behaviours: both beside brains that were shown how to drive. */
import { HostAgent } from '../../brain/learning/host/agent.js';
import type { BrainSnapshot } from '../../brain/types.js';
import { hostKind } from '../../device/kinds.js';
import { randomDriver } from '../../sim/drivers.js';
import { createWorld } from '../../worlds/index.js';
import { carNames } from '../../worlds/rooms/state.js';
import { type Behaviour, type BehaviourContext, type ScoreReport, Verdict } from '../behaviour.js';
import { collisionsPerMetre, type DriveMarks } from '../drive-rooms.js';
import { testDriver } from '../driving.js';
import { training } from '../driving-training.js';
import { meanOf } from '../statistics.js';
import { range } from '../subject.js';
import {
  byReward,
  type DriveStyle,
  DrivingTest,
  firstUnseen,
  live,
  openDrivers,
  planOf,
  type RoomsPlan,
  show,
} from './rooms.js';

const shownCycles = 20_000;

interface Scores {
  readonly metres: ScoreReport;
  readonly coverage: ScoreReport;
  readonly collisions: ScoreReport;
}

function scoresOf(verdict: Verdict, name: string, marks: readonly DriveMarks[][], isControl = true): Scores {
  const add = (what: string, values: readonly number[]): ScoreReport => {
    const label = `${what}, ${name}`;
    return isControl ? verdict.control(label, values) : verdict.score(label, values);
  };
  return {
    metres: add(
      'metres',
      marks.map((rooms) => meanOf(rooms.map(({ metres }) => metres))),
    ),
    coverage: add(
      'coverage',
      marks.map((rooms) => meanOf(rooms.map(({ coverage }) => coverage))),
    ),
    collisions: add('collisions per metre', marks.map(collisionsPerMetre)),
  };
}

/** Brains that were shown how to drive, in unseen rooms. */
function demonstrated(context: BehaviourContext, plan: RoomsPlan, cycles: number): Promise<DriveMarks[][]> {
  return context.keep('demonstrated', async () => {
    const student = await openDrivers(context, plan, true);
    const state = await show(student, cycles, (share) => context.onProgress(0.15 * share))
      .then(() => student.save())
      .finally(() => student.close());
    const onDrives = (drives: number): void => context.onProgress(0.15 + 0.05 * drives);
    return tested(context, plan, { demonstrations: true }, onDrives, (test) => test.unseen([state]));
  });
}

async function tested<Found>(
  context: BehaviourContext,
  plan: RoomsPlan,
  style: DriveStyle,
  onDrives: (drives: number) => void,
  drive: (test: DrivingTest) => Promise<Found>,
): Promise<Found> {
  const test = await DrivingTest.open(context, plan, style, onDrives);
  return drive(test).finally(() => test.close());
}

/** Brains that learned by reward alone, their mean rewards on the way, and the σ that each has come to. */
function rewarded(context: BehaviourContext, plan: RoomsPlan, cycles: number) {
  return context.keep('by reward', async () => {
    const brain = await openDrivers(context, plan, false);
    const states: BrainSnapshot[] = [];
    const rewards: number[] = [];
    let sigmas: number[];
    try {
      let lived = 0;
      await brain.set('exploration', byReward.drive.exploration);
      for (const [term, { share, parts }] of byReward.terms.entries()) {
        const isLast = term === byReward.terms.length - 1;
        for (let part = 0; part < parts; part += 1) {
          const onShare = (done: number): void => context.onProgress(0.2 + 0.5 * (lived + (done * share) / parts));
          const steps = Math.round((share * cycles) / parts);
          rewards.push(await live(brain, steps, 5 + rewards.length, byReward.options, onShare));
          if (isLast) states.push(await brain.save());
          lived += share / parts;
        }
      }
      sigmas = Array.from(await brain.read('policySigma'));
    } finally {
      await brain.close();
    }
    const drives = states.length + 2;
    const onDrives = (done: number): void => context.onProgress(0.7 + (0.2 * done) / drives);
    const { chosen, marks } = await tested(context, plan, byReward.drive, onDrives, async (test) => {
      const chosen = await test.best(states, byReward.leastCoverage);
      return { chosen, marks: await test.unseen(states, chosen) };
    });
    const { repeat } = byReward.drive;
    const onMeans = (done: number): void => onDrives(drives - 1 + done);
    const means = await tested(context, plan, { repeat }, onMeans, (test) => test.unseen(states, chosen));
    return { marks, means, rewards, sigmas };
  });
}

/** The same learner on its sensors alone, on the host, with the same noise: metres and collisions of each seed in each unseen room. */
async function onRawSensors(
  { seeds, rooms, testing }: RoomsPlan,
  cycles: number,
  onShare: (share: number) => void,
): Promise<DriveMarks[][]> {
  const count = seeds.length;
  const agents = seeds.map((seed) => new HostAgent({ edge: 4, sensors: 24, motors: 4, seed, sees: 'sensors' }));
  const { repeat, exploration } = byReward.drive;
  for (const agent of agents) agent.exploration = exploration;
  const run = async (steps: number, options: Record<string, string | number>) => {
    const world = await createWorld('rooms', { count, device: hostKind, seed: 5, course: training.course, ...options });
    let { observations } = await world.reset();
    let [rewards, terminated, truncated] = [new Float32Array(count), new Uint8Array(count), new Uint8Array(count)] as [
      ArrayLike<number>,
      ArrayLike<number>,
      ArrayLike<number>,
    ];
    for (let step = 0; step < steps; step += 1) {
      const actions = agents.flatMap((agent, n) => [
        ...agent.process(Array.from(observations.subarray(24 * n, 24 * (n + 1))), {
          ...{ reward: rewards[n], terminated: terminated[n] !== 0, truncated: truncated[n] !== 0 },
        }),
      ]);
      ({ observations, rewards, terminated, truncated } = await world.step(actions));
      if (step % 1000 === 0) onShare(step / steps);
    }
    const states = await world.readStates();
    await world.close();
    const value = (n: number, name: (typeof carNames)[number]): number =>
      states[n * carNames.length + carNames.indexOf(name)];
    return seeds.map((_, n) => ({ metres: value(n, 'metres'), collisions: value(n, 'collisions'), coverage: 0 }));
  };
  await run(cycles, { ...byReward.options, rooms: training.rooms, starts: 'close' });
  for (const agent of agents) {
    agent.learns = false;
    agent.tries = true;
  }
  const marks: DriveMarks[][] = seeds.map(() => []);
  for (const room of range(rooms)) {
    for (const agent of agents) agent.process(new Float64Array(24), { truncated: true });
    const driven = await run(testing / repeat, { firstRoom: firstUnseen + room, rooms: 1, steps: 2 ** 20, repeat });
    for (const [n, one] of driven.entries()) marks[n].push(one);
  }
  return marks;
}

export const drivingByReward: Behaviour = {
  name: 'learn-driving',
  title: 'Learning by reward: driving in rooms',
  inProcess: true,
  procedure:
    'Brains drive in 16 cluttered rooms from birth and learn by reward alone (the reward of clear ways with pay for progress, a contact costs 18; motors hold for 0.6 s; exploration is half as loud again); an evaluation in 5 other rooms chooses among eight of their last states; then their policies, which stand still and keep their noise, drive for 10 minutes in 5 unseen rooms. Metres and coverage must be half of what brains reach that were shown how to drive for 20,000 cycles, collisions per metre a third of chance. Controls: the means of the same policies, random motors, the same learner on raw sensors.',
  async run(context) {
    const verdict = new Verdict();
    const plan = planOf(context.quick);
    const [cycles, taught] = context.quick ? [2000, 1000] : [300_000, shownCycles];
    const shown = scoresOf(verdict, 'shown', await demonstrated(context, plan, taught));
    context.onProgress(0.2);
    const { marks, means, rewards, sigmas } = await rewarded(context, plan, cycles);
    const own = scoresOf(verdict, 'by reward', marks, false);
    scoresOf(verdict, 'by reward, without noise', means);
    verdict.control('σ after learning', sigmas);
    const random = testDriver({ ...plan, seeds: plan.seeds.length }, (robots) => randomDriver(robots));
    const chance = scoresOf(verdict, 'random', random);
    const some = plan.seeds.slice(0, context.quick ? 1 : 10);
    const raw = await context.keep('raw sensors', () =>
      onRawSensors({ ...plan, seeds: some }, cycles, (share) => context.onProgress(0.9 + 0.1 * share)),
    );
    const bare = verdict.control('collisions per metre, raw sensors', raw.map(collisionsPerMetre));
    verdict.control(
      'metres, raw sensors',
      raw.map((rooms) => meanOf(rooms.map(({ metres }) => metres))),
    );
    const third = (value: number): number => Number(value.toPrecision(3));
    verdict.atLeast(own.metres, third(shown.metres.interval.mean / 2));
    verdict.atLeast(own.coverage, third(shown.coverage.interval.mean / 2));
    verdict.atMost(own.collisions, third(chance.collisions.interval.mean / 3));
    verdict.below(own.collisions, bare);
    context.onProgress(1);
    return {
      ...{ edge: context.edge, seeds: plan.seeds.length, cycles: cycles + plan.testing },
      ...{ scores: verdict.scores, checks: verdict.checks },
      notes: [
        `Seeds ${plan.seeds[0]} to ${plan.seeds[plan.seeds.length - 1]}; raw sensors: the first ${some.length}, as many cycles and as loud, without an evaluation and without coverage.`,
      ],
      plots: [
        {
          ...{ title: 'mean reward while learning', xLabel: 'cycle', yLabel: 'reward' },
          curves: [
            {
              ...{ name: 'by reward', y: rewards },
              x: byReward.terms.flatMap(({ share, parts }, term) => {
                const before = byReward.terms.slice(0, term).reduce((sum, one) => sum + one.share, 0);
                return range(parts).map((part) => (before + (share * (part + 1)) / parts) * cycles);
              }),
            },
          ],
        },
      ],
    };
  },
};

/** Of collisions per metre: what chance may add to one student's. */
const slack = 0.05;

export const shownThenRewardInRooms: Behaviour = {
  name: 'shown-then-reward-driving',
  title: 'Demonstration, then reward: driving in rooms',
  inProcess: true,
  procedure:
    'Brains are shown how to drive for 6,000 cycles, then learn by reward alone for 40,000 (the reward of clear ways); ten minutes in each of 5 other rooms say for each whether its state halfway or after touches less than before while it comes as far and sees as much, and else it stays as it was. Frozen, 10 minutes in 5 unseen rooms: reward must lower collisions per metre, leave metres and coverage within 5 % or above, and make no more than one student of twenty worse. Control: the same brains before reward.',
  async run(context) {
    const verdict = new Verdict();
    const plan = planOf(context.quick);
    const [taught, cycles] = context.quick ? [1000, 1000] : [6000, 40_000];
    const { before, last, after } = await context.keep('shown, then reward', async () => {
      const brain = await openDrivers(context, plan, true);
      const states: BrainSnapshot[] = [];
      try {
        await show(brain, taught, (share) => context.onProgress(0.1 * share));
        states.push(await brain.save());
        await brain.set('exploration', 1);
        for (const part of range(2)) {
          const onShare = (share: number): void => context.onProgress(0.1 + 0.15 * (part + share));
          await live(brain, cycles / 2, 50 + part, { reward: 'clear', steps: 600 }, onShare);
          states.push(await brain.save());
        }
      } finally {
        await brain.close();
      }
      const onDrives = (drives: number): void => context.onProgress(0.4 + 0.1 * drives);
      return tested(context, plan, { demonstrations: true }, onDrives, async (test) => ({
        before: await test.unseen([states[0]]),
        last: await test.unseen([states[2]]),
        after: await test.unseen(states, await test.betters(states)),
      }));
    });
    const shown = scoresOf(verdict, 'shown', before);
    scoresOf(verdict, 'after reward, without an evaluation', last);
    const own = scoresOf(verdict, 'after reward', after, false);
    for (const what of ['metres', 'coverage'] as const)
      verdict.atLeast(own[what], Number((0.95 * shown[what].interval.mean).toPrecision(3)));
    const [mean, former] = [own.collisions.interval.mean, shown.collisions.interval.mean];
    verdict.holds(
      `reward lowers collisions per metre (${mean.toFixed(3)} against ${former.toFixed(3)})`,
      mean < former,
    );
    const worse = own.collisions.values.filter((value, at) => value > shown.collisions.values[at] + slack).length;
    const most = Math.floor(plan.seeds.length / 20);
    verdict.holds(`at most ${most} of ${plan.seeds.length} students touch more than before (${worse})`, worse <= most);
    context.onProgress(1);
    return {
      ...{ edge: context.edge, seeds: plan.seeds.length, cycles: taught + cycles + plan.testing },
      ...{ scores: verdict.scores, checks: verdict.checks },
      notes: [`Seeds ${plan.seeds[0]} to ${plan.seeds[plan.seeds.length - 1]}.`],
    };
  },
};
