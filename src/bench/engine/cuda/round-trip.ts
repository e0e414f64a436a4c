/**
 * The way to the persistent kernel and back: an empty command, an echo whose words must come back unchanged and in order,
 * and what one meeting of all blocks costs there.
 */
import { fieldPassBatch, stageChain } from '../../../programs/index.js';
import { type BenchContext, type ClaimReport, type Figure, promise } from '../../claim.js';
import { measure, summarise } from '../../measure.js';
import { scaled, withCuda } from './open.js';

export function measureRoundTrip(context: BenchContext): Promise<ClaimReport> {
  const { edge, channels, effort, onProgress } = context;
  return withCuda(context, 'round-trip', 'commands to the persistent kernel', async (device) => {
    onProgress('empty commands, echoes and barriers of the persistent kernel');
    const { name } = device.description;
    const short = await device.load(stageChain(1), { executor: 'persistent' });
    const persistentKernel = device.persistentKernel();
    const empty = await measure(
      () => {
        persistentKernel.wait(persistentKernel.post('nop', 0, 0, 0));
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
      const sequence = persistentKernel.post('echo', 0, word ^ i, word);
      persistentKernel.wait(sequence);
      const { stepsDone, stageReached } = persistentKernel.mailbox.completion(sequence);
      if (stepsDone !== word >>> 0 || stageReached !== (word ^ i) >>> 0) wrong += 1;
    }
    const echoUs = ((performance.now() - began) * 1000) / echoes;
    await short.close();
    const wide = await device.load(fieldPassBatch(edge, channels), { executor: 'persistent', symbols: { batch: 1 } });
    persistentKernel.barrierUs(2000);
    const barrierUs = persistentKernel.barrierUs(2000);
    await wide.close();
    const few = await device.load(stageChain(1, 132 * 256), { executor: 'persistent' });
    persistentKernel.barrierUs(2000);
    const oneEach = persistentKernel.barrierUs(2000);
    await few.close();
    const blocks = persistentKernel.kernelFacts?.blocks ?? 0;
    const figures: Figure[] = [
      { name: 'empty command, there and back', device: name, sizes: { blocks }, ...empty },
      {
        name: 'grid barrier, one block a multiprocessor',
        device: name,
        sizes: { blocks: 132 },
        ...summarise([oneEach / 1000], 2000),
      },
      {
        name: 'grid barrier, as many blocks as one brain takes',
        device: name,
        sizes: { edge },
        ...summarise([barrierUs / 1000], 2000),
      },
    ];
    return {
      figures,
      promises: [
        promise('empty command p50 in µs', empty.p50Us, 6),
        promise('empty command p99 in µs', empty.p99Us, 10),
        promise(`echoes of ${echoes} lost, changed or out of order`, wrong, 0),
        promise('grid barrier in µs, one block a multiprocessor', oneEach, 1),
      ],
      notes: [`An echo took ${echoUs.toFixed(2)} µs on average.`],
    };
  });
}
