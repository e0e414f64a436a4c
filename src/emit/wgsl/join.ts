/**
 * Joins what the invocations of a workgroup kept in a loop that they shared: eight to one in each round, and everybody
 * joins the last few. Halving would cost a barrier for every step.
 */
import { type Accumulator, better } from './accumulate.js';
import type { Kernel } from './kernel.js';
import { powerOfTwo } from './loop.js';
import type { Scope } from './scope.js';
import { block, ofBits, type Text, toBits, typeOf, type WgslType } from './text.js';

/** How many an invocation joins in one round, and how many everybody joins in the last. */
const fan = 8;
const mostRead = 16;
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
  scope.lines.push(...(count < kernel.lanes ? block(`if (lane < ${count}u)`, put) : put), 'workgroupBarrier();');
  let left = count;
  while (left > mostRead) {
    const next = left / fan;
    const others = Array.from({ length: fan - 1 }, (_, other) => `lane + ${(other + 1) * next}u`);
    scope.lines.push(
      ...block(`if (lane < ${next}u)`, [...merge(kernel, slots, count, others), ...put]),
      'workgroupBarrier();',
    );
    left = next;
  }
  // Everybody begins with the first, so that all end with the same.
  for (const { at, one, type } of slots) {
    scope.lines.push(`${one.value} = ${ofBits(type, word(kernel, at, '0u'))};`);
    if (one.place !== undefined) scope.lines.push(`${one.place} = bitcast<i32>(${word(kernel, at + count, '0u')});`);
  }
  const rest = Array.from({ length: left - 1 }, (_, other) => `${other + 1}u`);
  scope.lines.push(...merge(kernel, slots, count, rest));
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

/** Takes what others kept: all of it is read before any is used, so that the reads wait together. */
function merge(kernel: Kernel, slots: readonly Slot[], count: number, others: readonly string[]): Text[] {
  const reads: Text[] = [];
  const joins: Text[] = [];
  for (const { at, one, type } of slots) {
    for (const other of others) {
      const theirs = kernel.fresh('o');
      reads.push(`let ${theirs} = ${ofBits(type, word(kernel, at, other))};`);
      if (one.place === undefined) {
        joins.push(combined(one, theirs));
        continue;
      }
      const [place, wins] = [kernel.fresh('o'), kernel.fresh('w')];
      const better = `${theirs} ${one.fold.reducer === 'argmax' ? '>' : '<'} ${one.value}`;
      const ties = `${theirs} == ${one.value} && ${place} < ${one.place}`;
      reads.push(`let ${place} = bitcast<i32>(${word(kernel, at + count, other)});`);
      joins.push(
        `let ${wins} = ${place} >= 0i && (${one.place} < 0i || ${better} || (${ties}));`,
        `${one.value} = select(${one.value}, ${theirs}, ${wins});`,
        `${one.place} = select(${one.place}, ${place}, ${wins});`,
      );
    }
  }
  return [...reads, ...joins];
}

/** The statement that joins another's value to the own. */
export function combined({ fold, value }: Pick<Accumulator, 'fold' | 'value'>, other: string): string {
  if (fold.reducer === 'sum' || fold.reducer === 'count') return `${value} += ${other};`;
  return `${value} = ${better(fold.dtype, fold.reducer === 'max', value, other)};`;
}
