import { afterEach, describe, expect, it } from 'vitest';
import { quickOr } from '../../../test/support/quick.js';
import { createDevice } from '../../device/registry.js';
import { type HostArray, hashProgram, type Program, print } from '../../kernel/index.js';
import { createBrain } from '../create.js';
import { brainProgram } from '../cycle.js';
import type { FieldBrain } from '../field-brain.js';
import type { BrainOptions } from '../options.js';
import { shapeOf } from '../shape.js';
import { chooseFaculties, researchFaculties } from './faculties.js';

const open: FieldBrain[] = [];
const small: BrainOptions = {
  sensors: 2,
  motors: 4,
  size: 4,
  device: 'cpu',
  bankRows: 16,
  seed: 5,
  mode: 'research',
  planner: false,
  threads: 1,
};

async function make(options: Partial<BrainOptions> = {}): Promise<FieldBrain> {
  const brain = await createBrain({ ...small, ...options });
  open.push(brain);
  return brain;
}

afterEach(async () => {
  for (const brain of open.splice(0)) await brain.close();
});

const sensed = (t: number): Float32Array =>
  Float32Array.from([0, 1], (k) => 0.6 * Math.sin(0.1 * t * (1 + 0.3 * k) + k) + (t % 17 === k ? 0.3 : 0));

function furthest(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let most = a.length === b.length ? 0 : Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.length; i += 1) most = Math.max(most, Math.abs(a[i] - b[i]));
  return most;
}

describe('the choice of faculties', () => {
  const options = {
    shape: shapeOf(8, 6, 5),
    storage: 'f32',
    perBrainStores: false,
    candidates: 8,
    recallEvery: 1,
  } as const;

  it('leaves the Program of deployment as it is', () => {
    const plain = brainProgram({ ...options, research: false });
    const none = brainProgram({ ...options, research: chooseFaculties(false) });
    // With none of them on, research mode has its parameters and nothing else.
    const text = (one: Program): string[] =>
      print(one)
        .split('\n')
        .filter((line) => !line.includes('researchKnobs'));
    expect(text(none)).toEqual(text(plain));
    expect(print(plain)).not.toMatch(/researchParameters|sensorCell|influence/);
  });

  it('adds ops and states for each of them, and for none else', () => {
    const none = brainProgram({ ...options, research: chooseFaculties(false) });
    const hashes = researchFaculties.map((name) => {
      const one = brainProgram({ ...options, research: chooseFaculties(false, { [name]: true }) });
      expect(one.ops.length).toBeGreaterThan(none.ops.length);
      expect(one.tensors.filter(({ role }) => role === 'state').length).toBeGreaterThan(
        none.tensors.filter(({ role }) => role === 'state').length,
      );
      return hashProgram(one);
    });
    expect(new Set(hashes).size).toBe(researchFaculties.length);
  });

  it('is refused by name where it cannot be', async () => {
    const refused = async (options: Partial<BrainOptions>, text: RegExp): Promise<void> =>
      expect(createBrain({ ...small, ...options })).rejects.toThrow(text);
    await refused({ research: { telepathy: true } as object }, /telepathy.*hierarchy, attractors/);
    await refused({ research: { places: 1 } as object }, /research\.places/);
    await refused({ mode: 'deployment', research: {} }, /deployment/);
    const brain = await make({ device: 'reference', research: { places: false } });
    await expect(brain.lesion('places')).rejects.toMatchObject({ code: 'input-invalid' });
    await expect(brain.seek(0)).rejects.toMatchObject({ code: 'input-invalid' });
    expect(brain.describe().research).toEqual(researchFaculties.filter((name) => name !== 'places'));
  });
});

describe('a brain in research mode', () => {
  it('agrees with the f64 reference, and to the bit fused and unfused', async () => {
    const reference = await createDevice('reference', { arithmetic: 'f64' });
    const exact = await make({ device: reference });
    const [fused, unfused] = [await make(), await make({ fusion: 'none' })];
    for (let t = 0; t < quickOr(2, 5); t += 1) {
      const reward = t % 3 === 1 ? 0.6 : t % 5 === 4 ? -0.4 : 0;
      const [a, b, c] = [
        await exact.process(sensed(t), { reward }),
        await fused.process(sensed(t), { reward }),
        await unfused.process(sensed(t), { reward }),
      ];
      expect(furthest(a.motors, b.motors)).toBeLessThan(1e-4);
      expect(Array.from(c.motors)).toEqual(Array.from(b.motors));
    }
    for (const name of [
      'field',
      'members',
      'attention',
      'uncertainty',
      'regionTogether',
      'regionPeak',
      'places',
      'gaze',
    ])
      expect([name, furthest(await exact.read(name), await fused.read(name)) < 1e-4]).toEqual([name, true]);
    await reference.close();
  });

  it('goes on bit for bit from what was saved, slots and all', async () => {
    const brain = await make({ brains: 2, seed: [5, 5], perBrainStores: true });
    const live = async (from: number, to: number): Promise<number[]> => {
      const moved: number[] = [];
      for (let t = from; t < to; t += 1) {
        const v = new Float32Array([...sensed(t), ...sensed(2 * t)]);
        moved.push(...(await brain.processBatch(v, { rewards: [t % 5 === 0 ? 0.7 : 0, 0] })).motors);
      }
      return moved;
    };
    await brain.lesion('attention', 1);
    await live(0, 20);
    const saved = await brain.save();
    const [motors, after] = [await live(20, 30), await brain.save()];
    await brain.reset(undefined, 77);
    await brain.restore('attention');
    expect(Math.max(...(await brain.read('placeVisits')), ...(await brain.read('attractorCount')))).toBe(0);
    await live(0, 3);
    await brain.load(saved);
    expect([brain.get('attention', 0), brain.get('attention', 1)]).toEqual([1, 0]);
    expect(await live(20, 30)).toEqual(motors);
    const again = (await brain.save()).tensors;
    const bytes = (data: HostArray): Buffer => Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    expect(Object.keys(again)).toEqual(Object.keys(after.tensors));
    expect(Object.keys(again).filter((name) => !bytes(again[name]).equals(bytes(after.tensors[name])))).toEqual([]);
    await brain.importSlot(0, await brain.exportSlot(1));
    expect(brain.get('attention', 0)).toBe(0);
    // Another choice of faculties is another brain.
    const chosen = researchFaculties.filter((name) => name !== 'attention');
    const foreign = { ...saved, configuration: { ...saved.configuration, research: chosen } };
    await expect(brain.load(foreign)).rejects.toThrow(/research faculties/);
  });
});
