/** Rooms in a closed loop with brains: training by the expert, what a run measures, and cars that are rescued. */
import { expect, it } from 'vitest';
import { createWorld } from '../create-world.js';
import type { WorldOptions } from '../definition.js';
import { train } from '../train.js';
import { carNames } from './state.js';

it('brains are trained in rooms by the expert, and the evaluation says metres, collisions and coverage', async () => {
  const { report, snapshot } = await train({
    ...{ world: 'rooms', by: 'expert', brains: 2, size: 4, steps: 300, episodes: 2, seed: 3, device: 'cpu' },
    options: { steps: 100, rooms: 2, starts: 'close' },
  });
  // 300 steps are two whole episodes and their beginnings for each brain.
  expect(report.episodes).toBe(4);
  const { metres, collisions, coverage } = report.evaluation.measures;
  expect(report.evaluation.episodes).toBe(2);
  expect(metres).toBeGreaterThan(0);
  expect(metres).toBeLessThan(100 * 0.05 * 0.5 * 1.1);
  expect(collisions).toBeGreaterThanOrEqual(0);
  expect(coverage).toBeGreaterThan(0);
  expect(coverage).toBeLessThan(1);
  expect(snapshot.configuration.sensors.map(({ name }) => name)).toContain('nearness');
}, 600_000);

it('turns a car around that stands before a wall for three seconds, where rescue is asked for', async () => {
  const make = (rescue: number) =>
    createWorld('rooms', { count: 1, device: 'cpu', course: 'empty', rooms: 1, rescue, noise: 0, steps: 5000 });
  const drive = async (rescue: number): Promise<number> => {
    const world = await make(rescue);
    let [turns, last] = [0, 0];
    for (let step = 0; step < 1500; step += 1) {
      await world.step([1, 0, 0, 0]);
      const states = await world.readStates();
      const cosine = states[carNames.indexOf('cosine')];
      const sine = states[carNames.indexOf('sine')];
      const heading = Math.atan2(sine, cosine);
      if (step > 0 && Math.cos(heading - last) < -0.99) turns += 1;
      last = heading;
    }
    await world.close();
    return turns;
  };
  expect(await drive(0)).toBe(0);
  expect(await drive(1)).toBeGreaterThan(0);
}, 600_000);

it('pays for clear ways, and ends the episode of a car that is stuck for a second, or of one that touches', async () => {
  const drive = async (options: { endOnStuck?: number; endOnCollision?: number }) => {
    const made = {
      count: 1,
      device: 'cpu',
      course: 'empty',
      rooms: 1,
      noise: 0,
      steps: 5000,
      reward: 'clear',
    } as const;
    const world = await createWorld('rooms', { ...made, ...options });
    let [contacts, worst, least, most] = [0, 0, 0, 0];
    for (let step = 0; step < 1500; step += 1) {
      const { rewards, terminated } = await world.step([1, step < 20 ? 0.5 : 0, 0, 0]);
      const states = await world.readStates();
      const value = (name: (typeof carNames)[number]): number => states[carNames.indexOf(name)];
      const paid = Math.max(value('speed') / 0.25, 0) * (1 - Math.abs(value('steering')) / 30);
      const near = 0.4 * Math.max(1 - value('distance') / 0.5, 0);
      const expected = paid - near - (value('touching') > 0 ? 1 : 0);
      worst = Math.max(worst, Math.abs(rewards[0] - expected));
      [least, most] = [Math.min(least, rewards[0]), Math.max(most, rewards[0])];
      if (value('touching') > 0) contacts += 1;
      if (terminated[0] !== 0) break;
    }
    await world.close();
    return { contacts, worst, least, most };
  };
  const [stuck, touched] = [await drive({ endOnStuck: 1 }), await drive({ endOnCollision: 1 })];
  expect(touched.contacts).toBe(1);
  // A contact counts again after twenty steps; one that grinds may let go in between.
  expect(stuck.contacts).toBeGreaterThan(20);
  expect(stuck.contacts).toBeLessThan(1000);
  expect(Math.max(stuck.worst, touched.worst)).toBeLessThan(1e-5);
  expect(stuck.most).toBeGreaterThan(0.9);
  expect(stuck.least).toBeLessThan(-1);
}, 600_000);

