/**
 * C types and literals: how dtypes, numbers, elements and lines are spelled in the generated text. Literals are exact: what
 * cannot be written as a short decimal (NaN, infinities, subnormals) is written by its bits. Nothing here knows a stage.
 */
import { type Dtype, isNarrow, type Scalar } from '../../kernel/dtype.js';

export const valueTypes: Readonly<Record<Scalar, string>> = {
  f32: 'float',
  f64: 'double',
  i32: 'int',
  u32: 'unsigned int',
  bool: 'bool',
};

export const storageTypes: Readonly<Record<Dtype, string>> = {
  f32: 'float',
  f64: 'double',
  f16: 'unsigned short',
  bf16: 'unsigned short',
  f8e4m3: 'unsigned char',
  f8e5m2: 'unsigned char',
  i32: 'int',
  u32: 'unsigned int',
};

/** What the names of vectors and of functions over bits begin or end with. */
export const vectorTypes: Readonly<Record<string, string>> = { f32: 'float', i32: 'int', u32: 'uint' };

/** Two or four elements that are loaded and stored at once. */
export function vectorType(dtype: Dtype | Scalar, width: number): string {
  return `${vectorTypes[dtype]}${width}`;
}

/** What functions of the generated text begin with. */
export const device = '__device__ __forceinline__';

const word = new DataView(new ArrayBuffer(8));

/** A constant of a type, as C text that yields exactly this value. */
export function literal(value: number, dtype: Scalar): string {
  switch (dtype) {
    case 'bool':
      return value === 0 ? 'false' : 'true';
    case 'i32':
      return value === -(2 ** 31) ? '(-2147483647 - 1)' : value < 0 ? `(${value})` : `${value}`;
    case 'u32':
      return `${value}u`;
    case 'f32':
      return floatLiteral(value);
    case 'f64':
      return doubleLiteral(value);
    default:
      return dtype satisfies never;
  }
}

function floatLiteral(value: number): string {
  if (!Number.isFinite(value) || (value !== 0 && Math.abs(value) < 2 ** -126)) {
    word.setFloat32(0, value);
    return `__uint_as_float(0x${hex(word.getUint32(0))}u)`;
  }
  let text = value;
  for (let digits = 9; digits > 0; digits -= 1) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) === value) text = shorter;
  }
  return `${signed(value, decimal(text))}f`.replace(')f', 'f)');
}

function doubleLiteral(value: number): string {
  if (!Number.isFinite(value) || (value !== 0 && Math.abs(value) < 2 ** -1022)) {
    word.setFloat64(0, value);
    return `__hiloint2double((int)0x${hex(word.getUint32(0))}u, (int)0x${hex(word.getUint32(4))}u)`;
  }
  return signed(value, decimal(value));
}

function signed(value: number, text: string): string {
  if (Object.is(value, -0)) return '(-0.0)';
  return value < 0 ? `(${text})` : text;
}

/** With a point or an exponent, so that C reads a floating number. */
function decimal(value: number): string {
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function hex(bits: number): string {
  return bits.toString(16).padStart(8, '0');
}

/** The value of an element as it is stored; without a type it is one. */
export function fromStorage(dtype: Dtype | undefined, text: string): string {
  return isNarrow(dtype) ? `${dtype}_to_f32(${text})` : text;
}

export function toStorage(dtype: Dtype | undefined, text: string): string {
  return isNarrow(dtype) ? `(${storageTypes[dtype]})f32_to_${dtype}(${text})` : text;
}

/** A value's text where nothing stands beside it: one that begins with a parenthesis is enclosed by it as a whole. */
export function bare(text: string): string {
  return text.startsWith('(') ? text.slice(1, -1) : text;
}

/** Statements, each of one or more lines, moved in by one level. */
export function indent(statements: readonly string[]): string[] {
  return statements.map((one) => (one === '' ? one : `  ${one.replaceAll('\n', '\n  ')}`));
}

/** A head, its body and the closing brace, with a pragma before it where one is given: one statement of several lines. */
export function block(head: string, body: readonly string[], pragma?: string): string[] {
  const lines = [head === '' ? '{' : `${head} {`, ...indent(body), '}'];
  return [(pragma === undefined ? lines : [pragma, ...lines]).join('\n')];
}

/** A loop from 0 that is written out, so that what it indexes lies in registers. */
export function unrolled(name: string, count: number, body: readonly string[]): string[] {
  return block(`for (int ${name} = 0; ${name} < ${count}; ++${name})`, body, '#pragma unroll');
}
