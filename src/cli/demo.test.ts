import { describe, expect, it } from 'vitest';
import type { QuickPerformance } from '../brain/index.js';
import { runDemo, tooSlow } from './demo.js';
import { findFittingSize } from './demo-size.js';
import type { Output } from './output.js';

const silent: Output = {
  json: true,
  isTerminal: false,
  columns: 80,
  answer: () => undefined,
  note: () => undefined,
  nowMs: () => 0,
};

/** A machine on which a cycle takes as long as its voxels. */
const measureWith =
  (msPerVoxel: number, asked: number[] = []) =>
  async ({ size = 0 }: { readonly size?: number }): Promise<QuickPerformance> => {
    asked.push(size);
    return { p50Ms: msPerVoxel * size ** 3, size } as QuickPerformance;
  };

describe('the size of the demo', () => {
  it.each([
    ['the largest, where all are quick', 1e-6, 1, 64],
    ['the one below the first that is too slow', 25 / 16 ** 3, 1, 16],
    ['a smaller one for more brains', 25 / 16 ** 3, 2, 8],
    ['the smallest, where none is quick', 1, 1, 8],
  ])('is %s', async (_, msPerVoxel, brains, expected) => {
    const asked: number[] = [];
    const { size, tried } = await findFittingSize({}, brains, () => undefined, measureWith(msPerVoxel, asked));
    expect(size).toBe(expected);
    expect(asked).toEqual(tried.map((one) => one.size));
    expect(Math.max(...asked)).toBeLessThanOrEqual(Math.max(8, 2 * expected));
  });
});

it('says what to do only where cycles are too long', () => {
  expect(tooSlow(39, 20)).toBeUndefined();
  expect(tooSlow(48, 20)).toMatch(/takes 48 ms, too long for 20 per second.*--size 8/);
});

describe('fieldbrain demo', () => {
  it.each([
    [{ course: 'moon' }, 'demo --course'],
    [{ robots: '0' }, 'demo --robots'],
    [{ robots: '65' }, 'demo --robots'],
    [{ size: '9' }, 'demo --size'],
    [{ device: 'abacus' }, 'demo --device'],
    [{ seconds: '-1' }, 'demo --seconds'],
  ])('refuses %j before anything is started', async (options, place) => {
    await expect(runDemo(options, silent)).rejects.toThrow(place);
  });
});
