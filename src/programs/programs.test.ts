import { expect, test } from 'vitest';
import { createReference } from '../device/reference/reference.js';
import { runTrial } from '../device/trial-run.js';
import { parse, serialise } from '../kernel/index.js';
import { computeOps } from '../kernel/program.js';
import { builtinPrograms, findProgram, kthDistanceCounts, stageChain, trialOf, vectorChain } from './index.js';

test('names are unique and find their program', () => {
  for (const one of builtinPrograms) {
    expect(findProgram(one.name)).toBe(one);
    expect(one.build().name).toBe(one.name);
  }
  expect(findProgram('nothing')).toBeUndefined();
});

test.each(builtinPrograms.map((one) => [one.name, one] as const))('%s is read back as it was written', (_, one) => {
  const text = serialise(one.build());
  expect(serialise(parse(text))).toBe(text);
});

test.each(builtinPrograms.map((one) => [one.name, one] as const))('%s gives results that move', async (_, one) => {
  const [first, other] = [trialOf(one, { seed: 1 }), trialOf(one, { seed: 5 })];
  const seen = await runTrial(createReference(), first);
  expect(await runTrial(createReference(), first)).toEqual(seen);
  for (const { data } of seen) expect(data.some((value) => Number.isNaN(value))).toBe(false);
  expect(seen.some(({ data }) => data.some((value) => value !== 0))).toBe(true);
  const fixed = one.name === 'empty' || one.name === 'noiseWalk';
  if (!fixed) expect(await runTrial(createReference(), other)).not.toEqual(seen);
});

test('data comes from the seed and has a leading axis for several steps', () => {
  const one = findProgram('vectorChain');
  expect(one?.inputs(3)).toEqual(one?.inputs(3));
  expect(one?.inputs(3)).not.toEqual(one?.inputs(4));
  expect(one?.inputs(3, { batch: 2 }, 4).senses.length).toBe(4 * 2 * 33);
});

test('the chain has ten ops, and neighbours are counted as by hand', async () => {
  expect(computeOps(vectorChain().ops)).toHaveLength(10);
  const session = await createReference().load(kthDistanceCounts(2), { symbols: { pairs: 1, samples: 5 } });
  const { nearFirst, nearSecond } = session.stepSync({
    first: Float32Array.of(0, 1, 2, 10, 11),
    second: Float32Array.of(0, 5, 1, 5, 0),
  });
  // Second joint distances: 0–2: 2, 0–1: 5 → 5; 1–2: 4, 1–0: 5 → 5; 2–0: 2, 2–1: 4 → 4; 3–4: 5, 3–2: 8 → 8; 4–3: 5, 4–2: 9 → 9.
  expect(Array.from(nearFirst)).toEqual([2, 2, 2, 1, 1]);
  expect(Array.from(nearSecond)).toEqual([2, 2, 2, 4, 4]);
});

test('a chain of stages takes means of its elements, into its state or to the host', async () => {
  const kept = await createReference().load(stageChain(3, 64));
  kept.stepSync();
  expect(Array.from(await kept.read('links'))).toEqual(Array(64).fill(1));
  const given = await createReference().load(stageChain(3, 64, 5));
  await given.write(
    'links',
    Float32Array.from({ length: 64 }, (_, i) => i % 2),
  );
  // 1031 ahead and 2053 behind are both odd: a mean of two elements of the other kind.
  expect(Array.from(given.stepSync().end)).toEqual([1, 0, 1, 0, 1]);
});
