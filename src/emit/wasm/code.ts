/**
 * Instructions as data, one a call, in the order in which WebAssembly runs them. Code can be written out of order: what is
 * written apart is appended where it belongs. Blocks are closures, so they cannot be left open; labels are handed to those
 * closures, so branch depths are never counted by hand. Operand types are not checked: the engine does that, and names the
 * function in its message.
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
}

/** Anything that `call` can call: an imported function or one of the module's own. */
export interface Callable {
  readonly functionIndex: number;
  readonly name: string;
}

/** The target of a branch: the end of a block or of an `if`, the start of a loop. Valid only inside its closure. */
export interface Label {
  readonly block: 'block' | 'loop' | 'if';
}

export interface MemoryImmediates {
  /** Bytes added to the address operand (default 0). */
  readonly offset?: number;
  /** A promise about the address, in bytes, at most the natural alignment (the default). */
  readonly align?: number;
}

/** What stands in a block: instructions written by the closure, or code that was written before. */
export type BlockBody = ((label: Label) => void) | Code;

interface Instruction {
  readonly text: string;
  readonly encode: (out: ByteBuffer, open: readonly Label[]) => void;
}
interface Block {
  readonly label: Label;
  readonly result: ValueType | undefined;
  readonly body: readonly Item[];
  readonly otherwise: readonly Item[] | undefined;
}
type Item = Instruction | Block;

const blockCodes: Readonly<Record<Label['block'], number>> = { block: 0x02, loop: 0x03, if: 0x04 };

export class Code {
  /** Of the innermost block that is open. */
  #items: Item[] = [];

  constructor(readonly name = 'code') {}

  /** An opcode without immediates. `f.op('f32x4.add')` */
  op(name: PlainOpcode): this {
    const { bytes } = this.#entry(plainEntries, name);
    return this.#add(name, (out) => out.append(bytes));
  }

  /** Several of them. */
  ops(names: readonly PlainOpcode[]): this {
    for (const name of names) this.op(name);
    return this;
  }

  get(variable: Local | Global): this {
    return this.#variable('get', variable, 0x20, 0x23);
  }

  set(variable: Local | Global): this {
    return this.#variable('set', variable, 0x21, 0x24);
  }

  /** Sets a local and leaves the value on the stack. */
  tee(local: Local): this {
    return this.#variable('tee', local, 0x22, 0x22);
  }

  i32(value: number): this {
    return this.#add(`i32 ${value | 0}`, (out) => out.byte(0x41).s32(value));
  }

  /** A constant that is known only when everything is written. */
  late(name: string, value: () => number): this {
    return this.#addOpen(`i32 ${name}`, (out) => out.byte(0x41).s32(value()));
  }

  i64(value: bigint): this {
    return this.#add(`i64 ${value}`, (out) => out.byte(0x42).s64(value));
  }

  f32(value: number): this {
    return this.#add(`f32 ${Object.is(value, -0) ? '-0' : value}`, (out) => out.byte(0x43).f32(value));
  }

  f64(value: number): this {
    return this.#add(`f64 ${Object.is(value, -0) ? '-0' : value}`, (out) => out.byte(0x44).f64(value));
  }

  /** A vector constant from 16 bytes, lane 0 first. */
  v128(bytes: ArrayLike<number>): this {
    if (bytes.length !== 16) this.#refuse('v128.const', 'bytes', bytes.length, '16');
    const words = new Uint32Array(Uint8Array.from(bytes).buffer);
    const text = Array.from(words, (word) => word.toString(16)).join(' ');
    return this.#add(`v128 ${text}`, (out) => out.byte(0xfd).byte(0x0c).append(bytes));
  }

  /** The same by the bits of four 32-bit lanes. */
  words(bits: readonly number[]): this {
    return this.v128(new Uint8Array(Int32Array.from(bits).buffer));
  }

