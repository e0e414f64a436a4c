/**
 * What a turn along a row loads, asked for one turn earlier: a turn's loads stand before the computation of the turn in
 * front of it, so that they are there when they are wanted. Rows of a map never read what others of them store, so it does
 * not matter that loads pass the stores between. An element that the turn in front had loaded too is taken over from there.
 */
import { block } from './c-text.js';
import type { StageContext } from './context.js';
import type { RunningPointers } from './running-pointers.js';

interface Load {
  readonly name: string;
  readonly type: string;
  /** How the element is read: as itself, or as the first of a pair. */
  readonly as: string;
  readonly element: string;
}

/** The loads of one of the turns that a loop writes out. */
export class TurnLoads {
  private readonly known = new Map<string, Load>();

  constructor(
    private readonly context: StageContext,
    private readonly pointers: RunningPointers,
  ) {}

  /** The name of a value that is loaded ahead; undefined where its address does not move along with the loop. */
  take(type: string, element: string, as = ''): string | undefined {
    if (this.pointers.later(element) === undefined) return undefined;
    const key = `${as}${element}`;
    const load = this.known.get(key) ?? { name: this.context.fresh('load'), type, as, element };
    this.known.set(key, load);
    return load.name;
  }

  /** Declarations with the values of the loop's first turn. */
  begins(): string[] {
    return [...this.known].map(([text, { type, name }]) => `${type} ${name} = ${text};`);
  }

  /** Behind the turn in front of it in the loop's text. */
  behind(before: TurnLoads): string[] {
    return [...this.known].map(
      ([text, { type, name }]) => `const ${type} ${name} = ${before.known.get(text)?.name ?? text};`,
    );
  }

  /** The same for the loop's next turn, whose text this is, behind the last one of its text; none where there is no next. */
  again(last: TurnLoads, isNext: string): string[] {
    const fetched: string[] = [];
    const taken: string[] = [];
    for (const { name, as, element } of this.known.values()) {
      const later = `${as}${this.pointers.later(element)}`;
      const found = last.known.get(later);
      if (found === undefined) fetched.push(`${name} = ${later};`);
      else taken.push(`${name} = ${found.name};`);
    }
    return [...(fetched.length === 0 ? [] : block(`if (${isNext})`, fetched)), ...taken];
  }
}
