/**
 * A session on WebGPU: one upload (control words and inputs), one submit, one readback per step. Several steps in one call
 * have their inputs and outputs in rings on the device. Calls on one session run one after the other.
 */
import { setParameterWord } from '../../fuse/arena.js';
import { stageReports } from '../../fuse/explain.js';
import type { HostArray, Tensor } from '../../kernel/index.js';
import { createHostArray, FieldbrainError } from '../../kernel/index.js';
import { tensorsOf } from '../../kernel/program.js';
import type { Arrays, Counters, StageTime } from '../device.js';
import { type Loading, SessionCore } from '../session-core.js';
import type { Dispatch } from './dispatch.js';
import { controlImage, faultWords, type Loaded } from './loaded.js';
import { profileSteps } from './profile.js';
import type { ArenaRange } from './runtime.js';
import type { BoundWords, TensorWords } from './tensor-words.js';

interface Port {
  readonly tensor: Tensor;
  readonly length: number;
  readonly words: BoundWords;
}

export class WebgpuSession extends SessionCore {
  readonly executor: string;
  readonly arenaBytes: number;
  /** What a step uploads: the control block, then the inputs. */
  private readonly image: ArrayBuffer;
  private readonly imageView: DataView;
  private readonly params: ArrayBuffer;
  private readonly inputs: readonly Port[];
  private readonly outputs: readonly Port[];
  private readonly outputBytes: Uint8Array<ArrayBuffer>;
  private readonly outputArrays: Record<string, HostArray>;
  private tail: Promise<unknown> = Promise.resolve();
  private cycleNumber = 0;
  /** The halves of buffered states have changed places: the cycle was set to one of the other parity. */
  private flipped = false;
  private steps = 0;

  constructor(
    loading: Loading,
    private readonly loaded: Loaded,
  ) {
    super(loading);
    const { program, checked } = loading;
    const { arena, runtime, words } = loaded;
    this.executor = checked.executor;
    this.arenaBytes = runtime.arenaBytes;
    this.params = controlImage(loaded, Object.fromEntries(checked.parameters));
    this.image = new ArrayBuffer(4 * arena.inputs.end);
    new Uint8Array(this.image).set(new Uint8Array(this.params, 0, 4 * arena.control.words));
    this.imageView = new DataView(this.image);
    const port =
      (buffer: ArrayBuffer, begin: number) =>
      (tensor: Tensor): Port => {
        const own = words.get(tensor.name) as TensorWords;
        const offset = (arena.offsets.get(tensor.name)?.[0] ?? 0) - begin;
        return { tensor, length: own.length, words: own.bind(buffer, 4 * offset) };
      };
    this.inputs = tensorsOf(program, 'input').map(port(this.image, 0));
    this.outputBytes = new Uint8Array(4 * (arena.outputs.end - arena.outputs.begin));
    this.outputs = tensorsOf(program, 'output').map(port(this.outputBytes.buffer, arena.outputs.begin));
    this.outputArrays = this.createOutputs(1);
    runtime.uploadParams(0, new Uint8Array(this.params));
  }

  protected currentCycle(): number {
    return this.cycleNumber;
  }

  protected moveToCycle(value: number): void {
    if ((value ^ this.cycleNumber) & 1) this.flip();
    this.cycleNumber = value;
  }

  step(inputs?: Arrays): Promise<Arrays> {
    return this.stepInTurn(
      () => this.checkInputs(inputs),
      async () => {
        if (inputs !== undefined) {
          for (const { tensor, words } of this.inputs) words.encode(inputs[tensor.name], 0);
        }
        await this.runStep(inputs !== undefined);
        for (const { tensor, words } of this.outputs) words.decode(this.outputArrays[tensor.name], 0);
        return this.outputArrays;
      },
    );
  }

  stepSync(): Arrays {
    throw new FieldbrainError(
      'program-unsupported',
      `session ${this.program.name}: WebGPU answers only between tasks of the event loop (got stepSync, expected step). Use step.`,
      { program: this.program.name },
    );
  }

  protected async runMany(steps: number, inputs: Arrays | undefined): Promise<Arrays> {
    const results = this.createOutputs(steps);
    if (this.debug) await this.stepOneByOne(steps, inputs, results);
    else await this.stepInRing(steps, inputs, results);
    return results;
  }

