/** Steps as calls on a stream: a copy in, the stages, a copy out. What the stages are, a runner says. */
import type { CudaDriver } from './driver.js';
import type { Executor, KernelFacts, StepCost } from './executor.js';
import type { StageRunner } from './kernel.js';
import type { CudaMemory } from './memory.js';
import type { Staging } from './staging.js';

export class StreamExecutor implements Executor {
  protected readonly driver: CudaDriver;
  protected readonly stream: bigint;
  protected readonly memory: CudaMemory;
  private readonly runner: StageRunner;
  private readonly makeRoom: () => void;

  /** `makeRoom`: ends what keeps the device's places without using them, as a persistent kernel that waits for commands. */
  constructor(driver: CudaDriver, stream: bigint, memory: CudaMemory, runner: StageRunner, makeRoom: () => void) {
    this.driver = driver;
    this.stream = stream;
    this.memory = memory;
    this.runner = runner;
    this.makeRoom = makeRoom;
  }

  get kernels(): readonly KernelFacts[] {
    return this.runner.kernels;
  }

  start(withInputs: boolean, cycle: number): StepCost {
    this.rest();
    const uploadedBytes = this.memory.upload(withInputs, cycle);
    const launches = this.runStages();
    return stepCost(launches, [uploadedBytes], [this.memory.download()]);
  }

  isDone(): boolean {
    return this.driver.isDone(this.stream);
  }

  wait(): void {
    this.drain();
  }

  waitAtMost(ms: number): boolean {
    return lookAtMost(ms, () => this.isDone());
  }

  /** Waits for all that is on the stream. */
  protected drain(): void {
    this.driver.call('cuStreamSynchronize', this.stream);
  }

  startMany(steps: number, withInputs: boolean, cycle: number, staging: Staging): StepCost {
    this.rest();
    const uploadedBytes = this.memory.upload(false, cycle);
    let launches = 0;
    for (let step = 0; step < steps; step += 1) {
      if (withInputs) staging.enter(step);
      launches += this.runStages();
      staging.leave(step);
    }
    this.drain();
    return stepCost(launches, [uploadedBytes], []);
  }

  time(steps: number, cycle: number): number {
    const { driver, stream } = this;
    this.rest();
    this.memory.upload(false, cycle);
    const [start, end] = [driver.handle('cuEventCreate', 0), driver.handle('cuEventCreate', 0)];
    driver.call('cuEventRecord', start, stream);
    for (let step = 0; step < steps; step += 1) this.runStages();
    driver.call('cuEventRecord', end, stream);
    this.drain();
    const elapsed = driver.elapsedMs(start, end);
    driver.call('cuEventDestroy_v2', start);
    driver.call('cuEventDestroy_v2', end);
    return elapsed;
  }

  rest(): void {
    this.makeRoom();
  }

  close(): void {}

  protected runStages(): number {
    return this.runner.run(this.stream);
  }
}

/** Looks again and again for this long, and says what it saw last. */
export function lookAtMost(ms: number, isDone: () => boolean): boolean {
  const patience = performance.now() + ms;
  while (!isDone()) if (performance.now() > patience) return false;
  return true;
}

/** What a step cost, given the bytes of each copy; copies of nothing were not made. */
export function stepCost(launches: number, up: readonly number[], down: readonly number[]): StepCost {
  const sum = (list: readonly number[]): number => list.reduce((total, bytes) => total + bytes, 0);
  const count = (list: readonly number[]): number => list.filter((bytes) => bytes > 0).length;
  return {
    launches,
    uploads: count(up),
    uploadedBytes: sum(up),
    downloads: count(down),
    downloadedBytes: sum(down),
  };
}
