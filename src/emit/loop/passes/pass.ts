/**
 * A pass: a small named function that takes a nest and gives a new one, or a sentence why not. All passes are in one list
 * (index.ts), and each leaves a nest that runs and gives the same bits.
 */
import type { Machine } from '../machine.js';
import type { PartNest, PhaseNest, StageNest } from '../nest.js';

export interface Pass {
  readonly name: string;
  /** One part of the stage as it is now. A text says why the part stays as it is. */
  readonly apply: (part: PartNest, stage: StageNest, machine: Machine) => PartNest | string;
}

/** What became of a pass at one part. */
export interface PassOutcome {
  readonly pass: string;
  readonly part: number;
  readonly taken: boolean;
  /** Why not; empty where it was taken. */
  readonly reason: string;
}

/** Changes the phases one by one; the part stays as it is where none is changed. */
export function eachPhase(
  part: PartNest,
  change: (phase: PhaseNest, position: number) => PhaseNest | string,
): PartNest | string {
  const reasons = new Set<string>();
  let isChanged = false;
  const phases = part.phases.map((phase, position) => {
    const next = change(phase, position);
    if (typeof next === 'string') {
      reasons.add(next);
      return phase;
    }
    isChanged = true;
    return next;
  });
  return isChanged ? { ...part, phases } : [...reasons].join('; ');
}
