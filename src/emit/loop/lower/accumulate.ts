/**
 * What a loop keeps for each fold that it runs. Sums of floats follow the Program's tree and are the loops' own business;
 * everything else does not depend on the order and is here.
 */
import { limits } from '../../../kernel/arithmetic.js';
import { isFloat, type Scalar } from '../../../kernel/dtype.js';
import type { Expr, FoldExpr } from '../../../kernel/expr.js';
import { foldHalves, levelsOf, type Tree } from '../../../kernel/tree.js';
import {
  type Address,
  above,
  below,
  choose,
  constant,
  either,
  equal,
  every,
  int,
  loadOf,
  type Name,
  name,
  negated,
  operation,
  type Statement,
  type Value,
} from '../language.js';
import type { Target } from '../machine.js';
import { assign, type Declaration, declare, increase, put, when } from '../statements.js';
import type { Kernel } from './kernel.js';
import type { Scope } from './scope.js';

/** What is asked of a fold here, of whatever it is made. */
export type Folded = Pick<FoldExpr, 'reducer' | 'dtype'> & { readonly args: readonly Pick<Expr, 'dtype'>[] };
/** Where names come from. */
export type Names = Pick<Kernel, 'fresh'>;

/** A sum whose order is declared. */
export function isTreeSum(fold: FoldExpr): boolean {
  return fold.reducer === 'sum' && isFloat(fold.dtype);
}

/** A fold that follows the tree: such a sum, and an extreme of floats where the machine orders these. */
export function isOrdered(fold: FoldExpr, { ordersExtremes }: Target): boolean {
  const isExtreme = fold.reducer === 'max' || fold.reducer === 'min';
  return isTreeSum(fold) || (ordersExtremes && isExtreme && isFloat(fold.dtype));
}

/** The value that never wins: −∞ or the least integer for a maximum, and the other way round. */
export function worst(dtype: Scalar, largest: boolean): Value {
  const { low, high } = limits(dtype);
  return constant(largest ? low : high, dtype);
}

/** What an accumulator of the tree begins with. */
export function neutral({ reducer, dtype }: Folded): Value {
  return reducer === 'sum' ? constant(0, dtype) : worst(dtype, reducer === 'max');
}

/** Two accumulators of the tree, or one and a value, as one. */
export function both({ reducer }: Folded, a: Value, b: Value): Value {
  return operation(reducer === 'sum' ? 'add' : (reducer as 'max' | 'min'), a.type, a, b);
}

/** An accumulator of the tree takes a value in. */
export function combine(fold: Folded, sum: Name, value: Value): Statement {
  return assign(sum, both(fold, sum, value));
}

/** What a candidate must be before it is compared with any other. */
export function isCandidate(value: Value, where: Value | undefined): readonly Value[] {
  const isNumber = isFloat(value.type) ? [negated(operation('isNan', 'bool', value))] : [];
  return where === undefined ? isNumber : [where, ...isNumber];
}

/** Whether the first is better. */
export function beats(a: Value, b: Value, largest: boolean): Value {
  return largest ? above(a, b) : below(a, b);
}

/** The better of two values; the first is never NaN. */
export function better(largest: boolean, kept: Value, value: Value): Value {
  if (kept.type !== 'f32') return operation(largest ? 'max' : 'min', kept.type, kept, value);
  return choose(beats(value, kept, largest), value, kept);
}

export interface Accumulator<F extends Folded = FoldExpr> {
  readonly fold: F;
  /** Variables: the value, and for argmax and argmin the place. */
  readonly value: Name;
  readonly place: Name | undefined;
  readonly declarations: readonly Declaration[];
  /** Takes a value (an atom) at a linear index. */
  readonly take: (value: Value, index: Value) => Statement[];
  readonly result: Value;
}

export interface Variable {
  readonly name: Name;
  readonly declaration: Declaration;
}

export function variable(names: Names, prefix: string, value: Value): Variable {
  const own = name(names.fresh(prefix), value.type);
  return { name: own, declaration: declare(own, value) };
}

export function accumulator<F extends Folded>(names: Names, fold: F): Accumulator<F> {
  const [body] = fold.args;
  const largest = fold.reducer === 'max' || fold.reducer === 'argmax';
  const keep = (first: Value, take: (kept: Name, value: Value) => Statement): Accumulator<F> => {
    const { name: value, declaration } = variable(names, 'a', first);
    return { fold, value, place: undefined, declarations: [declaration], take: (v) => [take(value, v)], result: value };
  };
  switch (fold.reducer) {
    case 'sum':
      return keep(constant(0, fold.dtype), (kept, v) => increase(kept, v));
    case 'count':
      return keep(int(0), (kept, v) => increase(kept, choose(v, int(1), int(0))));
    case 'max':
    case 'min':
      return keep(worst(fold.dtype, largest), (kept, v) => assign(kept, better(largest, kept, v)));
    case 'argmax':
    case 'argmin': {
      const value = variable(names, 'a', worst(body.dtype, largest));
      const place = variable(names, 'k', int(-1));
      // No comparison holds for NaN: so only the first is asked whether it is a number, and nothing branches between elements.
      const take = (v: Value, index: Value): Statement[] => {
        const isFirst = every([...isCandidate(v, undefined), below(place.name, 0)]) as Value;
        const wins = either(isFirst, beats(v, value.name, largest));
        return [when(wins, [assign(value.name, v), assign(place.name, index)])];
      };
      const declarations = [value.declaration, place.declaration];
      return { fold, value: value.name, place: place.name, declarations, take, result: place.name };
    }
    default:
      return fold.reducer satisfies never;
  }
}

