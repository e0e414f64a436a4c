/**
 * What every WebGPU host must do, as plain functions that throw: src/device/webgpu/runtime.test.ts runs them on Dawn in
 * Node, and webgpu.test.ts runs the very same in Chromium. Nothing here may import from Node or from the test runner.
 */
import { openWebGpu } from '../../src/device/webgpu/adapter.js';
import { bindingsWgsl, workgroupIndexWgsl } from '../../src/device/webgpu/bindings.js';
import type { Dispatch } from '../../src/device/webgpu/dispatch.js';
import { type StepTicket, WebGpuRuntime, type WebGpuRuntimeOptions } from '../../src/device/webgpu/runtime.js';
import { FieldbrainError } from '../../src/kernel/errors.js';

type Case = () => Promise<void>;

/** Opens a runtime for one case and closes it whatever happens. */
async function withRuntime(
  options: WebGpuRuntimeOptions,
  body: (runtime: WebGpuRuntime) => Promise<void>,
): Promise<void> {
  const runtime = await WebGpuRuntime.create(await openWebGpu(), options);
  try {
    await body(runtime);
  } finally {
    runtime.destroy();
  }
}

const saxpyWgsl = `${bindingsWgsl('f32')}
@compute @workgroup_size(64)
fn saxpy(@builtin(global_invocation_id) id: vec3<u32>) {
  let count = params[0].x;
  if (id.x >= count) { return; }
  arena[count + id.x] = bitcast<f32>(params[0].y) * arena[id.x] + arena[count + id.x];
}`;

const counterWgsl = `${bindingsWgsl()}
@compute @workgroup_size(1)
fn advance() { arena[0] = arena[0] * 3u + 1u; }
@compute @workgroup_size(1)
fn record() { arena[1u + arena[0] % 63u] += arena[0]; }`;

const saxpy: Case = () =>
  withRuntime({ arenaBytes: 8000 }, async (runtime) => {
    const count = 1000;
    const [pipeline] = await runtime.compile(saxpyWgsl, ['saxpy']);
    runtime.upload(
      0,
      Float32Array.from({ length: 2 * count }, (_, i) => (i < count ? i : 0.5)),
    );
    runtime.uploadParams(0, new Uint32Array([count, new Uint32Array(new Float32Array([2]).buffer)[0]]));
    const step = { pipeline, workgroups: [Math.ceil(count / 64), 1, 1] as const };
    const bytes = await runtime.readback(runtime.encodeStep([step], { offsetBytes: 4 * count, byteLength: 4000 }));
    expectEqual(
      [...new Float32Array(bytes.buffer)],
      Array.from({ length: count }, (_, i) => 2 * i + 0.5),
      'y',
    );
  });

/** Partial sums, their total, a map that needs the total: each dispatch reads what the one before it wrote. */
const dependentDispatches: Case = () =>
  withRuntime({ arenaBytes: 4 * 8192, readbackBytes: 4 * 4096 }, async (runtime) => {
    const wgsl = `${bindingsWgsl()}
@compute @workgroup_size(64)
fn partial(@builtin(global_invocation_id) id: vec3<u32>) {
  var sum = 0u;
  for (var i = 0u; i < 64u; i++) { sum += arena[64u * id.x + i]; }
  arena[4096u + id.x] = sum;
}
@compute @workgroup_size(1)
fn total() {
  var sum = 0u;
  for (var i = 0u; i < 64u; i++) { sum += arena[4096u + i]; }
  arena[5000] = sum;
}
@compute @workgroup_size(64)
fn subtract(@builtin(global_invocation_id) id: vec3<u32>) { arena[id.x] = arena[5000] - arena[id.x]; }`;
    const [partial, total, subtract] = await runtime.compile(wgsl, ['partial', 'total', 'subtract']);
    let values = Array.from({ length: 4096 }, (_, i) => i % 97);
    runtime.upload(0, new Uint32Array(values));
    const step = [
      { pipeline: partial, workgroups: [1, 1, 1] as const },
      { pipeline: total, workgroups: [1, 1, 1] as const },
      { pipeline: subtract, workgroups: [64, 1, 1] as const },
    ];
    const before = runtime.counters;
    const ticket = runtime.encodeStep([...step, ...step], { offsetBytes: 0, byteLength: 4 * 4096 });
    const got = new Uint32Array((await runtime.readback(ticket)).buffer);
    for (let round = 0; round < 2; round++) {
      const sum = values.reduce((a, b) => (a + b) >>> 0, 0);
      values = values.map((value) => (sum - value) >>> 0);
    }
    expectEqual([...got], values, 'values');
    expectEqual(runtime.counters.submits - before.submits, 1, 'submits of the step');
    expectEqual(runtime.counters.dispatches - before.dispatches, 6, 'dispatches of the step');
  });

