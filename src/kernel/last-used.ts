/** A map that makes what it does not have, and forgets what was not used for longest. */
export class LastUsed<Value> {
  /** In order of use. */
  readonly #values = new Map<string, Value>();

  constructor(readonly most: number) {}

  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.most) break;
      this.#values.delete(oldest);
    }
    return value;
  }
}
