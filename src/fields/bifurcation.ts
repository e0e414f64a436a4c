/**
 * Stable branches of a field over a parameter: one instance per value from rest, and one from a peak, all of one batch on the
 * device. Where both end alike there is one stable state; where they differ there are two, and the edges are bifurcations.
 */
import { type Names, needOptions } from '../kernel/known-names.js';
import { escapeText } from '../kernel/xml-text.js';
import { createNetwork, type FieldNetworkOptions, networkNames } from './network.js';
import type { Architecture, Stimulus } from './options.js';
import { refuseField } from './options.js';

/** What is swept and for how long each point settles. */
export interface BifurcationOptions extends Omit<FieldNetworkOptions, 'batch'> {
  readonly from: number;
  readonly to: number;
  /** How many values: 32 by default. */
  readonly points?: number;
  /** Steps for every point to settle: 600 by default. */
  readonly steps?: number;
  /** What raises the peak from which the upper branch starts; a strong one in the middle by default. */
  readonly raise?: readonly Stimulus[];
}

const { batch, ...settingNames } = networkNames;
const bifurcationNames: Names<BifurcationOptions> = {
  ...{ from: 0, to: 0, points: 0, steps: 0, raise: 0 },
  ...settingNames,
};

/** Where one value of the parameter led, from rest (`low`) or from a peak (`high`). */
export interface BranchPoint {
  readonly value: number;
  readonly start: 'low' | 'high';
  readonly peaks: number;
  readonly height: number;
  readonly width: number;
  /** False where the field still moved in the last tenth of the steps: an oscillation, or a slow passage. */
  readonly isSettled: boolean;
}

/** The branches, point by point. */
export interface Bifurcation {
  readonly field: string;
  readonly parameter: SweptParameter;
  readonly points: readonly BranchPoint[];
}

/** What can be swept: a parameter of the field, the amplitude of its stimuli, or of one of its kernels. */
export type SweptParameter = 'restingLevel' | 'tau' | 'globalInhibition' | 'noise' | 'stimulus' | `kernel${number}`;

/** Sweeps a parameter of an architecture's first field. */
export async function bifurcation(
  architecture: Architecture,
  parameter: SweptParameter,
  options: BifurcationOptions,
): Promise<Bifurcation> {
  needOptions('bifurcation', options, bifurcationNames, 'input-invalid');
  const { from, to, points = 32, steps = 600, raise, ...settings } = options;
  if (!Number.isInteger(points) || points < 2 || points > 4096)
    refuseField('bifurcation points', 'not usable', points, 'a whole number from 2 to 4096');
  if (!Number.isFinite(from) || !Number.isFinite(to) || from === to)
    refuseField('bifurcation range', 'not usable', [from, to], 'two different finite numbers');
  if (!Number.isInteger(steps) || steps < 10)
    refuseField('bifurcation steps', 'not usable', steps, 'a whole number from 10');
  const [name] = Object.keys(architecture.fields);
  const values = Array.from({ length: points }, (_, n) => from + ((to - from) * n) / (points - 1));
  const both = [...values, ...values];
  const network = await createNetwork(swept(architecture, name, parameter, both), { ...settings, batch: both.length });
  try {
    const given = architecture.stimuli?.[name] ?? [];
    const stimuli = parameter === 'stimulus' ? perInstance(given, both) : given;
    const middle = network.field(name).shape.map((size) => Math.floor(size / 2));
    const strong = raise ?? (given.length > 0 ? given : [{ at: middle, amplitude: 1, sigma: 5 }]);
    const lifted = strong.flatMap((stimulus) =>
      values.map((_, n) => ({ ...stimulus, amplitude: liftOf(stimulus, network.field(name)), instance: points + n })),
    );
    await network.stimulate([...stimuli, ...lifted], name);
    await network.run(steps);
    await network.stimulate(stimuli, name);
    await network.run(Math.ceil(steps * 0.9));
    const before = (await network.read(name)).slice();
    await network.run(Math.max(1, Math.floor(steps * 0.1)));
    const after = await network.read(name);
    const found = await network.peaks(name);
    const size = after.length / both.length;
    return {
      field: name,
      parameter,
      points: both.map((value, n): BranchPoint => {
        const own = found.filter(({ batch }) => batch === n);
        let [moved, greatest] = [0, Number.NEGATIVE_INFINITY];
        for (let at = n * size; at < (n + 1) * size; at += 1) {
          moved = Math.max(moved, Math.abs(after[at] - before[at]));
          greatest = Math.max(greatest, after[at]);
        }
        const width = own.find(({ height }) => height === greatest)?.width ?? 0;
        const start = n < points ? 'low' : 'high';
        return { value, start, peaks: own.length, height: greatest, width, isSettled: moved < 0.05 };
      }),
    };
  } finally {
    await network.close();
  }
}

