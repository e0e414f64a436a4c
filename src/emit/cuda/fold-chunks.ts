/**
 * Long folds of a chain, cut where the chunks of the tree end: each chunk is a row for a warp, which leaves its result in
 * shared memory, and what remains of the phase folds those. So chunks are summed beside other phases, and only the short
 * rest stands behind a barrier; as the work of the whole block, a fold would have every warp to itself while most of them
 * wait. The chunks are the tree's own, so not one bit changes.
 */
import { axisMap, changeNest } from '../../fuse/rename.js';
import { cutAxes } from '../../fuse/rules/split-finish.js';
import { type LocalTensor, localElement, type NestPhase, writeExpressions } from '../../fuse/stage.js';
import type { Dtype } from '../../kernel/dtype.js';
import { type Expr, type FoldExpr, foldOver, indexOf } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import type { Tree } from '../../kernel/tree.js';
import { outermostFolds, rewriter, substitute } from '../../kernel/walk.js';
import { knownPoints } from '../loop/passes/folds.js';

export interface FoldChunks {
  /** Rows of chunks, one phase for each length of folds. */
  readonly chunks: readonly NestPhase[];
  readonly rest: NestPhase;
  /** The chunks' results. */
  readonly locals: readonly LocalTensor[];
}

/** The phase of a single row in pieces, or why it stays whole. `named`: locals before. */
export function foldChunks(phase: NestPhase, tree: Tree, named: number): FoldChunks | string {
  if (phase.rows.length > 0 || phase.sweeps.length > 0) return 'rows or sweeps';
  const folds = outermostFolds(phase.writes.flatMap(writeExpressions));
  const long = folds.filter((fold) => lengthOf(fold) > tree.chunk);
  if (long.length === 0) return `no fold of more than ${tree.chunk} elements`;
  if (!long.every((fold) => canCut(fold, tree))) return 'folds that are not plain ones of whole chunks';
  const groups = new Map<string, FoldExpr[]>();
  for (const fold of long) {
    const sizes = fold.axes.map(({ extent }) => extent).join(' ');
    groups.set(sizes, [...(groups.get(sizes) ?? []), fold]);
  }
  const locals: LocalTensor[] = [];
  const finished = new Map<Expr, Expr>();
  const chunks = [...groups.values()].map((group): NestPhase => {
    const { axes } = group[0];
    const { outer, inner, replacement } = cutAxes(axes, tree.chunk);
    const shape = outer.map(({ extent }) => extent as number);
    const ends = outer.map(({ extent }, place) => ({ name: `f${place}`, extent }));
    const writes = group.map((fold): Write => {
      const [body] = substitute(substitute([fold.args[0]], axisMap(fold.axes, axes)), replacement);
      const local = { name: `%chunk${named + locals.length}`, dtype: fold.dtype as Dtype, shape };
      locals.push(local);
      const read = localElement(local, ends.map(indexOf));
      finished.set(fold, foldOver(fold.reducer === 'count' ? 'sum' : fold.reducer, ends, read));
      const value = foldOver(fold.reducer, inner, body);
      return { tensor: local.name, version: 'current', indices: outer.map(indexOf), value };
    });
    return { kind: 'nest', ops: phase.ops, rows: outer, sweeps: [], writes };
  });
  const replaced = rewriter((expr) => finished.get(expr) ?? expr);
  return { chunks, rest: changeNest(phase, replaced), locals };
}

const lengthOf = ({ axes }: FoldExpr): number => knownPoints(axes) ?? 0;

/** Plain folds of whole chunks, with no other fold inside. */
function canCut(fold: FoldExpr, tree: Tree): boolean {
  const isPlain = fold.args.length === 1 && fold.reducer !== 'argmax' && fold.reducer !== 'argmin';
  return isPlain && lengthOf(fold) % tree.chunk === 0 && outermostFolds(fold.args).length === 0;
}
