/** The stand-in for NVIDIA's libraries (src/device/cuda/fake), built by g++, in a temporary folder of its own. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
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

const source = path.join(import.meta.dirname, '../../src/device/cuda/fake');
const kept = path.join(import.meta.dirname, '../../node_modules/.cache/fieldbrain-stand-in');

/** The driver's library, compiled once for all test files: it is kept under a digest of its sources and options. */
function compiledDriver(): string {
  const options = ['-shared', '-fPIC', '-O2', '-pthread', '-U_FORTIFY_SOURCE'];
  const digest = createHash('sha256').update(JSON.stringify([options, os.arch()]));
  for (const name of readdirSync(source).sort()) digest.update(readFileSync(path.join(source, name)));
  const library = path.join(kept, `${digest.digest('hex').slice(0, 32)}.so`);
  if (existsSync(library)) return library;
  mkdirSync(kept, { recursive: true });
  const own = `${library}.${process.pid}`;
  execFileSync('g++', [...options, '-o', own, path.join(source, 'driver.cpp'), '-ldl']);
  renameSync(own, library);
  return library;
}

export function buildStandIn(): StandIn {
  process.env.FAKE_CUDA_FLAGS = ['-O0', ...checksAlignment].join(' ');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-stand-in-'));
  const library = path.join(folder, 'libfake.so');
  copyFileSync(path.join(source, 'device.h'), path.join(folder, 'device.h'));
  copyFileSync(compiledDriver(), library);
  return {
    folder,
    library,
    libraries: { driver: library, nvrtc: library, roundsTwice: true },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
