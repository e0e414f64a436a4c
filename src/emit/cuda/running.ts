/**
 * What moves along with a loop along a row: variables that are declared before it and moved once a turn. A pointer for each
 * row of elements, instead of an address that is computed for every load; a number where one is wanted for itself (a draw of
 * noise begins with it). And what a turn loads is asked for one turn earlier, so that it is there when it is wanted.
 */
import type { Axis, Expr } from '../../kernel/expr.js';
import {
  type Address,
  component,
  unsigned as constantOf,
  converted,
  int,
  loadOf,
  type Name,
  name,
  operation,
  plus,
  type Statement,
  type Type,
  times,
  type Value,
} from '../loop/language.js';
import type { Memory } from '../loop/lower/kernel.js';
import { assign, bind, declare, increase, when } from '../loop/statements.js';
import type { StageContext } from './context.js';

/** A variable that moves along with a loop. */
interface Moving {
  readonly name: Name;
  /** Its declaration, to stand before the loop. */
  readonly begins: Statement;
  /** At the end of a turn. */
  readonly moves: Statement;
}

class Running {
  protected readonly known = new Map<string, Moving>();

  /** `first`: where the loop's index begins; `step`: how far it goes in a turn. */
  constructor(
    protected readonly context: StageContext,
    protected readonly first: Value,
    protected readonly step: number,
    private readonly isBase = false,
  ) {}

  get begins(): Statement[] {
    return [...this.known.values()].map(({ begins }) => begins);
  }

  /** At the head of a turn: the compiler would rather compute all of it anew. */
  heads(): Statement[] {
    return [...this.known.values()].map(({ name: { name: own } }) => ({
      kind: 'hold',
      name: own,
      isBase: this.isBase,
    }));
  }

  ends(): Statement[] {
    return [...this.known.values()].map(({ moves }) => moves);
  }
}

export class RunningPointers extends Running {
  /** How far each pointer goes in a turn. */
  private readonly moves = new Map<string, number>();

  constructor(context: StageContext, first: Value, step: number) {
    super(context, first, step, true);
  }

  /** The pointer to the element of the loop's index, or of as much of it as `divisor` says; `stride` elements lie from one to the next. */
  to({ dtype }: Pick<Memory, 'dtype'>, pointer: Name, stride: number, divisor: number): Name {
    const key = `${pointer.name} ${stride} ${divisor}`;
    const known = this.known.get(key);
    if (known !== undefined) return known.name;
    const own = name(this.context.fresh('run'), 'i32');
    const first = divisor === 1 ? this.first : operation('div', 'i32', this.first, int(divisor));
    const move = (this.step / divisor) * stride;
    this.moves.set(own.name, move);
    this.known.set(key, {
      name: own,
      begins: {
        kind: 'base',
        name: own.name,
        space: 'global',
        storage: dtype,
        value: times(first, stride),
        from: pointer.name,
        moves: true,
      },
      moves: { kind: 'advance', name: own.name, by: int(move) },
    });
    return own;
  }

  /** The same element of the next turn; undefined where no pointer of these leads to it. */
  later(address: Address): Address | undefined {
    const { base, places } = address;
    const [{ index, size }] = places;
    const move = base.kind === 'name' ? this.moves.get(base.name) : undefined;
    if (move === undefined || index.kind !== 'constant') return undefined;
    return { ...address, places: [{ index: int(index.value + move), size }] };
  }
}

/** Numbers modulo 2³², where the order of sums does not matter. */
export class RunningNumbers extends Running {
  /** The sum of `outer`, which the loop does not change, of its index `factor` times, and of a number. */
  at(outer: Value, factor: number, more: number): Value {
    const key = JSON.stringify([outer, factor]);
    const run = this.known.get(key) ?? this.begin(key, outer, factor);
    return more === 0 ? run.name : plus(run.name, unsigned(more));
  }

  private begin(key: string, outer: Value, factor: number): Moving {
    const own = name(this.context.fresh('count'), 'u32');
    const value = plus(outer, times(converted(this.first, 'u32'), unsigned(factor)));
    const moves = increase(own, unsigned(Math.imul(this.step, factor)));
    const run = { name: own, begins: declare(own, value), moves };
    this.known.set(key, run);
    return run;
  }
}

/** The loop's index in one of the turns that are written together: so much beyond where pointers and numbers stand. */
export interface RunningIndex {
  readonly pointers: RunningPointers;
  readonly numbers: RunningNumbers;
  readonly axis: Axis;
  readonly index: Value;
  readonly ahead: number;
  /** Places along the axis that threads take side by side, and those that the loop takes in a turn, whose number is `turn`. */
  readonly beside: number;
  readonly each: number;
  readonly turn: Value;
}

