/** What is contracted, what is not, and that it is decided before anything is fused. */
import { describe, expect, it } from 'vitest';
import { planProgram } from '../fuse/plan.js';
import { phaseExpressions } from '../fuse/stage.js';
import { contraction, roundsOtherwise } from './contract.js';
import { add, bitcast, type Expr, exp, f32, fma, mul, neg, sub } from './expr.js';
import { contractedCall, expandContracted, namedFunctions } from './functions/expand.js';
import { program } from './index.js';
import type { Program } from './program.js';
import { visit } from './walk.js';

const variable = (name: string, dtype: 'f32' | 'f64' | 'i32' = 'f32'): Expr => ({
  op: 'parameter',
  name,
  dtype,
  args: [],
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => variable(name));
const opsOf = (roots: readonly Expr[]): string[] => {
  const ops: string[] = [];
  visit(roots, ({ op }) => ops.push(op));
  return ops;
};

describe('contraction', () => {
  it('takes a product that is added or subtracted, the left one of two', () => {
    const change = contraction();
    expect(change(add(mul(a, b), c))).toEqual(fma(a, b, c));
    expect(change(add(c, mul(a, b)))).toEqual(fma(a, b, c));
    expect(change(sub(mul(a, b), c))).toEqual(fma(a, b, neg(c)));
    expect(change(sub(mul(a, b), 3))).toEqual(fma(a, b, f32(-3)));
    expect(change(sub(c, mul(a, b)))).toEqual(fma(neg(a), b, c));
    expect(change(sub(c, mul(a, 2)))).toEqual(fma(a, f32(-2), c));
    expect(change(add(mul(a, b), mul(c, d)))).toEqual(fma(a, b, mul(c, d)));
    expect(change(add(add(mul(a, b), c), mul(c, d)))).toEqual(fma(c, d, fma(a, b, c)));
  });

  it('leaves whole numbers, double precision and what stands behind a bitcast', () => {
    const change = contraction();
    for (const dtype of ['i32', 'f64'] as const) {
      const x = variable('x', dtype);
      const root = add(mul(x, x), x);
      expect(change(root)).toBe(root);
    }
    const apart = add(bitcast(bitcast(mul(a, b), 'u32'), 'f32'), c);
    expect(change(apart)).toBe(apart);
  });

  it('goes into the formulas of functions, not across their arguments and results', () => {
    for (const name of namedFunctions) expect(opsOf([contractedCall(name, a)]), name).toContain('fma');
    const product = mul(a, b);
    const [value] = expandContracted([add(exp(product), 1)]);
    expect(value.op).toBe('add');
    const inside = contractedCall('exp', product);
    expect(opsOf([inside]).filter((op) => op === 'fma')).toEqual(
      opsOf([contractedCall('exp', c)]).filter((op) => op === 'fma'),
    );
  });
});

/** y = a·b in one op, z = y + a·a in the next: fused, the first product must not join the second's sum. */
function twoOps(): Program {
  return program('twoOps', (build) => {
    const x = build.input('x', 'f32', [64]);
    const y = build.scratch('y', 'f32', [64]);
    const z = build.output('z', 'f32', [64]);
    build.map('first', y, ([i]) => mul(x.at(i), 3));
    build.map('second', z, ([i]) => add(y.at(i), 1));
  });
}

it('is decided op by op: fusing two ops contracts nothing more', () => {
  for (const fusion of ['none', 'full'] as const) {
    const { plan } = planProgram(twoOps(), { fusion, target: 'cuda' });
    const phases = plan.stages.flatMap(({ parts }) => parts.flatMap((part) => part.phases));
    expect(phases).toHaveLength(fusion === 'none' ? 2 : 1);
    expect(opsOf(phases.flatMap(phaseExpressions))).not.toContain('fma');
  }
});

it('is done for CUDA alone, and is known where bits are promised', () => {
  const one = (formula: (x: Expr) => Expr): Program =>
    program('one', (build) => {
      const x = build.input('x', 'f32', [8]);
      build.map('only', build.output('y', 'f32', [8]), ([i]) => formula(x.at(i)));
    });
  const cases: [(x: Expr) => Expr, boolean][] = [
    [(x) => add(mul(x, x), 1), true],
    [(x) => exp(x), true],
    [(x) => mul(add(x, 1), x), false],
  ];
  for (const [formula, otherwise] of cases) expect(roundsOtherwise(one(formula).ops)).toBe(otherwise);
  const made = (target: 'cpu' | 'webgpu' | 'cuda'): string[] => {
    const { plan } = planProgram(one(cases[0][0]), { fusion: 'full', target });
    return opsOf(plan.stages[0].parts[0].phases.flatMap(phaseExpressions));
  };
  expect(made('cuda')).toContain('fma');
  expect(made('cpu')).not.toContain('fma');
  expect(made('webgpu')).not.toContain('fma');
});
