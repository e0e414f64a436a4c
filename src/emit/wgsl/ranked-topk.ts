/**
 * The k best of a short row: all values go to workgroup memory, and every value counts how many are better, which is its
 * place. A long sum in the value is shared by the workgroup, accumulator by accumulator.
 */
import type { TopkPhase } from '../../fuse/stage.js';
import type { Axis, FoldExpr } from '../../kernel/expr.js';
import { visit } from '../../kernel/walk.js';
import { isTreeSum, worst } from './accumulate.js';
import type { Kernel } from './kernel.js';
import { loopBody } from './loop.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { foldChunks, halvesOf } from './shared-sums.js';
import { block, type Text } from './text.js';
import { Values } from './values.js';

/** More candidates than this are ranked by lists. */
const mostRanked = 256;
/** Words of workgroup memory for the accumulators of a shared sum. */
const sumWords = 2048;
/** Candidates that are compared at a time. */
const abreast = 8;
/** What is no candidate: NaN, which is neither better than anything nor equal to it. */
const missing = '0x7fc00000u';
/** A shorter sum is left to one invocation. */
const longSum = 64;

/** Whether the phase can be written in this form. */
export function canRank({ op }: TopkPhase): boolean {
  const { extent } = op.over;
  return op.value.dtype === 'f32' && typeof extent === 'number' && extent > 0 && extent <= mostRanked;
}

/** The one long sum that the value needs, where the workgroup can share it among all candidates. */
function sharedSum(kernel: Kernel, { op }: TopkPhase, count: number): { fold: FoldExpr; most: number } | undefined {
  const { tree } = kernel.module;
  const folds: FoldExpr[] = [];
  visit(op.where === undefined ? [op.value] : [op.value, op.where], (expr) => {
    if (expr.op === 'fold') folds.push(expr);
  });
  const [fold] = folds;
  if (folds.length !== 1 || !isTreeSum(fold) || fold.args.length > 1) return undefined;
  let most = 1;
  for (const { extent } of fold.axes) {
    if (typeof extent !== 'number') return undefined;
    most *= extent;
  }
  const chunks = Math.ceil(most / tree.chunk);
  const fits = chunks <= tree.lanes && count * chunks * tree.lanes <= sumWords;
  return fits && most >= longSum ? { fold, most } : undefined;
}

/** Writes one row; `bound` are the op's own axes there. */
export function writeRanked(kernel: Kernel, row: Scope, phase: TopkPhase, bound: ReadonlyMap<Axis, string>): void {
  const { op } = phase;
  const { k } = op;
  const count = op.over.extent as number;
  const { helpers } = kernel.module;
  const isNan = helpers.use('isNan');
  const values = new Values(kernel, op.where === undefined ? [op.value] : [op.value, op.where], writeLoop);
  const here = kernel.axisName(op.over);
  const inner = new Scope(row, new Map([...bound, [op.over, here]]), false);
  const sum = sharedSum(kernel, phase, count);
  const first = sum === undefined ? 0 : shareSum(kernel, row, values, phase, bound, sum, count, inner);
  const padded = Math.ceil(count / abreast) * abreast;
  const flags = first + padded;
  kernel.module.pool(flags + k);
  const at = (index: string): string => `pool[${first === 0 ? '' : `${first}i + `}${index}]`;
  const where = op.where === undefined ? undefined : values.name(op.where, inner);
  const value = values.name(op.value, inner);
  const word = `bitcast<u32>(${value})`;
  inner.lines.push(`${at(here)} = ${where === undefined ? word : `select(${missing}, ${word}, ${where})`};`);
  const each = (name: string, end: string, begin = 'i32(lane)'): string =>
    `for (var ${name} = ${begin}; ${name} < ${end}; ${name} += ${kernel.lanes}i)`;
  const [mine, other, rank] = ['mine', 'other', 'rank'].map((name) => kernel.fresh(name));
  const indices = [...op.axes.map((axis) => bound.get(axis) as string)];
  const store = (place: string, found: string, index: string): Text[] => [
    ...(op.values === undefined ? [] : [kernel.store(kernel.memory(op.values, 'current'), [...indices, place], found)]),
    ...(op.indices === undefined
      ? []
      : [kernel.store(kernel.memory(op.indices, 'current'), [...indices, place], index)]),
  ];
  // Eight at a time, all of them read before any is used, so that the reads wait together.
  const theirs = Array.from({ length: abreast }, () => kernel.fresh('v'));
  const counted = theirs.map((name, turn) => {
    const wins = `${name} ${op.largest ? '>' : '<'} ${mine}`;
    return `${rank} += select(0i, 1i, ${wins} || (${name} == ${mine} && ${other} + ${turn}i < ${here}));`;
  });
  row.lines.push(
    ...block(each(here, `${count}i`), inner.lines),
    ...(padded === count ? [] : block(each('q', `${padded}i`, `${count}i + i32(lane)`), [`${at('q')} = ${missing};`])),
    ...block(each('q', `${k}i`), [`pool[${flags}i + q] = 0u;`]),
    'workgroupBarrier();',
    ...block(each(here, `${count}i`), [
      `let ${mine} = bitcast<f32>(${at(here)});`,
      `var ${rank} = 0i;`,
      ...block(`for (var ${other} = 0i; ${other} < ${kernel.hidden(padded)}; ${other} += ${abreast}i)`, [
        ...theirs.map((name, turn) => `let ${name} = bitcast<f32>(${at(`${other} + ${turn}i`)});`),
        ...counted,
      ]),
      ...block(`if (!${isNan}(${mine}) && ${rank} < ${k}i)`, [
        `pool[${flags}i + ${rank}] = 1u;`,
        ...store(rank, mine, here),
      ]),
    ]),
    'workgroupBarrier();',
    ...block(
      each('r', `${k}i`),
      block(`if (pool[${flags}i + r] == 0u)`, store('r', worst(kernel, 'f32', op.largest), '(-1i)')),
    ),
    'workgroupBarrier();',
  );
}

