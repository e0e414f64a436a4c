/**
 * Random programs on a device: each is checked in every executor, fused and unfused, and one that fails is shrunk to a
 * small program that still fails. Where programs come from and how they shrink is given from outside (src/random).
 */
import type { Device, DeviceKind } from '../device/device.js';
import type { Trial } from '../programs/trial.js';
import { type Check, checkTrial, Expected, type Variant, variantsOf } from './check.js';

/** Makes trials from seeds, and smaller ones of those that fail. */
export interface TrialSource {
  readonly make: (seed: number) => Trial;
  /** A small trial for which `fails` still holds. */
  readonly shrink: (trial: Trial, seed: number, fails: (smaller: Trial) => Promise<boolean>) => Promise<Trial>;
}

/** A random program that fails, as small as it could be made. */
export interface RandomFailure {
  readonly seed: number;
  readonly check: Check;
  readonly trial: Trial;
}

export interface RandomReport {
  readonly device: DeviceKind;
  readonly programs: number;
  readonly firstSeed: number;
  readonly passed: number;
  readonly unsupported: number;
  readonly failures: readonly RandomFailure[];
}

export interface RandomOptions {
  readonly source: TrialSource;
  readonly programs: number;
  readonly seed: number;
  /** Stop after this many failures: each costs a shrinking. */
  readonly most?: number;
  readonly onProgram?: () => void;
}

export async function checkRandom(device: Device, options: RandomOptions): Promise<RandomReport> {
  const { source, programs, seed: firstSeed, most = 3, onProgram } = options;
  const variants = variantsOf(device);
  const failures: RandomFailure[] = [];
  let [passed, unsupported, tried] = [0, 0, 0];
  for (let seed = firstSeed; seed < firstSeed + programs && failures.length < most; seed += 1) {
    const trial = source.make(seed);
    const bad = await firstBad(device, trial, variants);
    tried += 1;
    if (bad === 'pass') passed += 1;
    else if (bad === 'unsupported') unsupported += 1;
    else failures.push(await shrunk(device, source, trial, seed, bad));
    onProgram?.();
  }
  return { device: device.description.kind, programs: tried, firstSeed, passed, unsupported, failures };
}

/** The first check that fails; `unsupported` where the device refuses the program. */
async function firstBad(
  device: Device,
  trial: Trial,
  variants: readonly Variant[],
): Promise<Check | 'pass' | 'unsupported'> {
  const expected = new Expected(trial);
  let refused = false;
  for (const variant of variants) {
    const check = await checkTrial(device, expected, variant);
    if (check.status === 'fail') return check;
    refused ||= check.status === 'unsupported';
  }
  return refused ? 'unsupported' : 'pass';
}

async function shrunk(
  device: Device,
  source: TrialSource,
  trial: Trial,
  seed: number,
  check: Check,
): Promise<RandomFailure> {
  const variant = { executor: check.executor, fusion: check.fusion };
  const failing = (one: Trial): Promise<Check> => checkTrial(device, new Expected(one), variant);
  const small = await source.shrink(trial, seed, async (one) => (await failing(one)).status === 'fail');
  const after = await failing(small);
  return after.status === 'fail' ? { seed, check: after, trial: small } : { seed, check, trial };
}
