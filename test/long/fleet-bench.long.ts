/** The claims of `bench fleet` that start a whole fleet, tiny: what is reported, never how fast it was. */
import { expect, it } from 'vitest';
import { fleetClaims } from '../../src/bench/fleet/index.js';
import { settings } from '../../src/bench/settings.js';
import { runClaims } from '../../src/bench/suite.js';
import { findNatsServer } from '../../src/fleet/nats-server.js';
import { impostor } from '../support/devices.js';
import { isMissing } from '../support/requirement.js';

it.skipIf(isMissing('nats-server', findNatsServer()))(
  'bench fleet reports every claim',
  async () => {
    const reports = await runClaims('fleet', fleetClaims, {
      ...{ kind: 'cpu', open: async () => impostor('cpu'), edge: 4, channels: 2, edges: [4], threads: [1] },
      ...{ effort: 0.001, onProgress: (text) => console.log(text) },
    });
    expect(reports.map(({ claim, error }) => [claim, error])).toEqual(
      Object.keys(settings.fleet).map((claim) => [claim, undefined]),
    );
    for (const { claim, figures, notes } of reports) {
      expect(figures.length, claim).toBeGreaterThan(0);
      expect(notes.length, claim).toBeGreaterThan(0);
      for (const { repetitions, p50Us, p99Us } of figures) {
        expect(repetitions, claim).toBeGreaterThan(0);
        expect(p99Us).toBeGreaterThanOrEqual(p50Us);
      }
    }
  },
  600_000,
);
