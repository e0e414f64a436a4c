/**
 * A matrix of transfer entropies as an SVG picture: a cell for each pair, sources down, targets across, darker for more.
 * Plain text without scripts or fonts of its own; each cell says its value when it is pointed at.
 */
import { escapeText } from '../../kernel/xml-text.js';

export interface HeatMap {
  readonly title: string;
  readonly labels: readonly string[];
  /** values[row][column]; NaN stays empty. */
  readonly values: readonly ArrayLike<number>[];
  /** What the numbers are in. */
  readonly unit: string;
}

const cell = 28;
const left = 120;
const top = 130;
const legendWidth = 24;

export function heatMapSvg({ title, labels, values, unit }: HeatMap): string {
  const finite = values.flatMap((row) => Array.from(row)).filter((value) => Number.isFinite(value));
  const most = Math.max(0, ...finite);
  const size = cell * labels.length;
  const height = Math.max(size, 120);
  const [width, total] = [left + size + 150, top + height + 20];
  const cells = values.flatMap((row, from) =>
    Array.from(row, (value, to) => {
      const [x, y] = [left + to * cell, top + from * cell];
      const fill = Number.isFinite(value) ? shade(value, most) : '#f2f2f2';
      const text = Number.isFinite(value) ? `${value.toPrecision(4)} ${unit}` : 'none';
      const name = escapeText(`${labels[from]} → ${labels[to]}: ${text}`);
      return `<rect x="${x}" y="${y}" width="${cell - 1}" height="${cell - 1}" fill="${fill}"><title>${name}</title></rect>`;
    }),
  );
  const rows = labels.map(
    (label, at) =>
      `<text x="${left - 8}" y="${top + at * cell + cell * 0.65}" text-anchor="end">${short(label)}</text>`,
  );
  const columns = labels.map((label, at) => {
    const [x, y] = [left + at * cell + cell * 0.65, top - 8];
    return `<text x="${x}" y="${y}" transform="rotate(-60 ${x} ${y})">${short(label)}</text>`;
  });
  const steps = 24;
  const legend = Array.from({ length: steps }, (_, step) => {
    const y = top + (step * height) / steps;
    const fill = shade((1 - step / (steps - 1)) * most, most);
    return `<rect x="${left + size + 30}" y="${y.toFixed(2)}" width="${legendWidth}" height="${(height / steps + 0.5).toFixed(2)}" fill="${fill}"/>`;
  });
  const at = left + size + 30 + legendWidth + 6;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${total}" viewBox="0 0 ${width} ${total}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${total}" fill="#ffffff"/>`,
    `<text x="16" y="26" font-size="15">${escapeText(title)}</text>`,
    `<text x="16" y="46" fill="#555555">from the row's series to the column's</text>`,
    ...rows,
    ...columns,
    ...cells,
    ...legend,
    `<text x="${at}" y="${top + 10}">${most.toPrecision(3)} ${escapeText(unit)}</text>`,
    `<text x="${at}" y="${top + height}">0 and less</text>`,
    '</svg>',
    '',
  ].join('\n');
}

/** From near white to dark blue; what is not above zero is white. */
function shade(value: number, most: number): string {
  const share = most > 0 ? Math.min(1, Math.max(0, value / most)) : 0;
  const channel = (from: number, to: number): number => Math.round(from + (to - from) * Math.sqrt(share));
  return `rgb(${channel(250, 8)},${channel(250, 48)},${channel(252, 107)})`;
}

function short(label: string): string {
  return escapeText(label.length > 15 ? `${label.slice(0, 14)}…` : label);
}
