/** Training with its evaluation, from birth to a solved cart-pole: brains taught by its expert. */
import { train } from '../../worlds/train.js';
import type { BenchContext, ClaimReport } from '../claim.js';
import { gate } from '../claim.js';
import { summarise } from '../measure.js';

const solvedAt = 475;

export async function measureTraining(context: BenchContext): Promise<ClaimReport> {
  const { kind, edge, onProgress } = context;
  const isFullSize = edge >= 32;
  const [brains, steps, size] = isFullSize ? [kind === 'cpu' ? 4 : 20, 2000, 8] : [2, 1000, 4];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    onProgress(`${brains} brains of ${size}³ learn cart-pole from its expert`);
    const start = performance.now();
    const { report } = await train({ world: 'cart-pole', by: 'expert', brains, steps, size, device, episodes: brains });
    const tookMs = performance.now() - start;
    const { evaluation, seconds } = report;
    return {
      claim: 'training',
      title: 'cart-pole by its expert, with evaluation and the making of the brains',
      figures: [
        {
          name: 'training and evaluation',
          device: device.description.name,
          sizes: { brains, steps, edge: size },
          ...summarise([tookMs], 0),
          more: { meanReturn: evaluation.meanReturn, worstReturn: evaluation.worstReturn, learningSeconds: seconds },
        },
      ],
      promises: [gate('475 less the mean return of the frozen brains', solvedAt - evaluation.meanReturn, 0)],
      notes: [],
    };
  } finally {
    await device.close();
  }
}
