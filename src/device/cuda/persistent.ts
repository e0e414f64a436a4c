/** One session's program in the persistent kernel: a step is a command, many steps are one command. */
import type { Executor, KernelFacts, StageClock, StepCost } from './executor.js';
import type { CudaMemory } from './memory.js';
import type { PersistentKernel, Resident } from './persistent-kernel.js';
import { stepBegins, stepEnds } from './protocol/mailbox-layout.js';
import { commandFlags } from './resident/kernel-layout.js';
import type { Staging } from './staging.js';
import { lookAtMost, stepCost } from './stream-executor.js';

export class PersistentExecutor implements Executor {
  private readonly persistentKernel: PersistentKernel;
  private readonly resident: Resident;
  private readonly memory: CudaMemory;
  private sequence = 0;
  private launches: number;

  constructor(persistentKernel: PersistentKernel, resident: Resident, memory: CudaMemory) {
    this.persistentKernel = persistentKernel;
    this.resident = resident;
    this.memory = memory;
    this.launches = persistentKernel.launchCount;
  }

  get kernels(): readonly KernelFacts[] {
    const facts = this.persistentKernel.kernelFacts;
    return facts === undefined ? [] : [facts];
  }

  start(withInputs: boolean, cycle: number): StepCost {
    const { memory } = this;
    const control = memory.takeControl(cycle);
    const inputs = withInputs && memory.inputBytes > 0;
    const flags = (inputs ? commandFlags.inputs : 0) | (control ? commandFlags.control : 0);
    this.sequence = this.persistentKernel.post(this.resident, flags, 1, cycle);
    const uploaded = (inputs ? memory.inputBytes : 0) + (control ? memory.controlBytes : 0);
    return stepCost(1 + this.newLaunches(), [uploaded], [memory.outputBytes]);
  }

  isDone(): boolean {
    if (!this.persistentKernel.isDone(this.sequence)) return false;
    this.persistentKernel.finish(this.sequence);
    return true;
  }

  waitAtMost(ms: number): boolean {
    return lookAtMost(ms, () => this.isDone());
  }

  wait(): void {
    this.persistentKernel.wait(this.sequence);
  }

  startMany(steps: number, withInputs: boolean, cycle: number, _staging: Staging): StepCost {
    this.many(steps, withInputs, cycle);
    return stepCost(1 + this.newLaunches(), [], []);
  }

  time(steps: number, cycle: number): number {
    const control = this.memory.takeControl(cycle);
    const flags = commandFlags.timed | (control ? commandFlags.control : 0);
    const sequence = this.persistentKernel.post(this.resident, flags, steps, cycle);
    this.persistentKernel.wait(sequence);
    const { startNs, endNs } = this.persistentKernel.mailbox.completion(sequence);
    return Number(endNs - startNs) / 1e6;
  }

  /** By stamps that the leader leaves behind each barrier: a stage's time is that of its slowest block, and the barrier. */
  timeStages(cycle: number, stages: number): StageClock {
    const control = this.memory.takeControl(cycle);
    const flags = commandFlags.stamped | commandFlags.timed | (control ? commandFlags.control : 0);
    this.persistentKernel.wait(this.persistentKernel.post(this.resident, flags, 1, cycle));
    const calls = new Array<number>(stages).fill(0);
    const ms = new Array<number>(stages).fill(0);
    let before = 0n;
    for (const { stage, ns } of this.persistentKernel.mailbox.stamps()) {
      const which = stage === stepEnds ? this.resident.lastStage : stage;
      if (stage !== stepBegins && which !== undefined) {
        calls[which] += 1;
        ms[which] += Number(ns - before) / 1e6;
      }
      before = ns;
    }
    return { calls, ms };
  }

  rest(): void {
    this.persistentKernel.rest();
  }

  close(): Promise<void> {
    return this.persistentKernel.leave(this.resident);
  }

  private many(steps: number, withInputs: boolean, cycle: number): void {
    const control = this.memory.takeControl(cycle);
    const flags =
      commandFlags.staged |
      (withInputs && this.memory.inputBytes > 0 ? commandFlags.inputs : 0) |
      (control ? commandFlags.control : 0);
    this.persistentKernel.wait(this.persistentKernel.post(this.resident, flags, steps, cycle));
  }

  /** A command counts as one launch, and the kernel's own where it had to be started. */
  private newLaunches(): number {
    const { launchCount } = this.persistentKernel;
    const made = launchCount - this.launches;
    this.launches = launchCount;
    return made;
  }
}
