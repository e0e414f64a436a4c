/**
 * Every pass alone: a program that it takes, with the bits of the reference before and after, and the sentence that it gives
 * where it does not. Then barriers: each one that is taken out of what the passes made is missed.
 */
import { describe, expect, it } from 'vitest';
import { LoopFault } from '../../../../test/interpreter/fault.js';
import { validateStage } from '../../../../test/interpreter/validate.js';
import { interpretTrial, loopsOf } from '../../../../test/support/loop-machine.js';
import {
  apart,
  apartInShared,
  best,
  brains,
  centred,
  counts,
  energy,
  nearest,
  running,
  smooth,
  sums,
  weighted,
} from '../../../../test/support/loop-programs.js';
import { compareExact } from '../../../device/compare.js';
import { createReference } from '../../../device/reference/reference.js';
import { runTrial } from '../../../device/trial-run.js';
import { controlBlock } from '../../../fuse/arena.js';
import { planProgram } from '../../../fuse/plan.js';
import type { Stage } from '../../../fuse/stage.js';
import type { Program } from '../../../kernel/index.js';
import type { Trial } from '../../../programs/trial.js';
import { completeTrial } from '../../../random/index.js';
import { webgpuMachine } from '../../wgsl/machine.js';
import type { StageLoops, Statement } from '../language.js';
import { lowerStage } from '../lower/stage.js';
import { freshNest, type StageNest } from '../nest.js';
import { applyPasses, type Pass, passes } from './index.js';

function trialOf(built: Program, seed = 3): Trial {
  return completeTrial(built, {}, seed, 1);
}

function stagesOf(built: Program, until: Pass): StageNest[] {
  const { program: planned, plan } = planProgram(built, { fusion: 'full', target: 'webgpu' });
  const before = passes.slice(0, passes.indexOf(until));
  return plan.stages.map((stage) => applyPasses(freshNest(stage, planned, webgpuMachine), webgpuMachine, before).nest);
}

/** What the pass says to every part of the program, in the state in which it meets it. */
function says(pass: Pass, built: Program): string[] {
  return stagesOf(built, pass).flatMap((nest) =>
    nest.parts.map((part) => {
      const next = pass.apply(part, nest, webgpuMachine);
      return typeof next === 'string' ? next : 'taken';
    }),
  );
}

async function isEqual(built: Program, upTo: number, seed: number): Promise<boolean> {
  const trial = trialOf(built);
  const got = interpretTrial(trial, { passes: passes.slice(0, upTo), seed });
  return compareExact(got, await runTrial(createReference(), trial)).pass;
}

/** By pass: a program that it takes, one that it leaves alone, and part of what it says there. */
const examples: Readonly<Record<string, readonly [Program, Program, RegExp]>> = {
  'unit-per-workgroup': [energy(3, 200), smooth(100), /100 units of 1 visits/],
  'wide-workgroup': [best(300, 4), best(20, 4), /no phase has work for more than 20 threads/],
  'units-side-by-side': [sums(512, 200), energy(3, 200), /better in a workgroup each/],
  'unify-folds': [energy(3, 20), smooth(100), /no fold/],
  'rows-on-lanes': [brains(40, 12), energy(3, 200), /a thread per row takes 401/],
  'loops-on-lanes': [energy(3, 200), smooth(100), /a unit is one thread/],
  'register-blocking': [centred(1024), brains(40, 12), /no whole blocks|no rows on lanes/],
  'row-folds-on-lanes': [brains(40, 12), energy(3, 200), /no long fold/],
  'fold-turns': [energy(3, 160), smooth(100), /a unit is one thread/],
  'keep-column': [weighted(40, 16), weighted(20, 16), /320 rows, fewer than two per thread/],
  'rank-topk': [best(100, 5), best(300, 4), /300 candidates/],
  'pick-topk': [best(300, 4), best(300, 20), /k = 20/],
  'search-topk': [best(300, 20), best(300, 4), /picked already/],
  'histogram-on-lanes': [counts(), running(), /no histogram/],
  'scan-on-lanes': [running(), counts(), /no scan/],
};

