/** The orders of surrogates, kept from one test of a target to the next: to make one costs more than to use it. */
import { type SurrogateKind, surrogateOrder } from '../transfer-entropy/surrogates.js';

/** Rows of all orders that are kept. */
const mostKept = 32_000_000;

export class OrderCache {
  #seed: number | undefined;
  #orders: Int32Array[] = [];

  at(kind: SurrogateKind, seed: number, surrogate: number, samples: number): Int32Array {
    if (seed !== this.#seed) {
      this.#seed = seed;
      this.#orders = [];
    }
    const before = this.#orders[surrogate];
    if (before !== undefined && before.length === samples) return before;
    const order = surrogateOrder(kind, seed, surrogate, samples);
    if ((surrogate + 1) * samples <= mostKept) this.#orders[surrogate] = order;
    return order;
  }
}
