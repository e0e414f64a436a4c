/** A tensor or a parameter as it is declared: what makes one wrong, and its defaults. */
import { needKnown, needList } from './argument.js';
import { checkSize } from './declared.js';
import type { Dimension, SizeSymbol } from './dimension.js';
import type { Dtype, Scalar } from './dtype.js';
import { dtypes, isInteger, valueType } from './dtype.js';
import { refuse } from './errors.js';
import type { Parameter } from './program.js';
import { identifier } from './program.js';
import type { Role, Tensor } from './tensor.js';

/** How a tensor lies in memory, and for states whether it is double-buffered and what it starts from. */
export interface TensorOptions {
  readonly layout?: readonly number[];
  readonly buffered?: boolean;
  readonly initial?: number;
  /** Of a constant: a parameter with a value per element, whose default is `initial`. */
  readonly parameter?: true;
}

export function declareTensor(
  role: Role,
  name: string,
  dtype: Dtype,
  shape: readonly Dimension[],
  options: TensorOptions,
  symbols: ReadonlyMap<string, SizeSymbol>,
): Tensor {
  const place = `${role} ${name}`;
  needKnown(place, options, { layout: 0, buffered: 0, initial: 0, parameter: 0 });
  if (typeof name !== 'string' || !identifier.test(name)) refuse(place, 'bad name', name, 'letters, digits and _');
  if (!dtypes.includes(dtype)) refuse(place, 'unknown dtype', dtype, dtypes.join(', '));
  needList(`shape of ${place}`, shape);
  for (const dimension of shape) checkSize(place, dimension, symbols);
  const layout = options.layout ?? shape.map((_, position) => position);
  if (layout.length !== shape.length || [...layout].sort((a, b) => a - b).some((axis, position) => axis !== position)) {
    refuse(place, 'layout is not a permutation', layout, `the axes 0 … ${shape.length - 1} in some order`);
  }
  if (options.buffered === true && role !== 'state') refuse(place, 'only a state can be buffered', role, 'state');
  const isParameter = options.parameter === true && role === 'constant';
  if (options.initial !== undefined && role !== 'state' && !isParameter)
    refuse(place, 'only a state has an initial value', role, 'state');
  needRepresentable(place, options.initial ?? 0, valueType(dtype));
  const declared = { name, dtype, shape, role, layout, buffered: options.buffered ?? false };
  return { ...declared, initial: options.initial ?? 0, ...(isParameter ? { parameter: true } : {}) };
}

const parameterTypes: readonly Scalar[] = ['f32', 'f64', 'i32', 'u32'];

export function declareParameter(name: string, dtype: Exclude<Scalar, 'bool'>, initial: number): Parameter {
  if (typeof name !== 'string' || !identifier.test(name))
    refuse(`parameter ${name}`, 'bad or known name', name, 'a new identifier');
  if (!parameterTypes.includes(dtype)) refuse(`parameter ${name}`, 'unknown type', dtype, parameterTypes.join(', '));
  needRepresentable(`parameter ${name}`, initial, dtype);
  return { name, dtype, initial };
}

function needRepresentable(place: string, value: number, dtype: Scalar): void {
  if (typeof value !== 'number') refuse(place, 'initial value is not a number', value, 'a number');
  if (!isInteger(dtype)) return;
  const stored = dtype === 'i32' ? value | 0 : value >>> 0;
  if (stored !== value) refuse(place, 'initial value is not representable', value, `a whole number that fits ${dtype}`);
}
