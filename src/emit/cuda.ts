/**
 * CUDA C from a plan: one device function a stage, one kernel a stage for launches, small kernels for control, and one
 * cooperative kernel that runs a whole step with barriers between all blocks. The text needs no header and no compiler
 * option (rounding is spelled out), reads everything that is bound at load from the arena's control block, and is the
 * same for every binding. Compiling and running it is the device's work.
 */
import { type ControlBlock, controlBlock } from '../fuse/arena.js';
import { planProgram } from '../fuse/plan.js';
import type { Plan } from '../fuse/stage.js';
import type { Bindings } from '../kernel/dimension.js';
import { byteSize } from '../kernel/dtype.js';
import type { Program } from '../kernel/program.js';
import { block } from './cuda/c-text.js';
import { StageContext } from './cuda/context.js';
import { cooperativeLines, type LaunchControl, type LaunchStep, launchControl, repeatDepth } from './cuda/control.js';
import { ownTuning } from './cuda/micro/own-tuning.js';
import { outputsBehind, type PortKernels, portNames, portText } from './cuda/port-kernels.js';
import { float8Text, preludeText } from './cuda/prelude.js';
import { type StageText, stageText } from './cuda/stage.js';
import { plainTuning, residentBlocks, type StageTuning } from './cuda/tuning.js';
import type { PartPasses } from './loop/explain.js';

export type { LaunchStep } from './cuda/control.js';
export { architectureOf, type TensorMap } from './cuda/micro/async-instructions.js';
export { asyncTuning } from './cuda/micro/product-async.js';
export { type PortKernels, portThreads } from './cuda/port-kernels.js';
export { stageTurns } from './cuda/stage.js';
export { type Strategy, strategies } from './cuda/strategy.js';
export { plainTuning, type StageTuning } from './cuda/tuning.js';

/** One text to compile. */
export interface CudaUnit {
  readonly text: string;
  /** Kernels of stages in this unit; everything else stands in the last one. */
  readonly stages: readonly number[];
}

export interface CudaOptions {
  /** What the names of kernels and stage functions begin with, so that several programs fit one module. */
  readonly prefix?: string;
  /** Leave out the prelude, for all but the first program of a module. */
  readonly withoutPrelude?: boolean;
  /** How each stage is laid out; where nothing is said the plain way, or that of its own kernel. */
  readonly tuning?: readonly StageTuning[] | undefined;
  /** Leave out the kernel that runs a whole step: it takes as long to compile as all others together. */
  readonly launchesOnly?: boolean;
  /** Write only the kernels of these stages; those of control and of whole steps are left out. */
  readonly only?: ReadonlySet<number>;
  /** The sizes that are bound: a long program then holds only what they choose where there are several ways. */
  readonly sizes?: Bindings;
  /** Keep a long program in one text. */
  readonly whole?: boolean;
  /** The GPU is one of Hopper (sm_90): large products of narrow factors are written for its own instructions. */
  readonly isHopper?: boolean;
}

/** A stage's function and what is known of it. */
export interface CudaStage extends Omit<StageText, 'sharedWords'> {
  readonly name: string;
  readonly sharedBytes: number;
}

export interface CudaSource {
  /** Everything, in one text. */
  readonly text: string;
  /** The same as texts to be compiled side by side; one of a short program. */
  readonly units: readonly CudaUnit[];
  /** The number of the unit that holds a kernel. */
  unitOf(kernel: string): number;
  readonly stages: readonly CudaStage[];
  /** The kernels of one step for the launch executor. */
  readonly launches: readonly LaunchStep[];
  /** The kernel that runs a whole step when launched cooperatively, where all stages have blocks of one size. */
  readonly cooperative: string | undefined;
  /** Shared memory of the cooperative kernel. */
  readonly sharedBytes: number;
  /** The kernels that copy short inputs and outputs in a graph. */
  readonly ports: PortKernels;
  /** Words of the second kernel argument: the barrier's counter, the guards, the next cycle and the count of steps, zero at first. */
  readonly syncWords: number;
  /** Threads of a block of the cooperative kernel. */
  readonly threads: number;
}

const sharedLine = 'extern __shared__ __align__(16) unsigned int shared[];';

/**
 * Blocks of the next kernel that come in while a stage runs go where it has left places, and lie less evenly than on an empty
 * GPU: that costs more than coming early gains. So only a stage of so few blocks lets them in, or one that a flag may shut.
 */
const fewBlocks = 16;

