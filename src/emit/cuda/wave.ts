/**
 * Which warps of a block take which phase, where several phases stand between the same two barriers: the longest are placed
 * first, each where the warps have least to do, and rows that a warp takes alone are spread over as few warps as let the
 * wave end soonest. Times are rough; only their order counts.
 */
import type { Phase } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import { largest, product } from '../../kernel/dimension.js';
import type { Expr } from '../../kernel/expr.js';
import { visit } from '../../kernel/walk.js';
import { loopTime, type Team } from './schedule.js';
import { warpThreads } from './tuning.js';

/** The warps from `shift` on, `warps` of them, around the end of the block. */
export interface Crew {
  readonly shift: number;
  readonly warps: number;
}

/** One phase of a wave and who does one of its rows. */
export interface Waiting {
  readonly phase: Phase;
  readonly team: Team;
}

/** Cycles: a phase's beginning and end, a trip to memory, an element of a loop, an operation. */
const cycles = { phase: 400, load: 700, element: 60, operation: 4 } as const;
/** Further rows of a warp take less than the first, since their loads lie in flight together. */
const furtherRow = 0.4;

/** Warps of a block that find work in a phase. */
export function warpsOf({ phase, team }: Waiting, blockWarps: number): number {
  const rows = product(phase.rows.map((axis) => largest(axis.extent)));
  if (team === 'block') return blockWarps;
  return Math.min(blockWarps, Math.max(1, team === 'warp' ? rows : Math.ceil(rows / warpThreads)));
}

/** For each phase of a wave its warps. */
export function placeWave(wave: readonly Waiting[], blockWarps: number): Crew[] {
  const load = new Array<number>(blockWarps).fill(0);
  const placed = new Map<number, Crew>();
  const times = wave.map(timeOf);
  for (const i of [...wave.keys()].sort((a, b) => times[b] - times[a] || a - b)) {
    const most = warpsOf(wave[i], blockWarps);
    const { shift, warps, end } = best(wave[i], times[i], most, load);
    placed.set(i, { shift, warps });
    for (let w = 0; w < warps; w += 1) load[(shift + w) % blockWarps] = end;
  }
  return [...wave.keys()].map((i) => placed.get(i) as Crew);
}

/** Where a phase ends soonest; of equals, on the most warps, and the first of those. */
function best({ phase, team }: Waiting, time: number, most: number, load: readonly number[]): Crew & { end: number } {
  const rows = product(phase.rows.map((axis) => largest(axis.extent)));
  const canShrink = team === 'warp' && phase.kind === 'nest' && phase.rows.length > 0;
  let found = { shift: 0, warps: most, end: Number.POSITIVE_INFINITY };
  for (let warps = most; warps >= (canShrink ? 1 : most); warps -= 1) {
    const each = team === 'warp' ? Math.ceil(rows / warps) : 1;
    for (let shift = 0; shift < (warps === load.length ? 1 : load.length); shift += 1) {
      const begin = Math.max(...Array.from({ length: warps }, (_, w) => load[(shift + w) % load.length]));
      const end = begin + time * (1 + furtherRow * (each - 1));
      if (end < found.end) found = { shift, warps, end };
    }
  }
  return found;
}

/** About how long one row takes whoever does it. */
function timeOf({ phase, team }: Waiting): number {
  const roots = phaseExpressions(phase);
  let operations = 0;
  visit(roots, (expr) => {
    if (expr.args.length > 0) operations += 1;
  });
  const loop = phase.kind === 'nest' ? loopTime(phase, team === 'warp' ? warpThreads : 1) : warpThreads;
  return cycles.phase + cycles.load * trips(roots) + cycles.element * loop + cycles.operation * operations;
}

/** The longest way from load to load whose place hangs on it. */
function trips(roots: readonly Expr[]): number {
  const memory = new Map<Expr, number>();
  const of = (expr: Expr): number => {
    const known = memory.get(expr);
    if (known !== undefined) return known;
    const below = Math.max(0, ...expr.args.map(of));
    const own = expr.op === 'load' && !expr.tensor.startsWith('%') ? below + 1 : below;
    memory.set(expr, own);
    return own;
  };
  return Math.max(0, ...roots.map(of));
}
