/**
 * The live view of a running field: cycles per second and microseconds per cycle over the last moments, and a picture of the
 * field. On a terminal it is redrawn in place ten times per second; elsewhere it is one plain line per second.
 */
import { quantile } from '../device/profile.js';
import type { Output } from './output.js';
import { drawView } from './start-field.js';
import { formatMicroseconds, formatNumber } from './units.js';

export interface LiveView {
  /** After each cycle: how long it took, and the view that it gave. */
  readonly add: (milliseconds: number, view: ArrayLike<number>) => void;
  readonly draw: () => void;
  readonly finish: () => { readonly cycles: number; readonly p50Us: number; readonly p99Us: number };
}

const redrawMs = 100;
const plainLineMs = 1000;
/** Cycles over which the shown quantiles reach. */
const window = 8192;

export function createLiveView(output: Output, label: string): LiveView {
  const times = new Float64Array(window);
  const all = createHistogram();
  let view: ArrayLike<number> = [];
  let [cycles, shownCycles, shownMs, drawnLines] = [0, 0, output.nowMs(), 0];

  const line = (): string => {
    const recent = times.slice(0, Math.min(cycles, window)).sort();
    const rate = (1000 * (cycles - shownCycles)) / Math.max(1e-6, output.nowMs() - shownMs);
    const [p50, p99] = [0.5, 0.99].map((share) => formatMicroseconds(quantile(recent, share) * 1000));
    return `${label}: ${formatNumber(rate)} cycles/s, ${p50} per cycle p50, ${p99} p99, cycle ${formatNumber(cycles)}`;
  };
  const redraw = (): void => {
    const picture = drawView(view).map((row) => `  ${row}`);
    const lines = [line(), ...picture].map((row) => row.slice(0, Math.max(1, output.columns - 1)));
    const up = drawnLines > 0 ? `\x1b[${drawnLines}A` : '';
    output.note(`${up}${lines.map((row) => `\x1b[2K${row}\n`).join('')}`);
    drawnLines = lines.length;
  };

  return {
    add(milliseconds, latest) {
      times[cycles % window] = milliseconds;
      all.add(milliseconds * 1000);
      cycles += 1;
      view = latest;
    },
    draw() {
      if (output.nowMs() - shownMs < (output.isTerminal ? redrawMs : plainLineMs)) return;
      if (output.isTerminal) redraw();
      else output.note(`${line()}\n`);
      shownMs = output.nowMs();
      shownCycles = cycles;
    },
    finish: () => ({ cycles, p50Us: all.quantile(0.5), p99Us: all.quantile(0.99) }),
  };
}

/** Counts of times in microseconds by steps of one per cent: quantiles of any number of cycles in fixed memory. */
function createHistogram(): { add: (micros: number) => void; quantile: (share: number) => number } {
  const counts = new Uint32Array(2048);
  const growth = Math.log(1.01);
  const [leastUs, middle] = [0.01, 0.5];
  let total = 0;
  return {
    add(micros) {
      const bin = Math.floor(Math.log(Math.max(micros, leastUs) / leastUs) / growth);
      counts[Math.min(counts.length - 1, bin)] += 1;
      total += 1;
    },
    quantile(share) {
      let left = Math.ceil(share * total);
      for (let bin = 0; bin < counts.length; bin += 1) {
        left -= counts[bin];
        if (left <= 0) return total === 0 ? 0 : leastUs * Math.exp((bin + middle) * growth);
      }
      return 0;
    },
  };
}
