/**
 * Matrix products in tiles on a GPU, run by the stand-in for one. Without leave to round, the bits are the reference's; on
 * tensor cores the factors are rounded to the format and the error of each element keeps the bound of the path.
 */
import { describe, expect, it } from 'vitest';
import { hasStandIn, withStandIn } from '../../../test/support/stand-in.js';
import { compareWithReference } from '../../device/compare.js';
import type { Device } from '../../device/device.js';
import { add, type Bindings, type HostArray, mul, type Program, program } from '../../kernel/index.js';
import { createSource } from '../../programs/seeded.js';
import { completeTrial } from '../../random/index.js';
import { activationOf } from './activation.js';
import { factorDtype, loadFactors, storeFactors } from './factor-storage.js';
import { matmulProgram } from './matmul-program.js';
import { elementLimit, type LinearPrecision } from './precision.js';

describe.skipIf(!hasStandIn)('matrix products in tiles', () => {
  let device: Device;
  withStandIn((opened) => {
    device = opened;
  });

  it.each([
    ['fp32', 37, 300, 45],
    ['fp32', 40, 288, 48],
    ['fp64', 33, 270, 20],
    ['fp64', 40, 100, 17],
  ] as const)('%s has the bits of the reference at %i × %i × %i', async (precision, rows, inner, columns) => {
    const given = matmulProgram({ rows, inner, columns, activation: 'tanh', added: true }, precision);
    const trial = completeTrial(given, {}, 1, 1);
    expect(await compareWithReference(device, trial, { executor: 'launch' })).toMatchObject({ where: '' });
  });

  it('formulas as factors, a batch and rows that are known only at run time', async () => {
    for (const rows of [3, 35])
      expect(
        await compareWithReference(device, completeTrial(weighted(), { rows }, 1, 1), { executor: 'launch' }),
      ).toMatchObject({ where: '' });
  });

  it.each<[LinearPrecision, number, number, number]>([
    ['fp16', 130, 40, 72],
    ['fp16', 21, 19, 18],
    ['fp16', 150, 128, 128],
    ['bf16', 64, 192, 64],
    ['bf16', 70, 40, 72],
    ['tf32', 70, 44, 68],
    ['tf32', 64, 96, 64],
    ['split', 101, 20, 20],
    ['fp8', 70, 40, 72],
    ['fp8', 130, 64, 72],
  ])('%s keeps its bound on tensor cores at %i × %i × %i', async (precision, rows, inner, columns) => {
    // Where the number of rows is known only at run time, tiles are large.
    const fixed = rows < 100 ? { rows } : {};
    const given = matmulProgram({ ...fixed, inner, columns, activation: 'relu' }, precision);
    const source = createSource(inner);
    const numbers = (count: number): number[] => Array.from({ length: count }, () => source() / 2 ** 31 - 1);
    const dtype = factorDtype(precision);
    const [left, right] = [storeFactors(numbers(rows * inner), dtype), storeFactors(numbers(inner * columns), dtype)];
    const bias = Float32Array.from(numbers(columns));
    const constants: Record<string, HostArray> = { right, bias };
    const symbols: Bindings = rows < 100 ? {} : { rows };
    const session = await device.load(given, { constants, symbols, executor: 'launch' });
    const { result } = session.stepSync({ left });
    await session.close();
    const [a, b] = [loadFactors(left, dtype), loadFactors(right, dtype)];
    const limit = elementLimit(precision, inner);
    let [apart, largest] = [0, 0];
    for (let i = 0; i < rows; i += 1)
      for (let j = 0; j < columns; j += 1) {
        let [sum, size] = [bias[j], Math.abs(bias[j])];
        for (let k = 0; k < inner; k += 1) {
          const term = a[i * inner + k] * b[k * columns + j];
          sum += term;
          size += Math.abs(term);
        }
        const error = Math.abs(result[i * columns + j] - activationOf('relu', sum));
        expect(error).toBeLessThanOrEqual(limit * size);
        largest = Math.max(largest, error / size);
        apart = Math.max(apart, error);
      }
    // tf32 factors really are rounded; narrower ones were when they were stored.
    if (precision === 'tf32') expect(largest).toBeGreaterThan(2 ** -16);
    else expect(apart).toBeLessThan(1e-4);
  });
});

/** Σ_k (w_k x_nik) y_nkj + j, for a batch of matrices. */
function weighted(): Program {
  return program('weighted', (b) => {
    const rows = b.symbol('rows', 1, 100);
    const x = b.input('x', 'f32', [2, 40, rows]);
    const w = b.input('w', 'f32', [40]);
    const y = b.input('y', 'f32', [2, 40, 18]);
    const more = b.input('more', 'f32', [18]);
    b.matmul(
      'multiply',
      b.output('z', 'f32', [2, rows, 18]),
      40,
      ([n, i, k]) => mul(w.at(k), x.at(n, k, i)),
      ([n, k, j]) => y.at(n, k, j),
      { epilogue: (sum, [, , j]) => add(sum, more.at(j)) },
    );
  });
}
