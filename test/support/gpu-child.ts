/**
 * For tests: a brain child that opens GPUs where there are none. `cuda:1` is the processor under that name, or a GPU of the stand-in
 * for NVIDIA's libraries. A GPU whose number stands in the file `broken` cannot be opened. It imports the build, as a real child does.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CudaLibraries } from '../../src/device/cuda/driver.js';

const built = path.join(import.meta.dirname, '../../dist');

export interface GpuChild {
  readonly entry: string;
  /** Holds the numbers of GPUs that are lost, with commas. */
  readonly broken: string;
}

/** Writes the program into a folder. */
export function gpuChild(folder: string, libraries?: CudaLibraries): GpuChild {
  const url = (file: string): string => JSON.stringify(pathToFileURL(path.join(built, file)).href);
  const [entry, broken] = ['gpu-child.mjs', 'broken'].map((name) => path.join(folder, name));
  const device =
    libraries === undefined
      ? "{ ...(await createDevice('cpu', { threads: 1 })), freeBytes: () => 2 ** 30 }"
      : `await createDevice(name, { libraries: ${JSON.stringify(libraries)}, persistent: { graceMs: 60_000, deadlineMs: 600_000 } })`;
  writeFileSync(broken, '');
  writeFileSync(
    entry,
    `
import { readFileSync } from 'node:fs';
import { createDevice } from ${url('device/registry.js')};
import { serveBrains } from ${url('server/brains/child-main.js')};
serveBrains(async (name) => {
  const lost = readFileSync(${JSON.stringify(broken)}, 'utf8').split(',');
  if (lost.includes(name.split(':')[1])) throw new Error(name + ' has fallen off the bus');
  return ${device};
});`,
  );
  return { entry, broken };
}
