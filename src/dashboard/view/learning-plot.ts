/** The learning curve (uPlot): mean returns over episodes, and where the task counts as solved. */
import uPlot from 'uplot';
import type { Palette } from './palette.js';
import { plainAxis, plainFrame } from './plot-frame.js';

interface Point {
  readonly episodes: number;
  readonly meanReturn: number;
}

export class LearningPlot {
  readonly #plot: uPlot;
  readonly #solvedAt: number | undefined;
  readonly #observer: ResizeObserver;

  constructor(element: HTMLElement, palette: Palette, solvedAt: number | undefined) {
    this.#solvedAt = solvedAt;
    const axis = plainAxis(palette);
    this.#plot = new uPlot(
      {
        ...plainFrame(element),
        padding: [10, 14, 0, 0],
        scales: { x: { time: false } },
        axes: [
          { ...axis, size: 24, space: 70 },
          { ...axis, size: 46, space: 36 },
        ],
        series: [
          {},
          {
            stroke: palette.accent,
            width: 2,
            fill: `${palette.accent}1c`,
            points: { show: true, size: 4, fill: palette.accent },
          },
          { stroke: palette.second, width: 1.25, dash: [5, 5], points: { show: false } },
        ],
      },
      [[], [], []],
      element,
    );
    this.#observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) this.#plot.setSize({ width: clientWidth, height: clientHeight });
    });
    this.#observer.observe(element);
  }

  draw(points: readonly Point[]): void {
    this.#plot.setData([
      points.map(({ episodes }) => episodes),
      points.map(({ meanReturn }) => meanReturn),
      points.map(() => this.#solvedAt ?? null),
    ]);
  }

  close(): void {
    this.#observer.disconnect();
    this.#plot.destroy();
  }
}
