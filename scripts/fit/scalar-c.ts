/**
 * An expression DAG of primitives as a C function, for exhaustive sweeps over all floats (exhaustive.mjs). It must be
 * compiled with -ffp-contract=off. Tests use the JavaScript twin, test/support/scalar-javascript.ts.
 */
import type { Scalar } from '../../src/kernel/dtype.js';
import type { Expr } from '../../src/kernel/expr.js';
import { visit } from '../../src/kernel/walk.js';

const types: Readonly<Record<Scalar, string>> = {
  f32: 'float',
  f64: 'double',
  i32: 'int32_t',
  u32: 'uint32_t',
  bool: 'int',
};

/** Needed once in front of the functions. */
export const prelude = `#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static inline uint32_t wordOf(float x) { uint32_t w; memcpy(&w, &x, 4); return w; }
static inline float floatOf(uint32_t w) { float x; memcpy(&x, &w, 4); return x; }
static inline int32_t wholeOf(double x) { return x >= 2147483647.0 ? 2147483647 : x >= -2147483648.0 ? (int32_t)x : x < -2147483648.0 ? -2147483647 - 1 : 0; }
`;

/** A function of one argument x. */
export function functionText(name: string, root: Expr, argument: Expr): string {
  const nameOf = new Map<Expr, string>([[argument, 'x']]);
  const lines: string[] = [];
  visit([root], (expr) => {
    if (nameOf.has(expr)) return;
    const name = `v${nameOf.size}`;
    const args = expr.args.map((arg) => nameOf.get(arg) as string);
    nameOf.set(expr, name);
    lines.push(`  ${types[expr.dtype]} ${name} = ${formula(expr, args)};`);
  });
  const type = types[root.dtype];
  return `static ${type} ${name}(${types[argument.dtype]} x) {\n${lines.join('\n')}\n  return ${nameOf.get(root)};\n}\n`;
}

const infix: Readonly<Record<string, string>> = {
  add: '+',
  sub: '-',
  mul: '*',
  div: '/',
  bitAnd: '&',
  bitOr: '|',
  bitXor: '^',
  shiftLeft: '<<',
  shiftRight: '>>',
  and: '&&',
  or: '||',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  eq: '==',
  ne: '!=',
};
const calls: Readonly<Record<string, string>> = {
  sqrt: 'sqrt',
  abs: 'fabs',
  round: 'rint',
  floor: 'floor',
  trunc: 'trunc',
  ceil: 'ceil',
};

function formula(expr: Expr, [a, b, c]: string[]): string {
  const suffix = expr.dtype === 'f32' ? 'f' : '';
  if (expr.op in calls) return `${calls[expr.op]}${suffix}(${a})`;
  if (expr.op in infix) {
    if (expr.dtype === 'i32' && expr.op !== 'shiftRight')
      return `(int32_t)((uint32_t)${a} ${infix[expr.op]} (uint32_t)${b})`;
    return `${a} ${infix[expr.op]} ${b}`;
  }
  switch (expr.op) {
    case 'constant':
      if (Number.isNaN(expr.value)) return 'NAN';
      if (!Number.isFinite(expr.value)) return expr.value > 0 ? 'INFINITY' : '-INFINITY';
      if (expr.dtype === 'f32' || expr.dtype === 'f64') return `${expr.value.toExponential()}${suffix}`;
      return expr.dtype === 'u32' ? `${expr.value}u` : `(int32_t)(${expr.value})`;
    case 'neg':
      return `-${a}`;
    case 'min':
      return `${b} < ${a} ? ${b} : ${a}`;
    case 'max':
      return `${a} < ${b} ? ${b} : ${a}`;
    case 'select':
      return `${a} ? ${b} : ${c}`;
    case 'bitcast':
      if (expr.args[0].dtype === 'f32') return `(${types[expr.dtype]})wordOf(${a})`;
      return expr.dtype === 'f32' ? `floatOf((uint32_t)${a})` : `(${types[expr.dtype]})${a}`;
    case 'cast':
      if (expr.dtype === 'i32' && expr.args[0].dtype !== 'u32') return `wholeOf(${a})`;
      return `(${types[expr.dtype]})${a}`;
    default:
      throw new Error(`scalar-c: ${expr.op} is not supported`);
  }
}
