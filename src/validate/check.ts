/**
 * One program on one device in every way the device can run it: each executor, fused and unfused, against the reference.
 * What a device says it cannot run is listed as unsupported with its reason, never as a pass. Nothing is printed here.
 */
import type { Comparison, Expectation } from '../device/compare.js';
import { compareExact, compareTolerant, expectTrial, promisesBits } from '../device/compare.js';
import type { Device, DeviceKind, Fusion } from '../device/device.js';
import { createReference } from '../device/reference/reference.js';
import type { Observation } from '../device/trial-run.js';
import { runTrial } from '../device/trial-run.js';
import { FieldbrainError } from '../kernel/index.js';
import type { Trial } from '../programs/trial.js';

export type CheckStatus = 'pass' | 'fail' | 'unsupported';

export interface Check {
  readonly program: string;
  readonly device: DeviceKind;
  readonly executor: string;
  readonly fusion: Fusion;
  readonly status: CheckStatus;
  /** Of the worst element; 0 and 0 where the bits were compared and are equal. */
  readonly error: number;
  readonly tolerance: number;
  /** The worst element with its values, or what the device said. */
  readonly detail: string;
  /** Discrete elements about which the references themselves disagree. */
  readonly passedOver: number;
}

/** What a trial should give, worked out once for all devices and only as far as it is asked for. */
export class Expected {
  private bits: Promise<Observation[]> | undefined;
  private real: Promise<Expectation[]> | undefined;

  constructor(readonly trial: Trial) {}

  /** The f32 reference. */
  exact(): Promise<Observation[]> {
    this.bits ??= runTrial(createReference(), this.trial);
    return this.bits;
  }

  /** The f64 reference with the spread of the others. */
  tolerant(): Promise<Expectation[]> {
    this.real ??= expectTrial(this.trial);
    return this.real;
  }
}

export interface Variant {
  readonly executor: string;
  readonly fusion: Fusion;
}

/** Every way in which a device runs a program. The reference knows no fusion. */
export function variantsOf({ description: { kind, capabilities } }: Device): Variant[] {
  const fusions: readonly Fusion[] = kind === 'reference' ? ['none'] : ['full', 'none'];
  return capabilities.executors.flatMap((executor) => fusions.map((fusion) => ({ executor, fusion })));
}

export async function checkTrial(device: Device, expected: Expected, variant: Variant): Promise<Check> {
  const head = { program: expected.trial.program.name, device: device.description.kind, ...variant };
  const nothing = { error: Number.NaN, tolerance: Number.NaN, passedOver: 0 };
  try {
    const { pass, maxError, tolerance, where, passedOver } = await compare(device, expected, variant);
    return { ...head, status: pass ? 'pass' : 'fail', error: maxError, tolerance, detail: where, passedOver };
  } catch (error) {
    if (!(error instanceof FieldbrainError)) throw error;
    const status = error.code === 'program-unsupported' ? 'unsupported' : 'fail';
    return { ...head, ...nothing, status, detail: error.message };
  }
}

async function compare(device: Device, expected: Expected, variant: Variant): Promise<Comparison> {
  const { kind, capabilities } = device.description;
  const got = await runTrial(device, expected.trial, variant);
  // The reference is not compared with itself: its f32 form is held to f64 and to what shaking it gives.
  if (kind === 'reference')
    return compareTolerant(expected.trial, got, await expectTrial(expected.trial, { withSingles: false }));
  return promisesBits(capabilities, expected.trial.program)
    ? compareExact(got, await expected.exact())
    : compareTolerant(expected.trial, got, await expected.tolerant());
}
