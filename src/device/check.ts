/**
 * What a caller hands to a device, checked the same way for all devices before anything is touched: symbols, constants
 * and parameters at load, inputs at each step, whole tensors at write. Every refusal names the tensor, what was given,
 * what was expected and what to do.
 */
import { product, resolve, resolveShape } from '../kernel/dimension.js';
import { isNarrow } from '../kernel/dtype.js';
import { describeValue } from '../kernel/errors.js';
import type { Bindings, Dtype, HostArray, Parameter, Program, Tensor } from '../kernel/index.js';
import { byteSize, createHostArray, FieldbrainError } from '../kernel/index.js';
import { type Names, needOptions } from '../kernel/known-names.js';
import { expressionsOf } from '../kernel/op.js';
import { computeOps, tensorsOf } from '../kernel/program.js';
import { visit } from '../kernel/walk.js';
import type { Arrays, DeviceDescription, LoadOptions } from './device.js';
import { areFinite } from './vector-loops.js';

export interface CheckedLoad {
  readonly bindings: Bindings;
  readonly constants: Arrays;
  /** The value of every parameter of the program, as it is stored. */
  readonly parameters: ReadonlyMap<string, number>;
  readonly executor: string;
}

const loadNames: Names<LoadOptions> = {
  symbols: 0,
  constants: 0,
  parameters: 0,
  fusion: 0,
  executor: 0,
  debug: 0,
  tune: 0,
  allowNonFinite: 0,
  onProgress: 0,
};

/** Checks everything given to `load`; with a description also that the device can hold and run the program. */
export function checkLoad(program: Program, options: LoadOptions = {}, device?: DeviceDescription): CheckedLoad {
  checkProgram(program);
  needOptions(`load ${program.name}`, options, loadNames);
  const bindings = checkSymbols(program, options.symbols ?? {});
  const given = { ...options.parameters };
  const constants = { ...options.constants, ...parameterArrays(program, bindings, given, options.constants ?? {}) };
  const declared = tensorsOf(program, 'constant');
  checkNames('binding-invalid', 'constant', new Set(declared.map(({ name }) => name)), constants);
  for (const tensor of declared)
    checkArray('binding-invalid', tensor, constants[tensor.name], sizeOf(tensor, bindings));
  const parameters = new Map(program.parameters.map(({ name, dtype, initial }) => [name, storable(dtype, initial)]));
  for (const [name, value] of Object.entries(given))
    parameters.set(name, checkParameter(program, name, value as number));
  const fusion = options.fusion ?? 'full';
  if (fusion !== 'full' && fusion !== 'none')
    throw refusal('usage', `load ${program.name}`, 'unknown fusion', fusion, 'full or none');
  const executor = options.executor ?? device?.capabilities.executors[0] ?? '';
  if (device !== undefined) {
    checkSupport(program, device);
    const { executors } = device.capabilities;
    if (!executors.includes(executor))
      throw refusal('usage', `load ${program.name}`, 'unknown executor', executor, executors.join(' or '));
  }
  return { bindings, constants, parameters, executor };
}

/** The data of parameters with a shape: what was given (and is then taken out), or their default for every element. */
function parameterArrays(
  program: Program,
  bindings: Bindings,
  given: Record<string, number | HostArray>,
  constants: Arrays,
): Record<string, HostArray> {
  const arrays: Record<string, HostArray> = {};
  for (const tensor of program.tensors) {
    if (tensor.parameter !== true) continue;
    const value = given[tensor.name] ?? constants[tensor.name] ?? tensor.initial;
    delete given[tensor.name];
    arrays[tensor.name] =
      typeof value === 'number' ? createHostArray(tensor.dtype, sizeOf(tensor, bindings)).fill(value) : value;
  }
  return arrays;
}

