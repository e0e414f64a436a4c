import { afterEach, expect, it } from 'vitest';
import type { Device, Session } from '../device/device.js';
import { createDevice } from '../device/registry.js';
import { createBrain } from './create.js';
import type { FieldBrain } from './field-brain.js';

const options = { sensors: 3, motors: 2, size: 4, bankRows: 16, seed: 5 } as const;
const sensed = (t: number): number[] => [Math.sin(0.3 * t), Math.cos(0.2 * t), (t % 5) / 5];
const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

/** What a session of the processor does in another way. */
type Change = (session: Session) => Partial<Pick<Session, 'step' | 'stepSoon' | 'beside'>>;

/** Looks at its inputs only after a while, as devices in other processes do. */
const late: Change = (session) => ({
  step: async (inputs) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return session.step(inputs);
  },
});

/** Gives a step's outputs at once, or after a while, and has time for other work in each, as a GPU. */
const soon =
  (isAtOnce: boolean): Change =>
  (session) => {
    const works: (() => void)[] = [];
    return {
      beside: (work) => works.push(work),
      stepSoon: (inputs) => {
        for (const work of works.splice(0)) work();
        if (isAtOnce) return session.stepSync(inputs);
        return new Promise((resolve) => setTimeout(resolve, 5)).then(() => session.step(inputs));
      },
    };
  };

async function deviceThat(change: Change): Promise<Device> {
  const device = await createDevice('cpu');
  opened.push(device);
  const changed = (session: Session): Session => {
    const other = change(session);
    return new Proxy(session, {
      get: (target, name) => {
        if (name in other) return Reflect.get(other, name);
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
      set: (target, name, value) => Reflect.set(target, name, value, target),
    });
  };
  return new Proxy(device, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (name === 'load') return async (...given: Parameters<Device['load']>) => changed(await target.load(...given));
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function make(device: Device | 'cpu' = 'cpu'): Promise<FieldBrain> {
  const brain = await createBrain({ ...options, device });
  opened.push(brain);
  return brain;
}

async function live(brain: FieldBrain, cycles: number): Promise<void> {
  for (let t = 0; t < cycles; t += 1) await brain.process(sensed(t), { reward: (t % 3) - 1 });
}

it.each([
  ['late', late],
  ['given at once', soon(true)],
  ['given soon', soon(false)],
])('a second cycle is refused and leaves the sensors of the first alone: %s', async (_, change) => {
  const [alone, brain] = [await make(), await make(await deviceThat(change))];
  const { motors } = await alone.process(sensed(1));
  const expected = [...motors];
  const first = brain.process(sensed(1));
  const others = [brain.process([1, -1, 1]), brain.run(2, Float32Array.of(1, -1, 1, 1, -1, 1))];
  expect(() => brain.processSync([1, -1, 1])).toThrow(/busy/);
  for (const other of others) await expect(other).rejects.toMatchObject({ code: 'input-invalid' });
  expect([...(await first).motors]).toEqual(expected);
});

it.each([true, false])('cycles by the short way are those by the long one, at once: %s', async (isAtOnce) => {
  const [plain, brain] = [await make(), await make(await deviceThat(soon(isAtOnce)))];
  const snapshot = await plain.save();
  for (let t = 0; t < 30; t += 1) {
    // Between two cycles states move: what is rehearsed of the last report must not count.
    if (t === 20) for (const one of [plain, brain]) await one.load(snapshot);
    const outcome = t % 4 === 0 ? [{ reward: 0.5 }] : [];
    const [expected, given] = [await plain.process(sensed(t), ...outcome), await brain.process(sensed(t), ...outcome)];
    expect(given).toEqual(expected);
    const sensors = Float32Array.from(sensed(t + 0.5));
    const [one, other] = [await plain.processBatch(sensors), await brain.processBatch(sensors)];
    expect([...other.motors]).toEqual([...one.motors]);
    expect(other.states).toEqual(one.states);
    expect(other.states[0].cycle).toBe(2 * (t < 20 ? t : t - 20) + 2);
  }
});

it('a snapshot that is asked for during a cycle that takes long is of the time behind it', async () => {
  const brain = await make(await deviceThat(soon(false)));
  await live(brain, 3);
  const cycle = brain.process(sensed(3));
  const snapshot = brain.save();
  await cycle;
  expect([...(await snapshot).tensors.age]).toEqual([4]);
});

it('a step that fails by the short way is told, and the next one goes on', async () => {
  let isBad = true;
  const brain = await make(
    await deviceThat((session) => ({
      stepSoon: (inputs) => {
        if (isBad) throw new Error('lost for a moment');
        return session.stepSync(inputs);
      },
    })),
  );
  await expect(brain.process(sensed(0))).rejects.toThrow('lost for a moment');
  isBad = false;
  expect((await brain.process(sensed(0))).state.cycle).toBe(1);
});

it('a cycle that is asked for while a snapshot is loaded begins behind it', async () => {
  const [brain, other] = [await make(), await make()];
  await live(brain, 10);
  const snapshot = await brain.save();
  await live(brain, 20);
  await other.load(snapshot);
  const expected = await other.process(sensed(3));
  const loaded = brain.load(snapshot);
  expect(() => brain.processSync(sensed(3))).toThrow(/busy/);
  const cycle = brain.process(sensed(3));
  await loaded;
  expect((await cycle).state.cycle).toBe(11);
  expect([...(await cycle).motors]).toEqual([...expected.motors]);
});

it('cycles that are asked for while memories are rehearsed build on them', async () => {
  const [brain, other] = [await make(), await make()];
  for (const one of [brain, other]) await live(one, 40);
  await other.consolidate(30);
  await other.process(sensed(0));
  const rehearsed = brain.consolidate(30);
  await brain.process(sensed(0));
  await rehearsed;
  expect(await brain.read('memory')).toEqual(await other.read('memory'));
});

it('what waits when the brain is closed is told so', async () => {
  const brain = await make(await deviceThat(late));
  const cycle = brain.process(sensed(0));
  const read = brain.read('field');
  const closed = brain.close();
  await expect(read).rejects.toMatchObject({ code: 'session-closed' });
  await Promise.allSettled([cycle, closed]);
});
