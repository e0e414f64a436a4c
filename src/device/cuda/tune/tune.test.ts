/** The search for layouts by itself: a made-up clock in place of a GPU, so that what is fastest is known. */
import { describe, expect, it } from 'vitest';
import { emitCuda, plainTuning, type StageTuning } from '../../../emit/cuda.js';
import { controlBlock } from '../../../fuse/arena.js';
import { planProgram } from '../../../fuse/plan.js';
import { fieldPass } from '../../../programs/index.js';
import { candidatesOf } from './candidates.js';
import { choiceKey, parseChoice, readChoice, writeChoice } from './choice.js';
import { searchTuning, type Trial } from './search.js';
import { tuneWord } from './tune.js';

type Clock = (stage: number, tuning: StageTuning) => number;

/** Two stages; every open and every look at the clock takes one millisecond. */
function search(clock: Clock, candidates: readonly (readonly StageTuning[])[], more: Partial<Search> = {}) {
  const opened: (readonly StageTuning[])[] = [];
  const closed: number[] = [];
  let now = 0;
  const open = async (tuning: readonly StageTuning[]): Promise<Trial> => {
    now += 1;
    opened.push(tuning);
    more.refuse?.(tuning);
    return {
      time: () => tuning.map((one, stage) => clock(stage, one)),
      result: () => more.result?.(tuning) ?? Uint8Array.of(1, 2),
      close: () => closed.push(opened.length),
    };
  };
  const found = searchTuning({ candidates, open, nowMs: () => now, budgetMs: more.budgetMs ?? 1000 });
  return { found, opened, closed };
}

interface Search {
  readonly refuse: (tuning: readonly StageTuning[]) => void;
  readonly result: (tuning: readonly StageTuning[]) => Uint8Array;
  readonly budgetMs: number;
}

const small: StageTuning = { ...plainTuning, threads: 128 };
const long: StageTuning = { ...plainTuning, march: 16 };

describe('a search', () => {
  it('takes for each stage what is fastest there, and tries together what helped alone', async () => {
    const clock: Clock = (stage, { threads, march }) =>
      stage === 0 ? 100 - (threads === 128 ? 20 : 0) - (march === 16 ? 30 : 0) : 50 + (threads === 128 ? 5 : 0);
    const { found, opened, closed } = search(clock, [[small, long], [small]]);
    const { stages, rounds, notes } = await found;
    expect(stages).toEqual([
      { tuning: { ...plainTuning, threads: 128, march: 16 }, plainUs: 100, chosenUs: 50 },
      { tuning: plainTuning, plainUs: 50, chosenUs: 50 },
    ]);
    expect([rounds, notes]).toEqual([3, []]);
    expect(closed).toHaveLength(opened.length);
  });

  it('keeps the plain way for less than the spread of a measurement', async () => {
    const { found } = search((_, { threads }) => (threads === 128 ? 98 : 100), [[small]]);
    expect((await found).stages[0].tuning).toBe(plainTuning);
  });

  it('does not keep what helps alone and hurts together', async () => {
    const clock: Clock = (_, { threads, march }) =>
      threads === 128 && march === 16 ? 200 : threads === 128 ? 80 : march === 16 ? 70 : 100;
    expect((await search(clock, [[small, long]]).found).stages[0]).toMatchObject({ tuning: long, chosenUs: 70 });
  });

  it('passes over a candidate that cannot be made, or that changes a result, and says so', async () => {
    const { found } = search((_, { threads, march }) => (threads === 128 || march === 16 ? 1 : 100), [[small, long]], {
      refuse: ([one]) => {
        if (one.threads === 128) throw new Error('too many registers');
      },
      result: ([one]) => Uint8Array.of(1, one.march === 16 ? 3 : 2),
    });
    const { stages, notes } = await found;
    expect(stages[0].tuning).toBe(plainTuning);
    expect(notes).toEqual([
      'round 1 (threads 128): passed over (too many registers)',
      'round 2 (march 16): changes a result and is not used',
    ]);
  });

  it('goes no further with a device that is lost', async () => {
    const { found } = search(() => 100, [[small, long]], {
      refuse: ([one]) => {
        if (one.threads === 128) throw Object.assign(new Error('gone'), { code: 'device-lost' });
      },
    });
    await expect(found).rejects.toThrow('gone');
  });

  it('begins nothing that would not fit its time', async () => {
    const { found, opened } = search((_, { threads }) => (threads === 128 ? 50 : 100), [[small, long, long]], {
      budgetMs: 2,
    });
    const { stages, notes } = await found;
    expect(opened).toHaveLength(2);
    expect(stages[0].tuning).toBe(small);
    expect(notes).toEqual(['ended after 1 of 3 rounds: the next would not fit 2 ms']);
  });
});

