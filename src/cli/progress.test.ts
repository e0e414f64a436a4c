import { expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { createProgress, describeProgress } from './progress.js';

it('writes one plain line for each tenth where there is no terminal', () => {
  const output = recordOutput();
  const progress = createProgress(output, { label: 'validate', total: 200, unit: 'programs' });
  for (let index = 0; index < 200; index += 1) {
    output.clock.nowMs += 100;
    progress.advance();
  }
  progress.finish();
  expect(output.notes).toHaveLength(10);
  expect(output.notes[4]).toBe('validate [############------------]  50 %  10.0 programs/s, 10 s left\n');
  expect(output.notes[9]).toBe('validate [########################] 100 %  10.0 programs/s, 20 s in all\n');
  expect(output.answers).toEqual([]);
});

it('skips tenths that one advance leaps over, and ends with a line where work stopped early', () => {
  const output = recordOutput();
  const progress = createProgress(output, { label: 'copy', total: 10 });
  output.clock.nowMs = 1000;
  progress.advance(4);
  progress.finish();
  progress.finish();
  expect(output.notes).toHaveLength(2);
});

it('redraws one line on a terminal, at most ten times per second', () => {
  const output = recordOutput({ isTerminal: true });
  const progress = createProgress(output, { label: 'bench', total: 1000 });
  for (let index = 0; index < 1000; index += 1) {
    output.clock.nowMs += 1;
    progress.advance();
  }
  progress.finish();
  expect(output.notes.length).toBeLessThanOrEqual(12);
  expect(output.notes.every((text) => text === '\n' || text.startsWith('\r\x1b[2Kbench ['))).toBe(true);
  expect(output.notes.at(-1)).toBe('\n');
});

it('shows count and rate where there is no known end', () => {
  const output = recordOutput();
  const progress = createProgress(output, { label: 'run', unit: 'steps' });
  for (let second = 0; second < 25; second += 1) {
    output.clock.nowMs += 1000;
    progress.advance(2000);
  }
  expect(output.notes).toEqual(['run  20000 steps, 2,000 steps/s\n', 'run  40000 steps, 2,000 steps/s\n']);
});

it('does not divide by nothing', () => {
  expect(describeProgress({ label: 'x', total: 0 }, 0, 0)).toContain('100 %');
  expect(describeProgress({ label: 'x', total: 5 }, 0, 0)).toContain('unknown time left');
});

it('gives long times in minutes and hours', () => {
  expect(describeProgress({ label: 'x', total: 100 }, 1, 1000)).toContain('1 min 39 s left');
  expect(describeProgress({ label: 'x', total: 10_000 }, 1, 1000)).toContain('2 h 46 min left');
});
