/**
 * How a graph gets its inputs and gives its outputs where they are short: by kernels that read and write the host's memory
 * themselves (emit/cuda/port-kernels.ts). The outputs go as soon as they are all written, not at the end of the step.
 */
import { type PortKernels, portThreads } from '../../emit/cuda.js';
import type { CudaDriver } from './driver.js';
import type { CudaMemory } from './memory.js';
import type { Overlap } from './overlap.js';
import type { Owned } from './owned.js';

/** Longer ranges are left to the engine for copies. */
const mostBytes = 16 * 1024;
/** A kernel has up to five arguments of 8 bytes; their addresses lie behind them. */
const argumentCount = 5;

export interface PortParts {
  readonly driver: CudaDriver;
  readonly moduleOf: (kernel: string) => bigint;
  readonly kernels: PortKernels;
  readonly overlap: Overlap | undefined;
  readonly owned: Owned;
}

export class GraphPorts {
  /** Whether inputs and outputs are short enough; without outputs there is still the word that says a step is done. */
  readonly takesInputs: boolean;
  readonly givesOutputs: boolean;
  readonly outputsBehind: number;
  private readonly parts: PortParts;
  private readonly stream: bigint;
  private readonly inputs: { readonly handle: bigint; readonly parameters: bigint };
  private readonly outputs: { readonly handle: bigint; readonly parameters: bigint };

  /** Takes host memory, so it must stand before a stream captures. */
  constructor(parts: PortParts, memory: CudaMemory, stream: bigint) {
    this.parts = parts;
    this.stream = stream;
    const { inputBytes, outputBytes, places, done } = memory;
    this.takesInputs = inputBytes > 0 && inputBytes <= mostBytes;
    this.givesOutputs = outputBytes <= mostBytes;
    this.outputsBehind = parts.kernels.outputsBehind;
    const { arena, mirror, results, inputs, outputs } = places;
    const inputsAt = BigInt(inputs.begin * 4);
    this.inputs = this.prepare(parts.kernels.inputs, [arena + inputsAt, mirror + inputsAt, BigInt(inputBytes / 4)]);
    const from = arena + BigInt(outputs.begin * 4);
    this.outputs = this.prepare(parts.kernels.outputs, [
      ...[results, from, BigInt(outputBytes / 4)],
      ...[done.address, done.count],
    ]);
  }

  /** Puts the kernel that takes the inputs onto the stream, in front of the step. */
  take(): void {
    const { handle, parameters } = this.inputs;
    const { driver } = this.parts;
    driver.call('cuLaunchKernel', handle, 1, 1, 1, portThreads, 1, 1, 0, this.stream, parameters, null);
  }

  /** Puts the kernel that gives the outputs onto the stream; `isBehind`: a kernel stands in front of it. Returns 1, for itself. */
  give(isBehind: boolean): number {
    const { driver, overlap } = this.parts;
    const { handle, parameters } = this.outputs;
    const { stream } = this;
    if (isBehind && overlap !== undefined)
      overlap.launch({ handle, blocks: 1, threads: portThreads, sharedBytes: 0, stream, parameters });
    else driver.call('cuLaunchKernel', handle, 1, 1, 1, portThreads, 1, 1, 0, stream, parameters, null);
    return 1;
  }

  private prepare(name: string, values: readonly bigint[]): { handle: bigint; parameters: bigint } {
    const { driver, moduleOf, owned } = this.parts;
    const handle = driver.handle('cuModuleGetFunction', moduleOf(name), name);
    const at = driver.handle('cuMemAllocHost_v2', argumentCount * 16);
    owned.add(() => driver.call('cuMemFreeHost', at));
    const words = new BigUint64Array(driver.view(at, argumentCount * 16)).fill(0n);
    values.forEach((value, i) => {
      words[i] = value;
      words[argumentCount + i] = at + BigInt(i * 8);
    });
    return { handle, parameters: at + BigInt(argumentCount * 8) };
  }
}
