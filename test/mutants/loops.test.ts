/** One planted fault in each of the passes that could go wrong and in each part of the lowering: the interpreter finds them all. */
import { describe, expect, it } from 'vitest';
import { type Mutant, runMutant } from './bundle.js';

const entry = 'test/mutants/loop-check.ts';
const mutant = (name: string, file: string, find: string, replace: string): Mutant => ({
  name,
  file: `src/emit/loop/${file}`,
  find,
  replace,
});

const mutants: readonly Mutant[] = [
  mutant('blocks of rows that are not whole', 'passes/rows.ts', 'count % (rows * threads) === 0', 'count > rows'),
  mutant('units side by side that do not fill a workgroup', 'passes/units.ts', 'last % (2 * teams) === 0', 'last > 0'),
  mutant('no barrier between phases', 'lower/stage.ts', 'if (needsBarrier && !alone)', 'if (needsBarrier && alone)'),
  mutant('every thread does what one should', 'lower/stage.ts', 'const byOne = !alone &&', 'const byOne = alone &&'),
  mutant('another border', 'lower/values.ts', "return border === 'wrap' ?", "return border === 'clamp' ?"),
  mutant(
    'a border rule that asks for one side too few',
    'lower/values.ts',
    'if (low >= 0) return least(',
    'if (low < 9) return least(',
  ),
  mutant('indices of single places that are not zero', 'lower/serial-loop.ts', '[axis, int(0)]', '[axis, int(1)]'),
  mutant('axes in another order', 'lower/serial-loop.ts', ': remainder(rest, size)', ': quotient(rest, size)'),
  mutant(
    'a ragged chunk that is not cut',
    'lower/shared-sums.ts',
    'least(plus(begin, tree.chunk), count)',
    'plus(begin, tree.chunk)',
  ),
  mutant(
    'elements taken at once that are not all of them',
    'lower/shared-sums.ts',
    '(length / width) % turns === 0',
    'length > turns',
  ),
  mutant('elements taken twice', 'lower/shared-sums.ts', '(i + 1) * width', 'i * width'),
  mutant('a join that leaves out a thread', 'lower/join.ts', '(other + 1) * next', 'other * next'),
  mutant(
    'row folds at the wrong place',
    'lower/shared-loop.ts',
    'times(linear, strideOf(chunks, width))',
    'times(linear, width - 1)',
  ),
  mutant('a scan that looks back one too late', 'lower/scan.ts', 'when(atLeast(q, d)', 'when(above(q, d)'),
  mutant(
    'bins that are cleared too late',
    'lower/histogram.ts',
    'each(put(at(one), unsigned(0))),\n    barrier,',
    'each(put(at(one), unsigned(0))),',
  ),
  mutant(
    'lists that move the wrong way',
    'lower/own-list.ts',
    'this.best.map((_, rank) => rank).reverse()',
    'this.best.map((_, rank) => rank)',
  ),
  mutant('a list that does not grow', 'lower/topk.ts', 'assign(count, plus(last, 1))', 'assign(count, last)'),
  mutant('a search that picks a tie again', 'lower/picked-topk.ts', 'above(here, at)', 'atLeast(here, at)'),
  mutant('ranks that count only some', 'lower/ranked-topk.ts', 'kernel.hidden(padded)', 'kernel.hidden(stride)'),
];

describe('mutants of the loop language', () => {
  it('the true sources pass', async () => {
    expect(await runMutant(entry)).toEqual([]);
  });
  it.each(mutants.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    expect(await runMutant(entry, one)).not.toEqual([]);
  });
});
