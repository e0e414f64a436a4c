import { afterEach, describe, expect, it } from 'vitest';
import { Ages } from './ages.js';
import { createBrain } from './create.js';
import type { FieldBrain } from './field-brain.js';
import type { BrainOptions } from './options.js';
import type { BrainSnapshot } from './types.js';

/** From here on a 32-bit float no longer tells two whole numbers apart. */
const edge = 2 ** 24;

describe('the age of a slot', () => {
  it('is counted where the report can no longer say it', () => {
    const ages = new Ages(2);
    ages.take([edge - 1], 1);
    const cycles = [edge, edge + 1, edge + 2];
    expect(cycles.map(Math.fround)).toEqual([edge, edge, edge + 2]);
    expect(cycles.map((cycle) => ages.follow(1, 1, Math.fround(cycle)))).toEqual(cycles);
    expect(ages.follow(0, 1, 1)).toBe(1);
  });

  it('is that of the report where another hand has moved the states', () => {
    const ages = new Ages(1);
    expect([ages.follow(0, 1, 500), ages.follow(0, 1, 501), ages.follow(0, 20, 521)]).toEqual([500, 501, 521]);
    expect(ages.follow(0, 1, 7)).toBe(7);
    ages.reset(0);
    expect(ages.follow(0, 1, 1)).toBe(1);
  });

  it('stays as it is where a report is given once more, without a step', () => {
    const ages = new Ages(1);
    ages.take([edge]);
    expect(ages.follow(0, 0, 500)).toBe(500);
    expect(ages.follow(0, 1, edge)).toBe(edge + 1);
  });

  it('ends where the Program ends counting', () => {
    const ages = new Ages(1);
    ages.take([2 ** 30]);
    const last = Math.fround(2 ** 30 + 2);
    expect([1, 1, 1].map((steps) => ages.follow(0, steps, last))).toEqual([2 ** 30 + 1, 2 ** 30 + 2, 2 ** 30 + 2]);
  });
});

describe('a brain that has lived 2²⁴ cycles', () => {
  const open: FieldBrain[] = [];
  afterEach(async () => {
    for (const brain of open.splice(0)) await brain.close();
  });
  async function make(brains: number): Promise<FieldBrain> {
    const options: BrainOptions = { sensors: 2, motors: 2, size: 4, device: 'cpu', bankRows: 16, seed: 5, brains };
    const brain = await createBrain(options);
    open.push(brain);
    return brain;
  }
  const aged = (snapshot: BrainSnapshot, ...ages: number[]): BrainSnapshot => ({
    ...snapshot,
    tensors: { ...snapshot.tensors, age: Int32Array.from(ages) },
  });

  it('says each cycle, alone', async () => {
    const brain = await make(1);
    await brain.load(aged(await brain.save(), edge - 1));
    const cycles: number[] = [];
    for (let i = 0; i < 2; i += 1) {
      cycles.push((await brain.process([0.1, 0.2])).state.cycle);
      cycles.push(brain.processSync([0.1, 0.2]).state.cycle);
    }
    cycles.push((await brain.run(5, new Float32Array(10))).states[0].cycle);
    expect(cycles).toEqual([edge, edge + 1, edge + 2, edge + 3, edge + 8]);
    expect(Array.from((await brain.save()).tensors.age)).toEqual([edge + 8]);
    // What moves out and in again goes on with the same count.
    await brain.importSlot(0, await brain.exportSlot(0));
    expect((await brain.process([0, 0])).state.cycle).toBe(edge + 9);
    await brain.reset();
    expect((await brain.process([0, 0])).state.cycle).toBe(1);
  });

  it('says each cycle in a batch of brains of any age', async () => {
    const brain = await make(3);
    await brain.load(aged(await brain.save(), edge, 10, edge + 20));
    const sensed = new Float32Array(6);
    const first = await brain.processBatch(sensed);
    const second = brain.processBatchSync(sensed);
    const third = await brain.run(2, new Float32Array(12));
    // States that are asked for late are those of their own cycle.
    expect([first, second, third].map(({ states }) => states.map(({ cycle }) => cycle))).toEqual([
      [edge + 1, 11, edge + 21],
      [edge + 2, 12, edge + 22],
      [edge + 4, 14, edge + 24],
    ]);
    await brain.reset(0);
    await brain.importSlot(1, await brain.exportSlot(2));
    const { states } = await brain.processBatch(sensed);
    expect(states.map(({ cycle }) => cycle)).toEqual([1, edge + 25, edge + 25]);
  });
});
