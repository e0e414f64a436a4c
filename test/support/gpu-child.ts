/**
 * For tests: brain children that open GPUs where there are none. One has real brains on a GPU of the stand-in for NVIDIA's libraries,
 * one has no brains at all, starts at once and answers every cycle with motors of 0.5. A file says what is wrong with which GPU.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CudaLibraries } from '../../src/device/cuda/driver.js';

/** Numbers of GPUs with each fault. */
export interface GpuFaults {
  /** Cannot be opened. */
  readonly broken?: readonly number[];
  /** Is being opened until it is not stuck any more. */
  readonly stuck?: readonly number[];
  /** Ends its process when a batch is opened. */
  readonly dying?: readonly number[];
  /** Opens batches only when it is not slow any more. */
  readonly slow?: readonly number[];
  /** Free bytes by number, as far as they are not `batchBytes * 1000`. */
  readonly freeBytes?: Readonly<Record<number, number>>;
}

export interface GpuChild {
  readonly entry: string;
  set(faults: GpuFaults): void;
}

/** What a batch takes in a child without brains. */
export const batchBytes = 1000;

const built = path.join(import.meta.dirname, '../../dist');

/** Real brains on the stand-in; it imports the build, as a real child does. Its GPUs can be broken only. */
export function standInChild(folder: string, libraries: CudaLibraries): GpuChild {
  const url = (file: string): string => JSON.stringify(pathToFileURL(path.join(built, file)).href);
  const options = { libraries, persistent: { graceMs: 60_000, deadlineMs: 600_000 } };
  return child(
    folder,
    `
import { createDevice } from ${url('device/registry.js')};
import { serveBrains } from ${url('server/brains/child-main.js')};
serveBrains(async (name) => {
  if (has('broken', Number(name.split(':')[1]))) throw new Error(name + ' has fallen off the bus');
  return createDevice(name, ${JSON.stringify(options)});
});`,
  );
}

/** No brains: for what the server does with its children. */
export function brainlessChild(folder: string): GpuChild {
  return child(
    folder,
    `
let [gpu, steps] = [0, 0];
const whileIs = async (fault) => {
  while (has(fault, gpu)) await new Promise((resolve) => setTimeout(resolve, 10));
};
const memory = () => ({ freeBytes: faults().freeBytes?.[gpu] ?? ${1000 * batchBytes} });
const answers = {
  prepare: async ({ options }) => {
    gpu = Number(options.brain.device.split(':')[1]);
    if (has('broken', gpu)) throw new Error('cuda:' + gpu + ' has fallen off the bus');
    await whileIs('stuck');
    const description = { device: 'cuda', size: 4, executor: 'graph', arenaBytes: ${batchBytes} };
    return { description, stages: {}, cores: [], isHighPriority: false, ...memory() };
  },
  open: async ({ beginning }) => {
    if (has('dying', gpu)) process.kill(process.pid, 'SIGKILL');
    await whileIs('slow');
    return { beginning, cycle: steps, refused: [], parameters: [], ...memory() };
  },
  step: async () => {
    steps += 1;
    const zeros = { tookMs: 0, processorMs: 0, launches: 0, transfers: 0, allocations: 0 };
    return { motors: new Float32Array(4).fill(0.5), states: new Float64Array(25).fill(steps), ...zeros };
  },
  drop: async () => memory(),
  close: async () => ({ saved: [], lost: [], faults: [] }),
};
process.on('disconnect', () => process.exit(0));
process.on('message', ({ number, request }) =>
  answers[request.kind](request).then(
    (answer) => {
      process.send({ number, answer });
      if (request.kind === 'close') process.disconnect();
    },
    ({ message }) => process.send({ number, error: { code: 'device-unavailable', message } }),
  ),
);`,
  );
}

/** Writes the program and the file of its faults into a folder. */
function child(folder: string, program: string): GpuChild {
  const [entry, file] = ['gpu-child.mjs', 'faults.json'].map((name) => path.join(folder, name));
  writeFileSync(
    entry,
    `
import { readFileSync } from 'node:fs';
const faults = () => JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
const has = (fault, gpu) => faults()[fault]?.includes(gpu) === true;
${program}`,
  );
  // Children read it at any time.
  const set = (faults: GpuFaults): void => {
    writeFileSync(`${file}.new`, JSON.stringify(faults));
    renameSync(`${file}.new`, file);
  };
  set({});
  return { entry, set };
}
