/**
 * The report of a run as one self-contained page: a table of verdicts, and for each behaviour its scores with their
 * intervals as bars beside those of the controls, its checks, and its curves. No script, nothing is loaded from elsewhere.
 */
import { type Plot, type ScoreReport, showInterval, showNumber } from './behaviour.js';
import type { BehaveReport, BehaviourReport } from './run.js';

const colours = ['#2563eb', '#dc2626', '#059669', '#d97706', '#7c3aed', '#0891b2', '#be185d', '#4d7c0f'];

export function renderPage(report: BehaveReport): string {
  const { behaviours, device, quick, fieldbrain, passed } = report;
  const rows = behaviours.map(
    (one) =>
      `<tr><td>${mark(one.passed)}</td><td><a href="#${escape(one.name)}">${escape(one.name)}</a></td><td>${escape(one.title)}</td>` +
      `<td>${one.edge}³</td><td>${one.seeds}</td><td>${one.cycles.toLocaleString('en-US')}</td><td>${one.seconds.toFixed(0)} s</td></tr>`,
  );
  const haste = quick ? '<p><b>A quick run:</b> fewer seeds and cycles than the verdicts need.</p>' : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>fieldbrain behave</title>
<style>${style}</style></head><body>
<h1>${mark(passed)} What the brain can do</h1>
<p>fieldbrain ${escape(fieldbrain)} on ${escape(device)}. A row passes when every bound is met by the mean over seeds and every 95 % interval lies clear of the controls'.</p>${haste}
<table><tr><th></th><th>behaviour</th><th></th><th>field</th><th>seeds</th><th>cycles</th><th>time</th></tr>${rows.join('')}</table>
${behaviours.map(renderBehaviour).join('\n')}
</body></html>
`;
}

function renderBehaviour(one: BehaviourReport): string {
  const checks = one.checks.map(({ text, holds }) => `<li>${mark(holds)} ${escape(text)}</li>`);
  const notes = one.notes.map((note) => `<p class="note">${escape(note)}</p>`);
  return `<section id="${escape(one.name)}"><h2>${mark(one.passed)} ${escape(one.title)}</h2>
<p>${escape(one.procedure)}</p><ul>${checks.join('')}</ul>${renderScores(one.scores)}${one.plots.map(renderPlot).join('')}${notes.join('')}</section>`;
}

/** Scores as bars with their intervals; controls are hollow. */
export function renderScores(scores: readonly ScoreReport[]): string {
  if (scores.length === 0) return '';
  const ends = scores.flatMap(({ interval }) => [interval.mean, interval.low, interval.high]).filter(Number.isFinite);
  const [low, high] = [Math.min(0, ...ends), Math.max(1e-9, ...ends)];
  const [left, width, line] = [250, 420, 22];
  const place = (value: number): number => left + (width * (clampTo(value, low, high) - low)) / (high - low);
  const bars = scores.map(({ name, interval, isControl }, at) => {
    const y = 6 + at * line;
    const [from, to] = [place(Math.min(0, interval.mean)), place(Math.max(0, interval.mean))];
    const fill = isControl ? 'fill="#e5e7eb" stroke="#6b7280"' : `fill="${colours[0]}"`;
    const whisker =
      interval.count > 1
        ? `<path d="M${place(interval.low)} ${y + 8}H${place(interval.high)}" stroke="#111827" stroke-width="2"/>`
        : '';
    return (
      `<text x="${left - 8}" y="${y + 12}" text-anchor="end">${escape(name)}</text>` +
      `<rect x="${from}" y="${y + 2}" width="${Math.max(1, to - from)}" height="12" ${fill}/>${whisker}` +
      `<text x="${left + width + 8}" y="${y + 12}">${escape(showInterval(interval))}</text>`
    );
  });
  return `<svg viewBox="0 0 880 ${12 + scores.length * line}" role="img">${bars.join('')}</svg>`;
}

/** Curves in one frame with the ends of its axes. */
export function renderPlot({ title, xLabel, yLabel, curves }: Plot): string {
  const xs = curves.flatMap(({ x }) => x).filter(Number.isFinite);
  const ys = curves.flatMap(({ y }) => y).filter(Number.isFinite);
  if (xs.length === 0 || ys.length === 0) return '';
  const [x0, x1, y0, y1] = [least(xs), most(xs), Math.min(0, least(ys)), most(ys)];
  const [left, top, width, height] = [60, 24, 560, 200];
  const placeX = (value: number): number => left + (width * (value - x0)) / (x1 - x0 || 1);
  const placeY = (value: number): number => top + height - (height * (value - y0)) / (y1 - y0 || 1);
  const lines = curves.map(({ x, y }, at) => {
    const points = x.map((value, k) => `${placeX(value).toFixed(1)},${placeY(y[k]).toFixed(1)}`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colours[at % colours.length]}" stroke-width="1.5"/>`;
  });
  const names = curves.map(
    ({ name }, at) =>
      `<text x="${left + width + 12}" y="${top + 14 + 18 * at}" fill="${colours[at % colours.length]}">${escape(name)}</text>`,
  );
  return `<svg viewBox="0 0 880 270" role="img"><text x="${left}" y="15">${escape(title)}</text>
<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="none" stroke="#9ca3af"/>
<text x="${left - 6}" y="${top + 10}" text-anchor="end">${showNumber(y1)}</text><text x="${left - 6}" y="${top + height}" text-anchor="end">${showNumber(y0)}</text>
<text x="${left}" y="${top + height + 16}">${showNumber(x0)}</text><text x="${left + width}" y="${top + height + 16}" text-anchor="end">${showNumber(x1)}</text>
<text x="${left + width / 2}" y="${top + height + 16}" text-anchor="middle">${escape(xLabel)} → ${escape(yLabel)} ↑</text>${lines.join('')}${names.join('')}</svg>`;
}

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#111827}
table{border-collapse:collapse}td,th{padding:.15rem .7rem;text-align:left;border-bottom:1px solid #e5e7eb}
section{margin-top:2.5rem}ul{list-style:none;padding-left:0}svg{width:100%;font:12px system-ui,sans-serif}.note{color:#4b5563}`;

const mark = (holds: boolean): string => (holds ? '✓' : '✗');
const clampTo = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
