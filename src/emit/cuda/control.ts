/**
 * Order and control of stages, on the device. For launches: every stage kernel asks first whether it is its turn, by the
 * flag or the cycle itself or, where those change meanwhile, by a guard word that a small kernel sets; a repeat runs to its maximum and its stages find their guard shut once the flag is set.
 * For the cooperative kernel: plain loops and conditions in every block, with a barrier between all blocks after each
 * stage. A flag is read after the barrier behind its last write, and no stage that writes it may start before all read it.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import { stageWrites } from '../../fuse/lifetime.js';
import type { Plan, PlanStep } from '../../fuse/stage.js';
import { ControlFlow, everyValue, flagValue, type LoopStep, memoryWord } from '../loop/control-flow.js';
import { type Address, int, name } from '../loop/language.js';
import { bare, block } from './c-text.js';
import { Printer } from './print.js';

/** Word 0 of the sync words counts arrivals at the barrier; guards follow. */
const firstGuard = 1;

/** What the launch executor does for one step, in order. */
export type LaunchStep =
  /**
   * `always`: the kernel keeps the count of cycles beside its stage, and must run even where the stage has nothing to do.
   * `isShut`: a condition of the step shuts it, most of the time.
   */
  | {
      readonly kind: 'stage';
      readonly kernel: string;
      readonly stage: number;
      readonly always: boolean;
      readonly isShut: boolean;
    }
  | { readonly kind: 'control'; readonly kernel: string }
  | { readonly kind: 'repeat'; readonly max: number; readonly body: readonly LaunchStep[] };

/** How deep repeats stand in each other: every stage function takes one iteration number per level. */
export function repeatDepth(steps: readonly PlanStep[]): number {
  const depths = steps.map((step) =>
    step.kind === 'stage' ? 0 : repeatDepth(step.body) + (step.kind === 'repeat' ? 1 : 0),
  );
  return Math.max(0, ...depths);
}

export interface LaunchControl {
  readonly kernels: readonly string[];
  readonly steps: readonly LaunchStep[];
  /** For each stage, the condition under which it runs, if there is one. */
  readonly guards: ReadonlyMap<number, string>;
  /** How a stage's kernel learns the number of the cycle, and what it notes of it. */
  readonly cycleLines: (stage: number) => readonly string[];
  readonly syncWords: number;
}

/** Names of kernels and functions begin with `prefix`. */
export function launchControl(plan: Plan, control: ControlBlock, prefix: string): LaunchControl {
  const word = (guard: number): Address => memoryWord(int(firstGuard + guard), 'sync');
  const { kernels, conditions, steps, words } = new ControlFlow(plan, control, { cycle, word, hostCounts: false });
  const printer = new Printer();
  const guards = new Map<number, string>();
  const launched = (list: readonly LoopStep[], mayShut: boolean): LaunchStep[] =>
    list.flatMap((step): LaunchStep[] => {
      if (step.kind === 'control') return [{ kind: 'control', kernel: `${prefix}${step.entryPoint}` }];
      if (step.kind === 'repeat') return [{ ...step, body: launched(step.body, false) }];
      if (step.kind === 'every') throw new Error('CUDA: no host counts the cycles');
      const { stage, guard } = step;
      if (guard !== undefined) guards.set(stage, printer.value(conditions[guard]));
      const isShut = guard !== undefined && mayShut;
      return [{ kind: 'stage', kernel: `${prefix}launch_${stage}`, stage, always: false, isShut }];
    });
  const next = firstGuard + words;
  const all = launched(steps, true);
  const counted = countedBySteps(all, control, `sync[${next}]`);
  const kernel = (entryPoint: string, body: readonly string[]): string[] =>
    block(`extern "C" __global__ void ${prefix}${entryPoint}(unsigned int* arena, unsigned int* sync)`, [
      'stage_begins(true);',
      ...body,
    ]);
  const own = [...kernels].flatMap(([entryPoint, body]) =>
    kernel(entryPoint, [`[[maybe_unused]] ${cycleLine(cycleWord(control))}`, ...printer.statements(body)]),
  );
  if (counted !== undefined) return { kernels: own, ...counted, guards, syncWords: next + 1 };
  return {
    kernels: [...own, ...kernel('finish', [`${cycleWord(control)} += 1u;`])],
    steps: [...all, { kind: 'control', kernel: `${prefix}finish` }],
    cycleLines: () => [cycleLine(cycleWord(control))],
    guards,
    syncWords: next,
  };
}

