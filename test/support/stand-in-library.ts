/** Builds the stand-in for NVIDIA's libraries (src/device/cuda/fake) with g++, in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { CudaLibraries } from '../../src/device/cuda/driver.js';

export interface StandIn {
  /** Holds the library and device.h. */
  readonly folder: string;
  readonly library: string;
  readonly libraries: CudaLibraries;
  remove(): void;
}

/** A GPU refuses vectors that do not lie on their own size; a processor would read them, so each access is checked, and ends the process. */
export const checksAlignment = ['-fsanitize=alignment', '-fsanitize-undefined-trap-on-error'];

export function buildStandIn(): StandIn {
  process.env.FAKE_CUDA_FLAGS = ['-O0', ...checksAlignment].join(' ');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-stand-in-'));
  const library = path.join(folder, 'libfake.so');
  const source = path.join(import.meta.dirname, '../../src/device/cuda/fake');
  copyFileSync(path.join(source, 'device.h'), path.join(folder, 'device.h'));
  const options = ['-shared', '-fPIC', '-O2', '-pthread', '-U_FORTIFY_SOURCE', '-o', library];
  execFileSync('g++', [...options, path.join(source, 'driver.cpp'), '-ldl']);
  return {
    folder,
    library,
    libraries: { driver: library, nvrtc: library, roundsTwice: true },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
