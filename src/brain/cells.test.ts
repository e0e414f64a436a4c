import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channels } from './constants.js';
import { createBrain } from './create.js';
import type { FieldBrain } from './field-brain.js';

/** Cells of 8³ voxels are pooled whole, of 16³ in slabs. */
describe.each([32, 64])('cells of a field of %i³', (size) => {
  let brain: FieldBrain;
  beforeAll(async () => {
    brain = await createBrain({ sensors: 6, motors: 2, size, device: 'cpu', bankRows: 16, planner: false, seed: 5 });
    for (const value of [0.6, -0.4]) await brain.process(new Float32Array(6).fill(value));
  });
  afterAll(() => brain.close());

  it('hold the mean and the maximum of every channel', async () => {
    const [field, means, maxima] = [await brain.read('field'), await brain.read('means'), await brain.read('maxima')];
    const { cells, memory: lanes, content } = channels;
    const edge = size / cells;
    let checked = 0;
    for (const [cx, cy, cz] of [
      [0, 0, 0],
      [1, 2, 3],
      [3, 3, 3],
    ])
      for (const channel of [0, 1, 17, 31, 32, 40, 47, 48, 60]) {
        let [sum, most] = [0, Number.NEGATIVE_INFINITY];
        for (let x = cx * edge; x < (cx + 1) * edge; x += 1)
          for (let y = cy * edge; y < (cy + 1) * edge; y += 1)
            for (let z = cz * edge; z < (cz + 1) * edge; z += 1) {
              const value = field[((x * size + y) * size + z) * channels.all + channel];
              sum += value;
              most = Math.max(most, value);
            }
        // Content channel c is lane c div 2 of half c mod 2; memory and rules follow as whole groups.
        const [group, lane] = channel < content ? [channel % 2, channel >> 1] : [channel < 48 ? 2 : 3, channel % lanes];
        const at = (((cx * cells + cy) * cells + cz) * 4 + group) * lanes + lane;
        expect(means[at]).toBeCloseTo(sum / edge ** 3, 5);
        expect(maxima[at]).toBe(most);
        checked += 1;
      }
    expect(checked).toBe(27);
    expect(Math.max(...Array.from(means, Math.abs))).toBeGreaterThan(0.1);
  });
});
