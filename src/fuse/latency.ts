/**
 * How long a unit's loops are for one thread of it: iterations that run one after the other because nothing inside a unit
 * can take them side by side. On a GPU each waits for memory, so a product of a matrix and a vector in a single unit
 * takes many times what its operations and bytes would say. Meant for the cost model; the real assignment of work is the
 * emitters' choice.
 */
import type { Bindings } from '../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../kernel/expr.js';
import { foldsOf, freeAxes } from '../kernel/walk.js';
import { partTime, pointsOf, sizeFor } from './cost.js';
import type { Machine } from './machine.js';
import type { Part, Phase } from './stage.js';
import { phaseExpressions, writeExpressions } from './stage.js';

/** Threads and warps of a unit, and threads of a warp. */
const [threads, warps, lanes] = [256, 8, 32];
/** From this many elements on, a warp folds one row of a top-k after the other. */
const longFold = 64;

/** Estimated time of a part: its work over the machine, but never less than what one unit waits for. */
export function timeOf(part: Part, machine: Machine, bindings?: Bindings): number {
  return Math.max(partTime(part, machine, bindings), machine.stepNs * partSteps(part, bindings));
}

/** Iterations of all phases of one unit, one after the other. */
export function partSteps(part: Part, bindings?: Bindings): number {
  return part.phases.reduce((sum, phase) => sum + phaseSteps(phase, bindings), 0);
}

/** Kept, as times of phases are. */
const knownSteps = new WeakMap<Phase, Map<Bindings | undefined, number>>();

function phaseSteps(phase: Phase, bindings?: Bindings): number {
  const known = knownSteps.get(phase) ?? new Map<Bindings | undefined, number>();
  const steps = known.get(bindings) ?? countSteps(phase, bindings);
  knownSteps.set(phase, known.set(bindings, steps));
  return steps;
}

function countSteps(phase: Phase, bindings?: Bindings): number {
  const rows = pointsOf(phase.rows, bindings);
  const folds = foldLoops(phaseExpressions(phase), bindings);
  /** A row is one thread's, a warp's or a whole block's, which can only share the chunks of a fold. */
  const loop = (elements: number, inner: number, byBlock: boolean): number =>
    inner *
    Math.min(
      Math.ceil(rows / threads) * elements,
      Math.ceil(rows / warps) * Math.ceil(elements / lanes),
      byBlock ? rows * Math.ceil(elements / threads) : Number.POSITIVE_INFINITY,
    );
  switch (phase.kind) {
    case 'nest': {
      const swept = phase.sweeps.map(({ axes, writes }) => {
        const elements = pointsOf(axes, bindings);
        const inner = innerLoop(writes.flatMap(writeExpressions), new Set(axes), bindings);
        // Elements that are long loops themselves are few: one thread takes them all.
        return inner < longFold ? loop(elements, inner, false) : Math.ceil(rows / threads) * elements * inner;
      });
      return Math.max(1, ...swept, ...folds.map(({ elements, inner }) => loop(elements, inner, true)));
    }
    case 'topk': {
      const over = sizeFor(phase.op.over.extent, bindings);
      const fold = folds.reduce((most, { elements, inner }) => Math.max(most, elements * inner), 1);
      const each = fold < longFold ? Math.ceil(over / lanes) * fold : over * Math.ceil(fold / lanes);
      return Math.ceil(rows / warps) * each;
    }
    default:
      return 1;
  }
}

/** Every fold with its elements and the longest loop inside one of them. */
function foldLoops(roots: readonly Expr[], bindings?: Bindings): { elements: number; inner: number }[] {
  return roots.flatMap(foldsBelow).map((fold) => {
    const inner = innerLoop([fold.args[0]], new Set(fold.axes), bindings);
    return { elements: pointsOf(fold.axes, bindings), inner };
  });
}

const knownFolds = new WeakMap<Expr, FoldExpr[]>();

/** The folds of an expression, itself included. */
function foldsBelow(root: Expr): FoldExpr[] {
  const known = knownFolds.get(root);
  if (known !== undefined) return known;
  const found = foldsOf([root]);
  knownFolds.set(root, found);
  return found;
}

/** Elements of the longest fold that changes with these axes; what does not stands outside their loop. */
function innerLoop(roots: readonly Expr[], axes: ReadonlySet<Axis>, bindings?: Bindings): number {
  const memory = new Map<Expr, ReadonlySet<Axis>>();
  let most = 1;
  for (const fold of roots.flatMap(foldsBelow)) {
    if (![...freeAxes(fold, memory)].some((axis) => axes.has(axis))) continue;
    const below = innerLoop([fold.args[0]], new Set([...axes, ...fold.axes]), bindings);
    most = Math.max(most, pointsOf(fold.axes, bindings) * below);
  }
  return most;
}
