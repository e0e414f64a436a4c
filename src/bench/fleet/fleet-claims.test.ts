/** What is reported, never how fast it was. The claims that start a whole fleet are in test/long/fleet-bench.long.ts. */
import { expect, it } from 'vitest';
import { impostor } from '../../../test/support/devices.js';
import { isMissing } from '../../../test/support/requirement.js';
import { findNatsServer } from '../../fleet/nats-server.js';
import type { BenchContext } from '../claim.js';
import { gateway } from './gateway.js';

const context: BenchContext = {
  ...{ kind: 'cpu', open: async () => impostor('cpu'), edge: 4, channels: 2, edges: [4], threads: [1] },
  ...{ effort: 0.001, onProgress: () => undefined },
};

it.skipIf(isMissing('nats-server', findNatsServer()))(
  'carries robots through a gateway, with what a frame costs it',
  async () => {
    const { figures, promises, notes } = await gateway(context);
    expect(figures.map(({ sizes }) => sizes)).toEqual([{ robots: 8, hz: 20 }]);
    const [{ repetitions, more }] = figures;
    expect(repetitions).toBeGreaterThan(0);
    expect(more?.failures).toBe(0);
    expect(more?.framesPerSecond).toBeGreaterThan(0);
    expect(promises).toHaveLength(1);
    expect(notes[0]).toMatch(/^Held: \d+ robots\. nats-server \d/);
  },
  120_000,
);