const cycle = name('cycle', 'u32');
const cycleLine = (from: string): string => `const unsigned int cycle = ${from};`;

/**
 * The count of cycles without a kernel of its own: the step's first kernel notes the next number in a word, and the last
 * one takes its own from there, so that it may set the count while its other blocks begin.
 */
function countedBySteps(
  steps: readonly LaunchStep[],
  control: ControlBlock,
  word: string,
): Pick<LaunchControl, 'steps' | 'cycleLines'> | undefined {
  const [first, last] = [steps[0], steps[steps.length - 1]];
  if (steps.length < 2 || first.kind !== 'stage' || last.kind !== 'stage') return undefined;
  const notes = (to: string): string => `if (blockIdx.x == 0 && threadIdx.x == 0) ${to} = cycle + 1u;`;
  return {
    steps: steps.map((step) => (step === first || step === last ? { ...step, always: true } : step)),
    cycleLines: (stage) => {
      if (stage === last.stage) return [cycleLine(`${word} - 1u`), notes(cycleWord(control))];
      return [cycleLine(cycleWord(control)), ...(stage === first.stage ? [notes(word)] : [])];
    },
  };
}

function cycleWord(control: ControlBlock): string {
  return `arena[${control.cycle}]`;
}

/** The body of the cooperative kernel: all stages of one step. */
export function cooperativeLines(
  plan: Plan,
  control: ControlBlock,
  prefix: string,
  repeats: number,
  barrier = 'grid_barrier(sync, target);',
  /** What follows the barrier behind a stage. */
  mark: (stage: number) => readonly string[] = () => [],
): string[] {
  const call = (stage: number, depth: number): string => {
    const iterations = Array.from({ length: repeats }, (_, i) => (i < depth ? `, r${i}` : ', 0')).join('');
    return `${prefix}stage_${stage}(arena, shared, blockIdx.x, gridDim.x, cycle${iterations});`;
  };
  const printer = new Printer();
  let flags = 0;
  /** `after`: the stages that may start next without a barrier once the list has ended. */
  const walk = (steps: readonly PlanStep[], depth: number, after: ReadonlySet<number>, isLast: boolean): string[] =>
    steps.flatMap((step, i): string[] => {
      const rest = firstStages(steps.slice(i + 1), after);
      const end = isLast && i === steps.length - 1;
      if (step.kind === 'stage')
        return end ? [call(step.stage, depth)] : [call(step.stage, depth), barrier, ...mark(step.stage)];
      if (step.kind === 'repeat') {
        const again = new Set([...firstStages(step.body, new Set()), ...rest]);
        const leave = step.until === undefined ? [] : flagLines(step.until, again, (flag) => `if (${flag}) break;`);
        const body = [...walk(step.body, depth + 1, again, false), ...leave];
        return block(`for (int r${depth} = 0; r${depth} < ${step.max}; ++r${depth})`, body);
      }
      const body = walk(step.body, depth, rest, false);
      if (step.kind === 'every') return block(`if ${printer.value(everyValue(step, cycle))}`, body);
      const next = firstStages(step.body, rest);
      flags += 1;
      const name = `open${flags}`;
      return [...flagLines(step.flag, next, (flag) => `const bool ${name} = ${flag};`), ...block(`if (${name})`, body)];
    });
  /** Reads a flag; where a stage that writes it may come next, nobody goes on before all have read. */
  const flagLines = (flag: string, next: ReadonlySet<number>, use: (text: string) => string): string[] => {
    const hazard = [...next].some((stage) => stageWrites(plan, stage, flag));
    const text = bare(printer.value(flagValue(flag, control, cycle)));
    if (!hazard) return [use(text)];
    flags += 1;
    return [`const bool flag${flags} = ${text};`, barrier, use(`flag${flags}`)];
  };
  return walk(plan.steps, 0, new Set(), true);
}

/** The stages that may be the first to run in a list, or after it. */
function firstStages(steps: readonly PlanStep[], after: ReadonlySet<number>): Set<number> {
  const found = new Set<number>();
  for (const step of steps) {
    if (step.kind === 'stage') return found.add(step.stage);
    for (const stage of firstStages(step.body, new Set())) found.add(stage);
  }
  for (const stage of after) found.add(stage);
  return found;
}