const parameterWindows: Case = () =>
  withRuntime({ arenaBytes: 256, paramsBytes: 1024 }, async (runtime) => {
    const wgsl = `${bindingsWgsl()}
@compute @workgroup_size(1) fn put() { arena[params[0].x] = params[3].w; }`;
    const [pipeline] = await runtime.compile(wgsl, ['put']);
    for (let window = 0; window < 4; window++) {
      const words = new Uint32Array(16);
      words[0] = window;
      words[15] = 100 + window;
      runtime.uploadParams(256 * window, words);
    }
    const step = [3, 0, 2, 1].map((window) => ({
      pipeline,
      workgroups: [1, 1, 1] as const,
      paramsOffset: 256 * window,
    }));
    const bytes = await runtime.readback(runtime.encodeStep(step, { offsetBytes: 0, byteLength: 16 }));
    expectEqual([...new Uint32Array(bytes.buffer)], [100, 101, 102, 103], 'words');
    await expectError(() => runtime.encodeStep([{ ...step[0], paramsOffset: 100 }]), 'usage', 'got 100');
    await expectError(() => runtime.encodeStep([{ ...step[0], paramsOffset: 1024 }]), 'usage', 'got 1024');
  });

const foldedLine: Case = () =>
  withRuntime({ arenaBytes: 4 * 70_144, readbackBytes: 4 * 70_144 }, async (runtime) => {
    const wgsl = `${bindingsWgsl()}${workgroupIndexWgsl}
@compute @workgroup_size(1)
fn mark(@builtin(workgroup_id) id: vec3<u32>, @builtin(num_workgroups) count: vec3<u32>) {
  let index = workgroupIndex(id, count);
  if (index >= 70001u) { return; }
  arena[index] += 1u;
}`;
    const [pipeline] = await runtime.compile(wgsl, ['mark']);
    const ticket = runtime.encodeStep([{ pipeline, workgroups: [70_001, 1, 1] }], {
      offsetBytes: 0,
      byteLength: 280_576,
    });
    const marks = new Uint32Array((await runtime.readback(ticket)).buffer);
    const expected = Array.from({ length: 70_144 }, (_, i) => (i < 70_001 ? 1 : 0));
    expectEqual([...marks], expected, 'marks');
    await expectError(() => runtime.encodeStep([{ pipeline, workgroups: [70_001, 2, 1] }]), 'usage', '70001, 2, 1');
  });

/** One module may see the arena as plain words in one entry point, as atomics or vectors in another. */
const viewsOfOneArena: Case = () =>
  withRuntime({ arenaBytes: 1024 }, async (runtime) => {
    const wgsl = `
@group(0) @binding(0) var<storage, read_write> words: array<u32>;
@group(0) @binding(0) var<storage, read_write> counters: array<atomic<u32>>;
@group(0) @binding(0) var<storage, read_write> vectors: array<vec4<f32>>;
@compute @workgroup_size(64)
fn count(@builtin(global_invocation_id) id: vec3<u32>) { atomicAdd(&counters[id.x % 4u], id.x); }
@compute @workgroup_size(1)
fn convert() { for (var i = 0u; i < 4u; i++) { words[4u + i] = bitcast<u32>(f32(words[i])); } }
@compute @workgroup_size(1)
fn halve() { vectors[2] = 0.5 * vectors[1]; }`;
    const [count, convert, halve] = await runtime.compile(wgsl, ['count', 'convert', 'halve']);
    const one = [1, 1, 1] as const;
    const step = [
      { pipeline: count, workgroups: [16, 1, 1] as const },
      { pipeline: convert, workgroups: one },
      { pipeline: halve, workgroups: one },
    ];
    const bytes = await runtime.readback(runtime.encodeStep(step, { offsetBytes: 0, byteLength: 48 }));
    const sums = [0, 1, 2, 3].map((rest) => 256 * rest + 4 * ((255 * 256) / 2));
    expectEqual([...new Uint32Array(bytes.buffer, 0, 4)], sums, 'atomic sums');
    expectEqual([...new Float32Array(bytes.buffer, 16, 8)], [...sums, ...sums.map((sum) => sum / 2)], 'floats');
  });

