/**
 * A session on the CPU: inputs are copied into the arena, the pool runs the schedule, outputs are copied out. Nothing of a
 * step is allocated and nothing waits for the event loop. Programs with opaque ops, and profiles, are walked stage by stage.
 */
import { setParameterWord } from '../../fuse/arena.js';
import { stageReports } from '../../fuse/explain.js';
import { byteSize, createHostArray, type HostArray, type Tensor } from '../../kernel/index.js';
import { tensorsOf } from '../../kernel/program.js';
import type { Arrays, Counters, StageTime } from '../device.js';
import { type Loading, SessionCore } from '../session-core.js';
import { faultOf, poisonScratch, readLaunches } from './debug.js';
import { prepareHostBody } from './host-body.js';
import { copyIn, copyOut, type Loaded, type Port } from './loaded.js';
import { poolCanRun, scheduleOf, walkPlan } from './plan-schedule.js';
import type { PoolSchedule } from './pool.js';
import { encodeSchedule } from './schedule.js';

/** The event loop gets a turn after this many milliseconds of stepMany. */
const yieldAfterMs = 2;

export class CpuSession extends SessionCore {
  readonly executor: string;
  readonly arenaBytes: number;
  private readonly words: Uint32Array;
  private readonly control: DataView;
  private readonly inputs: readonly Port[];
  private readonly outputs: readonly Port[];
  private readonly outputArrays: Record<string, HostArray>;
  private readonly inputBytes: number;
  private readonly outputBytes: number;
  private readonly schedule: PoolSchedule | undefined;
  private readonly stageRuns: (() => void)[];
  private readonly counted = { steps: 0, uploads: 0, downloads: 0, uploadedBytes: 0, downloadedBytes: 0, hosted: 0 };

  constructor(
    loading: Loading,
    private readonly loaded: Loaded,
  ) {
    super(loading);
    const { program, checked } = loading;
    const { arena, memory, ports, pool, pooled, plan } = loaded;
    this.executor = checked.executor;
    this.arenaBytes = 4 * arena.words;
    this.words = new Uint32Array(memory.buffer);
    this.control = new DataView(memory.buffer);
    this.inputs = tensorsOf(program, 'input').map(({ name }) => ports.get(name) as Port);
    this.outputs = tensorsOf(program, 'output').map(({ name }) => ports.get(name) as Port);
    this.outputArrays = this.createOutputs(1);
    [this.inputBytes, this.outputBytes] = [this.inputs, this.outputs].map((list) =>
      list.reduce((sum, port) => sum + port.length * byteSize(port.tensor.dtype), 0),
    );
    const cycle = 4 * arena.control.cycle;
    if (poolCanRun(loaded)) this.schedule = pool.addSchedule(pooled, encodeSchedule(scheduleOf(loaded), { cycle }));
    this.stageRuns = plan.stages.map((_, stage) => this.stageRun(stage));
  }

  /** One stage alone: schedules of its own, placed when they are first wanted, and bodies of the host. */
  private stageRun(stage: number): () => void {
    const { pool, pooled, stages, isSolo } = this.loaded;
    const runs = stages.pieces[stage].map((piece) => {
      if (piece.kind === 'host') {
        const body = prepareHostBody(piece.op, this.loaded, (port) => this.current(port));
        return () => {
          this.counted.hosted += 1;
          body();
        };
      }
      const solo = piece.solo || isSolo[stage];
      let schedule: PoolSchedule | undefined;
      return () => {
        schedule ??= pool.addSchedule(pooled, encodeSchedule([{ kind: 'run', stage: piece.number, solo }]));
        pool.runScheduleSync(schedule);
      };
    });
    return () => {
      for (const run of runs) run();
    };
  }

  protected currentCycle(): number {
    return this.words[this.loaded.arena.control.cycle];
  }

  protected moveToCycle(value: number): void {
    if ((value ^ this.cycle) & 1) this.flip();
    this.words[this.loaded.arena.control.cycle] = value;
  }

  async step(inputs?: Arrays): Promise<Arrays> {
    return this.lock.during(() => this.stepOnce(inputs));
  }

  stepSync(inputs?: Arrays): Arrays {
    this.lock.needFree();
    return this.stepOnce(inputs);
  }

  private stepOnce(inputs?: Arrays): Arrays {
    this.needOpen();
    this.checkInputs(inputs);
    if (inputs !== undefined) {
      for (const port of this.inputs) copyIn(port, port.views[0], inputs[port.tensor.name], 0);
      this.countUpload(1);
    }
    this.runStep();
    for (const port of this.outputs) copyOut(port, port.views[0], this.outputArrays[port.tensor.name], 0);
    this.countDownload(1);
    return this.outputArrays;
  }

