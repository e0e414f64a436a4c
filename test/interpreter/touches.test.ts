/** What is kept of touches is held to a list of all of them: the same races, no more and no fewer. */
import { describe, expect, it } from 'vitest';
import { permuteIndex } from '../../src/kernel/permutation.js';
import { type Count, type Toucher, Touches } from './touches.js';
import { warp } from './warp-size.js';

interface Touch extends Omit<Toucher, 'passed' | 'warpPassed'> {
  readonly epoch: number;
  readonly warpEpoch: number;
}

const [groups, warps, perWarp] = [2, 3, 3];

/** Whether one of the touches is not ordered before that of the toucher, from what the words mean. */
function meetsOne(touches: readonly Touch[], { thread, group, passed, warpPassed }: Toucher): boolean {
  const isOrdered = (one: Touch): boolean => {
    if (one.group !== group) return false;
    if (one.thread === thread || one.epoch < passed.count) return true;
    return Math.floor(one.thread / warp) === Math.floor(thread / warp) && one.warpEpoch < warpPassed.count;
  };
  return !touches.every(isOrdered);
}

describe('touches', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('seed %i', (seed) => {
    let turn = 0;
    const draw = (count: number): number => {
      turn += 1;
      return permuteIndex(seed * 100_003 + turn, turn % count, count);
    };
    const outcomes = { met: 0, ordered: 0 };
    for (let round = 0; round < 200; round += 1) {
      const kept = new Touches(1);
      const all: Touch[] = [];
      const counts = (length: number): Count[] => Array.from({ length }, () => ({ count: 0 }));
      const [passed, warpPassed] = [counts(groups), counts(groups * warps)];
      const mostGroups = 1 + draw(groups);
      for (let step = 0; step < 12; step += 1) {
        const [group, own] = [draw(mostGroups), draw(warps)];
        const [ofGroup, ofWarp] = [passed[group], warpPassed[group * warps + own]];
        const event = draw(6);
        if (event === 0) ofGroup.count += 1;
        if (event === 1) ofWarp.count += 1;
        const thread = own * warp + draw(perWarp);
        const toucher = { thread, group, passed: ofGroup, warpPassed: ofWarp };
        const meets = kept.meets(0, toucher);
        expect(meets).toBe(meetsOne(all, toucher));
        outcomes[meets ? 'met' : 'ordered'] += 1;
        kept.add(0, toucher);
        all.push({ thread, group, epoch: ofGroup.count, warpEpoch: ofWarp.count });
      }
    }
    expect(Math.min(outcomes.met, outcomes.ordered)).toBeGreaterThan(300);
  });
});
