/**
 * The few best of many plain values, by one warp: every thread keeps the best of its own in a short list and asks nobody
 * meanwhile, so that loads lie in flight together; at the end the lists are merged, one entry a round. Entries are ordered
 * by value and then by index, so ties stay with the lower index. NaN is never taken, and what is missing has index −1 and
 * the worst value. Values that cost a fold each are topk.ts's and row-scan.ts's.
 */
import type { TopkPhase } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import { isFloat } from '../../kernel/dtype.js';
import { indexOf } from '../../kernel/expr.js';
import { visit } from '../../kernel/walk.js';
import { block, literal, neutralOf, valueTypes } from './c-text.js';
import type { Scope } from './scope.js';
import { entryStores } from './topk.js';
import { warpThreads } from './tuning.js';

/** Longer lists do not stay in registers. */
const longestList = 8;
/** Fewer values than this are looked at in one or two turns anyway. */
const fewest = 4 * warpThreads;
/** Values that a thread loads before it looks at the first. */
const together = 8;

export function isListTopk({ op }: TopkPhase): boolean {
  if (op.k > longestList || largest(op.over.extent) < fewest) return false;
  let folds = false;
  visit(op.where === undefined ? [op.value] : [op.value, op.where], (expr) => {
    if (expr.op === 'fold') folds = true;
  });
  return !folds;
}

export function writeListTopk(phase: TopkPhase, row: Scope): void {
  const { op } = phase;
  const { context } = row;
  const name = context.fresh('list');
  const { dtype } = op.value;
  const type = valueTypes[dtype];
  const sign = op.largest ? '>' : '<';
  const worst = literal(neutralOf(op.largest ? 'max' : 'min', dtype), dtype);
  const places = Array.from({ length: op.k }, (_, i) => i);
  const size = context.size(op.over.extent);
  const [first, step] = [`${name}_0`, warpThreads];
  const looks = Array.from({ length: together }, (_, i) => {
    const at = `${name}_x${i}`;
    const inner = row.inner(new Map([[op.over, at]]), 'thread');
    const where = op.where === undefined ? [] : [inner.named(op.where)];
    const value = inner.named(op.value);
    const fits = [...where, ...(isFloat(dtype) ? [`${value} == ${value}`] : [])];
    const load = [
      `const int ${at} = ${first}${i === 0 ? '' : ` + ${i * step}`};`,
      `${type} ${name}_c${i} = ${worst};`,
      `bool ${name}_f${i} = false;`,
      ...block(`if (${at} < ${size})`, [
        ...inner.lines,
        `${name}_c${i} = ${value};`,
        `${name}_f${i} = ${fits.length === 0 ? 'true' : fits.join(' && ')};`,
      ]),
    ];
    return { load, take: takeLines(name, `${name}_c${i}`, at, `${name}_f${i}`, op.k, type, sign) };
  });
  row.lines.push(
    ...places.map((place) => `${type} ${name}_v${place} = ${worst};`),
    ...places.map((place) => `int ${name}_i${place} = -1;`),
    ...block(`for (int ${first} = lane; ${first} < ${size}; ${first} += ${together * step})`, [
      ...looks.flatMap(({ load }) => load),
      ...looks.flatMap(({ take }) => take),
    ]),
    ...mergeLines(name, type, sign, worst, op.k),
  );
  const indices = [...op.axes.map((axis) => row.value(indexOf(axis))), 'lane'];
  const stores = entryStores(op, indices, `${name}_bv`, `${name}_bi`, context);
  row.lines.push(...block(`if (lane < ${op.k})`, stores));
}

/** Puts a value that beats the last entry there and moves it up; a thread's indices only grow. */
function takeLines(name: string, value: string, at: string, fits: string, k: number, type: string, sign: string) {
  const last = k - 1;
  const moves = Array.from({ length: last }, (_, i) => last - i).map((place) => {
    const [v, i, w, j] = [`${name}_v${place}`, `${name}_i${place}`, `${name}_v${place - 1}`, `${name}_i${place - 1}`];
    return `if (${j} < 0 || ${v} ${sign} ${w}) { const ${type} v = ${v}; const int i = ${i}; ${v} = ${w}; ${i} = ${j}; ${w} = v; ${j} = i; }`;
  });
  return block(`if (${fits} && (${name}_i${last} < 0 || ${value} ${sign} ${name}_v${last}))`, [
    `${name}_v${last} = ${value};`,
    `${name}_i${last} = ${at};`,
    ...moves,
  ]);
}

/** In each round the best first entry of all lists is the next of the result, and leaves its list. */
function mergeLines(name: string, type: string, sign: string, worst: string, k: number): string[] {
  const shifts = Array.from({ length: k - 1 }, (_, place) => [
    `${name}_v${place} = ${name}_v${place + 1};`,
    `${name}_i${place} = ${name}_i${place + 1};`,
  ]).flat();
  return [
    `${type} ${name}_bv = ${worst};`,
    `int ${name}_bi = -1;`,
    '#pragma unroll 1',
    ...block(`for (int ${name}_r = 0; ${name}_r < ${k}; ++${name}_r)`, [
      `${type} v = ${name}_v0;`,
      `int i = ${name}_i0;`,
      ...block('for (int by = 16; by > 0; by /= 2)', [
        `const ${type} w = __shfl_xor_sync(~0u, v, by);`,
        'const int j = __shfl_xor_sync(~0u, i, by);',
        `if (j >= 0 && (i < 0 || w ${sign} v || (w == v && j < i))) { v = w; i = j; }`,
      ]),
      // The lists are empty: what is missing has its values already.
      'if (i < 0) break;',
      `if (lane == ${name}_r) { ${name}_bv = v; ${name}_bi = i; }`,
      ...block(`if (i >= 0 && i == ${name}_i0)`, [
        ...shifts,
        `${name}_v${k - 1} = ${worst};`,
        `${name}_i${k - 1} = -1;`,
      ]),
    ]),
  ];
}
