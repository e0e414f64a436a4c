import { expect, it } from 'vitest';
import type { Device, Session } from '../../device/device.js';
import { createDevice } from '../../device/registry.js';
import { HostAgent } from './host/agent.js';
import { HostFeatures } from './host/features.js';
import { learnerBirthProgram, learnerProgram } from './program.js';
import { learnerShape } from './shape.js';
import { episodeEnds } from './tensors.js';
import { wireLearner } from './wiring.js';

const [edge, sensors, motors, wiring] = [4, 3, 2, 11];
const shape = learnerShape(edge, sensors, motors);
const seeds = [5, 77];

async function open(device: Device): Promise<Session> {
  const birth = await device.load(learnerBirthProgram(shape), { symbols: { B: seeds.length } });
  const session = await device.load(learnerProgram(shape), {
    symbols: { B: seeds.length },
    constants: wireLearner(shape, wiring),
  });
  const seed = Uint32Array.from(seeds);
  for (const [name, data] of Object.entries({ ...(await birth.step({ seed })), seed })) await session.write(name, data);
  await birth.close();
  return session;
}

const agentOf = (seed: number): HostAgent => new HostAgent({ edge, sensors, motors, seed, wiring });

/** Sensors, reward and end of a slot in a cycle: episodes of different lengths, ended either way. */
function moment(slot: number, cycle: number, motor: number) {
  const sensed = Array.from({ length: sensors }, (_, i) =>
    Math.fround(3 * i + Math.sin(0.3 * cycle * (i + 1) + slot) + 0.2 * motor),
  );
  const reward = Math.fround(0.5 * motor - 0.1 * sensed[0]);
  const length = 7 + 4 * slot;
  const end = cycle % length !== length - 1 ? 'goesOn' : cycle % 2 === 0 ? 'terminated' : 'truncated';
  return { sensed, reward, end } as const;
}

/** How far a device's f32 is from a number, beyond the rounding that reading it costs. */
const miss = (expected: number, got: number): number =>
  Math.abs(expected - got) - Math.max(1, Math.abs(expected)) * 2 ** -24;

/** Cycles for which motors go on trying after learning has ended. */
const tryingOn = 4;

/** Runs this many cycles on the host and on a device side by side, and says how far motors and weights, and taps, were apart at most. */
async function compare(
  session: Session,
  cycles: number,
  frozenFrom = Number.POSITIVE_INFINITY,
  agents = seeds.map(agentOf),
): Promise<{ learned: number; taps: number }> {
  const sensed = new Float32Array(seeds.length * (sensors + 1));
  const end = new Int32Array(seeds.length);
  let worst = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    if (cycle === frozenFrom) session.setParameter('learn', 0);
    if (cycle === frozenFrom + tryingOn) session.setParameter('tries', 0);
    const expected = agents.flatMap((agent, slot) => {
      // The host's motors move both worlds, so that a difference shows and does not grow by the world.
      const now = moment(slot, cycle, agent.motors[0]);
      sensed.set([...now.sensed, now.reward], slot * (sensors + 1));
      end[slot] = episodeEnds[now.end];
      agent.learns = cycle < frozenFrom;
      agent.tries = cycle < frozenFrom + tryingOn;
      const outcome = { terminated: now.end === 'terminated', truncated: now.end === 'truncated' };
      return [...agent.process(now.sensed, { reward: now.reward, ...outcome })];
    });
    const { moved } = await session.step({ sensed, end });
    expected.forEach((motor, at) => {
      worst = Math.max(worst, miss(motor, moved[at]));
    });
  }
  const weights = await session.read('policyWeights');
  const got = await session.read('taps');
  const taps = agents.flatMap(({ features }, slot) =>
    Array.from(features.taps, (tap, f) => miss(tap, got[slot * shape.beside + f])),
  );
  const expected = agents.flatMap(({ learner }) => learner.actor.flatMap((row) => [...row]));
  for (const [at, weight] of expected.entries()) worst = Math.max(worst, miss(weight, weights[at]));
  return { learned: worst, taps: Math.max(...taps) };
}

it('the ops do what the float64 version on the host does, cycle for cycle', async () => {
  const device = await createDevice('reference', { arithmetic: 'f64' });
  const session = await open(device);
  // Beside this, noise on the host is rounded to f32, and that of the f64 reference is not.
  const { learned, taps } = await compare(session, 40, 32);
  expect(learned).toBeLessThan(1e-8);
  // Taps are that noise in deviations, of which they may be five from their mean.
  expect(taps).toBeLessThan(5 * 2 ** -24);
  await device.close();
});

it('what was long calm and then surprises wakes exploration, on the host and in the ops', async () => {
  const device = await createDevice('reference', { arithmetic: 'f64' });
  const session = await open(device);
  const agents = seeds.map(agentOf);
  const calm = { steps: 5000, settled: 100_000, surprise: 1e-6, upset: 2.4 };
  for (const { learner } of agents)
    Object.assign(learner, { ...calm, surprise: Math.fround(calm.surprise), upset: Math.fround(calm.upset) });
  const each = (value: number): Float32Array => new Float32Array(seeds.length).fill(value);
  await session.write('learningSteps', new Int32Array(seeds.length).fill(calm.steps));
  await session.write('settledSteps', each(calm.settled));
  await session.write('squaredDifference', each(calm.surprise));
  await session.write('upset', each(calm.upset));
  const { learned } = await compare(session, 40, undefined, agents);
  expect(learned).toBeLessThan(1e-8);
  const settled = await session.read('settledSteps');
  for (const [slot, { learner }] of agents.entries()) {
    expect(learner.settled).toBeLessThan(0.5 * calm.settled);
    expect(learner.sigma).toBeGreaterThan(0.4);
    expect(Math.abs(settled[slot] - learner.settled)).toBeLessThan(1e-4 * learner.settled);
  }
  await device.close();
});

it('on the processor the ops stay within f32 of it', async () => {
  const device = await createDevice('cpu');
  const session = await open(device);
  const { learned, taps } = await compare(session, 80, 70);
  expect(learned).toBeLessThan(1e-4);
  expect(taps).toBeLessThan(1e-4);
  await device.close();
});

it('inputs alone are those that come with all of φ', () => {
  const [all, alone] = [new HostFeatures(shape, wiring, 5), new HostFeatures(shape, wiring, 5)];
  for (let cycle = 0; cycle < 40; cycle += 1) {
    const { sensed } = moment(0, cycle, 0);
    const phi = all.step(sensed, [0.1, -0.2], cycle < 30);
    const inputs = alone.stepInputs(sensed, [0.1, -0.2], cycle < 30);
    expect([...inputs]).toEqual([...phi.subarray(shape.at.inputs, shape.at.constant)]);
    if (cycle % 9 === 8) for (const features of [all, alone]) features.end(true);
  }
});
