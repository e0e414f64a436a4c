import { expect, it } from 'vitest';
import { brainProgress } from './brain-progress.js';
import type { Output } from './output.js';

it('says how far kernels are once it takes long, and nothing of a quick start', () => {
  let now = 0;
  const notes: string[] = [];
  const output: Output = {
    ...{ json: false, isTerminal: false, columns: 80, answer: () => undefined },
    note: (text) => void notes.push(text),
    nowMs: () => now,
  };
  const told = brainProgress(output);
  told({ phase: 'plan', done: 0, total: 1 });
  told({ phase: 'compile', done: 0, total: 5 });
  told({ phase: 'compile', done: 1, total: 5 });
  now = 1500;
  told({ phase: 'compile', done: 2, total: 5 });
  told({ phase: 'ready', done: 1, total: 1 });
  expect(notes).toEqual(['compiling kernels: 2 of 5 done\n']);
  told({ phase: 'plan', done: 0, total: 1 });
  told({ phase: 'compile', done: 1, total: 5 });
  expect(notes).toHaveLength(1);
});
