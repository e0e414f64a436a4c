import { describe, expect, test } from 'vitest';
import { quickOr } from '../../test/support/quick.js';
import { add, argmax, cast, div, f32, gt, mul, program, select, sub, tanh } from '../kernel/index.js';
import { builtinPrograms, trialOf } from '../programs/index.js';
import type { Trial } from '../programs/trial.js';
import { compareExact, compareTolerant, compareWithReference, expectTrial } from './compare.js';
import type { Device } from './device.js';
import { createReference } from './reference/reference.js';
import { runTrial } from './trial-run.js';

function trial(build: Parameters<typeof program>[1], inputs: Trial['inputs']): Trial {
  return { program: program('compared', build), symbols: {}, constants: {}, parameters: {}, states: {}, inputs };
}

const numbers = Float32Array.from({ length: 64 }, (_, i) => Math.sin(i) * 3);

const smooth = trial(
  (b) => {
    const x = b.input('x', 'f32', [64]);
    const out = b.output('out', 'f32', [64]);
    const best = b.output('best', 'i32', []);
    b.map('curve', out, ([i]) => tanh(mul(x.at(i), 0.7)));
    b.reduce('find', best, () => argmax([64], ([i]) => out.at(i)));
  },
  [{ x: numbers }, { x: numbers }],
);

describe('exact comparison', () => {
  test('finds the first element whose bits differ, also the sign of zero, and takes any NaN for any NaN', async () => {
    const expected = await runTrial(createReference(), smooth);
    const got = await runTrial(createReference(), smooth);
    expect(compareExact(got, expected)).toMatchObject({ pass: true, maxError: 0 });
    const [first] = got;
    first.data[7] = Number.NaN;
    expected[0].data[7] = Number.NaN;
    expect(compareExact(got, expected).pass).toBe(true);
    first.data[9] = 0;
    expected[0].data[9] = -0;
    expect(compareExact(got, expected)).toMatchObject({ pass: false, where: 'out at step 0 [9]: got 0, expected -0' });
  });
});

describe('tolerant comparison', () => {
  test('takes rounding and refuses more', async () => {
    const expected = await expectTrial(smooth);
    const got = await runTrial(createReference(), smooth);
    const result = compareTolerant(smooth, got, expected);
    expect(result.pass).toBe(true);
    expect(result.tolerance).toBeLessThan(1e-5);
    for (const [place, change] of [
      [0, 1e-4],
      [1, 1],
    ]) {
      const wrong = got.map(({ data, ...rest }) => ({ ...rest, data: data.slice() }));
      wrong[place].data[0] += change;
      expect(compareTolerant(smooth, wrong, expected)).toMatchObject({ pass: false });
    }
    const missing = got.map(({ data, ...rest }) => ({ ...rest, data: data.slice() }));
    missing[0].data[3] = Number.NaN;
    expect(compareTolerant(smooth, missing, expected)).toMatchObject({ pass: false, maxError: Infinity });
  });

  test('widens where values cancel, and passes over what depends on rounding', async () => {
    const cancelling = trial(
      (b) => {
        const x = b.input('x', 'f32', [64]);
        const small = b.output('small', 'f32', [64]);
        const sign = b.output('sign', 'i32', [64]);
        b.map('cancel', small, ([i]) => {
          const third = div(x.at(i), 3);
          return sub(add(third, third, third), x.at(i));
        });
        b.map('sign', sign, ([i]) => cast(select(gt(small.at(i), 0), f32(1), 0), 'i32'));
      },
      [{ x: numbers }],
    );
    const expected = await expectTrial(cancelling);
    const got = await runTrial(createReference(), cancelling);
    const result = compareTolerant(cancelling, got, expected);
    expect(result.pass).toBe(true);
    expect(result.passedOver).toBeGreaterThan(5);
  });
});

describe('a whole comparison', () => {
  const tolerantDevice = (): Device => {
    const device = createReference();
    const { description } = device;
    return { ...device, description: { ...description, capabilities: { ...description.capabilities, exact: false } } };
  };

  const large = quickOr(['fieldPassReductions', 'bankTopk', 'fieldPass'], ['']);
  const compared = builtinPrograms.filter(({ name }) => !large.includes(name));
  test.each(compared.map((one) => [one.name, one] as const))('%s agrees with itself', async (_, one) => {
    expect(await compareWithReference(createReference(), trialOf(one))).toMatchObject({ pass: true, maxError: 0 });
    const tolerant = await compareWithReference(tolerantDevice(), trialOf(one, { steps: 2 }));
    expect(tolerant.pass, tolerant.where).toBe(true);
  });
});
