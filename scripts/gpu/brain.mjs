/**
 * The cycle of 1 and of 32 brains of 32³ on the GPU: by graph and by the persistent kernel, as it is and tuned, with what
 * each stage takes and how the stages were laid out. Prints JSON. Part of verify-gpu.mjs.
 */
import { built } from './built.mjs';

const { createBrain } = await built('brain/index.js');
const { createCuda } = await built('device/cuda/cuda.js');

const [sensors, motors, size] = [16, 5, 32];
const results = [];
for (const brains of [1, 32]) {
  for (const tune of [false, true]) {
    for (const executor of ['graph', 'persistent']) {
      const device = await createCuda({ tune, tuning: { budgetMs: 20_000 } });
      try {
        results.push(await measure(device, brains, executor, tune));
      } catch (error) {
        results.push({ brains, executor, tune, failed: String(error) });
      } finally {
        await device.close();
      }
      console.error(JSON.stringify({ ...results.at(-1), stages: undefined, kernels: undefined }));
    }
  }
}
console.log(JSON.stringify(results, null, 2));

/**
 * @param {any} device
 * @param {number} brains
 * @param {string} executor
 * @param {boolean} tune
 */
async function measure(device, brains, executor, tune) {
  const begun = performance.now();
  const brain = await createBrain({ sensors, motors, size, brains, bankRows: 10_000, device, executor });
  const loadMs = performance.now() - begun;
  const { session } = brain.underlying;
  // A bank with something in every row: an empty one is not scanned.
  await session.write('strength', new Float32Array(10_000).fill(0.5));
  await session.write('bank', waves(10_000 * 512, 0.05));
  const input = new Float32Array(brains * sensors);
  const steps = brains === 1 ? 2000 : 300;
  const times = new Float64Array(steps);
  const before = session.counters();
  for (let step = -100; step < steps; step += 1) {
    for (let i = 0; i < input.length; i += 1) input[i] = 0.5 * Math.sin(0.1 * step + i);
    const start = performance.now();
    brain.processBatchSync(input);
    if (step >= 0) times[step] = (performance.now() - start) * 1000;
  }
  const after = session.counters();
  times.sort();
  const profile = await session.profile(50);
  const stages = profile.map((/** @type {any} */ { stage, calls, totalMs, bytes }) => ({
    stage,
    us: calls === 0 ? 0 : (totalMs * 1000) / calls,
    bytes,
  }));
  const each = (/** @type {string} */ key) => (after[key] - before[key]) / (steps + 100);
  const result = {
    brains,
    executor: session.executor,
    tune,
    loadMs,
    p50Us: times[steps >> 1],
    p99Us: times[Math.floor(steps * 0.99)],
    minUs: times[0],
    stepUs: (session.timeSteps(100) * 1000) / 100,
    perStep: {
      launches: each('launches'),
      uploads: each('uploads'),
      downloads: each('downloads'),
      allocations: each('allocations'),
    },
    tuned: { from: session.tuned.from, notes: session.tuned.notes, layouts: session.tuned.stages },
    kernels: session.kernels,
    stages,
  };
  await brain.close();
  return result;
}

/**
 * @param {number} length
 * @param {number} scale
 */
function waves(length, scale) {
  const values = new Float32Array(length);
  let state = 1;
  for (let i = 0; i < length; i += 1) {
    state = (Math.imul(state, 0x41c64e6d) + 12345) | 0;
    values[i] = (scale * state) / 2 ** 31;
  }
  return values;
}