const clearWays = {
  count: 1,
  device: 'cpu',
  course: 'empty',
  rooms: 1,
  noise: 0,
  steps: 5000,
  reward: 'clear',
} as const;

/** Drives straight ahead; the state in the end, with the least and the greatest reward on the way. */
async function driveAhead(options: WorldOptions, steps: number): Promise<Record<string, number>> {
  const world = await createWorld('rooms', { ...clearWays, ...options });
  await world.reset();
  let [least, most] = [0, 0];
  for (let step = 0; step < steps; step += 1) {
    const { rewards } = await world.step([1, 0, 0, 0]);
    [least, most] = [Math.min(least, rewards[0]), Math.max(most, rewards[0])];
  }
  const states = await world.readStates();
  await world.close();
  return { least, most, ...Object.fromEntries(carNames.map((name, at) => [name, states[at]])) };
}

it('motors that hold for eight moves of a car do what they do in as many steps', async () => {
  const device = 'reference';
  const [held, single] = [await driveAhead({ device, repeat: 8 }, 120), await driveAhead({ device }, 960)];
  for (const name of ['x', 'y', 'metres', 'collisions', 'touching']) expect(held[name]).toBeCloseTo(single[name], 4);
  expect(single.collisions).toBeGreaterThan(1);
}, 600_000);

it('a contact that happens before the last moves of a long step ends the episode too', async () => {
  const world = await createWorld('rooms', { ...clearWays, device: 'reference', repeat: 16, endOnCollision: 1 });
  await world.reset();
  let [ends, collisions] = [0, 0];
  for (let step = 0; step < 60 && ends === 0; step += 1) {
    const { terminated } = await world.step([1, 0, 0, 0]);
    ends += terminated[0];
    collisions = (await world.readStates())[carNames.indexOf('collisions')];
    expect(ends).toBe(Math.min(collisions, 1));
  }
  expect(collisions).toBeGreaterThan(0);
  await world.close();
}, 600_000);

it('contacts cost, and places and progress pay, what they are said to', async () => {
  const device = 'reference';
  const [plain, paid, far] = [
    await driveAhead({ device, repeat: 4 }, 100),
    await driveAhead({ device, repeat: 4, contact: 7, place: 3 }, 100),
    await driveAhead({ device, repeat: 4, progress: 2 }, 100),
  ];
  expect(plain.collisions).toBeGreaterThan(0);
  expect(plain.least).toBeGreaterThan(-2);
  expect(plain.most).toBeLessThan(1.1);
  expect(paid.least).toBeLessThan(-7);
  expect(paid.most).toBeGreaterThan(3.5);
  // Full motors come 0.75 m in three seconds; a car that stands for this long has made no progress.
  expect(far.most - plain.most).toBeCloseTo(2, 1);
  expect(far.least).toBeCloseTo(plain.least, 1);
}, 600_000);

it('refuses options that it cannot use', async () => {
  await expect(createWorld('rooms', { reward: 'much' })).rejects.toThrow(/bad reward/);
  await expect(createWorld('rooms', { repeat: 5 })).rejects.toThrow(
    /bad repeat \(got 5, expected 1, 2, 3, 4, 8, 12 or 16/,
  );
  await expect(createWorld('rooms', { progress: -1 })).rejects.toThrow(/bad progress/);
  await expect(createWorld('rooms', { contact: -1 })).rejects.toThrow(/bad contact/);
  await expect(createWorld('rooms', { endOnStuck: 2 })).rejects.toThrow(/bad endOnStuck/);
  await expect(createWorld('rooms', { course: 'moon' })).rejects.toThrow(/bad course \(got moon, expected empty or/);
  await expect(createWorld('rooms', { rooms: 0 })).rejects.toThrow(/bad rooms \(got 0, expected a whole number from 1/);
  await expect(createWorld('rooms', { starts: 'far' })).rejects.toThrow(/bad starts/);
});
