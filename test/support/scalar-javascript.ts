/**
 * Turns an expression DAG of primitives into one straight-line JavaScript function, fast enough for sweeps over millions
 * of values: every f32 operation is rounded with Math.fround, integers wrap, an f32 `fma` rounds once. For tests of functions and noise; it knows
 * no tensors, no axes and no folds, and is not the reference device.
 */
import type { Scalar } from '../../src/kernel/dtype.js';
import type { Expr } from '../../src/kernel/expr.js';
import { visit } from '../../src/kernel/walk.js';

/** A free variable of the DAG; `compileScalar` takes their values in the order of the names given to it. */
export function variable(name: string, dtype: Scalar): Expr {
  return { op: 'parameter', name, dtype, args: [] };
}

/** The number of operations a target has to execute: constants, variables and bitcasts are free. */
export function countOperations(root: Expr): number {
  let operations = 0;
  visit([root], (expr) => {
    if (expr.op !== 'constant' && expr.op !== 'parameter' && expr.op !== 'bitcast') operations++;
  });
  return operations;
}

export function compileScalar(root: Expr, names: readonly string[]): (...values: number[]) => number {
  const lines: string[] = [];
  const nameOf = new Map<Expr, string>();
  visit([root], (expr) => {
    const args = expr.args.map((arg) => nameOf.get(arg) as string);
    if (expr.op === 'parameter') nameOf.set(expr, expr.name);
    else {
      const name = `v${nameOf.size}`;
      nameOf.set(expr, name);
      lines.push(`const ${name} = ${inType(expr.dtype, formula(expr, args))};`);
    }
  });
  const helpers = `const fround = Math.fround, word = new Uint32Array(1), float = new Float32Array(word.buffer);
const wordOf = (x) => { float[0] = x; return word[0]; };
const floatOf = (x) => { word[0] = x; return float[0]; };
const roundEven = (x) => { const r = Math.round(x); return r - x === 0.5 && r % 2 !== 0 ? r - 1 : r === 0 && (x < 0 || Object.is(x, -0)) ? -0 : r; };
const double = new Float64Array(1), halves = new BigInt64Array(double.buffer);
// a·b is exact in double precision; what the sum loses makes it odd, so that rounding it again is rounding once.
const fuse = (a, b, c) => {
  const p = a * b, s = p + c, t = s - p, lost = (p - (s - t)) + (c - t);
  if (lost === 0 || !Number.isFinite(s)) return s;
  double[0] = s;
  if ((halves[0] & 1n) === 0n) halves[0] += (lost > 0) === (s > 0) ? 1n : -1n;
  return double[0];
};
const saturate = (x, low, high) => (x >= high ? high : x >= low ? Math.trunc(x) : x < low ? low : 0);`;
  const source = `${helpers}\nreturn (${names.join(', ')}) => { ${lines.join('\n')} return ${nameOf.get(root)}; };`;
  return new Function(source)() as (...values: number[]) => number;
}

function inType(dtype: Scalar, text: string): string {
  switch (dtype) {
    case 'f32':
      return `fround(${text})`;
    case 'i32':
      return `(${text}) | 0`;
    case 'u32':
      return `(${text}) >>> 0`;
    case 'f64':
    case 'bool':
      return text;
    default:
      return dtype satisfies never;
  }
}

function formula(expr: Expr, [a, b, c]: string[]): string {
  const ofArgs = expr.args[0]?.dtype;
  const isWord = ofArgs === 'i32' || ofArgs === 'u32';
  switch (expr.op) {
    case 'constant':
      return Object.is(expr.value, -0) ? '-0' : String(expr.value);
    case 'add':
      return `${a} + ${b}`;
    case 'sub':
      return `${a} - ${b}`;
    case 'mul':
      return isWord ? `Math.imul(${a}, ${b})` : `${a} * ${b}`;
    case 'fma':
      return expr.dtype === 'f32' ? `fuse(${a}, ${b}, ${c})` : `${a} * ${b} + ${c}`;
    case 'div':
      return isWord ? `${b} === 0 ? 0 : ${a} / ${b}` : `${a} / ${b}`;
    case 'min':
      return `${b} < ${a} ? ${b} : ${a}`;
    case 'max':
      return `${a} < ${b} ? ${b} : ${a}`;
    case 'neg':
      return `-${a}`;
    case 'abs':
      return `Math.abs(${a})`;
    case 'sqrt':
    case 'floor':
    case 'ceil':
    case 'trunc':
      return `Math.${expr.op}(${a})`;
    case 'round':
      return `roundEven(${a})`;
    case 'isFinite':
      return `Number.isFinite(${a})`;
    case 'not':
      return `!${a}`;
    case 'bitNot':
      return `~${a}`;
    case 'and':
      return `${a} && ${b}`;
    case 'or':
      return `${a} || ${b}`;
    case 'bitAnd':
      return `${a} & ${b}`;
    case 'bitOr':
      return `${a} | ${b}`;
    case 'bitXor':
      return `${a} ^ ${b}`;
    case 'shiftLeft':
      return `${a} << ${b}`;
    case 'shiftRight':
      return ofArgs === 'i32' ? `${a} >> ${b}` : `${a} >>> ${b}`;
    case 'lt':
      return `${a} < ${b}`;
    case 'le':
      return `${a} <= ${b}`;
    case 'gt':
      return `${a} > ${b}`;
    case 'ge':
      return `${a} >= ${b}`;
    case 'eq':
      return `${a} === ${b}`;
    case 'ne':
      return `${a} !== ${b}`;
    case 'select':
      return `${a} ? ${b} : ${c}`;
    case 'bitcast':
      if (ofArgs === 'f32') return `wordOf(${a})`;
      return expr.dtype === 'f32' ? `floatOf(${a})` : a;
    case 'cast':
      if (expr.dtype === 'bool') return `${a} !== 0`;
      if (ofArgs === 'bool') return `Number(${a})`;
      if (expr.dtype === 'i32' && !isWord) return `saturate(${a}, -2147483648, 2147483647)`;
      if (expr.dtype === 'u32' && !isWord) return `saturate(${a}, 0, 4294967295)`;
      return a;
    default:
      throw new Error(`scalar-javascript: ${expr.op} is not a primitive of scalars`);
  }
}
