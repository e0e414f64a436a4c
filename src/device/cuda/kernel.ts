/** Kernels of a loaded module: what they need, and one step of stages as calls on a stream. */
import { type CudaSource, type LaunchStep, stageTurns } from '../../emit/cuda.js';
import type { Bindings } from '../../kernel/dimension.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { Branches } from './branches.js';
import { type CudaDriver, functionAttributes } from './driver.js';
import type { KernelFacts } from './executor.js';
import type { Overlap } from './overlap.js';
import type { Owned } from './owned.js';

/** Other kernels beside those of a step: some in front of it, and some between two of its launches. */
export interface Beside {
  readonly inFront: number;
  readonly at: number;
  /** Told whether a kernel stands directly in front; returns how many it put onto the stream. */
  readonly put: (isBehind: boolean) => number;
}

/** The stages of a step on a stream. */
export interface StageRunner {
  /** Puts one step onto the stream, without its copies; returns how many kernels that took. */
  run(stream: bigint): number;
  readonly kernels: readonly KernelFacts[];
}

/** Launches, where each stage can be looked at by itself. */
export interface LaunchRunner extends StageRunner {
  /** One step with other kernels among its own. */
  runBeside(stream: bigint, beside: Beside): void;
  /** One step with a mark before and after each stage, by its number. */
  runMarked(stream: bigint, mark: (stage: number) => void): void;
}

export interface LoadedModule {
  readonly driver: CudaDriver;
  /** The module that holds a kernel. */
  readonly moduleOf: (kernel: string) => bigint;
  readonly source: CudaSource;
  /** The address of the kernel arguments' addresses, in host memory that does not move. */
  readonly parameters: bigint;
  readonly multiprocessors: number;
  /** Where the beginnings of a step's kernels may overlap. */
  readonly overlap?: Overlap | undefined;
  /** Where stages may run side by side. */
  readonly branches?: Branches | undefined;
}

/**
 * Blocks a multiprocessor of a stage that is mostly shut: as many as one holds. Each block that only finds it shut costs more
 * than a nanosecond, and thousands of them as much as a stage.
 */
const shutBlocks = 8;

/** More dynamic shared memory than this must be asked for. */
const plainShared = 48 * 1024;

export interface Kernel {
  readonly handle: bigint;
  readonly facts: KernelFacts;
  readonly sharedBytes: number;
  readonly blocks: number;
  readonly threads: number;
}

export interface KernelPlace {
  readonly driver: CudaDriver;
  readonly module: bigint;
  readonly threads: number;
}

export function openKernel(place: KernelPlace, name: string, sharedBytes: number, blocks: number): Kernel {
  const { driver, module, threads } = place;
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
  return { handle, facts, sharedBytes, blocks, threads };
}

/** As many blocks as fit the device at once, or fewer where there is less to do. */
export function openTogether(
  place: KernelPlace,
  name: string,
  sharedBytes: number,
  most: number,
  multiprocessors: number,
): Kernel {
  const kernel = openKernel(place, name, sharedBytes, 0);
  const { driver, threads } = place;
  const each = driver.int('cuOccupancyMaxActiveBlocksPerMultiprocessor', kernel.handle, threads, sharedBytes);
  const blocks = Math.min(each * multiprocessors, Math.max(1, most));
  if (blocks === 0)
    throw new FieldbrainError(
      'program-unsupported',
      `${name}: no block fits a multiprocessor. Use the executor launch.`,
    );
  return { ...kernel, blocks, facts: { ...kernel.facts, blocks } };
}

/** Loads the images of a source's units; they are unloaded with what owns them. */
export function loadModules(
  driver: CudaDriver,
  source: CudaSource,
  images: readonly Uint8Array[],
  owned: Owned,
): LoadedModule['moduleOf'] {
  const modules = images.map((image) => {
    const module = driver.handle('cuModuleLoadData', image);
    owned.add(() => driver.call('cuModuleUnload', module));
    return module;
  });
  return (kernel) => modules[source.unitOf(kernel)];
}

