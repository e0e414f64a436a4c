/**
 * What is timed of two builds: brains back to back and at a robot's pace, products, stencils, and "linear algebra" of the
 * profile table. Only what both builds have is used of them, so that one text measures either.
 */

const [sensors, motors, rowWidth] = [16, 5, 512];

/**
 * @typedef {{ kind: string, executor?: string, size: number, brains?: number, bankRows?: number, hz?: number, keepWarm?: boolean, steps: number }} BrainCase
 * @typedef {(part: (file: string) => Promise<any>) => Promise<object[]>} Case
 */

/** @type {Record<string, BrainCase>} */
const brains = {
  'one brain of 32³': { kind: 'cuda', size: 32, steps: 3000 },
  'one brain of 32³ at 1000 Hz': { kind: 'cuda', size: 32, hz: 1000, steps: 1500 },
  'one brain of 32³ at 50 Hz': { kind: 'cuda', size: 32, hz: 50, steps: 120 },
  'one brain of 32³ at 50 Hz, keepWarm': { kind: 'cuda', size: 32, hz: 50, keepWarm: true, steps: 120 },
  'persistent, one brain of 32³': { kind: 'cuda', executor: 'persistent', size: 32, steps: 2000 },
  'persistent, one brain of 32³ at 1000 Hz': { kind: 'cuda', executor: 'persistent', size: 32, hz: 1000, steps: 1500 },
  '32 brains of 32³': { kind: 'cuda', size: 32, brains: 32, steps: 1000 },
  'one brain of 128³': { kind: 'cuda', size: 128, steps: 600 },
  '1,024 brains of 8³': { kind: 'cuda', size: 8, brains: 1024, bankRows: 1000, steps: 500 },
  'WebGPU, one brain of 32³': { kind: 'webgpu', size: 32, steps: 1000 },
  'WebGPU, one brain of 64³': { kind: 'webgpu', size: 64, steps: 500 },
  'WebGPU, one brain of 128³': { kind: 'webgpu', size: 128, steps: 60 },
  'cpu, one brain of 16³': { kind: 'cpu', size: 16, bankRows: 1000, steps: 400 },
  'cpu, one brain of 32³': { kind: 'cpu', size: 32, bankRows: 1000, steps: 120 },
};

/** @type {Record<string, Case>} */
const others = {
  'product of 4096³ in fp32': (part) => product(part, 4096, 'fp32'),
  'product of 4096³ in fp16': (part) => product(part, 4096, 'fp16'),
  'product of 4096³ in bf16': (part) => product(part, 4096, 'bf16'),
  'product of 4096³ in fp8': (part) => product(part, 4096, 'fp8'),
  "the vendor's products of 4096³": vendor,
  'stencil of 26 neighbours': stencil,
  'linear algebra': (part) => workloadOf(part, 'linear algebra', 'cuda', ['matmul', 'gemv']),
  'transfer entropy': (part) => workloadOf(part, 'transfer entropy', 'cuda', ['transferEntropy']),
  'cpu, field pass': fieldPassBesideC,
  'cpu, transfer entropy': (part) => workloadOf(part, 'cpu, transfer entropy', 'cpu', ['transferEntropy']),
};

/** Measured by the newer build alone: it is the same whatever the build. */
export const onlyOnce = ["the vendor's products of 4096³"];

/** The cases of a machine with a GPU, or those of a processor. */
export const caseNames = (/** @type {'cuda' | 'cpu'} */ kind) =>
  [...Object.keys(brains), ...Object.keys(others)].filter((name) => name.startsWith('cpu') === (kind === 'cpu'));

/** @returns {Case} */
export function caseOf(/** @type {string} */ name) {
  const brain = brains[name];
  return brain === undefined ? others[name] : (part) => cycle(part, name, brain);
}

