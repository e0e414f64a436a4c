/**
 * Time of a brain's cycle at 40 Hz beside a process that wants a core now and then: for 5 ms of every 25. Such a neighbour
 * makes threads of the pool late, or puts two of them on one core. Prints JSON. To run it:
 * npx esbuild bench/busy-neighbour.ts --bundle --platform=node --format=esm --external:koffi --external:webgpu | node --input-type=module
 */
import { spawn } from 'node:child_process';
import { fillBank, makeBrain } from '../src/bench/brain/subject.js';
import { createCpu } from '../src/device/cpu/cpu.js';

const periodMs = 25;
const burstMs = 5;
const steps = 1200;
const bankRows = 1000;

const device = await createCpu();
const brain = await makeBrain({ onProgress: () => undefined }, device, { size: 16, brains: 1, bankRows });
await fillBank(brain, bankRows);
const input = new Float32Array(brain.configuration.sensors.length);
const cycle = (step: number): void => {
  for (let i = 0; i < input.length; i += 1) input[i] = 0.5 * Math.sin(0.1 * step + i);
  brain.processBatchSync(input);
};
for (let step = 0; step < 600; step += 1) cycle(step);

const burn = `setInterval(() => { const end = performance.now() + ${burstMs}; while (performance.now() < end); }, ${periodMs})`;
const neighbour = spawn(process.execPath, ['-e', burn], { stdio: 'ignore' });
const times = new Float64Array(steps);
let due = performance.now() + 500;
for (let step = 0; step < steps; step += 1) {
  // Not in step with the neighbour.
  due += periodMs * (0.9 + 0.2 * ((step * 0.618) % 1));
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  const started = performance.now();
  cycle(step);
  times[step] = performance.now() - started;
}
neighbour.kill();
times.sort();
const at = (share: number): number => Number(times[Math.floor(share * (steps - 1))]!.toFixed(2));
const [p50Ms, p90Ms, p99Ms, longestMs] = [0.5, 0.9, 0.99, 1].map(at);
process.stdout.write(
  `${JSON.stringify({ node: process.version, device: device.description.name, steps, burstMs, periodMs, p50Ms, p90Ms, p99Ms, longestMs }, null, 2)}\n`,
);
await brain.close();
await device.close();
