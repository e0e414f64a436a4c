/** Matrix products in blocks, of every shape that the blocks take or refuse: the bits of the reference, and the panels themselves. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockProduct } from '../../emit/wasm-stages/product-block.js';
import { planProgram } from '../../fuse/plan.js';
import { add, gt, mul, type Program, program, store, sum, type Tree } from '../../kernel/index.js';
import { defaultTree } from '../../kernel/tree.js';
import { completeTrial } from '../../random/index.js';
import { compareExact } from '../compare.js';
import type { Device } from '../device.js';
import { createReference } from '../reference/reference.js';
import { runTrial } from '../trial-run.js';
import { createCpu } from './cpu.js';

let device: Device;

beforeAll(async () => {
  device = await createCpu({ threads: 2 });
});

afterAll(() => device.close());

function product(rows: number, inner: number, columns: number, tree: Tree = defaultTree): Program {
  const build = (b: Parameters<Parameters<typeof program>[1]>[0]): void => {
    const [a, w] = [b.input('a', 'f32', [rows, inner]), b.input('w', 'f32', [inner, columns])];
    b.matmul(
      'multiply',
      b.output('y', 'f32', [rows, columns]),
      inner,
      ([i, k]) => a.at(i, k),
      ([k, j]) => w.at(k, j),
    );
  };
  return program('product', build, { tree });
}

/** A batch of products over two axes, of weights of 16 bits, with what follows fused and rows that are left out. */
function dressed(): Program {
  return program('dressed', (b) => {
    const a = b.input('a', 'f32', [2, 8, 6, 16]);
    const w = b.input('w', 'f16', [2, 6, 16, 128]);
    const [bias, keep] = [b.input('bias', 'f32', [128]), b.input('keep', 'f32', [8])];
    const y = b.state('y', 'f32', [2, 8, 128]);
    b.reduce('multiply', [2, 8, 128], ([n, i, j]) => {
      const total = sum([6, 16], ([p, q]) => mul(a.at(n, i, p, q), w.at(n, p, q, j)));
      return [store(y, [n, i, j], add(mul(total, 0.5), add(bias.at(j), y.at(n, i, j))), gt(keep.at(i), 0))];
    });
  });
}

/** Whether some part is written with a panel. */
function hasPanels(source: Program): boolean {
  const { program: planned, plan } = planProgram(source, { fusion: 'full', target: 'cpu' });
  const parts = plan.stages.flatMap((stage) => stage.parts);
  return parts.some((part) => {
    const blocked = blockProduct(part, planned.tree);
    return typeof blocked !== 'string' && blocked.locals.some(({ name }) => name === '%panel');
  });
}

const cases: readonly (readonly [string, Program, boolean])[] = [
  ['one chunk', product(10, 160, 128), true],
  ['whole chunks', product(4, 512, 128), true],
  ['a short last chunk', product(6, 256 + 48, 144), true],
  ['as many chunks as lanes and more', product(3, 4 * 17, 128, { lanes: 4, chunk: 4 }), true],
  ['chunks of another tree', product(5, 320, 128, { lanes: 8, chunk: 64 }), true],
  ['a batch, two axes, 16 bits, an epilogue and a condition', dressed(), true],
  ['lanes that do not end with the axis', product(10, 150, 128), false],
  ['rows that no block divides', product(7, 160, 128), false],
  ['few columns', product(10, 160, 64), false],
];

test.each(cases)('%s', async (_name, source, isBlocked) => {
  expect(hasPanels(source)).toBe(isBlocked);
  const trial = completeTrial(source, {}, 3, 2);
  const expected = await runTrial(createReference(), trial);
  expect(compareExact(await runTrial(device, trial), expected)).toMatchObject({ pass: true, where: '' });
});

test('zeros of both signs, infinities and no numbers go through panels as they are', async () => {
  const trial = completeTrial(product(5, 512, 128), {}, 3, 1);
  const a = trial.inputs[0].a as Float32Array;
  a.fill(-0, 0, 512);
  a.fill(Number.NEGATIVE_INFINITY, 512, 700);
  a.fill(Number.NaN, 1100, 1101);
  const expected = await runTrial(createReference(), trial);
  expect(compareExact(await runTrial(device, trial), expected)).toMatchObject({ pass: true, where: '' });
});
