/**
 * Addresses in parts: what an outer scope knows of an element's place is added to the tensor's address there, once, and
 * the loop inside adds only what it changes; numbers go into the instruction. Without it a row of many loads computes more
 * addresses than values. One object a scope; they form the same chain as the scopes.
 */
import type { Expr } from '../../kernel/expr.js';
import { type Address, int, name, type Statement, type Value } from '../loop/language.js';
import type { Kernel, Memory } from '../loop/lower/kernel.js';
import { quotientOf, type RunningIndex } from './running.js';

/** A term of an index: text times a number, or the number alone, and the scope that knows the text. */
export interface IndexTerm {
  readonly text: string | undefined;
  readonly factor: number;
  readonly home: SplitAddress;
  /** Where the text is the index that pointers follow: by what it is divided. */
  readonly divisor?: number;
}

/** An index as a sum of formulas times numbers; the number that stands alone has no formula. */
export function linearTerms(index: Expr, factor = 1): { readonly expr?: Expr; readonly factor: number }[] {
  if (index.op === 'constant') return [{ factor: factor * index.value }];
  if (index.op === 'add') return index.args.flatMap((arg) => linearTerms(arg, factor));
  const [left, right] = index.args;
  if (index.op === 'sub' && right.op === 'constant')
    return [...linearTerms(left, factor), { factor: -factor * right.value }];
  if (index.op === 'mul' && right.op === 'constant') return linearTerms(left, factor * right.value);
  return [{ expr: index, factor }];
}

/** Names tensors and pointers, and prints what it is given. */
type SplitKernel = Pick<Kernel, 'fresh' | 'address'> & { text(value: Value): string };

export class SplitAddress {
  private readonly pointers = new Map<string, string>();
  private running: RunningIndex | undefined;

  constructor(
    private readonly kernel: SplitKernel,
    private readonly statements: Statement[],
    private readonly outer: SplitAddress | undefined,
  ) {}

  /** From here on, what goes along with this index is addressed by pointers that move with it. */
  follow(index: RunningIndex): void {
    this.running = index;
  }

  /** A term that goes along with the index that is followed here, but slower. */
  slower(expr: Expr, factor: number): IndexTerm | undefined {
    const found = this.running && quotientOf(expr, this.running);
    return found && { ...found, factor, home: this };
  }

  /** The element whose index along each axis is the sum of its terms. */
  element(place: Memory, indices: readonly (readonly IndexTerm[])[]): Address {
    const strides = stridesOf(place);
    if (strides === undefined || place.space !== 'global') return this.whole(place, indices);
    let fixed = 0;
    const terms = new Map<SplitAddress, IndexTerm[]>();
    for (const axis of place.layout)
      for (const term of indices[axis]) {
        const factor = strides[axis] * term.factor;
        if (term.text === undefined) fixed += factor;
        else terms.set(term.home, [...(terms.get(term.home) ?? []), { ...term, factor }]);
      }
    let pointer = this.kernel.text(place.base);
    for (const home of this.outermostFirst()) {
      const outer = home === this ? undefined : terms.get(home);
      if (outer !== undefined) pointer = home.pointerTo(place, pointer, outer.map(termText).join(' + '));
    }
    const { running } = this;
    const own = terms.get(this) ?? [];
    if (running !== undefined && own.length === 1 && own[0].text === running.text) {
      const [{ factor, divisor = 1 }] = own;
      const distance = (running.ahead / divisor) * factor + fixed;
      return elementAt(place, running.pointers.to(place, pointer, factor, distance, divisor), `${distance}`);
    }
    const last = [...own.map(termText), ...(fixed === 0 ? [] : [`${fixed}`])];
    return elementAt(place, pointer, last.length === 0 ? '0' : last.join(' + '));
  }

  private whole(place: Memory, indices: readonly (readonly IndexTerm[])[]): Address {
    const texts = indices.map((terms) => {
      const sum = terms.map(termText).join(' + ');
      const [{ text = sum }] = terms;
      // A single name or number stands as it is.
      return terms.length === 1 && text === sum ? sum : `(${sum})`;
    });
    return this.kernel.address(
      place,
      texts.map((text) => (text === '0' ? int(0) : name(text, 'i32'))),
    );
  }

  private outermostFirst(): SplitAddress[] {
    return [...(this.outer?.outermostFirst() ?? []), this];
  }

  private pointerTo({ dtype }: Memory, from: string, offset: string): string {
    const text = `${from} + (${offset})`;
    const known = this.pointers.get(text);
    if (known !== undefined) return known;
    const at = this.kernel.fresh('at');
    const value = name(offset, 'i32');
    this.statements.push({ kind: 'base', name: at, space: 'global', storage: dtype, value, from });
    this.pointers.set(text, at);
    return at;
  }
}

/** The element at an offset from a pointer. */
function elementAt({ name: tensor, dtype, space, array }: Memory, pointer: string, at: string): Address {
  const places = [{ index: name(at, 'i32'), size: int(0) }];
  return { space, array, tensor, storage: dtype, base: name(pointer, 'i32'), places };
}

function termText({ text, factor, divisor = 1 }: IndexTerm): string {
  if (text === undefined) return `${factor}`;
  const divided = divisor === 1 ? text : `(${text} / ${divisor})`;
  return factor === 1 ? divided : `${divided} * ${factor}`;
}

/** Elements from one index to the next, by axis; undefined where they depend on bound sizes. */
function stridesOf({ layout, shape }: Memory): number[] | undefined {
  const strides: number[] = [];
  let stride = 1;
  for (const [position, axis] of [...layout].reverse().entries()) {
    strides[axis] = stride;
    const size = shape[axis];
    if (position === layout.length - 1) break;
    if (typeof size !== 'number') return undefined;
    stride *= size;
  }
  return strides;
}
