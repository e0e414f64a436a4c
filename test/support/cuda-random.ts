/**
 * Random programs on the CUDA device of the stand-in, several in one translation unit: fused and unfused are held to the
 * reference, and every strategy of the emitter that a program took is counted.
 */
import type { CudaDevice } from '../../src/device/cuda/cuda.js';
import type { Device } from '../../src/device/device.js';
import { type Strategy, strategies } from '../../src/emit/cuda.js';
import type { Trial } from '../../src/programs/trial.js';
import { largeTrial, randomTrial } from '../../src/random/index.js';
import { type Check, checkTrial, Expected, type Variant } from '../../src/validate/check.js';

/** A small program of about `ops` ops, or one that is large enough for what a GPU does only with many elements. */
export interface RandomSeed {
  readonly seed: number;
  readonly kind: 'small' | 'large';
}

export interface CudaRandomReport {
  readonly passed: number;
  readonly failures: readonly (RandomSeed & { readonly check: Check })[];
  /** How many programs took each strategy. */
  readonly taken: Readonly<Record<Strategy, number>>;
}

/** Every second seed of `count` from `first` on is large. */
export function mixedSeeds(first: number, count: number): RandomSeed[] {
  return Array.from({ length: count }, (_, i) => {
    const kind = i % 2 === 0 ? 'small' : 'large';
    return { seed: first + Math.floor(i / 2), kind };
  });
}

export function trialOfSeed({ seed, kind }: RandomSeed, ops: number): Trial {
  return kind === 'large' ? largeTrial(seed) : randomTrial(seed, { ops, nonFinite: true });
}

export interface CudaRandomOptions {
  /** About how many ops a small program has. */
  readonly ops?: number;
  /** Programs of one translation unit. */
  readonly together?: number;
  readonly onUnit?: (done: number) => void;
}

export async function checkCudaRandom(
  device: CudaDevice,
  seeds: readonly RandomSeed[],
  { ops = 3, together = 20, onUnit }: CudaRandomOptions = {},
): Promise<CudaRandomReport> {
  const taken = Object.fromEntries(strategies.map((name) => [name, 0])) as Record<Strategy, number>;
  const failures: (RandomSeed & { check: Check })[] = [];
  for (let from = 0; from < seeds.length; from += together) {
    const unit = seeds.slice(from, from + together);
    const results = await Promise.all(unit.map((one) => checkSeed(device, one, ops)));
    for (const [i, { checks, used }] of results.entries()) {
      for (const name of used) taken[name] += 1;
      const bad = checks.find(({ status }) => status !== 'pass');
      if (bad !== undefined) failures.push({ ...unit[i], check: bad });
    }
    onUnit?.(from + unit.length);
  }
  return { passed: seeds.length - failures.length, failures, taken };
}

async function checkSeed(
  device: CudaDevice,
  one: RandomSeed,
  ops: number,
): Promise<{ checks: readonly Check[]; used: ReadonlySet<Strategy> }> {
  const used = new Set<Strategy>();
  const watched: Device = {
    description: device.description,
    close: () => device.close(),
    async load(program, options) {
      const session = await device.load(program, options);
      for (const stage of session.strategies) for (const name of stage) used.add(name);
      return session;
    },
  };
  const expected = new Expected(trialOfSeed(one, ops));
  const checks = await Promise.all(variantsOf(one).map((variant) => checkTrial(watched, expected, variant)));
  return { checks, used };
}

/** With one kernel for all stages, a block takes many turns; with one for each stage, it takes one. */
function variantsOf({ seed }: RandomSeed): readonly Variant[] {
  return [
    { executor: seed % 2 === 0 ? 'graph' : 'cooperative', fusion: 'full' },
    { executor: 'launch', fusion: 'none' },
  ];
}

/** The stand-in has none of the instructions of `mma-async`. */
export function missingStrategies({ taken }: CudaRandomReport): string[] {
  return strategies.filter((name) => taken[name] === 0 && name !== 'mma-async');
}
