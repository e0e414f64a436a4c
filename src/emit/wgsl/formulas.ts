/**
 * Named functions and the rounding to 16 bits as WGSL functions: the kernel's own formulas, written out once a module.
 * Compilers simplify sums whose terms meet again, so a sum that is used more than once is hidden from them by an
 * exclusive-or with a word that is zero on the device.
 */
import type { Expr, NamedFunction } from '../../kernel/expr.js';
import { expandCall } from '../../kernel/functions/expand.js';
import { brain16ToFloat, floatToBrain16, floatToHalf, halfToFloat } from '../../kernel/functions/half.js';
import { visit } from '../../kernel/walk.js';
import { Kernel } from './kernel.js';
import type { Module } from './module.js';
import { Scope } from './scope.js';
import { bare, block, type Text } from './text.js';
import { Values } from './values.js';

const argument: Expr = { op: 'parameter', dtype: 'f32', args: [], name: 'x' };

/** Gives the module its named functions; to be called before anything is written. */
export function addFormulas(module: Module): void {
  const write = (name: string, formula: () => Expr): string =>
    module.helpers.made(name, () => functionText(module, name, formula()));
  module.helpers.named = (name: NamedFunction) => write(`${name}Of`, () => expandCall(name, 'f32', argument));
  module.helpers.rounded = (dtype) =>
    dtype === 'f16'
      ? write('throughHalf', () => halfToFloat(floatToHalf(argument)))
      : write('throughBrain16', () => brain16ToFloat(floatToBrain16(argument)));
}

function functionText(module: Module, name: string, formula: Expr): Text[] {
  const kernel = new FormulaKernel(module, name, [], true);
  const scope = new Scope(undefined, new Map(), false);
  const values = new Values(kernel, [formula], () => {
    throw new Error(`${name}: a formula holds no reduction`);
  });
  const kept = new Set(repeatedSums(formula));
  visit([formula], (expr) => {
    if (kept.has(expr)) scope.setName(expr, keep(module, kernel, scope, values.name(expr, scope)));
  });
  const result = bare(values.text(formula, scope));
  return block(`fn ${name}(x: f32) -> f32`, [...scope.lines, `return ${result};`]);
}

function keep(module: Module, kernel: Kernel, scope: Scope, text: string): string {
  const helper = module.helpers.made('keep', () => [
    `fn keep(a: f32) -> f32 { return bitcast<f32>(bitcast<u32>(a) ^ ${module.extra('zero')}); }`,
  ]);
  const name = kernel.fresh('k');
  scope.lines.push(`let ${name} = ${helper}(${text});`);
  return name;
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
  override parameter(name: string): string {
    return name;
  }
}
