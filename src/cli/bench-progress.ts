/**
 * How far `fieldbrain bench` is: on a terminal one line that is redrawn (bar, rate, time left, what is being measured);
 * elsewhere a plain line for each thing that is measured. A claim is a piece; claims differ in length, so the time left
 * is an estimate and is said to be one.
 */
import type { Output } from './output.js';
import { describeProgress } from './progress.js';

export interface BenchProgress {
  /** Something is being measured. */
  readonly say: (text: string) => void;
  /** One claim is done. */
  readonly advance: () => void;
  readonly finish: () => void;
}

export function createBenchProgress(output: Output, total: number): BenchProgress {
  const beganMs = output.nowMs();
  let done = 0;
  let doing = '';
  const head = (): string =>
    describeProgress({ label: 'bench', total, unit: 'claims' }, done, output.nowMs() - beganMs).replace(
      / left$/,
      ' left or so',
    );
  const redraw = (): void => {
    const line = `${head()}  ${doing}`;
    output.note(`\r\x1b[2K${line.slice(0, Math.max(1, output.columns - 1))}`);
  };
  return {
    say(text) {
      doing = text;
      if (output.isTerminal) redraw();
      else output.note(`bench: ${text}\n`);
    },
    advance() {
      done += 1;
      if (output.isTerminal) redraw();
      else output.note(`${head()}\n`);
    },
    finish() {
      if (output.isTerminal) output.note('\r\x1b[2K');
    },
  };
}
