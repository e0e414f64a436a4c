import { afterEach, expect, it, vi } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { createBenchProgress } from './bench-progress.js';

afterEach(() => void vi.useRealTimers());

it('redraws one line on a terminal: bar, rate, time left and what is measured', () => {
  const output = recordOutput({ isTerminal: true });
  const progress = createBenchProgress(output, 4);
  progress.say('the ladder');
  output.clock.nowMs = 10_000;
  progress.advance();
  progress.finish();
  expect(output.notes.join('')).toBe(
    [
      '\r\x1b[2Kbench [------------------------]   0 %  0.0 claims/s, unknown time left or so  the ladder',
      '\r\x1b[2Kbench [######------------------]  25 %  0.1 claims/s, 30 s left or so  the ladder',
      '\r\x1b[2K',
    ].join(''),
  );
});

it('writes plain lines where there is no terminal', () => {
  const output = recordOutput();
  const progress = createBenchProgress(output, 2);
  progress.say('the ladder');
  output.clock.nowMs = 1000;
  progress.advance();
  progress.advance();
  progress.finish();
  expect(output.notes.join('')).toBe(
    [
      'bench: the ladder\n',
      'bench [############------------]  50 %  1.0 claims/s, 1 s left or so\n',
      'bench [########################] 100 %  2.0 claims/s, 1 s in all\n',
    ].join(''),
  );
});

it.each([
  [
    true,
    3000,
    '\r\x1b[2Kbench [------------------------]   0 %  0.0 claims/s, unknown time left or so  the ladder, 3 s',
  ],
  [false, 30_000, 'bench: the ladder, 30 s\n'],
])('moves while one thing takes long (terminal: %s)', (isTerminal, afterMs, expected) => {
  vi.useFakeTimers();
  const output = recordOutput({ isTerminal });
  const progress = createBenchProgress(output, 4);
  progress.say('the ladder');
  output.clock.nowMs = afterMs;
  vi.advanceTimersByTime(afterMs);
  expect(output.notes[output.notes.length - 1]).toBe(expected);
  progress.finish();
  const { length } = output.notes;
  vi.advanceTimersByTime(10 * afterMs);
  expect(output.notes).toHaveLength(length);
});
