/** Random programs on WebGPU in Node: fused and unfused agree with the reference. */
import { describe, expect, it } from 'vitest';
import { pollPatiently } from '../../../test/support/patient-polling.js';
import { checkRandomOnWebgpu } from '../../../test/support/random-checks.js';
import { isMissing } from '../../../test/support/requirement.js';
import { findWebGpu } from './adapter.js';

const found = await findWebGpu();
if (found.available) found.device.destroy();
const programs = 30;

describe.skipIf(isMissing('A WebGPU adapter for Node', found.available))('WebGPU in Node', () => {
  pollPatiently();

  it(`${programs} random programs agree with the reference`, { timeout: 600_000 }, async () => {
    const report = await checkRandomOnWebgpu(1, programs);
    expect(report.failures.map(({ seed, check }) => ({ seed, check }))).toEqual([]);
    expect(report.passed).toBe(programs);
  });
});
