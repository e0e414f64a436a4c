/**
 * One live plot over time (uPlot): named curves over the last half minute up to the moment that is looked at. It reads the
 * history itself and draws only when asked.
 */
import uPlot from 'uplot';
import type { History } from '../model/history.js';
import type { Palette } from './palette.js';
import { plainAxis, plainFrame } from './plot-frame.js';

export interface Curve {
  readonly label: string;
  readonly colour: keyof Palette;
  /** The value at a moment; NaN leaves a gap. */
  readonly value: (history: History, index: number) => number;
  readonly dashed?: boolean;
}

export interface PlotOptions {
  readonly curves: readonly Curve[];
  /** Fixed range of the values, or undefined to follow them from zero. */
  readonly range?: readonly [number, number];
  readonly unit: string;
}

/** Seconds that a plot shows. */
export const windowSeconds = 30;
const mostPoints = 400;

export class LivePlot {
  readonly #plot: uPlot;
  readonly #options: PlotOptions;
  readonly #observer: ResizeObserver;

  constructor(element: HTMLElement, options: PlotOptions, palette: Palette) {
    this.#options = options;
    const { range, curves } = options;
    const axis = plainAxis(palette);
    this.#plot = new uPlot(
      {
        ...plainFrame(element),
        padding: [6, 14, 0, 0],
        scales: {
          x: { time: false },
          y: range === undefined ? { range: (_plot, low, high) => spread(low, high) } : { range: [...range] },
        },
        axes: [
          {
            ...axis,
            size: 20,
            gap: 2,
            space: 60,
            values: (_plot, ticks) => ticks.map((s) => (s === 0 ? 'now' : s === -windowSeconds ? '' : `${s} s`)),
          },
          { ...axis, size: 38, gap: 4, space: 28, values: (_plot, ticks) => ticks.map(short) },
        ],
        series: [
          {},
          ...curves.map(({ label, colour, dashed }) => ({
            label,
            stroke: String(palette[colour]),
            width: 1.5,
            points: { show: false },
            ...(dashed ? { dash: [4, 4] } : { fill: `${String(palette[colour])}1c` }),
          })),
        ],
      },
      [[0], ...curves.map(() => [0])],
      element,
    );
    this.#observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) this.#plot.setSize({ width: clientWidth, height: clientHeight });
    });
    this.#observer.observe(element);
  }

  /** Draws what led to moment `index`. */
  draw(history: History, index: number): void {
    if (index < 0) return;
    const end = history.timeAt(index);
    const first = history.indexAt(end - 1000 * windowSeconds);
    const stride = Math.max(1, Math.ceil((index - first + 1) / mostPoints));
    const x: number[] = [];
    const columns = this.#options.curves.map((): (number | null)[] => []);
    // Counted from the end, so that the same moments are drawn again and the picture does not shimmer.
    for (let at = first + ((index - first) % stride); at <= index; at += stride) {
      x.push((history.timeAt(at) - end) / 1000);
      this.#options.curves.forEach(({ value }, column) => {
        const number = value(history, at);
        columns[column].push(Number.isFinite(number) ? number : null);
      });
    }
    this.#plot.setData([x, ...columns], false);
    this.#plot.setScale('x', { min: -windowSeconds, max: 0 });
  }

  close(): void {
    this.#observer.disconnect();
    this.#plot.destroy();
  }
}

/** From zero, or from below where values are negative, with some air. */
function spread(low: number, high: number): [number, number] {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [0, 1];
  const bottom = Math.min(0, low);
  const top = Math.max(high, bottom + 1e-6);
  return [bottom, top + 0.1 * (top - bottom)];
}

function short(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1000) return `${Number((value / 1000).toPrecision(3))}k`;
  return String(Number(value.toPrecision(3)));
}
