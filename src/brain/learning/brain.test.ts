import { afterEach, expect, it } from 'vitest';
import { channels } from '../constants.js';
import { createBrain } from '../create.js';
import type { FieldBrain } from '../field-brain.js';
import type { BrainOptions } from '../options.js';
import type { Outcome } from '../types.js';
import { HostAgent } from './host/agent.js';

const open: FieldBrain[] = [];
const [sensors, motors, edge, seed] = [2, 1, 4, 5];

async function make(options: Partial<BrainOptions> = {}): Promise<FieldBrain> {
  const plain = { sensors, motors, size: edge, device: 'cpu', threads: 1, bankRows: 16, seed } as const;
  const brain = await createBrain({ ...plain, learning: 'reward', ...options });
  open.push(brain);
  return brain;
}

afterEach(async () => {
  for (const brain of open.splice(0)) await brain.close();
});

const sensed = (t: number): number[] => [Math.fround(Math.sin(t)), Math.fround(Math.cos(0.3 * t))];

it.each(['rest', 'continue'] as const)('a brain whose field is to %s does what the host does', async (episode) => {
  const brain = await make({ episode });
  const agent = new HostAgent({ edge, sensors, motors, seed, rest: episode === 'rest' });
  for (let t = 0; t < 100; t += 1) {
    const reward = Math.fround(agent.motors[0] * sensed(t)[0]);
    const outcome = { reward, terminated: t % 20 === 19, truncated: t % 33 === 32 };
    const [expected] = agent.process(sensed(t), outcome);
    expect(brain.processSync(sensed(t), outcome).motors[0]).toBeCloseTo(expected, 5);
  }
});

it.each(['rest', 'continue'] as const)(
  'where the field is to %s, content and echo of an episode reach the next only if they continue',
  async (episode) => {
    const brains = [await make({ episode }), await make({ episode })];
    const process = (t: number, outcome: Outcome = {}) => brains.map((brain) => brain.processSync(sensed(t), outcome));
    for (let t = 0; t < 5; t += 1) process(t);
    process(5, { terminated: true });
    const { session } = brains[1].underlying;
    const content = await session.read('content');
    await session.write('content', content.map((_, at) => Math.fround(Math.sin(at))) as Float32Array);
    const dynamics = (await session.read('dynamics')).slice() as Float32Array;
    // The last channels of a voxel are its echo; rules stay.
    const [rules, all] = [channels.rules, channels.dynamics];
    await session.write(
      'dynamics',
      dynamics.map((value, at) => (at % all < rules ? value : 0.5)),
    );
    process(6);
    for (const name of ['content', 'dynamics']) {
      const [one, other] = await Promise.all(brains.map((brain) => brain.read(name)));
      expect(one.every((value, at) => value === other[at])).toBe(episode === 'rest');
    }
  },
);

it('learns what it is shown as the host does, keeps it while it learns by reward, and goes on from a snapshot', async () => {
  const brain = await make({ demonstrations: true });
  const agent = new HostAgent({ edge, sensors, motors, seed });
  // A switch between the bounds, of which the first sensor decides; at times without a demonstration.
  const shown = (t: number): number => (t % 9 === 4 ? Number.NaN : Math.sign(sensed(t)[0]));
  const live = (one: FieldBrain, t: number, isTold: boolean): number => {
    const outcome = {
      reward: 0,
      terminated: t % 50 === 49,
      demonstration: [isTold && t > 0 ? shown(t - 1) : Number.NaN],
    };
    const [expected] = agent.process(sensed(t), outcome);
    const [motor] = one.processSync(sensed(t), outcome).motors;
    expect(motor).toBeCloseTo(expected, 3);
    return motor;
  };
  for (let t = 0; t < 300; t += 1) live(brain, t, true);
  const [taught] = await brain.read('taught');
  expect(taught).toBeGreaterThan(10);
  expect(taught).toBeLessThan(300);
  const other = await make({ demonstrations: true, seed: 9 });
  await other.load(await brain.save());
  for (let t = 300; t < 340; t += 1) live(other, t, t < 320);
  await other.setLearning(false);
  agent.learns = false;
  let right = 0;
  for (let t = 340; t < 440; t += 1) if (Math.sign(live(other, t, false)) === Math.sign(sensed(t)[0])) right += 1;
  expect(right).toBeGreaterThan(90);
  await expect(brain.load(await (await make()).save())).rejects.toThrow(/takes demonstrations/);
});

