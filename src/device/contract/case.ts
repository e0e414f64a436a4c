/**
 * What a case of the shared device contract is, and how one is run. Cases are plain data and functions over a Device: they
 * know no test runner, so the same ones run under vitest in Node and inside a browser page.
 */
import type { Bindings, Dtype, ErrorCode, HostArray, Program, Tensor } from '../../kernel/index.js';
import { createHostArray, FieldbrainError } from '../../kernel/index.js';
import { decoderOf, encoderOf } from '../../kernel/narrow.js';
import type { Device, Fusion, LoadOptions, Session } from '../device.js';

export type Numbers = readonly number[];
export type NamedNumbers = Readonly<Record<string, Numbers>>;

/** One program with what it must give: per step the inputs and the outputs, at the end the states. */
export interface ProgramCase {
  readonly name: string;
  readonly build: () => Program;
  readonly symbols?: Bindings;
  readonly constants?: NamedNumbers;
  readonly states?: NamedNumbers;
  readonly parameters?: Readonly<Record<string, number>>;
  readonly steps: readonly { readonly inputs?: NamedNumbers; readonly expect?: NamedNumbers }[];
  readonly statesAfter?: NamedNumbers;
  /** Largest |got − expected| ≤ tolerance · max(1, |expected|); equal by default. */
  readonly tolerance?: number;
  /** Holds for devices that compute the f32 reference's bits only. */
  readonly exactOnly?: boolean;
  /** Feeds or makes NaN and infinities on purpose. */
  readonly nonFinite?: boolean;
  /** A device may lack the body of an opaque op. */
  readonly mayLackBody?: boolean;
}

/** A check of the session's behaviour. */
export interface BehaviourCase {
  readonly name: string;
  readonly run: (device: Device, load: Load) => Promise<void>;
}

/** Loads with the variant (executor, fusion) under test. */
export type Load = (program: Program, options?: LoadOptions) => Promise<Session>;

export interface Variant {
  readonly fusion: Fusion;
  readonly executor: string;
}

export function toHost(dtype: Dtype, numbers: Numbers): HostArray {
  const array = createHostArray(dtype, numbers.length);
  array.set(numbers.map(encoderOf(dtype)));
  return array;
}

export function toNumbers(dtype: Dtype, array: HostArray): number[] {
  return Array.from(array, decoderOf(dtype));
}

export function tensorNamed(program: Program, name: string): Tensor {
  const tensor = program.tensors.find((one) => one.name === name);
  if (tensor === undefined) throw new Error(`the case names ${name}, which its program lacks`);
  return tensor;
}

export function hostArrays(program: Program, named: NamedNumbers): Record<string, HostArray> {
  return Object.fromEntries(
    Object.entries(named).map(([name, numbers]) => [name, toHost(tensorNamed(program, name).dtype, numbers)]),
  );
}

export function check(condition: boolean, text: string): void {
  if (!condition) throw new Error(text);
}

export function checkNumbers(place: string, got: Numbers, expected: Numbers, tolerance = 0): void {
  check(got.length === expected.length, `${place}: length ${got.length}, expected ${expected.length}`);
  got.forEach((value, i) => {
    const want = expected[i];
    // −0 and 0 are one number here; whole bits are compared in compare.ts.
    if (value === want || (Number.isNaN(value) && Number.isNaN(want))) return;
    const near = Math.abs(value - want) <= tolerance * Math.max(1, Math.abs(want));
    check(near, `${place}[${i}]: got ${value}, expected ${want}${tolerance === 0 ? '' : ` ± ${tolerance}`}`);
  });
}

/** Demands that `action` throws or rejects with this code and a message that says place, finding and remedy. */
export async function checkRefused(code: ErrorCode, action: () => unknown, mention = ''): Promise<void> {
  let caught: unknown;
  try {
    await action();
  } catch (error) {
    caught = error;
  }
  check(caught !== undefined, `nothing was refused, expected ${code}`);
  check(caught instanceof FieldbrainError, `refused with ${String(caught)}, expected a FieldbrainError`);
  const error = caught as FieldbrainError;
  check(error.code === code, `refused with ${error.code} (${error.message}), expected ${code}`);
  check(error.message.includes(mention), `the refusal does not mention ${mention}: ${error.message}`);
}

/** Runs a program case in one variant. */
export async function runProgramCase(one: ProgramCase, device: Device, variant: Variant): Promise<void> {
  const program = one.build();
  const session = await device.load(program, {
    ...variant,
    symbols: one.symbols ?? {},
    constants: hostArrays(program, one.constants ?? {}),
    parameters: one.parameters ?? {},
    allowNonFinite: one.nonFinite ?? false,
  });
  try {
    for (const [name, numbers] of Object.entries(one.states ?? {}))
      await session.write(name, toHost(tensorNamed(program, name).dtype, numbers));
    for (const [step, { inputs, expect }] of one.steps.entries()) {
      const outputs = await session.step(inputs === undefined ? undefined : hostArrays(program, inputs));
      for (const [name, numbers] of Object.entries(expect ?? {})) {
        const got = toNumbers(tensorNamed(program, name).dtype, outputs[name]);
        checkNumbers(`step ${step}: ${name}`, got, numbers, one.tolerance);
      }
    }
    for (const [name, numbers] of Object.entries(one.statesAfter ?? {})) {
      const got = toNumbers(tensorNamed(program, name).dtype, await session.read(name));
      checkNumbers(`after all steps: ${name}`, got, numbers, one.tolerance);
    }
  } finally {
    await session.close();
  }
}