const wrongShader: Case = () =>
  withRuntime({ arenaBytes: 256 }, async (runtime) => {
    const wgsl =
      'fn fine() -> f32 { return 1.0; }\n\n@compute @workgroup_size(1)\nfn main() {\n  let x: f32 = 1u;\n}\n';
    const error = await expectError(() => runtime.compile(wgsl, ['main']), 'compile-failed', 'line 5:');
    expectEqual(error.details.line, 5, 'line');
    expectEqual(error.message.includes('let x: f32 = 1u;'), true, 'the text of the line');
    const fine = '@compute @workgroup_size(1) fn main() {}\n@compute @workgroup_size(4096) fn huge() {}';
    await expectError(() => runtime.compile(fine, ['absent']), 'compile-failed', 'absent');
    await expectError(() => runtime.compile(fine, ['huge']), 'compile-failed', '4096');
    expectEqual((await runtime.compile(fine, ['main'])).length, 1, 'a fine shader afterwards');
  });

const lostDevice: Case = async () => {
  const found = await openWebGpu();
  const runtime = await WebGpuRuntime.create(found, { arenaBytes: 1024 });
  const [pipeline] = await runtime.compile(counterWgsl, ['advance']);
  const step = [{ pipeline, workgroups: [1, 1, 1] as const }];
  const waiting = runtime.readback(runtime.encodeStep(step, { offsetBytes: 0, byteLength: 4 }));
  found.device.destroy();
  await expectError(() => waiting, 'device-lost');
  await found.device.lost;
  await expectError(() => runtime.encodeStep(step), 'device-lost', 'destroyed');
  await expectError(() => runtime.upload(0, new Uint32Array(1)), 'device-lost');
  await expectError(() => runtime.compile(counterWgsl, ['advance']), 'device-lost');
  await expectError(() => runtime.stepMany(step, 10), 'device-lost');
  await expectError(() => runtime.settle(), 'device-lost');
};

const destroyedRuntime: Case = async () => {
  const runtime = await WebGpuRuntime.create(await openWebGpu(), { arenaBytes: 1024 });
  const waiting = runtime.read({ offsetBytes: 0, byteLength: 4 });
  runtime.destroy();
  await expectError(() => waiting, 'session-closed');
  await expectError(() => runtime.encodeStep([]), 'session-closed');
  await expectError(() => runtime.settle(), 'session-closed');
};

const flatAllocations: Case = () =>
  withRuntime({ arenaBytes: 4096 }, async (runtime) => {
    const pipelines = await runtime.compile(counterWgsl, ['advance', 'record']);
    const step = pipelines.map((pipeline) => ({ pipeline, workgroups: [1, 1, 1] as const }));
    const input = new Uint32Array(4);
    const into = new Uint8Array(256);
    const before = runtime.counters;
    for (let i = 0; i < 1000; i++) {
      runtime.upload(1024, input);
      await runtime.readback(runtime.encodeStep(step, { offsetBytes: 0, byteLength: 256 }), into);
    }
    const after = runtime.counters;
    expectEqual(after.bufferAllocations, before.bufferAllocations, 'buffer allocations');
    expectEqual(after.submits - before.submits, 1000, 'submits');
    expectEqual(after.dispatches - before.dispatches, 2000, 'dispatches');
    expectEqual(after.uploads - before.uploads, 1000, 'uploads');
    expectEqual(after.uploadedBytes - before.uploadedBytes, 16_000, 'uploaded bytes');
    expectEqual(after.downloads - before.downloads, 1000, 'downloads');
    expectEqual(after.downloadedBytes - before.downloadedBytes, 256_000, 'downloaded bytes');
    expectEqual([...new Uint32Array(into.buffer)], countOnHost(1000), 'state after 1,000 steps');
  });

const manySteps: Case = () =>
  withRuntime({ arenaBytes: 4096, maxDispatchesPerSubmit: 64 }, async (runtime) => {
    const pipelines = await runtime.compile(counterWgsl, ['advance', 'record']);
    const step = pipelines.map((pipeline) => ({ pipeline, workgroups: [1, 1, 1] as const }));
    const before = runtime.counters;
    const ticket = await runtime.stepMany(step, 1000, { offsetBytes: 0, byteLength: 256 });
    const state = new Uint32Array((await runtime.readback(ticket)).buffer);
    expectEqual([...state], countOnHost(1000), 'state after 1,000 steps');
    expectEqual(runtime.counters.submits - before.submits, Math.ceil(1000 / 32), 'submits');
    expectEqual(runtime.counters.downloads - before.downloads, 1, 'downloads');
    await expectError(() => runtime.stepMany(step, 0), 'usage', 'got 0');
  });

