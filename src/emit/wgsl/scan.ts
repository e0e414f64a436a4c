/**
 * A running sum, maximum or minimum along one axis, shared by a workgroup. A chunk is scanned in workgroup memory by
 * doubling distances, and what stands before it is combined from the left, as tree.ts declares; the chunks' totals are
 * scanned in the same pattern as they come, each level keeping the history that the pattern looks back to.
 */
import type { ScanPhase } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import { levelsOf } from '../../kernel/tree.js';
import { better, worst } from './accumulate.js';
import type { Kernel } from './kernel.js';
import { writeRows } from './nest.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { block, ofBits, type Text, toBits, typeOf } from './text.js';
import { Values } from './values.js';

/** Words of workgroup memory that a scan may take; a tree that needs more is followed with shorter chunks. */
const mostWords = 2048;
const shortChunk = 256;

export function writeScan(kernel: Kernel, scope: Scope, phase: ScanPhase, units: readonly Axis[]): void {
  const { op } = phase;
  const along = op.axes[op.along];
  const type = typeOf(op.value.dtype);
  const most = largest(along.extent);
  const declared = kernel.module.tree;
  const ordered = type === 'f32' && op.reducer === 'sum';
  const fits = (chunk: number): boolean => chunk * levelsOf(most, { ...declared, chunk }) <= mostWords;
  const chunk = ordered && fits(declared.chunk) ? declared.chunk : shortChunk;
  const levels = ordered && fits(chunk) ? levelsOf(most, { ...declared, chunk }) : most > chunk ? 2 : 1;
  const exact = ordered && fits(chunk);
  const neutral = op.reducer === 'sum' ? `${type}(0)` : worst(kernel, op.value.dtype, op.reducer === 'max');
  const combine = (a: string, b: string): string =>
    op.reducer === 'sum' ? `(${a} + ${b})` : better(op.value.dtype, op.reducer === 'max', a, b);
  kernel.module.pool(exact ? chunk * levels : chunk);
  const before = levels > 1 ? kernel.module.shared(`before_${type}`, type, 1) : '';
  const memory = kernel.memory(op.target, 'current');
  const count = kernel.size(along.extent);
  writeRows(kernel, scope, phase.rows, 'together', (row) => {
    const places = [...units, ...phase.rows];
    const outer = op.axes.filter((axis) => axis !== along);
    const bound = new Map(outer.map((axis, at) => [axis, row.axis(axis) ?? (row.axis(places[at]) as string)]));
    const here = kernel.axisName(along);
    const inner = new Scope(row, new Map([...bound, [along, here]]), false);
    const values = new Values(kernel, [op.value], writeLoop);
    const value = values.name(op.value, inner);
    inner.lines.push(`pool[q] = ${toBits(type, combine(neutral, value))};`);
    const each = (body: readonly Text[]): Text[] =>
      block(`for (var q = i32(lane); q < size; q += ${kernel.lanes}i)`, body);
    const at = (index: string): string => ofBits(type, `pool[${index}]`);
    const place = (index: string): string[] =>
      op.axes.map((axis) => (axis === along ? index : (bound.get(axis) as string)));
    const store = (index: string, text: string): string => kernel.store(memory, place(index), text);
    const doubling = block('for (var d = 1i; d < size; d *= 2i)', [
      `var kept: array<${type}, ${Math.ceil(chunk / kernel.lanes)}>;`,
      ...each([
        `let x = ${at('q')};`,
        `if (q >= d) { let y = ${at('q - d')}; kept[q / ${kernel.lanes}i] = ${combine('y', 'x')}; } else { kept[q / ${kernel.lanes}i] = x; }`,
      ]),
      'workgroupBarrier();',
      ...each([`pool[q] = ${toBits(type, `kept[q / ${kernel.lanes}i]`)};`]),
      'workgroupBarrier();',
    ]);
    const result =
      levels === 1
        ? [`let y = ${at('q')};`]
        : [`let x = ${at('q')};`, `let left = ${before};`, `let y = select(${combine('left', 'x')}, x, begin == 0i);`];
    const target = op.exclusive ? '(begin + q + 1i)' : '(begin + q)';
    const guard = op.exclusive ? [`if (${target} < ${count}) { ${store(target, 'y')} }`] : [store(target, 'y')];
    const carry =
      exact && levels > 1
        ? pushTotal(kernel, row, levels, chunk, neutral, combine, before, at, (text) => toBits(type, text))
        : [
            `let x = ${at('size - 1i')};`,
            `let left = ${before};`,
            `${before} = select(${combine('left', 'x')}, x, begin == 0i);`,
          ];
    if (levels > 1 && exact) row.lines.push(...totalCounters(levels));
    row.lines.push(
      ...block(`for (var begin = 0i; begin < ${count}; begin += ${chunk}i)`, [
        `let size = min(${chunk}i, ${count} - begin);`,
        ...each([`let ${here} = begin + q;`, ...inner.lines]),
        'workgroupBarrier();',
        ...doubling,
        ...each([...result, ...guard]),
        'workgroupBarrier();',
        ...(levels > 1 ? [...block('if (lane == 0u)', carry), 'workgroupBarrier();'] : []),
      ]),
    );
    if (op.exclusive) row.lines.push(`if (lane == 0u && ${count} > 0i) { ${store('0i', neutral)} }`);
  });
}

/** How many totals each level has taken in its current chunk, and whether a chunk stands before it. */
function totalCounters(levels: number): string[] {
  return Array.from({ length: levels - 1 }, (_, level) => `var taken${level} = 0i;`);
}

/**
 * One more total for the levels above, by one invocation. y_j[c] covers the last 2^j totals; the pattern combines
 * y_j[c − 2^j] with y_j[c], so each j keeps its last 2^j values, all in chunk − 1 words.
 */
function pushTotal(
  kernel: Kernel,
  row: Scope,
  levels: number,
  chunk: number,
  neutral: string,
  combine: (a: string, b: string) => string,
  before: string,
  at: (index: string) => string,
  bits: (text: string) => string,
): Text[] {
  const push = (level: number, total: string, target: string): Text[] => {
    const x = kernel.fresh('x');
    const taken = `taken${level}`;
    const slot = `${chunk * (level + 1) - 1}i + d + ${taken} % d`;
    const lines: Text[] = [
      `var ${x} = ${combine(neutral, total)};`,
      ...block(`for (var d = 1i; d < ${kernel.hidden(chunk)}; d *= 2i)`, [
        `let old = ${at(slot)};`,
        `pool[${slot}] = ${bits(x)};`,
        `if (${taken} >= d) { ${x} = ${combine('old', x)}; }`,
      ]),
      `${taken}++;`,
    ];
    if (level === levels - 2) return [...lines, `${target} = ${x};`];
    const [above, has] = [`above${level}`, `has${level}`];
    row.lines.push(`var ${above} = ${neutral};`, `var ${has} = false;`);
    return [
      ...lines,
      `${target} = select(${x}, ${combine(above, x)}, ${has});`,
      ...block(`if (${taken} == ${chunk}i)`, [...push(level + 1, x, above), `${has} = true;`, `${taken} = 0i;`]),
    ];
  };
  return push(0, at('size - 1i'), before);
}
