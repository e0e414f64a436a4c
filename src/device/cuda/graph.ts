/**
 * A step as one CUDA graph: the copy in, the stages and the copy out are captured once and replayed by a single call. The
 * graph's nodes never change; what changes from step to step lies in memory.
 */
import type { CudaDriver } from './driver.js';
import type { StepCost } from './executor.js';
import type { GraphPorts } from './graph-ports.js';
import type { LaunchRunner } from './kernel.js';
import type { CudaMemory } from './memory.js';
import type { Owned } from './owned.js';
import { StreamExecutor, stepCost } from './stream-executor.js';

/** CU_STREAM_CAPTURE_MODE_THREAD_LOCAL: other threads may call what they like meanwhile. */
const threadLocal = 1;

/** How long `wait` looks at the word that says a step is done, before it waits for the stream and learns of errors. */
const lookMs = 2;
/** Looks between two questions for the time. */
const looksEach = 256;

export class GraphExecutor extends StreamExecutor {
  /** A step with its copies, and its stages alone. */
  private readonly whole: bigint;
  private readonly stages: bigint;
  private readonly ports: GraphPorts;
  /** Of a step that leaves the control block as it was, which is nearly every one. */
  private readonly cost: StepCost;
  /** Steps with their copies, as the device counts them. */
  private steps = 0;

  constructor(
    driver: CudaDriver,
    stream: bigint,
    memory: CudaMemory,
    runner: LaunchRunner,
    owned: Owned,
    ports: GraphPorts,
    makeRoom: () => void,
  ) {
    super(driver, stream, memory, runner, makeRoom);
    this.ports = ports;
    this.cost = this.costWith(0);
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
      const { takesInputs, givesOutputs, outputsBehind } = ports;
      if (takesInputs) ports.take();
      else memory.uploadInputs();
      const put = (isBehind: boolean): number => (givesOutputs ? ports.give(isBehind) : 0);
      runner.runBeside(stream, { inFront: takesInputs ? 1 : 0, at: outputsBehind, put });
      if (!givesOutputs) memory.download();
    });
  }

  override start(_withInputs: boolean, cycle: number): StepCost {
    this.rest();
    const control = this.memory.upload(false, cycle);
    this.steps = (this.steps + 1) | 0;
    this.driver.call('cuGraphLaunch', this.whole, this.stream);
    return control === 0 ? this.cost : this.costWith(control);
  }

  private costWith(control: number): StepCost {
    return stepCost(1, [control, this.memory.inputBytes], [this.memory.outputBytes]);
  }

  override isDone(): boolean {
    return this.isGiven() || super.isDone();
  }

  override wait(): void {
    if (!this.ports.givesOutputs || !this.waitAtMost(lookMs)) this.drain();
  }

  /** The outputs are there before the whole step is done; what the stream does next still comes behind it. */
  override waitAtMost(ms: number): boolean {
    if (!this.ports.givesOutputs) return super.waitAtMost(ms);
    const patience = performance.now() + ms;
    do {
      for (let look = 0; look < looksEach; look += 1) if (this.isGiven()) return true;
    } while (performance.now() < patience);
    return false;
  }

  private isGiven(): boolean {
    return this.ports.givesOutputs && Atomics.load(this.memory.done.word, 0) === this.steps;
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
