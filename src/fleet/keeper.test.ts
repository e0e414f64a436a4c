import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineName } from './brain-copy.js';
import { OtherCheckpoint } from './brain-store.js';
import { newHeld } from './held.js';
import { BrainKeeper, type KeeperOptions } from './keeper.js';

const epoch = { incarnation: 1, revision: 2 };
const plain = { sensors: new Float32Array(2), rewards: new Float32Array(1) };
const [tickMs, cycleMs, lookMs, answerMs] = [10, 50, 250, 200] as const;

interface Life {
  /** Of one write to the store. */
  readonly writeMs: number;
  /** When the look falls, and between which times the standby hears and answers. */
  readonly phaseMs: number;
  readonly hearsMs: readonly [number, number];
  /** Every so often a step is lost on its way: the copy has a gap until all is told again a second later. */
  readonly gapMs: number;
  readonly everyMs: number;
  /** It is being given to another worker all the while. */
  readonly isLeaving?: boolean;
}

/** Twelve seconds of a brain by logical time: what a kill would have cost at worst, and how often the store was written. */
async function live({ writeMs, phaseMs, hearsMs, gapMs, everyMs, isLeaving = false }: Life) {
  const held = newHeld('car');
  held.isLeaving = isLeaving;
  held.holding.ask({ id: '1', revision: 0, seen: { incarnation: 0, revision: 0 } });
  held.holding.claimed(epoch);
  held.holding.loaded(epoch);
  held.journal.begin({ hash: 'h', bytes: 1, cycle: 0 }, [], 0);
  const writes: { readonly doneMs: number; readonly end: number; done(): void }[] = [];
  let [nowMs, written, storedEnd, copiedEnd, cycle] = [0, 0, 0, 0, 0];
  const brains = {
    keepSteps: (...[, , , , end]: unknown[]) =>
      new Promise<void>((done) => writes.push({ doneMs: nowMs + writeMs, end: Number(end), done })),
  };
  const keeper = new BrainKeeper({
    ...{ brains, robots: {}, event: () => undefined, everyMs, standby: true },
    ...{ based: () => undefined, superseded: () => undefined },
  } as unknown as KeeperOptions);
  const hears = (): boolean => nowMs >= hearsMs[0] && nowMs < hearsMs[1];
  let worstMs = 0;
  for (; nowMs < 12_000; nowMs += tickMs) {
    if (nowMs % cycleMs === 0) {
      cycle += 1;
      held.journal.stepped(plain, { cycle, tookMs: 0 }, nowMs);
      if (hears() && nowMs % gapMs >= 1000) copiedEnd = cycle;
    }
    if (hears() && nowMs % answerMs === 0)
      held.copied = { line: lineName({ epoch, line: held.journal.line }), end: copiedEnd };
    for (const write of writes.filter(({ doneMs }) => doneMs === nowMs)) {
      storedEnd = write.end;
      written += 1;
      write.done();
    }
    await new Promise((resolve) => setImmediate(resolve));
    if (nowMs % lookMs === phaseMs) keeper.look([held], nowMs);
    await new Promise((resolve) => setImmediate(resolve));
    const lostMs = nowMs - (held.journal.madeMs(Math.max(storedEnd, copiedEnd)) ?? nowMs);
    worstMs = Math.max(worstMs, lostMs);
  }
  return { worstMs, written };
}

it('writes to the store as rarely as it is told while the standby has everything', async () => {
  // Its copy begins late, by 1 s, which the store bridges.
  const calm = { writeMs: 20, phaseMs: 0, gapMs: 1e9, everyMs: 5000 };
  const { worstMs, written } = await live({ ...calm, hearsMs: [0, 1e9] });
  expect(worstMs).toBeLessThanOrEqual(1000);
  expect(written).toBeLessThanOrEqual(4);
  const alone = await live({ ...calm, hearsMs: [1e9, 1e9] });
  expect(alone.written).toBeGreaterThan(12);
});

