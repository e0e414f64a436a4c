/**
 * Runs dispatches on one GPUDevice over one big buffer, the arena: everything a Program holds lives in it. A step is one
 * command encoder, one compute pass, one submit and one readback, and allocates nothing on the GPU. It knows pipelines,
 * byte ranges and counts, and nothing of Programs or stages.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import type { WebGpuDescription, WebGpuFound } from './adapter.js';
import { createBindGroup, createBindGroupLayout, paramsAlignment } from './bindings.js';
import { compilePipelines, type WebGpuPipeline } from './compile.js';
import { type WebGpuCounters, zeroCounters } from './counters.js';
import { type Dispatch, encodeDispatches, type FittedDispatch, fitDispatches } from './dispatch.js';
import { GpuMemory } from './gpu-memory.js';
import { checkArenaSize, checkRange } from './ranges.js';
import { StepRings } from './rings.js';
import { StagingRing, type StagingSlot } from './staging.js';
import { microsecondsOf, TimestampRecorder } from './timestamps.js';
import { bufferUsage, mapModeRead } from './usage.js';
import { asFault, DeviceWatch } from './watch.js';

export interface WebGpuRuntimeOptions {
  readonly arenaBytes: number;
  /** All parameter blocks together. Default: one window. */
  readonly paramsBytes?: number;
  /** What one dispatch sees of them; a multiple of 16. Default 256. */
  readonly paramsWindowBytes?: number;
  /** The largest range that one step reads back. Default 4096. */
  readonly readbackBytes?: number;
  /** How many steps may wait for their readback. Default 3. */
  readonly stagingSlots?: number;
  /** How long any answer of the device may take; what is done once, such as compiling, always has 60,000 or more. Default 10,000. */
  readonly timeoutMs?: number;
  /** stepMany starts another submit beyond this many dispatches. Default 1,024. */
  readonly maxDispatchesPerSubmit?: number;
}

/** A range of the arena in bytes; both numbers are multiples of 4. */
export interface ArenaRange {
  readonly offsetBytes: number;
  readonly byteLength: number;
}

/** The bytes that each step begins with: `bytesPerStep` of `data` a step, copied to `offsetBytes` of the arena. */
export interface StepFeed {
  readonly data: ArrayBufferView;
  readonly bytesPerStep: number;
  readonly offsetBytes: number;
}

/** A submitted step whose output can be read back once. */
export interface StepTicket {
  readonly byteLength: number;
}

/** A step that was encoded ahead of its submit. */
interface ReadyStep {
  readonly dispatches: readonly Dispatch[];
  readonly output: ArenaRange | undefined;
  readonly slot: StagingSlot | null;
  readonly commands: GPUCommandBuffer;
}

interface PendingStep extends StepTicket {
  readonly slot: StagingSlot | null;
}

export interface DispatchTiming {
  readonly entryPoint: string;
  readonly microseconds: number;
}

const submitsInFlight = 2; // stepMany waits beyond this, so that memory for commands stays bounded

export class WebGpuRuntime {
  readonly description: WebGpuDescription;
  readonly arenaBytes: number;
  readonly paramsBytes: number;
  readonly paramsWindowBytes: number;
  readonly readbackBytes: number;
  readonly maxDispatchesPerSubmit: number;
  readonly #device: GPUDevice;
  readonly #watch: DeviceWatch;
  readonly #arena: GPUBuffer;
  readonly #params: GPUBuffer;
  readonly #pipelineLayout: GPUPipelineLayout;
  readonly #bindGroup: GPUBindGroup;
  readonly #staging: StagingRing;
  readonly #counters: WebGpuCounters = zeroCounters();
  readonly #unread = new WeakSet<PendingStep>();
  readonly #memory: GpuMemory;
  readonly #rings: StepRings;
  #ready: ReadyStep | undefined;
  #recorder: TimestampRecorder | undefined;

