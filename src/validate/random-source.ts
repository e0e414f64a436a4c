/**
 * Random programs as validation takes them: the generator of src/random kept to what a device says it can hold, and its
 * shrinker, which changes the program and lets data for it come from the same seed again.
 */
import type { Device } from '../device/device.js';
import type { Program } from '../kernel/index.js';
import type { Trial } from '../programs/trial.js';
import { completeTrial, randomTrial, shrinkProgram } from '../random/index.js';
import type { TrialSource } from './random.js';

/** NaN and infinities are made on purpose only where the device promises their bits. */
export function randomSourceFor({ description: { capabilities } }: Device): TrialSource {
  const { dtypes, exact } = capabilities;
  return {
    make: (seed) => randomTrial(seed, { dtypes, nonFinite: exact }),
    async shrink(trial, seed, fails) {
      const again = (program: Program): Trial => {
        const known = new Set(program.symbols.map(({ symbol }) => symbol));
        const symbols = Object.fromEntries(Object.entries(trial.symbols).filter(([name]) => known.has(name)));
        return completeTrial(program, symbols, seed, trial.inputs.length);
      };
      return again(await shrinkProgram(trial.program, (program) => fails(again(program))));
    },
  };
}
