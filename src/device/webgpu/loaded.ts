/**
 * A Program made ready for one WebGPU device: planned, laid out, written as WGSL, compiled, its memory filled. Everything
 * that can be refused is refused here, before or while memory is taken.
 */
import { emitWgsl, extraWords, type WgslProgram, workgroupsOf } from '../../emit/wgsl.js';
import { type Arena, alignmentWords, fillControlBlock, planArena } from '../../fuse/arena.js';
import { planProgram } from '../../fuse/plan.js';
import type { Plan } from '../../fuse/stage.js';
import type { Bindings, HostArray, Program } from '../../kernel/index.js';
import { FieldbrainError } from '../../kernel/index.js';
import type { Loading } from '../session-core.js';
import type { WebGpuFound } from './adapter.js';
import { bindingsWgsl } from './bindings.js';
import type { Dispatch } from './dispatch.js';
import { DispatchOrder } from './dispatch-order.js';
import type { PipelineCache } from './pipeline-cache.js';
import { WebGpuRuntime } from './runtime.js';
import { TensorWords } from './tensor-words.js';

/** Fault words behind the guards: the number of the bounds check, and the index that failed it. */
export const faultWords = 2;

export interface Loaded {
  /** As planned: it may hold more scratch than the given Program. */
  readonly program: Program;
  readonly plan: Plan;
  readonly bindings: Bindings;
  readonly arena: Arena;
  readonly wgsl: WgslProgram;
  readonly runtime: WebGpuRuntime;
  readonly order: DispatchOrder;
  /** The stage that a dispatch runs; control kernels have none. */
  readonly stageOf: ReadonlyMap<Dispatch, number>;
  readonly words: ReadonlyMap<string, TensorWords>;
  /** First word behind all tensors: guards, then faults. */
  readonly guardBase: number;
}

export async function loadProgram(
  found: WebGpuFound,
  cache: PipelineCache,
  { program: given, checked, options }: Loading,
  timeoutMs: number,
): Promise<Loaded> {
  const { bindings } = checked;
  const { program, plan } = planProgram(given, { fusion: options.fusion ?? 'full', target: 'webgpu' });
  const keepScratch = options.debug === true || options.fusion === 'none';
  const arena = planArena(program, plan, bindings, { wordPerElement: true, keepScratch });
  const { limits } = found.description;
  checkSize(given, arena, limits);
  const wgsl = emitWgsl(program, plan, arena.control, {
    debug: options.debug ?? false,
    workgroupBytes: limits.maxComputeWorkgroupStorageSize,
    bindings,
    bindingsText: (windowBytes) => bindingsWgsl('u32', windowBytes),
  });
  checkWindow(given, 4 * wgsl.paramsWords, limits.maxUniformBufferBindingSize);
  const guardBase = arena.words;
  const extra = Math.ceil((wgsl.guardWords + faultWords) / alignmentWords) * alignmentWords;
  const outputBytes = 4 * (arena.outputs.end - arena.outputs.begin);
  const runtime = await WebGpuRuntime.create(found, {
    arenaBytes: 4 * (arena.words + extra),
    paramsBytes: 4 * wgsl.paramsWords,
    paramsWindowBytes: 4 * wgsl.paramsWords,
    readbackBytes: Math.max(outputBytes, Math.min(4 * arena.words, 2 ** 18), 4096),
    stagingSlots: 2,
    timeoutMs,
  });
  try {
    const { order, stageOf } = await compileAll(runtime, cache, wgsl, plan, bindings);
    const words = new Map(program.tensors.map((tensor) => [tensor.name, new TensorWords(tensor, bindings)]));
    const loaded = { program, plan, bindings, arena, wgsl, runtime, order, stageOf, words, guardBase };
    fillMemory(loaded, checked.constants);
    return loaded;
  } catch (error) {
    runtime.release();
    throw error;
  }
}