it('reports returns and lengths of episodes', async () => {
  const brain = await make();
  let state = brain.processSync(sensed(0)).state;
  for (let t = 1; t <= 4; t += 1) state = brain.processSync(sensed(t), { reward: t, terminated: t === 4 }).state;
  expect(state.episodes).toMatchObject({ ended: 1, lastReturn: 10, lastLength: 4 });
  state = brain.processSync(sensed(5), { reward: 99 }).state; // the first of an episode: no motor has led to it
  expect(state.episodes).toMatchObject({ ended: 1, return: 0, length: 0, lastReturn: 10 });
});

it('terminated expects nothing of what comes, truncated does', async () => {
  const differenceOf = async (end: Outcome): Promise<number> => {
    const brain = await make();
    for (let t = 0; t < 30; t += 1) brain.processSync(sensed(t), { reward: 1 });
    return brain.processSync(sensed(30), { reward: 1, ...end }).state.temporalDifference;
  };
  const [on, truncated, terminated, both] = [
    await differenceOf({}),
    await differenceOf({ truncated: true }),
    await differenceOf({ terminated: true }),
    await differenceOf({ terminated: true, truncated: true }),
  ];
  expect(truncated).toBe(on);
  expect(terminated).toBeLessThan(on);
  expect(both).toBe(terminated);
});

it('goes on bit for bit from a snapshot, and a slot from an exported one', async () => {
  const brain = await make({ brains: 2 });
  const input = (t: number): Float32Array => Float32Array.from([...sensed(t), ...sensed(t + 7)]);
  const outcomes = (t: number) => ({ rewards: [t % 3, -1], terminated: [t % 9 === 8, t % 5 === 4] });
  for (let t = 0; t < 40; t += 1) brain.processBatchSync(input(t), outcomes(t));
  const [snapshot, slot] = [await brain.save(), await brain.exportSlot(1)];
  const other = await make({ brains: 2, seed: 8 });
  await other.load(snapshot);
  const single = await make({ brains: 3 });
  await single.importSlot(2, slot);
  for (let t = 40; t < 60; t += 1) {
    const expected = brain.processBatchSync(input(t), outcomes(t)).motors;
    expect([...other.processBatchSync(input(t), outcomes(t)).motors]).toEqual([...expected]);
    const three = Float32Array.from([...input(t), ...input(t).subarray(2)]);
    const ends = [...outcomes(t).terminated, outcomes(t).terminated[1]];
    const { motors: moved } = single.processBatchSync(three, { rewards: [0, 0, -1], terminated: ends });
    expect(moved[2]).toBe(expected[1]);
  }
});

it.each([
  ['huge', (t: number) => ({ reward: t % 2 === 0 ? 3e38 : -1e30 })],
  ['constant', () => ({ reward: 1 })],
  ['zero', () => ({ reward: 0 })],
  ['NaN', () => ({ reward: Number.NaN })],
  ['infinite, in episodes of one step', (t: number) => ({ reward: Number.POSITIVE_INFINITY, terminated: t % 2 === 1 })],
  ['late', (t: number) => ({ reward: t % 400 === 399 ? 100 : 0, terminated: t % 1000 === 999 })],
  ['given with ends in each cycle', () => ({ reward: 1, terminated: true, truncated: true })],
])('stays finite and bounded where rewards are %s', async (_, outcomeOf) => {
  const brain = await make();
  let bad = 0;
  for (let t = 0; t < 2000; t += 1) {
    const now = sensed(t);
    const wild = t % 50 === 49 ? [1e30, Number.NaN] : now;
    const outcome = outcomeOf(t);
    const { motors: moved, state } = brain.processSync(wild, outcome);
    expect(Math.abs(moved[0])).toBeLessThanOrEqual(1);
    bad += (wild === now ? 0 : 2) + (Math.abs(outcome.reward) <= 1e6 ? 0 : 1);
    expect(state.badInputs).toBe(bad);
  }
  for (const name of ['policyWeights', 'valueWeights', 'secondMomentInverse', 'policyTrace', 'learnerPhi']) {
    const values = await brain.read(name);
    expect(values.every((x) => Math.abs(x) < 1e6)).toBe(true);
  }
});

