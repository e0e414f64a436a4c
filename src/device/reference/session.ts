/**
 * A session of the reference: resident storages and the prepared program. A step copies inputs in, runs the ops in order,
 * swaps buffered states and copies outputs out. If a step fails half-way (rows written twice), the state of before the
 * step is put back.
 */
import type { Arithmetic } from '../../kernel/arithmetic.js';
import { affine } from '../../kernel/bounds.js';
import type { ComputeOp, HostArray, Tensor } from '../../kernel/index.js';
import { byteSize, createHostArray } from '../../kernel/index.js';
import { expressionsOf, writesOf } from '../../kernel/op.js';
import { computeOps, tensorsOf } from '../../kernel/program.js';
import { loadsOf } from '../../kernel/walk.js';
import { checkTensor } from '../check.js';
import type { Arrays, Counters, StageTime } from '../device.js';
import { type Loading, SessionCore } from '../session-core.js';
import { prepareAll } from './control.js';
import type { Values } from './storage.js';
import { Storage } from './storage.js';
import type { World } from './world.js';

export class ReferenceSession extends SessionCore {
  readonly executor: string;
  readonly arenaBytes: number;
  private readonly world: World;
  private readonly storages = new Map<string, Storage>();
  private readonly inputs: readonly Storage[];
  private readonly outputs: readonly Storage[];
  private readonly outputArrays: Record<string, HostArray> = {};
  private readonly runOps: () => void;
  private readonly mayFail: boolean;
  private readonly counted = { steps: 0, launches: 0, uploads: 0, downloads: 0, uploadedBytes: 0, downloadedBytes: 0 };
  private readonly allocations: number;
  private times: Map<string, { calls: number; totalMs: number; bytes: number }> | undefined;

  constructor(loading: Loading, arithmetic: Arithmetic) {
    super(loading);
    const { program, checked } = loading;
    const { bindings, constants, executor } = checked;
    this.executor = executor;
    for (const tensor of program.tensors) this.storages.set(tensor.name, new Storage(tensor, bindings, arithmetic));
    for (const [name, data] of Object.entries(constants)) this.storage(name).fill(data);
    this.inputs = tensorsOf(program, 'input').map(({ name }) => this.storage(name));
    this.outputs = tensorsOf(program, 'output').map(({ name }) => this.storage(name));
    for (const storage of this.outputs) this.outputArrays[storage.tensor.name] = storage.toHost();
    const all = [...this.storages.values()];
    this.arenaBytes = all.reduce((sum, storage) => sum + storage.bytes, 0);
    this.allocations = all.reduce((sum, storage) => sum + storage.arrays, 0);
    this.mayFail = computeOps(program.ops).some(writesComputedRows);
    this.world = {
      arithmetic,
      tree: program.tree,
      bindings,
      storages: this.storages,
      parameters: new Map(checked.parameters),
      repeats: new Map(),
      cycle: 0,
      moment: 0,
    };
    this.runOps = prepareAll(program.ops, this.world, (op, run) => this.runOp(op, run));
  }

  protected currentCycle(): number {
    return this.world.cycle;
  }

  protected moveToCycle(value: number): void {
    this.world.cycle = value;
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
    if (inputs !== undefined) this.upload(inputs, undefined);
    this.runStep();
    for (const storage of this.outputs) storage.copyTo(this.outputArrays[storage.tensor.name]);
    this.countDownload(1);
    return this.outputArrays;
  }

  protected runMany(steps: number, inputs: Arrays | undefined): Arrays {
    if (inputs !== undefined) this.upload(inputs, steps);
    const results: Record<string, HostArray> = {};
    for (const { tensor, length } of this.outputs) results[tensor.name] = createHostArray(tensor.dtype, length * steps);
    for (let step = 0; step < steps; step += 1) {
      if (inputs !== undefined)
        for (const input of this.inputs) input.fill(inputs[input.tensor.name], step * input.length);
      this.runStep();
      for (const output of this.outputs) output.copyTo(results[output.tensor.name], step * output.length);
    }
    this.countDownload(steps);
    return results;
  }

