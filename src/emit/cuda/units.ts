/**
 * Translation units of a long program. The time that a compiler takes grows faster than the text, and one text keeps one
 * core busy, so the long stages of a long program each get a text of their own, to be compiled side by side. Short
 * programs stay whole.
 */
import type { Plan } from '../../fuse/stage.js';

/** One text to compile. */
export interface CudaUnit {
  readonly text: string;
  /** Kernels of stages in this unit; everything else stands in the last one. */
  readonly stages: readonly number[];
}

/** Phases from which on a program is long. */
const manyPhases = 32;
/** A stage with more text than this is worth a unit of its own: each one reads the prelude again. */
const ownUnit = 20_000;

export function isLong(plan: Plan): boolean {
  const phases = plan.stages.flatMap(({ parts }) => parts.map((part) => part.phases.length));
  return phases.reduce((sum, count) => sum + count, 0) >= manyPhases;
}

/** Which stages stand together, by the length of their texts: the long ones alone, longest first, then all others. */
export function groupStages(lengths: readonly number[]): number[][] {
  const numbers = lengths.map((_, stage) => stage);
  const long = numbers.filter((stage) => lengths[stage] > ownUnit).sort((a, b) => lengths[b] - lengths[a]);
  return [...long.map((stage) => [stage]), numbers.filter((stage) => lengths[stage] <= ownUnit)];
}
