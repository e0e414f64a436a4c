/**
 * A fixed ring of mappable buffers for readback. A slot is taken when a step is submitted and given back when its bytes
 * have been copied out, so that several steps may be in flight and none allocates.
 */
import { FieldbrainError } from '../../kernel/errors.js';

export interface StagingSlot {
  readonly buffer: GPUBuffer;
  inUse: boolean;
}

export class StagingRing {
  readonly #slots: readonly StagingSlot[];
  #next = 0;

  constructor(buffers: readonly GPUBuffer[]) {
    this.#slots = buffers.map((buffer) => ({ buffer, inUse: false }));
  }

  /** The slot that the next step takes, where it is free by then. */
  get next(): StagingSlot {
    return this.#slots[this.#next];
  }

  take(): StagingSlot {
    const slot = this.next;
    if (slot.inUse) {
      const count = this.#slots.length;
      const text = `webgpu.encodeStep: ${count} steps already wait for their readback (got one more, expected at most ${count}). Await readback, or raise stagingSlots.`;
      throw new FieldbrainError('usage', text, { stagingSlots: count });
    }
    slot.inUse = true;
    this.#next = (this.#next + 1) % this.#slots.length;
    return slot;
  }

  release(slot: StagingSlot): void {
    if (slot.buffer.mapState === 'mapped') slot.buffer.unmap();
    slot.inUse = false;
  }
}
