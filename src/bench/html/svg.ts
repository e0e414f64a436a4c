/**
 * Plots as inline SVG: bars, lines, points under a roof, and histograms. They take plain numbers and words, colour by
 * class names that the page's style defines for light and dark, and put the exact value into a tooltip. No script.
 */

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
  /** Which colour: ours is the first. */
  readonly tone?: 1 | 2 | 3;
}

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Axes {
  readonly x: string;
  readonly y: string;
  /** How the ticks of the second axis read. */
  readonly yText?: (value: number) => string;
}

const width = 720;
/** Line colours in order; the grey of the second tone comes last. */
const lineTones = [1, 3, 5, 4, 6, 2] as const;

/** Text that may stand in HTML. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Horizontal bars from zero, longest label to the left. A mark is a vertical line with its name. */
export function barChart(
  title: string,
  bars: readonly Bar[],
  mark?: { readonly value: number; readonly text: string },
) {
  const rowHeight = 26;
  const left = 270;
  const right = 20 + 7.2 * Math.max(...bars.map(({ text }) => text.length));
  const top = mark === undefined ? 8 : 26;
  const height = top + bars.length * rowHeight + 6;
  const most = Math.max(...bars.map(({ value }) => value), mark?.value ?? 0, Number.MIN_VALUE);
  const scale = (value: number): number => ((width - left - right) * value) / most;
  const rows = bars.map(({ label, value, text, tone = 1 }, i) => {
    const y = top + i * rowHeight;
    return [
      `<text class="label" x="${left - 8}" y="${y + 17}" text-anchor="end">${escape(shorten(label, 34))}</text>`,
      `<rect class="tone${tone}" x="${left}" y="${y + 4}" width="${round(Math.max(1.5, scale(value)))}" height="18" rx="2"><title>${escape(`${label}: ${text}`)}</title></rect>`,
      `<text class="value" x="${round(left + scale(value) + 6)}" y="${y + 17}">${escape(text)}</text>`,
    ].join('');
  });
  const line =
    mark === undefined
      ? ''
      : `<line class="mark" x1="${round(left + scale(mark.value))}" x2="${round(left + scale(mark.value))}" y1="18" y2="${height}"/><text class="value" x="${round(left + scale(mark.value))}" y="13" text-anchor="middle">${escape(mark.text)}</text>`;
  return svg(title, height, line + rows.join(''));
}

/** Lines with points over two logarithmic axes, each line named at its end. */
export function lineChart(title: string, axes: Axes, series: readonly Series[]): string {
  const all = series.flatMap(({ points }) => points);
  const right = 24 + 7.2 * Math.max(...series.map(({ name }) => Math.min(22, name.length)));
  const places = [...new Set(all.map(([x]) => x))].sort((a, b) => a - b);
  const frame = logFrame(all, 340, { right, ...(places.length <= 9 ? { xTicks: places } : {}) });
  const lines = series.map(({ name, points }, i) => {
    const tone = lineTones[i % lineTones.length];
    const dotsAt = points.map(([x, y]) => [frame.x(x), frame.y(y)] as const);
    const path = dotsAt.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
    const dots = points.map(
      ([x, y], at) =>
        `<circle class="tone${tone}" cx="${round(dotsAt[at][0])}" cy="${round(dotsAt[at][1])}" r="4"><title>${escape(`${name} ${(axes.yText ?? short)(y)} at ${short(x)}`.trim())}</title></circle>`,
    );
    const last = dotsAt.at(-1) ?? [0, 0];
    const label = `<text class="value" x="${round(last[0] + 8)}" y="${round(last[1] + 4)}">${escape(shorten(name, 22))}</text>`;
    return `<polyline class="line tone${tone}" points="${path}"/>${dots.join('')}${label}`;
  });
  return svg(title, frame.height, frame.grid(axes) + lines.join(''));
}