  protected override keepsScratch(): boolean {
    return true;
  }

  protected readTensor({ name }: Tensor): HostArray {
    return this.storage(name).toHost();
  }

  /** The values without the rounding of the host array: f32 tensors as doubles in f64 arithmetic. */
  readExact(name: string): Float64Array {
    this.needOpen();
    checkTensor(this.program, name);
    return Float64Array.from(this.storage(name).current);
  }

  protected writeTensor({ name }: Tensor, data: HostArray): void {
    this.storage(name).fill(data);
  }

  protected putParameter(name: string, value: number): void {
    this.world.parameters.set(name, value);
  }

  counters(): Counters {
    return { ...this.counted, allocations: this.allocations };
  }

  protected timeStages(steps: number): StageTime[] {
    this.times = new Map();
    try {
      for (let step = 0; step < steps; step += 1) this.runStep();
      return [...this.times].map(([stage, time]) => ({ stage, ...time }));
    } finally {
      this.times = undefined;
    }
  }

  protected release(): void {}

  private storage(name: string): Storage {
    return this.storages.get(name) as Storage;
  }

  private upload(inputs: Arrays, steps: number | undefined): void {
    if (this.inputs.length === 0) return;
    if (steps === undefined) for (const input of this.inputs) input.fill(inputs[input.tensor.name]);
    this.counted.uploads += 1;
    for (const { tensor, length } of this.inputs)
      this.counted.uploadedBytes += length * byteSize(tensor.dtype) * (steps ?? 1);
  }

  private countDownload(steps: number): void {
    if (this.outputs.length === 0) return;
    this.counted.downloads += 1;
    for (const { tensor, length } of this.outputs)
      this.counted.downloadedBytes += length * byteSize(tensor.dtype) * steps;
  }

  private runStep(): void {
    const before = this.mayFail ? this.snapshot() : undefined;
    if (this.debug) this.poisonScratch();
    try {
      this.runOps();
    } catch (error) {
      before?.forEach((values, storage) => {
        storage.current.set(values);
      });
      throw error;
    }
    for (const storage of this.storages.values()) if (storage.tensor.buffered) storage.swap();
    this.world.cycle = (this.world.cycle + 1) % 2 ** 32;
    this.counted.steps += 1;
  }

  private runOp(op: ComputeOp, run: () => void): void {
    this.counted.launches += 1;
    if (this.times === undefined) {
      run();
      return;
    }
    const start = performance.now();
    run();
    const time = this.times.get(op.name) ?? { calls: 0, totalMs: 0, bytes: this.bytesOf(op) };
    time.calls += 1;
    time.totalMs += performance.now() - start;
    this.times.set(op.name, time);
  }

  /** Each tensor that the op reads or writes, once. */
  private bytesOf(op: ComputeOp): number {
    const reads = op.kind === 'opaque' ? op.reads : loadsOf(expressionsOf(op)).map(({ tensor }) => tensor);
    const names = [...new Set(reads), ...new Set(writesOf(op).map(({ tensor }) => tensor))];
    return names.reduce((sum, name) => sum + this.storage(name).bytes / this.storage(name).arrays, 0);
  }

  private snapshot(): Map<Storage, Values> {
    const kept = [...this.storages.values()].filter(
      ({ tensor }) => tensor.role === 'state' || tensor.role === 'output',
    );
    return new Map(kept.map((storage) => [storage, storage.current.slice()]));
  }

  private poisonScratch(): void {
    for (const { tensor, current } of this.storages.values())
      if (tensor.role === 'scratch')
        current.fill(tensor.dtype === 'i32' || tensor.dtype === 'u32' ? 0x7fff_fff7 : Number.NaN);
  }
}

function writesComputedRows(op: ComputeOp): boolean {
  if (op.kind !== 'map' && op.kind !== 'reduce' && op.kind !== 'matmul') return false;
  return op.writes.some((write) => write.indices.some((index) => Number.isNaN(affine(index).offset)));
}
