/**
 * Folds of one chunk each, for many units: the first half of a long reduction, often together with the map that makes its
 * elements. A thread keeps four neighbouring lanes of the tree, so that it loads and stores 16 bytes at once and a quarter
 * of the lanes' threads do a whole unit; lanes meet by shuffles only at the end. Every lane takes the same elements in the
 * same order as in tree.ts. How it is written is lower/chunk-fold.ts.
 */
import { type NestPhase, phaseExpressions, writeExpressions } from '../../../fuse/stage.js';
import { product } from '../../../kernel/dimension.js';
import type { Axis, FoldExpr } from '../../../kernel/expr.js';
import { foldsOf, freeAxes, loadsOf } from '../../../kernel/walk.js';
import type { Machine } from '../machine.js';
import type { ChunkNest, PartNest, StageNest } from '../nest.js';
import { type FindLayout, layoutsOf } from '../pairs.js';
import { isApart, knownPoints, leastPoints, unified } from './folds.js';
import type { Pass } from './pass.js';
import { alignedPieces, isPiece } from './pieces.js';
import { tileUnits } from './tile.js';
import { nearAxes } from './window.js';

/** Neighbouring lanes of a thread. */
const quad = 4;
/** Elements that a thread has under way before it stores the first. */
const mostTogether = 2;

/** A thread keeps four neighbouring lanes of the tree. */
export const vectoriseFolds: Pass = {
  name: 'vectorise-folds',
  apply: (nest, stage, machine) => {
    if (machine.vectorWidth !== quad || machine.warp === 1) return `no vectors of ${quad} and shuffles`;
    const found = chunksOf(nest, stage, machine);
    if (typeof found === 'string') return found;
    const { phase, units, axes, folds, lane, length } = found;
    const find = layoutsOf(nest.part, stage.tensors);
    const near = nearAxes(phase, units, lane, (load) =>
      isPiece(find(load.tensor, load.version), load.args, lane, quad),
    );
    const quads: Axis = { name: 'quad', extent: stage.tree.lanes / quad };
    const tiled = tileUnits([...units, quads], near, machine.squareTiles ? stage.lanes : 0);
    const rounds = length / stage.tree.lanes;
    const together = rounds % mostTogether === 0 ? mostTogether : 1;
    const vectors: Axis = { name: lane.name, extent: (lane.extent as number) / quad };
    const chunks: ChunkNest = { phase, axes, folds, lane, vectors, quads, rounds, together, ...tiled };
    return { ...nest, chunks };
  },
};

type Found = Pick<ChunkNest, 'phase' | 'units' | 'axes' | 'folds' | 'lane'> & { readonly length: number };

function chunksOf({ part }: PartNest, { tree, tensors }: StageNest, { warp, busyThreads }: Machine): Found | string {
  const [given] = part.phases;
  const { lanes, chunk } = tree;
  if (part.phases.length !== 1 || part.locals.length > 0 || given.kind !== 'nest' || given.sweeps.length > 1)
    return 'not one nest with one sweep at most';
  const units = [...part.units, ...given.rows];
  const threads = lanes / quad;
  const fixed = product(units.map(({ extent }) => (typeof extent === 'number' ? extent : 1)));
  if ((fixed * threads) % warp !== 0) return `${fixed} units of ${threads} threads fill no warps of ${warp}`;
  const least = leastPoints(units) * threads;
  if (least < busyThreads) return `${least} threads, fewer than ${busyThreads}`;
  const phase = unified(given);
  if (phase === undefined) return 'folds over no axes that are the same';
  const folds = foldsOf(phaseExpressions(phase));
  const [{ axes }] = folds;
  const length = knownPoints(axes);
  if (length === undefined) return 'a number of elements that is not known';
  const lane = axes[axes.length - 1];
  if (length > chunk || length % lanes !== 0 || length < 2 * lanes || (lane.extent as number) % quad !== 0)
    return `${length} elements, not some rounds of ${lanes} lanes in one chunk`;
  if (!folds.every((fold) => isApart(fold, folds)) || !isSweepApart(phase, folds)) return 'one fold needs another';
  return inPieces(phase, folds, lane, layoutsOf(part, tensors))
    ? { phase, units, axes, folds, lane, length }
    : 'neighbours do not lie side by side';
}

function inPieces(phase: NestPhase, folds: readonly FoldExpr[], lane: Axis, find: FindLayout): boolean {
  const writes = phase.sweeps.flatMap((sweep) => sweep.writes);
  if (!alignedPieces(writes, lane, find, quad)) return false;
  const loads = loadsOf([...folds.map((fold) => fold.args[0]), ...writes.flatMap(writeExpressions)]).filter((load) =>
    freeAxes(load).has(lane),
  );
  return loads.length > 0 && loads.every((load) => isPiece(find(load.tensor, load.version), load.args, lane, quad));
}

/** What the sweep stores no fold loads, and what a fold gives no store of the sweep needs. */
function isSweepApart(phase: NestPhase, folds: readonly FoldExpr[]): boolean {
  const writes = phase.sweeps.flatMap((sweep) => sweep.writes);
  const stored = new Set(writes.map(({ tensor, version }) => `${tensor}.${version}`));
  if (loadsOf(folds).some(({ tensor, version }) => stored.has(`${tensor}.${version}`))) return false;
  return foldsOf(writes.flatMap(writeExpressions)).length === 0;
}
