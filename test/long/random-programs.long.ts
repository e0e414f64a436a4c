/** Many random programs: 2,000 on the CPU device and 200 on WebGPU in Node. `npm test` takes the first few of each. */
import { describe, expect, it } from 'vitest';
import { findWebGpu } from '../../src/device/webgpu/adapter.js';
import type { RandomReport } from '../../src/validate/random.js';
import { rarelyFired } from '../support/fired-rules.js';
import { pollPatiently } from '../support/patient-polling.js';
import { checkRandomOnCpu, checkRandomOnWebgpu } from '../support/random-checks.js';
import { isMissing } from '../support/requirement.js';
import { compareRounded } from '../support/rounded-programs.js';

function expectAll(report: RandomReport, programs: number): void {
  expect(report.failures.map(({ seed, check }) => ({ seed, check }))).toEqual([]);
  expect(report.passed).toBe(programs);
}

const onCpu = 2000;
it(`${onCpu} random programs on the CPU device give the bits of the reference`, async () => {
  expectAll(await checkRandomOnCpu(1, onCpu), onCpu);
});

it(`${onCpu} random programs agree between f32 and f64 wherever no rounded value decides anything`, async () => {
  const { compared, failures } = await compareRounded(Array.from({ length: onCpu }, (_, seed) => seed));
  expect(failures).toEqual([]);
  expect(compared).toBeGreaterThan(2 * onCpu);
});

it(`every fusion rule fires at least 50 times in ${onCpu} random programs`, () => {
  expect(rarelyFired(onCpu, 50)).toEqual([]);
});

const found = await findWebGpu();
if (found.available) found.device.destroy();
const onWebgpu = 200;

describe.skipIf(isMissing('A WebGPU adapter for Node', found.available))('WebGPU in Node', () => {
  pollPatiently();

  it(`${onWebgpu} random programs agree with the reference`, async () => {
    expectAll(await checkRandomOnWebgpu(1, onWebgpu), onWebgpu);
  });
});
