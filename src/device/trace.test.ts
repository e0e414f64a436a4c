import { expect, it } from 'vitest';
import { fieldPassReductions } from '../programs/index.js';
import { measureCopy } from './copy-speed.js';
import { profileSession, quantile } from './profile.js';
import { createReference } from './reference/reference.js';
import { createTrace } from './trace.js';

it('profiles each step by itself, and sums bytes and times up by stage', async () => {
  const session = await createReference().load(fieldPassReductions(3, 4), { symbols: { batch: 1 } });
  let clock = 0;
  const nowMs = (): number => {
    clock += 0.5;
    return clock;
  };
  const profile = await profileSession(session, { steps: 3, warmUp: 2, copyGigabytesPerSecond: 10, nowMs });
  expect(session.counters().steps).toBe(5);
  expect(profile.timeline.map(({ startMs, wallMs }) => [startMs, wallMs])).toEqual([
    [0.5, 0.5],
    [1.5, 0.5],
    [2.5, 0.5],
  ]);
  expect(profile.stages.map(({ stage }) => stage)).toEqual([
    'evolve',
    'measureEnergy',
    'measurePeak',
    'measureMean',
    'countActive',
  ]);
  const evolve = profile.stages[0];
  expect(evolve.callsPerStep).toBe(1);
  expect(evolve.bytes).toBeGreaterThan(0);
  expect(evolve.gigabytesPerSecond).toBeCloseTo(evolve.bytes / (evolve.p50Ms * 1e6), 10);
  expect(evolve.shareOfCopy).toBeCloseTo(evolve.gigabytesPerSecond / 10, 10);
  expect(profile.stages.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
});

it('lays the stages of a step end to end on a track of their own', () => {
  const stages = [
    { stage: 'a', calls: 1, totalMs: 0.25 },
    { stage: 'b', calls: 2, totalMs: 0.5 },
  ];
  const summary = { callsPerStep: 1, p50Ms: 1, p99Ms: 1, totalMs: 1, share: 1, gigabytesPerSecond: 1 };
  const trace = createTrace(
    {
      program: 'p',
      executor: 'x',
      steps: 2,
      warmUp: 0,
      stages: [
        { stage: 'a', bytes: 1000, ...summary },
        { stage: 'b', bytes: 10, ...summary },
      ],
      timeline: [
        { startMs: 100, wallMs: 1, stages },
        { startMs: 102, wallMs: 1, stages },
      ],
    },
    'a machine',
  );
  const spans = trace.traceEvents.filter(({ ph }) => ph === 'X').map(({ name, pid, ts, dur }) => [name, pid, ts, dur]);
  expect(spans).toEqual([
    ['step 0', 1, 0, 1000],
    ['a', 2, 0, 250],
    ['b', 2, 250, 500],
    ['step 1', 1, 2000, 1000],
    ['a', 2, 2000, 250],
    ['b', 2, 2250, 500],
  ]);
  expect(trace.traceEvents.find(({ name }) => name === 'b')?.args).toEqual({ calls: 2, bytes: 20 });
  expect(trace.traceEvents.filter(({ ph }) => ph === 'M').map(({ args }) => args?.name)).toContain('a machine (x)');
  expect(JSON.parse(JSON.stringify(trace))).toEqual(trace);
});

it('takes the nearest sample as a quantile', () => {
  expect([0, 0.5, 0.75, 0.99, 1].map((share) => quantile([1, 2, 3, 4], share))).toEqual([1, 2, 3, 4, 4]);
  expect(quantile([], 0.5)).toBe(0);
});

it('measures a copy', async () => {
  const { gigabytesPerSecond, bytes } = await measureCopy(createReference(), {
    elements: 100,
    warmUp: 1,
    repetitions: 3,
  });
  expect(bytes).toBe(800);
  expect(gigabytesPerSecond).toBeGreaterThan(0);
});
