/** The shared WebGPU cases on Dawn in Node. The same in Chromium: test/browser/webgpu.test.ts. */
import { describe, it } from 'vitest';
import { webGpuCases } from '../../../test/browser/webgpu-cases.js';
import { isMissing } from '../../../test/support/requirement.js';
import { findWebGpu } from './adapter.js';

const found = await findWebGpu();
if (found.available) console.info(`webgpu in Node: ${found.description.description}`);

describe.skipIf(isMissing('A WebGPU adapter for Node', found.available))('WebGPU in Node', () => {
  it.each(Object.entries(webGpuCases))('%s', (_, run) => run());
});
