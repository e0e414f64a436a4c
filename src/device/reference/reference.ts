/**
 * The reference device: interprets the unfused Program, plain and slow, and is what every other device is held to. With
 * `arithmetic: 'f32'` every f32 operation is rounded as a device rounds it; with `'f64'` f32 values stay doubles, which
 * gives the values that rounding errors are measured against; `'shaken'` shows which results depend on rounding.
 */
import { doubles, shaken, singles } from '../../kernel/arithmetic.js';
import { dtypes } from '../../kernel/dtype.js';
import type { Program } from '../../kernel/index.js';
import { checkMemory } from '../check.js';
import type { Device, DeviceDescription, LoadOptions } from '../device.js';
import { deviceOf } from '../session-core.js';
import { ReferenceSession } from './session.js';

/** In which arithmetic the reference computes: `f32` as devices do, `f64`, or `shaken` by random rounding. */
export interface ReferenceOptions {
  readonly arithmetic?: 'f64' | 'f32' | 'shaken';
  /** Random words for `shaken`, 0 … 2³² − 1 each. */
  readonly source?: () => number;
}

/** More than this is not what an interpreter is for. */
const memoryLimit = 2 ** 33;

export interface ReferenceDevice extends Device {
  load(program: Program, options?: LoadOptions): Promise<ReferenceSession>;
}

/**
 * The reference device.
 * @example
 * const device = createReference({ arithmetic: 'f64' });
 * const session = await device.load(program);
 */
export function createReference({ arithmetic = 'f32', source }: ReferenceOptions = {}): ReferenceDevice {
  const rules = { f64: doubles, f32: singles, shaken: shaken(source ?? (() => 2 ** 31)) }[arithmetic];
  const description: DeviceDescription = {
    kind: 'reference',
    name: `interpreter in ${arithmetic} arithmetic`,
    capabilities: { dtypes, executors: [arithmetic], sync: true, exact: arithmetic === 'f32' },
    limits: { memoryBytes: memoryLimit },
    notes: ['Interprets every operation; for checking, not for work.'],
  };
  return deviceOf(description, (loading) => {
    checkMemory(loading.program, loading.checked.bindings, memoryLimit);
    return new ReferenceSession(loading, rules);
  });
}
