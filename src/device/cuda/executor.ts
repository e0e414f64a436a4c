/**
 * How the stages of one step get onto the GPU. `launch` starts a kernel a stage; control steps are small kernels that set
 * guards, so a repeat runs to its maximum and finds its guard shut once it is done. `cooperative` starts one kernel that
 * runs all stages with barriers between all blocks. Both take the same two arguments, which never change.
 */
import { type CudaSource, type LaunchStep, stageTurns } from '../../emit/cuda.js';
import type { Bindings } from '../../kernel/dimension.js';
import { FieldbrainError } from '../../kernel/errors.js';
import { type CudaDriver, functionAttributes } from './driver.js';

export interface Executor {
  /** Puts one step onto the stream; returns how many kernels that took. */
  run(stream: bigint): number;
  /** Registers, spilled bytes and blocks of each kernel, by name. */
  readonly kernels: readonly KernelFacts[];
}

/** Launches, where each stage can be looked at by itself. */
export interface LaunchExecutor extends Executor {
  /** One step with a mark before and after each stage, by its number. */
  runMarked(stream: bigint, mark: (stage: number) => void): void;
}

export interface KernelFacts {
  readonly name: string;
  readonly registers: number;
  readonly localBytes: number;
  readonly sharedBytes: number;
  readonly blocks: number;
}

export interface LoadedModule {
  readonly driver: CudaDriver;
  readonly module: bigint;
  readonly source: CudaSource;
  /** The address of the kernel arguments' addresses, in host memory that does not move. */
  readonly parameters: bigint;
  readonly multiprocessors: number;
}

/** More dynamic shared memory than this must be asked for. */
const plainShared = 48 * 1024;

function openKernel({ driver, module, source }: LoadedModule, name: string, sharedBytes: number, blocks: number) {
  const handle = driver.handle('cuModuleGetFunction', module, name);
  if (sharedBytes > plainShared)
    driver.call('cuFuncSetAttribute', handle, functionAttributes.maxDynamicShared, sharedBytes);
  const facts: KernelFacts = {
    name,
    registers: driver.attribute(handle, functionAttributes.registers),
    localBytes: driver.attribute(handle, functionAttributes.localBytes),
    sharedBytes,
    blocks,
  };
  return { handle, facts, sharedBytes, blocks, threads: source.threads };
}

type Kernel = ReturnType<typeof openKernel>;

export function launchExecutor(loaded: LoadedModule, bindings: Bindings): LaunchExecutor {
  const { driver, source, parameters } = loaded;
  const kernels = new Map<string, Kernel>();
  const prepare = (steps: readonly LaunchStep[]): void => {
    for (const step of steps) {
      if (step.kind === 'repeat') prepare(step.body);
      else if (step.kind === 'control')
        kernels.set(step.kernel, { ...openKernel(loaded, step.kernel, 0, 1), threads: 1 });
      else {
        const { sharedBytes, parts } = source.stages[step.stage];
        kernels.set(step.kernel, openKernel(loaded, step.kernel, sharedBytes, stageTurns(parts, bindings)));
      }
    }
  };
  prepare(source.launches);
  const launch = (name: string, stream: bigint): number => {
    const { handle, blocks, threads, sharedBytes } = kernels.get(name) as Kernel;
    if (blocks === 0) return 0;
    driver.call('cuLaunchKernel', handle, blocks, 1, 1, threads, 1, 1, sharedBytes, stream, parameters, null);
    return 1;
  };
  const walk = (steps: readonly LaunchStep[], stream: bigint, mark?: (stage: number) => void): number => {
    let launches = 0;
    for (const step of steps) {
      if (step.kind === 'repeat') {
        for (let round = 0; round < step.max; round += 1) launches += walk(step.body, stream, mark);
        continue;
      }
      if (step.kind === 'stage') mark?.(step.stage);
      launches += launch(step.kernel, stream);
      if (step.kind === 'stage') mark?.(step.stage);
    }
    return launches;
  };
  return {
    run: (stream) => walk(source.launches, stream),
    runMarked: (stream, mark) => {
      walk(source.launches, stream, mark);
    },
    kernels: [...kernels.values()].map(({ facts }) => facts),
  };
}

export function cooperativeExecutor(loaded: LoadedModule, bindings: Bindings, mostBlocks?: number): Executor {
  const { driver, source, parameters, multiprocessors } = loaded;
  const turns = Math.max(1, ...source.stages.map(({ parts }) => stageTurns(parts, bindings)));
  const { handle, facts, sharedBytes, threads } = openKernel(loaded, source.cooperative, source.sharedBytes, 0);
  const perMultiprocessor = driver.int('cuOccupancyMaxActiveBlocksPerMultiprocessor', handle, threads, sharedBytes);
  const blocks = Math.min(turns, perMultiprocessor * multiprocessors, mostBlocks ?? turns);
  if (blocks === 0)
    throw new FieldbrainError(
      'program-unsupported',
      `${source.cooperative}: no block fits a multiprocessor. Use the executor launch.`,
    );
  const run = (stream: bigint): number => {
    driver.call('cuLaunchCooperativeKernel', handle, blocks, 1, 1, threads, 1, 1, sharedBytes, stream, parameters);
    return 1;
  };
  return {
    run,
    kernels: [{ ...facts, blocks }],
  };
}