/** Compile with `--fmad=false` where a hand-written opaque body must not be contracted either. */
export function emitCuda(program: Program, plan: Plan, control: ControlBlock, options: CudaOptions = {}): CudaSource {
  const { prefix = '', withoutPrelude = false, tuning, launchesOnly = false, only, whole = false, sizes } = options;
  const { isHopper = false } = options;
  // A kernel that holds all stages has the same registers for all of them.
  const layouts =
    tuning ?? (launchesOnly ? plan.stages.map((stage) => ownTuning(stage, program, { isHopper, sizes })) : undefined);
  const { depth, stages, helpers, sharedBytes } = stageFunctions(program, plan, control, prefix, layouts, sizes);
  const launches = launchControl(plan, control, prefix);
  const isUniform = stages.every((stage) => stage.tuning.threads === plainTuning.threads);
  const cooperative = launchesOnly || only !== undefined || !isUniform ? undefined : `${prefix}all_stages`;
  const head = [
    `// ${program.name}: ${plan.stages.length} ${plan.stages.length === 1 ? 'stage' : 'stages'}. Generated; do not edit.`,
    ...(withoutPrelude ? [] : [preludeText()]),
  ];
  const textOf = (numbers: readonly number[], rest: readonly string[]): string => {
    const functions = [...helpers, ...numbers.map((i) => stages[i].text)].join('\n\n');
    const own = numbers.map((i) => {
      const { tuning: layout, residentThreads } = stages[i];
      const lines = launchLines(i, launches, control, prefix, depth);
      return kernelText({ ...layout, residentThreads }, `${prefix}launch_${i}`, lines);
    });
    return `${[...head, functions, ...own, ...rest].join('\n\n')}\n`;
  };
  const rest = [
    ...(only === undefined ? [launches.kernels.join('\n'), portText(prefix)] : []),
    ...(cooperative === undefined
      ? []
      : [kernelText(plainTuning, cooperative, stepLines(plan, control, prefix, depth))]),
  ];
  const written = plan.stages.flatMap((_, i) => (only?.has(i) === false ? [] : [i]));
  const text = textOf(written, rest);
  const isSplit = isLong(plan) && !whole && launchesOnly && only === undefined;
  const groups = groupStages(stages.map((stage) => stage.text.length));
  const units: CudaUnit[] = isSplit
    ? groups.map((numbers, i) => ({ text: textOf(numbers, i === groups.length - 1 ? rest : []), stages: numbers }))
    : [{ text, stages: written }];
  const unitOfStage = new Map(units.flatMap((unit, i) => unit.stages.map((stage) => [`${prefix}launch_${stage}`, i])));
  return {
    text,
    units,
    unitOf: (kernel) => unitOfStage.get(kernel) ?? units.length - 1,
    stages,
    launches: launches.steps,
    cooperative,
    sharedBytes,
    ports: { ...portNames(prefix), outputsBehind: outputsBehind(program, plan, launches.steps) },
    // The last one counts the steps of a graph.
    syncWords: launches.syncWords + 1,
    threads: plainTuning.threads,
  };
}

/** At least two blocks a multiprocessor: room for 128 registers, so that nothing spills for the sake of more blocks. */
function kernelText(layout: StageTuning, name: string, body: readonly string[]): string {
  const bounds = `__launch_bounds__(${layout.threads}, ${residentBlocks(layout)})`;
  const head = `extern "C" __global__ void ${bounds} ${name}(unsigned int* arena, unsigned int* sync)`;
  return block(head, body).join('\n');
}

/**
 * How a stage of many blocks is laid out that is one part alone: rows of warps in small blocks, whose places are free sooner;
 * columns with more blocks at once, since each waits at its barriers.
 */
export function aloneTuning({ parts, strategies, tuning }: CudaStage): StageTuning {
  if (parts.length > 1) return tuning;
  if (strategies.includes('warp-rows')) return { ...tuning, threads: 128 };
  return strategies.includes('fold-columns') ? { ...tuning, residentThreads: 1024 } : tuning;
}

/** The kernel of one stage. */
function launchLines(
  stage: number,
  { guards, cycleLines }: LaunchControl,
  control: ControlBlock,
  prefix: string,
  depth: number,
): string[] {
  const guard = guards.get(stage);
  const iterations = Array.from({ length: depth }, (_, at) => `, (int)arena[${control.repeat[at]}]`).join('');
  return [
    sharedLine,
    `stage_begins(${guard === undefined ? `gridDim.x <= ${fewBlocks}u` : 'true'});`,
    ...cycleLines(stage),
    ...(guard === undefined ? [] : [`if (!(${guard})) return;`]),
    `${prefix}stage_${stage}(arena, shared, blockIdx.x, gridDim.x, cycle${iterations});`,
  ];
}

/** The kernel of a whole step. */
function stepLines(plan: Plan, control: ControlBlock, prefix: string, depth: number): string[] {
  return [
    sharedLine,
    `const unsigned int cycle = arena[${control.cycle}];`,
    'unsigned int target = 0u;',
    ...cooperativeLines(plan, control, prefix, depth),
    ...block('if (last_block(sync, target))', ['sync[0] = 0u;', `arena[${control.cycle}] = cycle + 1u;`]),
  ];
}

