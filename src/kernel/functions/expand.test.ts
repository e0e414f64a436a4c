/** Calls disappear, sharing stays, and every function of the language has a formula in both types. */
import { expect, it } from 'vitest';
import { variable } from '../../../test/support/scalar-javascript.js';
import { add, call, type Expr, mul, tanh } from '../expr.js';
import { visit } from '../walk.js';
import { expandCall, expandCalls, namedFunctions } from './expand.js';

function opsOf(roots: readonly Expr[]): Set<string> {
  const ops = new Set<string>();
  visit(roots, (expr) => ops.add(expr.op));
  return ops;
}

it('leaves no call, also of calls within calls, and no fma', () => {
  for (const dtype of ['f32', 'f64'] as const) {
    for (const name of namedFunctions) {
      const x = variable('x', dtype);
      const ops = opsOf(expandCalls([call(name, add(call('tanh', x), 1))]));
      expect(ops).not.toContain('call');
      expect(ops).not.toContain('fma');
    }
  }
});

it('keeps what is shared between roots', () => {
  const t = tanh(variable('x', 'f32'));
  const [first, second] = expandCalls([mul(t, 2), add(t, 1)]);
  expect(first.args[0]).toBe(second.args[0]);
});

it('leaves expressions without calls as they are', () => {
  const root = mul(variable('x', 'f32'), 2);
  expect(expandCalls([root])[0]).toBe(root);
});

it('refuses an argument of another type', () => {
  expect(() => expandCall('tanh', 'f64', variable('x', 'f32'))).toThrow(
    'tanh: argument of a wrong type (got f32, expected f64)',
  );
});