/** A coarser index along the loop's axis: the running one divided, or a value that is the same for all places of a turn. */
export function quotientOf(
  expr: Expr,
  { axis, index: running, beside, each, turn }: RunningIndex,
): { readonly value: Value; readonly divisor?: number } | undefined {
  if (expr.op !== 'div') return undefined;
  const [index, divisor] = expr.args;
  if (index.op !== 'index' || index.axis !== axis || divisor.op !== 'constant' || divisor.value < 1) return undefined;
  const { value } = divisor;
  // Turns begin at multiples of what they take: what is added within one never reaches the next quotient.
  if (beside % value === 0) return { value: running, divisor: value };
  if (value % each !== 0) return undefined;
  return { value: value === each ? turn : operation('div', 'i32', turn, int(value / each)) };
}

/** A sum modulo 2³²: so often an index, a number, and other formulas so often. */
interface ModuloSum {
  readonly along: number;
  readonly fixed: number;
  readonly others: readonly { readonly expr: Expr; readonly factor: number }[];
}

export function moduloSum(expr: Expr, axis: Axis): ModuloSum {
  let [along, fixed] = [0, 0];
  const others: { readonly expr: Expr; readonly factor: number }[] = [];
  const take = (term: Expr, factor: number): void => {
    const [left, right] = term.args;
    if (term.op === 'constant') fixed = (fixed + Math.imul(factor, term.value)) | 0;
    else if (term.op === 'index' && term.axis === axis) along = (along + factor) | 0;
    else if (term.op === 'add' || term.op === 'sub') {
      take(left, factor);
      take(right, term.op === 'add' ? factor : -factor | 0);
    } else if (term.op === 'mul' && right.op === 'constant') take(left, Math.imul(factor, right.value));
    else if (term.op === 'cast' && (left.dtype === 'i32' || left.dtype === 'u32')) take(left, factor);
    else others.push({ expr: term, factor });
  };
  take(expr, 1);
  return { along, fixed, others };
}

/** A number modulo 2³² as a whole one. */
export const unsigned = (value: number): Value => constantOf(value >>> 0);

interface Load {
  /** A name for each of its elements. */
  readonly names: readonly Name[];
  readonly address: Address;
}

/**
 * The loads of one of the turns that a loop writes out; they stand before the computation of the turn in front of it. Rows of
 * a map never read what others of them store, so it does not matter that loads pass the stores between. An element that the
 * turn in front had loaded too is taken over from there.
 */
export class TurnLoads {
  private readonly known = new Map<string, Load>();

  constructor(
    private readonly context: StageContext,
    private readonly pointers: RunningPointers,
  ) {}

  /** The elements from an address on, loaded ahead; undefined where it does not move along with the loop. */
  take(address: Address, type: Type, count: number): readonly Name[] | undefined {
    if (this.pointers.later(address) === undefined) return undefined;
    const key = keyOf(address, count);
    const fresh = (): Name[] => Array.from({ length: count }, () => name(this.context.fresh('load'), type));
    const load = this.known.get(key) ?? { names: fresh(), address };
    this.known.set(key, load);
    return load.names;
  }

  /** Declarations with the values of the loop's first turn. */
  begins(): Statement[] {
    return this.each(({ names, address }) => this.loaded(address, names, declare));
  }

  /** Behind the turn in front of it in the loop's text. */
  behind(before: TurnLoads): Statement[] {
    return this.each(({ names, address }, key) => {
      const found = before.known.get(key)?.names;
      return found === undefined ? this.loaded(address, names, bind) : names.map((own, i) => bind(own, found[i]));
    });
  }

  /** The same for the loop's next turn, whose text this is, behind the last one of its text; none where there is no next. */
  again(last: TurnLoads, isNext: Value): Statement[] {
    const fetched: Statement[] = [];
    const taken: Statement[] = [];
    for (const { names, address } of this.known.values()) {
      const later = this.pointers.later(address) as Address;
      const found = last.known.get(keyOf(later, names.length))?.names;
      if (found === undefined) fetched.push(...this.loaded(later, names, assign));
      else taken.push(...names.map((own, i) => assign(own, found[i])));
    }
    return [...(fetched.length === 0 ? [] : [when(isNext, fetched)]), ...taken];
  }

  private each(write: (load: Load, key: string) => Statement[]): Statement[] {
    return [...this.known].flatMap(([key, load]) => write(load, key));
  }

  /** What names get from memory: one element, or neighbours at once. */
  private loaded(address: Address, names: readonly Name[], give: (name: Name, value: Value) => Statement): Statement[] {
    const [{ type }] = names;
    if (names.length === 1) return [give(names[0], loadOf(address, type))];
    const vector = this.context.fresh('pair');
    const width = names.length as 2;
    return [
      { kind: 'loadVector', name: vector, type: type as 'f32', width, address },
      ...names.map((own, place) => give(own, component(vector, type, place))),
    ];
  }
}

/** Equal for the same elements. */
function keyOf({ base, places }: Address, count: number): string {
  return JSON.stringify([base, places, count]);
}
