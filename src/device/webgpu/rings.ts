/**
 * The two buffers of a run of steps: what each step begins with, and what each step leaves. They grow to the longest run
 * asked for and stay, so that only a longer run than ever before allocates.
 */
import type { GpuMemory } from './gpu-memory.js';
import { bufferUsage } from './usage.js';

const granuleBytes = 256;

export class StepRings {
  #fed: GPUBuffer | undefined;
  #taken: GPUBuffer | undefined;

  constructor(private readonly memory: GpuMemory) {}

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
    if (old !== undefined) this.memory.destroy(old);
    return this.memory.create(Math.max(1, Math.ceil(bytes / granuleBytes)) * granuleBytes, usage);
  }
}
