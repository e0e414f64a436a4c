/**
 * The two buffers of a run of steps: what each step begins with, and what each step leaves. They grow to the longest run
 * asked for and stay, so that only a longer run than ever before allocates.
 */
import { bufferUsage } from './usage.js';

const granuleBytes = 256;

export class StepRings {
  #fed: GPUBuffer | undefined;
  #taken: GPUBuffer | undefined;

  constructor(
    private readonly create: (size: number, usage: number) => GPUBuffer,
    private readonly destroy: (buffer: GPUBuffer) => void,
  ) {}

  /** Copied from, step by step. */
  fed(bytes: number): GPUBuffer {
    this.#fed = this.#grown(this.#fed, bytes, bufferUsage.copySource | bufferUsage.copyDestination);
    return this.#fed;
  }

  /** Copied to, step by step, and mapped at the end. */
  taken(bytes: number): GPUBuffer {
    this.#taken = this.#grown(this.#taken, bytes, bufferUsage.copyDestination | bufferUsage.mapRead);
    return this.#taken;
  }

  #grown(old: GPUBuffer | undefined, bytes: number, usage: number): GPUBuffer {
    if (old !== undefined && old.size >= bytes) return old;
    if (old !== undefined) this.destroy(old);
    return this.create(Math.max(1, Math.ceil(bytes / granuleBytes)) * granuleBytes, usage);
  }
}
