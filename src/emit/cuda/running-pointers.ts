/**
 * Addresses that move along with a loop: instead of a number that is multiplied and added to an address for every load, a
 * pointer for each row of elements that the loop goes along, moved once a turn; what lies beside is at a fixed distance.
 */
import type { Axis, Expr } from '../../kernel/expr.js';
import { storageTypes } from './c-text.js';
import type { Place, StageContext } from './context.js';

export class RunningPointers {
  /** Declarations, to stand before the loop. */
  readonly begins: string[] = [];
  private readonly known = new Map<string, { readonly name: string; readonly move: number }>();
  /** Each element that a pointer leads to, with the same one of the next turn. */
  private readonly nextOf = new Map<string, string>();

  /** `first`: where the loop's index begins; `step`: how far it goes in a turn. */
  constructor(
    private readonly context: StageContext,
    private readonly first: string,
    private readonly step: number,
  ) {}

  /**
   * The element `distance` beside that of the loop's index, or of as much of it as `divisor` says; `stride` elements lie
   * from one to the next.
   */
  element(place: Place, pointer: string, stride: number, distance: number, divisor = 1): string {
    const key = `${pointer} ${stride} ${divisor}`;
    let run = this.known.get(key);
    if (run === undefined) {
      run = { name: this.context.fresh('run'), move: (this.step / divisor) * stride };
      this.known.set(key, run);
      const first = divisor === 1 ? this.first : `(${this.first} / ${divisor})`;
      this.begins.push(`${storageTypes[place.dtype]}* ${run.name} = ${pointer} + ${first} * ${stride};`);
    }
    const element = `${run.name}[${distance}]`;
    this.nextOf.set(element, `${run.name}[${distance + run.move}]`);
    return element;
  }

  /** The element at the same distance in the next turn; undefined where no pointer of these leads to it. */
  later(element: string): string | undefined {
    return this.nextOf.get(element);
  }

  /** At the head of a turn: the compiler would rather compute the addresses anew. */
  heads(): string[] {
    return [...this.known.values()].map(({ name }) => `hold_address(${name});`);
  }

  /** At its end. */
  ends(): string[] {
    return [...this.known.values()].map(({ name, move }) => `${name} += ${move};`);
  }
}

/** The loop's index in one of the turns that are written together: so much beyond where the pointers stand. */
export interface RunningIndex {
  readonly pointers: RunningPointers;
  readonly axis: Axis;
  readonly text: string;
  readonly ahead: number;
  /** Places along the axis that threads take side by side, and those that the loop takes in a turn, whose number is `turn`. */
  readonly beside: number;
  readonly each: number;
  readonly turn: string;
}

/** A coarser index along the loop's axis: the running one divided, or a text that is the same for all places of a turn. */
export type Quotient = { readonly divisor: number } | { readonly text: string };

export function quotientOf(expr: Expr, { axis, beside, each, turn }: RunningIndex): Quotient | undefined {
  if (expr.op !== 'div') return undefined;
  const [index, divisor] = expr.args;
  if (index.op !== 'index' || index.axis !== axis || divisor.op !== 'constant' || divisor.value < 1) return undefined;
  const { value } = divisor;
  // Turns begin at multiples of what they take: what is added within one never reaches the next quotient.
  if (beside % value === 0) return { divisor: value };
  return value % each === 0 ? { text: value === each ? turn : `(${turn} / ${value / each})` } : undefined;
}
