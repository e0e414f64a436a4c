/**
 * Folds down columns: rows whose last index is innermost in memory while the fold runs over other indices (a cell's
 * voxels, for each channel). A warp that folds one row would use 4 bytes of each 32 that it loads; here a block takes
 * sixteen neighbouring rows, a thread for each of them and each lane of the tree, so that neighbouring threads load
 * neighbouring elements. Every lane sums the same elements in the same order, and lanes and chunks meet as in tree.ts.
 */
import type { NestPhase, Part } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import { product } from '../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import { freeAxes, loadsOf } from '../../kernel/walk.js';
import { innerIndex } from '../loop/pairs.js';
import { block, literal, neutralOf, valueTypes } from './c-text.js';
import type { StageContext } from './context.js';
import { axisLines } from './index-text.js';
import { combineText, declareKept, freeFold, isOrdered, neutralText, type OrderedReducer } from './reducer.js';
import { type FoldWriter, Roots, Scope } from './scope.js';

/** Rows of a block. */
const columns = 16;
/** Shorter folds are not worth the exchange through shared memory. */
const shortest = 64;
/** Elements of a lane that are loaded together: enough to keep the memory busy, and few enough to stay in registers. */
const written = 8;

export interface ColumnFold {
  readonly phase: NestPhase;
  readonly units: readonly Axis[];
  readonly folds: readonly FoldExpr[];
  readonly roots: Roots;
}

/** Whether the part is such a fold; blocks must have a thread for each row and lane. */
export function columnFoldOf(part: Part, context: StageContext): ColumnFold | undefined {
  const [phase] = part.phases;
  if (part.phases.length !== 1 || part.locals.length > 0 || phase.kind !== 'nest') return undefined;
  const { lanes, chunk } = context.program.tree;
  const units = [...part.units, ...phase.rows];
  const column = units[units.length - 1];
  if (phase.sweeps.length > 0 || column === undefined || context.threads !== columns * lanes) return undefined;
  if (typeof column.extent !== 'number' || column.extent % columns !== 0) return undefined;
  const roots = new Roots(phaseExpressions(phase));
  const { folds } = roots;
  if (folds.length === 0 || folds.length > lanes) return undefined;
  const [{ axes }] = folds;
  const sizes = axes.map((axis) => axis.extent);
  if (!sizes.every((size) => typeof size === 'number')) return undefined;
  const length = product(sizes as number[]);
  if (length < shortest || Math.ceil(length / chunk) > lanes) return undefined;
  const isAlike = (fold: FoldExpr): boolean =>
    fold.args.length === 1 &&
    fold.axes.length === axes.length &&
    fold.axes.every((axis, i) => axis.extent === sizes[i]) &&
    !folds.some((other) => other !== fold && roots.reaches(fold, other)) &&
    (isOrdered(fold) ? fold.dtype === 'f32' : freeFold(fold, '').kept.every(({ dtype }) => dtype !== 'f64'));
  if (!folds.every(isAlike) || !runsDown(folds, column, context)) return undefined;
  return { phase, units, folds, roots };
}

/** Some elements lie side by side along the rows, and none along the folded axes. */
function runsDown(folds: readonly FoldExpr[], column: Axis, context: StageContext): boolean {
  const own = new Set(folds.flatMap((fold) => fold.axes));
  const touches = (expr: Expr): boolean => [...freeAxes(expr)].some((axis) => own.has(axis));
  const loads = loadsOf(folds.map((fold) => fold.args[0])).filter(touches);
  const inner = loads.map((load) => innerIndex(context.place(load.tensor, load.version), load.args));
  if (inner.some((index) => index === undefined || touches(index))) return false;
  return inner.some((index) => index?.op === 'index' && index.axis === column);
}

export interface ColumnText {
  readonly units: readonly Axis[];
  readonly count: string;
  readonly lines: readonly string[];
  readonly sharedWords: number;
}

