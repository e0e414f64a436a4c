/**
 * Joins what the invocations of a workgroup kept in a loop that they shared: first a few of them join a share each, then
 * everybody joins those. Two rounds cost less than halving, whose every step is a barrier.
 */
import { type Accumulator, better } from './accumulate.js';
import type { Kernel } from './kernel.js';
import { powerOfTwo } from './loop.js';
import type { Scope } from './scope.js';
import { block, ofBits, type Text, toBits, typeOf, type WgslType } from './text.js';

/** How many shares the second round joins. */
const shares = 16;
/** Words of workgroup memory that one unit takes for it. */
const mostWords = 2048;

interface Slot {
  readonly at: number;
  readonly one: Accumulator;
  readonly type: WgslType;
}

/** `busy`: invocations from this one on kept nothing. Ties of argmax and argmin go to the lower index. */
export function join(kernel: Kernel, scope: Scope, kept: readonly Accumulator[], busy: number): void {
  const count = Math.min(kernel.lanes, powerOfTwo(Math.max(busy, 1)));
  const atOnce = Math.max(1, Math.floor(mostWords / (2 * count)));
  for (let done = 0; done < kept.length; done += atOnce) {
    joinSome(kernel, scope, kept.slice(done, done + atOnce), count);
  }
}

function joinSome(kernel: Kernel, scope: Scope, kept: readonly Accumulator[], count: number): void {
  const slots: Slot[] = [];
  let words = 0;
  for (const one of kept) {
    const type = typeOf(one.fold.reducer === 'count' ? 'i32' : one.fold.args[0].dtype);
    slots.push({ at: words, one, type });
    words += one.place === undefined ? count : 2 * count;
  }
  kernel.pool(words);
  const put = slots.flatMap(({ at, one, type }) => [
    `${word(kernel, at, 'lane')} = ${toBits(type, one.value)};`,
    ...(one.place === undefined ? [] : [`${word(kernel, at + count, 'lane')} = bitcast<u32>(${one.place});`]),
  ]);
  const other = kernel.fresh('e');
  const loop = (begin: string, end: string, step: number): Text[] =>
    block(
      `for (var ${other} = ${begin}; ${other} < ${end}; ${other} += ${step}u)`,
      slots.flatMap((slot) => merge(kernel, slot, count, other)),
    );
  const first = Math.min(count, shares);
  scope.lines.push(...(count < kernel.lanes ? block(`if (lane < ${count}u)`, put) : put), 'workgroupBarrier();');
  if (count > first) {
    scope.lines.push(
      ...block(`if (lane < ${first}u)`, [...loop(`lane + ${first}u`, `${count}u`, first), ...put]),
      'workgroupBarrier();',
    );
  }
  // Everybody begins with the first share, so that all end with the same.
  for (const { at, one, type } of slots) {
    scope.lines.push(`${one.value} = ${ofBits(type, kernel.word(`${at}u`, 'u32'))};`);
    if (one.place !== undefined) {
      scope.lines.push(`${one.place} = bitcast<i32>(${kernel.word(`${at + count}u`, 'u32')});`);
    }
  }
  if (first > 1) scope.lines.push(...loop('1u', `${first}u`, 1));
  for (const { one } of slots) {
    const name = kernel.fresh('f');
    scope.lines.push(`let ${name} = ${one.place ?? one.value};`);
    scope.pin(one.fold, name);
  }
  scope.lines.push('workgroupBarrier();');
}

function word(kernel: Kernel, at: number, index: string): string {
  return kernel.word(`${at === 0 ? '' : `${at}u + `}${index}`, 'u32');
}

/** Takes what invocation `other` kept. */
function merge(kernel: Kernel, { at, one, type }: Slot, count: number, other: string): Text[] {
  const theirs = kernel.fresh('o');
  const value = `let ${theirs} = ${ofBits(type, word(kernel, at, other))};`;
  if (one.place === undefined) return [value, combined(one, theirs)];
  const place = kernel.fresh('o');
  const wins = `${theirs} ${one.fold.reducer === 'argmax' ? '>' : '<'} ${one.value}`;
  const ties = `${theirs} == ${one.value} && ${place} < ${one.place}`;
  return [
    value,
    `let ${place} = bitcast<i32>(${word(kernel, at + count, other)});`,
    ...block(`if (${place} >= 0i && (${one.place} < 0i || ${wins} || (${ties})))`, [
      `${one.value} = ${theirs};`,
      `${one.place} = ${place};`,
    ]),
  ];
}

/** The statement that joins another's value to the own. */
export function combined({ fold, value }: Pick<Accumulator, 'fold' | 'value'>, other: string): string {
  if (fold.reducer === 'sum' || fold.reducer === 'count') return `${value} += ${other};`;
  return `${value} = ${better(fold.dtype, fold.reducer === 'max', value, other)};`;
}
