/** The thread that writes checkpoints: one job after the other, each answered with its file or with what went wrong. */
import { parentPort } from 'node:worker_threads';
import { checkpointOf, saveCheckpoint } from '../../store/index.js';
import { giveWay } from '../background.js';
import type { WriteAnswer, WriteJob } from './checkpoint-writer.js';

let turn: Promise<void> = Promise.resolve();

// Hashing takes a core for the time of several cycles, which must not wait for it.
giveWay();

parentPort?.on('message', ({ number, job }: { number: number; job: WriteJob }) => {
  turn = turn.then(async () => parentPort?.postMessage(await write(number, job)));
});

async function write(number: number, job: WriteJob): Promise<WriteAnswer> {
  const start = performance.now();
  const { snapshot, folder, name, generations, purpose, changes } = job;
  try {
    const checkpoint = checkpointOf(snapshot, { purpose, robot: name, changes });
    const file = await saveCheckpoint(checkpoint, { folder, name, generations });
    return { number, file, writeMs: performance.now() - start };
  } catch (error) {
    return { number, reason: error instanceof Error ? error.message : String(error) };
  }
}
