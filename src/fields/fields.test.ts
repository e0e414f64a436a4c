/** Fields, their equation, couplings, peaks, sweeps, and the self-test on the CPU device. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDevice, type Device } from '../device/index.js';
import { bifurcation, bifurcationSvg } from './bifurcation.js';
import { bumpWidths, errorFunction, frontSpeed, kernelIntegral } from './closed-forms.js';
import { createField, createNetwork } from './network.js';
import { type Architecture, couple } from './options.js';
import { findPeaks } from './peaks.js';
import { fieldPresets } from './presets.js';
import { fieldSelfTest } from './self-test.js';

let device: Device;
beforeAll(async () => {
  device = await createDevice('cpu');
});
afterAll(() => device.close());

describe('closed forms', () => {
  test('the error function has its known values', () => {
    for (const [x, value] of [
      [0.5, 0.5204998778130465],
      [1, 0.8427007929497149],
      [2.5, 0.999593047982555],
      [3.5, 0.9999992569016276],
      [-1, -0.8427007929497149],
    ])
      expect(errorFunction(x)).toBeCloseTo(value, 13);
  });

  test('bumps solve W(a) = −h, the narrow one unstable and the wide one stable', () => {
    const kernel = [
      { amplitude: 20, sigma: 5 },
      { amplitude: -18, sigma: 10 },
    ];
    const widths = bumpWidths(kernel, -2, 60);
    expect(widths.map(({ isStable }) => isStable)).toEqual([false, true]);
    for (const { width } of widths) expect(kernelIntegral(kernel, width)).toBeCloseTo(2, 10);
  });

  test('a front stands still where h is minus half of the excitation, and is faster above', () => {
    const kernel = [{ amplitude: 10, sigma: 5 }];
    expect(frontSpeed(kernel, -4.999, 10)).toBeLessThan(0.001);
    expect(frontSpeed(kernel, -2, 10)).toBeGreaterThan(frontSpeed(kernel, -3, 10));
  });
});

describe('a field', () => {
  test('is the equation: one step by hand, with kernel, stimulus, global inhibition and a time constant per instance', async () => {
    const kernels = [{ amplitude: [2, 3], sigma: 1 }];
    const field = await createField({
      shape: [9],
      dt: 0.5,
      tau: [10, 20],
      restingLevel: [-1, -2],
      kernels,
      output: 'heaviside',
      globalInhibition: 0.25,
      batch: 2,
      precision: 'f64',
      device,
    });
    const u = Array.from({ length: 18 }, (_, i) => Math.sin(3 * i));
    await field.write(u);
    await field.stimulate([{ at: 8, amplitude: 4, sigma: 2, instance: 1 }]);
    await field.run(1);
    const wanted = u.map((value, i) => {
      const [n, x] = [Math.floor(i / 9), i % 9];
      const around = (d: number): number => Math.min(((d % 9) + 9) % 9, (9 - (((d % 9) + 9) % 9)) % 9);
      const weights = [-3, -2, -1, 0, 1, 2, 3].map((k) => Math.exp(-(k * k) / 2));
      const total = weights.reduce((a, b) => a + b);
      const active = (y: number): number => (u[9 * n + (((y % 9) + 9) % 9)] > 0 ? 1 : 0);
      const lateral = weights.reduce((sum, w, k) => sum + (w / total) * [2, 3][n] * active(x + k - 3), 0);
      const inhibition = 0.25 * [0, 1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, y) => sum + active(y), 0);
      const stimulus = n === 1 ? 4 * Math.exp(-(around(x - 8) ** 2) / 8) : 0;
      return value + (0.5 / [10, 20][n]) * (-value + [-1, -2][n] + stimulus + lateral - inhibition);
    });
    const got = await field.read();
    for (const [i, value] of wanted.entries()) expect(got[i]).toBeCloseTo(value, 12);
    await field.close();
  });

  test('keeps its activation when parameters change, also where the program must be built anew', async () => {
    const field = await createNetwork(fieldPresets.memory, { device });
    await field.run(200);
    await field.stimulate([]);
    await field.run(100);
    await field.set({ restingLevel: -2.4 });
    expect(await field.peaks()).toHaveLength(1);
    await field.set({
      kernels: [
        { amplitude: 17.5, sigma: 6 },
        { amplitude: -15, sigma: 12 },
      ],
      noise: 0.1,
    });
    await field.run(50);
    expect(await field.peaks()).toHaveLength(1);
    await field.set({ restingLevel: -12 });
    await field.run(300);
    expect(await field.peaks()).toEqual([]);
    await field.close();
  });

  test('records its activation', async () => {
    const field = await createNetwork(fieldPresets.stabilised, { device });
    const { u } = await field.run(100, { record: { u: 50 } });
    expect(u.times).toEqual([50, 100]);
    expect(Array.from(u.data.subarray(100))).toEqual(Array.from(await field.read()));
    await field.close();
  });

  test('has noise of the size that it says, and none without', async () => {
    const quiet = { shape: [400], tau: 10, restingLevel: 0, kernels: [], noise: 3, dt: 0.5 } as const;
    const field = await createField({ ...quiet, device });
    await field.run(1);
    const u = await field.read();
    const mean = Array.from(u).reduce((a, b) => a + b, 0) / 400;
    const spread = Math.sqrt(Array.from(u).reduce((sum, x) => sum + (x - mean) ** 2, 0) / 400);
    expect(spread).toBeGreaterThan(0.8 * ((3 * Math.sqrt(0.5)) / 10));
    expect(spread).toBeLessThan(1.2 * ((3 * Math.sqrt(0.5)) / 10));
    await field.close();
    const silent = await createField({ ...quiet, noise: 0, device });
    await silent.run(1);
    expect(new Set(await silent.read())).toEqual(new Set([0]));
    await silent.close();
  });

  test('refuses bad options with the place and the value', async () => {
    const refuse = (options: object) => expect(createField({ shape: [10], device, ...options })).rejects;
    await refuse({ shape: [0] }).toThrow('field field: bad shape');
    await refuse({ tau: -1 }).toThrow('tau: not usable (got -1');
    await refuse({ boundary: 'open' }).toThrow('boundary: unknown');
    await refuse({ kernels: [{ amplitude: 1, sigma: 0 }] }).toThrow('kernel sigma: not usable');
    await refuse({ restingLevel: [1, 2] }).toThrow('restingLevel: not usable');
    await refuse({ rest: -5 }).toThrow('field field: no such option (got rest,');
    await refuse({ device: 'cpu' }).toThrow('device: not a device (got cpu, expected what createDevice gives)');
    const endless: Record<string, unknown> = {};
    endless.own = endless;
    await refuse({ tau: endless }).toThrow('tau: not usable (got { own: ');
    await refuse({ tau: 1n }).toThrow('tau: not usable (got 1n,');
    await refuse({ kernel: [] }).toThrow('Did you mean kernels?');
    await refuse({ shape: [100_000, 100_000] }).toThrow('too large');
    const write = /createField: not the options of one field .* Write createNetwork\(fieldPresets\.memory\)/;
    await expect(createField('memory' as never)).rejects.toThrow(write);
    await expect(createField({ ...fieldPresets.memory, device } as never)).rejects.toThrow(write);
    await expect(createNetwork('memory' as never, { device })).rejects.toThrow(/no fields .*Take one of fieldPresets/);
  });
});

describe('couplings', () => {
  test('project to fewer and to more dimensions', async () => {
    const flat = { boundary: 'zero', tau: 1, restingLevel: -0.5, output: 'heaviside' } as const;
    const network = await createNetwork(
      {
        fields: { plane: { ...flat, shape: [4, 6] }, line: { ...flat, shape: [6] }, back: { ...flat, shape: [6, 4] } },
        couplings: [
          couple('plane', 'line', { amplitude: 1, axes: [1] }),
          couple('line', 'back', { amplitude: 2, axes: [0] }),
        ],
      },
      { device },
    );
    await network.write(
      Array.from({ length: 24 }, (_, i) => (i % 6 === 2 ? 1 : -1)),
      'plane',
    );
    await network.run(1);
    expect(Array.from(await network.read('line'))).toEqual([-0.5, -0.5, 3.5, -0.5, -0.5, -0.5]);
    await network.run(1);
    const back = Array.from(await network.read('back'));
    expect(back).toEqual(Array.from({ length: 24 }, (_, i) => (Math.floor(i / 4) === 2 ? 1.5 : -0.5)));
    await network.close();
  });

  test('refuse fields that do not fit', async () => {
    const fields = { a: { shape: [5] }, b: { shape: [6] } };
    const attempt = (architecture: Architecture) => expect(createNetwork(architecture, { device })).rejects;
    await attempt({ fields, couplings: [couple('a', 'b', { amplitude: 1 })] }).toThrow('sizes do not fit');
    await attempt({ fields, couplings: [couple('a', 'c', { amplitude: 1 })] }).toThrow('unknown field');
  });

  test('two layers make a peak that comes and goes', async () => {
    const network = await createNetwork(fieldPresets['two-layer'], { device });
    const { excitatory } = await network.run(1000, { record: { excitatory: 10 } });
    const tops = excitatory.times.map((_, n) => Math.max(...excitatory.data.subarray(100 * n, 100 * n + 100)));
    const turns = tops.filter((top, n) => n > 0 && top > 0 !== tops[n - 1] > 0).length;
    expect(turns).toBeGreaterThan(5);
    await network.close();
  });

  test('a memory trace grows where the field is active and outlives the peak', async () => {
    const memory = { tauBuild: 100, tauDecay: 1000, strength: 1 };
    const network = await createNetwork(
      { ...fieldPresets.stabilised, fields: { u: { ...fieldPresets.stabilised.fields.u, memory } } },
      { device },
    );
    await network.run(300);
    await network.stimulate([]);
    await network.run(300);
    const u = await network.read();
    expect(await network.peaks()).toEqual([]);
    expect(u[50]).toBeGreaterThan(-5 + 0.5);
    expect(u[0]).toBeCloseTo(-5, 2);
    await network.close();
  });
});

describe('peaks', () => {
  test('are found across the seam of a ring, with interpolated widths', () => {
    const u = Float32Array.of(1, -1, -1, -1, -3, 1);
    const [peak, ...others] = findPeaks(u, [6], true);
    expect(others).toEqual([]);
    expect(peak).toEqual({ batch: 0, position: 5.5, height: 1, width: 1 + 0.5 + 0.25 });
    expect(findPeaks(u, [6], false)).toHaveLength(2);
  });

  test('are connected in the plane', () => {
    const u = [1, 1, -1, -1, -1, -1, -1, 2, -1].concat(new Array(9).fill(-1));
    const peaks = findPeaks(u, [3, 3], false);
    expect(peaks.map(({ position }) => position)).toEqual([
      [0, 0.5],
      [2, 1],
    ]);
  });
});

describe('presets and sweeps', () => {
  test('memory stays, a stabilised peak goes, and of two stimuli the stronger wins', async () => {
    const counts: Record<string, number[]> = {};
    for (const name of ['memory', 'stabilised', 'selection']) {
      const network = await createNetwork(fieldPresets[name], { device });
      await network.run(300);
      const during = await network.peaks();
      if (name === 'selection') expect(Math.round(Number(during[0].position))).toBe(75);
      await network.stimulate([]);
      await network.run(300);
      counts[name] = [during.length, (await network.peaks()).length];
      await network.close();
    }
    expect(counts).toEqual({ memory: [1, 1], stabilised: [1, 0], selection: [1, 0] });
  });

  test('a sweep of the resting level finds the bistable range', async () => {
    const { stimuli: _, ...silent } = fieldPresets.memory;
    const sweep = await bifurcation(silent, 'restingLevel', { from: -6, to: -2, points: 9, steps: 300, device });
    const alive = (start: string) => sweep.points.filter((point) => point.start === start).map(({ peaks }) => peaks);
    expect(alive('low')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(alive('high').slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(alive('high').slice(-2)).toEqual([1, 1]);
    expect(bifurcationSvg(sweep)).toContain('<circle');
    await expect(bifurcation(silent, 'stimulus', { from: 1, to: 1, device })).rejects.toThrow('range: not usable');
  });
});

test('the self-test holds the simulator to the closed forms', async () => {
  const checks = await fieldSelfTest(device);
  expect(checks.filter(({ pass }) => !pass)).toEqual([]);
  expect(checks.length).toBeGreaterThan(25);
}, 120_000);
