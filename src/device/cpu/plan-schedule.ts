/**
 * The order of a plan, twice: as a schedule that the pool runs by itself, and as a walk by the host, which profiles need
 * and opaque stages, whose bodies are the host's. Both read flags from the same words.
 */
import type { PlanStep } from '../../fuse/stage.js';
import type { Loaded } from './loaded.js';
import type { ScheduleStep } from './schedule.js';

/** Whether the pool can run the plan alone: nothing is the host's, and no flag moves with the cycle. */
export function poolCanRun({ plan, program, stages }: Pick<Loaded, 'plan' | 'program' | 'stages'>): boolean {
  const buffered = new Set(program.tensors.filter((tensor) => tensor.buffered).map((tensor) => tensor.name));
  const fixed = (steps: readonly PlanStep[]): boolean =>
    steps.every((step) => {
      if (step.kind === 'stage') return true;
      if (step.kind === 'when' && buffered.has(step.flag)) return false;
      if (step.kind === 'repeat' && step.until !== undefined && buffered.has(step.until)) return false;
      return fixed(step.body);
    });
  return stages.pieces.flat().every((piece) => piece.kind === 'run') && fixed(plan.steps);
}

export function scheduleOf(loaded: Loaded): ScheduleStep[] {
  const { arena, isSolo, stages } = loaded;
  const address = (tensor: string): number => 4 * (arena.offsets.get(tensor)?.[0] ?? 0);
  const convert = (steps: readonly PlanStep[], depth: number): ScheduleStep[] =>
    steps.flatMap((step): ScheduleStep[] => {
      switch (step.kind) {
        case 'stage':
          return stages.pieces[step.stage].flatMap((piece) =>
            piece.kind === 'run' ? [{ kind: 'run', stage: piece.number, solo: piece.solo || isSolo[step.stage] }] : [],
          );
        case 'repeat': {
          const index = 4 * arena.control.repeat[depth];
          const base = { kind: 'repeat' as const, count: step.max, index, body: convert(step.body, depth + 1) };
          return [step.until === undefined ? base : { ...base, until: address(step.until) }];
        }
        case 'when':
          return [{ kind: 'when', flag: address(step.flag), body: convert(step.body, depth) }];
        case 'every':
          return [{ kind: 'every', period: step.n, phase: step.phase, body: convert(step.body, depth) }];
        default:
          return step satisfies never;
      }
    });
  return convert(loaded.plan.steps, 0);
}

/** Walks the plan in the host's own steps. `flag` reads a scalar flag tensor, `words` are those of the memory. */
export function walkPlan(
  loaded: Loaded,
  words: Uint32Array,
  flag: (tensor: string) => number,
  run: (stage: number) => void,
): void {
  const { control } = loaded.arena;
  const walk = (steps: readonly PlanStep[], depth: number): void => {
    for (const step of steps) {
      switch (step.kind) {
        case 'stage':
          run(step.stage);
          break;
        case 'repeat':
          for (let iteration = 0; iteration < step.max; iteration += 1) {
            words[control.repeat[depth]] = iteration;
            walk(step.body, depth + 1);
            if (step.until !== undefined && flag(step.until) !== 0) break;
          }
          break;
        case 'when':
          if (flag(step.flag) !== 0) walk(step.body, depth);
          break;
        case 'every':
          if (words[control.cycle] % step.n === step.phase) walk(step.body, depth);
          break;
        default:
          step satisfies never;
      }
    }
  };
  walk(loaded.plan.steps, 0);
}
