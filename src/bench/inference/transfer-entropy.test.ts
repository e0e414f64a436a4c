import { expect, it } from 'vitest';
import { impostor, machineOf } from '../../../test/support/devices.js';
import { quickOr } from '../../../test/support/quick.js';
import { recordOutput } from '../../../test/support/recorded-output.js';
import { type BenchReport, runBench } from '../../cli/bench.js';

/** Tiny sizes: what is reported is looked at, never how fast it was. */
const inference = { states: 4, observations: 2, agents: 2, ownAgents: 2, samples: 20, products: [4], vector: 4 };

it.each([
  ['cpu', 'transfer-entropy', 2],
  ['cuda', 'transfer-entropy', 1],
  ['cpu', 'permutations', 1],
  ['cuda', 'permutations', 1],
  ['cpu', 'all-pairs', 1],
  ['cuda', 'all-pairs', 1],
] as const)('on %s, %s reports its figures', async (device, only, figures) => {
  const output = recordOutput({ json: true });
  const parts = { make: machineOf({ [device]: impostor(device) }), sizes: { inference } };
  await runBench('inference', { effort: '0.0001', device, only }, output, parts);
  const [claim] = (JSON.parse(output.answers.join('')) as BenchReport).claims;
  expect(claim.claim).toBe(only);
  expect(claim.figures).toHaveLength(figures);
  for (const figure of claim.figures) {
    expect(figure.repetitions).toBeGreaterThanOrEqual(3);
    expect(figure.sizes).toMatchObject({ samples: 20, k: 4 });
    for (const value of Object.values(figure.more ?? {})) expect(value).toBeGreaterThan(0);
  }
  expect(claim.promises.map(({ limit }) => limit)).toEqual(
    device === 'cuda' && only !== 'transfer-entropy' ? [only === 'permutations' ? 150 : 3] : [],
  );
});

const figuresByDevice = [
  ['cpu', 4],
  ['cuda', 2],
] as const;

it.each(figuresByDevice.slice(0, quickOr(1, 2)))(
  'on %s, te-network reports its figures from series to links',
  async (device, figures) => {
    const output = recordOutput({ json: true });
    const parts = { make: machineOf({ [device]: impostor(device) }), sizes: { inference } };
    await runBench('inference', { effort: '0.0001', device, only: 'te-network' }, output, parts);
    const [claim] = (JSON.parse(output.answers.join('')) as BenchReport).claims;
    expect(claim.error).toBeUndefined();
    expect(claim.figures).toHaveLength(figures);
    for (const { p50Us, sizes } of claim.figures) {
      expect(p50Us).toBeGreaterThan(0);
      expect(sizes).toMatchObject({ samples: 60 });
    }
  },
);
