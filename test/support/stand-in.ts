/**
 * A CUDA device without a GPU for tests: the stand-in for NVIDIA's libraries, built by g++, which runs every thread of the
 * generated kernels on the processor. `hasStandIn` is false, said aloud, where there is no compiler.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll } from 'vitest';
import { type CudaDevice, createCuda } from '../../src/device/cuda/cuda.js';

export const hasStandIn = spawnSync('g++', ['--version']).status === 0;
if (!hasStandIn) console.warn('SKIPPED: g++ is not on the PATH: generated CUDA is not run on the processor here.');

export interface StandIn {
  readonly library: string;
  open(): Promise<CudaDevice>;
  remove(): void;
}

export function buildStandIn(): StandIn {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-stand-in-'));
  const library = path.join(folder, 'libfake.so');
  const source = path.join(import.meta.dirname, '../../src/device/cuda/fake');
  copyFileSync(path.join(source, 'device.h'), path.join(folder, 'device.h'));
  const options = ['-shared', '-fPIC', '-O2', '-pthread', '-U_FORTIFY_SOURCE', '-o', library];
  execFileSync('g++', [...options, path.join(source, 'driver.cpp'), '-ldl']);
  process.env.FAKE_CUDA_FLAGS = '-O0';
  return {
    library,
    open: () => createCuda({ libraries: { driver: library, nvrtc: library, roundsTwice: true } }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** One stand-in for the tests around the call: opened before them, closed and removed behind them. */
export function withStandIn(onOpen: (device: CudaDevice) => void): void {
  let standIn: StandIn;
  let device: CudaDevice;
  beforeAll(async () => {
    standIn = buildStandIn();
    device = await standIn.open();
    onOpen(device);
  });
  afterAll(async () => {
    await device.close();
    standIn.remove();
  });
}
