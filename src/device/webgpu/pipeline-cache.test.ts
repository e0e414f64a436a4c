/** What is compiled once, on a device that only counts. */
import { expect, it } from 'vitest';
import { PipelineCache } from './pipeline-cache.js';

function countingDevice() {
  const compiled: string[] = [];
  const device = {
    lost: new Promise<never>(() => undefined),
    addEventListener: () => undefined,
    pushErrorScope: () => undefined,
    popErrorScope: async () => null,
    createBindGroupLayout: () => ({}),
    createPipelineLayout: () => ({}),
    createShaderModule: () => ({ getCompilationInfo: async () => ({ messages: [] }) }),
    createComputePipelineAsync: async ({ label }: { label: string }) => {
      compiled.push(label);
      return { label };
    },
  } as unknown as GPUDevice;
  return { device, compiled };
}

const kernel = (entryPoint: string, body: string): string =>
  `fn part0() { ${body} }\nfn ${entryPoint}(lane: u32) { part0(); }`;

it('compiles a text once, also where its stage has another number, and gives it the name that was asked for', async () => {
  const { device, compiled } = countingDevice();
  const cache = new PipelineCache(device, 60_000);
  const [first] = await cache.get(512, kernel('stage2', 'a'), ['stage2']);
  const [second] = await cache.get(512, kernel('stage3', 'a'), ['stage3']);
  expect(second).toEqual({ entryPoint: 'stage3', handle: first.handle });
  expect(compiled).toEqual(['stage2']);
});

it('compiles again what differs in its body or in its window of parameters', async () => {
  const { device, compiled } = countingDevice();
  const cache = new PipelineCache(device, 60_000);
  await cache.get(512, kernel('stage2', 'a'), ['stage2']);
  await cache.get(512, kernel('stage2', 'b'), ['stage2']);
  await cache.get(1024, kernel('stage2', 'a'), ['stage2']);
  expect(compiled).toEqual(['stage2', 'stage2', 'stage2']);
});

it('forgets the oldest beyond its limit', async () => {
  const { device, compiled } = countingDevice();
  const cache = new PipelineCache(device, 60_000, 2);
  for (const body of ['a', 'b', 'c', 'c', 'a']) await cache.get(512, kernel('stage0', body), ['stage0']);
  expect(compiled).toHaveLength(4);
});
