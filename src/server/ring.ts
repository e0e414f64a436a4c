/** A queue of at most N items: when it is full the oldest gives way and is counted. Nothing in it ever waits. */
export class Ring<Item> {
  readonly #items: (Item | undefined)[];
  #first = 0;
  #count = 0;
  dropped = 0;

  constructor(capacity: number) {
    this.#items = new Array<Item | undefined>(capacity);
  }

  get size(): number {
    return this.#count;
  }

  put(item: Item): void {
    const capacity = this.#items.length;
    if (this.#count === capacity) {
      this.#first = (this.#first + 1) % capacity;
      this.#count -= 1;
      this.dropped += 1;
    }
    this.#items[(this.#first + this.#count) % capacity] = item;
    this.#count += 1;
  }

  take(): Item | undefined {
    if (this.#count === 0) return undefined;
    const item = this.#items[this.#first];
    this.#items[this.#first] = undefined;
    this.#first = (this.#first + 1) % this.#items.length;
    this.#count -= 1;
    return item;
  }
}
