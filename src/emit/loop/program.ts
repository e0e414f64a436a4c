/**
 * A plan as loops: one kernel per stage and guard, tiny kernels of one thread for repeats and conditions, and the order in
 * which the host runs them. Guarded stages look first whether they are alive: at the flag itself where their body leaves it
 * as it is, else at a word that the tiny kernels set. `every` is decided on the host, which knows the cycle. A stage that is
 * not alive is run and returns at once: nothing on the host depends on a device value.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import { writesInside } from '../../fuse/lifetime.js';
import { type Plan, type PlanStep, phaseExpressions, type Stage } from '../../fuse/stage.js';
import type { Program } from '../../kernel/program.js';
import { freeAxes } from '../../kernel/walk.js';
import { type Address, choose, equal, operation, plus, type Statement, unsigned, type Value } from './language.js';
import { extraWords, type Site } from './lower/module.js';
import { type LoweredStage, lowerStage } from './lower/stage.js';
import type { Machine } from './machine.js';
import { freshNest, type StageNest } from './nest.js';
import { applyPasses, type Pass, type PassOutcome, passes } from './passes/index.js';
import { put, when } from './statements.js';

/** What the host does in a step; `stage` names a stage with the guard that it stands under. */
export type LoopStep =
  | { readonly kind: 'stage'; readonly stage: number; readonly guard: number | undefined }
  | { readonly kind: 'control'; readonly entryPoint: string }
  | { readonly kind: 'repeat'; readonly max: number; readonly body: readonly LoopStep[] }
  | { readonly kind: 'every'; readonly n: number; readonly phase: number; readonly body: readonly LoopStep[] };

export interface LoopKernel extends LoweredStage {
  readonly stage: number;
  readonly guard: number | undefined;
  readonly nest: StageNest;
  /** The condition of the stage, if any. */
  readonly alive: Value | undefined;
  readonly outcomes: readonly PassOutcome[];
}

export interface LoopProgram {
  readonly kernels: readonly LoopKernel[];
  /** Bodies of one thread, by entry point. */
  readonly control: ReadonlyMap<string, readonly Statement[]>;
  readonly steps: readonly LoopStep[];
  readonly guards: number;
  /** Places of bounds checks by number − 1; empty unless debugging. */
  readonly sites: readonly Site[];
}

/** The loops of a plan, by all passes or by those that are chosen. */
export function lowerProgram(
  program: Program,
  plan: Plan,
  control: ControlBlock,
  machine: Machine,
  chosen: readonly Pass[] = passes,
): LoopProgram {
  const flow = new ControlFlow(plan, control);
  const steps = flow.walk(plan.steps, undefined, 0);
  const sites: Site[] = [];
  const kernels: LoopKernel[] = [];
  const visit = (inside: readonly LoopStep[]): void => {
    for (const step of inside) {
      if (step.kind === 'repeat' || step.kind === 'every') visit(step.body);
      if (step.kind !== 'stage' || kernels.some(({ stage, guard }) => stage === step.stage && guard === step.guard))
        continue;
      const fresh = freshNest(plan.stages[step.stage] as Stage, program, machine);
      const { nest, outcomes } = applyPasses(fresh, machine, chosen);
      const alive = step.guard === undefined ? undefined : flow.conditions[step.guard];
      const lowered = lowerStage(nest, program, control, machine, sites, alive !== undefined);
      kernels.push({ ...lowered, stage: step.stage, guard: step.guard, nest, alive, outcomes });
    }
  };
  visit(steps);
  return { kernels, control: flow.kernels, steps, guards: flow.conditions.length, sites };
}

const param = (at: number): Value => ({ kind: 'word', type: 'u32', at });
const load = (address: Address): Value => ({ kind: 'load', type: 'u32', address });
const nonZero = (value: Value): Value => operation('ne', 'bool', value, unsigned(0));

class ControlFlow {
  readonly kernels = new Map<string, readonly Statement[]>();
  /** By guard: the condition under which its stages are alive. */
  readonly conditions: Value[] = [];

  constructor(
    private readonly plan: Plan,
    private readonly control: ControlBlock,
  ) {}

  private arena(at: Value): Address {
    return { space: 'global', array: 'arena', base: at, places: [] };
  }

  private word(guard: number): Address {
    return this.arena(plus(param(this.control.words + extraWords.guards), unsigned(guard)));
  }

  private flag(tensor: string): Value {
    const [even, odd] = (this.control.tensor.get(tensor) ?? [0]).map(param);
    if (odd === undefined) return load(this.arena(even));
    const cycle = load(this.arena(unsigned(this.control.cycle)));
    const isOdd = equal(operation('bitAnd', 'u32', cycle, unsigned(1)), unsigned(1));
    return load(this.arena(choose(isOdd, odd, even)));
  }

  /** A guard that its word tells, or its condition where that is given. */
  private guard(condition?: Value): number {
    this.conditions.push(condition ?? nonZero(load(this.word(this.conditions.length))));
    return this.conditions.length - 1;
  }

  private alive(guard: number | undefined): Value {
    return guard === undefined ? unsigned(1) : choose(this.conditions[guard], unsigned(1), unsigned(0));
  }

  private kernel(name: string, body: readonly Statement[]): LoopStep {
    const entryPoint = `${name}_${this.kernels.size}`;
    this.kernels.set(entryPoint, body);
    return { kind: 'control', entryPoint };
  }

  walk(steps: readonly PlanStep[], guard: number | undefined, depth: number): LoopStep[] {
    return steps.flatMap((step): LoopStep[] => {
      switch (step.kind) {
        case 'stage':
          return [{ kind: 'stage', stage: step.stage, guard }];
        case 'every':
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

  private when(step: Extract<PlanStep, { kind: 'when' }>, guard: number | undefined, depth: number): LoopStep[] {
    const isSet = nonZero(this.flag(step.flag));
    if (!writesInside(this.plan, step.body, step.flag)) {
      const both = guard === undefined ? isSet : operation('and', 'bool', this.conditions[guard], isSet);
      return this.walk(step.body, this.guard(both), depth);
    }
    const own = this.guard();
    const value = choose(isSet, this.alive(guard), unsigned(0));
    const set = this.kernel('when', [put(this.word(own), value)]);
    return [set, ...this.walk(step.body, own, depth)];
  }

  private repeat(step: Extract<PlanStep, { kind: 'repeat' }>, guard: number | undefined, depth: number): LoopStep[] {
    const round = this.arena(unsigned(this.control.repeat[depth]));
    const counted = usesAxis(this.plan, step);
    const own = step.until === undefined ? guard : this.guard();
    const begin: Statement[] = counted ? [put(round, unsigned(0))] : [];
    const next: Statement[] = counted ? [{ kind: 'add', address: round, value: unsigned(1) }] : [];
    if (step.until !== undefined && own !== undefined) {
      begin.push(put(this.word(own), this.alive(guard)));
      const end: Statement = put(this.word(own), unsigned(0));
      next.push(when(nonZero(this.flag(step.until)), [end]));
    }
    const body = this.walk(step.body, own, depth + 1);
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
