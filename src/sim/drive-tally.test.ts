import { expect, it } from 'vitest';
import { rawActuatorCount } from './car.js';
import { DriveTally } from './drive-tally.js';
import { VectorEnvironment } from './environment.js';

it('what was driven in episodes that have ended stays in the sums, each once', () => {
  const environment = new VectorEnvironment({ robots: 3, course: 'cluttered', episodeSteps: 40 });
  environment.reset(3);
  const tally = new DriveTally(environment);
  expect(tally.totals()).toMatchObject({ metres: 0, collisions: 0, collisionsPerMetre: 0 });
  const actions = new Float64Array(3 * rawActuatorCount);
  for (let i = 0; i < 3; i += 1) actions.set([40, 40, 5 * i, 0, 0], i * rawActuatorCount);
  const { fleet } = environment;
  // Beside: what each step has added, by the car's own counters.
  const sums = { metres: 0, collisions: 0 };
  const last = { metres: new Float64Array(3), collisions: new Float64Array(3) };
  for (let step = 1; step <= 130; step += 1) {
    environment.step(actions);
    tally.count();
    for (const what of ['metres', 'collisions'] as const)
      for (let i = 0; i < 3; i += 1) {
        const now = fleet[what][i];
        sums[what] += now < last[what][i] ? now : now - last[what][i];
        last[what][i] = now;
      }
    if (step % 10 !== 0 && step % 41 !== 40) continue;
    const totals = tally.totals();
    expect(totals.metres).toBeCloseTo(sums.metres, 4);
    expect(totals.collisions).toBe(sums.collisions);
    expect(totals.collisionsPerMetre).toBe(totals.collisions / Math.max(1, totals.metres));
    expect(totals.coverage).toBeGreaterThan(0);
    expect(totals.coverage).toBeLessThan(1);
  }
  expect(fleet.episode[0]).toBe(3);
  expect(sums.collisions).toBeGreaterThan(0);
});
