/**
 * The device memory of one session and its two mirrors in host memory that does not move: the control block with the
 * inputs behind it, and the outputs. So what a step sends is one range and what it brings back is one range. Tensors keep
 * their layout on the device; the caller's arrays are row-major.
 */
import type { Arena } from '../../fuse/arena.js';
import { fillControlBlock, setParameterWord } from '../../fuse/arena.js';
import type { Bindings } from '../../kernel/dimension.js';
import { product, resolveShape } from '../../kernel/dimension.js';
import { byteSize, createHostArray, type HostArray, repeated, viewHostArray } from '../../kernel/dtype.js';
import { encoderOf } from '../../kernel/narrow.js';
import type { Program } from '../../kernel/program.js';
import { tensorsOf } from '../../kernel/program.js';
import type { Tensor } from '../../kernel/tensor.js';
import type { Arrays } from '../device.js';
import { createPacker, type Packer } from '../pack.js';
import type { CudaDriver } from './driver.js';
import type { Owned } from './owned.js';

/** A tensor in a mirror: where it lies and how it is packed. */
interface Slot {
  readonly tensor: Tensor;
  readonly packer: Packer;
  readonly view: HostArray;
}

export interface MemoryParts {
  readonly driver: CudaDriver;
  readonly stream: bigint;
  readonly owned: Owned;
  readonly program: Program;
  readonly layout: Arena;
  readonly bindings: Bindings;
  readonly syncWords: number;
}

export interface MemoryPlaces {
  readonly arena: bigint;
  /** Pinned host memory has one address for host and device. */
  readonly mirror: bigint;
  readonly results: bigint;
  readonly controlEnd: number;
  readonly inputs: Arena['inputs'];
  readonly outputs: Arena['outputs'];
}

/** Two kernel arguments and their addresses. */
const argumentBytes = 32;
/** A word that the device writes has a line of its own. */
const lineBytes = 128;

export class CudaMemory {
  readonly arena: bigint;
  readonly sync: bigint;
  /** Address of the array of kernel arguments' addresses. */
  readonly parameters: bigint;
  readonly inputBytes: number;
  readonly outputBytes: number;
  /** Where a graph says how many steps it has done: the host's word, and the count on the device. */
  readonly done: { readonly word: Int32Array; readonly address: bigint; readonly count: bigint };
  private readonly driver: CudaDriver;
  private readonly stream: bigint;
  private readonly program: Program;
  private readonly layout: Arena;
  private readonly bindings: Bindings;
  private readonly host: bigint;
  private readonly control: DataView;
  private readonly inputs: readonly Slot[];
  private readonly outputs: readonly Slot[];
  private readonly mirrorBytes: number;
  private controlIsStale = true;
  /** Whether the halves of buffered states have changed places, since the cycle was set to the other parity. */
  private isTurned = false;

  constructor({ driver, stream, owned, program, layout, bindings, syncWords }: MemoryParts) {
    this.driver = driver;
    this.stream = stream;
    this.program = program;
    this.layout = layout;
    this.bindings = bindings;
    this.inputBytes = (layout.inputs.end - layout.inputs.begin) * 4;
    this.outputBytes = (layout.outputs.end - layout.outputs.begin) * 4;
    this.mirrorBytes = layout.inputs.end * 4;
    const take = (call: 'cuMemAlloc_v2' | 'cuMemAllocHost_v2', bytes: number): bigint => {
      const address = driver.handle(call, bytes);
      owned.add(() => driver.call(call === 'cuMemAlloc_v2' ? 'cuMemFree_v2' : 'cuMemFreeHost', address));
      return address;
    };
    this.arena = take('cuMemAlloc_v2', layout.words * 4);
    this.sync = take('cuMemAlloc_v2', syncWords * 4);
    const argumentsAt = this.mirrorBytes + this.outputBytes;
    const doneAt = Math.ceil((argumentsAt + argumentBytes) / lineBytes) * lineBytes;
    this.host = take('cuMemAllocHost_v2', doneAt + lineBytes);
    const buffer = driver.view(this.host, doneAt + lineBytes);
    new Uint8Array(buffer).fill(0);
    this.control = new DataView(buffer, 0, layout.control.words * 4);
    this.inputs = this.slots('input', buffer, 0);
    this.outputs = this.slots('output', buffer, this.mirrorBytes - layout.outputs.begin * 4);
    // The two kernel arguments, then their addresses.
    const first = this.host + BigInt(argumentsAt);
    new BigUint64Array(buffer, argumentsAt, 4).set([this.arena, this.sync, first, first + 8n]);
    this.parameters = first + 16n;
    this.done = {
      word: new Int32Array(buffer, doneAt, 1),
      address: this.host + BigInt(doneAt),
      count: this.sync + BigInt((syncWords - 1) * 4),
    };
    driver.call('cuMemsetD32Async', this.sync, 0, syncWords, stream);
    driver.call('cuMemsetD32Async', this.arena, 0, layout.words, stream);
  }

