/**
 * One planted fault per emitter: the order of a sum in Wasm and in WGSL. Running a few Programs must find it. The CUDA
 * emitter has its own in cuda.test.ts.
 */
import { describe, expect, it } from 'vitest';
import { findWebGpu } from '../../src/device/webgpu/adapter.js';
import { isMissing } from '../support/requirement.js';
import { type Mutant, runMutant } from './bundle.js';

const entry = 'test/mutants/device-check.ts';

const wasm: Mutant = {
  name: 'Wasm folds the lanes of a sum in another order',
  file: 'src/emit/wasm-stages/tree-reduction.ts',
  find: '(_, lane) => sums[lane]',
  replace: '(_, lane) => sums[(lane >> 1) + (lane & 1) * (count >> 1)]',
};
const wgsl: Mutant = {
  name: 'WGSL adds the wrong lane of a sum',
  file: 'src/emit/wgsl/helpers.ts',
  find: '(_, lane) => element(lane)',
  replace: '(_, lane) => element(lane & 7)',
};

const found = await findWebGpu();
if (found.available) found.device.destroy();
const adapter = found.available ? 'an adapter' : undefined;

describe('mutants of emitters', () => {
  it('the true CPU device passes', async () => {
    expect(await runMutant(entry, undefined, 'checkCpu')).toEqual([]);
  });
  it(wasm.name, async () => {
    expect(await runMutant(entry, wasm, 'checkCpu')).not.toEqual([]);
  });
  it.skipIf(isMissing('WebGPU', adapter))('the true WebGPU device passes', async () => {
    expect(await runMutant(entry, undefined, 'checkWebgpu')).toEqual([]);
  });
  it.skipIf(isMissing('WebGPU', adapter))(wgsl.name, async () => {
    expect(await runMutant(entry, wgsl, 'checkWebgpu')).not.toEqual([]);
  });
});
