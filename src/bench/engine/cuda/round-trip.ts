/**
 * The way to the persistent kernel and back: an empty command, an echo whose words must come back unchanged and in order,
 * and what one meeting of all blocks costs there.
 */
import { stageChain } from '../../../programs/index.js';
import { type BenchContext, type ClaimReport, type Figure, promise } from '../../claim.js';
import { measure, summarise } from '../../measure.js';
import { scaled, withCuda } from './open.js';

export function measureRoundTrip(context: BenchContext): Promise<ClaimReport> {
  const { effort, onProgress } = context;
  return withCuda(context, 'round-trip', 'commands to the persistent kernel', async (device) => {
    onProgress('empty commands, echoes and barriers of the persistent kernel');
    const { name } = device.description;
    const [few, many] = [1, 33];
    const short = await device.load(stageChain(few), { executor: 'persistent', fusion: 'none' });
    const manifold = device.manifold();
    const empty = await measure(
      () => {
        manifold.wait(manifold.post('nop', 0, 0, 0));
        return undefined;
      },
      { warmUp: scaled(5000, effort), repetitions: scaled(100_000, effort) },
    );
    const echoes = scaled(1_000_000, effort);
    let wrong = 0;
    let word = 0x12345678;
    const began = performance.now();
    for (let i = 0; i < echoes; i += 1) {
      word = (Math.imul(word, 0x41c64e6d) + 12345) | 0;
      const sequence = manifold.post('echo', 0, word ^ i, word);
      manifold.wait(sequence);
      const { stepsDone, stageReached } = manifold.mailbox.completion(sequence);
      if (stepsDone !== word >>> 0 || stageReached !== (word ^ i) >>> 0) wrong += 1;
    }
    const echoUs = ((performance.now() - began) * 1000) / echoes;
    const long = await device.load(stageChain(many), { executor: 'persistent', fusion: 'none' });
    const steps = scaled(500, effort);
    const perStep = (session: typeof short): number => {
      session.timeSteps(steps);
      return (session.timeSteps(steps) / steps) * 1000;
    };
    const [one, all] = [perStep(short), perStep(long)];
    const barrierUs = (all - one) / (many - few);
    const blocks = manifold.kernelFacts?.blocks ?? 0;
    const figures: Figure[] = [
      { name: 'empty command, there and back', device: name, sizes: { blocks }, ...empty },
      {
        name: 'stage of 4,096 elements with its barrier',
        device: name,
        sizes: { blocks, steps },
        ...summarise([barrierUs / 1000], 0),
      },
    ];
    return {
      figures,
      promises: [
        promise('empty command p50 in µs', empty.p50Us, 6),
        promise('empty command p99 in µs', empty.p99Us, 10),
        promise(`echoes of ${echoes} lost, changed or out of order`, wrong, 0),
        promise('tiny stage and grid barrier in µs', barrierUs, 1),
      ],
      notes: [`An echo took ${echoUs.toFixed(2)} µs on average.`],
    };
  });
}
