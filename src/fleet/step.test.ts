import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrainCopy } from './brain-copy.js';
import { Journal, longestReliveMs, passMs } from './journal.js';
import { decodeSteps, encodeStep, type Step } from './step.js';

const floats = (length: number) => fc.float32Array({ minLength: length, maxLength: length, noNaN: true });
const inputs = fc.record(
  {
    sensors: floats(3),
    rewards: floats(1),
    demonstrations: floats(2),
    ends: fc.constantFrom(new Uint8Array([1]), new Uint8Array([2]), new Uint8Array([3])),
  },
  { requiredKeys: ['sensors', 'rewards'] },
);
const plain = { sensors: new Float32Array([1, 2]), rewards: new Float32Array([0]) };
const step = (cycle: number): Step => ({ cycle, inputs: plain });
const epoch = (revision: number) => ({ incarnation: 1, revision });

describe('steps', () => {
  it('are read as they were written, one after the other', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.array(inputs, { maxLength: 5 }), (first, all) => {
        const steps = all.map((one, i) => ({ cycle: first + i, inputs: one }));
        expect(decodeSteps(Buffer.concat(steps.map(encodeStep)))).toEqual(steps);
      }),
      { numRuns: 50 },
    );
  });

  it('are refused where bytes are missing, sizes are wrong or a cycle is', () => {
    const two = Buffer.concat([encodeStep(step(4)), encodeStep(step(5))]);
    expect(decodeSteps(two)).toHaveLength(2);
    for (let length = 1; length < two.length; length += 1)
      if (length !== two.length / 2) expect(decodeSteps(two.subarray(0, length))).toBeUndefined();
    expect(decodeSteps(Buffer.concat([encodeStep(step(4)), encodeStep(step(6))]))).toBeUndefined();
    const wide = encodeStep(step(1));
    new DataView(wide.buffer).setUint32(12, 2 ** 31, true);
    expect(decodeSteps(wide)).toBeUndefined();
  });
});

describe('a journal', () => {
  const base = (cycle: number) => ({ hash: `h${cycle}`, bytes: 1, cycle });

  it('holds the steps after its checkpoint, and none of another line', () => {
    const journal = new Journal();
    expect(journal.needsCheckpoint).toBe(true);
    for (let cycle = 0; cycle < 5; cycle += 1) journal.stepped(plain, { cycle: cycle + 1, tookMs: 1 }, 0);
    expect(journal.based(base(3), journal.line)).toBe(true);
    expect([journal.stepCount, journal.end, journal.needsCheckpoint]).toEqual([2, 5, false]);
    const { line } = journal;
    journal.altered();
    expect([journal.base, journal.stepCount, journal.needsCheckpoint]).toEqual([undefined, 0, true]);
    // A checkpoint that was asked for before the change may lack it.
    expect(journal.based(base(5), line)).toBe(false);
    // A brain that went back says so by its cycle.
    journal.stepped(plain, { cycle: 6, tookMs: 1 }, 0);
    journal.based(base(5), journal.line);
    journal.stepped(plain, { cycle: 3, tookMs: 1 }, 0);
    expect([journal.base, journal.end]).toEqual([undefined, 3]);
  });

  it('wants a checkpoint once its steps would take too long to make again', () => {
    const journal = new Journal();
    journal.begin(base(0), [], 0);
    journal.stepped(plain, { cycle: 1, tookMs: 400 }, 0);
    expect(journal.needsCheckpoint).toBe(false);
    journal.stepped(plain, { cycle: 2, tookMs: 400 }, 0);
    expect(journal.needsCheckpoint).toBe(true);
    // Steps that take a brain no time have to be passed to it all the same.
    journal.based(base(2), journal.line);
    const most = Math.floor(longestReliveMs / passMs);
    for (let i = 1; i <= most; i += 1) journal.stepped(plain, { cycle: 2 + i, tookMs: 0 }, 0);
    expect(journal.needsCheckpoint).toBe(false);
    journal.stepped(plain, { cycle: most + 3, tookMs: 0 }, 0);
    expect(journal.needsCheckpoint).toBe(true);
  });
});

describe('a copy of a brain', () => {
  const content = new Uint8Array(1);
  const line = { epoch: epoch(5), line: 1 };

  it('follows its owner, and takes nothing of one before', () => {
    const copy = new BrainCopy();
    expect(copy.end).toBe(-1);
    copy.add(line, [step(2), step(3)]);
    copy.begin(line, { hash: 'a', bytes: 1, cycle: 3 }, content);
    copy.add(line, [step(4)]);
    expect([copy.end, copy.steps.map(({ cycle }) => cycle)]).toEqual([5, [3, 4]]);
    copy.add({ epoch: epoch(4), line: 9 }, [step(5)]);
    expect(copy.end).toBe(5);
    // Another line: its steps do not follow this checkpoint.
    copy.add({ epoch: epoch(5), line: 2 }, [step(5)]);
    expect([copy.end, copy.steps]).toEqual([3, []]);
    copy.begin({ epoch: epoch(5), line: 2 }, { hash: 'b', bytes: 1, cycle: 5 }, content);
    expect(copy.end).toBe(6);
  });

  it('goes on from the newest checkpoint where an earlier one is read late', () => {
    const copy = new BrainCopy();
    const line = { epoch: epoch(1), line: 1 };
    copy.add(line, [0, 1, 2, 3].map(step));
    copy.begin(line, { hash: 'b', bytes: 1, cycle: 2 }, new Uint8Array(1));
    copy.begin(line, { hash: 'a', bytes: 1, cycle: 0 }, new Uint8Array(1));
    expect([copy.base?.hash, copy.end]).toEqual(['b', 4]);
  });

  it('leaves out steps behind a gap until all are told again', () => {
    const copy = new BrainCopy();
    copy.begin(line, { hash: 'a', bytes: 1, cycle: 3 }, content);
    copy.add(line, [step(3)]);
    copy.add(line, [step(5)]);
    expect(copy.end).toBe(3);
    copy.add(line, [step(3), step(4), step(5), step(6)]);
    expect(copy.end).toBe(7);
    copy.add(line, [step(6), step(7)]);
    expect(copy.end).toBe(8);
  });
});