  /** What stands in memory before the first step. */
  begin(parameters: Readonly<Record<string, number>>, constants: Arrays): void {
    fillControlBlock(this.program, this.layout, this.bindings, parameters, this.control);
    this.fillStates();
    for (const tensor of tensorsOf(this.program, 'constant')) this.write(tensor, constants[tensor.name], 0);
  }

  get controlBytes(): number {
    return this.layout.control.words * 4;
  }

  get bytes(): number {
    return this.layout.words * 4;
  }

  setParameter(name: string, value: number): void {
    setParameterWord(this.program, this.layout.control, name, value, this.control);
    this.controlIsStale = true;
  }

  /** Tells the device the number of the next step; otherwise it counts for itself. What is current stays current. */
  setCycle(cycle: number, before: number): void {
    this.controlIsStale = true;
    if (cycle % 2 === before % 2) return;
    this.isTurned = !this.isTurned;
    for (const tensor of this.program.tensors) {
      if (!tensor.buffered) continue;
      this.layout.control.tensor.get(tensor.name)?.forEach((word, parity) => {
        this.control.setUint32(word * 4, this.offsetOf(tensor, parity), true);
      });
    }
  }

  /** Puts the inputs of a step into the mirror. */
  pack(inputs: Arrays): void {
    for (const { tensor, packer, view } of this.inputs) packer.pack(inputs[tensor.name], 0, view, 0);
  }

  /** The inputs of one step of many, as if they had been given alone. */
  packLast(inputs: Arrays, step: number): void {
    for (const { tensor, packer, view } of this.inputs) packer.pack(inputs[tensor.name], step * packer.length, view, 0);
  }

  /** Whether the control block changed since it was last sent; after this it counts as sent. */
  takeControl(cycle: number): boolean {
    if (!this.controlIsStale) return false;
    this.control.setUint32(this.layout.control.cycle * 4, cycle, true);
    this.controlIsStale = false;
    return true;
  }

  /** Sends what the mirror holds: the inputs, and the control block where it changed. Returns the bytes sent. */
  upload(withInputs: boolean, cycle: number): number {
    const hasInputs = withInputs && this.inputBytes > 0;
    const control = this.takeControl(cycle);
    const begin = control ? 0 : this.layout.inputs.begin * 4;
    const end = hasInputs ? this.mirrorBytes : control ? this.layout.control.words * 4 : begin;
    if (end === begin) return 0;
    this.send(begin, end);
    return end - begin;
  }

  /** Sends the inputs alone. */
  uploadInputs(): void {
    if (this.inputBytes > 0) this.send(this.layout.inputs.begin * 4, this.mirrorBytes);
  }

  private send(begin: number, end: number): void {
    const at = BigInt(begin);
    this.driver.call('cuMemcpyHtoDAsync_v2', this.arena + at, this.host + at, end - begin, this.stream);
  }

  /** Where everything lies for a kernel that copies by itself: addresses, and ranges of words in the arena. */
  get places(): MemoryPlaces {
    const { control, inputs, outputs } = this.layout;
    return {
      arena: this.arena,
      mirror: this.host,
      results: this.host + BigInt(this.mirrorBytes),
      controlEnd: control.words,
      inputs,
      outputs,
    };
  }

  /** Asks for the outputs; `takeOutputs` may be called once the stream is done. */
  download(): number {
    if (this.outputBytes === 0) return 0;
    const from = this.arena + BigInt(this.layout.outputs.begin * 4);
    this.driver.call('cuMemcpyDtoHAsync_v2', this.host + BigInt(this.mirrorBytes), from, this.outputBytes, this.stream);
    return this.outputBytes;
  }

