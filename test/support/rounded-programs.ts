/** Random programs on the reference, in 32 and in 64 bits. */
import { compareTolerant, expectTrial } from '../../src/device/compare.js';
import { stabilities } from '../../src/device/continuity.js';
import { createReference } from '../../src/device/reference/reference.js';
import { runTrial } from '../../src/device/trial-run.js';
import { randomTrial } from '../../src/random/random.js';

/** Compares every result that depends on no decision by a rounded value. */
export async function compareRounded(seeds: readonly number[]): Promise<{ compared: number; failures: string[] }> {
  const failures: string[] = [];
  let compared = 0;
  for (const seed of seeds) {
    const trial = randomTrial(seed);
    const stable = stabilities(trial.program);
    const rounded = await runTrial(createReference({ arithmetic: 'f32' }), trial);
    const exact = await expectTrial(trial, { shakes: 1, withSingles: false });
    const smooth = rounded.flatMap(({ tensor }, place) => (stable.get(tensor.name) === 'unstable' ? [] : [place]));
    compared += smooth.length;
    const result = compareTolerant(
      trial,
      smooth.map((place) => rounded[place]),
      smooth.map((place) => exact[place]),
    );
    if (!result.pass) failures.push(`seed ${seed}: ${result.where} ± ${result.tolerance}`);
  }
  return { compared, failures };
}
