/**
 * The CPU device: stages as WebAssembly with 128-bit vectors on a persistent pool of threads over shared memory, the caller
 * being one of them. It works wherever WebAssembly does; the results have the f32 reference's bits for any number of threads.
 */
import { hasSimd } from '../../emit/wasm/index.js';
import { type CpuPass, cpuPasses } from '../../emit/wasm.js';
import { dtypes } from '../../kernel/dtype.js';
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/index.js';
import { refuseUnknown } from '../../kernel/known-names.js';
import { computeOps } from '../../kernel/program.js';
import type { Device, DeviceDescription } from '../device.js';
import { deviceOf } from '../session-core.js';
import { hostBodyOf } from './host-body.js';
import { loadProgram, memoryLimit } from './loaded.js';
import { Pool, type PoolOptions } from './pool.js';
import { CpuSession } from './session.js';

/** threads: workers with the caller, one per core by default. */
export interface CpuOptions extends PoolOptions {
  /** Passes of the compiler that are left out, to measure what each gives; `explain` names them. No bit depends on them. */
  readonly without?: readonly CpuPass[];
}

/**
 * The CPU device.
 * @example
 * const device = await createCpu({ threads: 2 });
 * const session = await device.load(program);
 */
export async function createCpu(options: CpuOptions = {}): Promise<Device> {
  if (!hasSimd()) {
    const text = 'cpu: this host has no 128-bit WebAssembly (got none, expected SIMD). Use a newer browser or Node.';
    throw new FieldbrainError('device-unavailable', text);
  }
  const { without = [] } = options;
  needPasses(without);
  const pool = await Pool.open(options);
  const description: DeviceDescription = {
    kind: 'cpu',
    name: `${architecture()} processor, ${pool.threads === 1 ? 'one thread' : `${pool.threads} threads`}`,
    capabilities: { dtypes, executors: ['pool'], sync: true, exact: true },
    limits: { memoryBytes: memoryLimit, threads: pool.threads },
    notes: pool.note === '' ? [] : [pool.note],
  };
  const device = deviceOf(
    description,
    async (loading) => {
      for (const op of computeOps(loading.program.ops)) if (op.kind === 'opaque') hostBodyOf(op);
      return new CpuSession(loading, await loadProgram(loading, pool, without));
    },
    () => pool.close(),
  );
  return { ...device, threadNumbers: pool.threadNumbers.filter((number) => number > 0) };
}

/** Refuses anything but a list of passes. */
function needPasses(without: readonly CpuPass[]): void {
  const place = 'createDevice cpu, without';
  if (!Array.isArray(without)) {
    const text = `${place}: not a list of passes (got ${describeValue(without)}, expected an array). Write it as ['${cpuPasses[0]}'].`;
    throw new FieldbrainError('usage', text, { place, got: without });
  }
  refuseUnknown(place, 'pass', Object.fromEntries(without.map((pass) => [describeValue(pass), pass])), cpuPasses);
}

function architecture(): string {
  return typeof process !== 'undefined' && typeof process.arch === 'string' ? process.arch : 'WebAssembly';
}