  takeOutputs(into: Arrays): void {
    for (const { tensor, packer, view } of this.outputs) packer.unpack(view, 0, into[tensor.name], 0);
  }

  createOutputs(steps = 1): Record<string, HostArray> {
    const made = this.outputs.map(({ tensor, packer }) => [
      tensor.name,
      createHostArray(tensor.dtype, packer.length * steps),
    ]);
    return Object.fromEntries(made);
  }

  /** One step of many from the caller's arrays into a buffer that is laid out like the device's inputs. */
  packStep(inputs: Arrays, step: number, target: ArrayBuffer, byteOffset: number): void {
    for (const { tensor, packer } of this.inputs) {
      const at = byteOffset + (this.offsetOf(tensor, 0) - this.layout.inputs.begin) * 4;
      packer.pack(inputs[tensor.name], step * packer.length, viewHostArray(tensor.dtype, target, at, packer.length), 0);
    }
  }

  unpackStep(source: ArrayBuffer, byteOffset: number, outputs: Arrays, step: number): void {
    for (const { tensor, packer } of this.outputs) {
      const at = byteOffset + (this.offsetOf(tensor, 0) - this.layout.outputs.begin) * 4;
      packer.unpack(
        viewHostArray(tensor.dtype, source, at, packer.length),
        0,
        outputs[tensor.name],
        step * packer.length,
      );
    }
  }

  inputsAddress(): bigint {
    return this.arena + BigInt(this.layout.inputs.begin * 4);
  }

  /** Where a tensor lies that has one place in all steps. */
  addressOf(tensor: string): bigint {
    return this.arena + BigInt((this.layout.offsets.get(tensor)?.[0] ?? 0) * 4);
  }

  outputsAddress(): bigint {
    return this.arena + BigInt(this.layout.outputs.begin * 4);
  }

  /** A whole tensor from the device; of two halves the one that is current in this cycle. */
  read(tensor: Tensor, cycle: number): HostArray {
    const packer = this.packerOf(tensor);
    const stored = createHostArray(tensor.dtype, packer.length);
    if (packer.length === 0) return stored;
    const from = this.arena + BigInt(this.offsetOf(tensor, cycle) * 4);
    this.driver.call('cuMemcpyDtoHAsync_v2', stored, from, stored.byteLength, this.stream);
    this.driver.call('cuStreamSynchronize', this.stream);
    if (packer.isCopy) return stored;
    const result = createHostArray(tensor.dtype, packer.length);
    packer.unpack(stored, 0, result, 0);
    return result;
  }

  write(tensor: Tensor, data: HostArray, cycle: number): void {
    const packer = this.packerOf(tensor);
    if (packer.length === 0) return;
    const stored = packer.isCopy ? data : createHostArray(tensor.dtype, packer.length);
    if (!packer.isCopy) packer.pack(data, 0, stored, 0);
    const to = this.arena + BigInt(this.offsetOf(tensor, cycle) * 4);
    this.driver.call('cuMemcpyHtoDAsync_v2', to, stored, stored.byteLength, this.stream);
    this.driver.call('cuStreamSynchronize', this.stream);
  }

  /** The part goes up once and is copied on the device, where the first axis is the outermost in memory. */
  writeCopies(tensor: Tensor, part: HostArray, copies: number, cycle: number): void {
    const { shape, layout } = this.storedAs(tensor);
    if (part.length === 0) return;
    if (copies > 1 && layout[0] !== 0) {
      this.write(tensor, repeated(part, copies), cycle);
      return;
    }
    const packer = createPacker([shape[0] / copies, ...shape.slice(1)], layout);
    const stored = packer.isCopy ? part : createHostArray(tensor.dtype, packer.length);
    if (!packer.isCopy) packer.pack(part, 0, stored, 0);
    const to = this.arena + BigInt(this.offsetOf(tensor, cycle) * 4);
    this.driver.call('cuMemcpyHtoDAsync_v2', to, stored, stored.byteLength, this.stream);
    for (let copy = 1; copy < copies; copy += 1) {
      const next = to + BigInt(copy * stored.byteLength);
      this.driver.call('cuMemcpyDtoDAsync_v2', next, to, stored.byteLength, this.stream);
    }
    this.driver.call('cuStreamSynchronize', this.stream);
  }

