/**
 * Whole programs as CUDA's loops, run by the interpreter: each part by each way that has statements, warps and threads in any order. The bits
 * are the reference's, nobody reads what another may have stored or leaves the shared memory that its way says it needs, and a barrier that is left
 * out is found. What is printed of them runs on the stand-in in device/cuda; all built-in programs and many random ones run so in test/long.
 */
import { describe, expect, it } from 'vitest';
import type { LoopFault } from '../../../test/interpreter/fault.js';
import { CudaMachine } from '../../../test/support/cuda-machine.js';
import { gainProgram, voxelProgram } from '../../../test/support/cuda-programs.js';
import { compareExact } from '../../device/compare.js';
import { createReference } from '../../device/reference/reference.js';
import { runTrial } from '../../device/trial-run.js';
import { add, mul, type Program, program, sum } from '../../kernel/index.js';
import type { BuiltinProgram } from '../../programs/builtin.js';
import { reverse } from '../../programs/reverse.js';
import type { Trial } from '../../programs/trial.js';
import { trialOf } from '../../programs/trial.js';
import { completeTrial, largeTrial, randomTrial } from '../../random/index.js';
import { namedPrograms } from '../../validate/catalogue.js';
import type { StageLoops, Statement } from '../loop/language.js';
import type { Strategy } from './strategy.js';
import { plainTuning } from './tuning.js';

/** Those that take seconds. */
const slow =
  /^brain(|Demonstrations|Learning|LearningDemonstrations|Field|Patterns)$|^(ksg_candidates|histogramScan|bankTopk|kthDistanceCounts|fieldPassReductions)$/;
const quick = namedPrograms.filter(({ name }) => !slow.test(name));
/** Two brains: a block's turns in a row are of both. */
const gains = completeTrial(gainProgram(), { batch: 2 }, 1, 1);
const voxels = (edge: number): Trial => completeTrial(voxelProgram(edge, 2), { batch: 1 }, 3, 1);
const named = (program: string): Trial => trialOf(namedPrograms.find(({ name }) => name === program) as BuiltinProgram);
/** Seeds whose programs take all ways among them. */
const [small, large] = [
  [1, 2, 3, 5, 6, 8, 9, 13, 14, 21, 23, 44, 47, 48, 96],
  [1, 5, 6, 7, 12, 13, 20, 24, 29, 33, 34, 41, 55, 199, 699],
];
const taken = new Set<Strategy>();

async function holds(trial: Trial, seed: number, threads = plainTuning.threads): Promise<void> {
  const right = await runTrial(createReference(), trial);
  for (let way = 0, ways = 1; way < ways; way += 1) {
    const machine = new CudaMachine(trial, { way, seed, threads });
    ways = machine.ways;
    for (const { strategies } of machine.kernels.flat()) for (const one of strategies) taken.add(one);
    const { pass, where } = compareExact(machine.run(), right);
    expect(pass, `way ${way}: ${where}`).toBe(true);
  }
}

