/**
 * One planted fault a fusion rule (and one in the arena): each must be found by running Programs, or the tests of fusion
 * prove nothing.
 */
import { describe, expect, it } from 'vitest';
import { type Mutant, runMutant } from './bundle.js';

const rules = 'src/fuse/rules';
const mutants: readonly Mutant[] = [
  {
    name: 'pointwise takes a value of another element',
    file: `${rules}/same-space.ts`,
    find: 'if (!sameElement(a, b, sharing) && !inOthers(a, b)) return',
    replace: 'if (a.indices === undefined) return',
  },
  {
    name: 'pointwise loses what a masked write leaves',
    file: `${rules}/same-space.ts`,
    find: 'known.where !== undefined || write.where !== undefined || !isPlain',
    replace: '!isPlain',
  },
  {
    name: 'pointwise takes one plane for another',
    file: 'src/fuse/access.ts',
    find: 'return areInside && (',
    replace: 'return areInside || (',
  },
  {
    name: 'pointwise takes a plane for another that a border rule makes the same',
    file: 'src/fuse/access.ts',
    find: 'low >= 0 && high < smallest(extent)',
    replace: 'low >= 0',
  },
  {
    name: 'horizontal ignores what stands between',
    file: `${rules}/same-space.ts`,
    find: 'conflicts(own, phaseAccesses(later)).length > 0',
    replace: 'conflicts(own, phaseAccesses(later)).length > 1000',
  },
  {
    name: 'reduce epilogue forgets the rounding of storage',
    file: 'src/fuse/context.ts',
    find: 'isNarrow(dtype) ?',
    replace: "isNarrow(dtype) && dtype !== 'bf16' ?",
  },
  {
    name: 'matmul epilogue forgets the rounding of storage',
    file: 'src/fuse/context.ts',
    find: 'isNarrow(dtype) ?',
    replace: "isNarrow(dtype) && dtype !== 'f16' ?",
  },
  {
    name: 'reduce prologue leaves out what the reduction does not meet',
    file: `${rules}/reduce-prologue.ts`,
    find: 'sameDimension(index.axis.extent, axis.extent) && take',
    replace: 'take',
  },
  {
    name: 'row-local reads across units',
    file: `${rules}/unit-join.ts`,
    find: 'if (!unitLocal(a, b, base.units)) return',
    replace: 'if (a === b) return',
  },
  {
    name: 'small-domain loses the indices that a part gives up',
    file: 'src/fuse/rename.ts',
    find: 'rows: [...given, ...phase.rows]',
    replace: 'rows: [...phase.rows]',
  },
  {
    name: 'split-finish cuts other chunks than the tree',
    file: `${rules}/split-finish.ts`,
    find: 'const size = chunk / inside;',
    replace: 'const size = chunk / inside / 2;',
  },
  {
    name: 'topk epilogue computes from what has been overwritten',
    file: `${rules}/inline.ts`,
    find: 'if (disturbed) return',
    replace: 'if (disturbed && between.length > 9) return',
  },
  {
    name: 'stencil recompute forgets the border',
    file: `${rules}/inline.ts`,
    find: 'return max(min(index, sub(size, 1)), 0);',
    replace: 'return max(min(index, sub(size, 2)), 0);',
  },
  {
    name: 'replicate recomputes what has been overwritten',
    file: `${rules}/replicate.ts`,
    find: 'if (hazard !== undefined) return hazard;',
    replace: '',
  },
  {
    name: 'side-by-side stands beside what it needs',
    file: 'src/fuse/segment.ts',
    find: 'let needed = stages.length - 1;',
    replace: 'let needed = stages.length - 2;',
  },
  {
    name: 'hoist shares what differs between lanes',
    file: `${rules}/hoist.ts`,
    find: '!free.has(lane) && free.has(row)',
    replace: 'free.size > 0',
  },
  {
    name: 'the arena takes memory that is still being read',
    file: 'src/fuse/arena.ts',
    find: 'other.first <= last && first <= other.last',
    replace: 'other.first < last && first < other.last',
  },
];

describe('mutants of fusion', () => {
  it('the true sources pass the check', async () => {
    expect(await runMutant('test/mutants/rule-check.ts')).toEqual([]);
  });

  it.each(mutants)('$name', async (mutant) => {
    expect(await runMutant('test/mutants/rule-check.ts', mutant)).not.toEqual([]);
  });
});