/** Enough to lift any resting level above zero. */
function liftOf(stimulus: Stimulus, field: { readonly restingLevel: number | readonly number[] }): number {
  const levels = typeof field.restingLevel === 'number' ? [field.restingLevel] : field.restingLevel;
  return Math.abs(stimulus.amplitude) + 2 * Math.max(...levels.map(Math.abs)) + 5;
}

function perInstance(stimuli: readonly Stimulus[], values: readonly number[]): Stimulus[] {
  return stimuli.flatMap((stimulus) => values.map((amplitude, instance) => ({ ...stimulus, amplitude, instance })));
}

function swept(architecture: Architecture, name: string, parameter: SweptParameter, values: number[]): Architecture {
  const { stimuli: _, ...rest } = architecture;
  if (parameter === 'stimulus') return rest;
  const field = architecture.fields[name];
  const place = /^kernel(\d+)$/.exec(parameter)?.[1];
  if (place === undefined) {
    const known = ['restingLevel', 'tau', 'globalInhibition', 'noise'];
    if (!known.includes(parameter))
      refuseField('bifurcation parameter', 'unknown', parameter, `${known.join(', ')}, stimulus or kernel0`);
    return { ...rest, fields: { ...rest.fields, [name]: { ...field, [parameter]: values } } };
  }
  const kernels = field.kernels ?? [];
  if (kernels[Number(place)] === undefined)
    refuseField('bifurcation parameter', 'no such kernel', parameter, `kernel0 … kernel${kernels.length - 1}`);
  const changed = kernels.map((kernel, n) => (n === Number(place) ? { ...kernel, amplitude: values } : kernel));
  return { ...rest, fields: { ...rest.fields, [name]: { ...field, kernels: changed } } };
}

/** The branches as a picture: height over the parameter, from rest as circles, from a peak as dots, moving ones hollow. */
export function bifurcationSvg({ field, parameter, points }: Bifurcation): string {
  const [wide, high, margin] = [640, 360, 48];
  const xs = points.map(({ value }) => value);
  const ys = points.map(({ height }) => height);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, top] = [Math.min(0, ...ys), Math.max(0, ...ys)];
  const x = (value: number): string => (margin + ((value - left) / (right - left)) * (wide - 2 * margin)).toFixed(1);
  const y = (value: number): string =>
    (high - margin - ((value - low) / (top - low || 1)) * (high - 2 * margin)).toFixed(1);
  const mark = ({ value, height, start, isSettled }: BranchPoint): string => {
    const colour = start === 'low' ? '#0969da' : '#cf222e';
    const fill = isSettled && start === 'high' ? colour : 'none';
    return `<circle cx="${x(value)}" cy="${y(height)}" r="${start === 'low' ? 4.5 : 2.5}" fill="${fill}" stroke="${colour}"/>`;
  };
  const text = (at: string, down: number | string, what: string, anchor = 'middle'): string =>
    `<text x="${at}" y="${down}" text-anchor="${anchor}" font-family="sans-serif" font-size="13" fill="#57606a">${escapeText(what)}</text>`;
  const title = `largest u of ${field}: from rest (blue circles), from a peak (red dots)`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="${wide}" height="${high}" fill="#ffffff"/>`,
    `<line x1="${margin}" x2="${wide - margin}" y1="${y(0)}" y2="${y(0)}" stroke="#d0d7de"/>`,
    ...points.map(mark),
    text(x(left), high - 14, left.toFixed(2)),
    text(x(right), high - 14, right.toFixed(2)),
    text(String(wide / 2), high - 14, parameter),
    text('8', y(top), top.toFixed(1), 'start'),
    text('8', y(low), low.toFixed(1), 'start'),
    text(String(wide / 2), 22, title),
    '</svg>',
    '',
  ].join('\n');
}
