/**
 * One program resident on the GPU. A step is one copy in, the stages, one copy out; nothing is allocated. Several steps
 * at once keep their inputs and outputs on the device in between. A CUDA error that breaks the context marks the session
 * lost; after that every call says so.
 */
import type { Strategy } from '../../emit/cuda.js';
import { partMovement } from '../../fuse/cost.js';
import type { Plan } from '../../fuse/stage.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { HostArray, Program, Tensor } from '../../kernel/index.js';
import { checkCopies, checkTensor } from '../check.js';
import type { Arrays, Counters, Session, StageTime } from '../device.js';
import { type Loading, SessionCore } from '../session-core.js';
import type { CudaDriver } from './driver.js';
import type { Executor, KernelFacts, StageClock, StepCost } from './executor.js';
import type { LaunchRunner } from './kernel.js';
import type { CudaMemory } from './memory.js';
import type { Owned } from './owned.js';
import { timeStages } from './stage-clock.js';
import type { Staging } from './staging.js';
import type { Tuned } from './tune/tune.js';

export interface SessionParts {
  readonly driver: CudaDriver;
  readonly stream: bigint;
  readonly owned: Owned;
  readonly memory: CudaMemory;
  readonly executor: Executor;
  readonly staging: Staging;
  /** By launches, so that stages can be timed one by one, where the executor cannot tell. */
  readonly profiler?: LaunchRunner | undefined;
  readonly executorName: string;
  /** As planned: it may declare more scratch than the given one. */
  readonly planned: Program;
  readonly plan: Plan;
  /** How the stages were laid out, and what there is to say about that. */
  readonly tuned: Tuned;
  /** How each stage is written. */
  readonly strategies: readonly (readonly Strategy[])[];
}

/** How long `step` spins before it yields to the event loop. */
const spinMs = 0.2;

export class CudaSession extends SessionCore {
  readonly executor: string;
  readonly arenaBytes: number;
  /** Whether measurement changed the layout of stages, and why not where it did not. */
  readonly tuned: Tuned;
  private readonly outputs: Record<string, HostArray>;
  private readonly staging: Staging;
  private readonly counted = { steps: 0, launches: 0, uploads: 0, downloads: 0, uploadedBytes: 0, downloadedBytes: 0 };
  private next = 0;
  private readonly besides: (() => void)[] = [];
  private lost: FieldbrainError | undefined;

  constructor(
    loading: Loading,
    private readonly parts: SessionParts,
  ) {
    super(loading);
    this.executor = parts.executorName;
    this.arenaBytes = parts.memory.bytes;
    this.tuned = parts.tuned;
    this.outputs = parts.memory.createOutputs();
    this.staging = parts.staging;
  }

  protected currentCycle(): number {
    return this.next;
  }

  protected moveToCycle(value: number): void {
    this.parts.memory.setCycle(value, this.next);
    this.next = value;
  }

  /** Names of the stages, in the order of `profile` and `tuned`. */
  get stageNames(): readonly string[] {
    return this.parts.plan.stages.map(({ name }) => name);
  }

  /** How each stage is written, in the order of `stageNames`. */
  get strategies(): readonly (readonly Strategy[])[] {
    return this.parts.strategies;
  }

  /** Registers and blocks of the kernels that a step runs. */
  get kernels(): readonly KernelFacts[] {
    return this.parts.executor.kernels;
  }

  async step(inputs?: Arrays): Promise<Arrays> {
    return this.lock.during(() => (this.isOverSoon(inputs) ? this.end() : this.later()));
  }

  stepSoon(inputs?: Arrays): Arrays | Promise<Arrays> {
    this.lock.needFree();
    return this.isOverSoon(inputs) ? this.end() : this.lock.during(() => this.later());
  }

  private isOverSoon(inputs: Arrays | undefined): boolean {
    this.begin(inputs);
    return this.guard(() => this.parts.executor.waitAtMost(spinMs));
  }

  /** The end of a step that takes longer. */
  private async later(): Promise<Arrays> {
    while (!this.guard(() => this.parts.executor.isDone())) {
      await new Promise(setImmediate);
      this.needOpen();
    }
    return this.end();
  }

  stepSync(inputs?: Arrays): Arrays {
    this.lock.needFree();
    this.begin(inputs);
    this.guard(() => this.parts.executor.wait());
    return this.end();
  }

  beside(work: () => void): void {
    this.besides.push(work);
  }

  protected runMany(steps: number, inputs: Arrays | undefined): Arrays {
    const { memory, executor } = this.parts;
    const results = memory.createOutputs(steps);
    const withInputs = inputs !== undefined;
    this.guard(() => {
      this.staging.reserve(steps, () => executor.rest());
      if (withInputs) {
        this.countCopies('up', this.staging.upload(inputs, steps));
        memory.packLast(inputs, steps - 1);
      }
      if (this.debug) this.poison();
      this.count(executor.startMany(steps, withInputs, this.next, this.staging));
      this.advance(steps);
      this.countCopies('down', this.staging.download(results, steps));
    });
    return results;
  }

