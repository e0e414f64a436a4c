import { expect, it } from 'vitest';
import { impostor, machineOf } from '../../../test/support/devices.js';
import { recordOutput } from '../../../test/support/recorded-output.js';
import { type BenchReport, runBench } from '../../cli/bench.js';

/** Everything as on a real machine, but tiny: what is reported is looked at, never how fast it was. */
const parts = {
  make: machineOf({ cpu: impostor('cpu') }),
  sizes: {
    edge: 2,
    channels: 2,
    inference: { states: 12, observations: 4, agents: 3, ownAgents: 2, samples: 20, products: [4, 6], vector: 8 },
  },
};

it.each(['launches', 'active-inference', 'products', 'baselines', 'profile-table'])(
  '%s reports figures with device, sizes and repetitions, and promises',
  async (only) => {
    const output = recordOutput({ json: true });
    await runBench('inference', { effort: '0.0001', device: 'cpu', only }, output, parts);
    const { benchmark, claims } = JSON.parse(output.answers.join('')) as BenchReport;
    expect(benchmark).toBe('inference');
    const [{ claim, figures, promises, notes }] = claims;
    expect(claim).toBe(only);
    expect(figures.length + promises.length).toBeGreaterThan(0);
    for (const figure of figures) {
      expect(figure.repetitions).toBeGreaterThanOrEqual(3);
      expect(figure.p99Us).toBeGreaterThanOrEqual(figure.p50Us);
      expect(Object.keys(figure.sizes).length).toBeGreaterThan(0);
      for (const value of Object.values(figure.more ?? {})) expect(value).toEqual(expect.any(Number));
    }
    for (const { value } of promises) expect(value).toEqual(expect.any(Number));
    if (only === 'active-inference') expect(figures.map(({ sizes }) => sizes.agents)).toEqual([1, 1, 3, 3, 2, 2]);
    if (only === 'baselines') expect(figures).toHaveLength(10);
    if (only === 'profile-table') {
      expect(figures.map(({ more }) => more?.planTargetUs)).toEqual([200, 400, 100]);
      expect(notes.join(' ')).toContain('Launches unfused: ');
    }
  },
);