it('writes a brain that has not stepped since it was saved where the store has lost it', async () => {
  const held = newHeld('car');
  const base = { hash: 'h', bytes: 1, cycle: 7 };
  held.journal.begin(base, [], 0);
  held.keptEnd = 7;
  let isThere = true;
  const kept: unknown[] = [];
  const brains = {
    check: async () => (isThere ? undefined : Promise.reject(new OtherCheckpoint('car'))),
    keep: async (...[, , , cycle]: unknown[]) => {
      kept.push(cycle);
      return base;
    },
  };
  const keeper = new BrainKeeper({
    ...{ brains, event: () => undefined, everyMs: 1000, standby: false },
    robots: { save: async () => ({ file: import.meta.filename, cycle: 7 }) },
    ...{ based: () => undefined, superseded: () => undefined },
  } as unknown as KeeperOptions);
  await keeper.keep(held, epoch);
  expect(kept).toEqual([]);
  isThere = false;
  // As in a drain: it is not given away unless it is safe.
  await expect(keeper.keep(held, epoch)).rejects.toThrow(OtherCheckpoint);
  await keeper.keep(held, epoch);
  expect(kept).toEqual([7]);
});

it('loses at most a second with a worker, whatever its standby lacks and whenever the look falls', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        writeMs: fc.integer({ min: 1, max: 25 }).map((tens) => 10 * tens),
        phaseMs: fc.nat(24).map((tens) => 10 * tens),
        hearsMs: fc.tuple(fc.nat(12_000), fc.nat(12_000)),
        gapMs: fc.integer({ min: 1500, max: 6000 }),
        everyMs: fc.constantFrom(1000, 5000, 60_000),
        isLeaving: fc.boolean(),
      }),
      async (life) => {
        expect((await live(life)).worstMs).toBeLessThanOrEqual(1000);
      },
    ),
    { numRuns: 20 },
  );
});

it('takes a whole checkpoint of one brain after the other where one standby would have to make too many steps again', async () => {
  const all = ['a', 'b', 'c', 'd'].map((name, i) => {
    const held = newHeld(name);
    held.holding.ask({ id: '1', revision: 0, seen: { incarnation: 0, revision: 0 } });
    held.holding.claimed(epoch);
    held.holding.loaded(epoch);
    held.journal.begin({ hash: 'h', bytes: 1, cycle: 0 }, [], 0);
    held.standby = i < 3 ? 'together' : 'alone';
    // 220 ms each: less than what calls for a checkpoint of one brain.
    for (let cycle = 1; cycle <= 100; cycle += 1)
      held.journal.stepped(plain, { cycle, tookMs: name === 'b' ? 1.6 : 1.5 }, 0);
    held.keptEnd = 100;
    return held;
  });
  const whole: string[] = [];
  const keeper = new BrainKeeper({
    brains: { keep: async () => ({ hash: 'new', bytes: 1, cycle: 100 }) },
    robots: {
      save: async (robot: string) => {
        whole.push(robot);
        return { file: import.meta.filename, cycle: 100 };
      },
    },
    ...{ event: () => undefined, everyMs: 1e9, standby: true, based: () => undefined, superseded: () => undefined },
  } as unknown as KeeperOptions);
  for (let nowMs = 0; nowMs <= 3000; nowMs += lookMs) {
    keeper.look(all, nowMs);
    await keeper.settle();
    if (nowMs === 750) expect(whole).toEqual(['b']);
  }
  // Two of them are quick enough to make again, and so is one alone.
  expect(whole).toEqual(['b']);
  for (const held of all)
    for (let i = 0; i < 40; i += 1) held.journal.stepped(plain, { cycle: 101 + i, tookMs: 1.5 }, 3000);
  for (let nowMs = 3250; nowMs <= 4000; nowMs += lookMs) {
    keeper.look(all, nowMs);
    await keeper.settle();
  }
  expect(whole).toEqual(['b', 'a']);
});