/** The sum for all candidates, its result named in `inner`; the words of workgroup memory that it takes. */
function shareSum(
  kernel: Kernel,
  row: Scope,
  values: Values,
  { op }: TopkPhase,
  bound: ReadonlyMap<Axis, string>,
  { fold, most }: { fold: FoldExpr; most: number },
  count: number,
  inner: Scope,
): number {
  const { tree } = kernel.module;
  const chunks = Math.ceil(most / tree.chunk);
  const words = count * chunks * tree.lanes;
  const [slot, sum, begin, end, candidate] = ['slot', 's', 'begin', 'end', 'o'].map((name) => kernel.fresh(name));
  const linear = fold.axes.length === 1 ? kernel.axisName(fold.axes[0]) : kernel.fresh('p');
  const scope = new Scope(row, new Map([...bound, [op.over, candidate]]), false);
  const group = { axes: fold.axes, range: [], folds: [fold], writes: [] };
  const body = loopBody(values, scope, group, linear, [(value) => [`${sum} += ${value};`]]);
  row.lines.push(
    ...block(`for (var ${slot} = i32(lane); ${slot} < ${kernel.hidden(words)}; ${slot} += ${kernel.lanes}i)`, [
      `let ${candidate} = ${slot} / ${chunks * tree.lanes}i;`,
      `var ${sum} = 0f;`,
      `let ${begin} = ${chunks === 1 ? '0i' : `${slot} / ${tree.lanes}i % ${chunks}i * ${tree.chunk}i`};`,
      `let ${end} = min(${begin} + ${tree.chunk}i, ${most}i);`,
      ...scope.lines,
      ...block(
        `for (var ${linear} = ${begin} + ${slot} % ${tree.lanes}i; ${linear} < ${end}; ${linear} += ${tree.lanes}i)`,
        body,
      ),
      `pool[${slot}] = bitcast<u32>(${sum});`,
    ]),
    'workgroupBarrier();',
    ...foldChunks(kernel, count * chunks),
    'workgroupBarrier();',
  );
  const name = kernel.fresh('f');
  const here = kernel.axisName(op.over);
  const chunkAt = (c: number): string =>
    `bitcast<f32>(pool[${here} * ${chunks * tree.lanes}i${c === 0 ? '' : ` + ${c * tree.lanes}i`}])`;
  const results = Array.from({ length: chunks }, (_, c) => chunkAt(c));
  inner.lines.push(`let ${name} = ${halvesOf(results, tree.lanes)};`);
  inner.pin(fold, name);
  return words;
}
