/**
 * A scan of rows (row-scan.ts) for many outer indices at once: a bank compared with the queries of many brains. A thread
 * keeps the sums of a tile, several rows by several outer indices, so that a piece of either that was loaded serves the
 * whole side of the tile; one row by one index loads as much as it computes. Each sum has its elements in the same order.
 */
import { phaseExpressions } from '../../fuse/stage.js';
import type { Axis, Expr, LoadExpr } from '../../kernel/expr.js';
import { freeAxes } from '../../kernel/walk.js';
import { block, literal } from './c-text.js';
import type { StageContext } from './context.js';
import {
  chunkRows,
  halvesOf,
  joinPieces,
  pieceText,
  placeLines,
  type RowScan,
  type RowScanText,
  rankLines,
  scanThreads,
  tilesOf,
} from './row-scan.js';
import { Roots, Scope } from './scope.js';
import { ElementScope, noFolds } from './vector.js';

/** Rows and outer indices of a thread's tile: with more, its sums and pieces take more registers than there are. */
const tileRows = 4;
const tileIndices = 4;
/** Warps of a block side by side along the outer indices; the others take other rows. */
const warpsAlong = 4;
/** Outer indices that share the rows of a block: with fewer of them a tile would be empty in part. */
export const tileSharers = tileIndices * warpsAlong;

/** Whether the scan can be tiled: warps must share out rows and indices evenly. */
export function isTiled(scan: RowScan, context: StageContext): boolean {
  const { rowsEach } = scanThreads(scan, context);
  const { over } = scan.phase.op;
  return (
    scan.shared !== undefined &&
    scan.fresh.every((load) => !freeAxes(load).has(over)) &&
    context.warps % warpsAlong === 0 &&
    chunkRows % ((context.warps / warpsAlong) * rowsEach * tileRows) === 0
  );
}

