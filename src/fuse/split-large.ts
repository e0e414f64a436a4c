/**
 * Large parts as stages of their own that run beside the rest of their stage. One kernel for all parts has the registers and
 * the block size that its longest chain needs; a part that moves hundreds of megabytes is faster with its own.
 */
import type { Bindings } from '../kernel/dimension.js';
import type { Program } from '../kernel/program.js';
import { partMovement } from './cost.js';
import type { Machine } from './machine.js';
import { stageName } from './plan.js';
import type { Part, Plan, PlanStep, Stage } from './stage.js';

/** Work that takes a whole GPU this many nanoseconds is worth a kernel, and its beginning and end beside others. */
const leastNs = 20_000;
/** Bytes that a GPU's memory moves in a nanosecond; machines say what caches do. */
const memoryBytesPerNs = 4000;

/** A plan whose stages may run side by side. */
export interface SplitPlan {
  readonly plan: Plan;
  /** Stages that run beside the one in front of them. Where scratch lies must still follow the plan that was split. */
  readonly beside: ReadonlySet<number>;
}

/** The plan with its large parts split off; undefined where there are none. */
export function splitLarge(
  { stages, steps, decisions }: Plan,
  program: Program,
  machine: Machine,
  sizes: Bindings,
  least = leastNs,
): SplitPlan | undefined {
  // The last stage also counts the cycle, which nothing beside it may read then; those under a condition are small.
  const whole = new Set(steps.slice(0, -1).flatMap((step) => (step.kind === 'stage' ? [step.stage] : [])));
  const made: Stage[] = [];
  const beside = new Set<number>();
  const numbers = stages.map((stage, i) => {
    const pieces = whole.has(i) ? split(stage, program, machine, sizes, least) : [stage];
    const first = made.length;
    made.push(...pieces);
    for (let at = first + 1; at < made.length; at += 1) beside.add(at);
    return pieces.map((_, at) => first + at);
  });
  if (beside.size === 0) return undefined;
  const renumber = (list: readonly PlanStep[]): PlanStep[] =>
    list.flatMap((step): PlanStep[] =>
      step.kind === 'stage'
        ? numbers[step.stage].map((stage) => ({ kind: 'stage', stage }))
        : [{ ...step, body: renumber(step.body) }],
    );
  return { plan: { stages: made, steps: renumber(steps), decisions }, beside };
}

function split(stage: Stage, program: Program, machine: Machine, sizes: Bindings, least: number): Stage[] {
  const large = stage.parts.filter((part) => isLarge(part, program, machine, sizes, least));
  if (large.length === 0 || stage.parts.length === 1) return [stage];
  const rest = stage.parts.filter((part) => !large.includes(part));
  return [...(rest.length === 0 ? [] : [rest]), ...large.map((part) => [part])].map((parts) => ({
    name: stageName(parts),
    parts,
  }));
}

function isLarge(part: Part, program: Program, machine: Machine, sizes: Bindings, least: number): boolean {
  const { parallel, flopsPerNs } = machine;
  const { readBytes, writtenBytes, flops } = partMovement(part, program, sizes);
  return Math.max(flops / (flopsPerNs * parallel), (readBytes + writtenBytes) / memoryBytesPerNs) >= least;
}