const bigArena: Case = async () => {
  const found = await openWebGpu();
  const { maxStorageBufferBindingSize, maxBufferSize } = found.description.limits;
  const most = Math.min(maxStorageBufferBindingSize, maxBufferSize);
  const make = (arenaBytes: number): Promise<WebGpuRuntime> => WebGpuRuntime.create(found, { arenaBytes });
  const error = await expectError(() => make(most + 4), 'out-of-memory', String(most + 4));
  expectEqual(error.details.most, most, 'the largest size');
  await expectError(() => make(0), 'usage', 'got 0');
  await expectError(() => make(1.5), 'usage', 'got 1.5');
  found.device.destroy();
};

/** A pipeline of another device is invalid here: the step is refused as a whole and the next one runs. */
const refusedCommand: Case = () =>
  withRuntime({ arenaBytes: 4096 }, async (runtime) => {
    const [own] = await runtime.compile(counterWgsl, ['advance']);
    const output = { offsetBytes: 0, byteLength: 4 };
    const workgroups = [1, 1, 1] as const;
    await withRuntime({ arenaBytes: 4096 }, async (other) => {
      const [foreign] = await other.compile(counterWgsl, ['advance']);
      const both = [
        { pipeline: own, workgroups },
        { pipeline: foreign, workgroups },
      ];
      await expectError(() => runtime.readback(runtime.encodeStep(both, output)), 'usage', 'refused');
    });
    await runtime.settle().catch(() => undefined); // finish and submit are both refused; the second may come late
    const bytes = await runtime.readback(runtime.encodeStep([{ pipeline: own, workgroups }], output));
    expectEqual([...new Uint32Array(bytes.buffer)], [1], 'state untouched by the refused step');
  });

const wrongRanges: Case = () =>
  withRuntime({ arenaBytes: 1024, readbackBytes: 256, stagingSlots: 2 }, async (runtime) => {
    await expectError(() => runtime.upload(2, new Uint32Array(1)), 'usage', 'got 2 + 4');
    await expectError(() => runtime.upload(1024, new Uint32Array(1)), 'usage', '1024 + 4');
    await expectError(() => runtime.upload(0, new Uint8Array(3)), 'usage', '0 + 3');
    await expectError(() => runtime.encodeStep([], { offsetBytes: 0, byteLength: 512 }), 'usage', 'readbackBytes 256');
    const output = { offsetBytes: 0, byteLength: 4 };
    const tickets = [runtime.encodeStep([], output), runtime.encodeStep([], output)];
    await expectError(() => runtime.encodeStep([], output), 'usage', 'stagingSlots');
    for (const ticket of tickets) await runtime.readback(ticket);
    await expectError(() => runtime.readback(tickets[0]), 'usage', 'already');
    expectEqual((await runtime.readback(runtime.encodeStep([], output))).length, 4, 'a slot is free again');
    expectEqual((await runtime.readback(runtime.encodeStep([]))).length, 0, 'a step without output');
  });

const longReadAndClear: Case = () =>
  withRuntime({ arenaBytes: 4096, readbackBytes: 256 }, async (runtime) => {
    const words = Uint32Array.from({ length: 1024 }, (_, i) => i * i);
    runtime.upload(0, words);
    runtime.clear({ offsetBytes: 400, byteLength: 800 });
    const got = new Uint32Array((await runtime.read({ offsetBytes: 4, byteLength: 4092 })).buffer);
    expectEqual([...got], [...words.fill(0, 100, 300).subarray(1)], 'words');
  });

const sharedMemory: Case = () =>
  withRuntime({ arenaBytes: 256 }, async (runtime) => {
    const shared = new Uint32Array(new SharedArrayBuffer(64), 16, 4);
    shared.set([5, 6, 7, 8]);
    runtime.upload(16, shared);
    const got = await runtime.read({ offsetBytes: 16, byteLength: 16 });
    expectEqual([...new Uint32Array(got.buffer)], [5, 6, 7, 8], 'words from shared memory');
  });

