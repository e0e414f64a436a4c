/**
 * What a loop keeps for each fold that it runs. Sums of floats follow the Program's tree and are the loops' own business;
 * everything else does not depend on the order and is here.
 */
import { isFloat, type Scalar } from '../../../kernel/dtype.js';
import type { FoldExpr } from '../../../kernel/expr.js';
import { levelsOf, type Tree } from '../../../kernel/tree.js';
import {
  type Address,
  above,
  below,
  choose,
  constant,
  either,
  equal,
  int,
  type Name,
  name,
  negated,
  operation,
  type Statement,
  type Type,
  type Value,
} from '../language.js';
import type { Kernel } from './kernel.js';

/** A sum whose order is declared. */
export function isTreeSum(fold: FoldExpr): boolean {
  return fold.reducer === 'sum' && fold.dtype === 'f32';
}

/** The value that never wins: −∞ or the least integer for a maximum, and the other way round. */
export function worst(dtype: Scalar, largest: boolean): Value {
  const type = dtype;
  if (type === 'i32') return constant(largest ? -(2 ** 31) : 2 ** 31 - 1, type);
  if (type === 'u32') return constant(largest ? 0 : 2 ** 32 - 1, type);
  return constant(largest ? -Infinity : Infinity, type);
}

/** What an accumulator of the tree begins with. */
export function neutral({ reducer, dtype }: FoldExpr): Value {
  return reducer === 'sum' ? constant(0, dtype) : worst(dtype, reducer === 'max');
}

/** An accumulator of the tree takes a value in. */
export function combine({ reducer }: FoldExpr, sum: Name, value: Value): Statement {
  const op = reducer === 'sum' ? 'add' : (reducer as 'max' | 'min');
  return { kind: 'assign', name: sum.name, value: operation(op, sum.type, sum, value) };
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

export interface Accumulator {
  readonly fold: FoldExpr;
  /** Variables: the value, and for argmax and argmin the place. */
  readonly value: Value & { readonly name: string };
  readonly place: (Value & { readonly name: string }) | undefined;
  readonly declarations: readonly Statement[];
  /** Takes a value (an atom) at a linear index. */
  readonly take: (value: Value, index: Value) => Statement[];
  readonly result: Value;
}

/** A variable and its declaration. */
export function variable(
  kernel: Kernel,
  prefix: string,
  value: Value,
): { readonly name: Value & { readonly name: string }; readonly declaration: Statement } {
  const text = kernel.fresh(prefix);
  return { name: name(text, value.type), declaration: { kind: 'var', name: text, type: value.type, value } };
}

export function accumulator(kernel: Kernel, fold: FoldExpr): Accumulator {
  const [body] = fold.args;
  const largest = fold.reducer === 'max' || fold.reducer === 'argmax';
  const keep = (
    first: Value,
    take: (kept: Value & { readonly name: string }, value: Value) => Statement,
  ): Accumulator => {
    const { name: value, declaration } = variable(kernel, 'a', first);
    return { fold, value, place: undefined, declarations: [declaration], take: (v) => [take(value, v)], result: value };
  };
  switch (fold.reducer) {
    case 'sum':
      return keep(constant(0, fold.dtype), (kept, v) => ({ kind: 'increase', name: kept.name, value: v }));
    case 'count':
      return keep(int(0), (kept, v) => ({ kind: 'increase', name: kept.name, value: choose(v, int(1), int(0)) }));
    case 'max':
    case 'min':
      return keep(worst(fold.dtype, largest), (kept, v) => ({
        kind: 'assign',
        name: kept.name,
        value: better(largest, kept, v),
      }));
    case 'argmax':
    case 'argmin': {
      const value = variable(kernel, 'a', worst(body.dtype, largest));
      const place = variable(kernel, 'k', int(-1));
      const take = (v: Value, index: Value): Statement[] => {
        const wins = either(below(place.name, int(0)), beats(v, value.name, largest));
        const condition = isFloat(v.type)
          ? operation('and', 'bool', negated(operation('isNan', 'bool', v)), wins)
          : wins;
        return [
          {
            kind: 'if',
            condition,
            body: [
              { kind: 'assign', name: value.name.name, value: v },
              { kind: 'assign', name: place.name.name, value: index },
            ],
          },
        ];
      };
      const declarations = [value.declaration, place.declaration];
      return { fold, value: value.name, place: place.name, declarations, take, result: place.name };
    }
    default:
      return fold.reducer satisfies never;
  }
}

/** An element of a thread's own array. */
export function ownElement(array: string, index: Value, length: number): Address {
  const type = index.type;
  return {
    space: 'register',
    array,
    base: constant(0, type),
    places: [{ index, size: constant(length, type) }],
  };
}

export function loadOf(address: Address, type: Type): Value {
  return { kind: 'load', type, address };
}

/** The halves of a thread's own accumulators. */
export function ownHalves(array: string, lanes: number): Value {
  return { kind: 'halves', type: 'f32', address: ownElement(array, int(0), lanes), lanes };
}

/** The levels of a sum's tree above its first chunks: results of chunks are pushed in order. */
export class UpperLevels {
  private readonly levels: { readonly sums: string; readonly count: Value & { readonly name: string } }[];

  constructor(
    kernel: Kernel,
    private readonly tree: Tree,
    most: number,
  ) {
    const levels = levelsOf(most, tree) - 1;
    this.levels = Array.from({ length: levels }, () => ({
      sums: kernel.fresh('u'),
      count: name(kernel.fresh('n'), 'i32'),
    }));
  }

  get exists(): boolean {
    return this.levels.length > 0;
  }

  declarations(): Statement[] {
    return this.levels.flatMap(({ sums, count }): Statement[] => [
      { kind: 'array', name: sums, type: 'f32', length: this.tree.lanes, zero: true },
      { kind: 'var', name: count.name, type: 'i32', value: int(0) },
    ]);
  }

  private slot(level: number): Address {
    const { sums, count } = this.levels[level];
    return ownElement(sums, operation('bitAnd', 'i32', count, int(this.tree.lanes - 1)), this.tree.lanes);
  }

  push(result: Value, level = 0): Statement[] {
    const { sums, count } = this.levels[level];
    const statements: Statement[] = [
      { kind: 'add', address: this.slot(level), value: result },
      { kind: 'increase', name: count.name, value: int(1) },
    ];
    if (level === this.levels.length - 1) return statements;
    const full: Statement[] = [
      ...this.push(ownHalves(sums, this.tree.lanes), level + 1),
      { kind: 'clear', name: sums },
      { kind: 'assign', name: count.name, value: int(0) },
    ];
    return [...statements, { kind: 'if', condition: equal(count, int(this.tree.chunk)), body: full }];
  }

  /** Pushes what is left at every level; the whole sum. */
  finish(): { statements: Statement[]; result: Value } {
    const statements = this.levels.slice(0, -1).map(({ sums }, level): Statement => {
      return { kind: 'add', address: this.slot(level + 1), value: ownHalves(sums, this.tree.lanes) };
    });
    return { statements, result: ownHalves(this.levels[this.levels.length - 1].sums, this.tree.lanes) };
  }
}