describe('chains as loops have the bits of the reference', () => {
  it.each(quick)('of $name', (one) => holds(trialOf(one, { seed: 1, steps: 2 }), 3));
  it.each(small)('of random program %i', (seed) => holds(randomTrial(seed), seed));
  it.each(large)('of random program %i of the large ones', (seed) => holds(largeTrial(seed), seed));
  it.each([8, 16, 32])('of rows of %i voxels', (edge) => holds(voxels(edge), 5));

  it('of phases that begin at some warp of a block, whose number is no power of two', () =>
    holds(named('brainMotors'), 4, 384));

  it('of what blocks keep from turn to turn', () => holds(gains, 7));

  it('of what they keep for each place of an axis along which the map reads neighbours', () =>
    holds(completeTrial(gainsByPlace(), { batch: 1 }, 1, 1), 8));

  it('of preparations from what the map behind them changes, which no block keeps', async () => {
    const trial = completeTrial(gainsInPlace(), {}, 1, 1);
    const { kernels } = new CudaMachine(trial);
    expect(kernels.flat().map(({ loops, strategies }) => [loops.name, strategies.includes('prologue')])).toEqual([
      ['measure+evolve+update', false],
    ]);
    await holds(trial, 9);
  });

  it('by every way that is not text', () => {
    const expected: readonly Strategy[] = [
      ...([
        'warp-rows',
        'coarsen',
        'spread-values',
        'few-blocks',
        'few-warps',
        'fold-chunks',
        'register-blocking',
      ] as const),
      ...(['prefetch', 'row-loops', 'turn-loop', 'open-rows', 'shared-folds', 'rows-together', 'warp-choice'] as const),
      ...(['insert-topk', 'pick-topk', 'scan', 'histogram', 'opaque'] as const),
      ...(['prologue', 'vectorise', 'vectorise-from-size', 'fold-columns'] as const),
    ];
    expect(expected.filter((one) => !taken.has(one))).toEqual([]);
  });
});

/** Leaves out the barriers of one kind, or only one of them: of a kernel's first, second, … */
function without(of: 'warp' | 'workgroup', place?: number) {
  let passed = 0;
  const isDropped = (one: Statement): boolean => {
    if (one.kind !== 'barrier' || one.of !== of) return false;
    passed += 1;
    return place === undefined || passed === place;
  };
  const drop = (statements: readonly Statement[]): Statement[] =>
    statements.flatMap((one): Statement[] => {
      if (isDropped(one)) return [];
      if (one.kind === 'if')
        return [{ ...one, body: drop(one.body), ...(one.otherwise && { otherwise: drop(one.otherwise) }) }];
      return ['body' in one ? ({ ...one, body: drop(one.body) } as Statement) : one];
    });
  return (loops: StageLoops): StageLoops => {
    passed = 0;
    return { ...loops, parts: loops.parts.map((part) => ({ ...part, body: drop(part.body) })) };
  };
}

describe('a chain is found that lacks its barriers', () => {
  it.each([
    ['warp', 'rows of voxels', voxels(32)],
    ['warp', 'infer', named('infer')],
    ['workgroup', 'brainMotors', named('brainMotors')],
    ['workgroup', 'rows of blocks', voxels(16)],
  ] as const)('of a %s: %s', (of, _, trial) => {
    const faults = [1, 2, 3].map((seed) => {
      try {
        new CudaMachine(trial, { seed, change: without(of) }).run();
        return 'none';
      } catch (error) {
        return (error as LoopFault).fault;
      }
    });
    for (const fault of faults) expect(['race', 'uninitialised']).toContain(fault);
  });

  it.each([
    ['warp', 32],
    ['workgroup', 16],
  ] as const)(
    'of a %s behind the last phase of a unit, where the next one takes its place, and no other',
    (of, edge) => {
      const change = without(of, 2);
      for (const seed of [1, 2, 3])
        expect(() => new CudaMachine(voxels(edge), { seed, change }).run()).toThrow(/race: .* shared memory/);
    },
  );

  it.each([
    ['before what a block keeps', 1],
    ['behind it', 2],
  ])('%s, and no other', (_, place) => {
    const change = without('workgroup', place);
    for (const seed of [1, 2])
      expect(() => new CudaMachine(gains, { seed, change }).run()).toThrow(
        /measure\+evolve, part: (race|uninitialised): .* shared memory/,
      );
  });

  it.each([
    ['before', 1],
    ['behind', 2],
  ])('%s a hand-written kernel, and no other', async (_, place) => {
    const trial = completeTrial(turned(), {}, 1, 1);
    const right = await runTrial(createReference(), trial);
    expect(new CudaMachine(trial).run()).toEqual(right);
    const change = without('workgroup', place);
    for (const seed of [1, 2, 3])
      expect(() => new CudaMachine(trial, { seed, change }).run()).toThrow(/add\+mirror\+mix, part: race/);
  });
});