/** `overrides`: stages whose kernels come from another module with the same arguments. */
export function launchRunner(
  loaded: LoadedModule,
  bindings: Bindings,
  overrides: ReadonlyMap<number, LoadedModule> = new Map(),
): LaunchRunner {
  const { driver, source, parameters, moduleOf, multiprocessors, overlap, branches } = loaded;
  const kernels = new Map<string, Kernel>();
  const prepare = (steps: readonly LaunchStep[]): void => {
    for (const step of steps) {
      if (step.kind === 'repeat') prepare(step.body);
      else if (step.kind === 'control')
        kernels.set(step.kernel, openKernel({ driver, module: moduleOf(step.kernel), threads: 1 }, step.kernel, 0, 1));
      else {
        const from = overrides.get(step.stage) ?? loaded;
        const { sharedBytes, parts, keeps, tuning } = from.source.stages[step.stage];
        const turns = Math.max(step.always ? 1 : 0, stageTurns(parts, bindings));
        const most = Math.min(step.isShut ? shutBlocks : Infinity, keeps ? tuning.keptBlocks : Infinity);
        const blocks = Math.min(turns, most * multiprocessors);
        const own = { driver, module: from.moduleOf(step.kernel), threads: tuning.threads };
        kernels.set(step.kernel, openKernel(own, step.kernel, sharedBytes, blocks));
      }
    }
  };
  prepare(source.launches);
  const launch = (name: string, stream: bigint, isBehind: boolean): number => {
    const { handle, blocks, threads, sharedBytes } = kernels.get(name) as Kernel;
    if (blocks === 0) return 0;
    if (isBehind && overlap !== undefined) overlap.launch({ handle, blocks, threads, sharedBytes, stream, parameters });
    else driver.call('cuLaunchKernel', handle, blocks, 1, 1, threads, 1, 1, sharedBytes, stream, parameters, null);
    return 1;
  };
  /** Whether what stands last on the stream is a kernel, which the next may overlap. */
  let isBehind = false;
  const walk = (steps: readonly LaunchStep[], stream: bigint, mark?: (stage: number) => void): number => {
    let launches = 0;
    for (let i = 0; i < steps.length; i += 1) {
      const step = steps[i];
      if (step.kind === 'repeat') {
        for (let round = 0; round < step.max; round += 1) launches += walk(step.body, stream, mark);
        continue;
      }
      const others = mark === undefined ? besideOf(steps, i, branches) : [];
      if (others.length > 0) {
        const all = [step.kernel, ...others];
        branches?.put(
          stream,
          all.map((name) => (own) => {
            launches += launch(name, own, false);
          }),
        );
        isBehind = false;
        i += others.length;
        continue;
      }
      if (step.kind === 'stage') mark?.(step.stage);
      const own = launch(step.kernel, stream, mark === undefined && isBehind);
      if (own > 0) isBehind = true;
      launches += own;
      if (step.kind === 'stage') mark?.(step.stage);
    }
    return launches;
  };
  return {
    run: (stream) => {
      isBehind = false;
      return walk(source.launches, stream);
    },
    runBeside: (stream, { inFront, at, put }) => {
      isBehind = inFront > 0;
      walk(source.launches.slice(0, at), stream);
      if (put(isBehind) > 0) isBehind = true;
      walk(source.launches.slice(at), stream);
    },
    runMarked: (stream, mark) => {
      walk(source.launches, stream, mark);
    },
    kernels: [...kernels.values()].map(({ facts }) => facts),
  };
}

/** The kernels that run beside that of a step. */
function besideOf(steps: readonly LaunchStep[], at: number, branches: Branches | undefined): string[] {
  const kernels: string[] = [];
  for (const step of steps.slice(at + 1)) {
    if (step.kind !== 'stage' || branches?.stages.has(step.stage) !== true) break;
    kernels.push(step.kernel);
  }
  return kernels;
}

export function cooperativeRunner(loaded: LoadedModule, bindings: Bindings, mostBlocks = Infinity): StageRunner {
  const { driver, source, parameters, moduleOf, multiprocessors } = loaded;
  const { cooperative } = source;
  if (cooperative === undefined) throw new Error('this text has no kernel that runs a whole step');
  const turns = Math.max(1, ...source.stages.map(({ parts }) => stageTurns(parts, bindings)));
  const place = { driver, module: moduleOf(cooperative), threads: source.threads };
  const most = Math.min(turns, mostBlocks);
  const { handle, facts, sharedBytes, threads, blocks } = openTogether(
    place,
    cooperative,
    source.sharedBytes,
    most,
    multiprocessors,
  );
  const run = (stream: bigint): number => {
    driver.call('cuLaunchCooperativeKernel', handle, blocks, 1, 1, threads, 1, 1, sharedBytes, stream, parameters);
    return 1;
  };
  return { run, kernels: [facts] };
}
