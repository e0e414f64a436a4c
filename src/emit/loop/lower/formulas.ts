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
  const formula = isNarrow(what) ? widenBits[what](narrowToBits[what](argument)) : expandCall(what, 'f32', argument);
  return functionOf(module, functionName(what), formula);
}

function functionOf(module: Module, text: string, formula: Expr): LoopFunction {
  const kernel = new FormulaKernel(module, text, [], true);
  const scope = new Scope(undefined, new Map());
  const values = new Values(kernel, [formula], () => {
    throw new Error(`${text}: a formula holds no reduction`);
  });
  const kept = new Set(repeatedSums(formula));
  visit([formula], (expr) => {
    if (!kept.has(expr)) return;
    const value = operation('keep', 'f32', values.named(expr, scope));
    scope.setName(expr, kernel.keep('k', value, scope.statements));
  });
  const result = values.value(formula, scope);
  return { name: text, body: scope.statements, result };
}

function repeatedSums(formula: Expr): Expr[] {
  const uses = new Map<Expr, number>();
  visit([formula], (expr) => {
    for (const arg of expr.args) uses.set(arg, (uses.get(arg) ?? 0) + 1);
  });
  return [...uses]
    .filter(([{ op, dtype }, n]) => n > 1 && (op === 'add' || op === 'sub') && dtype === 'f32')
    .map(([expr]) => expr);
}

class FormulaKernel extends Kernel {
  override parameter(text: string): Value {
    return name(text, 'f32');
  }
}
