/**
 * Running results along an axis, by one block, in the order of scanTree: a chunk is scanned by doubling distances in
 * shared memory; what stands before it is the scan of the chunks' totals, made the same way on the next level each time a
 * chunk ends. One chunk after the other, so any length needs only one array a level.
 */
import type { ScanPhase } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import { byteSize, type Dtype, type Scalar } from '../../kernel/dtype.js';
import type { Program } from '../../kernel/program.js';
import { levelsOf } from '../../kernel/tree.js';
import { block, literal, neutralOf, valueTypes } from './c-text.js';
import { roundUp, type StageContext } from './context.js';
import { storeText } from './memory.js';
import { combineText } from './reducer.js';
import type { Scope } from './scope.js';
import { plainTuning } from './tuning.js';

function levelsFor(phase: ScanPhase, program: Program): number {
  return levelsOf(largest(phase.op.axes[phase.op.along].extent), program.tree);
}

function arrayWords(dtype: Scalar, program: Program): number {
  return roundUp((program.tree.chunk * byteSize(dtype as Dtype)) / 4);
}

export function writeScanRow(phase: ScanPhase, row: Scope): void {
  const { op } = phase;
  const { context } = row;
  const { program } = context;
  const { chunk } = program.tree;
  const { dtype } = op.value;
  const name = context.fresh('scan');
  const levels = levelsFor(phase, program);
  const words = arrayWords(dtype, program);
  // The chunk at work, and the totals of each higher level.
  const base = context.work(levels * words);
  const type = valueTypes[dtype];
  const neutral = literal(neutralOf(op.reducer, dtype), dtype);
  const helper = chunkHelper(op.reducer, dtype, chunk, context);
  const count = context.size(op.axes[op.along].extent);
  const combine = (a: string, b: string): string => combineText(op.reducer, dtype, a, b);
  row.lines.push(`${type}* const ${name} = (${type}*)(shared + ${base});`);
  for (let level = 2; level <= levels; level += 1) {
    row.lines.push(`${type}* const ${name}_totals${level} = (${type}*)(shared + ${base + (level - 1) * words});`);
    row.lines.push(
      `int ${name}_filled${level} = 0;`,
      ...(level < levels ? [`bool ${name}_later${level} = false;`] : []),
      `${type} ${name}_before${level} = ${neutral};`,
    );
  }
  const at = `${name}_at`;
  const inner = row.inner(new Map([[op.axes[op.along], at]]), 'thread');
  const value = inner.named(op.value);
  const store = (place: string, result: string): string => {
    const indices = op.axes.map((axis, position) => ({
      text: position === op.along ? place : row.value({ op: 'index', dtype: 'i32', args: [], axis }),
    }));
    return storeText(op.target, 'current', indices, result, context).statement;
  };
  const each = `for (int ${name}_e = threadIdx.x; ${name}_e < ${chunk}; ${name}_e += ${context.threads})`;
  const result = levels === 1 ? `${name}[${name}_e]` : `${name}_result`;
  const place = op.exclusive ? `(${at} + 1)` : at;
  const keep = [
    ...(levels === 1
      ? []
      : [
          `const ${type} ${name}_result = ${name}_0 == 0 ? ${name}[${name}_e] : ${combine(`${name}_before2`, `${name}[${name}_e]`)};`,
        ]),
    op.exclusive ? `if (${at} + 1 < ${count}) ${store(place, result)}` : store(place, result),
  ];
  if (op.exclusive) row.lines.push(`if (threadIdx.x == 0 && ${count} > 0) ${store('0', neutral)}`);
  row.lines.push(
    ...block(`for (int ${name}_0 = 0; ${name}_0 < ${count}; ${name}_0 += ${chunk})`, [
      ...block(each, [
        `const int ${at} = ${name}_0 + ${name}_e;`,
        `${type} ${name}_v = ${neutral};`,
        ...block(`if (${at} < ${count})`, [...inner.lines, `${name}_v = ${combine(neutral, value)};`]),
        `${name}[${name}_e] = ${name}_v;`,
      ]),
      '__syncthreads();',
      `${helper}(${name});`,
      ...block(each, [`const int ${at} = ${name}_0 + ${name}_e;`, ...block(`if (${at} < ${count})`, keep)]),
      ...(levels === 1 ? [] : block(`if (${name}_0 + ${chunk} < ${count})`, nextBefore(2, `${name}[${chunk - 1}]`))),
      '__syncthreads();',
    ]),
  );

  /** Adds a total to a level and computes what stands before the next chunk of the level below. */
  function nextBefore(level: number, total: string): string[] {
    const [totals, filled, before] = [`${name}_totals${level}`, `${name}_filled${level}`, `${name}_before${level}`];
    const sum = `${name}_sum${level}`;
    const above = level + 1;
    const ended = [
      `${filled} = 0;`,
      ...(level === levels ? [] : [...nextBefore(above, sum), `${name}_later${level} = true;`]),
    ];
    const later = level === levels ? sum : `${name}_later${level} ? ${combine(`${name}_before${above}`, sum)} : ${sum}`;
    return [
      `const ${type} ${name}_total${level} = ${total};`,
      '__syncthreads();',
      `if (threadIdx.x == 0) ${totals}[${filled}] = ${name}_total${level};`,
      '__syncthreads();',
      ...block(each, [
        `${name}[${name}_e] = ${name}_e <= ${filled} ? ${combine(neutral, `${totals}[${name}_e]`)} : ${neutral};`,
      ]),
      '__syncthreads();',
      `${helper}(${name});`,
      `const ${type} ${sum} = ${name}[${filled}];`,
      `${before} = ${later};`,
      `${filled} += 1;`,
      ...block(`if (${filled} == ${chunk})`, ended),
    ];
  }
}

/** A function that scans one chunk in shared memory, each distance twice the one before. */
function chunkHelper(reducer: 'sum' | 'max' | 'min', dtype: Scalar, chunk: number, context: StageContext): string {
  const { threads } = context;
  const name = `${context.prefix}scan_${reducer}_${dtype}${threads === plainTuning.threads ? '' : `_${threads}`}`;
  const each = Math.ceil(chunk / threads);
  const type = valueTypes[dtype];
  const inside = (e: string): string => (chunk % threads === 0 ? `${e} >= d` : `${e} >= d && ${e} < ${chunk}`);
  context.helpers.set(name, [
    ...block(`__device__ __forceinline__ void ${name}(${type}* x)`, [
      ...block(`for (int d = 1; d < ${chunk}; d *= 2)`, [
        `${type} next[${each}];`,
        '#pragma unroll',
        ...block(`for (int k = 0; k < ${each}; ++k)`, [
          `const int e = threadIdx.x + k * ${threads};`,
          `if (${inside('e')}) next[k] = ${combineText(reducer, dtype, 'x[e - d]', 'x[e]')};`,
        ]),
        '__syncthreads();',
        '#pragma unroll',
        ...block(`for (int k = 0; k < ${each}; ++k)`, [
          `const int e = threadIdx.x + k * ${threads};`,
          `if (${inside('e')}) x[e] = next[k];`,
        ]),
        '__syncthreads();',
      ]),
    ]),
  ]);
  return name;
}