function checkSize(program: Program, arena: Arena, limits: WebGpuFound['description']['limits']): void {
  const most = Math.min(limits.maxStorageBufferBindingSize, limits.maxBufferSize);
  const bytes = 4 * (arena.words + 2 * alignmentWords);
  if (bytes <= most) return;
  throw new FieldbrainError(
    'out-of-memory',
    `load ${program.name}: too large (got ${bytes} B, expected at most ${most} B, the largest storage binding of this adapter). Bind smaller symbols, or use a device with more memory.`,
    { program: program.name, bytes, most },
  );
}

function checkWindow(program: Program, bytes: number, most: number): void {
  if (bytes <= most) return;
  throw new FieldbrainError(
    'program-unsupported',
    `load ${program.name}: too many tensors, symbols and parameters (got ${bytes} B of control words, expected at most ${most} B). Split the program.`,
    { program: program.name, bytes, most },
  );
}

async function compileAll(
  runtime: WebGpuRuntime,
  cache: PipelineCache,
  wgsl: WgslProgram,
  plan: Plan,
  bindings: Bindings,
): Promise<Pick<Loaded, 'order' | 'stageOf'>> {
  const stageOf = new Map<Dispatch, number>();
  const stages = new Map<string, Dispatch | undefined>();
  const control = new Map<string, Dispatch>();
  const compileControl = async (): Promise<void> => {
    const { code, entryPoints } = wgsl.control;
    if (entryPoints.length === 0) return;
    const pipelines = await cache.get(runtime.paramsWindowBytes, code, entryPoints);
    for (const pipeline of pipelines) control.set(pipeline.entryPoint, { pipeline, workgroups: [1, 1, 1] });
  };
  const compileStage = async (kernel: WgslProgram['kernels'][number]): Promise<void> => {
    const count = workgroupsOf(kernel.parts, bindings);
    if (count === 0 || plan.stages[kernel.stage].parts.length === 0) return;
    const [pipeline] = await cache.get(runtime.paramsWindowBytes, kernel.code, [kernel.entryPoint]);
    const dispatch: Dispatch = { pipeline, workgroups: [count, 1, 1] };
    stages.set(`${kernel.stage}.${kernel.guard}`, dispatch);
    stageOf.set(dispatch, kernel.stage);
  };
  await Promise.all([compileControl(), ...wgsl.kernels.map(compileStage)]);
  const order = new DispatchOrder(wgsl.steps, (step) =>
    step.kind === 'control' ? control.get(step.entryPoint) : stages.get(`${step.stage}.${step.guard}`),
  );
  return { order, stageOf };
}

/** Constants and initial states; everything else begins as zero. */
function fillMemory({ program, arena, runtime, words }: Loaded, constants: Readonly<Record<string, HostArray>>): void {
  for (const tensor of program.tensors) {
    const own = words.get(tensor.name) as TensorWords;
    const data = constants[tensor.name];
    const [offset] = arena.offsets.get(tensor.name) ?? [0];
    if (own.length === 0) continue;
    if (tensor.role === 'constant' && data !== undefined) {
      const image = new ArrayBuffer(own.byteLength);
      own.bind(image, 0).encode(data, 0);
      runtime.upload(4 * offset, new Uint8Array(image));
    }
    if (tensor.role === 'state' && tensor.initial !== 0) runtime.upload(4 * offset, initialWords(own));
  }
}

function initialWords({ tensor, length }: TensorWords): ArrayBufferView {
  if (tensor.dtype === 'i32' || tensor.dtype === 'u32') return new Uint32Array(length).fill(tensor.initial);
  return new Float32Array(length).fill(tensor.initial);
}

/** The control block as the device sees it, with the words behind it. */
export function controlImage(loaded: Loaded, parameters: Readonly<Record<string, number>>): ArrayBuffer {
  const { program, arena, bindings, wgsl, guardBase } = loaded;
  const image = new ArrayBuffer(4 * wgsl.paramsWords);
  const view = new DataView(image);
  fillControlBlock(program, arena, bindings, parameters, view);
  view.setUint32(4 * (arena.control.words + extraWords.guards), guardBase, true);
  view.setUint32(4 * (arena.control.words + extraWords.faults), guardBase + wgsl.guardWords, true);
  return image;
}
