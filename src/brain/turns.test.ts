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

/** A processor that looks at its inputs only after a while, as devices in other processes do. */
async function lateDevice(): Promise<Device> {
  const device = await createDevice('cpu');
  opened.push(device);
  const late = (session: Session): Session =>
    new Proxy(session, {
      get: (target, name) => {
        const value = Reflect.get(target, name, target);
        if (name === 'step')
          return async (inputs: Parameters<Session['step']>[0]) => {
            await new Promise((resolve) => setTimeout(resolve, 5));
            return target.step(inputs);
          };
        return typeof value === 'function' ? value.bind(target) : value;
      },
      set: (target, name, value) => Reflect.set(target, name, value, target),
    });
  return new Proxy(device, {
    get: (target, name) => {
      const value = Reflect.get(target, name, target);
      if (name === 'load') return async (...given: Parameters<Device['load']>) => late(await target.load(...given));
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

it('a second cycle is refused and leaves the sensors of the first alone', async () => {
  const [alone, brain] = [await make(), await make(await lateDevice())];
  const { motors } = await alone.process(sensed(1));
  const expected = [...motors];
  const first = brain.process(sensed(1));
  await expect(brain.process([1, -1, 1])).rejects.toMatchObject({ code: 'input-invalid' });
  await expect(brain.run(2, Float32Array.of(1, -1, 1, 1, -1, 1))).rejects.toMatchObject({ code: 'input-invalid' });
  expect(() => brain.processSync([1, -1, 1])).toThrow(/busy/);
  expect([...(await first).motors]).toEqual(expected);
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
  const brain = await make(await lateDevice());
  const cycle = brain.process(sensed(0));
  const read = brain.read('field');
  const closed = brain.close();
  await expect(read).rejects.toMatchObject({ code: 'session-closed' });
  await Promise.allSettled([cycle, closed]);
});
