/**
 * Many cycles of a brain leave memory as it was: bytes that the driver says are free on the GPU, resident bytes of this
 * process, and the session's own count of allocations, before and after. Prints JSON. Part of verify-gpu.mjs.
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { built } from './built.mjs';

const { createBrain } = await built('brain/index.js');
const { createCuda } = await built('device/cuda/cuda.js');

const cycles = Number(process.argv[2] ?? 10_000);
const device = await createCuda();
const brain = await createBrain({ sensors: 16, motors: 5, size: 32, bankRows: 10_000, device });
const input = new Float32Array(16);
const run = (/** @type {number} */ count) => {
  for (let i = 0; i < count; i += 1) {
    input[i % 16] = Math.sin(i);
    brain.processBatchSync(input);
  }
};
run(500);
const before = facts();
run(cycles);
const after = facts();
await brain.close();
await device.close();
const flat = after.gpuMib === before.gpuMib && after.allocations === before.allocations;
console.log(JSON.stringify({ cycles, before, after, flat }, null, 2));
process.exitCode = flat ? 0 : 1;

function facts() {
  const query = ['--query-gpu=memory.used', '--format=csv,noheader,nounits'];
  return {
    gpuMib: Number(execFileSync('nvidia-smi', query, { encoding: 'utf8' }).split('\n')[0]),
    residentBytes: process.memoryUsage().rss,
    heapBytes: process.memoryUsage().heapUsed,
    allocations: brain.counters().allocations,
  };
}
