import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBrain, type FieldBrain } from '../../brain/index.js';
import type { FieldGroup } from '../telemetry.js';
import { pictureOf, pokeField } from './field-picture.js';
import { Painter } from './painter.js';

const lanesOf: Readonly<Record<string, number>> = { content: 32, memory: 16, dynamics: 16 };
/** Tensor, first lane, the lane after the last. */
const parts: Readonly<Record<FieldGroup, readonly (readonly [string, number, number])[]>> = {
  content: [['content', 0, 32]],
  memory: [['memory', 0, 16]],
  rules: [['dynamics', 0, 14]],
  echo: [['dynamics', 14, 16]],
  field: [
    ['content', 0, 32],
    ['memory', 0, 16],
  ],
};

/** Brains of random fields; they take the room that they are given, or do not. */
function brainOf(size: number, brains: number, seed: number, usesRoom: boolean) {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 0x19660d) + 0x3c6ef35f) | 0;
    return state / 2 ** 31;
  };
  const tensors = Object.fromEntries(
    Object.entries(lanesOf).map(([name, lanes]) => [
      name,
      Float32Array.from({ length: brains * size ** 3 * lanes }, random),
    ]),
  );
  const read = async (name: string, into?: Float32Array): Promise<Float32Array> => {
    if (!usesRoom || into === undefined) return tensors[name].slice();
    into.set(tensors[name]);
    return into;
  };
  return { tensors, brain: { configuration: { size, brains }, read } as unknown as FieldBrain };
}

/** The same, voxel by voxel. */
function expected(tensors: Record<string, Float32Array>, size: number, slot: number, group: FieldGroup, edge: number) {
  const factor = size / edge;
  const values = new Float64Array(edge ** 3);
  const count = parts[group].reduce((sum, [, from, to]) => sum + to - from, 0);
  for (let x = 0; x < size; x += 1)
    for (let y = 0; y < size; y += 1)
      for (let z = 0; z < size; z += 1) {
        const voxel = slot * size ** 3 + (x * size + y) * size + z;
        let sum = 0;
        for (const [name, from, to] of parts[group])
          for (let lane = from; lane < to; lane += 1) sum += Math.abs(tensors[name][voxel * lanesOf[name] + lane]);
        const at = [x, y, z].reduce((index, one) => index * edge + Math.floor(one / factor), 0);
        values[at] += sum / count / factor ** 3;
      }
  return values;
}

it('is the mean magnitude of a group at each voxel or block, whichever was painted before', async () => {
  const painter = new Painter();
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        size: fc.constantFrom(2, 4, 6),
        brains: fc.integer({ min: 1, max: 3 }),
        group: fc.constantFrom<FieldGroup>('content', 'memory', 'rules', 'echo', 'field'),
        edge: fc.constantFrom(1, 2, 32),
        seed: fc.integer(),
        usesRoom: fc.boolean(),
      }),
      async ({ size, brains, group, edge, seed, usesRoom }) => {
        const { brain, tensors } = brainOf(size, brains, seed, usesRoom);
        const slot = brains - 1;
        const wanted = expected(tensors, size, slot, group, Math.min(edge, size));
        const plain = await pictureOf(brain, painter, { slot, group, edge, format: 'f32' });
        expect([plain.edge, plain.fieldEdge]).toEqual([Math.min(edge, size), size]);
        expect(plain.data).toHaveLength(wanted.length);
        for (const [at, value] of wanted.entries()) expect(plain.data[at]).toBeCloseTo(value, 6);
        expect([plain.minimum, plain.maximum]).toEqual([Math.min(...plain.data), Math.max(...plain.data)]);
        const shades = await pictureOf(brain, painter, { slot, group, edge, format: 'u8' });
        const span = plain.maximum - plain.minimum;
        expect(shades.data).toEqual(
          Uint8Array.from(plain.data, (value) => (span > 0 ? Math.round(((value - plain.minimum) * 255) / span) : 0)),
        );
        // A picture is its own: the next one does not change it.
        const kept = plain.data.slice();
        await pictureOf(brain, painter, { slot: 0, group: 'content', edge: size, format: 'f32' });
        expect(plain.data).toEqual(kept);
      },
    ),
    { numRuns: 60 },
  );
});

it('gives no room that outgrows a picture, and needs none again for a smaller one', async () => {
  const painter = new Painter();
  await pictureOf(brainOf(6, 2, 1, true).brain, painter, { slot: 1, group: 'content', edge: 6, format: 'u8' });
  const { buffer } = painter.room(1);
  await pictureOf(brainOf(4, 1, 2, true).brain, painter, { slot: 0, group: 'field', edge: 4, format: 'u8' });
  expect(painter.room(1).buffer).toBe(buffer);
});

it('a field is poked at the lowest level of quality as at the highest', async () => {
  const small = { sensors: 2, motors: 2, size: 4, device: 'cpu', bankRows: 16 } as const;
  const hasty = await createBrain({ ...small, budgetMs: 1e-6 });
  for (let t = 0; t < 400; t += 1) await hasty.process([Math.sin(t), 0.5]);
  expect(hasty.describe().quality).toBe(4);
  const full = await createBrain(small);
  await full.load(await hasty.save());
  const before = await full.read('memory');
  const poke = { kind: 'poke', group: 'memory', x: 0.5, y: 0.5, z: 0.5, radius: 0.3, strength: 0.25 } as const;
  for (const brain of [hasty, full]) await pokeField(brain, 0, poke);
  const [a, b] = [await hasty.read('memory'), await full.read('memory')];
  expect(b.some((value, i) => value > before[i] + 0.1)).toBe(true);
  a.forEach((value, i) => void expect(Math.abs(value - b[i])).toBeLessThan(1e-3));
  await hasty.close();
  await full.close();
});