  protected async readTensor({ name, dtype }: Tensor): Promise<HostArray> {
    const words = this.loaded.words.get(name) as TensorWords;
    const host = createHostArray(dtype, words.length);
    if (words.length === 0) return host;
    const range = { offsetBytes: 4 * this.currentOffset(name), byteLength: words.byteLength };
    const bytes = await this.loaded.runtime.read(range);
    words.bind(bytes.buffer as ArrayBuffer, bytes.byteOffset).decode(host, 0);
    return host;
  }

  protected writeTensor({ name }: Tensor, data: HostArray): void {
    const words = this.loaded.words.get(name) as TensorWords;
    if (words.length === 0) return;
    const image = new ArrayBuffer(words.byteLength);
    words.bind(image, 0).encode(data, 0);
    this.loaded.runtime.upload(4 * this.currentOffset(name), new Uint8Array(image));
  }

  protected putParameter(name: string, value: number): void {
    setParameterWord(this.loaded.program, this.loaded.arena.control, name, value, this.imageView);
  }

  counters(): Counters {
    const { dispatches, uploads, downloads, uploadedBytes, downloadedBytes, bufferAllocations } =
      this.loaded.runtime.counters;
    return {
      steps: this.steps,
      launches: dispatches,
      uploads,
      downloads,
      uploadedBytes,
      downloadedBytes,
      allocations: bufferAllocations,
    };
  }

  protected timeStages(steps: number): Promise<StageTime[]> {
    const { runtime, program, plan, bindings, order, stageOf } = this.loaded;
    const reports = stageReports(program, plan, bindings);
    const begin = (): readonly Dispatch[] => {
      this.uploadStep(false);
      return order.forCycle(this.cycleNumber);
    };
    const told = (dispatch: Dispatch): { stage: string; bytes: number } => {
      const report = reports[stageOf.get(dispatch) ?? -1];
      if (report === undefined) return { stage: 'control', bytes: 0 };
      return { stage: report.name, bytes: report.readBytes + report.writtenBytes };
    };
    return profileSteps(runtime, steps, begin, () => this.advance(1), told);
  }

  protected release(): void {
    this.loaded.runtime.release();
  }

  private createOutputs(steps: number): Record<string, HostArray> {
    return Object.fromEntries(
      this.outputs.map(({ tensor, length }) => [tensor.name, createHostArray(tensor.dtype, steps * length)]),
    );
  }

  /** Calls wait for each other, so that a step and a read never share the host's buffers. */
  protected override inTurn<T>(run: () => T | Promise<T>): Promise<T> {
    const mine = this.tail.then(() => {
      this.needOpen();
      return run();
    });
    this.tail = mine.catch(() => undefined);
    return mine;
  }

  private uploadStep(withInputs: boolean): void {
    const { arena, runtime } = this.loaded;
    this.imageView.setUint32(4 * arena.control.cycle, this.cycleNumber, true);
    runtime.upload(0, new Uint8Array(this.image, 0, 4 * (withInputs ? arena.inputs.end : arena.control.words)));
  }

  private async runStep(withInputs: boolean): Promise<void> {
    const { runtime, order } = this.loaded;
    if (this.debug) this.poison();
    this.uploadStep(withInputs);
    const dispatches = order.forCycle(this.cycleNumber);
    const most = runtime.maxDispatchesPerSubmit;
    let done = 0;
    for (; dispatches.length - done > most; done += most) {
      await runtime.readback(runtime.encodeStep(dispatches.slice(done, done + most)));
    }
    const last = done === 0 ? dispatches : dispatches.slice(done);
    const output = this.outputRange();
    const answer = runtime.readback(runtime.encodeStep(last, output), this.outputBytes);
    if (!this.debug) this.prepareNext(output);
    await answer;
    if (this.debug) await this.checkFaults();
    this.advance(1);
  }

  /** While the device works, the host encodes what the next step will most likely be. */
  private prepareNext(output: ArenaRange | undefined): void {
    const { runtime, order } = this.loaded;
    const next = order.forCycle((this.cycleNumber + 1) % 2 ** 32);
    if (next.length <= runtime.maxDispatchesPerSubmit) runtime.prepareStep(next, output);
  }