/** Changes the shared memory of the kernels of a name. */
function withWords(kernel: string, words: (own: number) => number) {
  return (loops: StageLoops): StageLoops =>
    loops.name === kernel
      ? { ...loops, shared: loops.shared.map((one) => ({ ...one, length: words(one.length) })) }
      : loops;
}

describe('a way is found that needs more shared memory than it says', () => {
  it.each([
    ['rows of warps', voxels(32)],
    ['scans and histograms', named('histogramScan')],
    ['a fold by a block', named('infer')],
    ['what a block keeps', gains],
  ])('%s', (_, trial) => {
    const kernels = new CudaMachine(trial).kernels.flat().map(({ loops }) => loops);
    const sharing = kernels.filter(({ shared }) => shared.some(({ length }) => length > 0));
    expect(sharing.length).toBeGreaterThan(0);
    for (const { name } of sharing) {
      // Arrays are placed by fours.
      const change = withWords(name, (own) => own - 4);
      expect(() => new CudaMachine(trial, { change }).run(), name).toThrow('out-of-bounds');
    }
  });

  it('warps, where it gets what a block needs that takes a unit alone', () => {
    const trial = randomTrial(60);
    const of = (way: number) => new CudaMachine(trial, { way }).kernels.flat().map(({ loops }) => loops);
    const [block, warps] = [0, 1].map((way) => of(way).find(({ name }) => name.endsWith('+report')) as StageLoops);
    const [few, many] = [block, warps].map(({ shared }) => shared[0].length);
    expect([few, many]).toEqual([8, 64]);
    const change = withWords(warps.name, () => few);
    expect(() => new CudaMachine(trial, { way: 1, change }).run()).toThrow('out-of-bounds');
  });
});

/** Sums, turned by a hand-written kernel, and sums of what it gives: a chain with three phases. */
function turned(): Program {
  return program('turned', (b) => {
    const values = b.input('values', 'f32', [48, 70]);
    const sums = b.scratch('sums', 'f32', [48]);
    const backwards = b.scratch('backwards', 'f32', [48]);
    b.reduce('add', sums, ([i]) => sum([70], ([k]) => values.at(i, k)));
    b.opaque('mirror', reverse.body, { reads: [sums], writes: [backwards] });
    b.reduce('mix', b.output('result', 'f32', [48]), ([i]) =>
      sum([48], ([k]) => mul(values.at(i, k), backwards.at(k))),
    );
  });
}

/** A gain for each place of an axis along which the map behind it reads neighbours. */
function gainsByPlace(): Program {
  return program('gains_by_place', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const field = b.state('field', 'f32', [batch, 8, 128, 64], { buffered: true, initial: 0.5 });
    const sensed = b.input('sensed', 'f32', [batch, 8, 20]);
    const gain = b.scratch('gain', 'f32', [batch, 8]);
    b.reduce('measure', gain, ([brain, x]) => sum([20], ([i]) => sensed.at(brain, x, i)));
    b.map('evolve', field.next, ([brain, x, y, c]) =>
      mul(gain.at(brain, x), add(field.clamp(brain, add(x, -1), y, c), field.clamp(brain, add(x, 1), y, c))),
    );
  });
}

/** A gain from a state that the map behind it changes in place, in rows so long that each unit computes the gain for itself. */
function gainsInPlace(): Program {
  return program('gains_in_place', (b) => {
    const x = b.state('x', 'f32', [64, 8192], { initial: 0.5 });
    const drive = b.input('drive', 'f32', [64, 8192]);
    const gain = b.scratch('gain', 'f32', [64]);
    const y = b.output('y', 'f32', [64, 8192]);
    b.reduce('measure', gain, ([i]) => sum([20], ([k]) => x.at(i, k)));
    b.map('evolve', y, ([i, k]) => mul(gain.at(i), drive.at(i, k)));
    b.map('update', x, ([i, k]) => add(x.at(i, k), y.at(i, k)));
  });
}
