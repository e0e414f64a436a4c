/**
 * Values of a row that have little in common, as two phases: where a phase has rows for half of a block's warps at most
 * (what is prepared once a voxel, say), each half of its values gets warps of its own instead of half of them waiting.
 */
import { flopsOf, loadsOfUnit } from '../../fuse/cost.js';
import { type NestPhase, type Part, type Phase, writeExpressions } from '../../fuse/stage.js';
import type { Write } from '../../kernel/op.js';
import { freeAxes, loadsOf } from '../../kernel/walk.js';
import { knownPoints } from '../loop/passes/folds.js';
import { warpThreads } from './tuning.js';

/** Operations of a row from which on a half of them is worth a phase. */
const leastFlops = 200;
/** A load counts as so many operations. */
const loadCost = 4;
/** The longer half may take this share of the whole: more, and most would be computed twice. */
const worstShare = 0.75;

/** The part with such phases in halves, or why it has none. `threads`: of a block. */
export function spreadValues(part: Part, threads: number): Part | string {
  if (part.phases.length < 2) return 'one phase alone';
  const phases = part.phases.flatMap((phase) => halvesOf(phase, threads) ?? [phase]);
  return phases.length > part.phases.length ? { ...part, phases } : 'no values of few rows that fall into halves';
}

function halvesOf(phase: Phase, threads: number): NestPhase[] | undefined {
  if (phase.kind !== 'nest' || phase.sweeps.length > 0 || phase.writes.length < 2) return undefined;
  const rows = knownPoints(phase.rows);
  if (rows === undefined || rows < warpThreads || 2 * rows > threads) return undefined;
  const written = new Set(phase.writes.map(({ tensor }) => tensor));
  if (loadsOf(phase.writes.flatMap(writeExpressions)).some(({ tensor }) => written.has(tensor))) return undefined;
  const cost = (writes: readonly Write[]): number => {
    const roots = writes.flatMap(writeExpressions);
    const fixed = roots.flatMap((root) => [...freeAxes(root)]);
    return flopsOf(roots, fixed) + loadCost * loadsOfUnit(roots, fixed);
  };
  const whole = cost(phase.writes);
  if (whole < leastFlops) return undefined;
  const halves = halve(phase, cost);
  if (Math.max(...halves.map(cost)) > worstShare * whole) return undefined;
  return halves.map((own) => ({ ...phase, writes: phase.writes.filter((write) => own.includes(write)) }));
}

/** Values that read the same rows stay together; the groups go, the longest first, to the half that is shorter so far. */
function halve(phase: NestPhase, cost: (writes: readonly Write[]) => number): [Write[], Write[]] {
  const rows = new Set(phase.rows);
  const groups: { tensors: Set<string>; writes: Write[] }[] = [];
  for (const write of phase.writes) {
    const loads = loadsOf(writeExpressions(write)).filter(({ args }) =>
      args.some((index) => [...freeAxes(index)].some((axis) => rows.has(axis))),
    );
    const own = { tensors: new Set(loads.map(({ tensor }) => tensor)), writes: [write] };
    for (const group of groups.filter(({ tensors }) => [...own.tensors].some((tensor) => tensors.has(tensor)))) {
      groups.splice(groups.indexOf(group), 1);
      for (const tensor of group.tensors) own.tensors.add(tensor);
      own.writes.unshift(...group.writes);
    }
    groups.push(own);
  }
  const halves: [Write[], Write[]] = [[], []];
  const costs = new Map(groups.map((group) => [group, cost(group.writes)]));
  for (const group of groups.sort((a, b) => (costs.get(b) ?? 0) - (costs.get(a) ?? 0)))
    halves[cost(halves[0]) <= cost(halves[1]) ? 0 : 1].push(...group.writes);
  return halves;
}
