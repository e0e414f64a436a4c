import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { BenchContext, ClaimReport } from './claim.js';
import { explainGain } from './fusion-gain.js';
import { measure } from './measure.js';
import { settings } from './settings.js';
import { benchmarkNames, isSound, runClaims } from './suite.js';
import { readSample, watchMachine } from './utilisation.js';

it('every claim states dtype, baseline and transfers', () => {
  for (const name of benchmarkNames) {
    // Races state their own.
    if (name === 'rivals') continue;
    const claims = claimsIn(readFileSync(path.join(import.meta.dirname, name, 'index.ts'), 'utf8'));
    expect(claims.length).toBeGreaterThan(3);
    for (const claim of claims) expect(settings[name], `${name} ${claim}`).toHaveProperty(claim);
  }
});

/** The names in a part's record of claims, read as text: loading all parts would take seconds. */
function claimsIn(source: string): string[] {
  const [, body] = /Claims: Readonly<Record<string, Claim>> = \{([^}]*)\}/.exec(source) ?? [];
  const entries = (body ?? '').split(',').map((entry) => entry.split(':')[0].trim().replaceAll("'", ''));
  return entries.filter((entry) => entry !== '');
}

it('explains a small gain by what fusion can save at most, and says nothing where it could save half', () => {
  const fused = { stages: 1, bytes: 1e6, flops: 5e6 };
  const unfused = { stages: 3, bytes: 3e6, flops: 5e6 };
  // 2 MB at 10 GB/s are 200 µs, two stages 2 µs.
  expect(explainGain([fused, unfused], 1000, { gigabytesPerSecond: 10, stageUs: 1 })).toBe(
    'Explained: fusing saves 2.00 MB of 3.00 MB and 2 of 3 stages, at the speed of a copy 20 % of the unfused time; the rest is arithmetic (5.0 M operations) that both forms do.',
  );
  expect(explainGain([fused, unfused], 300, { gigabytesPerSecond: 10, stageUs: 1 })).toBeUndefined();
});

it('sees the processor, and no GPU where nothing samples one', () => {
  const watch = watchMachine(null);
  for (const until = performance.now() + 20; performance.now() < until; );
  const seen = watch.read();
  watch.stop();
  expect(seen.processorShare).toBeGreaterThan(0);
  expect(seen).not.toHaveProperty('gpuShare');
  expect(readSample('37, 12, 250.10')).toEqual([37, 12, 250.1]);
});

it('gives up a claim that does not end, and goes on', async () => {
  const done: ClaimReport = { claim: 'b', title: 't', figures: [], promises: [], notes: [] };
  const context = { onProgress: () => undefined } as unknown as BenchContext;
  const claims = { a: () => new Promise<ClaimReport>(() => undefined), b: async () => done };
  const reports = await runClaims('engine', claims, context, { limitMs: 10 });
  expect(reports.map(({ claim, error }) => [claim, error?.code])).toEqual([
    ['a', 'step-timeout'],
    ['b', undefined],
  ]);
  expect(isSound(reports)).toBe(false);
});

it('gives up a claim that computes without a pause, and it ends before the next begins', async () => {
  const order: string[] = [];
  const context = { onProgress: () => undefined } as unknown as BenchContext;
  const busy = (): undefined => {
    const endMs = performance.now() + 5;
    while (performance.now() < endMs);
    return undefined;
  };
  const claims = {
    endless: async (): Promise<ClaimReport> => {
      try {
        await measure(busy, { warmUp: 0, repetitions: 1e9 });
      } finally {
        order.push('endless is put away');
      }
      return expect.fail('it ended');
    },
    talking: async ({ onProgress }: BenchContext): Promise<ClaimReport> => {
      order.push('talking begins');
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        onProgress('on and on');
      }
    },
  };
  const reports = await runClaims('engine', claims, context, { limitMs: 150 });
  expect(order).toEqual(['endless is put away', 'talking begins']);
  expect(reports.map(({ error }) => error?.code)).toEqual(['step-timeout', 'step-timeout']);
});
