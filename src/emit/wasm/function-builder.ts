/**
 * Builds one function body, an instruction a call, in the order in which WebAssembly runs them. Blocks are closures, so
 * they cannot be left open; labels are handed to those closures, so branch depths are never counted by hand.
 * It does not check operand types: the engine does, and names the function in its message.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import { ByteBuffer } from './bytes.js';
import {
  type AtomicOpcode,
  type LaneMemoryOpcode,
  type LaneOpcode,
  type LoadOpcode,
  laneEntries,
  type MemoryOpcode,
  memoryEntries,
  type PlainOpcode,
  plainEntries,
  type StoreOpcode,
} from './opcodes.js';
import { emptyBlockType, type ValueType, valueTypeCodes } from './types.js';

/** A parameter or local variable of one function. */
export interface Local {
  readonly index: number;
  readonly type: ValueType;
}

/** A global variable of one module. */
export interface Global {
  readonly globalIndex: number;
  readonly type: ValueType;
}

/** Anything that `call` can call: an imported function or one of the module's own. */
export interface Callable {
  readonly functionIndex: number;
  readonly name: string;
}

/** The target of a branch: the end of a block or of an `if`, the start of a loop. Valid only inside its closure. */
export interface Label {
  readonly depth: number;
}

export interface MemoryImmediates {
  /** Bytes added to the address operand (default 0). */
  readonly offset?: number;
  /** A promise about the address, in bytes, at most the natural alignment (the default). */
  readonly align?: number;
}

export type BlockBody = (label: Label) => void;

export class FunctionBuilder implements Callable {
  readonly params: readonly Local[];
  readonly #body = new ByteBuffer(256);
  readonly #locals: ValueType[] = [];
  readonly #openLabels: Label[] = [];

  constructor(
    readonly name: string,
    readonly functionIndex: number,
    params: readonly ValueType[],
    readonly results: readonly ValueType[],
  ) {
    this.params = params.map((type, index) => ({ index, type }));
  }

