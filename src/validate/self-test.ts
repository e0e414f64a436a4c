/**
 * The tests that doctor runs on each device: always a very small field pass with its reductions, against the reference,
 * and on request the small ones among the built-in programs. They say that the device works at all; that it works for
 * every program is what validate is for.
 */
import { compareWithReference } from '../device/compare.js';
import type { Device } from '../device/device.js';
import { FieldbrainError } from '../kernel/index.js';
import { builtin } from '../programs/builtin.js';
import { type BuiltinProgram, builtinPrograms, fieldPassReductions } from '../programs/index.js';
import { trialOf } from '../programs/trial.js';

export interface SelfTest {
  readonly pass: boolean;
  readonly error: number;
  readonly tolerance: number;
  /** What differs, or what the device said. */
  readonly detail: string;
  /** Compiling, loading and running together. */
  readonly wallMs: number;
}

const subject = builtin({
  name: 'selfTest',
  title: 'a very small field pass with its reductions',
  build: () => fieldPassReductions(3, 8),
  symbols: { batch: 2 },
  ranges: { field: [-1, 1] },
});

/** Programs that are small even for the reference, and together use every kind of op and dtype. */
const smallPrograms = [
  'empty',
  'kthDistanceCounts',
  'vectorChain',
  'matmulBias',
  'beliefUpdate',
  'ringMemory',
  'histogramScan',
  'noiseWalk',
  'halfStorage',
  'doublePrecision',
  'permuted',
];

/** What `doctor --self-test` runs besides the field pass. */
export function selfTestPrograms(): readonly BuiltinProgram[] {
  return [subject, ...builtinPrograms.filter(({ name }) => smallPrograms.includes(name))];
}

export async function testDevice(device: Device, nowMs: () => number = () => performance.now()): Promise<SelfTest> {
  const start = nowMs();
  try {
    const { pass, maxError, tolerance, where } = await compareWithReference(device, trialOf(subject));
    return { pass, error: maxError, tolerance, detail: pass ? '' : where, wallMs: nowMs() - start };
  } catch (error) {
    if (!(error instanceof FieldbrainError)) throw error;
    return { pass: false, error: Number.NaN, tolerance: 0, detail: error.message, wallMs: nowMs() - start };
  }
}
