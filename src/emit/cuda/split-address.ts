/**
 * Addresses in parts: what an outer scope knows of an element's place is added to the tensor's address there, once, and
 * the loop inside adds only what it changes; numbers go into the instruction. Without it a row of many loads computes more
 * addresses than values. One object a scope; they form the same chain as the scopes.
 */
import type { Expr } from '../../kernel/expr.js';
import { type Address, int, type Name, operation, plus, type Statement, times, type Value } from '../loop/language.js';
import type { Kernel, Memory } from '../loop/lower/kernel.js';
import { quotientOf, type RunningIndex } from './running.js';

/** A term of an index: a value times a number, or the number alone, and the scope that knows the value. */
export interface IndexTerm {
  readonly value: Value | undefined;
  readonly factor: number;
  readonly home: SplitAddress;
  /** Where the value is the index that pointers follow: by what it is divided. */
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

/** Names tensors and pointers, and tells values apart by their texts. */
type SplitKernel = Pick<Kernel, 'name' | 'address'> & { text(value: Value): string };

export class SplitAddress {
  private readonly pointers = new Map<string, Name>();
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
        if (term.value === undefined) fixed += factor;
        else terms.set(term.home, [...(terms.get(term.home) ?? []), { ...term, factor }]);
      }
    let pointer = place.base as Name;
    for (const home of this.outermostFirst()) {
      const outer = home === this ? undefined : terms.get(home);
      if (outer !== undefined) pointer = home.pointerTo(place, pointer, outer.map(termValue).reduce(plus));
    }
    const { running } = this;
    const own = terms.get(this) ?? [];
    if (running !== undefined && own.length === 1 && own[0].value === running.index) {
      const [{ factor, divisor = 1 }] = own;
      const distance = (running.ahead / divisor) * factor + fixed;
      return elementAt(place, running.pointers.to(place, pointer, factor, divisor), int(distance));
    }
    const last = [...own.map(termValue), ...(fixed === 0 && own.length > 0 ? [] : [int(fixed)])];
    return elementAt(place, pointer, last.reduce(plus));
  }

  private whole(place: Memory, indices: readonly (readonly IndexTerm[])[]): Address {
    return this.kernel.address(
      place,
      indices.map((terms) => terms.map(termValue).reduce(plus)),
    );
  }

  private outermostFirst(): SplitAddress[] {
    return [...(this.outer?.outermostFirst() ?? []), this];
  }

  private pointerTo({ dtype }: Memory, from: Name, offset: Value): Name {
    const text = `${from.name} ${this.kernel.text(offset)}`;
    const known = this.pointers.get(text);
    if (known !== undefined) return known;
    const at = this.kernel.name('at');
    this.statements.push({
      kind: 'base',
      name: at.name,
      space: 'global',
      storage: dtype,
      value: offset,
      from: from.name,
    });
    this.pointers.set(text, at);
    return at;
  }
}

/** The element at a distance from a pointer. */
export function elementAt({ name: tensor, dtype, space, array }: Memory, pointer: Name, distance: Value): Address {
  return { space, array, tensor, storage: dtype, base: pointer, places: [{ index: distance, size: int(0) }] };
}

function termValue({ value, factor, divisor = 1 }: IndexTerm): Value {
  if (value === undefined) return int(factor);
  const divided = divisor === 1 ? value : operation('div', 'i32', value, int(divisor));
  return factor === 1 ? divided : times(divided, factor);
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
