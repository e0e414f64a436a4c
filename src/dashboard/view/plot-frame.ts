/** What all plots share: as large as their element, without legend and cursor, with quiet axes. */
import type { Axis } from 'uplot';
import type { Palette } from './palette.js';

export const plainAxis = (palette: Palette): Axis => ({
  stroke: palette.muted,
  font: '11px system-ui, sans-serif',
  grid: { stroke: palette.line, width: 1 },
  ticks: { show: false },
});

export const plainFrame = (element: HTMLElement) => ({
  width: Math.max(120, element.clientWidth),
  height: Math.max(80, element.clientHeight),
  legend: { show: false },
  cursor: { show: false },
});
