import { afterEach, describe, expect, it } from 'vitest';
import { createDevice } from '../../device/registry.js';
import { hashProgram, type Program, print } from '../../kernel/index.js';
import { createBrain } from '../create.js';
import { brainProgram } from '../cycle.js';
import type { FieldBrain } from '../field-brain.js';
import type { BrainOptions } from '../options.js';
import { shapeOf } from '../shape.js';
import { chooseFaculties, type ResearchFaculty, researchFaculties } from './faculties.js';

const open: FieldBrain[] = [];
const small: BrainOptions = {
  sensors: 6,
  motors: 5,
  size: 4,
  device: 'cpu',
  bankRows: 16,
  seed: 5,
  mode: 'research',
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

const sensed = (t: number, sensors = 6): Float32Array =>
  Float32Array.from({ length: sensors }, (_, k) => 0.6 * Math.sin(0.1 * t * (1 + 0.3 * k) + k));
const rewarded = (t: number): number => (t % 7 === 0 ? 0.8 : t % 31 === 0 ? -0.4 : 0);

function furthest(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let most = a.length === b.length ? 0 : Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.length; i += 1) most = Math.max(most, Math.abs(a[i] - b[i]));
  return most;
}

describe('the choice of faculties', () => {
  it('leaves the Program of deployment as it is', () => {
    const options = {
      shape: shapeOf(8, 6, 5),
      storage: 'f32',
      perBrainStores: false,
      candidates: 8,
      recallEvery: 1,
    } as const;
    const plain = brainProgram({ ...options, research: false });
    const none = brainProgram({ ...options, research: chooseFaculties(false) });
    const all = brainProgram({ ...options, research: chooseFaculties(true) });
    // With none of them on, research mode has its knobs and nothing else.
    expect(none.tensors.map(({ name }) => name).filter((name) => name !== 'researchKnobs')).toEqual(
      plain.tensors.map(({ name }) => name),
    );
    const text = (one: Program): string[] =>
      print(one)
        .split('\n')
        .filter((line) => !line.includes('researchKnobs'));
    expect(text(none)).toEqual(text(plain));
    expect(all.ops.length).toBeGreaterThan(plain.ops.length + 20);
    expect(hashProgram(all)).not.toBe(hashProgram(plain));
  });
});

describe('a lesion of a faculty', () => {
  it('changes motors, prediction or field', async () => {
    const B = researchFaculties.length + 1;
    const brain = await make({ brains: B, seed: Array.from({ length: B }, () => 5), perBrainStores: true });
    for (const [slot, faculty] of researchFaculties.entries()) await brain.lesion(faculty, slot + 1);
    const moved = new Float64Array(B);
    const compare = (values: Float32Array): void => {
      const each = values.length / B;
      for (let n = 1; n < B; n += 1)
        for (let i = 0; i < each; i += 1) moved[n] = Math.max(moved[n], Math.abs(values[n * each + i] - values[i]));
    };
    for (let t = 0; t < 90; t += 1) {
      const v = new Float32Array(B * 6);
      if (t < 70) for (let n = 0; n < B; n += 1) v.set(sensed(t), n * 6);
      const { motors } = await brain.processBatch(
        v,
        Float32Array.from({ length: B }, () => rewarded(t)),
      );
      compare(motors);
      compare(await brain.read('prediction'));
    }
    console.log(Object.fromEntries(researchFaculties.map((f, i) => [f, moved[i + 1]])));
  });
});
void (createDevice as unknown as ResearchFaculty);
