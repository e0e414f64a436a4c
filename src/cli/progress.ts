/**
 * Shows how far a long piece of work is: on a terminal one line that is redrawn, with rate and time left; elsewhere one
 * plain line for each tenth of the way. Work without a known end shows its count and rate, elsewhere every ten seconds.
 * It writes to standard error only, and it starts no timer: it draws when progress is reported.
 */
import type { Output } from './output.js';

/** A running display. Call `advance` after each piece of work and `finish` once at the end. */
export interface Progress {
  readonly advance: (pieces?: number) => void;
  readonly finish: () => void;
}

/** What is worked on, in how many pieces (undefined: until stopped), and what a piece is called. */
export interface ProgressOptions {
  readonly label: string;
  readonly total?: number;
  readonly unit?: string;
}

const redrawMs = 100;
const plainLineMs = 10_000;
const barWidth = 24;

export function createProgress(output: Output, options: ProgressOptions): Progress {
  const startMs = output.nowMs();
  let done = 0;
  let drawnMs = Number.NEGATIVE_INFINITY;
  let drawnTenth = 0;
  let finished = false;

  const line = (): string => describeProgress(options, done, output.nowMs() - startMs);
  const redraw = (): void => {
    drawnMs = output.nowMs();
    output.note(`\r\x1b[2K${line().slice(0, Math.max(1, output.columns - 1))}`);
  };
  const advancePlain = (): void => {
    if (options.total === undefined) {
      if (output.nowMs() - Math.max(drawnMs, startMs) < plainLineMs) return;
      drawnMs = output.nowMs();
      output.note(`${line()}\n`);
      return;
    }
    const tenth = options.total === 0 ? 10 : Math.floor((10 * done) / options.total);
    if (tenth <= drawnTenth) return;
    drawnTenth = tenth;
    output.note(`${line()}\n`);
  };

  return {
    advance(pieces = 1) {
      done += pieces;
      if (!output.isTerminal) advancePlain();
      else if (output.nowMs() - drawnMs >= redrawMs) redraw();
    },
    finish() {
      if (finished) return;
      finished = true;
      if (output.isTerminal) {
        redraw();
        output.note('\n');
      } else if (options.total === undefined || drawnTenth < 10) {
        output.note(`${line()}\n`);
      }
    },
  };
}

/** One line of progress as text, for example `validate [####----]  50 %  12.0 programs/s, 4 s left`. */
export function describeProgress(options: ProgressOptions, done: number, elapsedMs: number): string {
  const { label, total, unit = '' } = options;
  const rate = elapsedMs > 0 ? (1000 * done) / elapsedMs : 0;
  const speed = `${formatCount(rate)}${unit === '' ? '' : ` ${unit}`}/s`;
  if (total === undefined) return `${label}  ${done}${unit === '' ? '' : ` ${unit}`}, ${speed}`;
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * barWidth);
  const bar = '#'.repeat(filled) + '-'.repeat(barWidth - filled);
  const percent = `${Math.floor(share * 100)}`.padStart(3);
  const time =
    share === 1
      ? `${formatSeconds(elapsedMs / 1000)} in all`
      : `${rate > 0 ? formatSeconds((total - done) / rate) : 'unknown time'} left`;
  return `${label} [${bar}] ${percent} %  ${speed}, ${time}`;
}

function formatCount(value: number): string {
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US');
}

function formatSeconds(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${Math.floor(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