/** Points under a sloping roof: performance over operations a byte, the roof being bandwidth times that. */
export function roofChart(
  title: string,
  roof: { readonly gigabytesPerSecond: number; readonly text: string },
  points: readonly { readonly name: string; readonly flopsPerByte: number; readonly gigaflops: number }[],
): string {
  const xs = points.map(({ flopsPerByte }) => flopsPerByte).filter((x) => x > 0);
  const [low, high] = [Math.min(...xs) / 2, Math.max(...xs) * 2];
  const ends = [low, high].map((x) => [x, x * roof.gigabytesPerSecond] as const);
  const frame = logFrame([...points.map((one) => [one.flopsPerByte, one.gigaflops] as const), ...ends], 380);
  const [a, b] = ends.map(([x, y]) => [frame.x(x), frame.y(y)]);
  const line = `<line class="mark" x1="${round(a[0])}" y1="${round(a[1])}" x2="${round(b[0])}" y2="${round(b[1])}"/><text class="value" x="${round(a[0] + 12)}" y="${round(a[1] - 12)}" transform="rotate(${round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI)} ${round(a[0] + 12)} ${round(a[1] - 12)})">${escape(roof.text)}</text>`;
  const dots = points.map(({ name, flopsPerByte, gigaflops }, i) => {
    if (gigaflops <= 0) return '';
    const [x, y] = [frame.x(flopsPerByte), frame.y(gigaflops)];
    return `<circle class="tone1" cx="${round(x)}" cy="${round(y)}" r="9"><title>${escape(`${name}: ${short(gigaflops)} GFLOP/s at ${short(flopsPerByte)} FLOP/B`)}</title></circle><text class="inside" x="${round(x)}" y="${round(y + 4)}" text-anchor="middle">${i + 1}</text>`;
  });
  return svg(title, frame.height, frame.grid({ x: 'FLOP per byte', y: 'GFLOP/s' }) + line + dots.join(''));
}

/** How times lie: bins over a linear axis, with lines at the quantiles. */
export function histogramChart(
  title: string,
  { fromUs, toUs, counts, beyond }: { fromUs: number; toUs: number; counts: readonly number[]; beyond: number },
  quantiles: readonly (readonly [name: string, us: number])[],
): string {
  const [left, bottom, height, small] = [10, 34, 130, 340];
  const most = Math.max(...counts, 1);
  const step = (small - left * 2) / counts.length;
  const x = (us: number): number => left + ((us - fromUs) / (toUs - fromUs)) * (small - left * 2);
  const bars = counts.map((count, i) => {
    const tall = ((height - bottom - 22) * count) / most;
    return count === 0
      ? ''
      : `<rect class="tone1" x="${round(left + i * step)}" y="${round(height - bottom - tall)}" width="${round(Math.max(1, step - 1))}" height="${round(tall)}"><title>${count} runs</title></rect>`;
  });
  const marks = quantiles
    .filter(([, us]) => us <= toUs)
    .map(
      ([name, us], i) =>
        `<line class="mark" x1="${round(x(us))}" x2="${round(x(us))}" y1="${14 + i * 0}" y2="${height - bottom}"/><text class="tick" x="${round(x(us))}" y="11" text-anchor="${anchorAt(x(us), small)}">${name}</text>`,
    );
  const axis = [
    `<line class="axis" x1="${left}" x2="${small - left}" y1="${height - bottom}" y2="${height - bottom}"/>`,
    `<text class="tick" x="${left}" y="${height - bottom + 14}">${time(fromUs)}</text>`,
    `<text class="tick" x="${small - left}" y="${height - bottom + 14}" text-anchor="end">${time(toUs)}</text>`,
    `<text class="tick" x="${small - left}" y="${height - 5}" text-anchor="end">${beyond === 0 ? '' : `${beyond} beyond`}</text>`,
  ];
  return svg(title, height, [...bars, ...marks, ...axis].join(''), small);
}

function anchorAt(x: number, wide: number): string {
  return x < 30 ? 'start' : x > wide - 30 ? 'end' : 'middle';
}