/** From sensors to motors: what a caller waits for. */
async function cycle(
  /** @type {(file: string) => Promise<any>} */ part,
  /** @type {string} */ name,
  /** @type {BrainCase} */ { kind, executor, size, brains: count = 1, bankRows = 10_000, hz, keepWarm, steps },
) {
  const { createBrain } = await part('brain/index.js');
  const brain = await createBrain({
    ...{ sensors, motors, device: kind, size, brains: count, bankRows },
    ...(executor !== undefined && { executor }),
    ...(keepWarm !== undefined && { keepWarm }),
  });
  if (keepWarm !== undefined && brain.warmCycles === undefined) throw new Error('this build has no keepWarm.');
  const { session, device } = brain.underlying;
  await session.write('bank', waves(bankRows * rowWidth, 0.05));
  await session.write('strength', new Float32Array(bankRows).fill(0.5));
  const input = new Float32Array(count * sensors);
  const { sync } = device.description.capabilities;
  // At a robot's pace the last cycles of the warm-up come at it too; those before let JavaScript be compiled, as it soon is.
  const warmUp = hz === undefined ? Math.max(20, steps / 10) : 3000;
  const times = [];
  let due = performance.now();
  for (let step = -warmUp; step < steps; step += 1) {
    if (hz !== undefined && step >= -10) {
      due = Math.max(due + 1000 / hz, performance.now());
      await new Promise((wake) => setTimeout(wake, due - performance.now()));
    }
    for (let i = 0; i < input.length; i += 1) input[i] = 0.5 * Math.sin(0.1 * step + i);
    const start = performance.now();
    if (sync) brain.processBatchSync(input);
    else await brain.processBatch(input);
    if (step >= 0) times.push((performance.now() - start) * 1000);
  }
  const description = device.description.name;
  await brain.close();
  return [
    figure(name, description, { edge: size, brains: count, bankRows, ...(hz !== undefined && { hz }) }, warmUp, times),
  ];
}

/** With bias and relu, by the clock of the device. */
async function product(
  /** @type {(file: string) => Promise<any>} */ part,
  /** @type {number} */ edge,
  /** @type {string} */ precision,
) {
  const { createDevice } = await part('device/index.js');
  const { matmulProgram } = await part('inference/linear/index.js');
  const { randomArrays } = await part('programs/seeded.js');
  const device = await createDevice('cuda');
  const program = matmulProgram({ rows: edge, inner: edge, columns: edge, activation: 'relu' }, precision);
  const ranges = Object.fromEntries(program.tensors.map((/** @type {any} */ { name }) => [name, [-1, 1]]));
  const session = await device.load(program, { constants: randomArrays(program, 'constant', {}, ranges, 2) });
  await session.step(randomArrays(program, 'input', {}, ranges, 1));
  const times = [];
  for (let run = -5; run < 20; run += 1) {
    const profile = await session.profile(1);
    const ms = profile.reduce((/** @type {number} */ sum, /** @type {any} */ { totalMs }) => sum + totalMs, 0);
    if (run >= 0) times.push(ms * 1000);
  }
  const { name } = device.description;
  await device.close();
  return [figure(`product of ${edge}³ in ${precision}`, name, { rows: edge, inner: edge, columns: edge }, 5, times)];
}

/** The same products as PyTorch calls the vendor's library. */
async function vendor(/** @type {(file: string) => Promise<any>} */ part) {
  const { vendorProducts } = await part('bench/inference/vendor-products.js');
  const answer = await vendorProducts('cuda', [4096], ['fp32', 'fp16', 'bf16'], 20);
  if (typeof answer === 'string') throw new Error(answer);
  return answer.products.map((/** @type {any} */ { edge, precision, timing: { histogram, ...timing } }) => ({
    ...{ name: `the vendor's product of 4096³ in ${precision}`, device: answer.device },
    ...{ sizes: { rows: edge, inner: edge, columns: edge }, ...timing },
  }));
}

/** The field pass beside the same loop in C, as the claim `field-pass` of the build measures it. */
async function fieldPassBesideC(/** @type {(file: string) => Promise<any>} */ part) {
  const { createCpu } = await part('device/cpu/cpu.js');
  const { measureFieldPass } = await part('bench/engine/field-pass.js');
  const open = (/** @type {object} */ options) => createCpu(options);
  const { figures } = await measureFieldPass({
    ...{ kind: 'cpu', open, edge: 32, channels: 64, threads: [2], effort: 1, onProgress: () => undefined },
  });
  return figures.map((/** @type {any} */ { histogram, ...one }, /** @type {number} */ at) => ({
    ...one,
    name: at === 0 ? 'cpu, field pass' : 'cpu, field pass in C',
  }));
}

