/** The short form of `npm run test:long`'s soak: a few robots for a few seconds over a bad network. Nothing is timed. */
import { expect, it } from 'vitest';
import { runSoak } from './support/soak.js';

it('robots keep their robotSlots and brains over delay, loss, stalls and half-open links, and old answers move nobody', async () => {
  const report = await runSoak({
    robots: 3,
    seconds: 3.5,
    hz: 10,
    weather: { delayMs: 2, jitterMs: 5, lossShare: 0.02, lossMs: 40 },
    stallEveryS: 1.1,
    stallMs: 200,
    halfOpenEveryS: 1.5,
  });
  expect(report).toMatchObject({ robotSlots: 3, connected: 3, brainsThatFellBack: 0, movedByOldAnswers: 0 });
  expect(report.halfOpen).toBeGreaterThan(0);
  // Robots give up silent links and come back; every other loss would be a link that nobody touched.
  expect(report.reconnects).toBeGreaterThan(0);
  expect(report.answers + report.lateAnswers).toBeGreaterThan(10);
});