const timestamps: Case = () =>
  withRuntime({ arenaBytes: 256 }, async (runtime) => {
    const pipelines = await runtime.compile(counterWgsl, ['advance', 'record']);
    const step = pipelines.map((pipeline) => ({ pipeline, workgroups: [1, 1, 1] as const }));
    if (!runtime.description.features.includes('timestamp-query')) {
      await expectError(() => runtime.profileStep(step), 'program-unsupported', 'timestamp-query');
      return;
    }
    const timings = await runtime.profileStep(step);
    expectEqual(
      timings.map((timing) => timing.entryPoint),
      ['advance', 'record'],
      'names',
    );
    expectEqual(
      timings.every((timing) => timing.microseconds >= 0),
      true,
      'times are not negative',
    );
    const allocations = runtime.counters.bufferAllocations;
    await runtime.profileStep(step);
    expectEqual(runtime.counters.bufferAllocations, allocations, 'buffer allocations of a second profile');
  });

/** Loops as often as a parameter says. */
const slowWgsl = `${bindingsWgsl()}
@compute @workgroup_size(1)
fn slow() {
  var x = arena[0];
  for (var i = 0u; i < params[0].x; i++) { x = (x ^ (x >> 3u)) * 1664525u + i; }
  arena[0] = x;
}`;

async function startSlow(runtime: WebGpuRuntime, loops: number): Promise<{ step: Dispatch[]; ticket: StepTicket }> {
  const [pipeline] = await runtime.compile(slowWgsl, ['slow']);
  runtime.uploadParams(0, new Uint32Array([loops]));
  const step = [{ pipeline, workgroups: [1, 1, 1] as const }];
  return { step, ticket: runtime.encodeStep(step, { offsetBytes: 0, byteLength: 4 }) };
}

/**
 * About three seconds of work, on this device as fast as it is, against a time-out of 0.3 s: the call ends in time, and the
 * runtime is closed for good.
 */
const slowStep: Case = async () => {
  const sample = 4_000_000;
  let loops = 0;
  await withRuntime({ arenaBytes: 256 }, async (runtime) => {
    await runtime.readback((await startSlow(runtime, 1)).ticket);
    const begun = performance.now();
    await runtime.readback((await startSlow(runtime, sample)).ticket);
    loops = Math.min(300_000_000, Math.ceil((sample * 3000) / (performance.now() - begun)));
  });
  await withRuntime({ arenaBytes: 256, timeoutMs: 300 }, async (runtime) => {
    const { step, ticket } = await startSlow(runtime, loops);
    await expectError(() => runtime.readback(ticket), 'step-timeout', '300 ms');
    await expectError(() => runtime.encodeStep(step), 'step-timeout');
  });
};

export const webGpuCases: Readonly<Record<string, Case>> = {
  'runs saxpy on the arena': saxpy,
  'lets each dispatch see what the ones before it wrote': dependentDispatches,
  'gives each dispatch its window of the parameters': parameterWindows,
  'folds a line of more than 65,535 workgroups': foldedLine,
  'shows one arena as words, atomics and vectors': viewsOfOneArena,
  'names the line of a wrong shader': wrongShader,
  'ends every call with device-lost once the device is gone': lostDevice,
  'ends every call with session-closed once destroyed': destroyedRuntime,
  'allocates no buffer in 1,000 steps': flatAllocations,
  'runs 1,000 steps in bounded submits': manySteps,
  'refuses an arena above the limits, with numbers': bigArena,
  'throws what the device refused and goes on': refusedCommand,
  'refuses wrong ranges and a full ring': wrongRanges,
  'reads long ranges in pieces and clears': longReadAndClear,
  'uploads from shared memory': sharedMemory,
  'times each dispatch': timestamps,
  'ends a step that takes too long': slowStep,
};

/** The state of counterWgsl after `steps` steps. */
function countOnHost(steps: number): number[] {
  const state = new Uint32Array(64);
  for (let i = 0; i < steps; i++) {
    state[0] = Math.imul(state[0], 3) + 1;
    state[1 + (state[0] % 63)] += state[0];
  }
  return [...state];
}

function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (got === wanted) return;
  let at = 0;
  while (got?.[at] === wanted?.[at]) at++;
  const near = (text: string | undefined): string => text?.slice(Math.max(0, at - 20), at + 60) ?? 'undefined';
  throw new Error(`${what}: got …${near(got)}…, expected …${near(wanted)}…`);
}

async function expectError(call: () => unknown, code: string, text = ''): Promise<FieldbrainError> {
  try {
    await call();
  } catch (error) {
    if (error instanceof FieldbrainError && error.code === code && error.message.includes(text)) return error;
    throw new Error(
      `expected ${code} with "${text}", got ${error instanceof FieldbrainError ? error.code : ''} ${error}`,
    );
  }
  throw new Error(`expected ${code} with "${text}", but nothing was thrown`);
}