  /** Declares a local variable, zero at entry. */
  local(type: ValueType): Local {
    this.#locals.push(type);
    return { index: this.params.length + this.#locals.length - 1, type };
  }

  /** An opcode without immediates. `f.op('f32x4.add')` */
  op(name: PlainOpcode): this {
    this.#body.append(entryOf(plainEntries, name, this.name).bytes);
    return this;
  }

  get(variable: Local | Global): this {
    return 'index' in variable ? this.#indexed(0x20, variable.index) : this.#indexed(0x23, variable.globalIndex);
  }

  set(variable: Local | Global): this {
    return 'index' in variable ? this.#indexed(0x21, variable.index) : this.#indexed(0x24, variable.globalIndex);
  }

  /** Sets a local and leaves the value on the stack. */
  tee(local: Local): this {
    return this.#indexed(0x22, local.index);
  }

  i32(value: number): this {
    this.#body.byte(0x41).s32(value);
    return this;
  }

  i64(value: bigint): this {
    this.#body.byte(0x42).s64(value);
    return this;
  }

  f32(value: number): this {
    this.#body.byte(0x43).f32(value);
    return this;
  }

  /** An f32 constant by its bits: NaN payloads, magic numbers. */
  f32Bits(bits: number): this {
    this.#body.byte(0x43).f32Bits(bits);
    return this;
  }

  f64(value: number): this {
    this.#body.byte(0x44).f64(value);
    return this;
  }

  /** A vector constant from 16 bytes, lane 0 first. */
  v128(bytes: ArrayLike<number>): this {
    if (bytes.length !== 16) refuseImmediate(this.name, 'v128.const', 'bytes', bytes.length, '16');
    this.#body.byte(0xfd).byte(0x0c).append(bytes);
    return this;
  }

  /** Picks 16 bytes out of two vectors: lanes 0 to 15 of the first operand, 16 to 31 of the second. */
  shuffle(lanes: ArrayLike<number>): this {
    if (lanes.length !== 16) refuseImmediate(this.name, 'i8x16.shuffle', 'lanes', lanes.length, '16');
    this.#body.byte(0xfd).byte(0x0d);
    for (const lane of Array.from(lanes)) this.#laneIndex('i8x16.shuffle', lane, 32);
    return this;
  }

  /** Reads or replaces one lane. `f.lane('f32x4.extract_lane', 3)` */
  lane(name: LaneOpcode, lane: number): this {
    const entry = entryOf(laneEntries, name, this.name);
    this.#body.append(entry.bytes);
    return this.#laneIndex(name, lane, entry.lanes);
  }

  /** Loads from the address on the stack. `f.load('v128.load', { offset: 32 })` */
  load(name: LoadOpcode, at: MemoryImmediates = {}): this {
    return this.#memory(name, at);
  }

  /** Stores the value on the stack at the address below it. */
  store(name: StoreOpcode, at: MemoryImmediates = {}): this {
    return this.#memory(name, at);
  }

  /** Loads or stores one lane of the vector on the stack at the address below it. */
  memoryLane(name: LaneMemoryOpcode, lane: number, at: MemoryImmediates = {}): this {
    this.#memory(name, at);
    return this.#laneIndex(name, lane, 16 / entryOf(memoryEntries, name, this.name).alignment);
  }

  /** An atomic access, wait or notify; always naturally aligned. */
  atomic(name: AtomicOpcode, at: Pick<MemoryImmediates, 'offset'> = {}): this {
    return this.#memory(name, { offset: at.offset });
  }

  call(target: Callable): this {
    return this.#indexed(0x10, target.functionIndex);
  }

  /** Branching to its label leaves the block. */
  block(body: BlockBody, result?: ValueType): this {
    return this.#nested(0x02, body, result);
  }

  /** Branching to its label starts the loop again; falling through its end leaves it. */
  loop(body: BlockBody, result?: ValueType): this {
    return this.#nested(0x03, body, result);
  }

  /** Takes the i32 condition from the stack. */
  if(then: BlockBody, otherwise?: BlockBody, result?: ValueType): this {
    this.#body.byte(0x04).byte(blockType(result));
    this.#inside(then);
    if (otherwise !== undefined) {
      this.#body.byte(0x05);
      this.#inside(otherwise);
    }
    this.#body.byte(0x0b);
    return this;
  }

  br(label: Label): this {
    return this.#indexed(0x0c, this.#distance(label));
  }

  /** Branches when the i32 on the stack is not zero. */
  brIf(label: Label): this {
    return this.#indexed(0x0d, this.#distance(label));
  }

  /** Branches to `labels[i]`, i being the i32 on the stack, or to `otherwise` when i is out of range. */
  brTable(labels: readonly Label[], otherwise: Label): this {
    this.#indexed(0x0e, labels.length);
    for (const label of labels) this.#body.u32(this.#distance(label));
    this.#body.u32(this.#distance(otherwise));
    return this;
  }

  /** The body as it stands in the code section: local declarations, instructions, end. */
  encode(): ByteBuffer {
    const runs: [count: number, type: ValueType][] = [];
    for (const type of this.#locals) {
      const last = runs.at(-1);
      if (last?.[1] === type) last[0]++;
      else runs.push([1, type]);
    }
    const encoded = new ByteBuffer(this.#body.length + 16).u32(runs.length);
    for (const [count, type] of runs) encoded.u32(count).byte(valueTypeCodes[type]);
    return encoded.append(this.#body.view()).byte(0x0b);
  }

  #nested(code: number, body: BlockBody, result: ValueType | undefined): this {
    this.#body.byte(code).byte(blockType(result));
    this.#inside(body);
    this.#body.byte(0x0b);
    return this;
  }

  #inside(body: BlockBody): void {
    const label: Label = { depth: this.#openLabels.length };
    this.#openLabels.push(label);
    body(label);
    this.#openLabels.pop();
  }

  #distance(label: Label): number {
    if (this.#openLabels[label.depth] !== label) {
      refuseImmediate(this.name, 'br', 'label', `one of a closed block at depth ${label.depth}`, 'an enclosing block');
    }
    return this.#openLabels.length - 1 - label.depth;
  }

  #indexed(code: number, index: number): this {
    this.#body.byte(code).u32(index);
    return this;
  }

  #memory(name: MemoryOpcode, at: MemoryImmediates): this {
    const entry = entryOf(memoryEntries, name, this.name);
    const align = at.align ?? entry.alignment;
    const exponent = 31 - Math.clz32(align);
    if (1 << exponent !== align || align > entry.alignment) {
      refuseImmediate(this.name, name, 'align', align, `a power of two up to ${entry.alignment}`);
    }
    this.#body
      .append(entry.bytes)
      .u32(exponent)
      .u32(at.offset ?? 0);
    return this;
  }

  #laneIndex(name: string, lane: number, lanes: number): this {
    if (!Number.isInteger(lane) || lane < 0 || lane >= lanes) {
      refuseImmediate(this.name, name, 'lane', lane, `0 to ${lanes - 1}`);
    }
    this.#body.byte(lane);
    return this;
  }
}

function blockType(result: ValueType | undefined): number {
  return result === undefined ? emptyBlockType : valueTypeCodes[result];
}

/** Names are checked by the compiler; this catches the ones that were built at run time. */
function entryOf<Entry>(entries: ReadonlyMap<string, Entry>, name: string, place: string): Entry {
  const entry = entries.get(name);
  if (entry === undefined) refuseImmediate(place, 'op', 'name', name, 'a WebAssembly opcode of this group');
  return entry;
}

function refuseImmediate(place: string, opcode: string, what: string, got: unknown, expected: string): never {
  throw new FieldbrainError('usage', `wasm ${place}, ${opcode}: wrong ${what} (got ${got}, expected ${expected}).`, {
    function: place,
    opcode,
    got,
  });
}
