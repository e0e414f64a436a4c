/**
 * Named functions and the rounding to narrow floats as functions of the loop language: the kernel's own formulas, written out
 * once per stage. Compilers simplify sums whose terms meet again, so a sum that is used more than once is kept from them.
 */
import { isNarrow, type NarrowDtype } from '../../../kernel/dtype.js';
import type { Expr, NamedFunction } from '../../../kernel/expr.js';
import { expandCall } from '../../../kernel/functions/expand.js';
import { narrowToBits, widenBits } from '../../../kernel/functions/narrow.js';
import { visit } from '../../../kernel/walk.js';
import { type LoopFunction, name, operation, type Value } from '../language.js';
import { Kernel } from './kernel.js';
import { functionName, type Module } from './module.js';
import { Scope } from './scope.js';
import { Values } from './values.js';

const argument: Expr = { op: 'parameter', dtype: 'f32', args: [], name: 'x' };

export function writeFunction(module: Module, what: NamedFunction | NarrowDtype): LoopFunction {
  const text = functionName(what);
  const formula = isNarrow(what) ? widenBits[what](narrowToBits[what](argument)) : expandCall(what, 'f32', argument);
  const kernel = new FormulaKernel(module, text, [], true);
  const scope = new Scope(undefined, new Map());
  const values = new Values(kernel, [formula], () => {
    throw new Error(`${text}: a formula holds no reduction`);
  });
  visit([formula], (expr) => {
    const isSum = (expr.op === 'add' || expr.op === 'sub') && expr.dtype === 'f32';
    if (!isSum || values.roots.usedOnce(expr)) return;
    const value = operation('keep', 'f32', values.named(expr, scope));
    scope.setName(expr, kernel.keep('k', value, scope.statements));
  });
  const result = values.value(formula, scope);
  return { name: text, body: scope.statements, result };
}

class FormulaKernel extends Kernel {
  override parameter(text: string): Value {
    return name(text, 'f32');
  }
}