describe('passes', () => {
  it.each(Object.entries(examples))('%s', async (name, [fits, other, reason]) => {
    const pass = passes.find((one) => one.name === name) as Pass;
    expect(says(pass, fits)).toContain('taken');
    expect(says(pass, other).join('\n')).toMatch(reason);
    const at = passes.indexOf(pass);
    expect(await isEqual(fits, at, 1)).toBe(true);
    expect(await isEqual(fits, at + 1, 2)).toBe(true);
  });

  it('drop-equal-rows leaves out rows in which nothing differs', () => {
    const pass = passes.find((one) => one.name === 'drop-equal-rows') as Pass;
    const { program: planned, plan } = planProgram(smooth(8), { fusion: 'full', target: 'webgpu' });
    const [part] = plan.stages[0].parts;
    const rows = [{ name: 'z0', extent: 5 }];
    const phases = part.phases.map((phase) => ({ ...phase, rows }));
    const stage = { ...plan.stages[0], parts: [{ ...part, phases }] } as Stage;
    const nest = freshNest(stage, planned, webgpuMachine);
    const next = pass.apply(nest.parts[0], nest, webgpuMachine);
    expect(typeof next === 'string' ? next : next.phases[0].phase.rows).toEqual([]);
    expect(says(pass, smooth(8))).toEqual(['all rows differ']);
    const lowered = lowerStage(nest, planned, controlBlock(planned), webgpuMachine, [], false);
    expect(() => validateStage(lowered.loops)).not.toThrow();
  });

  it('share the sums of candidates that are ranked, where these are fewer than threads', () => {
    const outcomes = (candidates: number): readonly (string | undefined)[] =>
      loopsOf(trialOf(nearest(candidates, 300, 5))).kernels.map(
        (kernel) => kernel.outcomes.find(({ pass }) => pass === 'row-folds-on-lanes')?.reason,
      );
    expect(outcomes(20)).toEqual(['']);
    expect(outcomes(256)).toEqual(['no long fold in fewer rows than threads']);
  });

  it('are all tested here', () => {
    expect([...Object.keys(examples), 'drop-equal-rows'].sort()).toEqual(passes.map(({ name }) => name).sort());
  });
});

/** The statements with the given barrier taken out; counts barriers as it goes. */
function without(statements: readonly Statement[], taken: number, seen = { barriers: 0 }): Statement[] {
  return statements.flatMap((statement): Statement[] => {
    if (statement.kind === 'barrier') {
      seen.barriers += 1;
      return seen.barriers - 1 === taken ? [] : [statement];
    }
    if (!('body' in statement)) return [statement];
    return [{ ...statement, body: without(statement.body, taken, seen) }];
  });
}

const takeOut =
  (barrier: number) =>
  (loops: StageLoops): StageLoops => ({
    ...loops,
    parts: loops.parts.map((part) => ({ ...part, body: without(part.body, barrier) })),
  });

describe('every barrier', () => {
  // The one that is not missed stands last in its phase: another row or window would need it.
  const programs: readonly (readonly [string, Program, number])[] = [
    ['a sum and an argmax', energy(3, 600), 1],
    ['two phases', brains(40, 12), 1],
    ['a ranked top-k', best(100, 5), 1],
    ['a ranked top-k of shared sums', nearest(20, 300, 5), 1],
    ['a picked top-k', best(300, 4), 0],
    ['a searched top-k', best(300, 20), 0],
    ['a histogram', counts(), 1],
    ['a scan', running(), 0],
  ];
  it.each(programs)('of %s is needed', (_, built, spare) => {
    const trial = trialOf(built);
    const bodies = loopsOf(trial).kernels.flatMap(({ loops }) => loops.parts.map((part) => part.body));
    const seen = { barriers: 0 };
    for (const body of bodies) without(body, -1, seen);
    expect(seen.barriers).toBeGreaterThan(0);
    const missed: number[] = [];
    for (let barrier = 0; barrier < seen.barriers; barrier += 1) {
      let found = false;
      for (const seed of [1, 2]) {
        try {
          interpretTrial(trial, { seed, change: takeOut(barrier) });
        } catch (error) {
          if (!(error instanceof LoopFault)) throw error;
          found = true;
        }
      }
      if (!found) missed.push(barrier);
    }
    expect(missed).toHaveLength(spare);
  });
});

describe('phases of one unit', () => {
  const betweenPhases = (built: Program): (readonly string[])[] =>
    loopsOf(trialOf(built)).kernels.flatMap(({ loops }) =>
      loops.parts.map(({ body }) => body.flatMap(({ kind }) => (kind === 'block' || kind === 'barrier' ? [kind] : []))),
    );

  it('wait only for those that they need', async () => {
    expect(betweenPhases(apart(200, 30))).toEqual([['block', 'barrier', 'block', 'block']]);
    expect(await isEqual(apart(200, 30), passes.length, 4)).toBe(true);
  });

  it('wait for those that use the same shared memory', async () => {
    const built = apartInShared(40, 30);
    expect(betweenPhases(built)).toEqual([['block', 'barrier', 'block', 'barrier', 'block']]);
    expect(await isEqual(built, passes.length, 5)).toBe(true);
  });
});
