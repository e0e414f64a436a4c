import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrain, type FieldBrain } from '../../brain/index.js';
import { picarxInputs } from '../../robot/picarx/dictionary.js';
import { HandTeaching } from './hand-teaching.js';
import { carBrain, LivingCar } from './living-car.js';

const at = (name: string): number => picarxInputs.findIndex((one) => one.name === name);
const [right, left] = [at('grayscale right'), at('grayscale left')];

let brain: FieldBrain;
beforeAll(async () => {
  brain = await createBrain({ ...carBrain, device: 'cpu', size: 4, seed: 1, bankRows: 64, planner: false });
});
afterAll(() => brain.close());

const newCar = (): LivingCar => new LivingCar('line', 1, { hasExpert: false });

/** Follows the line by hand. */
async function drive(car: LivingCar, cycles: number): Promise<void> {
  let turn = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const { sensors } = await car.live(brain, { motors: [0.6, turn, 0, 0], shows: true });
    turn = Math.min(1, Math.max(-1, 3 * (sensors[right] - sensors[left])));
  }
}

async function evaluate(teaching: HandTeaching, cycles: number): Promise<void> {
  expect(await teaching.evaluate(cycles)).toBe(true);
  expect(await teaching.evaluate(cycles)).toBe(false);
  while (teaching.car !== undefined) {
    await teaching.car.live(brain);
    await teaching.lived();
  }
}

it('shows a brain to follow a line: evaluated beside the one before, and undone to the bit', async () => {
  const car = newCar();
  const teaching = new HandTeaching(brain, newCar);
  await car.live(brain);
  const newborn = await brain.exportSlot(0);
  await teaching.begin(car.demonstrations);
  expect(teaching.info).toEqual({ shown: 0, from: 0, evaluations: [] });
  expect(await teaching.undo()).toBe(false);
  expect(await teaching.evaluate()).toBe(false);
  await drive(car, 400);
  teaching.end(car.demonstrations);
  // What was driven last is told with the next cycle.
  expect(teaching.info).toEqual({ shown: 399, undoable: 399, evaluations: [] });

  const taught = await brain.exportSlot(0);
  await evaluate(teaching, 600);
  expect(await brain.exportSlot(0)).toEqual(taught);
  const [before, after] = teaching.info.evaluations;
  expect(before).toMatchObject({ shown: 0, cycles: 600 });
  expect(after).toMatchObject({ shown: 399, cycles: 600, touches: 0 });
  // In circles, and along the line.
  expect(after.seen).toBeGreaterThan(1.5 * before.seen);

  await evaluate(teaching, 600);
  // The brain before is known already, and the same brain from the same start drives the same way.
  expect(teaching.info.evaluations).toEqual([before, after, after]);

  await brain.set('noise', 0.5);
  expect(await teaching.undo()).toBe(true);
  expect(brain.get('noise')).toBe(0.5);
  await brain.set('noise', 1);
  expect(await brain.exportSlot(0)).toEqual(newborn);
  expect(teaching.info).toEqual({ shown: 0, evaluations: [before] });
  expect(await teaching.undo()).toBe(false);
});

it('gives the brain back as it was where an evaluation is interrupted', async () => {
  const teaching = new HandTeaching(brain, newCar);
  const present = await brain.exportSlot(0);
  await teaching.evaluate();
  for (let cycle = 0; cycle < 5; cycle += 1) {
    await teaching.car?.live(brain);
    await teaching.lived();
  }
  expect(teaching.info.evaluating).toBeCloseTo(5 / 1200, 9);
  await teaching.breakOff();
  expect(await brain.exportSlot(0)).toEqual(present);
  expect(teaching.info).toEqual({ shown: 0, evaluations: [] });
});
