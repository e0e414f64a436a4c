import { describe, expect, it } from 'vitest';
import { createBrain } from './create.js';
import { planQuality, QualityControl } from './quality.js';

describe('quality', () => {
  it('goes up one level when the 95th percentile of a hundred cycles is above the budget, and waits a hundred more', () => {
    const control = new QualityControl(10);
    const levels = Array.from({ length: 201 }, (_, cycle) => control.next(11, cycle));
    expect(levels.slice(0, 99).every((level) => level === 0)).toBe(true);
    expect([levels[99], levels[198], levels[199]]).toEqual([1, 1, 2]);
    expect(control.changes[0]).toEqual({ cycle: 99, from: 0, to: 1, p95Ms: 11, budgetMs: 10 });
  });

  it('stays between half the budget and the budget, comes back below, and never leaves 0 … 4', () => {
    const control = new QualityControl(10);
    const live = (ms: number, cycles: number): number => {
      let level = -1;
      for (let i = 0; i < cycles; i += 1) level = control.next(ms, i);
      return level;
    };
    expect(live(50, 1000)).toBe(4);
    expect(live(7, 300)).toBe(4);
    expect(live(4, 100)).toBe(3);
    expect(live(4, 1000)).toBe(0);
  });

  it('a few slow cycles change nothing', () => {
    const control = new QualityControl(10);
    let level = 0;
    for (let i = 0; i < 500; i += 1) level = control.next(i % 25 === 0 ? 1000 : 6, i);
    expect(level).toBe(0);
  });

  it('leaves out the planner first and motors never', () => {
    expect([0, 1, 2, 3, 4].map((level) => planQuality(level, 8))).toEqual([
      { candidates: 8, recallEvery: 1, halfStorage: false },
      { candidates: 4, recallEvery: 1, halfStorage: false },
      { candidates: 4, recallEvery: 4, halfStorage: false },
      { candidates: 0, recallEvery: 4, halfStorage: false },
      { candidates: 0, recallEvery: 4, halfStorage: true },
    ]);
  });

  it('a brain over its budget goes on living at a lower level, with the same age and field', async () => {
    // No cycle takes a nanosecond: each hundred cycles cost a level, whatever the machine does.
    const brain = await createBrain({ sensors: 2, motors: 2, size: 4, device: 'cpu', bankRows: 16, budgetMs: 1e-6 });
    let last = await brain.process([0, 0]);
    for (let t = 1; t < 401; t += 1) last = await brain.process([Math.sin(0.1 * t), 0.5]);
    expect(brain.qualityChanges().map(({ to }) => to)).toEqual([1, 2, 3, 4]);
    expect(brain.describe().quality).toBe(4);
    expect(last.state.cycle).toBe(401);
    expect(last.state.error).toBeLessThan(0.1);
    await brain.close();
  });
});
