import { expect, it } from 'vitest';
import { brainProgram } from '../../brain/cycle.js';
import { shapeOf } from '../../brain/shape.js';
import { explain } from '../../fuse/index.js';
import { stageWord } from './stage-word.js';

it('names the stages of a real brain in words, and every faculty once', () => {
  const options = { storage: 'f32', perBrainStores: false, candidates: 0, recallEvery: 1, research: false } as const;
  for (const learning of [{}, { learning: { episode: 'rest' } }] as const) {
    const program = brainProgram({ ...options, ...learning, shape: shapeOf(4, 3, 2) });
    const { stages } = explain(program, { target: 'cpu', symbols: { batch: 1, rows: 100 } });
    const words = stages.flatMap(({ name }) => stageWord(name).split(', '));
    for (const word of ['sense', 'evolve', 'pool', 'act']) expect(words.filter((one) => one === word)).toHaveLength(1);
  }
});

it('leaves other names as they are', () => {
  expect(stageWord('senseless+moved')).toBe('senseless+moved');
  expect(stageWord('sense+keep | evolve')).toBe('sense, evolve');
});
