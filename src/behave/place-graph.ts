/**
 * A graph of places: a place is the signature of a field that was seen there; a move leads from place to place. Recognition
 * is the cosine of signatures; the way home is the shortest known one.
 */
import { recall } from '../brain/constants.js';

interface Place {
  readonly signature: Float64Array;
  visits: number;
  /** Where each move has led, with its strength. */
  readonly moves: Map<number, Map<number, number>>;
}

export class PlaceGraph {
  readonly #places: Place[] = [];
  readonly #blend = 0.1;

  get size(): number {
    return this.#places.length;
  }

  /** The place that looks like this (a new one where none does, unless `learn` is false: then −1). */
  recognise(seen: ArrayLike<number>, learn = true): number {
    const signature = unit(seen);
    let best = -1;
    let likeness: number = recall.recognised;
    this.#places.forEach((place, at) => {
      const cosine = place.signature.reduce((sum, value, k) => sum + value * signature[k], 0);
      if (cosine > likeness) [best, likeness] = [at, cosine];
    });
    if (!learn) return best;
    if (best < 0) {
      this.#places.push({ signature, visits: 1, moves: new Map() });
      return this.#places.length - 1;
    }
    const place = this.#places[best];
    place.visits += 1;
    const blended = unit(place.signature.map((value, k) => (1 - this.#blend) * value + this.#blend * signature[k]));
    place.signature.set(blended);
    return best;
  }

  /** A move was seen to lead from one place to another. */
  connect(from: number, move: number, to: number): void {
    const ends = this.#places[from].moves.get(move) ?? new Map<number, number>();
    ends.set(to, Math.min(1, (ends.get(to) ?? 0) + 0.1));
    this.#places[from].moves.set(move, ends);
  }

  /** The first move of the shortest known way to one of the goals, or undefined where none is known. */
  firstMove(from: number, goals: ReadonlySet<number>): number | undefined {
    const seen = new Set([from]);
    let front: { place: number; first: number | undefined }[] = [{ place: from, first: undefined }];
    while (front.length > 0) {
      const next: typeof front = [];
      for (const { place, first } of front) {
        for (const [move, ends] of this.#places[place].moves) {
          const likely = [...ends].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
          if (goals.has(likely)) return first ?? move;
          if (seen.has(likely)) continue;
          seen.add(likely);
          next.push({ place: likely, first: first ?? move });
        }
      }
      front = next;
    }
    return undefined;
  }
}

function unit(values: ArrayLike<number>): Float64Array {
  const vector = Float64Array.from(values);
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length > 0 ? vector.map((value) => value / length) : vector;
}