  /** Picks 16 bytes out of two vectors: lanes 0 to 15 of the first operand, 16 to 31 of the second. */
  shuffle(lanes: ArrayLike<number>): this {
    if (lanes.length !== 16) this.#refuse('i8x16.shuffle', 'lanes', lanes.length, '16');
    for (const lane of Array.from(lanes)) this.#checkLane('i8x16.shuffle', lane, 32);
    const text = `i8x16.shuffle ${Array.from(lanes).join(' ')}`;
    return this.#add(text, (out) => out.byte(0xfd).byte(0x0d).append(lanes));
  }

  /** Reads or replaces one lane. `f.lane('f32x4.extract_lane', 3)` */
  lane(name: LaneOpcode, lane: number): this {
    const { bytes, lanes } = this.#entry(laneEntries, name);
    this.#checkLane(name, lane, lanes);
    return this.#add(`${name} ${lane}`, (out) => out.append(bytes).byte(lane));
  }

  /** Loads from the address on the stack, at an offset. `f.load('v128.load', { offset: 32 })` */
  load(name: LoadOpcode, at: MemoryImmediates | number = 0): this {
    return this.#memory(name, at);
  }

  /** Stores the value on the stack at the address below it. */
  store(name: StoreOpcode, at: MemoryImmediates | number = 0): this {
    return this.#memory(name, at);
  }

  /** Loads or stores one lane of the vector on the stack at the address below it. */
  memoryLane(name: LaneMemoryOpcode, lane: number, at: MemoryImmediates = {}): this {
    this.#checkLane(name, lane, 16 / this.#entry(memoryEntries, name).alignment);
    return this.#memory(name, at, lane);
  }

  /** An atomic access, wait or notify; always naturally aligned. */
  atomic(name: AtomicOpcode, at: Pick<MemoryImmediates, 'offset'> = {}): this {
    return this.#memory(name, at.offset ?? 0);
  }

  call(target: Callable): this {
    return this.#add(`call ${target.name}`, (out) => out.byte(0x10).u32(target.functionIndex));
  }

  /** Branching to its label leaves the block. */
  block(body: BlockBody, result?: ValueType): this {
    return this.#nest('block', body, undefined, result);
  }

  /** Branching to its label starts the loop again; falling through its end leaves it. */
  loop(body: BlockBody, result?: ValueType): this {
    return this.#nest('loop', body, undefined, result);
  }

  /** Takes the i32 condition from the stack. */
  if(then: BlockBody, otherwise?: BlockBody, result?: ValueType): this {
    return this.#nest('if', then, otherwise, result);
  }

  br(label: Label): this {
    return this.#addOpen('br', (out, open) => out.byte(0x0c).u32(this.#distance(label, open)));
  }

  /** Branches when the i32 on the stack is not zero. */
  brIf(label: Label): this {
    return this.#addOpen('br_if', (out, open) => out.byte(0x0d).u32(this.#distance(label, open)));
  }

