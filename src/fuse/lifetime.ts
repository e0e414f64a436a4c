/**
 * When each tensor is alive: from the first to the last position of the plan that touches it. A tensor touched inside a
 * control step is alive for the whole of it, since its body may run again.
 */
import { versioned, writesOf } from '../kernel/op.js';
import { loadsOf } from '../kernel/walk.js';
import type { Phase, Plan, PlanStep, Stage } from './stage.js';
import { phaseExpressions } from './stage.js';

export interface Life {
  readonly first: number;
  readonly last: number;
}

export function lifetimes(plan: Plan): Map<string, Life> {
  const lives = new Map<string, Life>();
  const touch = (name: string, first: number, last: number): void => {
    const known = lives.get(name);
    lives.set(
      name,
      known === undefined ? { first, last } : { first: Math.min(known.first, first), last: Math.max(known.last, last) },
    );
  };
  let position = 0;
  const walk = (steps: readonly PlanStep[], note: (name: string, at: number) => void): void => {
    for (const step of steps) {
      if (step.kind === 'stage') {
        for (const name of touchedBy(plan.stages[step.stage])) note(name, position);
        position += 1;
        continue;
      }
      const begin = position;
      const inside = new Set<string>();
      if (step.kind === 'when') inside.add(step.flag);
      if (step.kind === 'repeat' && step.until !== undefined) inside.add(step.until);
      position += 1;
      walk(step.body, (name) => inside.add(name));
      position += 1;
      for (const name of inside) {
        note(name, begin);
        note(name, position - 1);
      }
    }
  };
  walk(plan.steps, (name, at) => touch(name, at, at));
  return lives;
}

/** Names of all tensors a stage reads or writes, locals left out. */
export function touchedBy(stage: Stage): Set<string> {
  const names = new Set<string>();
  for (const part of stage.parts) {
    for (const phase of part.phases) {
      for (const { tensor } of [...phaseReads(phase), ...phaseWrites(phase)])
        if (!tensor.startsWith('%')) names.add(tensor);
    }
  }
  return names;
}

export interface Touch {
  readonly tensor: string;
  readonly version: 'current' | 'next';
}

export function phaseReads(phase: Phase): Touch[] {
  if (phase.kind === 'opaque') return phase.op.reads.map((tensor) => ({ tensor, version: 'current' }));
  return loadsOf(phaseExpressions(phase)).map(({ tensor, version }) => ({ tensor, version }));
}

export function phaseWrites(phase: Phase): Touch[] {
  if (phase.kind !== 'nest') return writesOf(phase.op);
  return [...phase.sweeps.flatMap((sweep) => sweep.writes), ...phase.writes].map(({ tensor, version }) => ({
    tensor,
    version,
  }));
}

/** Whether a stage writes the tensor, in any version. */
export function stageWrites({ stages }: Plan, stage: number, tensor: string): boolean {
  const phases = stages[stage].parts.flatMap((part) => part.phases);
  return phases.some((phase) => phaseWrites(phase).some((write) => write.tensor === tensor));
}

/** Whether any stage inside writes the tensor, so that what its flag said at the beginning must be kept. */
export function writesInside(plan: Plan, steps: readonly PlanStep[], tensor: string): boolean {
  return steps.some((step) =>
    step.kind === 'stage' ? stageWrites(plan, step.stage, tensor) : writesInside(plan, step.body, tensor),
  );
}

export function touchText(touch: Touch): string {
  return versioned(touch.tensor, touch.version);
}
