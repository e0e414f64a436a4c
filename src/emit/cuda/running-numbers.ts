/**
 * Numbers that grow along with a loop: where an element's number is wanted for itself (a draw of noise begins with it), it
 * is one that is added to once a turn, not products and sums for each element. All is modulo 2³², where the order of sums
 * does not matter.
 */
import type { Axis, Expr } from '../../kernel/expr.js';
import type { StageContext } from './context.js';

export class RunningNumbers {
  /** Declarations, to stand before the loop. */
  readonly begins: string[] = [];
  private readonly known = new Map<string, { readonly name: string; readonly move: number }>();

  /** `first`: where the loop's index begins; `step`: how far it goes in a turn. */
  constructor(
    private readonly context: StageContext,
    private readonly first: string,
    private readonly step: number,
  ) {}

  /** The sum of `outer`, which the loop does not change, of its index `factor` times, and of a number. */
  text(outer: string, factor: number, plus: number): string {
    const key = `${outer} ${factor}`;
    let run = this.known.get(key);
    if (run === undefined) {
      run = { name: this.context.fresh('count'), move: Math.imul(this.step, factor) };
      this.known.set(key, run);
      this.begins.push(`unsigned int ${run.name} = ${outer} + (unsigned int)${this.first} * ${unsigned(factor)};`);
    }
    return plus === 0 ? run.name : `(${run.name} + ${unsigned(plus)})`;
  }

  /** At the head of a turn: the compiler would rather compute the numbers anew. */
  heads(): string[] {
    return [...this.known.values()].map(({ name }) => `hold_number(${name});`);
  }

  /** At its end. */
  ends(): string[] {
    return [...this.known.values()].map(({ name, move }) => `${name} += ${unsigned(move)};`);
  }
}

/** The loop's index in one of the turns that are written together: so much beyond where the numbers stand. */
export interface RunningCount {
  readonly numbers: RunningNumbers;
  readonly axis: Axis;
  readonly ahead: number;
}

/** A sum modulo 2³²: so often an index, a number, and other formulas so often. */
export interface ModuloSum {
  readonly along: number;
  readonly fixed: number;
  readonly others: readonly { readonly expr: Expr; readonly factor: number }[];
}

export function moduloSum(expr: Expr, axis: Axis, factor = 1): ModuloSum {
  const both = (a: ModuloSum, b: ModuloSum): ModuloSum => ({
    along: (a.along + b.along) | 0,
    fixed: (a.fixed + b.fixed) | 0,
    others: [...a.others, ...b.others],
  });
  const [left, right] = expr.args;
  switch (expr.op) {
    case 'constant':
      return { along: 0, fixed: Math.imul(factor, expr.value), others: [] };
    case 'index':
      if (expr.axis !== axis) break;
      return { along: factor, fixed: 0, others: [] };
    case 'add':
      return both(moduloSum(left, axis, factor), moduloSum(right, axis, factor));
    case 'sub':
      return both(moduloSum(left, axis, factor), moduloSum(right, axis, -factor | 0));
    case 'mul':
      if (right.op !== 'constant') break;
      return moduloSum(left, axis, Math.imul(factor, right.value));
    case 'cast':
      if (left.dtype !== 'i32' && left.dtype !== 'u32') break;
      return moduloSum(left, axis, factor);
    default:
  }
  return { along: 0, fixed: 0, others: [{ expr, factor }] };
}

/** A number modulo 2³² as the text of a whole one. */
export const unsigned = (value: number): string => `${value >>> 0}u`;
