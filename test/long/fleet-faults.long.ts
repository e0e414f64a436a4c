/**
 * The faults of test/support/fleet-trials.ts, for as long as there is time. Counts accumulate in bench/out/fleet-faults.json:
 *   FIELDBRAIN_MINUTES=10 npx vitest run --config vitest.long.config.ts test/long/fleet-faults.long.ts
 */
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { allKinds, runFleetTrials } from '../support/fleet-trials.js';

it('keeps its promises under kills, freezes and cuts', async () => {
  const file = path.resolve(import.meta.dirname, '../../bench/out/fleet-faults.json');
  const minutes = Number(process.env.FIELDBRAIN_MINUTES ?? 60);
  const { offences } = await runFleetTrials({ file, minutes, kinds: allKinds, note: console.log });
  expect(offences).toEqual([]);
});
