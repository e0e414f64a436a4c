/** Kernels side by side in a graph: branches leave a stream before them and come back to it behind them. */
import type { CudaDriver } from './driver.js';
import type { Owned } from './owned.js';

/** CU_STREAM_NON_BLOCKING and CU_EVENT_DISABLE_TIMING. */
const [nonBlocking, untimed] = [1, 2];
/** The lowest number is the highest priority; what is beyond a GPU's range counts as its end. */
const urgent = -5;

interface Side {
  readonly stream: bigint;
  /** When its kernel has ended. */
  readonly end: bigint;
}

export class Branches {
  /** Stages that run beside the one in front of them. */
  readonly stages: ReadonlySet<number>;
  private readonly driver: CudaDriver;
  private readonly owned: Owned;
  private readonly begin: bigint;
  private readonly sides: readonly Side[];

  /** Makes streams and events, so it must stand before a stream captures. */
  constructor(driver: CudaDriver, owned: Owned, stages: ReadonlySet<number>) {
    this.driver = driver;
    this.owned = owned;
    this.stages = stages;
    this.begin = this.event();
    this.sides = Array.from({ length: longestRun(stages) }, (_, i) => {
      const stream = driver.handle('cuStreamCreateWithPriority', nonBlocking, i === 0 ? urgent : 0);
      owned.add(() => driver.call('cuStreamDestroy_v2', stream));
      return { stream, end: this.event() };
    });
  }

  /**
   * Puts the kernels side by side; what follows on the stream waits for all. The first has what is left of a stage, few blocks
   * that take long: it must not wait for the places of the others.
   */
  put(stream: bigint, [first, large, ...more]: readonly ((stream: bigint) => void)[]): void {
    const { driver, begin } = this;
    const beside = [first, ...more];
    const used = this.sides.slice(0, beside.length);
    driver.call('cuEventRecord', begin, stream);
    used.forEach((side, i) => {
      driver.call('cuStreamWaitEvent', side.stream, begin, 0);
      beside[i](side.stream);
      driver.call('cuEventRecord', side.end, side.stream);
    });
    large(stream);
    for (const { end } of used) driver.call('cuStreamWaitEvent', stream, end, 0);
  }

  private event(): bigint {
    const event = this.driver.handle('cuEventCreate', untimed);
    this.owned.add(() => this.driver.call('cuEventDestroy_v2', event));
    return event;
  }
}

/** How many of them follow each other without a gap, at most. */
function longestRun(stages: ReadonlySet<number>): number {
  let longest = 0;
  for (const stage of stages) {
    let length = 1;
    while (stages.has(stage + length)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
