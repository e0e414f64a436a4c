/**
 * Runs programs with the example's kind (recurrence.patch) wherever they can run without hardware, and prints what did not agree
 * as one line of JSON. It is compiled with a copy of the sources that has the kind: recurrence.test.ts makes the copy.
 */
import { compareExact } from '../../src/device/compare.js';
import { createCpu } from '../../src/device/cpu/cpu.js';
import { createCuda } from '../../src/device/cuda/cuda.js';
import { createReference } from '../../src/device/reference/reference.js';
import { runTrial } from '../../src/device/trial-run.js';
import { emitCuda } from '../../src/emit/cuda.js';
import { controlBlock } from '../../src/fuse/arena.js';
import { planProgram } from '../../src/fuse/plan.js';
import {
  FieldbrainError,
  mul,
  type Program,
  parse,
  print,
  program,
  serialise,
  sub,
  sum,
} from '../../src/kernel/index.js';
import { builtin } from '../../src/programs/builtin.js';
import { type Trial, trialOf } from '../../src/programs/trial.js';
import { CoverageReport, randomTrial } from '../../src/random/index.js';
import { checkTrial, Expected, variantsOf } from '../../src/validate/check.js';
import { interpretTrial } from '../support/loop-machine.js';
import { buildStandIn } from '../support/stand-in-library.js';

/** Smoothed sensors and how far each is from its own past: the recurrence stands between a map and a reduction. */
const smooth = (): Program =>
  program('smooth', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const readings = b.input('readings', 'f32', [batch, 3, 37]);
    const share = b.constant('share', 'f32', [3]);
    const centred = b.scratch('centred', 'f32', [batch, 3, 37]);
    const past = b.output('past', 'f32', [batch, 3, 37]);
    const change = b.output('change', 'f32', [batch, 3]);
    b.map('centre', centred, ([i, c, t]) => sub(readings.at(i, c, t), 0.25));
    b.recurrence('remember', past, {
      gain: ([, c]) => sub(1, share.at(c)),
      value: ([i, c, t]) => mul(share.at(c), centred.at(i, c, t)),
    });
    b.reduce('compare', change, ([i, c]) => sum([37], ([t]) => sub(centred.at(i, c, t), past.at(i, c, t))));
  });

/** Along the first axis, in whole numbers, and in 64 bits. */
const columns = (): Program =>
  program('columns', (b) => {
    const [digits, wide] = [b.input('digits', 'i32', [9, 70]), b.input('wide', 'f64', [9, 70])];
    const [number, trace] = [b.output('number', 'i32', [9, 70]), b.output('trace', 'f64', [9, 70])];
    b.recurrence('read', number, { along: 0, gain: () => digits.at(0, 0), value: ([t, j]) => digits.at(t, j) });
    b.recurrence('decay', trace, { along: 0, gain: ([t, j]) => wide.at(t, j), value: ([t, j]) => wide.at(t, j) });
  });

/** The gain of each row is a sum of its own, which is computed once, before the row. */
const mixed = (): Program =>
  program('mixed', (b) => {
    const [weights, x] = [b.input('weights', 'f32', [70, 600]), b.input('x', 'f32', [70, 21])];
    const y = b.output('y', 'f32', [70, 21]);
    b.recurrence('mix', y, {
      gain: ([i]) =>
        mul(
          sum([600], ([k]) => weights.at(i, k)),
          1 / 19,
        ),
      value: ([i, t]) => x.at(i, t),
    });
  });

const trials: readonly Trial[] = [
  trialOf(
    builtin({ name: 'smooth', title: 'traces', build: smooth, symbols: { batch: 5 }, ranges: { share: [0, 1] } }),
  ),
  trialOf(builtin({ name: 'columns', title: 'traces down columns', build: columns, ranges: { digits: [-9, 9] } })),
  trialOf(builtin({ name: 'mixed', title: 'traces with a sum', build: mixed })),
];

const wrong: string[] = [];
const hold = (name: string, isTrue: boolean): void => void (isTrue || wrong.push(name));

