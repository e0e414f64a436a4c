/**
 * Pooling of a field by channel: the mean and the maximum over all voxels of each channel of each brain. Reductions whose
 * fastest axis in memory is the one that stays.
 */
import type { Program } from '../kernel/index.js';
import { div, maximum, program, sum } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function perChannelPool(edge: number, channels = 64): Program {
  return program('perChannelPool', (b) => {
    const batch = b.symbol('batch', 1, 4096);
    const space = [edge, edge, edge];
    const field = b.input('field', 'f32', [batch, ...space, channels]);
    const mean = b.output('mean', 'f32', [batch, channels]);
    const peak = b.output('peak', 'f32', [batch, channels]);
    b.reduce('poolMean', mean, ([brain, channel]) =>
      div(
        sum(space, (at) => field.at(brain, ...at, channel)),
        edge ** 3,
      ),
    );
    b.reduce('poolPeak', peak, ([brain, channel]) => maximum(space, (at) => field.at(brain, ...at, channel)));
  });
}

export const perChannelPoolBuiltin = builtin({
  name: 'perChannelPool',
  title: 'mean and maximum over the voxels of each channel',
  build: () => perChannelPool(5),
  symbols: { batch: 2 },
});
