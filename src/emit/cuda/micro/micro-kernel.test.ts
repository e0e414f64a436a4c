/** What the micro-kernels say of themselves: in their list, in the documentation, and of parts that they leave alone. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matmulProgram } from '../../../inference/linear/matmul-program.js';
import { explainCuda } from '../../cuda.js';
import { unasked } from '../../loop/passes/outcomes.js';
import { microKernels } from './index.js';

it('are documented with what they need and promise', () => {
  const page = readFileSync(new URL('../../../../docs/cuda.md', import.meta.url), 'utf8');
  const rows = microKernels.map(({ name, needs, order }) => `| \`${name}\` | ${needs} | ${order} |`);
  expect(page).toContain(rows.join('\n'));
});

it('are each the only one of their name', () => {
  expect(new Set(microKernels.map(({ name }) => name)).size).toBe(microKernels.length);
});

const left = (program: Parameters<typeof explainCuda>[0]): readonly string[] => {
  const names = new Set<string>(microKernels.map(({ name }) => name));
  const reasons = explainCuda(program, 'full').flatMap((part) => part.left.filter(({ pass }) => names.has(pass)));
  const asked = reasons.filter(({ reason }) => reason !== unasked);
  return asked.map(({ pass, reason }) => `${pass}: ${reason}`);
};

it('say why a product is none of theirs', () => {
  const shape = { inner: 512, columns: 512, rows: 512 };
  expect(left(matmulProgram(shape, 'fp32'))).toEqual(['mma-tensor: no op allows it a format of tensor cores']);
  expect(left(matmulProgram({ ...shape, columns: 8 }, 'tf32'))).toEqual([
    'mma-tensor: the result is smaller than a tile of 16 × 16',
    'mma-exact: it has fewer than 16 rows, columns or elements of a sum',
  ]);
});
