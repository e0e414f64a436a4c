/** Cases as tables: one operation over pairs of numbers, or over single numbers, with what each must give. */
import type { Expr } from '../../kernel/index.js';
import type { ProgramCase } from './case.js';
import { mapProgram } from './shorthand.js';

type Pair = readonly [number, number];
type Rule = (a: Expr, b: Expr) => Expr;

/** One binary operation over pairs of numbers of a type. */
export function pairs(
  name: string,
  dtype: 'f32' | 'f64' | 'i32' | 'u32',
  rule: Rule,
  table: readonly (readonly [...Pair, number])[],
): ProgramCase {
  const shape = [table.length];
  const inputs = { a: [dtype, shape], b: [dtype, shape] } as const;
  return {
    name: `${name} of ${dtype}`,
    build: mapProgram(inputs, [dtype, shape], ({ a, b }, [i]) => rule(a.at(i), b.at(i))),
    steps: [
      {
        inputs: { a: table.map(([a]) => a), b: table.map(([, b]) => b) },
        expect: { out: table.map(([, , want]) => want) },
      },
    ],
  };
}

/** One unary operation over numbers; the result may have another type. */
export function points(
  name: string,
  from: 'f32' | 'f64' | 'i32' | 'u32',
  to: 'f32' | 'f64' | 'i32' | 'u32',
  rule: (x: Expr) => Expr,
  table: readonly Pair[],
  more: Partial<ProgramCase> = {},
): ProgramCase {
  const shape = [table.length];
  return {
    name: `${name} of ${from}`,
    build: mapProgram({ x: [from, shape] }, [to, shape], ({ x }, [i]) => rule(x.at(i))),
    steps: [{ inputs: { x: table.map(([x]) => x) }, expect: { out: table.map(([, want]) => want) } }],
    ...more,
  };
}
