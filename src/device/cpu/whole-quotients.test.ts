/** Whole-number quotients and remainders in lanes, by powers of two and by others: the reference's, for any sign. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { div, program, rem, store } from '../../kernel/index.js';
import { completeTrial } from '../../random/index.js';
import { compareExact } from '../compare.js';
import type { Device } from '../device.js';
import { createReference } from '../reference/reference.js';
import { runTrial } from '../trial-run.js';
import { createCpu } from './cpu.js';

let device: Device;

beforeAll(async () => {
  device = await createCpu({ threads: 1 });
});

afterAll(() => device.close());

const divisors = [1, 2, 4, 16, 2 ** 30, 3, -4];
const limits = [0, 1, -1, 3, -3, 4, -4, 5, -5, 17, -17, 2 ** 30, -(2 ** 30), 2 ** 31 - 1, -(2 ** 31) + 1, -(2 ** 31)];

test.each(['i32', 'u32'] as const)('%s', async (dtype) => {
  const source = program('quotients', (b) => {
    const x = b.input('x', dtype, [limits.length]);
    const usable = divisors.filter((divisor) => dtype === 'i32' || divisor > 0);
    usable.forEach((divisor, number) => {
      const [q, r] = ['q', 'r'].map((name) => b.output(`${name}${number}`, dtype, [limits.length]));
      b.map(`by${number}`, [limits.length], ([i]) => [
        store(q, [i], div(x.at(i), divisor)),
        store(r, [i], rem(x.at(i), divisor)),
      ]);
    });
  });
  const trial = completeTrial(source, {}, 3, 1);
  trial.inputs[0].x.set(limits);
  const expected = await runTrial(createReference(), trial);
  expect(compareExact(await runTrial(device, trial), expected)).toMatchObject({ pass: true, where: '' });
});
