/**
 * Time per dispatch, for profiling only: WebGPU takes timestamps at the edges of a pass, so each dispatch gets a pass of
 * its own here, which a real step does not. Browsers may round the values for the privacy of their users.
 */
import type { GpuMemory } from './gpu-memory.js';
import { bufferUsage } from './usage.js';

const bytesPerStamp = 8;

export class TimestampRecorder {
  readonly #querySet: GPUQuerySet;
  readonly #resolved: GPUBuffer;
  readonly capacity: number;

  constructor(
    device: GPUDevice,
    private readonly memory: GpuMemory,
    capacity: number,
  ) {
    this.capacity = capacity;
    this.#querySet = device.createQuerySet({ type: 'timestamp', count: 2 * capacity });
    this.#resolved = memory.create(2 * capacity * bytesPerStamp, bufferUsage.queryResolve | bufferUsage.copySource);
  }

  /** Where pass number `index` writes its two stamps. */
  writes(index: number): GPUComputePassTimestampWrites {
    return { querySet: this.#querySet, beginningOfPassWriteIndex: 2 * index, endOfPassWriteIndex: 2 * index + 1 };
  }

  /** Appends the copy of `count` pairs into a mappable buffer. */
  resolveInto(encoder: GPUCommandEncoder, target: GPUBuffer, count: number): void {
    encoder.resolveQuerySet(this.#querySet, 0, 2 * count, this.#resolved, 0);
    encoder.copyBufferToBuffer(this.#resolved, 0, target, 0, 2 * count * bytesPerStamp);
  }

  destroy(): void {
    this.#querySet.destroy();
    this.memory.destroy(this.#resolved);
  }
}

/** Microseconds between the two stamps (in ns) of each pair. */
export function microsecondsOf(stamps: BigUint64Array): number[] {
  const pairs = Array.from({ length: stamps.length >> 1 }, (_, index) => index);
  return pairs.map((index) => Number(stamps[2 * index + 1] - stamps[2 * index]) / 1000);
}
