import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeSpace } from './code-space.js';

describe('CodeSpace', () => {
  it('never hands out overlapping places', () => {
    const action = fc.record({ bytes: fc.integer({ min: 1, max: 5000 }), releases: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const space = new CodeSpace(128);
        const live: { start: number; end: number }[] = [];
        for (const { bytes, releases } of actions) {
          const start = space.allocate(bytes);
          const end = start + bytes;
          expect(start % 4).toBe(0);
          expect(end).toBeLessThanOrEqual(space.end);
          for (const other of live) expect(end <= other.start || start >= other.end).toBe(true);
          live.push({ start, end });
          if (releases < live.length) space.release(live.splice(releases, 1)[0]!.start);
        }
      }),
    );
  });

  it('uses freed places again', () => {
    const space = new CodeSpace(0);
    for (let round = 0; round < 100; round++) space.release(space.allocate(200));
    expect(space.end).toBe(256);
  });

  it('does not take back what it has not given', () => {
    const space = new CodeSpace(0);
    const address = space.allocate(8);
    space.release(address);
    space.release(address);
    space.release(4096);
    expect(space.allocate(8)).not.toBe(space.allocate(8));
  });
});
