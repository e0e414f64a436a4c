/**
 * extractGradients: Sobel gradients of the content, as a Program of its own, run on request. The kernel is the outer
 * product of (1, 2, 1), (1, 2, 1) and the derivative (−1, 0, 1), divided by 32, so that a unit slope gives 1; beyond the
 * border lies the nearest voxel.
 */
import type { Dtype, Expr, Program, TensorHandle } from '../kernel/index.js';
import { add, mul, program, store, sub } from '../kernel/index.js';
import { channels } from './constants.js';
import type { FieldBrain } from './field-brain.js';
import { copyStates } from './level-states.js';
import { halvesOutside } from './tensors.js';

type Storage = Extract<Dtype, 'f32' | 'f16' | 'bf16'>;

export function gradientProgram(edge: number, storage: Storage = 'f32'): Program {
  const lanes = channels.memory;
  return program('brainGradients', (b) => {
    const B = b.symbol('B', 1, 4096);
    const content = b.state('content', storage, [B, edge, edge, edge, lanes, 2], { layout: halvesOutside(4) });
    const gradients = b.output('gradients', 'f32', [B, 3, edge, edge, edge, lanes, 2]);
    b.map('sobel', [B, edge, edge, edge, lanes, 2], ([n, x, y, z, j, h]) =>
      [0, 1, 2].map((axis) => store(gradients, [n, axis, x, y, z, j, h], sobel(content, axis, n, [x, y, z], [j, h]))),
    );
  });
}

function sobel(content: TensorHandle, axis: number, n: Expr, place: readonly Expr[], channel: readonly Expr[]): Expr {
  const at = (offsets: readonly number[]): Expr =>
    content.clamp(n, ...place.map((index, i) => (offsets[i] === 0 ? index : add(index, offsets[i]))), ...channel);
  const [first, second] = [0, 1, 2].filter((other) => other !== axis);
  const terms: Expr[] = [];
  for (const u of [-1, 0, 1]) {
    for (const v of [-1, 0, 1]) {
      const side = (way: number): Expr => {
        const offsets = [0, 0, 0];
        [offsets[axis], offsets[first], offsets[second]] = [way, u, v];
        return at(offsets);
      };
      terms.push(mul(sub(side(1), side(-1)), ((2 - Math.abs(u)) * (2 - Math.abs(v))) / 32));
    }
  }
  return terms.reduce((total, term) => add(total, term));
}

/**
 * The gradients of a brain's content now: [B, 3, n, n, n, 32], x first.
 * @example
 * const gradients = await extractGradients(brain);
 */
export async function extractGradients(brain: FieldBrain): Promise<Float32Array> {
  const { size, precision, brains } = brain.configuration;
  const { device, session } = brain.underlying;
  const own = await device.load(gradientProgram(size, precision), { symbols: { B: brains } });
  try {
    await copyStates(session, own, { B: brains });
    return ((await own.step()).gradients as Float32Array).slice();
  } finally {
    await own.close();
  }
}
