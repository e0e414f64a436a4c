/** The thread that estimates information flow: one window after the other, in the time that cycles leave (flow-pace.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../background.js';
import { estimateFlow } from './flow-estimate.js';
import { FlowPace } from './flow-pace.js';
import type { FlowAnswer, FlowJob } from './flows.js';

// An estimate takes the time of many cycles, which must not wait for it.
giveWay();
const pace = new FlowPace(workerData as SharedArrayBuffer);

let turn: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ number, names, columns }: FlowJob) => {
  turn = turn.then(async () => {
    pace.begin();
    const answer: FlowAnswer = await estimateFlow(names, columns, () => pace.pause()).then(
      (estimate) => ({ number, estimate }),
      (error: unknown) => ({ number, reason: error instanceof Error ? error.message : String(error) }),
    );
    parentPort?.postMessage(answer);
  });
});
