/** Random programs from the whole language, fused and unfused, on two threads: the bits of the f32 reference. */
import { expect, test } from 'vitest';
import { checkRandom } from '../../validate/random.js';
import { randomSourceFor } from '../../validate/random-source.js';
import { createCpu } from './cpu.js';

const programs = 2000;

test(`${programs} random programs`, { timeout: 600_000 }, async () => {
  const device = await createCpu({ threads: 2 });
  const report = await checkRandom(device, { source: randomSourceFor(device), programs, seed: 1 });
  await device.close();
  expect(report.failures.map(({ seed, check }) => ({ seed, check }))).toEqual([]);
  expect(report.passed).toBe(programs);
});
