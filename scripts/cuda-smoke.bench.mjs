/**
 * The figures of the smoke run: time of the field pass by events (one brain and 32), with reductions, the cost of an empty
 * step and of the barrier between all blocks, registers, and a device-to-device copy to hold bandwidth against. Each
 * figure is the median of several runs after a warm-up; a figure that fails says why and the others go on.
 */

/** @param {string} file  a module of dist/ */
const built = (file) => import(new URL(`../dist/${file}`, import.meta.url).href);

/** @param {number[]} numbers @param {number} part */
function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

/**
 * @param {any} device
 * @param {{ driver?: string, nvrtc?: string }} libraries
 * @param {(line: unknown) => void} print
 * @param {{ edge: number, batches: number[] }} sizes
 */
export async function measure(device, libraries, print, { edge, batches }) {
  const programs = await built('programs/index.js');
  /** @type {Record<string, unknown>[]} */
  const figures = [];
  const attempt = async (/** @type {string} */ name, /** @type {() => Promise<Record<string, unknown>>} */ run) => {
    let line;
    try {
      line = { figure: name, ...(await run()) };
    } catch (error) {
      line = { figure: name, failed: /** @type {Error} */ (error).message.slice(0, 500) };
    }
    figures.push(line);
    print(line);
  };
  const field = programs.fieldPassReductions(edge);
  /** The field pass of a batch alone. */
  const pass = {
    ...field,
    name: 'fieldPassBatch',
    ops: field.ops.slice(0, 1),
    tensors: field.tensors.filter((/** @type {any} */ tensor) => tensor.role === 'state'),
  };
  const fieldBytes = edge ** 3 * 64 * 4;
  await attempt('copy', () => copySpeed(libraries));
  for (const blocks of [1, 2, 4])
    await attempt(`barrier ${blocks} blocks an SM`, () => barrierCost(device, libraries, blocks));
  for (const executor of ['launch', 'cooperative']) {
    for (const batch of batches) {
      await attempt(`field pass ${edge}³×64, ${batch} brains, ${executor}`, async () => {
        const bytes = 2 * fieldBytes * batch;
        const timed = await timeProgram(device, pass, { batch }, { executor });
        return { ...timed, bytes, gigabytesPerSecond: Math.round(bytes / timed.microseconds / 1e3) };
      });
      for (const fusion of ['full', 'none'])
        await attempt(`field pass and reductions, ${batch} brains, ${executor}, fusion ${fusion}`, () =>
          timeProgram(device, field, { batch }, { executor, fusion }),
        );
    }
    await attempt(`empty step, ${executor}`, () => stepLatency(device, programs.empty(4096), executor));
    await attempt(`ten small ops, 1 brain, ${executor}`, () => timeVector(device, programs, executor));
  }
  return figures;
}

/** Microseconds a step by events over many steps. */
async function timeProgram(
  /** @type {any} */ device,
  /** @type {any} */ program,
  /** @type {Record<string, number>} */ symbols,
  /** @type {Record<string, string>} */ options,
  /** @type {Record<string, any>} */ constants = {},
) {
  const session = await device.load(program, { symbols, constants, ...options });
  try {
    await fillField(session, program, symbols);
    const first = session.timeSteps(20) / 20;
    const steps = Math.max(5, Math.min(400, Math.floor(40 / first)));
    const times = Array.from({ length: 15 }, () => (session.timeSteps(steps) / steps) * 1e3);
    const stages = (await session.profile(5)).map((/** @type {any} */ stage) => ({
      stage: stage.stage.slice(0, 60),
      microseconds: round((stage.totalMs / stage.calls) * 1e3),
      bytes: stage.bytes,
    }));
    return {
      microseconds: round(quantile(times, 0.5)),
      least: round(Math.min(...times)),
      steps,
      kernels: session.kernels,
      stages,
    };
  } finally {
    await session.close();
  }
}

/** Random values in the field: zeros run faster than real data. */
async function fillField(
  /** @type {any} */ session,
  /** @type {any} */ program,
  /** @type {Record<string, number>} */ symbols,
) {
  const { randomArrays } = await built('programs/index.js');
  const states = randomArrays(program, 'state', symbols, { field: [-1, 1] }, 5);
  for (const [name, data] of Object.entries(states)) await session.write(name, data);
}

/** Wall-clock time of a whole step from JavaScript, copies included. */
async function stepLatency(/** @type {any} */ device, /** @type {any} */ program, /** @type {string} */ executor) {
  const session = await device.load(program, { executor });
  try {
    for (let i = 0; i < 500; i += 1) session.stepSync();
    const times = Array.from({ length: 4000 }, () => {
      const start = performance.now();
      session.stepSync();
      return (performance.now() - start) * 1e3;
    });
    return { p50: round(quantile(times, 0.5)), p99: round(quantile(times, 0.99)), counters: session.counters() };
  } finally {
    await session.close();
  }
}