it('candidates are only those that change something', () => {
  const { program, plan } = planProgram(fieldPass(32, 64), { fusion: 'full', target: 'cuda' });
  const emit = (tuning: StageTuning) =>
    emitCuda(program, plan, controlBlock(program), { tuning: plan.stages.map(() => tuning) }).stages;
  const [found] = candidatesOf(emit, 20);
  const sizes = (key: keyof StageTuning): unknown[] =>
    found.map((one) => one[key]).filter((x) => x !== plainTuning[key]);
  expect(sizes('threads')).toEqual([128, 512]);
  expect(sizes('march')).toEqual([4, 16, 1]);
  expect(sizes('width')).toEqual([2]);
  // No block of it keeps anything.
  expect(sizes('keptBlocks')).toEqual([]);
  expect(candidatesOf(emit, 2)[0]).toHaveLength(2);
});

describe('a stored choice', () => {
  const place = { text: 'text', stages: 1, bindings: { b: 2, a: 1 }, device: 'gpu', driver: 13000 };
  const stages = [{ tuning: small, plainUs: 2, chosenUs: 1 }];

  function memory() {
    const entries = new Map<string, Uint8Array>();
    return {
      entries,
      read: async (key: string) => entries.get(key),
      write: async (key: string, bytes: Uint8Array) => void entries.set(key, bytes),
    };
  }

  it('is found again, for the same text, sizes, GPU and driver only', async () => {
    const cache = memory();
    const warn = (text: string): never => {
      throw new Error(text);
    };
    await writeChoice(cache, place, stages);
    expect(await readChoice(cache, { ...place, bindings: { a: 1, b: 2 } }, warn)).toEqual(stages);
    for (const other of [{ text: 'x' }, { bindings: { a: 1, b: 3 } }, { device: 'y' }, { driver: 1 }])
      expect(await readChoice(cache, { ...place, ...other }, warn)).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['another format', '{"format":"x","stages":[]}'],
    ['stages that are none', JSON.stringify({ format: 'fieldbrain-tuning 1', stages: [{ plainUs: 1, chosenUs: 1 }] })],
    [
      'a size that no block has',
      JSON.stringify({
        format: 'fieldbrain-tuning 1',
        stages: [{ tuning: { ...plainTuning, threads: 96 }, plainUs: 1, chosenUs: 1 }],
      }),
    ],
    ['too few stages', JSON.stringify({ format: 'fieldbrain-tuning 1', stages: [] })],
  ])('with %s is passed over with a word', async (_, text) => {
    const cache = memory();
    cache.entries.set(choiceKey(place), new TextEncoder().encode(text));
    const words: string[] = [];
    expect(await readChoice(cache, place, (word) => words.push(word))).toBeUndefined();
    expect(words).toHaveLength(1);
    expect(words[0]).toMatch(/^tuning of gpu: the stored one is not used \(.+\)\. Tune again/);
  });

  it('is read as it was written', () => {
    expect(parseChoice(JSON.stringify({ format: 'fieldbrain-tuning 1', stages }))).toEqual(stages);
  });
});

it.each<[string | undefined, boolean | undefined]>([
  ['on', true],
  ['off', false],
  ['', undefined],
  [undefined, undefined],
])('the word %j says %j', (word, wanted) => {
  expect(tuneWord(word)).toBe(wanted);
});

it('a word that is none is refused', () => {
  expect(() => tuneWord('yes')).toThrow(/FIELDBRAIN_TUNE: not understood \(got yes, expected on or off\)/);
});