  protected readTensor(tensor: Tensor): HostArray {
    return this.guard(() => {
      this.parts.executor.rest();
      return this.parts.memory.read(tensor, this.next);
    });
  }

  protected writeTensor(tensor: Tensor, data: HostArray): void {
    this.guard(() => {
      this.parts.executor.rest();
      this.parts.memory.write(tensor, data, this.next);
    });
  }

  async writeCopies(name: string, part: HostArray): Promise<void> {
    this.needOpen();
    const { tensor, copies } = checkCopies(this.program, this.bindings, name, part);
    this.guard(() => {
      this.parts.executor.rest();
      this.parts.memory.writeCopies(tensor, part, copies, this.next);
    });
  }

  async copyFrom(source: Session, name: string): Promise<boolean> {
    this.needOpen();
    if (!(source instanceof CudaSession) || source.parts.driver !== this.parts.driver) return false;
    source.needOpen();
    const tensor = checkTensor(this.program, name);
    if (tensor.role !== 'state' || !source.program.tensors.some((one) => one.name === name && one.role === 'state'))
      return false;
    return this.guard(() => {
      source.guard(() => source.parts.executor.rest());
      this.parts.executor.rest();
      return this.parts.memory.copyFrom(source.parts.memory, tensor, this.next, source.next);
    });
  }

  protected putParameter(name: string, value: number): void {
    this.parts.memory.setParameter(name, value);
  }

  counters(): Counters {
    return { ...this.counted, allocations: 3 + this.staging.allocations };
  }

  protected timeStages(steps: number): StageTime[] {
    const { driver, stream, plan, planned, profiler, memory } = this.parts;
    const times = plan.stages.map((stage) => {
      const movements = stage.parts.map((part) => partMovement(part, planned, this.bindings));
      const bytes = movements.reduce((sum, { readBytes, writtenBytes }) => sum + readBytes + writtenBytes, 0);
      return { stage: stage.name, calls: 0, totalMs: 0, bytes };
    });
    return this.guard(() => {
      const { executor } = this.parts;
      if (profiler !== undefined) {
        executor.rest();
        this.countCopies('up', memory.upload(false, this.next));
      }
      const clock = (): StageClock | undefined =>
        profiler === undefined
          ? executor.timeStages?.(this.next, times.length)
          : timeStages(driver, stream, profiler, times.length);
      for (let step = 0; step < steps; step += 1) {
        const { calls, ms } = clock() as StageClock;
        times.forEach((time, stage) => {
          time.calls += calls[stage];
          time.totalMs += ms[stage];
        });
        this.advance(1);
      }
      return times;
    });
  }

  /** Milliseconds on the GPU for this many steps in a row, by its own clock, without any copy. */
  timeSteps(steps: number): number {
    this.needOpen();
    return this.guard(() => {
      const elapsed = this.parts.executor.time(steps, this.next);
      this.advance(steps);
      return elapsed;
    });
  }

  protected async release(): Promise<void> {
    if (this.lost !== undefined) return;
    const { driver, stream, owned, executor } = this.parts;
    await executor.close();
    driver.call('cuStreamSynchronize', stream);
    this.staging.free();
    owned.release();
  }

  private begin(inputs: Arrays | undefined): void {
    this.needOpen();
    this.checkInputs(inputs);
    if (inputs !== undefined) this.parts.memory.pack(inputs);
    this.guard(() => {
      if (this.debug) this.poison();
      this.count(this.parts.executor.start(inputs !== undefined, this.next));
      this.advance(1);
    });
    for (let work = this.besides.pop(); work !== undefined; work = this.besides.pop()) work();
  }

  private end(): Arrays {
    this.parts.memory.takeOutputs(this.outputs);
    return this.outputs;
  }

  private poison(): void {
    this.parts.executor.rest();
    this.parts.memory.poisonScratch();
  }

  private advance(steps: number): void {
    this.next = (this.next + steps) % 2 ** 32;
    this.counted.steps += steps;
  }

  private count(cost: StepCost): void {
    this.counted.launches += cost.launches;
    this.counted.uploads += cost.uploads;
    this.counted.uploadedBytes += cost.uploadedBytes;
    this.counted.downloads += cost.downloads;
    this.counted.downloadedBytes += cost.downloadedBytes;
  }

  private countCopies(way: 'up' | 'down', bytes: number): void {
    if (bytes === 0) return;
    this.counted[way === 'up' ? 'uploads' : 'downloads'] += 1;
    this.counted[way === 'up' ? 'uploadedBytes' : 'downloadedBytes'] += bytes;
  }

  protected override needOpen(): void {
    if (this.lost !== undefined) throw this.lost;
    super.needOpen();
  }

  private guard<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      if (error instanceof FieldbrainError && error.code === 'device-lost') this.lost = error;
      throw error;
    }
  }
}
