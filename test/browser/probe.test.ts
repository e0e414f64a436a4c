/** What generated kernels rely on must hold in Chromium too. With FIELDBRAIN_PROBE=1 all answers are printed. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Answer, brokenReliances, type DispatchCost } from '../../src/device/webgpu/probe.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { runInBrowser } from './harness.js';

describe.skipIf(isMissing('Chromium', chromiumPath()))('probe in Chromium', () => {
  it('finds everything that kernels rely on', async () => {
    const entry = path.join(import.meta.dirname, 'webgpu-entry.ts');
    const withCost = process.env.FIELDBRAIN_PROBE === '1';
    const { result } = await runInBrowser<{ answers: Answer[]; cost: DispatchCost | null }>(entry, 'probe', [withCost]);
    if (withCost) {
      for (const { name, expression, verdict } of result.answers) {
        console.info(`| ${name} | \`${expression}\` | ${verdict} |`);
      }
      console.info(result.cost);
    }
    expect(brokenReliances(result.answers)).toEqual([]);
  });
});
