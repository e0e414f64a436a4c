/**
 * How one fold accumulates: what it keeps, what happens with each element, and how what two threads kept becomes one. Sums
 * and extremes of floats follow the Program's tree (loop-writer.ts); everything else does not depend on the order and is called
 * free.
 */
import { isFloat, type Scalar } from '../../kernel/dtype.js';
import type { FoldExpr } from '../../kernel/expr.js';
import { block, literal, neutralOf, valueTypes } from './c-text.js';
import type { StageContext } from './context.js';
import { operationText } from './operation.js';

type Ordered = Pick<FoldExpr, 'reducer' | 'dtype'>;

/** a ∘ b as text. */
export function combine({ reducer, dtype }: Ordered, a: string, b: string): string {
  const op = reducer === 'sum' ? 'add' : (reducer as 'max' | 'min');
  return operationText({ op, type: dtype, from: dtype }, [a, b]);
}

export function neutralText({ reducer, dtype }: Ordered): string {
  return literal(neutralOf(reducer as 'sum' | 'max' | 'min', dtype), dtype);
}

/** A variable that a thread keeps, with its value before the first element. */
interface Kept {
  readonly name: string;
  readonly dtype: Scalar;
  readonly initial: string;
}

/** A fold whose result does not depend on the order of its elements. */
export interface FreeFold {
  readonly kept: readonly Kept[];
  /** One element, given its value and its linear index. */
  element(value: string, index: string): string;
  /** Takes in what another thread kept. */
  merge(others: readonly string[]): string;
  readonly result: string;
}

export function freeFold(fold: FoldExpr, name: string): FreeFold {
  if (fold.reducer === 'argmax' || fold.reducer === 'argmin') return bestFold(fold, name);
  if (fold.reducer === 'count') {
    return {
      kept: [{ name, dtype: 'i32', initial: '0' }],
      element: (value) => `${name} += ${value} ? 1 : 0;`,
      merge: ([other]) => `${name} += ${other};`,
      result: name,
    };
  }
  const take = (other: string): string => `${name} = ${combine(fold, name, other)};`;
  return {
    kept: [{ name, dtype: fold.dtype, initial: neutralText(fold) }],
    element: take,
    merge: ([other]) => take(other),
    result: name,
  };
}

/** The place of the best value: −1 where there is none; on ties the lower index; NaN is never taken. */
function bestFold(fold: FoldExpr, name: string): FreeFold {
  const { dtype } = fold.args[0];
  const best = `${name}_best`;
  const sign = fold.reducer === 'argmax' ? '>' : '<';
  const take = (value: string, index: string, condition: string): string => {
    const better = `${name} < 0 || ${value} ${sign} ${best} || (${value} == ${best} && ${index} < ${name})`;
    return `if (${condition}(${better})) { ${best} = ${value}; ${name} = ${index}; }`;
  };
  return {
    kept: [
      { name: best, dtype, initial: literal(0, dtype) },
      { name, dtype: 'i32', initial: '-1' },
    ],
    element: (value, index) => take(value, index, isFloat(dtype) ? `${value} == ${value} && ` : ''),
    merge: ([value, index]) => take(value, index, `${index} >= 0 && `),
    result: name,
  };
}

export function declareKept({ kept }: FreeFold): string[] {
  return kept.map(({ name, dtype, initial }) => `${valueTypes[dtype]} ${name} = ${initial};`);
}

/** Makes what the threads of a warp kept one, in all of them. */
export function joinWarp(fold: FreeFold): string[] {
  return block('for (int by = 16; by > 0; by /= 2)', [
    ...fold.kept.map(({ name, dtype }) => `const ${valueTypes[dtype]} ${name}_o = __shfl_xor_sync(~0u, ${name}, by);`),
    fold.merge(fold.kept.map(({ name }) => `${name}_o`)),
  ]);
}

/** Makes what the warps of a block hold one, in all of them, by way of shared memory; all folds at once. */
export function joinBlock(folds: readonly FreeFold[], context: StageContext): string[] {
  const { warps } = context;
  let next = context.work(2 * warps * folds.flatMap(({ kept }) => kept).length);
  const slots = folds.map(({ kept }) =>
    kept.map(({ dtype }) => {
      const at = next;
      next += 2 * warps;
      return (warp: string): string => `((${valueTypes[dtype]}*)(shared + ${at}))[${warp}]`;
    }),
  );
  return [
    ...folds.flatMap(({ kept }, i) => kept.map(({ name }, k) => `if (lane == 0) ${slots[i][k]('warp')} = ${name};`)),
    '__syncthreads();',
    ...folds.flatMap(({ kept }) => kept.map(({ name, initial }) => `${name} = ${initial};`)),
    ...block(
      `for (int w = 0; w < ${warps}; ++w)`,
      folds.map((fold, i) => fold.merge(slots[i].map((slot) => slot('w')))),
    ),
    '__syncthreads();',
  ];
}

/** The sums of a chunk's lanes in a warp: thread l keeps lane l (and lane l + 32 of 64), and they meet in halves. */
export class LaneSums {
  constructor(
    private readonly lanes: number,
    private readonly folds: readonly FoldExpr[],
  ) {}

  /** 32 fetched items to the lanes that they belong to. */
  add(sums: readonly string[], fetched: readonly string[], second: string): string[] {
    const groups = Array.from({ length: Math.max(0, 32 / this.lanes - 1) }, (_, group) => group + 1);
    return this.folds.flatMap((fold, i) => [
      ...this.accumulate(fold, sums[i], fetched[i], second),
      ...groups.map((group) => {
        const far = `__shfl_down_sync(~0u, ${fetched[i]}, ${group * this.lanes})`;
        return `${sums[i]} = ${combine(fold, sums[i], far)};`;
      }),
    ]);
  }

  declare(sums: readonly string[]): string[] {
    const suffixes = this.lanes === 64 ? ['', '_b'] : [''];
    return this.folds.flatMap((fold, i) =>
      suffixes.map((suffix) => `${valueTypes[fold.dtype]} ${sums[i]}${suffix} = ${neutralText(fold)};`),
    );
  }

  /** Adds a value to a lane; of 64 lanes, `second` says which half. */
  accumulate(fold: FoldExpr, sum: string, value: string, second: string): string[] {
    const plain = `${sum} = ${combine(fold, sum, value)};`;
    if (this.lanes !== 64) return [plain];
    return [`if (${second}) ${sum}_b = ${combine(fold, `${sum}_b`, value)};`, `else ${plain}`];
  }

  /**
   * The lanes' sums in halves, and the results for all threads. A step of all folds before the next step of any: the
   * compiler keeps shuffles in the order in which they stand, and so each waits for its own before it alone.
   */
  halves(sums: readonly string[], results: readonly string[]): string[] {
    const step = (far: (sum: string) => string): string[] =>
      this.folds.map((fold, i) => `${sums[i]} = ${combine(fold, sums[i], far(sums[i]))};`);
    const lines = this.lanes === 64 ? step((sum) => `${sum}_b`) : [];
    for (let half = Math.min(this.lanes, 32) / 2; half >= 1; half /= 2)
      lines.push(...step((sum) => `__shfl_down_sync(~0u, ${sum}, ${half})`));
    return [...lines, ...sums.map((sum, i) => `${results[i]} = __shfl_sync(~0u, ${sum}, 0);`)];
  }
}
