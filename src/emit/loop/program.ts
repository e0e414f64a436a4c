/** A plan as loops: one kernel per stage and guard, and the control flow between them. `every` is decided on the host, which knows the cycle. */
import type { ControlBlock } from '../../fuse/arena.js';
import type { Plan, Stage } from '../../fuse/stage.js';
import type { Program } from '../../kernel/program.js';
import { ControlFlow, type LoopStep, memoryWord } from './control-flow.js';
import { type Address, loadOf, plus, type Statement, unsigned, type Value, word } from './language.js';
import { extraWords, type Site } from './lower/module.js';
import { type LoweredStage, lowerStage } from './lower/stage.js';
import type { Machine } from './machine.js';
import { freshNest, type StageNest } from './nest.js';
import { applyPasses, type Pass, type PassOutcome, passes } from './passes/index.js';

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
  const guards = word(control.words + extraWords.guards);
  const cycle = loadOf(memoryWord(unsigned(control.cycle)), 'u32');
  const wordOf = (guard: number): Address => memoryWord(plus(guards, guard));
  const flow = new ControlFlow(plan, control, { cycle, word: wordOf, hostCounts: true });
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
  visit(flow.steps);
  return { kernels, control: flow.kernels, steps: flow.steps, guards: flow.words, sites };
}
