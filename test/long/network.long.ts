/** The five-node network for ten seeds at full length, with surrogates: links and delays are exact for at least nine. */
import { expect, it } from 'vitest';
import { inferNetwork } from '../../src/inference/network/index.js';
import { fiveNodes, simulateNetwork, trueLinks } from '../support/linear-network.js';

it('finds exactly the true links and delays for nine of ten seeds', { timeout: 3_600_000 }, async () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= 10; seed += 1) {
    const series = simulateNetwork(fiveNodes, 20_000, seed);
    const { links } = await inferNetwork(series, { alpha: 0.01, permutations: 200, seed });
    const found = links.map(({ source, target, delay }) => `${source}>${target}@${delay}`).sort();
    if (found.join() !== trueLinks(fiveNodes).join()) wrong.push(`seed ${seed}: ${found.join(' ')}`);
  }
  console.log(wrong.length === 0 ? 'all ten exact' : wrong.join('\n'));
  expect(wrong.length).toBeLessThanOrEqual(1);
});