  protected async runMany(steps: number, inputs: Arrays | undefined): Promise<Arrays> {
    if (inputs !== undefined) this.countUpload(steps);
    const results = this.createOutputs(steps);
    let since = performance.now();
    for (let step = 0; step < steps; step += 1) {
      if (inputs !== undefined)
        for (const port of this.inputs) copyIn(port, port.views[0], inputs[port.tensor.name], step * port.length);
      this.runStep();
      for (const port of this.outputs) copyOut(port, port.views[0], results[port.tensor.name], step * port.length);
      if (performance.now() - since < yieldAfterMs || step === steps - 1) continue;
      await new Promise((resolve) => setTimeout(resolve, 0));
      this.needOpen();
      since = performance.now();
    }
    this.countDownload(steps);
    return results;
  }

  protected readTensor({ name, dtype }: Tensor, into: HostArray | undefined): HostArray {
    const port = this.loaded.ports.get(name) as Port;
    const view = this.current(port);
    const fits = into?.length === port.length && into.constructor === view.constructor;
    const host = fits ? into : createHostArray(dtype, port.length);
    copyOut(port, view, host, 0);
    return host;
  }

  protected writeTensor({ name }: Tensor, data: HostArray): void {
    const port = this.loaded.ports.get(name) as Port;
    copyIn(port, this.current(port), data, 0);
  }

  protected putParameter(name: string, value: number): void {
    setParameterWord(this.loaded.program, this.loaded.arena.control, name, value, this.control);
  }

  counters(): Counters {
    const { hosted, ...counted } = this.counted;
    return { ...counted, launches: hosted + readLaunches(this.loaded, this.words), allocations: 1 };
  }

  protected timeStages(steps: number): StageTime[] {
    const { program, plan, bindings } = this.loaded;
    const reports = stageReports(program, plan, bindings);
    const times = new Map<number, { calls: number; totalMs: number }>();
    for (let step = 0; step < steps; step += 1) {
      this.walkStep((stage) => {
        const start = performance.now();
        this.stageRuns[stage]();
        const time = times.get(stage) ?? { calls: 0, totalMs: 0 };
        times.set(stage, { calls: time.calls + 1, totalMs: time.totalMs + performance.now() - start });
      });
    }
    return [...times].map(([stage, time]) => {
      const { name, readBytes, writtenBytes } = reports[stage];
      return { stage: name, ...time, bytes: readBytes + writtenBytes };
    });
  }

  protected async release(): Promise<void> {
    const { pool, pooled } = this.loaded;
    if (pool.state === 'ready') await pool.unload(pooled);
  }

  private runStep(): void {
    if (this.debug) poisonScratch(this.loaded, this.words);
    if (this.schedule === undefined) this.walkStep((stage) => this.stageRuns[stage]());
    else {
      this.loaded.pool.runScheduleSync(this.schedule);
      this.counted.steps += 1;
    }
    const fault = this.debug ? faultOf(this.loaded, this.words) : undefined;
    if (fault !== undefined) throw fault;
  }

  private walkStep(run: (stage: number) => void): void {
    walkPlan(this.loaded, this.words, (tensor) => this.current(this.loaded.ports.get(tensor) as Port)[0], run);
    this.words[this.loaded.arena.control.cycle] += 1;
    this.counted.steps += 1;
  }

  /** The half of a buffered state that holds its current values, by the offsets in the control block. */
  private current({ tensor, views }: Port): HostArray {
    if (views.length === 1) return views[0];
    const { control, offsets } = this.loaded.arena;
    const word = control.tensor.get(tensor.name)?.[this.cycle & 1] ?? 0;
    return views[offsets.get(tensor.name)?.indexOf(this.words[word]) ?? 0];
  }

  /** The parity of the cycle picks the halves of buffered states: with another parity they change names. */
  private flip(): void {
    for (const words of this.loaded.arena.control.tensor.values()) {
      if (words.length < 2) continue;
      const [first, second] = words;
      [this.words[first], this.words[second]] = [this.words[second], this.words[first]];
    }
  }

  private createOutputs(steps: number): Record<string, HostArray> {
    return Object.fromEntries(
      this.outputs.map(({ tensor, length }) => [tensor.name, createHostArray(tensor.dtype, steps * length)]),
    );
  }

  private countUpload(steps: number): void {
    if (this.inputs.length === 0) return;
    this.counted.uploads += 1;
    this.counted.uploadedBytes += steps * this.inputBytes;
  }

  private countDownload(steps: number): void {
    if (this.outputs.length === 0) return;
    this.counted.downloads += 1;
    this.counted.downloadedBytes += steps * this.outputBytes;
  }
}