/** A unit is sixteen neighbouring rows. */
export function columnText(
  { phase, units, folds, roots }: ColumnFold,
  turn: string,
  context: StageContext,
): ColumnText {
  const { lanes, chunk } = context.program.tree;
  const name = context.fresh('column');
  const last = units[units.length - 1];
  const groups: Axis = { name: last.name, extent: (last.extent as number) / columns };
  const outer = [...units.slice(0, -1), groups];
  const count = context.product(outer.map((axis) => axis.extent));
  const { lines: place, names } = axisLines(outer, `${name}_unit`, context);
  const own = `${name}_c`;
  const bound = new Map([...names, [last, own] as const]);
  const row = new Scope(context, roots, 'thread', bound, noLoop);
  const ordered = folds.filter(isOrdered);
  const free = folds.filter((fold) => !isOrdered(fold));
  const sums = ordered.map((_, i) => `${name}_a${i}`);
  const frees = free.map((fold, i) => freeFold(fold, `${name}_f${i}`));
  const kept = frees.flatMap((one) => one.kept);

  const { axes } = folds[0];
  const length = product(axes.map((axis) => axis.extent as number));
  const pieces = Math.ceil(length / chunk);
  const at = `${name}_x`;
  const { lines: indices, names: inside } = axisLines(axes, at, context);
  for (const fold of folds)
    fold.axes.forEach((axis, i) => {
      inside.set(axis, inside.get(axes[i]) as string);
    });
  const element = row.inner(inside, 'thread');
  element.lines.push(...indices);
  const values = [...ordered, ...free].map((fold) => element.named(fold.args[0]));
  const add = (fold: FoldExpr, i: number): string =>
    `${sums[i]} = ${combineText(fold.reducer as OrderedReducer, 'f32', sums[i], values[i])};`;
  element.lines.push(...ordered.map(add), ...frees.map((one, i) => one.element(values[ordered.length + i], at)));
  const before = row.lines.splice(0);

  // Shared memory: what every lane has of every fold, the chunks' results, the rows' results, what free folds kept.
  const lane = columns * lanes;
  const [partial, result] = [ordered.length * lane, ordered.length * (lane + pieces * columns)];
  const others = result + ordered.length * columns;
  const words = others + kept.length * lane;
  context.beginWork(0);
  context.work(words);
  const slot = (base: number, text: string): string => `shared_f32[${base === 0 ? text : `${base} + ${text}`}]`;
  const end = pieces === 1 ? `${length}` : `min_i32((${name}_p + 1) * ${chunk}, ${length})`;
  const first = pieces === 1 ? `${name}_l` : `${name}_p * ${chunk} + ${name}_l`;
  const joins = (from: string, stride: number, count: number, isNext: boolean): string[] =>
    [...new Set(ordered.map((fold) => fold.reducer))].map((reducer) => {
      const mask = ordered.reduce((bits, fold, i) => bits + (fold.reducer === reducer ? 2 ** i : 0), 0);
      const call = `${treeHelper(reducer as OrderedReducer, context)}(${from}, ${stride}, ${count}, ${isNext})`;
      return `if (${mask}u >> ${name}_i & 1u) ${name}_v = ${call};`;
    });
  const eachFold = (body: readonly string[]): string[] =>
    block(`if (threadIdx.x < ${ordered.length * columns})`, [
      `const int ${name}_i = threadIdx.x / ${columns};`,
      `const int ${name}_k = threadIdx.x % ${columns};`,
      `float ${name}_v = 0.0f;`,
      ...body,
    ]);
  const piece = [
    ...ordered.map((fold, i) => `float ${sums[i]} = ${neutralText(fold)};`),
    `#pragma unroll ${written}`,
    ...block(`for (int ${at} = ${first}; ${at} < ${end}; ${at} += ${lanes})`, element.lines),
    ...sums.map((sum, i) => `${slot(i * lane, 'threadIdx.x')} = ${sum};`),
    '__syncthreads();',
    ...eachFold([
      ...joins(`shared_f32 + ${name}_i * ${lane} + ${name}_k`, columns, lanes, false),
      `${slot(partial, `(${pieces === 1 ? '0' : `${name}_p`} * ${ordered.length} + ${name}_i) * ${columns} + ${name}_k`)} = ${name}_v;`,
    ]),
    '__syncthreads();',
  ];
  const finish = eachFold([
    ...(pieces === 1
      ? [`${name}_v = ${slot(partial, `${name}_i * ${columns} + ${name}_k`)};`]
      : joins(`shared_f32 + ${partial} + ${name}_i * ${columns} + ${name}_k`, ordered.length * columns, pieces, true)),
    `${slot(result, `${name}_i * ${columns} + ${name}_k`)} = ${name}_v;`,
  ]);

  const results = ordered.map((fold, i) => {
    const text = `${name}_s${i}`;
    row.note(fold, text);
    return `const float ${text} = ${slot(result, `${i * columns} + threadIdx.x`)};`;
  });
  free.forEach((fold, i) => {
    row.note(fold, frees[i].result);
  });
  let number = 0;
  const keptAt = frees.map((one) => one.kept.map(() => others + lane * number++));
  const keep = frees.flatMap((one, i) =>
    one.kept.map(
      (variable, j) => `*(${valueTypes[variable.dtype]}*)(shared + ${keptAt[i][j]} + threadIdx.x) = ${variable.name};`,
    ),
  );
  const merge = frees.map((one, i) => {
    const lines = one.kept.map(
      (variable, j) =>
        `const ${valueTypes[variable.dtype]} ${variable.name}_o = *(const ${valueTypes[variable.dtype]}*)(shared + ${keptAt[i][j]} + ${name}_m * ${columns} + threadIdx.x);`,
    );
    const take = one.merge(one.kept.map((variable) => `${variable.name}_o`));
    return block(`for (int ${name}_m = 1; ${name}_m < ${lanes}; ++${name}_m)`, [...lines, take]);
  });
  const stores = row.prepare(phase.writes);
  const lines = [
    // From the last to the first: what the stage before wrote last is still near.
    `const int ${name}_unit = ${count} - 1 - ${turn};`,
    ...place,
    'float* const shared_f32 = (float*)shared;',
    `const int ${own} = ${names.get(groups)} * ${columns} + threadIdx.x % ${columns};`,
    `const int ${name}_l = threadIdx.x / ${columns};`,
    ...before,
    ...frees.flatMap(declareKept),
    ...(pieces === 1 ? piece : block(`for (int ${name}_p = 0; ${name}_p < ${pieces}; ++${name}_p)`, piece)),
    ...finish,
    ...keep,
    '__syncthreads();',
    ...block(`if (threadIdx.x < ${columns})`, [...results, ...merge.flat(), ...row.lines, ...stores]),
    '__syncthreads();',
  ];
  return { units: outer, count, lines, sharedWords: words };
}

