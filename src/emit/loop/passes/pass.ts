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

/** A part in which phases are changed, and the threads of one of its units. */
interface PhasePlace {
  readonly nest: PartNest;
  readonly threads: number;
  readonly machine: Machine;
}

/** A pass that changes phases one by one; a part stays as it is where none is changed. */
export function phasePass(name: string, change: (phase: PhaseNest, place: PhasePlace) => PhaseNest | string): Pass {
  const apply: Pass['apply'] = (nest, { lanes }, machine) => {
    const place = { nest, threads: lanes / nest.teams, machine };
    const changed = nest.phases.map((phase) => change(phase, place));
    const reasons = changed.filter((next) => typeof next === 'string');
    if (reasons.length === changed.length) return [...new Set(reasons)].join('; ');
    return { ...nest, phases: changed.map((next, i) => (typeof next === 'string' ? nest.phases[i] : next)) };
  };
  return { name, apply };
}
