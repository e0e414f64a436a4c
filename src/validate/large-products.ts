/**
 * Products large enough for instructions that only some GPUs have (`mma-async`), which no small program reaches. Rows are
 * compared element by element with sums in doubles: every seventh, so that all places in a tile are met, and the last ones.
 */
import type { Device, Session } from '../device/device.js';
import { activate } from '../inference/linear/activation.js';
import { factorDtype, loadFactors } from '../inference/linear/factor-storage.js';
import type { NarrowDtype } from '../kernel/dtype.js';
import { add, type Bindings, type HostArray, type Program, program } from '../kernel/index.js';
import { randomArrays } from '../programs/seeded.js';
import type { Check } from './check.js';

export interface LargeProduct {
  readonly precision: 'fp16' | 'bf16' | 'fp8';
  readonly rows: number;
  readonly inner: number;
  readonly columns: number;
  /** The right factor is stored as [columns, inner]. */
  readonly isTurned: boolean;
  /** The number of rows is a symbol. */
  readonly isBound: boolean;
}

/** Of both sizes of tiles, in both orders of the right factor (8-bit ones have one); no size is a multiple of a tile's. */
export const largeProducts: readonly LargeProduct[] = [
  { precision: 'bf16', rows: 1000, inner: 520, columns: 1032, isTurned: false, isBound: false },
  { precision: 'fp16', rows: 1000, inner: 72, columns: 1032, isTurned: true, isBound: false },
  { precision: 'fp16', rows: 1900, inner: 328, columns: 2056, isTurned: false, isBound: true },
  { precision: 'bf16', rows: 1900, inner: 328, columns: 2056, isTurned: true, isBound: true },
  { precision: 'fp8', rows: 1000, inner: 528, columns: 1032, isTurned: true, isBound: false },
  { precision: 'fp8', rows: 1900, inner: 336, columns: 2056, isTurned: true, isBound: true },
];

export function largeProductProgram({
  precision,
  rows: count,
  inner,
  columns,
  isTurned,
  isBound,
}: LargeProduct): Program {
  const stored = factorDtype(precision) as NarrowDtype;
  return program(`largeProduct${isTurned ? 'Turned' : ''}`, (b) => {
    const rows = isBound ? b.symbol('rows', 1, 1 << 20) : count;
    const left = b.input('left', stored, [rows, inner]);
    const right = b.constant('right', stored, isTurned ? [columns, inner] : [inner, columns]);
    const bias = b.constant('bias', 'f32', [columns]);
    b.matmul(
      'multiply',
      b.output('result', 'f32', [rows, columns]),
      inner,
      ([i, k]) => left.at(i, k),
      ([k, j]) => (isTurned ? right.at(j, k) : right.at(k, j)),
      {
        precision: stored,
        epilogue: (sum, [, j]) => activate('relu', add(sum, bias.at(j))),
      },
    );
  });
}

/** Sums are f32, but Hopper keeps about 14 bits of those of 8-bit factors, from one 32 products to the next. */
function toleranceOf({ precision, inner }: LargeProduct): number {
  return precision === 'fp8' ? (Math.ceil(inner / 32) + 1) * 2 ** -13 : 2 * (inner + 2) * 2 ** -24;
}

/** How a device's sessions say which ways their stages were written in, where they say it. */
type Written = Session & { readonly strategies?: readonly (readonly string[])[] };

/** Checks of the products that a device computes so; none where it has no such instructions. */
export async function checkLargeProducts(device: Device, seed: number): Promise<Check[]> {
  if (device.description.kind !== 'cuda') return [];
  const checks: Check[] = [];
  for (const one of largeProducts)
    for (const executor of ['graph', 'launch']) {
      const check = await checkLargeProduct(device, one, executor, seed);
      if (check !== undefined) checks.push(check);
    }
  return checks;
}

async function checkLargeProduct(
  device: Device,
  given: LargeProduct,
  executor: string,
  seed: number,
): Promise<Check | undefined> {
  const built = largeProductProgram(given);
  const symbols: Bindings = given.isBound ? { rows: given.rows } : {};
  const ranges = { left: [-1, 1], right: [-1, 1], bias: [-1, 1] } as const;
  const constants = randomArrays(built, 'constant', symbols, ranges, seed);
  const inputs = randomArrays(built, 'input', symbols, ranges, seed + 1);
  const session: Written = await device.load(built, { symbols, constants, executor });
  try {
    if (!session.strategies?.some((stage) => stage.includes('mma-async'))) return undefined;
    const { result } = await session.step(inputs);
    const { error, where } = worstElement(given, inputs.left, constants, result);
    const [program, tolerance] = [`${built.name} ${given.precision}`, toleranceOf(given)];
    const status = error <= tolerance ? 'pass' : 'fail';
    return {
      program,
      device: 'cuda',
      executor,
      fusion: 'full',
      status,
      error,
      tolerance,
      detail: where,
      passedOver: 0,
    };
  } finally {
    await session.close();
  }
}

/** The largest error of an element over the sum of its terms' sizes. */
export function worstElement(
  { precision, rows, inner, columns, isTurned }: LargeProduct,
  left: HostArray,
  { right, bias }: Readonly<Record<string, HostArray>>,
  result: HostArray,
): { readonly error: number; readonly where: string } {
  const dtype = factorDtype(precision);
  const [a, b] = [left, right].map((factor) => Float64Array.from(loadFactors(factor, dtype)));
  const [far, near] = isTurned ? [inner, 1] : [1, columns];
  let [error, where] = [0, ''];
  for (let i = 0; i < rows; i += i < rows - 8 ? 7 : 1)
    for (let j = 0; j < columns; j += 1) {
      let [sum, size] = [bias[j], Math.abs(bias[j])];
      for (let k = 0; k < inner; k += 1) {
        const term = a[i * inner + k] * b[j * far + k * near];
        sum += term;
        size += Math.abs(term);
      }
      const expected = Math.max(sum, 0);
      const got = result[i * columns + j];
      const own = Math.abs(got - expected) / size;
      // A NaN is never within bounds.
      if (own <= error) continue;
      [error, where] = [
        Number.isNaN(own) ? Number.POSITIVE_INFINITY : own,
        `result[${i}, ${j}] is ${got}, expected ${expected}`,
      ];
    }
  return { error, where };
}
