/**
 * Folds of one chunk each, for many units: the first half of a long reduction, often together with the map that makes its
 * elements. A thread keeps four neighbouring lanes of the tree, so that it loads and stores 16 bytes at once and a quarter
 * of the lanes' threads do a whole unit; lanes meet by shuffles only at the end. Every lane takes the same elements in the
 * same order as in tree.ts.
 */
import { axisMap, changeNest, renaming } from '../../fuse/rename.js';
import { Sharing } from '../../fuse/sharing.js';
import type { NestPhase, Part } from '../../fuse/stage.js';
import { phaseExpressions, writeExpressions } from '../../fuse/stage.js';
import { product, smallest } from '../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import { freeAxes, loadsOf } from '../../kernel/walk.js';
import { block, valueTypes } from './c-text.js';
import type { StageContext } from './context.js';
import { axisLines } from './index-text.js';
import {
  combineText,
  declareKept,
  type FreeFold,
  freeFold,
  isOrdered,
  neutralText,
  type OrderedReducer,
} from './reducer.js';
import { Roots, Scope } from './scope.js';
import { type Tiled, tileLines, tileUnits } from './tile.js';
import { warpThreads } from './tuning.js';
import { alignedPieces, ElementScope, isPiece, nearAxes, noFolds, storePiece } from './vector.js';

/** Neighbouring lanes of a thread. */
const quad = 4;
/** Fewer threads than this leave most of a GPU idle. */
const fewestThreads = 2 ** 13;
/** Elements that a thread has under way before it stores the first. */
const abreast = 2;

export interface ChunkFold {
  /** All folds and the sweep run over the same axes. */
  readonly phase: NestPhase;
  readonly units: readonly Axis[];
  readonly axes: readonly Axis[];
  readonly folds: readonly FoldExpr[];
  readonly roots: Roots;
}

/** Whether the part is such a fold. */
export function chunkFoldOf(part: Part, context: StageContext): ChunkFold | undefined {
  const [given] = part.phases;
  const { lanes, chunk } = context.program.tree;
  if (part.phases.length !== 1 || part.locals.length > 0 || given.kind !== 'nest' || given.sweeps.length > 1)
    return undefined;
  if (context.tuning.width !== quad) return undefined;
  const units = [...part.units, ...given.rows];
  const fixed = product(units.map(({ extent }) => (typeof extent === 'number' ? extent : 1)));
  const threads = lanes / quad;
  if ((fixed * threads) % warpThreads !== 0) return undefined;
  if (product(units.map(({ extent }) => Math.max(1, smallest(extent)))) * threads < fewestThreads) return undefined;
  const phase = unified(given);
  if (phase === undefined) return undefined;
  const roots = new Roots(phaseExpressions(phase));
  const { folds } = roots;
  const [{ axes }] = folds;
  const sizes = axes.map(({ extent }) => extent);
  if (!sizes.every((size) => typeof size === 'number')) return undefined;
  const length = product(sizes as number[]);
  const lane = axes[axes.length - 1];
  if (length > chunk || length % lanes !== 0 || length < 2 * lanes || (lane.extent as number) % quad !== 0)
    return undefined;
  const isApart = (fold: FoldExpr): boolean =>
    fold.args.length === 1 && !folds.some((other) => other !== fold && roots.reaches(fold, other));
  if (!folds.every(isApart) || !isSweepApart(phase, folds)) return undefined;
  if (
    !alignedPieces(
      phase.sweeps.flatMap(({ writes }) => writes),
      lane,
      context,
    )
  )
    return undefined;
  const swept = phase.sweeps.flatMap(({ writes }) => writes).flatMap(writeExpressions);
  const loads = loadsOf([...folds.map((fold) => fold.args[0]), ...swept]).filter((load) => freeAxes(load).has(lane));
  const inPieces = loads.every((load) => isPiece(context.place(load.tensor, load.version), load.args, lane, quad));
  return loads.length > 0 && inPieces ? { phase, units, axes, folds, roots } : undefined;
}

/** The phase with all folds over the axes of the first; undefined where they do not match. */
function unified(phase: NestPhase): NestPhase | undefined {
  const { folds } = new Roots(phaseExpressions(phase));
  if (folds.length === 0) return undefined;
  const [{ axes }] = folds;
  const spaces = [...folds.map((fold) => fold.axes), ...phase.sweeps.map((sweep) => sweep.axes)];
  const places = new Map<Axis, number>();
  for (const space of spaces) {
    if (space.length !== axes.length || space.some(({ extent }, i) => extent !== axes[i].extent)) return undefined;
    for (const [i, axis] of space.entries()) {
      if ((places.get(axis) ?? i) !== i) return undefined;
      places.set(axis, i);
    }
  }
  const moved = renaming(new Map([...places].flatMap(([axis, i]) => [...axisMap([axis], [axes[i]])])));
  const sharing = new Sharing();
  const changed = changeNest(phase, (expr) => sharing.unique(moved(expr)));
  return { ...changed, sweeps: changed.sweeps.map((sweep) => ({ ...sweep, axes })) };
}

/** What the sweep stores no fold loads, and what a fold gives no store of the sweep needs. */
function isSweepApart(phase: NestPhase, folds: readonly FoldExpr[]): boolean {
  const writes = phase.sweeps.flatMap((sweep) => sweep.writes);
  const stored = new Set(writes.map(({ tensor, version }) => `${tensor}.${version}`));
  if (loadsOf(folds).some(({ tensor, version }) => stored.has(`${tensor}.${version}`))) return false;
  return new Roots(writes.flatMap(writeExpressions)).folds.length === 0;
}

