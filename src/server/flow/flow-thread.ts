/** The thread that estimates information flow: one window after the other, where nothing else wants the processor. */
import { parentPort } from 'node:worker_threads';
import { giveWay } from '../background.js';
import { estimateFlow } from './flow-estimate.js';
import type { FlowAnswer, FlowJob } from './flows.js';

// An estimate takes a core for the time of many cycles, which must not wait for it.
giveWay();

let turn: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ number, names, columns }: FlowJob) => {
  turn = turn.then(async () => {
    const answer: FlowAnswer = await estimateFlow(names, columns).then(
      (estimate) => ({ number, estimate }),
      (error: unknown) => ({ number, reason: error instanceof Error ? error.message : String(error) }),
    );
    parentPort?.postMessage(answer);
  });
});