it.each([1e7, 2 ** 31 - 3])('goes on learning after %d cycles without an end, finite and bounded', async (lived) => {
  const brain = await make();
  for (let t = 0; t < 300; t += 1) brain.processSync(sensed(t), { reward: sensed(t)[1] });
  const old = await brain.save();
  const counts = ['cyclesObserved', 'learningSteps', 'episodeLength', 'whitenings', 'age'];
  const tensors = Object.fromEntries(
    counts.map((name) => [name, Int32Array.of(name === 'whitenings' ? lived / 4 : lived)]),
  );
  const settledSteps = Float32Array.of(lived);
  await brain.load({ ...old, tensors: { ...old.tensors, ...tensors, settledSteps } });
  const before = await brain.read('policyWeights');
  for (let t = 300; t < 800; t += 1) {
    const { motors: moved, state } = brain.processSync(sensed(t), { reward: 5 * sensed(t)[0] });
    expect(Math.abs(moved[0])).toBeLessThanOrEqual(1);
    expect(state.episodes?.length).toBeGreaterThan(0);
    expect(state.episodes?.sigma).toBeCloseTo(0.2, 2);
  }
  const after = await brain.read('policyWeights');
  expect(after).not.toEqual(before);
  for (const name of ['policyWeights', 'valueWeights', 'secondMomentInverse', 'learnerPhi', 'squaredDifference'])
    for (const value of await brain.read(name)) expect(Math.abs(value)).toBeLessThan(1e4);
  for (const value of await brain.read('squaredDifference')) expect(value).toBeGreaterThan(0);
});

it('a frozen brain neither learns nor explores', async () => {
  const brain = await make();
  for (let t = 0; t < 50; t += 1) brain.processSync(sensed(t), { reward: sensed(t)[0] });
  await brain.setLearning(false);
  const before = await brain.read('policyWeights');
  const mean = await brain.read('inputMean');
  for (let t = 50; t < 70; t += 1) brain.processSync(sensed(t), { reward: 1, terminated: t === 60 });
  expect(await brain.read('policyWeights')).toEqual(before);
  expect(await brain.read('inputMean')).toEqual(mean);
  expect((await brain.read('policyNoise'))[0]).toBe(0);
});

it('a policy without critic stands still and goes on trying', async () => {
  const brain = await make();
  for (let t = 0; t < 50; t += 1) brain.processSync(sensed(t), { reward: sensed(t)[0] });
  await brain.set('critic', 0);
  const learned = ['policyWeights', 'valueWeights', 'secondMomentInverse', 'inputMean', 'policySigma'];
  const before = await Promise.all(learned.map((name) => brain.read(name)));
  for (let t = 50; t < 70; t += 1) brain.processSync(sensed(t), { reward: 1, terminated: t === 60 });
  expect(await Promise.all(learned.map((name) => brain.read(name)))).toEqual(before);
  expect((await brain.read('policyNoise'))[0]).not.toBe(0);
});

it('refuses what does not go together', async () => {
  await expect(make({ planner: true })).rejects.toThrow(/planner/);
  await expect(make({ mode: 'research' })).rejects.toThrow(/mode/);
  await expect(make({ learning: undefined, episode: 'rest' })).rejects.toThrow(/episode/);
  await expect(make({ learning: 'rewards' as 'reward' })).rejects.toThrow(/learning/);
  const plain = await make({ learning: undefined });
  expect(() => plain.processSync(sensed(0), { terminated: true })).toThrow(/learning: 'reward'/);
  expect(() => plain.processSync(sensed(0), 1 as Outcome)).toThrow(/not an object/);
  expect(() => plain.processSync(sensed(0), { rewards: 1 } as Outcome)).toThrow(/Did you mean reward/);
  const brain = await make();
  expect(() => brain.processSync(sensed(0), { terminated: 1 as unknown as boolean })).toThrow(/boolean/);
  const same = await make({ learning: undefined, planner: false });
  await expect(same.load(await brain.save())).rejects.toThrow(/way of learning/);
});