/** The variables of an accumulator. */
export function variablesOf({ value, place }: Pick<Accumulator, 'value' | 'place'>): readonly Name[] {
  return place === undefined ? [value] : [value, place];
}

/** The folds of a loop: those that follow the tree are the loop's business, others have an accumulator each. */
export class LoopFolds {
  readonly ordered: readonly FoldExpr[];
  readonly free: readonly Accumulator[];

  constructor(
    names: Names,
    private readonly all: readonly FoldExpr[],
    followsTree: (fold: FoldExpr) => boolean,
  ) {
    this.ordered = all.filter(followsTree);
    this.free = all.filter((fold) => !followsTree(fold)).map((fold) => accumulator(names, fold));
  }

  get declarations(): Declaration[] {
    return this.free.flatMap(({ declarations }) => declarations);
  }

  /** How each fold takes an element: `ordered` says it of those that follow the tree, by their places among these. */
  takes(
    ordered: (fold: FoldExpr, place: number) => Accumulator['take'],
    free = ({ take }: Accumulator): Accumulator['take'] => take,
  ): Accumulator['take'][] {
    return this.all.map((fold) => {
      const one = this.free.find((other) => other.fold === fold);
      return one === undefined ? ordered(fold, this.ordered.indexOf(fold)) : free(one);
    });
  }

  /** The results of the others, in the scope behind the loop. */
  pin(scope: Scope): void {
    for (const { fold, result } of this.free) scope.pin(fold, result);
  }
}

/** An element of a thread's own array. */
export function ownElement(array: string, index: Value, length: number): Address {
  const of = (value: number): Value => constant(value, index.type);
  return { space: 'register', array, base: of(0), places: [{ index, size: of(length) }] };
}

/** A thread's own accumulators of one chunk of a fold's tree. */
export class OwnLanes {
  readonly declaration: Extract<Statement, { kind: 'array' }>;
  /** Every accumulator as before its first value; a declaration makes them so by itself where that is zero. */
  readonly fill: readonly Statement[];
  readonly clear: readonly Statement[];
  private readonly type: 'f32' | 'f64';

  constructor(
    private readonly fold: Folded,
    private readonly array: string,
    private readonly lanes: number,
  ) {
    this.type = fold.dtype as 'f32' | 'f64';
    const isSum = fold.reducer === 'sum';
    this.declaration = { kind: 'array', name: array, type: this.type, length: lanes, zero: isSum };
    this.fill = isSum ? [] : Array.from({ length: lanes }, (_, at) => put(this.at(int(at)), neutral(fold)));
    this.clear = isSum ? [{ kind: 'clear', name: array }] : this.fill;
  }

  take(index: Value, value: Value): Statement {
    const address = this.at(index);
    if (this.fold.reducer === 'sum') return { kind: 'add', address, value };
    return put(address, both(this.fold, loadOf(address, this.type), value));
  }

  /** All of them, folded in halves. */
  folded(): Value {
    if (this.fold.reducer === 'sum') {
      return { kind: 'halves', type: this.type, address: this.at(int(0)), lanes: this.lanes };
    }
    const elements = Array.from({ length: this.lanes }, (_, at) => loadOf(this.at(int(at)), this.type));
    return foldHalves<Value>(elements, (a, b) => both(this.fold, a, b));
  }

  at(index: Value): Address {
    return ownElement(this.array, index, this.lanes);
  }
}

/** The levels of a sum's tree above its first chunks: results of chunks are pushed in order. */
export class UpperLevels {
  private readonly levels: { readonly lanes: OwnLanes; readonly count: Name }[];

  constructor(
    names: Names,
    fold: Folded,
    private readonly tree: Tree,
    most: number,
  ) {
    const levels = levelsOf(most, tree) - 1;
    this.levels = Array.from({ length: levels }, () => ({
      lanes: new OwnLanes(fold, names.fresh('u'), tree.lanes),
      count: name(names.fresh('n'), 'i32'),
    }));
  }

  get exists(): boolean {
    return this.levels.length > 0;
  }

  declarations(): Statement[] {
    return this.levels.flatMap(({ lanes, count }) => [lanes.declaration, ...lanes.fill, declare(count, int(0))]);
  }

  private take(level: number, value: Value): Statement {
    const { lanes, count } = this.levels[level];
    return lanes.take(operation('bitAnd', 'i32', count, int(this.tree.lanes - 1)), value);
  }

  push(result: Value, level = 0): Statement[] {
    const { lanes, count } = this.levels[level];
    const statements: Statement[] = [this.take(level, result), increase(count, int(1))];
    if (level === this.levels.length - 1) return statements;
    const full: Statement[] = [...this.push(lanes.folded(), level + 1), ...lanes.clear, assign(count, int(0))];
    return [...statements, when(equal(count, this.tree.chunk), full)];
  }

  /** Pushes what is left at every level; the whole sum. */
  finish(): { statements: Statement[]; result: Value } {
    const statements = this.levels.slice(0, -1).map(({ lanes }, level) => this.take(level + 1, lanes.folded()));
    return { statements, result: this.levels[this.levels.length - 1].lanes.folded() };
  }
}
