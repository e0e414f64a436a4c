/**
 * All buffers of a runtime, and what is written to them from the host, counted. They are freed together, and the device is
 * left to others.
 */
import type { WebGpuCounters } from './counters.js';

export class GpuMemory {
  readonly #buffers = new Set<GPUBuffer>();
  #unshared = new Uint8Array(0);

  constructor(
    private readonly device: GPUDevice,
    private readonly counters: WebGpuCounters,
  ) {}

  create(size: number, usage: number): GPUBuffer {
    this.counters.bufferAllocations++;
    this.counters.bufferBytes += size;
    const buffer = this.device.createBuffer({ size, usage });
    this.#buffers.add(buffer);
    return buffer;
  }

  destroy(buffer: GPUBuffer): void {
    this.#buffers.delete(buffer);
    buffer.destroy();
  }

  /** In order with what is submitted before and after it. */
  write(buffer: GPUBuffer, offsetBytes: number, data: ArrayBufferView): void {
    const source = this.#withoutSharing(data);
    this.device.queue.writeBuffer(buffer, offsetBytes, source.buffer, source.byteOffset, source.byteLength);
    this.counters.uploads++;
    this.counters.uploadedBytes += data.byteLength;
  }

  release(): void {
    for (const buffer of this.#buffers) buffer.destroy();
    this.#buffers.clear();
  }

  /** Dawn in Node crashes on shared memory, so such data goes through a host copy that is kept and reused. */
  #withoutSharing(data: ArrayBufferView): ArrayBufferView<ArrayBuffer> {
    if (data.buffer instanceof ArrayBuffer) return data as ArrayBufferView<ArrayBuffer>;
    if (this.#unshared.byteLength < data.byteLength) this.#unshared = new Uint8Array(data.byteLength);
    const copy = this.#unshared.subarray(0, data.byteLength);
    copy.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    return copy;
  }
}
