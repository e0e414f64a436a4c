import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { noEpoch } from '../robot/wire/epoch.js';
import type { StepInputs } from '../server/brains/messages.js';
import type { Robots } from '../server/robots.js';
import { Arrivals } from './arrivals.js';
import { BrainCopies } from './brain-copies.js';
import { BrainLoader } from './brain-loader.js';
import { BrainStore } from './brain-store.js';
import type { FleetBus } from './bus.js';
import { type Held, newHeld } from './held.js';
import type { AskMessage, PrepareMessage } from './messages.js';
import { namesOfFleet } from './names.js';
import { encodeStep, type Step } from './step.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-loader-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [baseCycle, end] = [100, 770];
const steps: readonly Step[] = Array.from({ length: end - baseCycle }, (_, i) => ({
  cycle: baseCycle + i,
  inputs: { sensors: new Float32Array([i]), rewards: new Float32Array(1) },
}));
const epochOf = (revision: number) => ({ incarnation: 1, revision });

/** The two buckets in memory. `fault` is asked before each call, and may throw, never resolve, or give other content. */
function makeStore(fault: (call: string) => Promise<unknown>) {
  const entries = new Map<string, { readonly text: string; readonly revision: number }>();
  const objects = new Map<string, Uint8Array>();
  let revision = 0;
  const kv = {
    get: async (key: string) => {
      await fault('manifest');
      const entry = entries.get(key);
      return entry === undefined ? null : { revision: entry.revision, string: () => entry.text };
    },
    put: async (key: string, text: string, { previousSeq }: { readonly previousSeq: number }) => {
      if ((entries.get(key)?.revision ?? 0) !== previousSeq) throw new Error('wrong last sequence');
      revision += 1;
      entries.set(key, { text, revision });
    },
  };
  const kindOf = (name: string): string => (name.includes('steps') ? 'steps' : 'checkpoint');
  const objectStore = {
    put: async (name: string, bytes: Uint8Array) => void objects.set(name, bytes),
    names: async () => [...objects.keys()],
    info: async (name: string) => {
      await fault(`info of ${kindOf(name)}`);
      const size = objects.get(name)?.length;
      return size === undefined ? undefined : { nuid: name, size };
    },
    read: async ({ nuid }: { readonly nuid: string }) => {
      const damaged = await fault(`content of ${kindOf(nuid)}`);
      return damaged instanceof Uint8Array ? damaged : (objects.get(nuid) ?? new Uint8Array());
    },
    delete: async (name: string) => void objects.delete(name),
    check: async () => undefined,
  };
  const names = namesOfFleet('test');
  const bus = { names, bucket: async () => kv, objects: async () => objectStore };
  return BrainStore.open(bus as unknown as FleetBus, 500);
}

/** Brains that count their steps, each in the slot that is the robot's at the time. `step` is awaited before each. */
function makeRobots(step: (made: number) => Promise<void>) {
  const slots = new Map<string, { cycle: number }>();
  const robots = {
    evict: (robot: string) => void slots.delete(robot),
    relive: async ({ id }: { readonly id: string }, _address: string, all: Iterable<StepInputs>) => {
      const slot = slots.get(id) ?? { cycle: baseCycle };
      slots.set(id, slot);
      let reached: number | undefined;
      for (const _ of all) {
        await step(slot.cycle);
        if (slots.get(id) !== slot) throw new Error('its place was given up');
        slot.cycle += 1;
        reached = slot.cycle;
      }
      return reached;
    },
  };
  return { slots, robots: robots as unknown as Robots };
}

const request = { id: 'car', sensors: 1, motors: 1 } as unknown as AskMessage['request'];

/** The hold of a worker that has claimed the robot after an owner of this epoch. */
function claimed(revision: number, seen = noEpoch): Held {
  const held = newHeld('car');
  held.asked = { robot: 'car', gateway: 'g', session: 1, address: '', revision: revision - 1, seen, request };
  held.holding.ask({ id: '1', revision: revision - 1, seen });
  held.holding.claimed(epochOf(revision));
  return held;
}

