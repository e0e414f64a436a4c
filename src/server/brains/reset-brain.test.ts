import { expect, it } from 'vitest';
import { createBrain, type FieldBrain } from '../../brain/index.js';
import { configurationHash } from '../../store/index.js';
import { resetBrain } from './reset-brain.js';

const options = { sensors: 3, motors: 2, size: 4, device: 'cpu', bankRows: 16, seed: 5 } as const;

async function live(brain: FieldBrain): Promise<number[]> {
  const moved: number[] = [];
  for (let t = 0; t < 12; t += 1) moved.push(...(await brain.process([Math.sin(t), 0.5, -1], { reward: 0.1 })).motors);
  return moved;
}

it('a robot that is reset with a seed gets the rules of that seed, and its checkpoints stay those of the server', async () => {
  const [brain, other] = [await createBrain(options), await createBrain({ ...options, seed: 9 })];
  const hash = configurationHash(brain.configuration);
  const first = await live(brain);
  await resetBrain(brain, 0, 9);
  expect(configurationHash(brain.configuration)).toBe(hash);
  expect(await brain.read('dynamics')).toEqual(await other.read('dynamics'));
  const { cycle, tensors } = await brain.save();
  expect([cycle, [...tensors.seed]]).toEqual([0, [9]]);
  for (const name of ['bank', 'strength', 'library', 'age'])
    expect(tensors[name].every((value) => value === 0)).toBe(true);
  expect(await live(brain)).not.toEqual(first);
  // The next robot in its place is one of the server's own seed.
  await resetBrain(brain, 0);
  expect(await live(brain)).toEqual(first);
  await brain.close();
  await other.close();
});
