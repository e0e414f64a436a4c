/**
 * Hands out places for schedules in the control memory. Sizes are rounded up to powers of two and freed places are kept
 * by size, so loading and unloading in turns does not grow without end. It knows offsets only, no memory.
 */

const smallestBytes = 64;

export class CodeSpace {
  #end: number;
  readonly #sizeOf = new Map<number, number>();
  readonly #free = new Map<number, number[]>();

  constructor(start: number) {
    this.#end = start;
  }

  /** First byte behind everything handed out so far. */
  get end(): number {
    return this.#end;
  }

  allocate(bytes: number): number {
    const size = Math.max(smallestBytes, 2 ** Math.ceil(Math.log2(Math.max(bytes, 1))));
    const address = this.#free.get(size)?.pop() ?? this.#end;
    if (address === this.#end) this.#end += size;
    this.#sizeOf.set(address, size);
    return address;
  }

  release(address: number): void {
    const size = this.#sizeOf.get(address);
    if (size === undefined) return;
    this.#sizeOf.delete(address);
    const places = this.#free.get(size);
    if (places === undefined) this.#free.set(size, [address]);
    else places.push(address);
  }
}