/** The formula, spelled out. */
async function holdFormula(): Promise<void> {
  const [{ inputs, constants }] = trials;
  const [{ data: past }] = await runTrial(createReference({ arithmetic: 'f32' }), trials[0]);
  const { fround } = Math;
  let run = 0;
  for (let at = 0; at < past.length; at += 1) {
    const share = constants.share[Math.floor(at / 37) % 3];
    const value = fround(share * fround(inputs[0].readings[at] - 0.25));
    run = fround(fround(fround(1 - share) * (at % 37 === 0 ? 0 : run)) + value);
    hold(`element ${at}: got ${past[at]}, expected ${run}`, Object.is(past[at], run));
  }
}

/** As text for people, as a file and back, and what makes such an op wrong. */
function holdText(): void {
  for (const { program: each } of trials)
    hold(`${each.name} as text`, serialise(parse(serialise(each))) === serialise(each));
  hold('formula for people', print(trials[0].program).includes('= gain * (what is before i2) + value'));
  const refused = (name: string, along: number, dtype: 'f32' | 'i32'): void => {
    try {
      program('wrong', (b) => {
        const [x, gain] = [b.input('x', 'f32', [4]), b.input('gain', dtype, [4])];
        const y = b.output('y', 'f32', [4]);
        b.recurrence('op', y, { along, gain: ([i]) => gain.at(i), value: ([i]) => x.at(i) });
      });
      wrong.push(`${name} is not refused`);
    } catch (error) {
      if (!(error instanceof FieldbrainError)) throw error;
    }
  };
  refused('another axis', 1, 'f32');
  refused('a gain of another type', 0, 'i32');
}

/** Interpreted as the loops of a GPU, whose threads come in any order. */
async function holdLoops(trial: Trial, fusion: 'full' | 'none'): Promise<void> {
  const { pass, where } = compareExact(
    interpretTrial(trial, { fusion, seed: 7 }),
    await runTrial(createReference(), trial),
  );
  hold(`${trial.program.name} as loops, ${fusion}: ${where}`, pass);
}

async function main(): Promise<void> {
  await holdFormula();
  holdText();
  const stages = (fusion: 'full' | 'none'): number =>
    planProgram(smooth(), { fusion, target: 'cpu' }).plan.stages.length;
  hold(`${stages('full')} stages fused, ${stages('none')} unfused`, stages('full') < stages('none'));
  // A row is one thread's, which has nothing to share: words in shared memory would be a race that the stand-in cannot see.
  const { program: planned, plan } = planProgram(mixed(), { fusion: 'none', target: 'cuda' });
  const [{ sharedBytes }] = emitCuda(planned, plan, controlBlock(planned)).stages;
  hold(`rows of one thread share ${sharedBytes} bytes`, sharedBytes === 0);
  for (const trial of [trials[0], trials[2]])
    for (const fusion of ['full', 'none'] as const) await holdLoops(trial, fusion);

  const standIn = buildStandIn();
  const cpu = await createCpu({ threads: 2 });
  const cuda = await createCuda({ libraries: standIn.libraries, persistent: { graceMs: 10_000 } });
  const check = async (device: typeof cpu, trial: Trial): Promise<void> => {
    const expected = new Expected(trial);
    for (const variant of variantsOf(device)) {
      const { status, executor, fusion, detail } = await checkTrial(device, expected, variant);
      hold(`${trial.program.name} on ${device.description.kind}, ${executor}, ${fusion}: ${detail}`, status === 'pass');
    }
  };
  for (const trial of trials) {
    await check(createReference(), trial);
    await check(cpu, trial);
    await check(cuda, trial);
  }
  let random = 0;
  for (let seed = 1; random < 24; seed += 1) {
    const trial = randomTrial(seed, { ops: 3 });
    const report = new CoverageReport();
    report.add(trial);
    if (report.count('kinds', 'recurrence') === 0) continue;
    random += 1;
    await check(cpu, trial);
  }
  await Promise.all([cpu.close(), cuda.close()]);
  standIn.remove();
  console.log(JSON.stringify(wrong));
}

await main();
