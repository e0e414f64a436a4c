/**
 * The k best values of several rows at once, by one warp, where k is small and indices are not asked for. Every thread holds
 * every list, so the last entry is at hand without an exchange: a candidate costs one comparison, and only one that fits
 * costs more. 32 elements are looked at together, for all rows with the same loads; those that fit are put in one by one,
 * lowest index first, behind every entry that is not worse, and the others are asked again whether they still fit.
 */
import type { TopkOp } from '../../kernel/op.js';
import { block, literal, neutralOf, valueTypes } from './c-text.js';
import { storeText } from './memory.js';
import type { Scope } from './scope.js';

/** Longer lists take too many registers of each thread. */
export const longestList = 9;

/** The ops are one op for several rows: they differ in their outer indices only. */
export function writeTopkLists(ops: readonly TopkOp[], row: Scope): void {
  const { context } = row;
  const [{ over, k, largest, value: first }] = ops;
  const name = context.fresh('top');
  const type = valueTypes[first.dtype];
  const worst = literal(neutralOf(largest ? 'max' : 'min', first.dtype), first.dtype);
  const sign = largest ? '>' : '<';
  const entry = (r: number, p: number): string => `${name}_${r}_${p}`;
  const candidate = (r: number): string => `${name}_c${r}`;
  const fits = (r: number): string => `${candidate(r)} ${sign} ${entry(r, k - 1)}`;
  for (const r of ops.keys())
    row.lines.push(`${type} ${Array.from({ length: k }, (_, p) => `${entry(r, p)} = ${worst}`).join(', ')};`);
  const size = context.size(over.extent);
  const at = `${name}_x`;
  const inner = row.inner(new Map([[over, at]]), 'thread');
  // What may not be taken stays the worst value, which never fits; neither does NaN.
  const taken = ops.map((op, r) => {
    const value = inner.named(op.value);
    return op.where === undefined
      ? `${candidate(r)} = ${value};`
      : `if (${inner.named(op.where)}) ${candidate(r)} = ${value};`;
  });
  const open = `${name}_open`;
  const insert = (r: number): string[] => [
    `unsigned int ${open} = __ballot_sync(~0u, ${fits(r)});`,
    ...block(`while (${open} != 0u)`, [
      `const ${type} ${name}_v = __shfl_sync(~0u, ${candidate(r)}, __ffs(${open}) - 1);`,
      ...Array.from({ length: k }, (_, p) => `const bool ${name}_b${p} = ${name}_v ${sign} ${entry(r, p)};`),
      ...Array.from({ length: k }, (_, i) => {
        const p = k - 1 - i;
        const here = `${name}_b${p} ? ${name}_v : ${entry(r, p)}`;
        return `${entry(r, p)} = ${p === 0 ? here : `${name}_b${p - 1} ? ${entry(r, p - 1)} : (${here})`};`;
      }),
      `${open} &= (${open} - 1u) & __ballot_sync(~0u, ${fits(r)});`,
    ]),
  ];
  const some = ops.map((_, r) => fits(r)).join(' || ');
  row.lines.push(
    ...block(`for (int ${name}_0 = 0; ${name}_0 < ${size}; ${name}_0 += 32)`, [
      `const int ${at} = ${name}_0 + lane;`,
      `${type} ${ops.map((_, r) => `${candidate(r)} = ${worst}`).join(', ')};`,
      ...block(`if (${at} < ${size})`, [...inner.lines, ...taken]),
      ...block(
        `if (__ballot_sync(~0u, ${some}) != 0u)`,
        ops.flatMap((_, r) => block('', insert(r)).map((line) => (line.trimStart() === '{' ? '{' : line))),
      ),
    ]),
  );
  const stores = ops.flatMap((op, r) => {
    const outer = op.axes.map((axis) => ({ text: row.value({ op: 'index', dtype: 'i32', args: [], axis }) }));
    return Array.from({ length: k }, (_, p) =>
      storeText(op.values as string, 'current', [...outer, { text: `${p}` }], entry(r, p), context),
    ).map(({ statement }) => statement);
  });
  row.lines.push(...block('if (lane == 0)', stores));
}
