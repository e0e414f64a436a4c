/**
 * Validation: every given program on every given device, in every executor, fused and unfused. Devices are opened one
 * after the other; a device that this machine lacks is reported with its reason. Random programs are in random.ts.
 */
import type { Device, DeviceName } from '../device/device.js';
import type { DeviceMaker } from '../device/registry.js';
import { FieldbrainError } from '../kernel/index.js';
import type { BuiltinProgram } from '../programs/index.js';
import { trialOf } from '../programs/trial.js';
import { type Check, checkTrial, Expected, variantsOf } from './check.js';

export interface ValidateOptions {
  readonly kinds: readonly DeviceName[];
  readonly programs: readonly BuiltinProgram[];
  readonly make: DeviceMaker;
  readonly seed?: number;
  readonly steps?: number;
  /** A missing device is an error, not an entry: for devices that were asked for by name. */
  readonly required?: boolean;
  /** Further checks of each opened device, after its programs. */
  readonly more?: ((device: Device) => Promise<readonly Check[]>) | undefined;
  /** Called with each opened device, after its checks, while it is open. */
  readonly also?: (device: Device) => Promise<void>;
  /** Told how many checks a device adds, and of each check. */
  readonly onPlan?: (checks: number) => void;
  readonly onCheck?: (check: Check) => void;
}

export interface Validation {
  readonly seed: number;
  readonly steps: number;
  readonly checks: readonly Check[];
  readonly absent: readonly { readonly device: DeviceName; readonly reason: string }[];
}

export async function validate(options: ValidateOptions): Promise<Validation> {
  const { kinds, programs, make, seed = 1, steps = 3, required = false, more, also, onPlan, onCheck } = options;
  const trials = programs.map((one) => new Expected(trialOf(one, { seed, steps })));
  const checks: Check[] = [];
  const absent: { device: DeviceName; reason: string }[] = [];
  for (const kind of kinds) {
    const device = await open(kind, make, required);
    if (typeof device === 'string') {
      absent.push({ device: kind, reason: device });
      continue;
    }
    try {
      const variants = variantsOf(device);
      onPlan?.(variants.length * trials.length);
      for (const expected of trials) {
        for (const variant of variants) {
          const check = await checkTrial(device, expected, variant);
          checks.push(check);
          onCheck?.(check);
        }
      }
      checks.push(...((await more?.(device)) ?? []));
      await also?.(device);
    } finally {
      await device.close();
    }
  }
  return { seed, steps, checks, absent };
}

async function open(kind: DeviceName, make: DeviceMaker, required: boolean): Promise<Device | string> {
  try {
    return await make(kind);
  } catch (error) {
    if (required || !(error instanceof FieldbrainError)) throw error;
    return error.message;
  }
}
