/**
 * A CUDA device without a GPU for tests: the stand-in for NVIDIA's libraries, built by g++, which runs every thread of the
 * generated kernels on the processor. `hasStandIn` is false, reported, where there is no compiler.
 */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll } from 'vitest';
import { type CudaDevice, createCuda } from '../../src/device/cuda/cuda.js';
import { createSharedCompiler } from './shared-compiler.js';
import { buildStandIn, type StandIn } from './stand-in-library.js';

export const hasStandIn = spawnSync('g++', ['--version']).status === 0;
if (!hasStandIn) console.warn('SKIPPED: g++ is not on the PATH: generated CUDA is not run on the processor here.');

export interface StandInOptions {
  /** Programs that are loaded at the same time are compiled together. */
  readonly compilesTogether?: boolean;
}

/** One stand-in for the tests around the call: opened before them, closed and removed behind them. */
export function withStandIn(
  onOpen: (device: CudaDevice, openAnother: () => Promise<CudaDevice>) => void,
  options: StandInOptions = {},
): void {
  let standIn: StandIn;
  let device: CudaDevice;
  beforeAll(async () => {
    standIn = buildStandIn();
    const compiler = options.compilesTogether ? { compiler: createSharedCompiler(standIn.folder) } : {};
    // A busy processor is slower to end the stand-in's threads than a GPU is.
    const open = (): Promise<CudaDevice> =>
      createCuda({ libraries: { ...standIn.libraries, ...compiler }, persistent: { graceMs: 10_000 } });
    device = await open();
    onOpen(device, open);
  });
  afterAll(async () => {
    await device.close();
    standIn.remove();
  });
}