/** Whether it is a Program at all; what stands in one was checked while it was built. */
function checkProgram(program: Program): void {
  const { tensors, parameters, symbols, ops } = isObject(program) ? program : ({} as Partial<Program>);
  if ([tensors, parameters, symbols, ops].every(Array.isArray)) return;
  throw refusal('usage', 'load', 'not a program', program, 'a Program', 'Give what program() or parse() returned.');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function checkSymbols(program: Program, symbols: Bindings): Bindings {
  const known = program.symbols.map(({ symbol }) => symbol);
  for (const name of Object.keys(symbols)) {
    if (!known.includes(name))
      throw refusal('binding-invalid', `symbol ${describeValue(name)}`, 'not in the program', name, listText(known));
  }
  return Object.fromEntries(program.symbols.map((symbol) => [symbol.symbol, resolve(symbol, symbols)]));
}

function checkSupport(program: Program, device: DeviceDescription): void {
  const { dtypes } = device.capabilities;
  for (const dtype of dtypesOf(program)) {
    if (dtypes.includes(dtype)) continue;
    const place = `load ${program.name}`;
    const advice = 'Use another dtype or another device.';
    throw refusal('program-unsupported', place, `${device.kind} lacks a dtype`, dtype, dtypes.join(', '), advice);
  }
}

/** The dtypes of a program's tensors, parameters and expressions. */
export function dtypesOf(program: Program): Dtype[] {
  const found = new Set<Dtype>([...program.tensors, ...program.parameters].map(({ dtype }) => dtype));
  for (const op of computeOps(program.ops)) {
    visit(expressionsOf(op), ({ dtype }) => {
      if (dtype !== 'bool') found.add(dtype);
    });
  }
  return [...found];
}

/** The value as the parameter stores it: f32 rounded, integers in range. */
export function checkParameter(program: Program, name: string, value: number): number {
  const parameter = program.parameters.find((known) => known.name === name);
  if (parameter === undefined) {
    const known = program.parameters.map((one) => one.name);
    if (program.tensors.some((tensor) => tensor.name === name && tensor.parameter === true))
      throw refusal(
        'binding-invalid',
        `parameter ${name}`,
        'has a value per element',
        value,
        'all of them',
        'Use write.',
      );
    throw refusal('binding-invalid', `parameter ${describeValue(name)}`, 'not in the program', name, listText(known));
  }
  const whole = parameter.dtype === 'i32' || parameter.dtype === 'u32';
  const [low, high] = parameter.dtype === 'i32' ? [-(2 ** 31), 2 ** 31 - 1] : [0, 2 ** 32 - 1];
  const fits = whole ? Number.isInteger(value) && value >= low && value <= high : Number.isFinite(value);
  if (!fits) {
    const expected = whole ? `a whole number from ${low} to ${high}` : 'a finite number';
    throw refusal('binding-invalid', `parameter ${name}`, 'not representable', value, expected);
  }
  return storable(parameter.dtype, value);
}

function storable(dtype: Parameter['dtype'], value: number): number {
  return dtype === 'f32' ? Math.fround(value) : value;
}

/** Checks the inputs of a step, or of `steps` steps with a leading axis. */
export type InputCheck = (inputs: Arrays | undefined, steps?: number) => void;

/**
 * Prepared once, so that the check of a step allocates nothing. All inputs of the program must be given; a step without any
 * takes the last ones, and before there were any it is refused as one with none of them is.
 */
export function createInputCheck(program: Program, bindings: Bindings, allowNonFinite: boolean): InputCheck {
  const tensors = tensorsOf(program, 'input');
  const sizes = tensors.map((tensor) => sizeOf(tensor, bindings));
  const names = new Set(tensors.map(({ name }) => name));
  let isGiven = tensors.length === 0;
  return (inputs, steps = 1) => {
    if (inputs === undefined && isGiven) return;
    const arrays = inputs === undefined ? {} : inputs;
    if (!isObject(arrays))
      throw refusal('input-invalid', `step ${program.name}`, 'no inputs', inputs, `an object with ${listText(names)}`);
    checkNames('input-invalid', 'input', names, arrays);
    for (let i = 0; i < tensors.length; i += 1) {
      const data = arrays[tensors[i].name];
      checkArray('input-invalid', tensors[i], data, sizes[i] * steps);
      if (!allowNonFinite) checkFinite(tensors[i], data);
    }
    isGiven = true;
  };
}

/** The same in one call, where speed does not matter. */
export function checkInputs(
  program: Program,
  bindings: Bindings,
  inputs: Arrays,
  steps: number | undefined,
  allowNonFinite: boolean,
): void {
  createInputCheck(program, bindings, allowNonFinite)(inputs, steps);
}

/** The number of steps of stepMany or profile. */
export function checkSteps(program: Program, steps: number): void {
  if (!Number.isInteger(steps) || steps < 1 || steps >= 2 ** 31)
    throw refusal('input-invalid', `step ${program.name}`, 'bad number of steps', steps, 'a whole number from 1');
}

/** The number of a cycle, which a device holds as u32. */
export function checkCycle(program: Program, cycle: number): void {
  if (!Number.isInteger(cycle) || cycle < 0 || cycle >= 2 ** 32)
    throw refusal(
      'input-invalid',
      `cycle ${program.name}`,
      'no cycle number',
      cycle,
      'a whole number from 0 to 2³² − 1',
    );
}

/** What `write` replaces: a state or constant of the program, with fitting data. */
export function checkWrite(program: Program, bindings: Bindings, name: string, data: HostArray): Tensor {
  const tensor = checkTensor(program, name);
  if (tensor.role !== 'state' && tensor.role !== 'constant')
    throw refusal('input-invalid', `write ${name}`, 'cannot be replaced', tensor.role, 'a state or a constant');
  checkArray('input-invalid', tensor, data, sizeOf(tensor, bindings));
  return tensor;
}

/** A part of a state that is to be copied along its first axis, and how many parts the state has. */
export function checkCopies(
  program: Program,
  bindings: Bindings,
  name: string,
  part: HostArray,
): { readonly tensor: Tensor; readonly copies: number } {
  const tensor = checkTensor(program, name);
  if (tensor.role !== 'state')
    throw refusal('input-invalid', `writeCopies ${name}`, 'cannot be replaced', tensor.role, 'a state');
  const [first = 1, ...rest] = resolveShape(tensor.shape, bindings);
  const slots = part?.length / product(rest);
  if (!Number.isInteger(slots) || slots < 1 || first % slots !== 0)
    throw refusal('input-invalid', `writeCopies ${name}`, 'no whole part', part?.length, `a divisor of ${first} slots`);
  checkArray('input-invalid', tensor, part, part.length);
  return { tensor, copies: first / slots };
}

/** A tensor of the program by its name. */
export function checkTensor(program: Program, name: string): Tensor {
  const tensor = program.tensors.find((known) => known.name === name);
  if (tensor !== undefined) return tensor;
  const known = program.tensors.map((one) => one.name);
  throw refusal('input-invalid', `tensor ${describeValue(name)}`, 'not in the program', name, listText(known));
}

/** The bytes of all tensors, refused where they exceed what the device has. */
export function checkMemory(program: Program, bindings: Bindings, limitBytes: number): number {
  let total = 0;
  for (const tensor of program.tensors)
    total += sizeOf(tensor, bindings) * byteSize(tensor.dtype) * (tensor.buffered ? 2 : 1);
  if (total <= limitBytes) return total;
  const advice = 'Bind smaller symbols, or use a device with more memory.';
  throw refusal('out-of-memory', `load ${program.name}`, 'too large', `${total} B`, `at most ${limitBytes} B`, advice);
}

export function sizeOf(tensor: Tensor, bindings: Bindings): number {
  return product(resolveShape(tensor.shape, bindings));
}

function checkNames(
  code: 'binding-invalid' | 'input-invalid',
  role: string,
  names: ReadonlySet<string>,
  arrays: Arrays,
): void {
  for (const name in arrays)
    if (!names.has(name))
      throw refusal(code, `${role} ${describeValue(name)}`, `no such ${role}`, name, listText(names));
  for (const name of names) {
    if (arrays[name] === undefined)
      throw refusal(code, `${role} ${name}`, 'missing', 'nothing', `all of ${listText(names)}`);
  }
}

function listText(names: Iterable<string>): string {
  return [...names].join(', ') || 'none';
}

/** The host's array of each dtype, by name. */
export const arrayNames: Readonly<Record<Dtype, string>> = {
  f32: 'Float32Array',
  f64: 'Float64Array',
  i32: 'Int32Array',
  u32: 'Uint32Array',
  f16: 'Uint16Array',
  bf16: 'Uint16Array',
  f8e4m3: 'Uint8Array',
  f8e5m2: 'Uint8Array',
};

function checkArray(
  code: 'binding-invalid' | 'input-invalid',
  tensor: Tensor,
  data: HostArray,
  expectedLength: number,
): void {
  const expected = arrayNames[tensor.dtype];
  // By its tag and not by instanceof: arrays of another realm (a worker, a frame) are as good.
  const got = data?.[Symbol.toStringTag];
  if (got === expected && data.length === expectedLength) return;
  const place = `${tensor.role} ${tensor.name}`;
  if (got !== expected)
    throw refusal(code, place, 'wrong kind of array', got ?? data, `${expected} for ${tensor.dtype}`);
  const advice = 'Give all elements, row-major.';
  throw refusal(code, place, 'wrong length', data.length, `${expectedLength}`, advice);
}

function checkFinite(tensor: Tensor, data: HostArray): void {
  const bad = firstNonFinite(tensor.dtype, data);
  if (bad < 0) return;
  const advice = 'Clean the data, or load with allowNonFinite.';
  throw refusal('input-invalid', `input ${tensor.name}`, `not finite at element ${bad}`, data[bad], 'finite', advice);
}

/** The first element that is NaN or infinite, −1 for none. */
export function firstNonFinite(dtype: Dtype, data: HostArray): number {
  const exponent = exponents[dtype];
  if (exponent === undefined) return -1;
  const { buffer, byteOffset, byteLength } = data;
  // Snapshots of many brains are gigabytes, and a step waits for its inputs: f32 are looked at by vectors first.
  if (dtype === 'f32' && areFinite(data as Float32Array)) return -1;
  const words = isNarrow(dtype) ? data : new Uint32Array(buffer, byteOffset, byteLength / 4);
  // Little-endian, as everywhere: the exponent of an f64 stands in its second word.
  const [first, step] = dtype === 'f64' ? [1, 2] : [0, 1];
  for (let i = first; i < words.length; i += step) if ((words[i] & exponent) === exponent) return (i - first) / step;
  return -1;
}

/** The bits of each floating type that are all set in NaN and the infinities alone; of f64 those of its upper word. */
const exponents: Partial<Record<Dtype, number>> = {
  f8e4m3: 0x7f,
  f8e5m2: 0x7c,
  f16: 0x7c00,
  bf16: 0x7f80,
  f32: 0x7f800000,
  f64: 0x7ff00000,
};

function refusal(
  code: FieldbrainError['code'],
  place: string,
  wrong: string,
  got: unknown,
  expected: string,
  advice = '',
): FieldbrainError {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}).${advice === '' ? '' : ` ${advice}`}`;
  return new FieldbrainError(code, text, { place, got, expected });
}
