/**
 * The order in which a host runs the kernels of a plan: guards of stages, and tiny kernels of one thread for repeats and
 * conditions. Guarded stages look first whether they are alive: at the flag itself where their body leaves it as it is, else
 * at a word that the tiny kernels set. A stage that is not alive is run and returns at once: nothing on the host depends on
 * a device value.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import { writesInside } from '../../fuse/lifetime.js';
import { type Plan, type PlanStep, phaseExpressions } from '../../fuse/stage.js';
import { freeAxes } from '../../kernel/walk.js';
import {
  type Address,
  choose,
  equal,
  loadOf,
  operation,
  type Statement,
  unsigned,
  type Value,
  word,
} from './language.js';
import { put, when } from './statements.js';

/** What the host does in a step; `stage` names a stage and its guard. */
export type LoopStep =
  | { readonly kind: 'stage'; readonly stage: number; readonly guard: number | undefined }
  | { readonly kind: 'control'; readonly entryPoint: string }
  | { readonly kind: 'repeat'; readonly max: number; readonly body: readonly LoopStep[] }
  | { readonly kind: 'every'; readonly n: number; readonly phase: number; readonly body: readonly LoopStep[] };

/** What the words of a step are called, and who knows the cycle. */
export interface FlowTarget {
  readonly cycle: Value;
  /** Where guards are kept that their flags do not tell, by their number among these. */
  word(guard: number): Address;
  /** The host decides what runs in which cycles; else `every` is a condition like others. */
  readonly hostCounts: boolean;
}

const isSet = (address: Address): Value => operation('ne', 'bool', loadOf(address, 'u32'), unsigned(0));
/** A word of global memory. */
export const memoryWord = (base: Value, array = 'arena'): Address => ({ space: 'global', array, base, places: [] });

/** Whether a flag is set. */
export function flagValue(tensor: string, { tensor: offsets }: ControlBlock, cycle: Value): Value {
  const [even, odd] = (offsets.get(tensor) ?? [0]).map(word);
  if (odd === undefined) return isSet(memoryWord(even));
  const isOdd = equal(operation('bitAnd', 'u32', cycle, unsigned(1)), 1);
  return isSet(memoryWord(choose(isOdd, odd, even)));
}

/** Whether the cycle is one of those in which something is done. */
export function everyValue({ n, phase }: { readonly n: number; readonly phase: number }, cycle: Value): Value {
  return equal(operation('rem', 'u32', cycle, unsigned(n)), phase);
}

export class ControlFlow {
  /** Bodies of one thread, by entry point. */
  readonly kernels = new Map<string, readonly Statement[]>();
  /** By guard: the condition under which its stages are alive. */
  readonly conditions: Value[] = [];
  /** How many guards are kept in words. */
  words = 0;
  readonly steps: readonly LoopStep[];

  constructor(
    private readonly plan: Plan,
    private readonly control: ControlBlock,
    private readonly target: FlowTarget,
  ) {
    this.steps = this.walk(plan.steps, undefined, 0);
  }

  private guard(condition: Value): number {
    this.conditions.push(condition);
    return this.conditions.length - 1;
  }

  /** A guard that a word tells. */
  private keptGuard(): { readonly own: number; readonly word: Address } {
    const word = this.target.word(this.words);
    this.words += 1;
    return { own: this.guard(isSet(word)), word };
  }

  private alive(guard: number | undefined): Value {
    return guard === undefined ? unsigned(1) : choose(this.conditions[guard], unsigned(1), unsigned(0));
  }

  private kernel(name: string, body: readonly Statement[]): LoopStep {
    const entryPoint = `${name}_${this.kernels.size}`;
    this.kernels.set(entryPoint, body);
    return { kind: 'control', entryPoint };
  }

  private walk(steps: readonly PlanStep[], guard: number | undefined, depth: number): LoopStep[] {
    const { cycle, hostCounts } = this.target;
    return steps.flatMap((step): LoopStep[] => {
      switch (step.kind) {
        case 'stage':
          return [{ kind: 'stage', stage: step.stage, guard }];
        case 'every':
          if (!hostCounts) return this.conditional(step.body, everyValue(step, cycle), guard, depth);
          return [{ kind: 'every', n: step.n, phase: step.phase, body: this.walk(step.body, guard, depth) }];
        case 'when':
          return this.when(step, guard, depth);
        case 'repeat':
          return this.repeat(step, guard, depth);
        default:
          return step satisfies never;
      }
    });
  }

  /** A condition that no stage inside can change is read by each of them: a kernel that only sets a word takes as long as a stage. */
  private conditional(
    body: readonly PlanStep[],
    condition: Value,
    guard: number | undefined,
    depth: number,
  ): LoopStep[] {
    const both = guard === undefined ? condition : operation('and', 'bool', this.conditions[guard], condition);
    return this.walk(body, this.guard(both), depth);
  }

  private when(step: Extract<PlanStep, { kind: 'when' }>, guard: number | undefined, depth: number): LoopStep[] {
    const isOpen = flagValue(step.flag, this.control, this.target.cycle);
    if (!writesInside(this.plan, step.body, step.flag)) return this.conditional(step.body, isOpen, guard, depth);
    const { own, word } = this.keptGuard();
    const set = this.kernel('when', [put(word, choose(isOpen, this.alive(guard), unsigned(0)))]);
    return [set, ...this.walk(step.body, own, depth)];
  }

  private repeat(step: Extract<PlanStep, { kind: 'repeat' }>, guard: number | undefined, depth: number): LoopStep[] {
    const round = memoryWord(unsigned(this.control.repeat[depth]));
    const counted = usesAxis(this.plan, step);
    const kept = step.until === undefined ? undefined : this.keptGuard();
    const begin: Statement[] = counted ? [put(round, unsigned(0))] : [];
    const next: Statement[] = counted ? [{ kind: 'add', address: round, value: unsigned(1) }] : [];
    if (step.until !== undefined && kept !== undefined) {
      begin.push(put(kept.word, this.alive(guard)));
      next.push(when(flagValue(step.until, this.control, this.target.cycle), [put(kept.word, unsigned(0))]));
    }
    const body = this.walk(step.body, kept?.own ?? guard, depth + 1);
    const after = next.length === 0 ? [] : [this.kernel('next', next)];
    const before = begin.length === 0 ? [] : [this.kernel('begin', begin)];
    return [...before, { kind: 'repeat', max: step.max, body: [...body, ...after] }];
  }
}

/** Whether any stage inside reads the iteration. */
function usesAxis(plan: Plan, step: Extract<PlanStep, { kind: 'repeat' }>): boolean {
  const inside = (steps: readonly PlanStep[]): boolean =>
    steps.some((inner) => {
      if (inner.kind !== 'stage') return inside(inner.body);
      return plan.stages[inner.stage].parts.some((part) =>
        part.phases.some((phase) => phaseExpressions(phase).some((expr) => freeAxes(expr).has(step.axis))),
      );
    });
  return inside(step.body);
}
