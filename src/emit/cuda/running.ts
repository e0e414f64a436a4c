/**
 * What moves along with a loop along a row: variables that are declared before it and moved once a turn. A pointer for each
 * row of elements, instead of an address that is computed for every load; a number where one is wanted for itself (a draw of
 * noise begins with it). And what a turn loads is asked for one turn earlier, so that it is there when it is wanted.
 */
import type { Axis, Expr } from '../../kernel/expr.js';
import type { Memory } from '../loop/lower/kernel.js';
import { block, storageTypes } from './c-text.js';
import type { StageContext } from './context.js';

class Running {
  /** Declarations, to stand before the loop. */
  readonly begins: string[] = [];
  private readonly known = new Map<string, { readonly name: string; readonly move: string }>();

  protected readonly kind: 'address' | 'number' = 'number';

  /** `first`: where the loop's index begins; `step`: how far it goes in a turn. */
  constructor(
    private readonly context: StageContext,
    protected readonly first: string,
    protected readonly step: number,
  ) {}

  /** The variable of that key, which `begin` declares and each turn moves by `move`. */
  protected variable(key: string, prefix: string, move: string, begin: (name: string) => string): string {
    const run = this.known.get(key) ?? { name: this.context.fresh(prefix), move };
    if (!this.known.has(key)) this.begins.push(begin(run.name));
    this.known.set(key, run);
    return run.name;
  }

  /** At the head of a turn: the compiler would rather compute all of it anew. */
  heads(): string[] {
    return [...this.known.values()].map(({ name }) => `hold_${this.kind}(${name});`);
  }

  /** At its end. */
  ends(): string[] {
    return [...this.known.values()].map(({ name, move }) => `${name} += ${move};`);
  }
}

export class RunningPointers extends Running {
  protected override readonly kind = 'address';
  /** Each element that a pointer leads to, with the same one of the next turn. */
  private readonly nextOf = new Map<string, string>();

  /**
   * The pointer to the element of the loop's index, or of as much of it as `divisor` says; `stride` elements lie from one to
   * the next. What is asked of it lies `distance` beside.
   */
  to({ dtype }: Pick<Memory, 'dtype'>, pointer: string, stride: number, distance: number, divisor: number): string {
    const first = divisor === 1 ? this.first : `(${this.first} / ${divisor})`;
    const move = (this.step / divisor) * stride;
    const begin = (name: string): string => `${storageTypes[dtype]}* ${name} = ${pointer} + ${first} * ${stride};`;
    const run = this.variable(`${pointer} ${stride} ${divisor}`, 'run', `${move}`, begin);
    this.nextOf.set(`${run}[${distance}]`, `${run}[${distance + move}]`);
    return run;
  }

  /** The element at the same distance in the next turn; undefined where no pointer of these leads to it. */
  later(element: string): string | undefined {
    return this.nextOf.get(element);
  }
}

/** Numbers modulo 2³², where the order of sums does not matter. */
export class RunningNumbers extends Running {
  /** The sum of `outer`, which the loop does not change, of its index `factor` times, and of a number. */
  text(outer: string, factor: number, plus: number): string {
    const begin = (name: string): string =>
      `unsigned int ${name} = ${outer} + (unsigned int)${this.first} * ${unsigned(factor)};`;
    const run = this.variable(`${outer} ${factor}`, 'count', unsigned(Math.imul(this.step, factor)), begin);
    return plus === 0 ? run : `(${run} + ${unsigned(plus)})`;
  }
}

/** The loop's index in one of the turns that are written together: so much beyond where pointers and numbers stand. */
export interface RunningIndex {
  readonly pointers: RunningPointers;
  readonly numbers: RunningNumbers;
  readonly axis: Axis;
  readonly text: string;
  readonly ahead: number;
  /** Places along the axis that threads take side by side, and those that the loop takes in a turn, whose number is `turn`. */
  readonly beside: number;
  readonly each: number;
  readonly turn: string;
}

/** A coarser index along the loop's axis: the running one divided, or a text that is the same for all places of a turn. */
export function quotientOf(
  expr: Expr,
  { axis, text, beside, each, turn }: RunningIndex,
): { readonly text: string; readonly divisor?: number } | undefined {
  if (expr.op !== 'div') return undefined;
  const [index, divisor] = expr.args;
  if (index.op !== 'index' || index.axis !== axis || divisor.op !== 'constant' || divisor.value < 1) return undefined;
  const { value } = divisor;
  // Turns begin at multiples of what they take: what is added within one never reaches the next quotient.
  if (beside % value === 0) return { text, divisor: value };
  return value % each === 0 ? { text: value === each ? turn : `(${turn} / ${value / each})` } : undefined;
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

/** A number modulo 2³² as the text of a whole one. */
export const unsigned = (value: number): string => `${value >>> 0}u`;

interface Load {
  readonly name: string;
  readonly type: string;
  /** How the element is read: as itself, or as the first of a pair. */
  readonly as: string;
  readonly element: string;
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
