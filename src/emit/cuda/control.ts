/**
 * Order and control of stages, on the device. For launches: every stage kernel asks first whether it is its turn, by the
 * flag or the cycle itself or, where those change meanwhile, by a guard word that a small kernel sets; a repeat runs to its maximum and its stages find their guard shut once the flag is set.
 * For the cooperative kernel: plain loops and conditions in every block, with a barrier between all blocks after each
 * stage. A flag is read after the barrier behind its last write, and no stage that writes it may start before all read it.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import { stageWrites, writesInside } from '../../fuse/lifetime.js';
import type { Plan, PlanStep } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import { block } from './c-text.js';

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

/** The axes of all repeats with their nesting depth. */
export function repeatDepths(steps: readonly PlanStep[], depth = 0): Map<Axis, number> {
  const found = new Map<Axis, number>();
  for (const step of steps) {
    if (step.kind === 'stage') continue;
    if (step.kind === 'repeat') found.set(step.axis, depth);
    for (const [axis, at] of repeatDepths(step.body, step.kind === 'repeat' ? depth + 1 : depth)) found.set(axis, at);
  }
  return found;
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

/** A condition, and whether its text names the cycle. */
interface Guard {
  readonly text: string;
  readonly readsCycle: boolean;
}

/** Names of kernels and functions begin with `prefix`. */
export function launchControl(plan: Plan, control: ControlBlock, prefix: string): LaunchControl {
  const kernels: string[] = [];
  const guards = new Map<number, string>();
  let next = firstGuard;
  const kernel = (name: string, body: readonly string[]): LaunchStep => {
    kernels.push(
      ...block(`extern "C" __global__ void ${prefix}${name}(unsigned int* arena, unsigned int* sync)`, [
        'stage_begins(true);',
        ...body,
      ]),
    );
    return { kind: 'control', kernel: `${prefix}${name}` };
  };
  const walk = (steps: readonly PlanStep[], outer: Guard | undefined, depth: number): LaunchStep[] =>
    steps.flatMap((step): LaunchStep[] => {
      if (step.kind === 'stage') {
        if (outer !== undefined) guards.set(step.stage, outer.text);
        const isShut = outer !== undefined && depth === 0;
        return [{ kind: 'stage', kernel: `${prefix}launch_${step.stage}`, stage: step.stage, always: false, isShut }];
      }
      const { text: before = '', readsCycle = false } = outer ?? {};
      const both = (condition: string): string => (before === '' ? condition : `${before} && ${condition}`);
      // What no stage inside can change is asked by each of them: a kernel that only sets a word takes as long as a stage.
      if (step.kind !== 'repeat' && (step.kind === 'every' || !writesInside(plan, step.body, step.flag)))
        return walk(
          step.body,
          {
            text: both(`(${conditionText(step, control, 'cycle')})`),
            readsCycle: readsCycle || dependsOnCycle(step, control),
          },
          depth,
        );
      const word = `sync[${next}]`;
      const guard: Guard = { text: `${word} != 0u`, readsCycle: false };
      const name = `control_${next}`;
      next += 1;
      const ownCycle = readsCycle ? [cycleLine(cycleWord(control))] : [];
      const open = (condition: string): string[] => [...ownCycle, `${word} = ${both(condition)} ? 1u : 0u;`];
      if (step.kind !== 'repeat') {
        const enter = kernel(name, open(conditionText(step, control, cycleWord(control))));
        return [enter, ...walk(step.body, guard, depth)];
      }
      const begin = kernel(name, [...open('true'), `arena[${control.repeat[depth]}] = 0u;`]);
      const body = walk(step.body, guard, depth + 1);
      const done =
        step.until === undefined ? [] : [`if (${flagText(step.until, control, cycleWord(control))}) ${word} = 0u;`];
      const again = kernel(`${name}_next`, [...done, `arena[${control.repeat[depth]}] += 1u;`]);
      return [begin, { kind: 'repeat', max: step.max, body: [...body, again] }];
    });
  const steps = walk(plan.steps, undefined, 0);
  const counted = countedBySteps(steps, control, `sync[${next}]`);
  if (counted !== undefined) return { kernels, ...counted, guards, syncWords: next + 1 };
  const finish = kernel('finish', [`arena[${control.cycle}] += 1u;`]);
  const cycleLines = (): readonly string[] => [cycleLine(cycleWord(control))];
  return { kernels, steps: [...steps, finish], guards, cycleLines, syncWords: next };
}

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

function flagText(flag: string, control: ControlBlock, cycle: string): string {
  const [even, odd] = control.tensor.get(flag) ?? [];
  const offset = odd === undefined ? `arena[${even}]` : `arena[(${cycle} & 1u) ? ${odd} : ${even}]`;
  return `arena[${offset}] != 0u`;
}

function conditionText(
  step: Extract<PlanStep, { kind: 'when' | 'every' }>,
  control: ControlBlock,
  cycle: string,
): string {
  if (step.kind === 'when') return flagText(step.flag, control, cycle);
  return step.n === 1 ? 'true' : `${cycle} % ${step.n}u == ${step.phase}u`;
}

/** Whether the condition of a step depends on the cycle: a flag that has two copies does. */
function dependsOnCycle(step: Extract<PlanStep, { kind: 'when' | 'every' }>, control: ControlBlock): boolean {
  return step.kind === 'every' ? step.n !== 1 : control.tensor.get(step.flag)?.[1] !== undefined;
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
      if (step.kind === 'every') return block(`if (${conditionText(step, control, 'cycle')})`, body);
      const next = firstStages(step.body, rest);
      flags += 1;
      const name = `open${flags}`;
      return [...flagLines(step.flag, next, (flag) => `const bool ${name} = ${flag};`), ...block(`if (${name})`, body)];
    });
  /** Reads a flag; where a stage that writes it may come next, nobody goes on before all have read. */
  const flagLines = (flag: string, next: ReadonlySet<number>, use: (text: string) => string): string[] => {
    const hazard = [...next].some((stage) => stageWrites(plan, stage, flag));
    const text = flagText(flag, control, 'cycle');
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