  /** Branches to `labels[i]`, i being the i32 on the stack, or to `otherwise` when i is out of range. */
  brTable(labels: readonly Label[], otherwise: Label): this {
    return this.#addOpen('br_table', (out, open) => {
      out.byte(0x0e).u32(labels.length);
      for (const label of [...labels, otherwise]) out.u32(this.#distance(label, open));
    });
  }

  /** What the other code holds by now. */
  append(other: Code): this {
    for (const item of other.#items) this.#items.push(item);
    return this;
  }

  /** One instruction a line, blocks indented. */
  list(indent = ''): string {
    return listItems(this.#items, indent);
  }

  protected writeTo(out: ByteBuffer): void {
    writeItems(this.#items, out, []);
  }

  /** Encoded at once, so that a number out of range is refused where it is written. */
  #add(text: string, write: (out: ByteBuffer) => void): this {
    const bytes = new ByteBuffer(8);
    write(bytes);
    return this.#addOpen(text, (out) => out.append(bytes.view()));
  }

  #addOpen(text: string, encode: Instruction['encode']): this {
    this.#items.push({ text, encode });
    return this;
  }

  #variable(text: string, variable: Local | Global, local: number, global: number): this {
    if ('index' in variable)
      return this.#add(`${text} ${variable.index}`, (out) => out.byte(local).u32(variable.index));
    return this.#add(`${text} global ${variable.globalIndex}`, (out) => out.byte(global).u32(variable.globalIndex));
  }

  #nest(block: Label['block'], then: BlockBody, otherwise: BlockBody | undefined, result: ValueType | undefined): this {
    const label: Label = { block };
    const body = this.#inside(then, label);
    const other = otherwise === undefined ? undefined : this.#inside(otherwise, label);
    this.#items.push({ label, result, body, otherwise: other });
    return this;
  }

  #inside(body: BlockBody, label: Label): readonly Item[] {
    if (body instanceof Code) return [...body.#items];
    const around = this.#items;
    const inside: Item[] = [];
    this.#items = inside;
    body(label);
    this.#items = around;
    return inside;
  }

  #distance(label: Label, open: readonly Label[]): number {
    const place = open.lastIndexOf(label);
    if (place < 0) this.#refuse('br', 'label', `one of a closed ${label.block}`, 'an enclosing block');
    return open.length - 1 - place;
  }

  #memory(name: MemoryOpcode, at: MemoryImmediates | number, lane?: number): this {
    const { bytes, alignment } = this.#entry(memoryEntries, name);
    const { offset = 0, align = alignment } = typeof at === 'number' ? { offset: at } : at;
    const exponent = 31 - Math.clz32(align);
    if (1 << exponent !== align || align > alignment)
      this.#refuse(name, 'align', align, `a power of two up to ${alignment}`);
    const text = `${name}${lane === undefined ? '' : ` ${lane}`}${offset === 0 ? '' : ` +${offset}`}`;
    return this.#add(text, (out) => {
      out.append(bytes).u32(exponent).u32(offset);
      if (lane !== undefined) out.byte(lane);
    });
  }

  #checkLane(name: string, lane: number, lanes: number): void {
    if (!Number.isInteger(lane) || lane < 0 || lane >= lanes) this.#refuse(name, 'lane', lane, `0 to ${lanes - 1}`);
  }

  /** Names are checked by the compiler; this catches the ones that were built at run time. */
  #entry<Entry>(entries: ReadonlyMap<string, Entry>, name: string): Entry {
    return entries.get(name) ?? this.#refuse('op', 'name', name, 'a WebAssembly opcode of this group');
  }

  #refuse(opcode: string, what: string, got: unknown, expected: string): never {
    const text = `wasm ${this.name}, ${opcode}: wrong ${what} (got ${got}, expected ${expected}).`;
    throw new FieldbrainError('usage', text, { function: this.name, opcode, got });
  }
}

function writeItems(items: readonly Item[], out: ByteBuffer, open: readonly Label[]): void {
  for (const item of items) {
    if ('encode' in item) {
      item.encode(out, open);
      continue;
    }
    const inside = [...open, item.label];
    out.byte(blockCodes[item.label.block]);
    out.byte(item.result === undefined ? emptyBlockType : valueTypeCodes[item.result]);
    writeItems(item.body, out, inside);
    if (item.otherwise !== undefined) writeItems(item.otherwise, out.byte(0x05), inside);
    out.byte(0x0b);
  }
}

function listItems(items: readonly Item[], indent: string): string {
  return items
    .map((item) => {
      if ('text' in item) return `${indent}${item.text}`;
      const body = listItems(item.body, `${indent}  `);
      const other = item.otherwise === undefined ? '' : `\n${indent}else\n${listItems(item.otherwise, `${indent}  `)}`;
      return `${indent}${item.label.block}\n${body}${other}`;
    })
    .join('\n');
}