  /** Creates all buffers of the runtime; refuses, with numbers, an arena that the device cannot bind. */
  static async create(found: WebGpuFound, options: WebGpuRuntimeOptions): Promise<WebGpuRuntime> {
    checkArenaSize(options.arenaBytes, found.description.limits);
    found.device.pushErrorScope('validation');
    found.device.pushErrorScope('out-of-memory');
    const runtime = new WebGpuRuntime(found, options);
    const scopes = Promise.all([found.device.popErrorScope(), found.device.popErrorScope()]);
    const watch = runtime.#watch;
    const refused = (await watch.guard('webgpu.create', scopes, watch.setupTimeoutMs)).find((error) => error);
    if (refused) throw asFault(refused);
    return runtime;
  }

  private constructor(found: WebGpuFound, options: WebGpuRuntimeOptions) {
    const { device } = found;
    this.#device = device;
    this.#memory = new GpuMemory(device, this.#counters);
    this.#rings = new StepRings(this.#memory);
    this.description = found.description;
    this.#watch = new DeviceWatch(device, options.timeoutMs ?? 10_000);
    this.arenaBytes = roundUp(options.arenaBytes, paramsAlignment);
    this.paramsWindowBytes = roundUp(options.paramsWindowBytes ?? paramsAlignment, 16);
    this.paramsBytes = roundUp(Math.max(options.paramsBytes ?? 0, this.paramsWindowBytes), paramsAlignment);
    this.readbackBytes = roundUp(options.readbackBytes ?? 4096, 16);
    this.maxDispatchesPerSubmit = options.maxDispatchesPerSubmit ?? 1024;
    const { storage, uniform, mapRead, copySource, copyDestination } = bufferUsage;
    this.#arena = this.#memory.create(this.arenaBytes, storage | copySource | copyDestination);
    this.#params = this.#memory.create(this.paramsBytes, uniform | copyDestination);
    const slots = Array.from({ length: options.stagingSlots ?? 3 }, () =>
      this.#memory.create(this.readbackBytes, mapRead | copyDestination),
    );
    this.#staging = new StagingRing(slots);
    const layout = createBindGroupLayout(device, this.paramsWindowBytes);
    this.#pipelineLayout = device.createPipelineLayout({ bindGroupLayouts: [layout] });
    this.#bindGroup = createBindGroup(device, layout, this.#arena, this.#params, this.paramsWindowBytes);
  }

