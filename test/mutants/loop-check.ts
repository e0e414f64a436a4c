/**
 * Runs small programs by the interpreter of the loop language and says which fail or differ from the reference. It is
 * bundled with one mutated file by loops.test.ts; on the true sources it must find nothing.
 */
import { compareExact } from '../../src/device/compare.js';
import { createReference } from '../../src/device/reference/reference.js';
import { runTrial } from '../../src/device/trial-run.js';
import { completeTrial } from '../../src/random/index.js';
import { interpretTrial } from '../support/loop-machine.js';
import { best, brains, centred, counts, energy, running, smooth, sums } from '../support/loop-programs.js';

const programs = [
  energy(3, 600),
  energy(3, 160),
  brains(40, 12),
  brains(1, 12),
  best(100, 5),
  best(300, 4),
  best(300, 20),
  centred(1024),
  centred(1000),
  counts(),
  running(),
  smooth(100),
  sums(516, 200),
  sums(515, 200),
];

/** After all passes, and one program before the first. */
const runs = [...programs.map((program) => ({ program })), { program: best(100, 5), passes: [] }];

export async function check(): Promise<string[]> {
  const findings: string[] = [];
  for (const [at, { program, ...options }] of runs.entries()) {
    const trial = completeTrial(program, {}, at + 1, 1);
    try {
      const { pass, where } = compareExact(interpretTrial(trial, options), await runTrial(createReference(), trial));
      if (!pass) findings.push(`${program.name}: ${where}`);
    } catch (error) {
      findings.push(`${program.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return findings;
}