async function timeVector(/** @type {any} */ device, /** @type {any} */ programs, /** @type {string} */ executor) {
  const builtin = programs.findProgram('vectorChain');
  const symbols = { batch: 1 };
  return timeProgram(device, builtin.build(), symbols, { executor }, builtin.constants(1, symbols));
}

/** Read plus written bytes a second of a large copy on the device. */
async function copySpeed(/** @type {{ driver?: string, nvrtc?: string }} */ libraries) {
  const { openDriver } = await built('device/cuda/driver.js');
  const driver = await openDriver(libraries);
  const bytes = 2 ** 29;
  const [from, to] = [driver.handle('cuMemAlloc_v2', bytes), driver.handle('cuMemAlloc_v2', bytes)];
  const stream = driver.handle('cuStreamCreate', 1);
  driver.call('cuMemsetD32Async', from, 0x3f9d70a4, bytes / 4, stream);
  const copy = () => timed(driver, stream, () => driver.call('cuMemcpyDtoDAsync_v2', to, from, bytes, stream));
  copy();
  const milliseconds = quantile(Array.from({ length: 20 }, copy), 0.5);
  for (const address of [from, to]) driver.call('cuMemFree_v2', address);
  driver.call('cuStreamDestroy_v2', stream);
  return { bytes, milliseconds: round(milliseconds), gigabytesPerSecond: Math.round((2 * bytes) / milliseconds / 1e6) };
}

/** The barrier alone: a cooperative kernel that does nothing else, by the difference of two counts. */
async function barrierCost(
  /** @type {any} */ device,
  /** @type {{ driver?: string, nvrtc?: string }} */ libraries,
  /** @type {number} */ perMultiprocessor,
) {
  const { openDriver } = await built('device/cuda/driver.js');
  const { openCompiler } = await built('device/cuda/compile.js');
  const { preludeText } = await built('emit/cuda/prelude.js');
  const driver = await openDriver(libraries);
  const architecture = /sm_\d+/.exec(device.description.name)?.[0] ?? 'sm_90';
  const text = `${preludeText()}

extern "C" __global__ void __launch_bounds__(256) barriers(unsigned int* arena, unsigned int* sync) {
  unsigned int target = 0u;
  const unsigned int count = arena[0];
  for (unsigned int i = 0u; i < count; ++i) grid_barrier(sync, target);
  if (last_block(sync, target)) sync[0] = 0u;
}
`;
  const module = driver.handle(
    'cuModuleLoadData',
    await (await openCompiler(libraries)).compile('barriers', text, architecture),
  );
  const kernel = driver.handle('cuModuleGetFunction', module, 'barriers');
  const stream = driver.handle('cuStreamCreate', 1);
  const memory = driver.handle('cuMemAlloc_v2', 512);
  const host = driver.handle('cuMemAllocHost_v2', 32);
  const slots = new BigUint64Array(driver.view(host, 32));
  slots.set([memory, memory + 256n, host, host + 8n]);
  driver.call('cuMemsetD32Async', memory, 0, 128, stream);
  const blocks = device.description.limits.multiprocessors * perMultiprocessor;
  const run = (/** @type {number} */ count) => {
    driver.call('cuMemsetD32Async', memory, count, 1, stream);
    return timed(driver, stream, () =>
      driver.call('cuLaunchCooperativeKernel', kernel, blocks, 1, 1, 256, 1, 1, 0, stream, host + 16n),
    );
  };
  const [few, many] = [100, 2100];
  run(few);
  const costs = Array.from({ length: 9 }, () => ((run(many) - run(few)) / (many - few)) * 1e3);
  driver.call('cuModuleUnload', module);
  driver.call('cuMemFree_v2', memory);
  driver.call('cuMemFreeHost', host);
  driver.call('cuStreamDestroy_v2', stream);
  return { blocks, microseconds: round(quantile(costs, 0.5), 3) };
}

/** Milliseconds between two events around an action. */
function timed(/** @type {any} */ driver, /** @type {bigint} */ stream, /** @type {() => void} */ action) {
  const [start, end] = [driver.handle('cuEventCreate', 0), driver.handle('cuEventCreate', 0)];
  driver.call('cuEventRecord', start, stream);
  action();
  driver.call('cuEventRecord', end, stream);
  driver.call('cuStreamSynchronize', stream);
  const milliseconds = driver.elapsedMs(start, end);
  driver.call('cuEventDestroy_v2', start);
  driver.call('cuEventDestroy_v2', end);
  return milliseconds;
}

/** @param {number} value @param {number} digits */
function round(value, digits = 2) {
  return Number(value.toFixed(digits));
}
