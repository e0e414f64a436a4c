/**
 * A Program made ready for the pool: planned, compiled, its memory allocated and filled, its schedules placed. Everything
 * that a step needs is made here, once.
 */
import { type CpuPass, type WasmStages, withWorkerMemory } from '../../emit/wasm.js';
import type { Arena } from '../../fuse/arena.js';
import { fillControlBlock, planArena } from '../../fuse/arena.js';
import { partMovement } from '../../fuse/cost.js';
import type { Plan } from '../../fuse/stage.js';
import { product, resolveShape } from '../../kernel/dimension.js';
import { viewHostArray } from '../../kernel/dtype.js';
import type { Bindings, HostArray, Program, Tensor } from '../../kernel/index.js';
import { FieldbrainError } from '../../kernel/index.js';
import { encoderOf } from '../../kernel/narrow.js';
import { createPacker, isRowMajor, type Packer } from '../pack.js';
import type { Loading } from '../session-core.js';
import { compile } from './compiled.js';
import type { Pool, PoolProgram } from './pool.js';

export const pageBytes = 65536;
/** What a 32-bit WebAssembly memory can hold. */
export const memoryLimit = 65536 * pageBytes;
/** Stages with less to do run on the caller alone: a barrier costs as much as this many operations or bytes. */
const soloWork = 24_000;

/** A tensor in the arena, as the host sees it. */
export interface Port {
  readonly tensor: Tensor;
  readonly length: number;
  /** One, or two for a buffered state. */
  readonly views: readonly HostArray[];
  /** Undefined where memory order is row-major order. */
  readonly packer?: Packer;
}

export interface Loaded {
  /** With partial results and worker memory that fusion and the emitter added. */
  readonly program: Program;
  readonly plan: Plan;
  readonly bindings: Bindings;
  readonly arena: Arena;
  readonly stages: WasmStages;
  readonly memory: WebAssembly.Memory;
  readonly pool: Pool;
  readonly pooled: PoolProgram;
  readonly ports: ReadonlyMap<string, Port>;
  readonly isSolo: readonly boolean[];
}

export async function loadProgram(
  { program, checked, options }: Loading,
  pool: Pool,
  without: readonly CpuPass[],
): Promise<Loaded> {
  const { bindings } = checked;
  const fusion = options.fusion ?? 'full';
  const debug = options.debug ?? false;
  const planned = compile(program, { fusion, debug, shared: pool.shared, without });
  const { stages } = planned;
  const whole = withWorkerMemory(planned.program, (pool.threads * stages.workerBytes) / 4);
  // Scratch that may be read afterwards must not be shared.
  const arena = planArena(whole, planned.plan, bindings, { keepScratch: debug || fusion === 'none' });
  const memory = allocate(program, 4 * arena.words, pool.shared);
  const parameters = Object.fromEntries(checked.parameters);
  fillControlBlock(whole, arena, bindings, parameters, new DataView(memory.buffer));
  const ports = new Map(whole.tensors.map((tensor) => [tensor.name, portOf(tensor, bindings, arena, memory)]));
  for (const port of ports.values()) fillInitial(port, checked.constants[port.tensor.name]);
  // As many pieces as threads: the pieces of a late thread are taken by the others. More of them cost more than they balance.
  const pooled = await pool.load(stages.bytes, memory, pool.threads > 1 ? pool.threads : 0);
  const isSolo = planned.plan.stages.map((stage) => {
    const work = stage.parts.map((part) => partMovement(part, planned.program, bindings));
    return (
      work.reduce((sum, { flops, readBytes, writtenBytes }) => sum + flops + readBytes + writtenBytes, 0) < soloWork
    );
  });
  return { program: whole, plan: planned.plan, bindings, arena, stages, memory, pool, pooled, ports, isSolo };
}

function allocate(program: Program, bytes: number, shared: boolean): WebAssembly.Memory {
  const refuse = (expected: string): never => {
    throw new FieldbrainError(
      'out-of-memory',
      `load ${program.name}: too large (got ${bytes} B, expected ${expected}). Bind smaller symbols, or use a device with more memory.`,
      { program: program.name, bytes },
    );
  };
  if (bytes > memoryLimit) return refuse(`at most ${memoryLimit} B`);
  const pages = Math.max(1, Math.ceil(bytes / pageBytes));
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared });
  } catch {
    return refuse('what this machine can allocate');
  }
}

function portOf(tensor: Tensor, bindings: Bindings, arena: Arena, memory: WebAssembly.Memory): Port {
  const shape = resolveShape(tensor.shape, bindings);
  const length = product(shape);
  const offsets = arena.offsets.get(tensor.name) ?? [];
  const views = offsets.map((offset) => viewHostArray(tensor.dtype, memory.buffer, 4 * offset, length));
  const port = { tensor, length, views };
  return isRowMajor(shape, tensor.layout) ? port : { ...port, packer: createPacker(shape, tensor.layout) };
}

function fillInitial(port: Port, constant: HostArray | undefined): void {
  const { tensor, views } = port;
  if (constant !== undefined) copyIn(port, views[0], constant, 0);
  if (tensor.role !== 'state' || tensor.initial === 0) return;
  const { initial, dtype } = tensor;
  for (const view of views) view.fill(encoderOf(dtype)(initial));
}

/** From a caller's row-major array to the arena. */
export function copyIn({ packer, length }: Port, view: HostArray, data: HostArray, offset: number): void {
  if (packer !== undefined) packer.pack(data, offset, view, 0);
  else if (offset === 0 && data.length === length) view.set(data);
  else view.set(data.subarray(offset, offset + length));
}

/** From the arena to a caller's row-major array. */
export function copyOut({ packer }: Port, view: HostArray, data: HostArray, offset: number): void {
  if (packer === undefined) data.set(view, offset);
  else packer.unpack(view, 0, data, offset);
}
