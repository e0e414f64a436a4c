/** What is saved at any level of quality loads at any other; what does not fit is refused and changes nothing. */
import { afterEach, describe, expect, it } from 'vitest';
import { quickOr } from '../../test/support/quick.js';
import type { HostArray } from '../kernel/index.js';
import { createBrain } from './create.js';
import type { FieldBrain } from './field-brain.js';
import { extractGradients } from './gradients.js';
import type { BrainOptions } from './options.js';
import type { BrainSnapshot, SlotSnapshot } from './types.js';

const small = { sensors: 3, motors: 2, size: 4, device: 'cpu', bankRows: 16, seed: 5 } as const;
/** No cycle takes a nanosecond: each hundred cycles cost a level, whatever the machine does. */
const hurried = { budgetMs: 1e-6 };
const open: FieldBrain[] = [];

async function make(options: Partial<BrainOptions> = {}): Promise<FieldBrain> {
  const brain = await createBrain({ ...small, ...options });
  open.push(brain);
  return brain;
}

afterEach(async () => {
  for (const brain of open.splice(0)) await brain.close();
});

const sensed = (t: number): number[] => [Math.sin(0.3 * t), Math.cos(0.2 * t), (t % 5) / 5];

async function live(brain: FieldBrain, cycles: number, from = 0): Promise<number[]> {
  const moved: number[] = [];
  for (let t = from; t < from + cycles; t += 1) {
    const all = Float32Array.from(
      Array.from({ length: brain.configuration.brains }, (_, slot) => sensed(t + 7 * slot)).flat(),
    );
    moved.push(
      ...(await brain.processBatch(all, { rewards: new Float32Array(brain.configuration.brains).fill(0.1) })).motors,
    );
  }
  return moved;
}

/** A brain that has lived down to a level of quality. */
async function atLevel(level: number, options: Partial<BrainOptions> = {}): Promise<FieldBrain> {
  const brain = await make({ ...options, ...hurried });
  await live(brain, 100 * level);
  expect(brain.describe().quality).toBe(level);
  return brain;
}

const differing = (
  a: Readonly<Record<string, HostArray>>,
  b: Readonly<Record<string, HostArray>>,
  names = Object.keys(a),
): string[] => names.filter((name) => !a[name].every((value, i) => Object.is(value, b[name][i])));

it('a batch goes into a larger one as often as it fits, and each copy lives as the batch would', async () => {
  const own = { perBrainStores: true, brains: 2 } as const;
  const few = await make(own);
  await live(few, 5);
  await few.set('exploration', 0.25, 1);
  const saved = await few.save();
  const many = await make({ ...own, brains: 6, seed: 9 });
  await many.loadCopies(saved);
  const { tensors } = await many.save();
  for (const [name, data] of Object.entries(saved.tensors))
    for (let copy = 0; copy < 3; copy += 1)
      expect(tensors[name].subarray(copy * data.length, (copy + 1) * data.length), name).toEqual(data);
  expect([0, 1, 4, 5].map((slot) => many.get('exploration', slot))).toEqual([1, 0.25, 1, 0.25]);
  const states = (await many.processBatch(new Float32Array(18))).states;
  expect(states.map(({ cycle }) => cycle)).toEqual(Array(6).fill(6));
  await expect((await make({ ...own, brains: 3 })).loadCopies(saved)).rejects.toThrow('a divisor of 3');
});