/** A store with an older checkpoint, a newer one and 670 steps after it, all of owner 1; and a loader over it. */
async function makeLoader(
  fault: (call: string) => Promise<unknown>,
  step: (made: number) => Promise<void> = async () => undefined,
) {
  let isFilled = false;
  const brains = await makeStore(async (call) => (isFilled ? await fault(call) : undefined));
  await brains.keep('car', epochOf(1), new Uint8Array(10).fill(1), 30);
  const base = await brains.keep('car', epochOf(1), new Uint8Array(10).fill(2), baseCycle);
  await brains.keepSteps('car', epochOf(1), base, Buffer.concat(steps.map(encodeStep)), end);
  isFilled = true;
  const { slots, robots } = makeRobots(step);
  const copies = new BrainCopies(brains, 8);
  const arrivals = new Arrivals({ robots, copies, folder });
  const events: string[] = [];
  const texts: string[] = [];
  const event = (_level: string, kind: string, text: string): void => {
    events.push(kind);
    texts.push(text);
  };
  const loader = new BrainLoader({ brains, copies, arrivals, robots, event, folder });
  return { loader, base, copies, arrivals, slots, events, texts };
}

it('loads nothing while the store does not answer, and everything once it does', async () => {
  const calls = ['manifest', 'info of checkpoint', 'content of checkpoint', 'info of steps', 'content of steps'];
  const errors = ['timeout', '503', 'no responders', 'consumer not found', 'raft: no leader', 'connection closed'];
  let revision = 1;
  for (const failing of calls)
    for (const message of errors) {
      let isDown = true;
      const { loader, slots, events } = await makeLoader(async (call) => {
        if (isDown && call === failing) throw new Error(message);
      });
      revision += 1;
      const first = claimed(revision);
      await expect(loader.load(first, epochOf(revision)), `${failing}: ${message}`).rejects.toThrow(message);
      expect([first.journal.end, slots.size, events]).toEqual([undefined, 0, []]);
      isDown = false;
      revision += 1;
      const second = claimed(revision);
      await loader.load(second, epochOf(revision));
      expect([second.journal.end, slots.get('car')?.cycle]).toEqual([end, end]);
    }
});

it('waits for a store that does not answer where it has a copy that knows more', async () => {
  let failures = 3;
  const { loader, base, copies, slots } = await makeLoader(async (call) => {
    if (call === 'manifest' && failures > 0) {
      failures -= 1;
      throw new Error('timeout');
    }
  });
  const line = { epoch: epochOf(1), line: 1 };
  await copies.comesTo('car', () => true, 0);
  copies.of('car')?.begin(line, base, new Uint8Array(10).fill(2));
  copies.of('car')?.add(line, [...steps, { ...steps[0], cycle: end }]);
  const held = claimed(2, epochOf(1));
  await loader.load(held, epochOf(2));
  expect([held.journal.end, slots.get('car')?.cycle]).toEqual([end + 1, end + 1]);
  // One that another worker has claimed meanwhile is not waited for.
  failures = Number.POSITIVE_INFINITY;
  await copies.comesTo('car', () => true, 0);
  copies.of('car')?.begin({ epoch: epochOf(2), line: 1 }, base, new Uint8Array(10).fill(2));
  const next = claimed(3, epochOf(2));
  const loaded = loader.load(next, epochOf(3)).catch((error: Error) => error.message);
  next.holding.see(epochOf(4));
  expect(await loaded).toMatch(/another owner/);
});

it('gives up an object whose pieces never come, and takes nothing older in its place', async () => {
  let isSilent = true;
  const { loader } = await makeLoader(async (call) => {
    if (isSilent && call === 'content of steps') await new Promise(() => undefined);
  });
  const first = claimed(2);
  await expect(loader.load(first, epochOf(2))).rejects.toThrow('no time was left');
  isSilent = false;
  const second = claimed(3);
  await loader.load(second, epochOf(3));
  expect(second.journal.end).toBe(end);
});

it('takes what came before a checkpoint that is gone or damaged', async () => {
  for (const isGone of [true, false]) {
    const { loader, events } = await makeLoader(async (call) => {
      if (call !== 'content of steps') return undefined;
      if (isGone) throw new Error('stream not found');
      return new Uint8Array(8);
    });
    const held = claimed(2);
    await loader.load(held, epochOf(2));
    expect([held.journal.end, events]).toEqual([baseCycle, ['checkpoint-refused', 'robot-claimed']]);
  }
});

