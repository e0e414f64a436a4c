/**
 * The quick test that doctor runs on each device: a very small field pass with its reductions, a few steps, against the
 * reference. It says that the device works at all; that it works for every program is what validate is for.
 */
import { compareWithReference } from '../device/compare.js';
import type { Device } from '../device/device.js';
import { FieldbrainError } from '../kernel/index.js';
import { builtin } from '../programs/builtin.js';
import { fieldPassReductions } from '../programs/index.js';
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