describe('a snapshot of any level of quality', () => {
  it.each(quickOr([1, 4], [1, 2, 3, 4]))(
    'of level %i has the form of level 0 and loads into a fresh brain',
    async (level) => {
      const [fresh, hasty] = [await make(), await atLevel(level)];
      const [newborn, saved] = [await fresh.save(), await hasty.save()];
      expect([saved.dtypes, saved.shapes]).toEqual([newborn.dtypes, newborn.shapes]);
      await fresh.load(saved);
      expect(await fresh.read('field')).toEqual(await hasty.read('field'));
      const again = await fresh.save();
      expect([again.cycle, differing(saved.tensors, again.tensors)]).toEqual([100 * level, []]);
      for (const motor of await live(fresh, 30, 100 * level)) expect(Math.abs(motor)).toBeLessThanOrEqual(1);
    },
  );

  it('goes back into a brain at the lowest level, and the way there and back costs nothing', async () => {
    const hasty = await make(hurried);
    const newborn = await hasty.save();
    await live(hasty, 400);
    expect(hasty.describe().quality).toBe(4);
    const saved = await hasty.save();
    await hasty.load(newborn);
    expect((await hasty.save()).cycle).toBe(0);
    expect(await hasty.read('actor')).toEqual(newborn.tensors.actor);
    await hasty.load(saved);
    const twin = await hasty.save();
    expect([twin.cycle, differing(saved.tensors, twin.tensors)]).toEqual([400, []]);
  });

  it.each([true, false])('of a slot goes both ways between levels 0 and 4 (planner: %s)', async (planner) => {
    const two = { brains: 2, planner };
    const [fresh, hasty] = [await make(two), await atLevel(4, two)];
    await fresh.importSlot(1, await hasty.exportSlot(0));
    const half = (await hasty.read('content')).length / 2;
    expect((await fresh.read('content')).slice(half)).toEqual((await hasty.read('content')).slice(0, half));
    // What is full goes to 16 bits, and is what it was to within their precision.
    const full = await make(two);
    await live(full, 20);
    await hasty.importSlot(0, await full.exportSlot(1));
    const [given, taken] = [(await full.read('content')).slice(half), (await hasty.read('content')).slice(0, half)];
    expect(given.some((value) => Math.abs(value) > 0.01)).toBe(true);
    taken.forEach((value, i) => void expect(Math.abs(value - given[i])).toBeLessThan(1e-3));
    expect((await hasty.read('age'))[0]).toBe(20);
  });

  it('consolidates and shows gradients at the lowest level, too', async () => {
    const [fresh, hasty] = [await make(), await atLevel(4)];
    await fresh.load(await hasty.save());
    expect(await extractGradients(hasty)).toEqual(await extractGradients(fresh));
    const scores = (await hasty.read('scores')).fill(1);
    for (const brain of [fresh, hasty]) {
      await brain.underlying.session.write('scores', scores);
      await brain.underlying.session.write(
        'library',
        new Uint16Array((await brain.read('library')).length).fill(0x3800),
      );
      await brain.consolidate(5);
    }
    const [wanted, got] = [await fresh.read('memory'), await hasty.read('memory')];
    expect(wanted.some((value) => value > 0.05)).toBe(true);
    got.forEach((value, i) => void expect(Math.abs(value - wanted[i])).toBeLessThan(1e-3));
  });
});

