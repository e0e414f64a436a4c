/**
 * Device memory for the inputs and outputs of many steps: one copy in before the first step, one copy out after the last,
 * and copies on the device in between. It grows when more steps are asked for and is kept until the session closes.
 */
import type { Arrays } from '../device.js';
import type { CudaDriver } from './driver.js';
import type { CudaMemory } from './memory.js';

export class Staging {
  allocations = 0;
  private readonly driver: CudaDriver;
  private readonly stream: bigint;
  private readonly memory: CudaMemory;
  private steps = 0;
  inputs = 0n;
  outputs = 0n;

  constructor(driver: CudaDriver, stream: bigint, memory: CudaMemory) {
    this.driver = driver;
    this.stream = stream;
    this.memory = memory;
  }

  /** Makes room for this many steps; `before` is called where that needs an allocation. */
  reserve(steps: number, before: () => void): void {
    if (steps <= this.steps) return;
    before();
    this.free();
    const { inputBytes, outputBytes } = this.memory;
    if (inputBytes > 0) this.inputs = this.allocate(inputBytes * steps);
    if (outputBytes > 0) this.outputs = this.allocate(outputBytes * steps);
    this.steps = steps;
  }

  upload(inputs: Arrays, steps: number): number {
    const { inputBytes } = this.memory;
    if (inputBytes === 0) return 0;
    const packed = new ArrayBuffer(inputBytes * steps);
    for (let step = 0; step < steps; step += 1) this.memory.packStep(inputs, step, packed, step * inputBytes);
    const bytes = new Uint8Array(packed);
    this.driver.call('cuMemcpyHtoDAsync_v2', this.inputs, bytes, bytes.length, this.stream);
    // The host memory may go once the copy is done.
    this.driver.call('cuStreamSynchronize', this.stream);
    return bytes.length;
  }

  /** Makes the inputs of this step the current ones. */
  enter(step: number): void {
    const { inputBytes } = this.memory;
    if (inputBytes === 0) return;
    const from = this.inputs + BigInt(step * inputBytes);
    this.driver.call('cuMemcpyDtoDAsync_v2', this.memory.inputsAddress(), from, inputBytes, this.stream);
  }

  /** Keeps the outputs of this step. */
  leave(step: number): void {
    const { outputBytes } = this.memory;
    if (outputBytes === 0) return;
    const to = this.outputs + BigInt(step * outputBytes);
    this.driver.call('cuMemcpyDtoDAsync_v2', to, this.memory.outputsAddress(), outputBytes, this.stream);
  }

  /** Waits for all steps and takes what they gave. */
  download(into: Arrays, steps: number): number {
    const { outputBytes } = this.memory;
    const bytes = new Uint8Array(outputBytes * steps);
    if (bytes.length > 0) this.driver.call('cuMemcpyDtoHAsync_v2', bytes, this.outputs, bytes.length, this.stream);
    this.driver.call('cuStreamSynchronize', this.stream);
    for (let step = 0; step < steps; step += 1) this.memory.unpackStep(bytes.buffer, step * outputBytes, into, step);
    return bytes.length;
  }

  free(): void {
    for (const address of [this.inputs, this.outputs]) if (address !== 0n) this.driver.call('cuMemFree_v2', address);
    [this.inputs, this.outputs, this.steps] = [0n, 0n, 0];
  }

  private allocate(bytes: number): bigint {
    this.allocations += 1;
    return this.driver.handle('cuMemAlloc_v2', bytes);
  }
}