  /** The state of that name in another memory, where both store it alike; says whether they do. */
  copyFrom(source: CudaMemory, tensor: Tensor, cycle: number, sourceCycle: number): boolean {
    const [own, theirs] = [this.storedAs(tensor), source.storedAs(tensor)];
    if (JSON.stringify(own) !== JSON.stringify(theirs)) return false;
    const bytes = product(own.shape) * byteSize(own.dtype);
    if (bytes === 0) return true;
    this.driver.call('cuStreamSynchronize', source.stream);
    const to = this.arena + BigInt(this.offsetOf(tensor, cycle) * 4);
    const from = source.arena + BigInt(source.offsetOf(tensor, sourceCycle) * 4);
    this.driver.call('cuMemcpyDtoDAsync_v2', to, from, bytes, this.stream);
    this.driver.call('cuStreamSynchronize', this.stream);
    return true;
  }

  /** Gives every state its initial value. */
  private fillStates(): void {
    for (const tensor of tensorsOf(this.program, 'state')) {
      const { length } = this.packerOf(tensor);
      const words = Math.ceil((length * byteSize(tensor.dtype)) / 4);
      const address = this.arena + BigInt(this.offsetOf(tensor, 0) * 4);
      const pattern = fillWord(tensor);
      if (words === 0) continue;
      if (pattern !== undefined) this.driver.call('cuMemsetD32Async', address, pattern, words, this.stream);
      else this.write(tensor, createHostArray(tensor.dtype, length).fill(tensor.initial), 0);
    }
  }

  /** Overwrites all scratch with a pattern that is NaN in every float type. */
  poisonScratch(): void {
    const starts = tensorsOf(this.program, 'scratch').map((tensor) => this.offsetOf(tensor, 0));
    if (starts.length === 0) return;
    const begin = Math.min(...starts);
    const words = this.layout.words - begin;
    if (words > 0) this.driver.call('cuMemsetD32Async', this.arena + BigInt(begin * 4), 0x7ff7fff7, words, this.stream);
  }

  /** By the planned Program's layout, which may differ from the one that was declared. */
  private packerOf(tensor: Tensor): Packer {
    const { shape, layout } = this.storedAs(tensor);
    return createPacker(shape, layout);
  }

  private storedAs({ name, ...declared }: Tensor) {
    const planned = this.program.tensors.find((tensor) => tensor.name === name) ?? declared;
    const { shape, layout, dtype, buffered } = planned;
    return { shape: resolveShape(shape, this.bindings), layout, dtype, buffered };
  }

  private offsetOf(tensor: Tensor, cycle: number): number {
    const offsets = this.layout.offsets.get(tensor.name) ?? [0];
    return offsets[tensor.buffered ? (cycle + (this.isTurned ? 1 : 0)) % 2 : 0];
  }

  /** Views of all tensors of a role; `shift` is added to a tensor's place in the arena. */
  private slots(role: 'input' | 'output', buffer: ArrayBuffer, shift: number): Slot[] {
    return tensorsOf(this.program, role).map((tensor) => {
      const packer = this.packerOf(tensor);
      const view = viewHostArray(tensor.dtype, buffer, this.offsetOf(tensor, 0) * 4 + shift, packer.length);
      return { tensor, packer, view };
    });
  }
}

/** The word that fills a state with its initial value, where one word can. */
function fillWord({ dtype, initial }: Tensor): number | undefined {
  switch (dtype) {
    case 'f32':
      return new Uint32Array(new Float32Array([initial]).buffer)[0];
    case 'i32':
    case 'u32':
      return initial >>> 0;
    case 'f16':
    case 'bf16':
      return encoderOf(dtype)(initial) * 0x10001;
    case 'f8e4m3':
    case 'f8e5m2':
      return (encoderOf(dtype)(initial) * 0x1010101) >>> 0;
    case 'f64':
      return Object.is(initial, 0) ? 0 : undefined;
    default:
      return dtype satisfies never;
  }
}