it('says from what a brain goes on: a copy, the store, or nothing', async () => {
  const stored = await makeLoader(async () => undefined);
  await stored.loader.load(claimed(2), epochOf(2));
  expect(stored.texts.at(-1)).toBe(
    `car: epoch 1.2, cycle ${end}, from the checkpoint of cycle ${baseCycle} and 670 steps in the store`,
  );
  const copied = await makeLoader(async () => undefined);
  const line = { epoch: epochOf(1), line: 1 };
  await copied.copies.comesTo('car', () => true, 0);
  copied.copies.of('car')?.begin(line, copied.base, new Uint8Array(10).fill(2));
  copied.copies.of('car')?.add(line, steps);
  await copied.loader.load(claimed(2), epochOf(2));
  expect(copied.texts.at(-1)).toBe(`car: epoch 1.2, cycle ${end}, from the copy here`);
  // Its checkpoints were deleted from the store.
  const gone = await makeLoader(async (call) => {
    if (call === 'info of checkpoint') throw new Error('stream not found');
  });
  await gone.loader.load(claimed(2), epochOf(2));
  expect(gone.texts).toEqual([
    expect.stringMatching(`^car: checkpoint \\w+ of cycle ${baseCycle}: it is gone$`),
    expect.stringMatching(/^car: checkpoint \w+ of cycle 30: it is gone$/),
    'car: epoch 1.2, cycle 0, a new brain',
  ]);
});

it('leaves the steps in the store where a brain fails to make them, once', async () => {
  let failures = 1;
  const { loader, slots, events } = await makeLoader(
    async () => undefined,
    async (made) => {
      if (made === 400 && failures > 0) {
        failures -= 1;
        throw new Error('brain child: lost');
      }
    },
  );
  await expect(loader.load(claimed(2), epochOf(2))).rejects.toThrow('lost');
  expect(slots.size).toBe(0);
  const second = claimed(3);
  await loader.load(second, epochOf(3));
  expect([second.journal.end, events]).toEqual([end, ['robot-claimed']]);
  // Steps that fail again and again cost what they would have brought, not the robot.
  failures = 2;
  await expect(loader.load(claimed(4), epochOf(4))).rejects.toThrow('lost');
  const last = claimed(5);
  await loader.load(last, epochOf(5));
  expect([last.journal.end, events.slice(1)]).toEqual([baseCycle, ['steps-refused', 'robot-claimed']]);
});

/** The step of this cycle takes long enough for another load to begin, where nothing keeps it from that. */
function slowStep(slow: number) {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const step = async (made: number): Promise<void> => {
    if (made !== slow) return;
    begin();
    await new Promise((resolve) => setTimeout(resolve, 40));
  };
  return { begun, step };
}

it('makes all steps of a brain that was being handed to this worker when its owner was lost', async () => {
  const { begun, step } = slowStep(300);
  const { loader, base, copies, arrivals, slots } = await makeLoader(async () => undefined, step);
  const line = { epoch: epochOf(1), line: 1 };
  await copies.comesTo('car', () => true, 0);
  copies.of('car')?.begin(line, base, new Uint8Array(10).fill(2));
  copies.of('car')?.add(line, steps);
  const wish = { robot: 'car', address: '', epoch: epochOf(1), end, isLast: false, request } as PrepareMessage;
  const prepared = arrivals.prepare(wish).catch((error: Error) => error.message);
  await begun;
  const held = claimed(2, epochOf(1));
  await loader.load(held, epochOf(2));
  expect(await prepared).toMatch(/given up/);
  expect([held.journal.end, slots.get('car')?.cycle, arrivals.count]).toEqual([end, end, 0]);
});

it('does not wait for steps of an owner that was lost while it handed a brain over', async () => {
  const { loader, base, copies, arrivals } = await makeLoader(async () => undefined);
  const line = { epoch: epochOf(1), line: 1 };
  await copies.comesTo('car', () => true, 0);
  copies.of('car')?.begin(line, base, new Uint8Array(10).fill(2));
  copies.of('car')?.add(line, steps);
  // The owner is ten steps further, and will never tell them.
  const wish = { robot: 'car', address: '', epoch: epochOf(1), end: end + 10, isLast: false, request };
  const prepared = arrivals.prepare(wish as PrepareMessage).catch((error: Error) => error.message);
  const held = claimed(2, epochOf(1));
  await loader.load(held, epochOf(2));
  expect([await prepared, held.journal.end]).toEqual([expect.stringMatching(/given up/), end]);
});

it('lets a load that is no longer wanted end before the next of the same robot begins', async () => {
  const { begun, step } = slowStep(300);
  const { loader, slots } = await makeLoader(async () => undefined, step);
  const first = claimed(2);
  const loaded = loader.load(first, epochOf(2)).catch((error: Error) => error.message);
  await begun;
  // Another worker has claimed it, was lost, and this one is asked again.
  first.holding.see(epochOf(3));
  const second = claimed(4);
  await loader.load(second, epochOf(4));
  expect(await loaded).toMatch(/another owner/);
  expect([second.journal.end, slots.get('car')?.cycle]).toEqual([end, end]);
  expect(loader.isLoading('car')).toBe(false);
});
