/**
 * Which warps of a block take a phase, among those that stand between the same two barriers: the barrier waits for the warp
 * that has most to do, so a phase begins at the warp from which on its own warps have least. How long a phase takes is only
 * guessed, by its text; nothing but time depends on it.
 */
import type { Phase } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import { type Dimension, product } from '../../kernel/dimension.js';
import type { Expr } from '../../kernel/expr.js';
import type { Team } from './schedule.js';
import { warpThreads } from './tuning.js';

/** Operations that take about as long as a round of loads, a fold's shuffles, a division. */
const loadRound = 24;
const foldSteps = 24;
const division = 12;
/** What a symbol counts as. */
const symbolLength = 1024;

/** What a phase costs each warp that has rows of it, in operations; `rows`: how many of them it has. */
export function phaseWeight(phase: Phase, team: Team, rows: number): number {
  const seen = new Set<Expr>();
  // The threads of a warp share the elements of its folds; what stands inside an element is the work of one thread.
  const below = (expr: Expr, sharers: number): number => {
    if (seen.has(expr)) return 0;
    seen.add(expr);
    if (expr.op === 'fold') {
      const length = Math.ceil(product(expr.axes.map(({ extent }) => lengthOf(extent))) / sharers);
      const inside = expr.args.reduce((sum, arg) => sum + below(arg, 1), 1);
      return length * inside + (sharers > 1 ? foldSteps : 0);
    }
    const own = expr.op === 'div' || expr.op === 'sqrt' ? division : expr.args.length > 0 ? 1 : 0;
    return expr.args.reduce((sum, arg) => sum + below(arg, sharers), own);
  };
  const sharers = team === 'thread' ? 1 : warpThreads;
  return loadRound + rows * phaseExpressions(phase).reduce((sum, root) => sum + below(root, sharers), 0);
}

function lengthOf(extent: Dimension): number {
  return typeof extent === 'number' ? extent : symbolLength;
}

/** What the warps of a block have to do until the next barrier. */
export class WarpLoads {
  private readonly loads: number[];

  constructor(warps: number) {
    this.loads = new Array<number>(warps).fill(0);
  }

  /** The first of `count` neighbouring warps for work of that weight each: `wanted`, unless others have less to do. */
  take(count: number, weight: number, wanted: number): number {
    const { length } = this.loads;
    const warpsFrom = (first: number): number[] => Array.from({ length: count }, (_, i) => (first + i) % length);
    const latest = (first: number): number => Math.max(...warpsFrom(first).map((warp) => this.loads[warp]));
    let best = wanted;
    for (let step = 1; step < length; step += 1) {
      const first = (wanted + step) % length;
      if (latest(first) < latest(best)) best = first;
    }
    for (const warp of warpsFrom(best)) this.loads[warp] += weight;
    return best;
  }

  /** Behind a barrier nobody has anything to do. */
  clear(): void {
    this.loads.fill(0);
  }
}
