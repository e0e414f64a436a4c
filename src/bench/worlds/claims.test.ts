/** The worlds' claims, measured tiny: that they run and say what they should. */
import { expect, it } from 'vitest';
import { createDevice } from '../../device/registry.js';
import type { BenchContext } from '../claim.js';
import { isSound, runClaims } from '../suite.js';
import { worldClaims } from './index.js';

it('measures agreement, worlds alone, the loop and trainings', async () => {
  const context: BenchContext = {
    kind: 'cpu',
    open: (options) => createDevice('cpu', options),
    edge: 4,
    channels: 8,
    edges: [4],
    threads: [1],
    effort: 0.01,
    onProgress: () => undefined,
  };
  const reports = await runClaims('worlds', worldClaims, context);
  expect(reports.map(({ claim, error }) => [claim, error])).toEqual(
    ['agreement', 'alone', 'rooms', 'loop', 'loop-large', 'training', 'driving', 'discrete-agents'].map((claim) => [
      claim,
      undefined,
    ]),
  );
  expect(isSound(reports)).toBe(true);
  expect(reports[1].figures.map(({ more }) => (more?.stepsPerSecond ?? 0) > 0)).toEqual(Array(5).fill(true));
  expect(reports[2].figures).toHaveLength(3);
  expect(reports[2].figures[0].more?.stepsPerSecond).toBeGreaterThan(0);
  expect(reports[7].figures.map(({ more }) => (more?.agentStepsPerSecond ?? 0) > 0)).toEqual([true, true]);
}, 900_000);