describe('a snapshot that does not fit', () => {
  type Change = (snapshot: BrainSnapshot) => unknown;
  const withTensor = (name: string, change: (data: HostArray) => unknown): Change => {
    return (snapshot) => ({ ...snapshot, tensors: { ...snapshot.tensors, [name]: change(snapshot.tensors[name]) } });
  };
  const withConfiguration = (change: object): Change => {
    return (snapshot) => ({ ...snapshot, configuration: { ...snapshot.configuration, ...change } });
  };
  const spoilt = (value: number) => (data: HostArray) => {
    const copy = data.slice();
    copy[copy.length - 1] = value;
    return copy;
  };
  const cases: readonly (readonly [string, Change, RegExp, Partial<BrainOptions>])[] = [
    ['nothing', () => undefined, /not a snapshot of this kind/, {}],
    ['no configuration', (one) => ({ ...one, configuration: undefined }), /no configuration \(got undefined/, {}],
    ['no tensors', (one) => ({ ...one, tensors: null }), /no tensors \(got null/, {}],
    ['no sensors', withConfiguration({ sensors: undefined }), /no list of sensors/, {}],
    ['empty motors', withConfiguration({ motors: [null, null] }), /no list of motors/, {}],
    ['a cycle of no device', (one) => ({ ...one, cycle: 2 ** 32 }), /bad cycle \(got 4294967296/, {}],
    ['half a seed', withConfiguration({ seed: 77.5 }), /bad seed \(got 77.5/, {}],
    ['a seed as text', withConfiguration({ seed: '9' }), /bad seed \(got 9/, {}],
    [
      'a tensor that is missing',
      withTensor('critic', () => undefined),
      /critic is no Float32Array \(got undefined/,
      {},
    ],
    [
      'another array',
      withTensor('critic', (data) => Float64Array.from(data)),
      /critic is no Float32Array \(got Float64/,
      {},
    ],
    ['a plain list', withTensor('critic', (data) => Array.from(data)), /critic is no Float32Array \(got object/, {}],
    ['a short tensor', withTensor('critic', (data) => data.slice(1)), /critic has a wrong length/, {}],
    ['NaN', withTensor('critic', spoilt(Number.NaN)), /critic is not finite at \d+ \(got NaN/, {}],
    [
      'an infinity',
      withTensor('inverse', spoilt(Number.NEGATIVE_INFINITY)),
      /inverse is not finite .*\(got -Infinity/,
      {},
    ],
    ['NaN in 16 bits', withTensor('library', spoilt(0x7e00)), /library is not finite at \d+ \(got NaN/, {}],
    ['NaN in bf16', withTensor('content', spoilt(0x7fc0)), /content is not finite/, { precision: 'bf16' }],
  ];

  it.each(cases)('%s is refused, and nothing changes', async (_name, change, message, options) => {
    const brain = await make(options);
    await live(brain, 3);
    const good = await brain.save();
    await live(brain, 3, 3);
    const before = await brain.save();
    const loading = brain.load(change(good) as BrainSnapshot);
    await expect(loading).rejects.toMatchObject({ code: 'file-invalid', message: expect.stringMatching(message) });
    const after = await brain.save();
    expect([after.cycle, after.configuration, differing(before.tensors, after.tensors)]).toEqual([
      before.cycle,
      before.configuration,
      [],
    ]);
  });

  it('a slot that does not fit is refused likewise', async () => {
    const brain = await make({ brains: 2 });
    await live(brain, 3);
    const [good, before] = [await brain.exportSlot(0), await brain.save()];
    const bad: unknown[] = [
      undefined,
      { ...good, tensors: undefined },
      { ...good, configuration: undefined },
      { ...good, tensors: { ...good.tensors, critic: Float64Array.from(good.tensors.critic) } },
      { ...good, tensors: { ...good.tensors, critic: good.tensors.critic.slice().fill(Number.NaN) } },
      { ...good, configuration: { ...good.configuration, seed: 6 } },
    ];
    for (const one of bad)
      await expect(brain.importSlot(1, one as SlotSnapshot)).rejects.toMatchObject({ code: 'file-invalid' });
    expect(differing(before.tensors, (await brain.save()).tensors)).toEqual([]);
  });

  it('sensors and motors of other names or ranges are those of another brain', async () => {
    const ranged = (names: string, min: number, max: number) => [...names].map((name) => ({ name, min, max }));
    const brain = await make({ sensors: ranged('abc', 0, 1), motors: [{ name: 'left' }, { name: 'right' }] });
    const [saved, slot] = [await brain.save(), await brain.exportSlot(0)];
    const others: [Partial<BrainOptions>, RegExp][] = [
      [{ sensors: ranged('xyz', 0, 1) }, /another sensor 0 \(got a 0 … 1, expected x 0 … 1\)/],
      [{ sensors: ranged('abc', -100, 100) }, /another sensor 0 \(got a 0 … 1, expected a -100 … 100\)/],
      [{ sensors: [...ranged('ab', 0, 1), { name: 'c' }] }, /sensor 2 \(got c 0 … 1, expected c without a range\)/],
      [
        { sensors: ranged('abc', 0, 1), motors: [{ name: 'left' }, { name: 'up' }] },
        /motor 1 \(got right, expected up/,
      ],
    ];
    for (const [options, message] of others) {
      const other = await make({ motors: brain.configuration.motors, ...options });
      await expect(other.load(saved)).rejects.toThrow(message);
      await expect(other.importSlot(0, slot)).rejects.toThrow(message);
    }
    // Units and roles are for people and the brainstem.
    const sensors = ranged('abc', 0, 1).map((sensor) => ({ ...sensor, unit: 'm', role: 'distance' }));
    const same = await make({ sensors, motors: brain.configuration.motors });
    await same.load(saved);
  });
});

describe('a whole reset', () => {
  const born = async (options: Partial<BrainOptions>) => {
    const brain = await make(options);
    return { motors: await live(brain, 3), tensors: (await brain.save()).tensors };
  };
  const expectBirth = async (brain: FieldBrain, options: Partial<BrainOptions>) => {
    const wanted = await born(options);
    expect(await live(brain, 3)).toEqual(wanted.motors);
    expect(differing(wanted.tensors, (await brain.save()).tensors)).toEqual([]);
  };

  it('is a birth of the seed that was loaded', async () => {
    const [brain, other] = [await make({ brains: 2 }), await make({ brains: 2, seed: 9 })];
    await live(other, 4);
    await brain.load(await other.save());
    await brain.reset();
    expect(brain.configuration.seed).toBe(9);
    await expectBirth(brain, { brains: 2, seed: 9 });
  });

  it('with a seed is a birth of that seed, and the next one too', async () => {
    const brain = await make({ brains: 2 });
    for (const seed of [9, undefined]) {
      await live(brain, 4);
      await brain.reset(undefined, seed);
      expect(brain.configuration.seed).toBe(9);
      await expectBirth(brain, { brains: 2, seed: 9 });
    }
    await brain.reset(undefined, 5);
    await expectBirth(brain, { brains: 2 });
  });

  it('keeps seeds that were given one by one, also after a visit of another', async () => {
    const seeds = { brains: 2, seed: [5, 5] };
    const brain = await make(seeds);
    await live(brain, 2);
    const saved = await brain.save();
    await brain.reset();
    await expectBirth(brain, seeds);
    await brain.reset(undefined, 9);
    await brain.load(saved);
    await brain.reset();
    await expectBirth(brain, seeds);
  });
});
