/** Times of stages by events around each of them on a stream: what profiles and the tuner read. */
import type { CudaDriver } from './driver.js';
import type { StageClock } from './executor.js';
import type { LaunchRunner } from './kernel.js';

/** Runs one step by launches and times each of its stages. */
export function timeStages(driver: CudaDriver, stream: bigint, runner: LaunchRunner, stages: number): StageClock {
  const marks: { stage: number; event: bigint }[] = [];
  const calls = new Array<number>(stages).fill(0);
  const ms = new Array<number>(stages).fill(0);
  try {
    runner.runMarked(stream, (stage) => {
      const event = driver.handle('cuEventCreate', 0);
      marks.push({ stage, event });
      driver.call('cuEventRecord', event, stream);
    });
    driver.call('cuStreamSynchronize', stream);
    for (let i = 0; i + 1 < marks.length; i += 2) {
      calls[marks[i].stage] += 1;
      ms[marks[i].stage] += driver.elapsedMs(marks[i].event, marks[i + 1].event);
    }
  } finally {
    for (const { event } of marks) driver.call('cuEventDestroy_v2', event);
  }
  return { calls, ms };
}
