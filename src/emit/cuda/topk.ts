/**
 * The k best along an axis, by one warp: entry p of the list is kept by thread p mod 32. 32 rows are looked at together;
 * those that beat the last entry are put in one by one, lowest index first, behind every entry that is not worse. So ties
 * stay with the lower index. NaN is never taken, and what is missing has index −1 and the worst value.
 */
import type { TopkPhase } from '../../fuse/stage.js';
import { largest, product } from '../../kernel/dimension.js';
import { isFloat } from '../../kernel/dtype.js';
import { indexOf } from '../../kernel/expr.js';
import { visit } from '../../kernel/walk.js';
import { block, literal, neutralOf, valueTypes } from './c-text.js';
import { type StageContext, warpThreads } from './context.js';
import { storeText } from './memory.js';
import type { Scope } from './scope.js';

export function writeTopkRow(phase: TopkPhase, row: Scope): void {
  const { op } = phase;
  const { context } = row;
  const name = context.fresh('top');
  const { dtype } = op.value;
  const type = valueTypes[dtype];
  const worst = literal(neutralOf(op.largest ? 'max' : 'min', dtype), dtype);
  const sign = op.largest ? '>' : '<';
  const registers = op.k > 32 ? [0, 1] : [0];
  for (const part of registers) row.lines.push(`${type} ${name}_v${part} = ${worst};`, `int ${name}_i${part} = -1;`);
  const last = `${(op.k - 1) % 32}`;
  const lastPart = registers.length - 1;
  const over = `${name}_x`;
  // A long fold for each row is the work of all threads together, row after row; short ones are done side by side.
  const together = longestFold(op) >= warpThreads * 2;
  const inner = row.inner(new Map([[op.over, over]]), together ? 'warp' : 'thread');
  const where = op.where === undefined ? [] : [inner.named(op.where)];
  const whereLines = together ? inner.lines.splice(0) : [];
  const value = inner.named(op.value);
  const fits = [
    ...where,
    ...(isFloat(dtype) ? [`${value} == ${value}`] : []),
    `(${name}_last_i < 0 || ${value} ${sign} ${name}_last)`,
  ];
  const insert = [
    `const int ${name}_from = __ffs(${name}_open) - 1;`,
    `${name}_open &= ${name}_open - 1u;`,
    `const ${type} ${name}_v = __shfl_sync(~0u, ${name}_c, ${name}_from);`,
    `const int ${name}_i = ${name}_0 + ${name}_from;`,
    ...registers.map((part) => {
      const stays = `${name}_i${part} >= 0 && !(${name}_v ${sign} ${name}_v${part})`;
      return `const unsigned int ${name}_s${part} = __ballot_sync(~0u, ${stays});`;
    }),
    `const int ${name}_p = ${registers.map((part) => `__popc(${name}_s${part})`).join(' + ')};`,
    ...[...registers].reverse().flatMap((part) => shift(name, type, part)),
  ];
  row.lines.push(
    ...block(`for (int ${name}_0 = 0; ${name}_0 < ${context.size(op.over.extent)}; ${name}_0 += 32)`, [
      ...(together ? [] : [`const int ${over} = ${name}_0 + lane;`]),
      `const ${type} ${name}_last = __shfl_sync(~0u, ${name}_v${lastPart}, ${last});`,
      `const int ${name}_last_i = __shfl_sync(~0u, ${name}_i${lastPart}, ${last});`,
      `${type} ${name}_c = ${worst};`,
      `bool ${name}_fits = false;`,
      ...(together
        ? block(
            `for (int ${over} = ${name}_0; ${over} < min_i32(${name}_0 + 32, ${context.size(op.over.extent)}); ++${over})`,
            [
              ...whereLines,
              ...(where.length === 0 ? [] : [`if (!(${where[0]})) continue;`]),
              ...inner.lines,
              ...block(`if (lane == ${over} - ${name}_0)`, [
                `${name}_c = ${value};`,
                `${name}_fits = ${fits.slice(where.length).join(' && ')};`,
              ]),
            ],
          )
        : block(`if (${over} < ${context.size(op.over.extent)})`, [
            ...inner.lines,
            `${name}_c = ${value};`,
            `${name}_fits = ${fits.join(' && ')};`,
          ])),
      `unsigned int ${name}_open = __ballot_sync(~0u, ${name}_fits);`,
      ...block(`while (${name}_open != 0u)`, insert),
    ]),
  );
  for (const part of registers) writeEntries(phase, row, name, part);
}

/** Moves the entries behind the place by one and puts the new one there. */
function shift(name: string, type: string, part: number): string[] {
  const at = part === 0 ? 'lane' : '32 + lane';
  const lines = ['v', 'i'].flatMap((kind) => {
    const t = kind === 'v' ? type : 'int';
    const before = `${name}_${kind}${part}_up`;
    if (part === 0) return [`const ${t} ${before} = __shfl_up_sync(~0u, ${name}_${kind}0, 1);`];
    return [
      `const ${t} ${before}_own = __shfl_up_sync(~0u, ${name}_${kind}1, 1);`,
      `const ${t} ${before}_low = __shfl_sync(~0u, ${name}_${kind}0, 31);`,
      `const ${t} ${before} = lane == 0 ? ${before}_low : ${before}_own;`,
    ];
  });
  return [
    ...lines,
    `if (${at} > ${name}_p) { ${name}_v${part} = ${name}_v${part}_up; ${name}_i${part} = ${name}_i${part}_up; }`,
    `else if (${at} == ${name}_p) { ${name}_v${part} = ${name}_v; ${name}_i${part} = ${name}_i; }`,
  ];
}

function writeEntries({ op }: TopkPhase, row: Scope, name: string, part: number): void {
  const outer = op.axes.map((axis) => row.value(indexOf(axis)));
  const indices = [...outer, part === 0 ? 'lane' : '(32 + lane)'];
  const stores = entryStores(op, indices, `${name}_v${part}`, `${name}_i${part}`, row.context);
  const entries = Math.min(32, op.k - 32 * part);
  row.lines.push(...(entries === 32 ? stores : block(`if (lane < ${entries})`, stores)));
}

/** Stores of an entry's value and index, as far as they are wanted. */
export function entryStores(
  op: TopkPhase['op'],
  indices: readonly string[],
  value: string,
  index: string,
  context: StageContext,
): string[] {
  const places = indices.map((text) => ({ text }));
  const store = (tensor: string | undefined, stored: string): string[] =>
    tensor === undefined ? [] : [storeText(tensor, 'current', places, stored, context).statement];
  return [...store(op.values, value), ...store(op.indices, index)];
}

/** Elements that the longest fold in a row's value visits. */
function longestFold({ value, where }: TopkPhase['op']): number {
  let most = 0;
  visit(where === undefined ? [value] : [value, where], (expr) => {
    if (expr.op === 'fold') most = Math.max(most, product(expr.axes.map((axis) => largest(axis.extent))));
  });
  return most;
}