  get counters(): Readonly<WebGpuCounters> {
    return { ...this.#counters };
  }

  /** Compiles entry points of one shader; throws `compile-failed` with the WGSL line. */
  async compile(wgsl: string, entryPoints: readonly string[]): Promise<WebGpuPipeline[]> {
    this.#watch.check();
    const pipelines = await compilePipelines(this.#device, this.#watch, this.#pipelineLayout, wgsl, entryPoints);
    this.#counters.pipelines += pipelines.length;
    return pipelines;
  }

  /** Writes bytes into the arena, in order with the steps around it. */
  upload(offsetBytes: number, data: ArrayBufferView): void {
    checkRange('webgpu.upload', offsetBytes, data.byteLength, this.arenaBytes);
    this.#watch.check();
    this.#memory.write(this.#arena, offsetBytes, data);
  }

  /** Writes bytes into the parameter block. */
  uploadParams(offsetBytes: number, data: ArrayBufferView): void {
    checkRange('webgpu.uploadParams', offsetBytes, data.byteLength, this.paramsBytes);
    this.#watch.check();
    this.#memory.write(this.#params, offsetBytes, data);
  }

  /** Sets a range of the arena to zero on the device. */
  clear(range: ArenaRange): void {
    this.#watch.check();
    checkRange('webgpu.clear', range.offsetBytes, range.byteLength, this.arenaBytes);
    const encoder = this.#device.createCommandEncoder();
    encoder.clearBuffer(this.#arena, range.offsetBytes, range.byteLength);
    this.#submit(encoder);
  }

  /** Submits one step; each dispatch sees what the ones before it wrote. `output` is what readback will return. */
  encodeStep(dispatches: readonly Dispatch[], output?: ArenaRange): StepTicket {
    this.#watch.check();
    const ready = this.#takeReady(dispatches, output);
    if (ready !== undefined) {
      if (ready.slot !== null) this.#staging.take();
      this.#device.queue.submit([ready.commands]);
      this.#counters.submits++;
      this.#counters.dispatches += dispatches.length;
      return this.#pending(output, ready.slot);
    }
    const fitted = this.#fit(dispatches);
    this.#checkOutput(output);
    return this.#submitPass(fitted, 1, output);
  }

  /**
   * Encodes a step that will probably be asked for next, while the device is busy with the last one: encoding costs the
   * host more than a short step costs the device. Asked for something else, encodeStep forgets it.
   */
  prepareStep(dispatches: readonly Dispatch[], output?: ArenaRange): void {
    const fitted = this.#fit(dispatches);
    this.#checkOutput(output);
    const slot = output === undefined ? null : this.#staging.next;
    this.#ready = { dispatches, output, slot, commands: this.#encodeCommands(fitted, 1, output, slot) };
  }

  #takeReady(dispatches: readonly Dispatch[], output: ArenaRange | undefined): ReadyStep | undefined {
    const ready = this.#ready;
    this.#ready = undefined;
    if (ready === undefined || ready.dispatches !== dispatches) return undefined;
    if (ready.slot !== null && (ready.slot !== this.#staging.next || ready.slot.inUse)) return undefined;
    const { offsetBytes, byteLength } = ready.output ?? {};
    return offsetBytes === output?.offsetBytes && byteLength === output?.byteLength ? ready : undefined;
  }

  /** Submits `steps` times the same dispatches, in as few submits as allowed, and reads nothing back in between. */
  async stepMany(dispatches: readonly Dispatch[], steps: number, output?: ArenaRange): Promise<StepTicket> {
    this.#watch.check();
    if (!Number.isInteger(steps) || steps < 1) {
      throw new FieldbrainError('usage', `webgpu.stepMany: steps is wrong (got ${steps}, expected an integer ≥ 1).`, {
        steps,
      });
    }
    const fitted = this.#fit(dispatches);
    this.#checkOutput(output);
    const stepsPerSubmit = Math.max(1, Math.floor(this.maxDispatchesPerSubmit / Math.max(1, fitted.length)));
    let left = steps;
    for (let submits = 1; left > stepsPerSubmit; submits++) {
      this.#submitPass(fitted, stepsPerSubmit, undefined);
      left -= stepsPerSubmit;
      if (submits % submitsInFlight === 0) await this.#settled('webgpu.stepMany');
    }
    return this.#submitPass(fitted, left, output);
  }

  /** The output bytes of a step, into `into` or a new array. Once per ticket; throws what the device refused meanwhile. */
  async readback(ticket: StepTicket, into?: Uint8Array): Promise<Uint8Array> {
    const pending = ticket as PendingStep;
    if (!this.#unread.delete(pending)) {
      throw new FieldbrainError('usage', 'webgpu.readback: this step was read already. Keep the first result.', {});
    }
    const { slot, byteLength } = pending;
    if (slot === null) {
      await this.#settled('webgpu.readback');
      return into?.subarray(0, 0) ?? new Uint8Array(0);
    }
    try {
      return await this.#readSlot(slot, byteLength, into);
    } finally {
      this.#staging.release(slot);
    }
  }

  /** Reads any range of the arena, in pieces of `readbackBytes`. For snapshots and tests, not for the hot path. */
  async read(range: ArenaRange): Promise<Uint8Array> {
    checkRange('webgpu.read', range.offsetBytes, range.byteLength, this.arenaBytes);
    const bytes = new Uint8Array(range.byteLength);
    for (let done = 0; done < range.byteLength; done += this.readbackBytes) {
      const byteLength = Math.min(this.readbackBytes, range.byteLength - done);
      const ticket = this.encodeStep([], { offsetBytes: range.offsetBytes + done, byteLength });
      await this.readback(ticket, bytes.subarray(done, done + byteLength));
    }
    return bytes;
  }

  /** Runs the dispatches once, a pass each, and gives the time of each. Throws where the device has no timestamps. */
  async profileStep(dispatches: readonly Dispatch[]): Promise<DispatchTiming[]> {
    this.#watch.check();
    if (!this.description.features.includes('timestamp-query')) {
      const text =
        'webgpu.profileStep: this device has no timestamps (got no timestamp-query). Time whole steps instead.';
      throw new FieldbrainError('program-unsupported', text, { features: this.description.features });
    }
    const fitted = this.#fit(dispatches);
    const recorder = this.#recorderFor(fitted.length);
    const encoder = this.#device.createCommandEncoder();
    fitted.forEach((dispatch, index) => {
      const pass = encoder.beginComputePass({ timestampWrites: recorder.writes(index) });
      encodeDispatches(pass, [dispatch], 1, this.#bindGroup);
      pass.end();
    });
    this.#counters.dispatches += fitted.length;
    const slot = this.#staging.take();
    try {
      recorder.resolveInto(encoder, slot.buffer, fitted.length);
      this.#submit(encoder);
      const bytes = await this.#readSlot(slot, fitted.length * 16, undefined);
      const times = microsecondsOf(new BigUint64Array(bytes.buffer));
      return times.map((microseconds, index) => ({ entryPoint: fitted[index].pipeline.entryPoint, microseconds }));
    } finally {
      this.#staging.release(slot);
    }
  }

  /**
   * Submits steps that each have bytes of their own: before step i its piece of `feed` is copied over the arena, after it
   * the range `take` is copied out. One upload, one readback; rings grow to the longest run asked for and stay.
   */
  async stepEach(
    dispatchesOf: (step: number) => readonly Dispatch[],
    steps: number,
    feed: StepFeed,
    take?: ArenaRange,
  ): Promise<Uint8Array<ArrayBuffer>> {
    this.#watch.check();
    checkRange('webgpu.stepEach', feed.offsetBytes, feed.bytesPerStep, this.arenaBytes);
    if (take !== undefined) checkRange('webgpu.output', take.offsetBytes, take.byteLength, this.arenaBytes);
    const takenBytes = steps * (take?.byteLength ?? 0);
    const fed = this.#rings.fed(steps * feed.bytesPerStep);
    const taken = this.#rings.taken(takenBytes);
    this.#memory.write(fed, 0, feed.data);
    let encoder = this.#device.createCommandEncoder();
    let encoded = 0;
    for (let step = 0, submits = 0; step < steps; step++) {
      const fitted = this.#fit(dispatchesOf(step));
      if (encoded > 0 && encoded + fitted.length > this.maxDispatchesPerSubmit) {
        this.#submit(encoder);
        if (++submits % submitsInFlight === 0) await this.#settled('webgpu.stepEach');
        encoder = this.#device.createCommandEncoder();
        encoded = 0;
      }
      encoder.copyBufferToBuffer(fed, step * feed.bytesPerStep, this.#arena, feed.offsetBytes, feed.bytesPerStep);
      if (fitted.length > 0) {
        const pass = encoder.beginComputePass();
        encodeDispatches(pass, fitted, 1, this.#bindGroup);
        pass.end();
        this.#counters.dispatches += fitted.length;
      }
      if (take !== undefined) {
        encoder.copyBufferToBuffer(this.#arena, take.offsetBytes, taken, step * take.byteLength, take.byteLength);
      }
      encoded += fitted.length + 1;
    }
    this.#submit(encoder);
    if (takenBytes === 0) {
      await this.#settled('webgpu.stepEach');
      return new Uint8Array(0);
    }
    try {
      return await this.#readSlot({ buffer: taken, inUse: true }, takenBytes, undefined);
    } finally {
      if (taken.mapState === 'mapped') taken.unmap();
    }
  }

  /** Resolves when the device has finished everything submitted so far. */
  async settle(): Promise<void> {
    await this.#settled('webgpu.settle');
  }

  /** Frees the runtime's own memory and leaves the device to others; later calls throw `session-closed`. */
  release(): void {
    this.#watch.fail(new FieldbrainError('session-closed', 'webgpu: the runtime was destroyed. Create a new one.'));
    this.#ready = undefined;
    this.#recorder?.destroy();
    this.#memory.release();
  }

  /** Frees everything on the device and the device itself; later calls throw `session-closed`. */
  destroy(): void {
    this.release();
    this.#device.destroy();
  }

  #fit(dispatches: readonly Dispatch[]): readonly FittedDispatch[] {
    const limit = this.description.limits.maxComputeWorkgroupsPerDimension;
    return fitDispatches(dispatches, { lastOffset: this.paramsBytes - this.paramsWindowBytes, limit });
  }

  #checkOutput(output: ArenaRange | undefined): void {
    if (output === undefined) return;
    checkRange('webgpu.output', output.offsetBytes, output.byteLength, this.arenaBytes);
    if (output.byteLength <= this.readbackBytes) return;
    const text = `webgpu.output: the range is too long (got ${output.byteLength} bytes, expected at most readbackBytes ${this.readbackBytes}). Raise readbackBytes.`;
    throw new FieldbrainError('usage', text, { ...output, readbackBytes: this.readbackBytes });
  }

  #submitPass(dispatches: readonly FittedDispatch[], repeats: number, output: ArenaRange | undefined): StepTicket {
    const slot = output === undefined ? null : this.#staging.take();
    this.#device.queue.submit([this.#encodeCommands(dispatches, repeats, output, slot)]);
    this.#counters.submits++;
    this.#counters.dispatches += repeats * dispatches.length;
    return this.#pending(output, slot);
  }

  #encodeCommands(
    dispatches: readonly FittedDispatch[],
    repeats: number,
    output: ArenaRange | undefined,
    slot: StagingSlot | null,
  ): GPUCommandBuffer {
    const encoder = this.#device.createCommandEncoder();
    if (dispatches.length > 0) {
      const pass = encoder.beginComputePass();
      encodeDispatches(pass, dispatches, repeats, this.#bindGroup);
      pass.end();
    }
    if (output !== undefined && slot !== null) {
      encoder.copyBufferToBuffer(this.#arena, output.offsetBytes, slot.buffer, 0, output.byteLength);
    }
    return encoder.finish();
  }

  #pending(output: ArenaRange | undefined, slot: StagingSlot | null): StepTicket {
    const pending: PendingStep = { byteLength: output?.byteLength ?? 0, slot };
    this.#unread.add(pending);
    return pending;
  }

  #submit(encoder: GPUCommandEncoder): void {
    this.#device.queue.submit([encoder.finish()]);
    this.#counters.submits++;
  }

  async #settled(place: string): Promise<void> {
    await this.#watch.guard(place, this.#device.queue.onSubmittedWorkDone());
    this.#watch.check();
  }

  async #readSlot(
    slot: StagingSlot,
    byteLength: number,
    into: Uint8Array | undefined,
  ): Promise<Uint8Array<ArrayBuffer>> {
    await this.#watch.guard('webgpu.readback', slot.buffer.mapAsync(mapModeRead, 0, byteLength));
    this.#watch.check();
    const bytes = (into?.subarray(0, byteLength) ?? new Uint8Array(byteLength)) as Uint8Array<ArrayBuffer>;
    bytes.set(new Uint8Array(slot.buffer.getMappedRange(0, byteLength)));
    this.#counters.downloads++;
    this.#counters.downloadedBytes += byteLength;
    return bytes;
  }

  /** Grows once to the largest profile asked for; a staging slot must hold its stamps too. */
  #recorderFor(count: number): TimestampRecorder {
    const most = Math.min(Math.floor(this.readbackBytes / 16), 2048);
    if (count > most) {
      const text = `webgpu.profileStep: too many dispatches (got ${count}, expected at most ${most}). Raise readbackBytes or profile fewer.`;
      throw new FieldbrainError('usage', text, { count, most });
    }
    if (this.#recorder === undefined || this.#recorder.capacity < count) {
      this.#recorder?.destroy();
      this.#recorder = new TimestampRecorder(this.#device, this.#memory, count);
    }
    return this.#recorder;
  }
}

function roundUp(value: number, multiple: number): number {
  return Math.ceil(value / multiple) * multiple;
}
