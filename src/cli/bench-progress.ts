/**
 * How far `fieldbrain bench` is: on a terminal one line that is redrawn (bar, rate, time left, what is being measured);
 * elsewhere a plain line for each thing that is measured. A claim is a piece; claims differ in length, so the time left
 * is an estimate, and marked as one.
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

const redrawMs = 1000;
const plainLineMs = 30_000;

export function createBenchProgress(output: Output, total: number): BenchProgress {
  const beganMs = output.nowMs();
  let saidMs = beganMs;
  let done = 0;
  let doing = '';
  const head = (): string =>
    describeProgress({ label: 'bench', total, unit: 'claims' }, done, output.nowMs() - beganMs).replace(
      / left$/,
      ' left or so',
    );
  const redraw = (): void => {
    const seconds = Math.floor((output.nowMs() - saidMs) / 1000);
    const line = `${head()}  ${doing}${seconds > 0 ? `, ${seconds} s` : ''}`;
    output.note(`\r\x1b[2K${line.slice(0, Math.max(1, output.columns - 1))}`);
  };
  // Some pieces take minutes: the line moves, so that nobody takes them for hung.
  const timer = setInterval(
    () => {
      if (output.isTerminal) redraw();
      else if (doing !== '') output.note(`bench: ${doing}, ${Math.round((output.nowMs() - saidMs) / 1000)} s\n`);
    },
    output.isTerminal ? redrawMs : plainLineMs,
  );
  timer.unref();
  return {
    say(text) {
      doing = text;
      saidMs = output.nowMs();
      if (output.isTerminal) redraw();
      else output.note(`bench: ${text}\n`);
    },
    advance() {
      done += 1;
      saidMs = output.nowMs();
      if (output.isTerminal) redraw();
      else output.note(`${head()}\n`);
    },
    finish() {
      clearInterval(timer);
      if (output.isTerminal) output.note('\r\x1b[2K');
    },
  };
}
