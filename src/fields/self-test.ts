/**
 * The self-test of neural fields: simulations on a device against Amari's closed forms (closed-forms.ts), which are computed
 * from the equations by root finding. Fields are one-dimensional with Heaviside output, as in the derivation; the grid rounds
 * widths, so they agree within a grid point.
 */
import type { Device } from '../device/index.js';
import {
  bumpHeight,
  bumpWidths,
  existenceLevel,
  frontSpeed,
  type Gaussian,
  kernelIntegral,
  releaseAmplitude,
} from './closed-forms.js';
import { createNetwork, type FieldNetwork } from './network.js';
import type { FieldOptions, Stimulus } from './options.js';

/** One comparison of the self-test. */
export interface FieldCheck {
  readonly check: string;
  readonly expected: number;
  readonly got: number;
  readonly tolerance: number;
  readonly pass: boolean;
}

const [size, middle, tau] = [150, 75, 10];
const kernels: Readonly<Record<string, readonly Gaussian[]>> = {
  narrow: [
    { amplitude: 20, sigma: 5 },
    { amplitude: -18, sigma: 10 },
  ],
  wide: [
    { amplitude: 24, sigma: 7 },
    { amplitude: -22, sigma: 12 },
  ],
};
/** No bump is wider than this; beyond, a ring is not a line. */
const widest = 60;
const steps = 100;
/** Steep, but over more than a point: a step on a grid holds edges between points (pinning), which the derivation does not know. */
const steep = { sigmoid: 6 };

/** Runs every check on a device; `seen` is called after each. */
export async function fieldSelfTest(
  device: Device,
  seen: (check: FieldCheck) => void = () => {},
): Promise<FieldCheck[]> {
  const checks: FieldCheck[] = [];
  const note = (check: string, expected: number, got: number, tolerance: number): void => {
    const one = { check, expected, got, tolerance, pass: Math.abs(got - expected) <= tolerance };
    checks.push(one);
    seen(one);
  };
  for (const [name, kernel] of Object.entries(kernels)) {
    await checkBumps(device, name, kernel, note);
    await checkExistence(device, name, kernel, note);
    await checkUnstable(device, name, kernel, note);
  }
  await checkThresholds(device, kernels.narrow, note);
  await checkSelection(device, note);
  await checkMemory(device, kernels.narrow, note);
  await checkFronts(device, note);
  return checks;
}

type Note = (check: string, expected: number, got: number, tolerance: number) => void;

async function open(device: Device, field: Partial<FieldOptions>, batch: number, dt = 2): Promise<FieldNetwork> {
  const options: FieldOptions = { shape: [size], tau, output: 'heaviside', ...field };
  return createNetwork({ fields: { u: options }, dt }, { device, batch });
}

/** Active by `level` in `width` points around the middle; barely, where the edges alone are to decide. */
function patch(width: number, level: number): number[] {
  const first = middle - Math.floor(width / 2);
  return Array.from({ length: size }, (_, x) => (x >= first && x < first + width ? level : -level));
}

async function checkBumps(device: Device, name: string, kernel: readonly Gaussian[], note: Note): Promise<void> {
  const limit = existenceLevel(kernel, widest);
  const levels = [0.4, 0.6, 0.8].map((share) => share * limit);
  const stable = levels.map((h) => bumpWidths(kernel, h, widest).filter(({ isStable }) => isStable)[0].width);
  const network = await open(device, { kernels: kernel, restingLevel: levels, output: steep }, levels.length);
  await network.write(stable.flatMap((width) => patch(Math.round(width) + 4, 2)));
  await network.run(steps);
  const peaks = await network.peaks();
  levels.forEach((h, n) => {
    const own = peaks.filter(({ batch }) => batch === n);
    const label = `${name} kernel, h ${h.toFixed(2)}`;
    note(`${label}: one bump`, 1, own.length, 0);
    note(`${label}: width from W(a) = −h`, stable[n], own[0]?.width ?? 0, 1);
    const height = bumpHeight(kernel, h, stable[n]);
    note(`${label}: height 2 W(a/2) + h`, height, own[0]?.height ?? 0, 0.05 * height);
  });
  await network.close();
}

/** Resting levels around −max W: bumps stand above it and die below. */
async function checkExistence(device: Device, name: string, kernel: readonly Gaussian[], note: Note): Promise<void> {
  const limit = existenceLevel(kernel, widest);
  const levels = Array.from({ length: 10 }, (_, n) => limit * (1.11 - 0.02 * n));
  const best = Array.from({ length: widest }, (_, a) => a + 1).reduce((most, a) =>
    kernelIntegral(kernel, a) > kernelIntegral(kernel, most) ? a : most,
  );
  const network = await open(device, { kernels: kernel, restingLevel: levels, output: steep }, levels.length);
  await network.write(levels.flatMap(() => patch(best + 4, 2)));
  await network.run(2 * steps);
  note(
    `${name} kernel: lowest h with a bump, −max W`,
    limit,
    edgeOf(await alive(network), levels),
    0.04 * Math.abs(limit),
  );
  await network.close();
}

/** Patches narrower than the unstable width shrink, wider ones grow. */
async function checkUnstable(device: Device, name: string, kernel: readonly Gaussian[], note: Note): Promise<void> {
  const h = 0.8 * existenceLevel(kernel, widest);
  const unstable = bumpWidths(kernel, h, widest).filter(({ isStable }) => !isStable)[0].width;
  const widths = Array.from({ length: 7 }, (_, n) => Math.round(unstable) - 3 + n).filter((width) => width > 0);
  const network = await open(device, { kernels: kernel, restingLevel: h }, widths.length);
  await network.write(widths.flatMap((width) => patch(width, 0.01)));
  await network.run(steps);
  note(`${name} kernel: unstable width`, unstable, edgeOf(await alive(network), widths), 1.5);
  await network.close();
}

