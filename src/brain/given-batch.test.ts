import { describe, expect, it } from 'vitest';
import { GivenBatch, statesOf } from './given-batch.js';
import { reportWidth } from './report.js';

const motorCount = 5;
const width = reportWidth(motorCount);

/** Reports in which the first column behind the motors, the cycle, counts on from brain to brain. */
function reportsOf(brains: number, first: number): Float32Array {
  return Float32Array.from({ length: brains * width }, (_, i) =>
    i % width === motorCount ? first + Math.floor(i / width) : i / 7,
  );
}

// Nine reports are longer than what is kept as a plain array.
describe.each([1, 9])('what a cycle of %i brains gives', (brains) => {
  it('are the states of that cycle, however late they are asked for, made once', () => {
    const report = reportsOf(brains, 10);
    const motors = new Float32Array(brains * motorCount);
    const expected = statesOf(report.slice(), 0, motorCount);
    const given = new GivenBatch(motors, report, motorCount);
    given.keep();
    report.set(reportsOf(brains, 500));
    expect(given.motors).toBe(motors);
    expect(given.states).toEqual(expected);
    expect(given.states.map(({ cycle }) => cycle)).toEqual(Array.from({ length: brains }, (_, n) => 10 + n));
    expect(given.states).toBe(given.states);
  });

  it('need no copy of the report where they were made before', () => {
    const report = reportsOf(brains, 10);
    const given = new GivenBatch(new Float32Array(brains * motorCount), report, motorCount);
    const made = given.states;
    const expected = structuredClone(made);
    given.keep();
    report.set(reportsOf(brains, 500));
    expect(given.states).toBe(made);
    expect(given.states).toEqual(expected);
  });
});
