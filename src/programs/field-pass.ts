/**
 * The field pass: 7-point diffusion with the nearest value at the border, then tanh, over edge³ voxels of some channels,
 * channels last. The plain one has no batch, so that it is the same loop as the C program it is measured against; the
 * other adds a batch of brains and four reductions over the new field.
 */
import type { Expr, Program, TensorHandle } from '../kernel/index.js';
import { abs, add, count, div, gt, maximum, mul, program, sub, sum, tanh } from '../kernel/index.js';
import { builtin } from './builtin.js';

/** κ of u + κ ∇²u: below 1/6, where the explicit step is stable. */
export const diffusion = 0.125;

/** tanh(u + κ (sum of the six neighbours − 6 u)) at a voxel. */
function diffuse(field: TensorHandle, batch: readonly Expr[], x: Expr, y: Expr, z: Expr, channel: Expr): Expr {
  const at = (i: Expr, j: Expr, k: Expr): Expr => field.clamp(...batch, i, j, k, channel);
  const here = at(x, y, z);
  const across = add(at(sub(x, 1), y, z), at(add(x, 1), y, z));
  const along = add(at(x, sub(y, 1), z), at(x, add(y, 1), z));
  const above = add(at(x, y, sub(z, 1)), at(x, y, add(z, 1)));
  const neighbours = add(across, along, above);
  return tanh(add(here, mul(sub(neighbours, mul(here, 6)), diffusion)));
}

export function fieldPass(edge: number, channels = 64): Program {
  return program('fieldPass', (b) => {
    const field = b.state('field', 'f32', [edge, edge, edge, channels], { buffered: true });
    b.map('evolve', field.next, ([x, y, z, channel]) => diffuse(field, [], x, y, z, channel));
  });
}

export function fieldPassReductions(edge: number, channels = 64): Program {
  return program('fieldPassReductions', (b) => {
    const batch = b.symbol('batch', 1, 4096);
    const space = [edge, edge, edge, channels];
    const field = b.state('field', 'f32', [batch, ...space], { buffered: true });
    const energy = b.output('energy', 'f32', [batch]);
    const peak = b.output('peak', 'f32', [batch]);
    const mean = b.output('mean', 'f32', [batch]);
    const active = b.output('active', 'i32', [batch]);
    b.map('evolve', field.next, ([brain, x, y, z, channel]) => diffuse(field, [brain], x, y, z, channel));
    const after = field.next;
    b.reduce('measureEnergy', energy, ([brain]) =>
      sum(space, (at) => mul(after.at(brain, ...at), after.at(brain, ...at))),
    );
    b.reduce('measurePeak', peak, ([brain]) => maximum(space, (at) => abs(after.at(brain, ...at))));
    b.reduce('measureMean', mean, ([brain]) =>
      div(
        sum(space, (at) => after.at(brain, ...at)),
        edge ** 3 * channels,
      ),
    );
    b.reduce('countActive', active, ([brain]) => count(space, (at) => gt(abs(after.at(brain, ...at)), 0.5)));
  });
}

export const fieldPassBuiltin = builtin({
  name: 'fieldPass',
  title: '7-point diffusion and tanh over 7³ voxels of 64 channels',
  build: () => fieldPass(7),
  ranges: { field: [-1, 1] },
});

export const fieldPassReductionsBuiltin = builtin({
  name: 'fieldPassReductions',
  title: 'the field pass of a batch, and energy, peak, mean and active count of the new field',
  build: () => fieldPassReductions(5),
  symbols: { batch: 3 },
  ranges: { field: [-1, 1] },
});
