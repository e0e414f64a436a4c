/**
 * The phases of a unit one after the other. A barrier of the team stands only before a phase that touches what one since
 * the last barrier wrote, or writes what one read; phases in between share the block, each on warps of its own. Phases are
 * moved forward to where they can do so.
 */
import { type Accesses, mustWait, phaseAccesses } from '../../fuse/access.js';
import { type Part, type Phase, phaseExpressions } from '../../fuse/stage.js';
import type { Axis, Expr } from '../../kernel/expr.js';
import type { Statement, Value } from '../loop/language.js';
import { mostPoints } from '../loop/passes/folds.js';
import type { StageContext } from './context.js';
import { phaseStatements, warpsOf } from './phase.js';
import { points, type Schedule, sharedFolds, type Team } from './schedule.js';
import { meetOf } from './scope.js';
import { warpThreads } from './tuning.js';

export function chainStatements(
  part: Part,
  { unit, rows }: Pick<Schedule, 'unit' | 'rows'>,
  units: ReadonlyMap<Axis, Value>,
  context: StageContext,
): Statement[] {
  const statements: Statement[] = [];
  let wave: Accesses[] = [];
  let taken = 0;
  const loads = new WarpLoads(context.warps);
  const meet = (): void => {
    if (unit !== 'thread') statements.push(meetOf(unit));
    [wave, taken] = [[], 0];
    loads.clear();
  };
  const isAlone = (i: number): boolean => !canShare(part.phases[i], rows[i], unit, context);
  const weights = part.phases.map((phase, i) => (unit === 'block' ? weightOf(phase, rows[i], context) : 0));
  for (const i of earliest(part.phases, isAlone, weights)) {
    const phase = part.phases[i];
    const own = phaseAccesses(phase);
    const alone = isAlone(i);
    const waits = wave.some((before) => alone || mustWait(before, own));
    if (waits) meet();
    const before = context.workWords;
    const warps = warpsOf(phase, rows[i], context.warps);
    const shift = unit === 'block' ? loads.take(warps, weights[i], taken % context.warps) : 0;
    const write = (): Statement[] => phaseStatements(phase, { unit, team: rows[i], units, shift }, context);
    statements.push(...(part.phases.length < longChain ? write() : enclosed(context, write)));
    wave.push(own);
    taken += warps;
    // What works in shared memory with all threads is ended by a barrier before anything else goes on.
    if (alone || context.workWords > before) meet();
  }
  const chained = part.phases.length > 1 || part.locals.length > 0 || context.workWords > 0;
  if (chained && wave.length > 0) meet();
  return statements;
}

/** Chains of so many phases use more tensors than there are registers for their addresses. */
export const longChain = 3;

function enclosed(context: StageContext, write: () => readonly Statement[]): readonly Statement[] {
  const { declared, written } = context.scoped(write);
  return declared.length === 0 ? written : [{ kind: 'block', body: [...declared, ...written] }];
}

/** Loop nests and top-k lists by threads or warps meet nobody else inside. */
function canShare(phase: Phase, team: Team, unit: Team, { program }: StageContext): boolean {
  if (unit === 'block' && sharedFolds(phase, program.tree).length > 0) return false;
  return (phase.kind === 'nest' || phase.kind === 'topk') && team !== 'block';
}

/**
 * Phases as early as what they wait for allows, so that those which do not wait for each other stand together; two that
 * touch the same elements keep their order. Among phases that could run together, those that need the block alone come
 * last, and of the others those that take longest first, so that short ones find warps that would only wait.
 */
function earliest(phases: readonly Phase[], isAlone: (i: number) => boolean, weights: readonly number[]): number[] {
  const accesses = phases.map(phaseAccesses);
  const levels: number[] = [];
  phases.forEach((_, i) => {
    const before = levels.map((level, j) => (mustWait(accesses[j], accesses[i]) ? level + 1 : 0));
    levels.push(Math.max(0, ...before));
  });
  const late = (i: number): number => levels[i] * 2 + (isAlone(i) ? 1 : 0);
  return [...phases.keys()].sort((a, b) => late(a) - late(b) || weights[b] - weights[a] || a - b);
}

/** Operations that take about as long as a round of loads, a fold's shuffles, a division. */
const loadRound = 24;
const foldSteps = 24;
const division = 12;

/**
 * What a phase costs a warp that has rows of it, in operations. How long that takes is only guessed, by its text; nothing but
 * time depends on it.
 */
function weightOf(phase: Phase, team: Team, { threads, warps }: StageContext): number {
  const together = team === 'thread' ? threads : team === 'warp' ? warps : 1;
  const rows = Math.ceil(mostPoints(phase.rows) / together);
  const seen = new Set<Expr>();
  // The threads of a warp share the elements of its folds; what stands inside an element is the work of one thread.
  const below = (expr: Expr, sharers: number): number => {
    if (seen.has(expr)) return 0;
    seen.add(expr);
    if (expr.op === 'fold') {
      const length = Math.ceil(points(expr.axes) / sharers);
      const inside = expr.args.reduce((sum, arg) => sum + below(arg, 1), 1);
      return length * inside + (sharers > 1 ? foldSteps : 0);
    }
    const own = expr.op === 'div' || expr.op === 'sqrt' ? division : expr.args.length > 0 ? 1 : 0;
    return expr.args.reduce((sum, arg) => sum + below(arg, sharers), own);
  };
  const sharers = team === 'thread' ? 1 : warpThreads;
  return loadRound + rows * phaseExpressions(phase).reduce((sum, root) => sum + below(root, sharers), 0);
}

/**
 * What the warps of a block have to do until the next barrier, which waits for the one that has most: a phase begins at the
 * warp from which on its own warps have least.
 */
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
    const firsts = this.loads.map((_, step) => (wanted + step) % length);
    const best = firsts.reduce((least, first) => (latest(first) < latest(least) ? first : least));
    for (const warp of warpsFrom(best)) this.loads[warp] += weight;
    return best;
  }

  /** Behind a barrier nobody has anything to do. */
  clear(): void {
    this.loads.fill(0);
  }
}