/** Which instances have a peak. */
async function alive(network: FieldNetwork): Promise<boolean[]> {
  const peaks = await network.peaks();
  return Array.from({ length: network.batch }, (_, n) => peaks.some(({ batch }) => batch === n));
}

/** Half-way between the last value without a peak and the first with one; NaN where there is no such edge. */
function edgeOf(lives: readonly boolean[], values: readonly number[]): number {
  const first = lives.indexOf(true);
  return first < 1 || lives.slice(first).includes(false) ? Number.NaN : (values[first - 1] + values[first]) / 2;
}

/** A stimulus raises a peak at −h; the peak stays down to the fold of W(a) + S(a/2) = −h: hysteresis. */
async function checkThresholds(device: Device, kernel: readonly Gaussian[], note: Note): Promise<void> {
  const [h, sigma] = [1.3 * existenceLevel(kernel, widest), 8];
  const release = releaseAmplitude(kernel, h, sigma, widest);
  const around = (value: number): number[] => Array.from({ length: 8 }, (_, n) => value * (0.86 + 0.04 * n));
  const stimuliOf = (amplitudes: readonly number[]): Stimulus[] =>
    amplitudes.map((amplitude, instance) => ({ at: middle, amplitude, sigma, instance }));
  const rising = await open(device, { kernels: kernel, restingLevel: h }, 8);
  await rising.stimulate(stimuliOf(around(-h)));
  await rising.run(steps);
  note('detection at a stimulus of −h', -h, edgeOf(await alive(rising), around(-h)), -0.04 * h);
  await rising.close();
  const amplitudes = Array.from({ length: 8 }, (_, n) => release * (0.6 + 0.1 * n));
  const falling = await open(device, { kernels: kernel, restingLevel: h, output: steep }, 8);
  await falling.stimulate([{ at: middle, amplitude: -2 * h, sigma }]);
  await falling.run(steps);
  await falling.stimulate(stimuliOf(amplitudes));
  await falling.run(2 * steps);
  note(
    'reverse detection at the fold of W(a) + S(a/2)',
    release,
    edgeOf(await alive(falling), amplitudes),
    0.15 * release,
  );
  await falling.close();
}

/** Two stimuli, one slightly stronger, in either place: one peak, where the stronger is. */
async function checkSelection(device: Device, note: Note): Promise<void> {
  const [left, right] = [35, 110];
  const stimuli = [0, 1].flatMap((instance): Stimulus[] => [
    { at: left, amplitude: instance === 0 ? 6.5 : 6, sigma: 5, instance },
    { at: right, amplitude: instance === 0 ? 6 : 6.5, sigma: 5, instance },
  ]);
  const excitation = [{ amplitude: 15, sigma: 5 }];
  const network = await open(
    device,
    { kernels: excitation, restingLevel: -5, globalInhibition: 0.7, output: { sigmoid: 4 } },
    2,
  );
  await network.stimulate(stimuli);
  await network.run(2 * steps);
  const peaks = await network.peaks();
  note('selection: number of peaks', 2, peaks.length, 0);
  [left, right].forEach((place, n) => {
    const own = peaks.find(({ batch }) => batch === n);
    note(`selection: place of the stronger stimulus ${n + 1}`, place, Number(own?.position ?? Number.NaN), 3);
  });
  await network.close();
}

/** A stimulus raises a bump; without it, the bump stays where it was, at the width of its closed form. */
async function checkMemory(device: Device, kernel: readonly Gaussian[], note: Note): Promise<void> {
  const limit = existenceLevel(kernel, widest);
  const levels = [0.6 * limit, 1.2 * limit];
  const [{ width }] = bumpWidths(kernel, levels[0], widest).filter(({ isStable }) => isStable);
  const network = await open(device, { kernels: kernel, restingLevel: levels, output: steep }, 2);
  await network.stimulate([{ at: 77, amplitude: 10, sigma: 5 }]);
  await network.run(steps);
  await network.stimulate([]);
  await network.run(3 * steps);
  const peaks = await network.peaks();
  note('memory: peaks left above −max W, none below', 1, peaks.length, 0);
  note('memory: place kept', 77, Number(peaks[0]?.position ?? Number.NaN), 1);
  note('memory: width kept', width, peaks[0]?.width ?? 0, 1);
  await network.close();
}

/** Fronts of purely excitatory fields, timed over their middle way. */
async function checkFronts(device: Device, note: Note): Promise<void> {
  const [kernel, dt] = [[{ amplitude: 10, sigma: 10 }], 0.25];
  const levels = [-3, -2];
  const network = await open(device, { kernels: kernel, restingLevel: levels, boundary: 'clamp' }, levels.length, dt);
  await network.write(levels.flatMap((h) => Array.from({ length: size }, (_, x) => (x < 25 ? 10 + h : h))));
  await network.run(100);
  const first = (await network.peaks()).map(({ width }) => width);
  const timed = 160;
  await network.run(timed);
  const second = (await network.peaks()).map(({ width }) => width);
  levels.forEach((h, n) => {
    const expected = frontSpeed(kernel, h, tau);
    note(`front speed, h ${h}`, expected, (second[n] - first[n]) / (timed * dt), 0.04 * expected);
  });
  await network.close();
}