  private outputRange(): ArenaRange | undefined {
    const { begin } = this.loaded.arena.outputs;
    return this.outputBytes.length === 0 ? undefined : { offsetBytes: 4 * begin, byteLength: this.outputBytes.length };
  }

  private advance(steps: number): void {
    this.cycleNumber = (this.cycleNumber + steps) % 2 ** 32;
    this.steps += steps;
  }

  private async stepInRing(
    steps: number,
    inputs: Arrays | undefined,
    results: Record<string, HostArray>,
  ): Promise<void> {
    const { arena, runtime, order } = this.loaded;
    const bytesPerStep = 4 * (inputs === undefined ? arena.control.words : arena.inputs.end);
    const data = new Uint8Array(steps * bytesPerStep);
    for (let step = 0; step < steps; step += 1) {
      if (inputs !== undefined)
        for (const { tensor, length, words } of this.inputs) words.encode(inputs[tensor.name], step * length);
      this.imageView.setUint32(4 * arena.control.cycle, (this.cycleNumber + step) % 2 ** 32, true);
      data.set(new Uint8Array(this.image, 0, bytesPerStep), step * bytesPerStep);
    }
    const first = this.cycleNumber;
    const feed = { data, bytesPerStep, offsetBytes: 0 };
    const bytes = await runtime.stepEach(
      (step) => order.forCycle((first + step) % 2 ** 32),
      steps,
      feed,
      this.outputRange(),
    );
    const each = this.outputBytes.length;
    for (let step = 0; step < steps && each > 0; step += 1) {
      this.outputBytes.set(bytes.subarray(step * each, (step + 1) * each));
      for (const { tensor, length, words } of this.outputs) words.decode(results[tensor.name], step * length);
    }
    this.advance(steps);
  }

  private async stepOneByOne(
    steps: number,
    inputs: Arrays | undefined,
    results: Record<string, HostArray>,
  ): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      if (inputs !== undefined)
        for (const { tensor, length, words } of this.inputs) words.encode(inputs[tensor.name], step * length);
      await this.runStep(inputs !== undefined);
      for (const { tensor, length, words } of this.outputs) words.decode(results[tensor.name], step * length);
    }
  }

  /** Where a tensor's current values lie. */
  private currentOffset(name: string): number {
    const offsets = this.loaded.arena.offsets.get(name) ?? [0];
    return offsets.length === 1 ? offsets[0] : offsets[(this.cycleNumber & 1) ^ (this.flipped ? 1 : 0)];
  }

  /** The parity of the cycle picks the halves of buffered states: with another parity they change names. */
  private flip(): void {
    this.flipped = !this.flipped;
    const { control, offsets } = this.loaded.arena;
    const params = new DataView(this.params);
    for (const [name, words] of control.tensor) {
      if (words.length < 2) continue;
      words.forEach((word, copy) => {
        const offset = offsets.get(name)?.[this.flipped ? 1 - copy : copy] ?? 0;
        this.imageView.setUint32(4 * word, offset, true);
        params.setUint32(4 * word, offset, true);
      });
    }
    this.loaded.runtime.uploadParams(0, new Uint8Array(this.params));
  }

  /** Scratch must be written before it is read: an early read meets NaN or a huge integer. */
  private poison(): void {
    const { program, arena, runtime, words, guardBase, wgsl } = this.loaded;
    for (const { name, role } of program.tensors) {
      const own = words.get(name) as TensorWords;
      const [offset] = arena.offsets.get(name) ?? [0];
      if (role === 'scratch' && own.length > 0)
        runtime.upload(4 * offset, new Uint32Array(own.length).fill(0x7fff_fff7));
    }
    runtime.upload(4 * (guardBase + wgsl.guardWords), new Uint32Array(faultWords));
  }

  private async checkFaults(): Promise<void> {
    const { runtime, guardBase, wgsl } = this.loaded;
    const range = { offsetBytes: 4 * (guardBase + wgsl.guardWords), byteLength: 4 * faultWords };
    const bytes = await runtime.read(range);
    const [number, index] = new Int32Array(bytes.buffer, bytes.byteOffset, faultWords);
    const site = wgsl.sites[number - 1];
    if (site === undefined) return;
    throw new FieldbrainError(
      'program-invalid',
      `${site.place}: index ${site.axis} of ${site.tensor} left the tensor (got ${index}). Give the load a border rule.`,
      { ...site, index },
    );
  }
}