/** Fields of 32 brains: a copy, the field pass, and the variant that nobody tuned; the share of a copy that the variant loses. */
async function stencil(/** @type {(file: string) => Promise<any>} */ part) {
  const { createDevice } = await part('device/index.js');
  const { copyProgram } = await part('device/copy-speed.js');
  const { fieldPassBatch } = await part('programs/index.js');
  const device = await createDevice('cuda');
  const [edge, batch] = [32, 32];
  const time = async (/** @type {any} */ program, /** @type {number | undefined} */ channels) => {
    const symbols = channels === undefined ? {} : { symbols: { batch } };
    const session = await device.load(program, { executor: 'graph', ...symbols });
    if (channels !== undefined) await session.write('field', waves(edge ** 3 * channels * batch, 1));
    session.timeSteps(40);
    const times = Array.from({ length: 9 }, () => (session.timeSteps(40) * 1000) / 40);
    await session.close();
    return times;
  };
  const copy = await time(copyProgram(edge ** 3 * 64 * batch), undefined);
  const pass = await time(fieldPassBatch(edge, 64), 64);
  const variant = await time(fieldPassBatch(edge, 48, 26, 'wrap'), 48);
  const middle = (/** @type {number[]} */ times) => [...times].sort((a, b) => a - b)[4];
  const lost = middle(copy) / middle(pass) - (middle(copy) / middle(variant)) * (48 / 64);
  const { name } = device.description;
  await device.close();
  const sizes = { edge, batch };
  return [
    figure('copy of 32 fields', name, { ...sizes, channels: 64 }, 40, copy),
    figure('field pass of 32 fields', name, { ...sizes, channels: 64 }, 40, pass),
    { ...figure('stencil of 26 neighbours', name, { ...sizes, channels: 48 }, 40, variant), more: { shareLost: lost } },
  ];
}

/** Parts of the profile table, each in its fastest fused form, with transfers: the sum of their times. */
async function workloadOf(
  /** @type {(file: string) => Promise<any>} */ part,
  /** @type {string} */ name,
  /** @type {string} */ kind,
  /** @type {string[]} */ wanted,
) {
  const { createDevice } = await part('device/index.js');
  const { workload } = await part('bench/inference/workload.js');
  const { sizesFor } = await part('bench/inference/sizes.js');
  const { timePart } = await part('bench/inference/part-timing.js');
  const device = await createDevice(kind);
  const byTime = (/** @type {any} */ a, /** @type {any} */ b) => a.p50Us - b.p50Us;
  /** @type {any[]} */
  const best = [];
  for (const one of workload(sizesFor(kind), 'f64')) {
    if (!wanted.includes(one.name)) continue;
    const forms = (await timePart(device, one, 0.3)).filter((/** @type {any} */ { form }) => form.fusion === 'full');
    best.push(forms.map((/** @type {any} */ { timing }) => timing).sort(byTime)[0]);
  }
  const sum = (/** @type {string} */ key) => best.reduce((total, timing) => total + timing[key], 0);
  const description = device.description.name;
  await device.close();
  const [{ warmUp, repetitions }] = best;
  const times = { minUs: sum('minUs'), p50Us: sum('p50Us'), p95Us: sum('p95Us'), p99Us: sum('p99Us') };
  const { products, samples } = sizesFor(kind);
  return [{ name, device: description, sizes: { product: products[0], samples }, warmUp, repetitions, ...times }];
}

/** @param {string} name @param {string} device @param {object} sizes @param {number} warmUp @param {number[]} timesUs */
function figure(name, device, sizes, warmUp, timesUs) {
  const sorted = [...timesUs].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))];
  const times = { minUs: sorted[0], p50Us: at(0.5), p95Us: at(0.95), p99Us: at(0.99) };
  return { name, device, sizes, warmUp, repetitions: sorted.length, ...times };
}

/** Values between −scale and scale without a pattern that matters. */
function waves(/** @type {number} */ length, /** @type {number} */ scale) {
  const values = new Float32Array(length);
  let state = 1;
  for (let i = 0; i < length; i += 1) {
    state = (Math.imul(state, 0x41c64e6d) + 12345) | 0;
    values[i] = (scale * state) / 2 ** 31;
  }
  return values;
}
