import { afterEach, expect, it } from 'vitest';
import { createBrain, type FieldBrain } from '../../brain/index.js';
import { takeSnapshot } from '../../sim/snapshot.js';
import { carBrain, LivingCar } from './living-car.js';

const open: FieldBrain[] = [];
afterEach(async () => {
  for (const brain of open.splice(0)) await brain.close();
});

/** The share of its room that a car has come to in its first two minutes. */
async function seen(learn: number): Promise<number> {
  const brain = await createBrain({ ...carBrain, device: 'cpu', size: 4, seed: 1, bankRows: 64, planner: false });
  open.push(brain);
  await brain.set('learn', learn);
  const car = new LivingCar('cluttered', 1);
  const steps = 2400;
  for (let step = 0; step < steps; step += 1) await car.live(brain);
  expect(car.demonstrations).toBe(steps - 1);
  return takeSnapshot(car.environment, 0).coverage.share;
}

it('is taught to drive: soon it comes to much more of its room than one that learns nothing', async () => {
  const [student, other] = [await seen(1), await seen(0)];
  expect(student).toBeGreaterThan(0.08);
  expect(student).toBeGreaterThan(2 * other);
});
