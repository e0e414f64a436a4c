/**
 * A step as one CUDA graph: the copy in, the stages and the copy out are captured once and replayed by a single call. The
 * graph's nodes never change; what changes from step to step lies in memory.
 */
import type { CudaDriver } from './driver.js';
import type { StepCost } from './executor.js';
import type { StageRunner } from './kernel.js';
import type { CudaMemory } from './memory.js';
import type { Owned } from './owned.js';
import { StreamExecutor, stepCost } from './stream-executor.js';

/** CU_STREAM_CAPTURE_MODE_THREAD_LOCAL: other threads may call what they like meanwhile. */
const threadLocal = 1;

export class GraphExecutor extends StreamExecutor {
  /** A step with its copies, and its stages alone. */
  private readonly whole: bigint;
  private readonly stages: bigint;

  constructor(driver: CudaDriver, stream: bigint, memory: CudaMemory, runner: StageRunner, owned: Owned) {
    super(driver, stream, memory, runner);
    const capture = (body: () => void): bigint => {
      driver.call('cuStreamBeginCapture_v2', stream, threadLocal);
      try {
        body();
      } catch (error) {
        // A stream that captures can do nothing else: end it before the error goes on.
        captured(driver, stream);
        throw error;
      }
      const graph = captured(driver, stream);
      owned.add(() => driver.call('cuGraphDestroy', graph));
      const executable = driver.handle('cuGraphInstantiateWithFlags', graph, 0n);
      owned.add(() => driver.call('cuGraphExecDestroy', executable));
      return executable;
    };
    // What is under way on the stream must not be captured half.
    driver.call('cuStreamSynchronize', stream);
    this.stages = capture(() => runner.run(stream));
    this.whole = capture(() => {
      memory.uploadInputs();
      runner.run(stream);
      memory.download();
    });
  }

  override start(_withInputs: boolean, cycle: number): StepCost {
    const control = this.memory.upload(false, cycle);
    this.driver.call('cuGraphLaunch', this.whole, this.stream);
    return stepCost(1, [control, this.memory.inputBytes], [this.memory.outputBytes]);
  }

  protected override runStages(): number {
    this.driver.call('cuGraphLaunch', this.stages, this.stream);
    return 1;
  }
}

/** cuStreamEndCapture takes the stream first and gives the graph second. */
function captured(driver: CudaDriver, stream: bigint): bigint {
  const graph = new BigUint64Array(1);
  driver.call('cuStreamEndCapture', stream, graph);
  return graph[0];
}
