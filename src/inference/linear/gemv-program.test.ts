import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCpu } from '../../device/cpu/cpu.js';
import type { Device } from '../../device/device.js';
import { createReference } from '../../device/reference/reference.js';
import { explain } from '../../fuse/index.js';
import { createSource } from '../../programs/seeded.js';
import { loadFactors, storeFactors } from './factor-storage.js';
import { gemvProgram, reductions } from './gemv-program.js';

let device: Device;
beforeAll(async () => {
  device = await createCpu({ threads: 2 });
});
afterAll(() => device.close());

const numbers = (count: number, seed: number): number[] => {
  const source = createSource(seed);
  return Array.from({ length: count }, () => source() / 2 ** 31 - 1);
};

const scales = { alpha: 0.5, beta: -1.5, lambda: 2, rho: 0.25 };

it.each(reductions.flatMap((reduction) => [false, true].map((transposed) => [reduction, transposed] as const)))(
  '%s, transposed %s: on every path what the host computes in doubles',
  async (reduction, transposed) => {
    const [rows, columns] = [37, 300];
    const [length, inner] = transposed ? [columns, rows] : [rows, columns];
    const [x, y, v, u] = [numbers(inner, 1), numbers(length, 2), numbers(length, 3), numbers(length, 4)];
    for (const [precision, dtype, error] of [
      ['fp64', 'f64', 1e-12],
      ['fp32', 'f32', 1e-4],
      ['fp16', 'f16', 1e-4],
    ] as const) {
      const matrix = storeFactors(numbers(rows * columns, 5), dtype);
      const held = loadFactors(matrix, dtype);
      const program = gemvProgram({ rows, columns, transposed, reduction }, precision);
      const reals = precision === 'fp64' ? Float64Array : Float32Array;
      const inputs = {
        x: reals.from(x),
        y: reals.from(y),
        v: reals.from(v),
        ...(reduction === 'dot' ? { u: reals.from(u) } : {}),
      };
      const load = { constants: { matrix }, parameters: scales };
      const session = await device.load(program, load);
      const { out, value } = session.stepSync(inputs);
      const expected = Array.from({ length }, (_, i) => {
        let total = 0;
        for (let k = 0; k < inner; k += 1) total += held[transposed ? k * columns + i : i * columns + k] * x[k];
        return scales.lambda * (scales.alpha * total + scales.beta * y[i]) + scales.rho * v[i];
      });
      expected.forEach((one, i) => {
        expect(Math.abs(out[i] - one)).toBeLessThan(error);
      });
      const reduced = {
        sum: expected.reduce((a, b) => a + b, 0),
        sumSquares: expected.reduce((a, b) => a + b * b, 0),
        maxAbs: Math.max(...expected.map(Math.abs)),
        dot: expected.reduce((a, b, i) => a + b * u[i], 0),
      }[reduction];
      expect(Math.abs(value[0] - reduced)).toBeLessThan(error * (1 + Math.abs(reduced)));
      const reference = await createReference().load(program, load);
      expect(reference.stepSync(inputs).out).toEqual(out);
      await session.close();
    }
  },
);

it('is three ops unfused, and fewer stages fused', () => {
  const program = gemvProgram({ rows: 1000, columns: 1000 }, 'fp32');
  expect(explain(program, { fusion: 'none' }).stages).toHaveLength(3);
  expect(explain(program).stages.length).toBeLessThan(3);
});