/** How each part of a program's kernels is written, and which passes left it alone for what reason. */
export function explainCuda(given: Program, fusion: 'full' | 'none'): PartPasses[] {
  const { program, plan } = planProgram(given, { fusion, target: 'cuda' });
  const { stages } = emitCuda(program, plan, controlBlock(program), { launchesOnly: true, isHopper: true });
  return stages.flatMap(({ passes }, stage) => passes.map((part) => ({ stage, ...part })));
}

export type MemberOptions = Pick<CudaOptions, 'tuning' | 'sizes'>;

/** A program as a kernel of several holds it: functions of its stages, and one step with all barriers between them. */
export interface ProgramMember {
  readonly functions: string;
  readonly step: readonly string[];
  readonly cycleWord: number;
  readonly sharedBytes: number;
}

/** What a member's step calls and the kernel around it defines: the barrier between all blocks. */
export const memberBarrier = 'grid_barrier();';

/** … and the note that a stage has ended, behind its barrier. */
export function memberMark(stage: number): string {
  return `mark_stage(${stage}u);`;
}

/**
 * A program as a member of a kernel of several; `prefix` tells it from the others there. Of a tuning all but the size
 * of blocks and their registers is taken, which are the kernel's. All stages stand in one text, since a call of each would cost a quarter of a cycle.
 */
export function emitMember(
  program: Program,
  plan: Plan,
  control: ControlBlock,
  prefix: string,
  { tuning, sizes }: MemberOptions = {},
): ProgramMember {
  const { threads, residentThreads } = plainTuning;
  const uniform = tuning?.map((one) => ({ ...one, threads, residentThreads }));
  const { depth, stages, helpers, sharedBytes } = stageFunctions(program, plan, control, prefix, uniform, sizes);
  return {
    functions: `// ${program.name}\n${[...helpers, ...stages.map(({ text }) => text)].join('\n\n')}`,
    step: cooperativeLines(plan, control, prefix, depth, memberBarrier, (stage) => [memberMark(stage)]),
    cycleWord: control.cycle,
    sharedBytes,
  };
}

function stageFunctions(
  program: Program,
  plan: Plan,
  control: ControlBlock,
  prefix: string,
  tuning: readonly StageTuning[] | undefined,
  sizes: Bindings | undefined,
) {
  const depth = repeatDepth(plan.steps);
  const known = isLong(plan) ? sizes : undefined;
  const written = writtenStages.get(plan) ?? new Map<string, WrittenStage>();
  writtenStages.set(plan, written);
  const all = plan.stages.map((stage, i) => {
    const layout = tuning?.[i] ?? plainTuning;
    const key = JSON.stringify([i, layout, known]);
    const context = new StageContext(program, control, depth, prefixMark, layout, known);
    const found = written.get(key) ?? { stage: stageText(i, stage, context), helpers: context.helpers };
    written.set(key, found);
    return found;
  });
  const named = (text: string): string => text.replaceAll(prefixMark, prefix);
  const helpers = new Map(all.flatMap((one) => [...one.helpers]));
  const hasFloat8 = program.tensors.some(({ dtype }) => byteSize(dtype) === 1);
  return {
    depth,
    stages: all.map(
      ({ stage: { sharedWords, ...stage } }, i): CudaStage => ({
        ...stage,
        text: named(stage.text),
        name: plan.stages[i].name,
        sharedBytes: sharedWords * 4,
        maps: stage.maps.map((map) => ({ ...map, name: `${prefix}${map.name}` })),
      }),
    ),
    sharedBytes: Math.max(0, ...all.map(({ stage }) => stage.sharedWords * 4)),
    helpers: [...(hasFloat8 ? [float8Text()] : []), ...[...helpers.values()].map((lines) => named(lines.join('\n')))],
  };
}

/** A stage's function with a mark for the prefix, and the functions that it calls. */
interface WrittenStage {
  readonly stage: StageText;
  readonly helpers: ReadonlyMap<string, readonly string[]>;
}

const prefixMark = '\u0001';
/** The kernels of stages and the persistent kernel hold the same functions under other names: each is written once. */
const writtenStages = new WeakMap<Plan, Map<string, WrittenStage>>();

/**
 * Phases from which on a program is long. The time that a compiler takes grows faster than the text, and one text keeps one
 * core busy, so the long stages of a long program each get a text of their own, to be compiled side by side.
 */
const manyPhases = 32;
/** A stage with more text than this is worth a unit of its own: each one reads the prelude again. */
const ownUnit = 20_000;

export function isLong(plan: Plan): boolean {
  const phases = plan.stages.flatMap(({ parts }) => parts.map((part) => part.phases.length));
  return phases.reduce((sum, count) => sum + count, 0) >= manyPhases;
}

/** Which stages stand together, by the length of their texts: the long ones alone, longest first, then all others. */
function groupStages(lengths: readonly number[]): number[][] {
  const numbers = lengths.map((_, stage) => stage);
  const long = numbers.filter((stage) => lengths[stage] > ownUnit).sort((a, b) => lengths[b] - lengths[a]);
  return [...long.map((stage) => [stage]), numbers.filter((stage) => lengths[stage] <= ownUnit)];
}