/** A function that joins lanes in halves; at the next level every lane first takes its chunk in. */
function treeHelper(reducer: OrderedReducer, context: StageContext): string {
  const { lanes } = context.program.tree;
  const name = `${context.prefix}join_${reducer}`;
  const places = Array.from({ length: lanes }, (_, l) => l);
  const halves = Array.from({ length: Math.log2(lanes) }, (_, i) => lanes / 2 ** (i + 1));
  const neutral = literal(neutralOf(reducer, 'f32'), 'f32');
  const combine = (a: string, b: string): string => combineText(reducer, 'f32', a, b);
  context.helpers.set(
    name,
    block(`__device__ __forceinline__ float ${name}(const float* x, int stride, int count, bool next)`, [
      // Names and not an array: what is indexed by a variable does not stay in registers.
      ...places.map((l) => `float a${l} = ${l} < count ? x[${l} * stride] : ${neutral};`),
      ...block(
        'if (next)',
        places.map((l) => `a${l} = ${combine(neutral, `a${l}`)};`),
      ),
      ...halves.flatMap((half) => places.slice(0, half).map((l) => `a${l} = ${combine(`a${l}`, `a${l + half}`)};`)),
      'return a0;',
    ]),
  );
  return name;
}

const noLoop: FoldWriter = () => {
  throw new Error('all folds of a column stand in one loop');
};
