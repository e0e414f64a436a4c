/** When the twin of a brain runs and when not, by a clock of the test; and that a brain with one gives the same bits. */
import { afterEach, expect, it, vi } from 'vitest';
import { createDevice } from '../device/registry.js';
import { createBrain } from './create.js';
import { type CycleWay, KeepWarm, warmTimes } from './keep-warm.js';

afterEach(() => {
  vi.useRealTimers();
});

/** Looks are the test's own: no timer comes between. */
function warmed(cycle: (way: CycleWay) => undefined | Promise<unknown> = () => undefined) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = { now: 100 };
  const ways: CycleWay[] = [];
  const close = vi.fn(async () => undefined);
  const warm = new KeepWarm({
    cycle: (way) => {
      ways.push(way);
      return cycle(way);
    },
    close,
    nowMs: () => clock.now,
  });
  const cycleOf = (way: CycleWay = 'process'): void => {
    warm.begins(way);
    warm.ends();
  };
  return { clock, ways, close, warm, cycleOf };
}

it('runs in quiet times only: not in a cycle, behind one, or when the next is expected', async () => {
  const { clock, ways, warm, cycleOf } = warmed();
  expect(warm.look()).toBe(false);
  cycleOf();
  clock.now += warmTimes.quiet / 2;
  expect(warm.look()).toBe(false);
  clock.now += warmTimes.quiet;
  expect(warm.look()).toBe(true);
  clock.now = 120;
  warm.begins('processSync');
  clock.now += 5;
  expect(warm.look()).toBe(false);
  warm.ends();
  clock.now = 139.9;
  expect(warm.look()).toBe(false);
  clock.now = 139;
  expect(warm.look()).toBe(true);
  expect(ways).toEqual(['process', 'processSync']);
  await warm.close();
});

it('runs one cycle at a time, and none behind a failure or the end', async () => {
  let finish: () => void = () => undefined;
  const { clock, ways, warm, cycleOf, close } = warmed(() => new Promise<void>((done) => (finish = done)));
  cycleOf('processBatch');
  clock.now += 2;
  expect([warm.look(), warm.look()]).toEqual([true, false]);
  finish();
  await new Promise(setImmediate);
  expect(warm.look()).toBe(true);
  const closing = warm.close();
  expect(close).not.toHaveBeenCalled();
  finish();
  await closing;
  expect(close).toHaveBeenCalledOnce();
  expect(warm.look()).toBe(false);
  expect(ways).toEqual(['processBatch', 'processBatch']);

  const lost = warmed(() => Promise.reject(new Error('lost')));
  lost.cycleOf();
  lost.clock.now += 2;
  expect(lost.warm.look()).toBe(true);
  await new Promise(setImmediate);
  lost.cycleOf();
  lost.clock.now += 2;
  expect(lost.warm.look()).toBe(false);
});

it('rests when no cycle came for long, and goes on with the next', () => {
  const { clock, warm, cycleOf, ways } = warmed();
  cycleOf();
  clock.now += warmTimes.rest + 1;
  expect(warm.look()).toBe(false);
  clock.now += 10;
  expect(warm.look()).toBe(false);
  cycleOf('processBatchSync');
  clock.now += 2;
  expect(warm.look()).toBe(true);
  expect(ways).toEqual(['processBatchSync']);
  void warm.close();
});

it('a brain with a twin gives the bits of one without', async () => {
  const device = await createDevice('cpu', { threads: 1 });
  // Only brains on CUDA have a twin: this is one as far as a brain can see.
  let loads = 0;
  const posing = {
    ...device,
    description: { ...device.description, kind: 'cuda' as const },
    load: (...given: Parameters<typeof device.load>) => {
      loads += 1;
      return device.load(...given);
    },
  };
  const options = { sensors: 3, motors: 2, size: 4, bankRows: 16, device: posing };
  const [plain, warm] = [await createBrain(options), await createBrain({ ...options, keepWarm: true })];
  // Cycle and birth of each of three.
  expect(loads).toBe(6);
  const answers = { plain: [] as unknown[], warm: [] as unknown[] };
  for (let cycle = 0; cycle < 12; cycle += 1) {
    const sensed = [Math.sin(cycle), 0.5, -cycle / 10];
    for (const [name, brain] of Object.entries({ plain, warm }) as ['plain' | 'warm', typeof plain][]) {
      const { motors, state } = await brain.process(sensed, { reward: cycle % 3 === 0 ? 1 : 0 });
      answers[name].push([Array.from(motors), structuredClone(state)]);
    }
    const before = warm.warmCycles;
    await vi.waitFor(() => expect(warm.warmCycles).toBeGreaterThan(before), { timeout: 120_000, interval: 1 });
  }
  expect(answers.warm).toEqual(answers.plain);
  expect(await warm.read('field')).toEqual(await plain.read('field'));
  expect(plain.warmCycles).toBe(0);
  await plain.close();
  await warm.close();
  await device.close();
}, 60_000);
