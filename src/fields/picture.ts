/** A recorded field as a picture: a line over time as a space-time map, or the last state of a plane; u below 0 blue, above red. */
import type { Recorded } from '../device/recording.js';
import { escapeText } from '../kernel/xml-text.js';

/** Rows of a map at most: more times are thinned out. */
const mostRows = 120;

/** An SVG of a recorded one-dimensional field: time downwards, space to the right. */
export function spaceTimeSvg({ data, times }: Recorded, size: number, title: string): string {
  const every = Math.max(1, Math.ceil(times.length / mostRows));
  const rows = times.map((_, n) => n).filter((n) => n % every === 0);
  const picture = rows.map((n) => Array.from({ length: size }, (_, x) => data[n * size + x]));
  return mapSvg(picture, `${title}: time downwards (${times[times.length - 1]} steps), space to the right`);
}

/** An SVG of one state of a two-dimensional field. */
export function planeSvg(values: ArrayLike<number>, [rows, columns]: readonly number[], title: string): string {
  const picture = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => values[y * columns + x]),
  );
  return mapSvg(picture, title);
}

function mapSvg(rows: readonly (readonly number[])[], title: string): string {
  const [wide, high] = [640, 320];
  const most = Math.max(1e-9, ...rows.flat().map(Math.abs));
  const [cellWide, cellHigh] = [wide / rows[0].length, high / rows.length];
  const cells = rows.flatMap((row, y) =>
    runsOf(row.map((u) => colourOf(u / most))).map(({ colour, first, count }) => {
      const place = `x="${(first * cellWide).toFixed(1)}" y="${(y * cellHigh).toFixed(1)}"`;
      return `<rect ${place} width="${(count * cellWide + 0.3).toFixed(1)}" height="${(cellHigh + 0.3).toFixed(1)}" fill="${colour}"/>`;
    }),
  );
  const shown = escapeText(`${title}; largest |u| ${most.toFixed(1)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high + 28}" width="${wide}" height="${high + 28}">`,
    `<title>${shown}</title>`,
    `<rect width="${wide}" height="${high + 28}" fill="#ffffff"/>`,
    ...cells,
    `<text x="8" y="${high + 19}" font-family="sans-serif" font-size="13" fill="#57606a">${shown}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

/** Neighbours of one colour are one rectangle. */
function runsOf(colours: readonly string[]): { colour: string; first: number; count: number }[] {
  const runs: { colour: string; first: number; count: number }[] = [];
  colours.forEach((colour, first) => {
    const last = runs[runs.length - 1];
    if (last?.colour === colour) last.count += 1;
    else runs.push({ colour, first, count: 1 });
  });
  return runs;
}

/** White at 0, in twelve steps to blue below and to red above. */
export function colourOf(share: number): string {
  const step = Math.round(Math.min(1, Math.abs(share)) * 12) / 12;
  const fade = (to: number): string =>
    Math.round(255 + (to - 255) * step)
      .toString(16)
      .padStart(2, '0');
  return share < 0 ? `#${fade(9)}${fade(105)}${fade(218)}` : `#${fade(207)}${fade(34)}${fade(46)}`;
}