/** Two logarithmic axes around some points, with lines at the powers of ten. */
function logFrame(
  points: readonly (readonly [number, number])[],
  height: number,
  { right = 24, xTicks }: { readonly right?: number; readonly xTicks?: readonly number[] } = {},
) {
  const [left, top, bottom] = [84, 14, 44];
  const range = (values: readonly number[]): [number, number] => {
    const usable = values.filter((value) => value > 0 && Number.isFinite(value));
    const [low, high] = [Math.log10(Math.min(...usable)), Math.log10(Math.max(...usable))];
    const room = Math.max(0.1, (high - low) * 0.08);
    return [low - room, high + room];
  };
  const [xLow, xHigh] = range(points.map(([x]) => x));
  const [yLow, yHigh] = range(points.map(([, y]) => y));
  const x = (value: number): number => left + ((Math.log10(value) - xLow) / (xHigh - xLow)) * (width - left - right);
  const y = (value: number): number =>
    height - bottom - ((Math.log10(value) - yLow) / (yHigh - yLow)) * (height - top - bottom);
  /** Powers of ten, or finer where fewer than three of them are visible. */
  const ticks = (low: number, high: number): number[] => {
    const at = (steps: readonly number[]): number[] => {
      const values: number[] = [];
      for (let power = Math.floor(low); power <= Math.ceil(high); power += 1)
        for (const step of steps) values.push(step * 10 ** power);
      return values.filter((value) => Math.log10(value) >= low && Math.log10(value) <= high);
    };
    const fine = [[1], [1, 2, 5], [1, 1.5, 2, 3, 4, 5, 6, 8]].map(at);
    return fine.find((values) => values.length >= 3) ?? fine[2];
  };
  const grid = (axes: Axes): string =>
    [
      ...(xTicks ?? ticks(xLow, xHigh)).map(
        (value) =>
          `<line class="grid" x1="${round(x(value))}" x2="${round(x(value))}" y1="${top}" y2="${height - bottom}"/><text class="tick" x="${round(x(value))}" y="${height - bottom + 16}" text-anchor="middle">${short(value)}</text>`,
      ),
      ...ticks(yLow, yHigh).map(
        (value) =>
          `<line class="grid" x1="${left}" x2="${width - right}" y1="${round(y(value))}" y2="${round(y(value))}"/><text class="tick" x="${left - 6}" y="${round(y(value) + 4)}" text-anchor="end">${(axes.yText ?? short)(value)}</text>`,
      ),
      `<text class="label" x="${(left + width - right) / 2}" y="${height - 8}" text-anchor="middle">${escape(axes.x)}</text>`,
      `<text class="label" x="14" y="${(top + height - bottom) / 2}" text-anchor="middle" transform="rotate(-90 14 ${(top + height - bottom) / 2})">${escape(axes.y)}</text>`,
    ].join('');
  return { x, y, grid, height };
}

function svg(title: string, height: number, inside: string, wide = width): string {
  return `<svg viewBox="0 0 ${wide} ${round(height)}" role="img" aria-label="${escape(title)}">${inside}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

/** 1,500 as 1.5k: for the ticks of an axis. */
export function short(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e9) return `${Number((value / 1e9).toPrecision(3))}G`;
  if (size >= 1e6) return `${Number((value / 1e6).toPrecision(3))}M`;
  if (size >= 1e3) return `${Number((value / 1e3).toPrecision(3))}k`;
  return String(Number(value.toPrecision(3)));
}

/** Microseconds with the unit that fits. */
export function time(us: number): string {
  if (us >= 1e6) return `${Number((us / 1e6).toPrecision(3))} s`;
  if (us >= 1e3) return `${Number((us / 1e3).toPrecision(3))} ms`;
  return us >= 1 || us === 0 ? `${Number(us.toPrecision(3))} µs` : `${Number((us * 1e3).toPrecision(3))} ns`;
}
