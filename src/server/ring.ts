/**
 * A queue with a bound on items and on bytes: when it is full the oldest gives way and is counted. Of items with the
 * same key only the newest waits, in the place of the older one, so that it is never put off. Nothing in it ever waits.
 */
export interface RingOptions<Item> {
  /** Bytes that may wait, by `bytesOf`. The newest item is kept whatever it has. */
  readonly mostBytes?: number;
  readonly bytesOf?: (item: Item) => number;
  /** The key of an item that makes older ones worthless. */
  readonly keyOf?: (item: Item) => string | number | undefined;
}

export class Ring<Item> {
  readonly capacity: number;
  readonly #items: (Item | undefined)[];
  readonly #options: RingOptions<Item>;
  /** Where the item with that key waits. */
  readonly #places = new Map<string | number, number>();
  #first = 0;
  #end = 0;
  #bytes = 0;
  dropped = 0;

  constructor(capacity: number, options: RingOptions<Item> = {}) {
    this.capacity = capacity;
    this.#items = new Array<Item | undefined>(capacity);
    this.#options = options;
  }

  get size(): number {
    return this.#end - this.#first;
  }

  put(item: Item): void {
    const { mostBytes = Number.POSITIVE_INFINITY, bytesOf, keyOf } = this.#options;
    const key = keyOf?.(item);
    const place = key === undefined ? undefined : this.#places.get(key);
    if (place === undefined) {
      if (this.size === this.capacity) this.#drop();
      if (key !== undefined) this.#places.set(key, this.#end);
      this.#items[this.#end % this.capacity] = item;
      this.#end += 1;
    } else {
      this.#bytes -= bytesOf?.(this.#items[place % this.capacity] as Item) ?? 0;
      this.#items[place % this.capacity] = item;
      this.dropped += 1;
    }
    this.#bytes += bytesOf?.(item) ?? 0;
    while (this.#bytes > mostBytes && this.size > 1) this.#drop();
  }

  take(): Item | undefined {
    if (this.size === 0) return undefined;
    const item = this.#items[this.#first % this.capacity] as Item;
    this.#items[this.#first % this.capacity] = undefined;
    this.#first += 1;
    this.#bytes -= this.#options.bytesOf?.(item) ?? 0;
    const key = this.#options.keyOf?.(item);
    if (key !== undefined) this.#places.delete(key);
    return item;
  }

  #drop(): void {
    this.take();
    this.dropped += 1;
  }
}
