/**
 * What generated kernels rely on must hold on Dawn in Node. With FIELDBRAIN_PROBE=1 all answers and the cost of a
 * dispatch are printed, as rows for docs/webgpu-notes.md. The same in Chromium: test/browser/probe.test.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMissing } from '../../../test/support/requirement.js';
import { findWebGpu } from './adapter.js';
import { type Answer, brokenReliances, measureDispatch, probeDevice, probeRuntimeOptions } from './probe.js';
import { WebGpuRuntime } from './runtime.js';

const found = await findWebGpu();

describe.skipIf(isMissing('A WebGPU adapter for Node', found.available))('probe in Node', () => {
  let runtime: WebGpuRuntime;
  let answers: Answer[];

  beforeAll(async () => {
    if (!found.available) return;
    runtime = await WebGpuRuntime.create(found, probeRuntimeOptions);
    answers = await probeDevice(runtime);
  });

  afterAll(() => runtime?.destroy());

  it('finds everything that kernels rely on', async () => {
    if (process.env.FIELDBRAIN_PROBE === '1') {
      for (const { name, expression, verdict } of answers) console.info(`| ${name} | \`${expression}\` | ${verdict} |`);
      console.info(runtime.description.description, await measureDispatch(runtime, () => performance.now()));
    }
    expect(brokenReliances(answers)).toEqual([]);
  });

  it('notices what does not hold', () => {
    const broken = answers.map((answer) =>
      answer.name === 'u32 * wraps' ? { ...answer, verdict: 'saturates' } : answer,
    );
    expect(brokenReliances(broken)).toEqual(['u32 * wraps: got saturates, expected wraps']);
    expect(brokenReliances([])).toContain('addition: got undefined, expected rounded correctly');
  });
});