export interface ChunkText {
  /** Axes of threads: the units, and the threads of each. */
  readonly units: readonly Axis[];
  readonly count: string;
  /** What a thread does, given the name of its number. */
  readonly lines: readonly string[];
}

export function chunkText(found: ChunkFold, thread: string, context: StageContext): ChunkText {
  const { phase, axes, folds, roots } = found;
  const { lanes } = context.program.tree;
  const each: Axis = { name: 'quad', extent: lanes / quad };
  const lane = axes[axes.length - 1];
  const near = nearAxes(phase, found.units, lane, context);
  const tiled: Tiled = tileUnits([...found.units, each], near, context.tuning.tile === 2 ? context.threads : 0);
  const { lines: place, names } = tileLines(tiled, thread, context);
  const own = names.get(each) as string;
  const row = new Scope(context, roots, 'thread', names, noFolds);

  const ordered = folds.filter(isOrdered);
  const free = folds.filter((fold) => !isOrdered(fold));
  const name = context.fresh('chunk');
  const sums = ordered.map((_, i) => Array.from({ length: quad }, (_unused, k) => `${name}_a${i}_${k}`));
  const frees = free.map((fold) => freeFold(fold, context.fresh('s')));
  const rounds = product(axes.map(({ extent }) => extent as number)) / lanes;
  const together = rounds % abreast === 0 ? abreast : 1;
  const fours: Axis = { name: lane.name, extent: (lane.extent as number) / quad };
  const bodies = Array.from({ length: together }, (_, u) => {
    const at = `${name}_f${u}`;
    const { lines: indices, names: inside } = axisLines([...axes.slice(0, -1), fours], at, context);
    const first = `${name}_c${u}`;
    const around = row.inner(inside, 'thread');
    const pieces = new Map<Expr, string>();
    const elements = Array.from({ length: quad }, (_unused, k) => new ElementScope(around, lane, first, k, pieces));
    const values = folds.map((fold) => elements.map((scope) => scope.named(fold.args[0])));
    const stored = phase.sweeps
      .flatMap((sweep) => sweep.writes)
      .map((write) => ({ write, values: elements.map((scope) => scope.named(write.value)) }));
    const stores = stored.map((one) => storePiece(one.write, one.values, lane, first, around));
    const takes = folds.flatMap((fold, i) => {
      const position = ordered.indexOf(fold);
      return values[i].map((value, k) => {
        if (position < 0) return frees[free.indexOf(fold)].element(value, `(${at} * ${quad} + ${k})`);
        const sum = sums[position][k];
        return `${sum} = ${combine(fold, sum, value)};`;
      });
    });
    return {
      lines: [
        `const int ${at} = (${name}_t + ${u}) * ${lanes / quad} + ${own};`,
        ...indices,
        `const int ${first} = ${inside.get(fours)} * ${quad};`,
        ...around.lines,
        ...elements.flatMap((scope) => scope.lines),
        ...takes,
      ],
      stores,
    };
  });
  const before = row.lines.splice(0);
  ordered.forEach((fold, i) => {
    row.note(fold, sums[i][0]);
  });
  free.forEach((fold, i) => {
    row.note(fold, frees[i].result);
  });
  const stores = row.prepare(phase.writes);
  const lines = [
    ...place,
    ...before,
    ...ordered.flatMap((fold, i) => sums[i].map((sum) => `${valueTypes[fold.dtype]} ${sum} = ${neutralText(fold)};`)),
    ...frees.flatMap(declareKept),
    // A map's own text is long; a mere fold may have more of its loads under way.
    `#pragma unroll ${phase.sweeps.length > 0 ? 1 : 4}`,
    ...block(`for (int ${name}_t = 0; ${name}_t < ${rounds}; ${name}_t += ${together})`, [
      ...bodies.flatMap((body) => body.lines),
      ...bodies.flatMap((body) => body.stores),
    ]),
    ...ordered.flatMap((fold, i) => joinQuads(fold, sums[i], lanes)),
    ...frees.flatMap((one) => joinFree(one, lanes)),
    ...block(`if (${own} == 0)`, [...row.lines, ...stores]),
  ];
  return { units: tiled.units, count: context.product(tiled.units.map((axis) => axis.extent)), lines };
}

function combine(fold: FoldExpr, a: string, b: string): string {
  return combineText(fold.reducer as OrderedReducer, fold.dtype, a, b);
}

/** Lanes in halves: first between threads, each with four of them, then within the first thread. */
function joinQuads(fold: FoldExpr, sums: readonly string[], lanes: number): string[] {
  const lines: string[] = [];
  for (let half = lanes / 2; half >= 1; half /= 2) {
    const count = Math.min(half, quad);
    for (let k = 0; k < count; k += 1) {
      const other = half >= quad ? `__shfl_down_sync(~0u, ${sums[k]}, ${half / quad})` : sums[k + half];
      lines.push(`${sums[k]} = ${combine(fold, sums[k], other)};`);
    }
  }
  return lines;
}

function joinFree(one: FreeFold, lanes: number): string[] {
  const from = lanes / quad / 2;
  if (from < 1) return [];
  return block(`for (int by = ${from}; by > 0; by /= 2)`, [
    ...one.kept.map(({ name, dtype }) => `const ${valueTypes[dtype]} ${name}_o = __shfl_xor_sync(~0u, ${name}, by);`),
    one.merge(one.kept.map(({ name }) => `${name}_o`)),
  ]);
}
