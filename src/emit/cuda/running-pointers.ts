/**
 * Addresses that move along with a loop: instead of a number that is multiplied and added to an address for every load, a
 * pointer for each row of elements that the loop goes along, moved once a turn; what lies beside is at a fixed distance.
 */
import { storageTypes } from './c-text.js';
import type { Place, StageContext } from './context.js';

export class RunningPointers {
  /** Declarations, to stand before the loop. */
  readonly begins: string[] = [];
  private readonly context: StageContext;
  private readonly first: string;
  private readonly step: number;
  private readonly known = new Map<string, { readonly name: string; readonly stride: number }>();

  /** `first`: where the loop's index begins; `step`: how far it goes in a turn. */
  constructor(context: StageContext, first: string, step: number) {
    this.context = context;
    this.first = first;
    this.step = step;
  }

  /** The element `distance` beside that of the loop's index, which is `stride` elements from the next one. */
  element(place: Place, pointer: string, stride: number, distance: number): string {
    const key = `${pointer} ${stride}`;
    let run = this.known.get(key);
    if (run === undefined) {
      run = { name: this.context.fresh('run'), stride };
      this.known.set(key, run);
      this.begins.push(`${storageTypes[place.dtype]}* ${run.name} = ${pointer} + ${this.first} * ${stride};`);
    }
    return `${run.name}[${distance}]`;
  }

  /** At the head of a turn: the compiler would rather compute the addresses anew. */
  heads(): string[] {
    return [...this.known.values()].map(({ name }) => `hold_address(${name});`);
  }

  /** At its end. */
  ends(): string[] {
    return [...this.known.values()].map(({ name, stride }) => `${name} += ${this.step * stride};`);
  }
}

/** The loop's index in one of the turns that are written together: so much beyond where the pointers stand. */
export interface RunningIndex {
  readonly pointers: RunningPointers;
  readonly text: string;
  readonly ahead: number;
}