/** A unit is a chunk of rows, for all that share it. */
export function scanTileText(scan: RowScan, turn: string, context: StageContext): RowScanText {
  const { phase, fold, shared, units } = scan;
  if (shared === undefined) throw new Error('a tile needs rows that are shared');
  const { op } = phase;
  const { lanes } = context.program.tree;
  const name = context.fresh('tile');
  const { group, rowThreads, rowsEach, steps, begin } = scanThreads(scan, context);
  const { lines: place, names, count, most } = placeLines(scan, turn, tileSharers, name, context);
  context.beginWork(0);
  const result = `shared + ${context.work(chunkRows * tileSharers)}`;
  const roots = new Roots(phaseExpressions(phase));
  const outside = new Scope(context, roots, 'thread', names, noFolds);
  const [row, index] = [`${name}_row`, `${name}_n`];
  const rowScope = (): Scope => outside.inner(new Map<Axis, string>([[op.over, row]]), 'thread');
  const asked = rowScope();
  const where = op.where === undefined ? 'true' : asked.named(op.where);
  const kept = rowScope();
  const vectors = new Map<Expr, string>();
  const pieceOf = (load: LoadExpr, scope: Scope): string => pieceText(load, fold.axes[0], `${name}_e`, scope, context);
  const keptLines = scan.kept.map((load, i) => {
    vectors.set(load, `${name}_k${i}[${name}_r]`);
    return `${name}_k${i}[${name}_r] = ${name}_ok[${name}_r] ? ${pieceOf(load, kept)} : make_float4(0.0f, 0.0f, 0.0f, 0.0f);`;
  });
  const fresh = outside.inner(new Map<Axis, string>([[shared, index]]), 'thread');
  const freshLines = scan.fresh.map((load, i) => {
    vectors.set(load, `${name}_q${i}[${name}_i]`);
    return `${name}_q${i}[${name}_i] = ${pieceOf(load, fresh)};`;
  });
  const element = rowScope().inner(new Map<Axis, string>([[shared, index]]), 'thread');
  const adds = ['x', 'y', 'z', 'w'].flatMap((component, i) => {
    const scope = new ElementScope(element, fold.axes[0], `${name}_e`, i, vectors);
    const sum = `${name}_s[${name}_r][${name}_i].${component}`;
    const value = scope.value(fold.args[0]);
    return [...scope.lines, `${sum} = __fadd_rn(${sum}, ${value});`];
  });
  const eachRow = (lines: readonly string[]): string[] => written(`${name}_r`, tileRows, lines);
  const eachIndex = (lines: readonly string[]): string[] => written(`${name}_i`, tileIndices, lines);
  const rowHere = `const int ${row} = ${name}_r0 + ${name}_r * ${rowsEach} + lane / ${rowThreads};`;
  const indexHere = `const int ${index} = min_i32(${name}_first + ${name}_i, ${most} - 1);`;
  const sums = ['x', 'y', 'z', 'w'].map((component) => `${name}_${component}`);
  const meet = [
    ...sums.map((sum, i) => `float ${sum} = ${name}_s[${name}_r][${name}_i].${'xyzw'[i]};`),
    ...halvesOf(sums, lanes),
    ...joinPieces(sums[0], scan.pieces, group),
    ...block(`if ((lane & ${rowThreads - 1}) == 0 && ${name}_first + ${name}_i < ${name}_end)`, [
      `((float*)(${result}))[(${name}_first + ${name}_i - ${name}_n0) * ${chunkRows} + ${name}_r0 + ${name}_r * ${rowsEach} + lane / ${rowThreads}] = ${name}_ok[${name}_r] ? ${sums[0]} : ${literal(Number.NaN, 'f32')};`,
    ]),
  ];
  const rows = [
    `bool ${name}_ok[${tileRows}];`,
    ...eachRow([rowHere, ...asked.lines, `${name}_ok[${name}_r] = ${where};`]),
    `float4 ${name}_s[${tileRows}][${tileIndices}];`,
    ...eachRow(eachIndex([`${name}_s[${name}_r][${name}_i] = make_float4(0.0f, 0.0f, 0.0f, 0.0f);`])),
    '#pragma unroll 1',
    ...block(`for (int ${name}_j = 0; ${name}_j < ${steps}; ++${name}_j)`, [
      `const int ${name}_e = ${name}_begin + ${name}_j * ${lanes};`,
      ...scan.kept.map((_, i) => `float4 ${name}_k${i}[${tileRows}];`),
      ...eachRow([rowHere, ...kept.lines, ...keptLines]),
      ...scan.fresh.map((_, i) => `float4 ${name}_q${i}[${tileIndices}];`),
      ...eachIndex([indexHere, ...fresh.lines, ...freshLines]),
      ...eachIndex([
        ...uses(element, index, [indexHere]),
        ...eachRow([...uses(element, row, [rowHere]), ...element.lines, ...adds]),
      ]),
    ]),
    ...eachIndex(eachRow(meet)),
  ];
  const step = rowsEach * tileRows;
  const rank = rankLines(scan, name, result, names, context);
  return {
    units: [tilesOf(shared, tileSharers), ...units.slice(1)],
    count,
    lines: [
      ...place,
      ...outside.lines,
      `const int ${name}_begin = ${begin};`,
      `const int ${name}_first = ${name}_n0 + warp % ${warpsAlong} * ${tileIndices};`,
      ...block(
        `for (int ${name}_r0 = warp / ${warpsAlong} * ${step}; ${name}_r0 < ${chunkRows}; ${name}_r0 += ${(context.warps / warpsAlong) * step})`,
        rows,
      ),
      '__syncthreads();',
      ...block(`for (int ${index} = ${name}_n0 + warp; ${index} < ${name}_end; ${index} += ${context.warps})`, rank),
      '__syncthreads();',
    ],
    sharedWords: chunkRows * tileSharers,
  };
}

/** A loop that is written out, so that what it indexes lies in registers. */
function written(name: string, count: number, lines: readonly string[]): string[] {
  return ['#pragma unroll', ...block(`for (int ${name} = 0; ${name} < ${count}; ++${name})`, lines)];
}

/** The lines that declare a name, where the scope speaks of it. */
function uses(scope: Scope, name: string, lines: readonly string[]): readonly string[] {
  return scope.lines.some((line) => line.includes(name)) ? lines : [];
}
