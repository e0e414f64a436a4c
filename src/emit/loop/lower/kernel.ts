/**
 * One part while it is lowered: fresh names, the sizes and tensor offsets that it reads from the control block (once, at
 * its start), and the addresses of elements. Expressions are values.ts.
 */
import type { ControlBlock } from '../../../fuse/arena.js';
import type { LocalTensor } from '../../../fuse/stage.js';
import { type Dimension, product } from '../../../kernel/dimension.js';
import { byteSize, type Dtype, isNarrow } from '../../../kernel/dtype.js';
import type { Axis } from '../../../kernel/expr.js';
import type { Tensor } from '../../../kernel/tensor.js';
import {
  type Address,
  choose,
  constant,
  converted,
  equal,
  int,
  type Loop,
  loadOf,
  type Name,
  name,
  type Operand,
  operation,
  plus,
  type Space,
  type Statement,
  type Type,
  team,
  times,
  unsigned,
  type Value,
  valueOf,
  word,
} from '../language.js';
import { bind, put } from '../statements.js';
import type { Module } from './module.js';

/** A tensor or a local as an expression meets it. */
export interface Memory {
  readonly name: string;
  readonly dtype: Dtype;
  readonly shape: readonly Dimension[];
  readonly layout: readonly number[];
  readonly space: Space;
  readonly array: string;
  readonly base: Value;
}

export class Kernel {
  readonly prologue: Statement[] = [];
  /** Whether folds of few rows are shared among the lanes. */
  sharesRowFolds = false;
  /** Elements of a shared fold that a thread loads at once, at most. */
  foldTurns = 1;
  private readonly known = new Map<string, Value>();
  private readonly axisNames = new Map<Axis, string>();
  private readonly takenNames = new Set<string>();
  private readonly localBases = new Map<string, { tensor: LocalTensor; at: number }>();
  private counter = 0;
  private held = 0;
  private poolWords = 0;

  /** `privately`: locals live in one thread, else in shared memory. */
  constructor(
    readonly module: Module,
    readonly place: string,
    locals: readonly LocalTensor[],
    private readonly privately: boolean,
    /** Units that a workgroup takes at once; `team` is which of them. */
    readonly teams: number = 1,
  ) {
    let words = 0;
    for (const tensor of locals) {
      this.localBases.set(tensor.name, { tensor, at: words });
      words += module.machine.isPacked ? localSize([tensor]) : product(tensor.shape);
    }
    if (words === 0) return;
    if (privately) this.begin({ kind: 'array', name: 'own', type: 'u32', length: words, zero: false });
    else module.locals(words);
  }

  /** Threads that share a unit. */
  get lanes(): number {
    return this.module.lanes / this.teams;
  }

  /** Whether the threads of a unit run in step. */
  get isInStep(): boolean {
    return this.module.machine.warp === this.lanes;
  }

  /** Scratch in shared memory for every unit of the workgroup, beside what is held. */
  pool(words: number): void {
    this.poolWords = Math.max(this.poolWords, this.held + words);
    this.module.pool((this.held + words) * this.teams);
  }

  /** Holds words of the scratch until they are released; the first of them, for `absolute`. */
  reserve(words: number): number {
    this.pool(words);
    this.held += words;
    return this.held - words;
  }

  release(words: number): void {
    this.held -= words;
  }

  /** A word of the scratch behind what is held, or two of them. */
  scratch(index: Value, type: Type = 'u32'): Address {
    if (type !== 'f64') return this.absolute(this.behind(index));
    const [first, size] = [Math.ceil(this.held / 2), Math.floor(this.poolWords / 2)];
    const places = [{ index: first === 0 ? index : plus(int(first), index), size: int(size) }];
    return { space: 'shared', array: 'pool', storage: type, base: int(0), places };
  }

  /** An index behind what is held, as one in all of the scratch. */
  behind(index: Value): Value {
    return this.held === 0 ? index : plus(constant(this.held, index.type), index);
  }

  /** The same by its index in all of the scratch. Units lie side by side, so that they meet no bank twice. */
  absolute(index: Value): Address {
    const of = (value: number): Value => constant(value, index.type);
    const mine = index.type === 'u32' ? team : converted(team, 'i32');
    const beside = this.teams === 1 ? [] : [{ index: mine, size: of(this.teams) }];
    const places = [{ index, size: of(this.poolWords) }, ...beside];
    return { space: 'shared', array: 'pool', base: of(0), places };
  }

  fresh(prefix: string): string {
    this.counter += 1;
    return `${prefix}_${this.counter}`;
  }

  /** A name that nothing else has. */
  name(prefix: string, type: Type = 'i32'): Name {
    return name(this.fresh(prefix), type);
  }

  /** Some of whole numbers. */
  names(...prefixes: readonly string[]): Name[] {
    return prefixes.map((prefix) => this.name(prefix));
  }

  /** A value under a name of its own. */
  keep(prefix: string, value: Value, statements: Statement[]): Name {
    const kept = this.name(prefix, value.type);
    statements.push(bind(kept, value));
    return kept;
  }

  axisName(axis: Axis): string {
    const known = this.axisNames.get(axis);
    if (known !== undefined) return known;
    // Names of one letter and a number belong to axes alone; others could meet a name of the lowering's own.
    const base = /^[a-z]\d+$/.test(axis.name) ? axis.name : `axis_${axis.name.replace(/\W/g, '_')}`;
    let text = base;
    for (let twin = 2; this.takenNames.has(text); twin += 1) text = `${base}_${twin}`;
    this.takenNames.add(text);
    this.axisNames.set(axis, text);
    return text;
  }

  /** What stands before all else. */
  protected begin(statement: Statement): void {
    this.prologue.push(statement);
  }

  /** A value that the prologue computes once. */
  private once(text: string, value: () => Value, base?: Pick<Memory, 'space' | 'dtype'>): Value {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const computed = value();
    const kept = name(text, computed.type);
    this.known.set(text, kept);
    this.begin(
      base === undefined || base.space === 'register'
        ? { kind: 'let', name: text, value: computed }
        : { kind: 'base', name: text, space: base.space, storage: base.dtype, value: computed },
    );
    return kept;
  }

  size(dimension: Dimension): Value {
    if (typeof dimension === 'number') return int(dimension);
    return this.once(`n_${dimension.symbol}`, () => this.bound(dimension));
  }

  /** The same without a name: of the outermost place of an address, which no target computes with. */
  private bound(dimension: Dimension): Value {
    if (typeof dimension === 'number') return int(dimension);
    return converted(word(this.module.control.symbol.get(dimension.symbol) ?? 0), 'i32');
  }

  /** How many places axes have, constants multiplied out. */
  points(axes: readonly Axis[]): Value {
    return pointsOf(axes, (symbol) => this.size(symbol));
  }

  /** A number that compilers do not know, for loops that they would otherwise unroll. */
  hidden(value: number): Value {
    if (!this.module.machine.unrollsEagerly) return int(value);
    return this.once(`hidden_${value}`, () => plus(int(value), operation('bitcast', 'i32', this.module.extra('zero'))));
  }

  /** A word of the control block as it is now. */
  private present(at: number, type: Type): Value {
    if (this.module.machine.isPacked && type !== 'bool') {
      const address = { space: 'global', array: 'arena', storage: type, base: unsigned(at), places: [] } as const;
      return loadOf(address, type);
    }
    const places = [{ index: unsigned(at), size: unsigned(this.module.control.words) }];
    return loadOf({ space: 'global', array: 'arena', base: unsigned(0), places }, type);
  }

  cycle(): Value {
    if (this.module.machine.countsAsArguments) return name('cycle', 'u32');
    return this.once('cycle', () => this.present(this.module.control.cycle, 'u32'));
  }

  /** Whether an index is that of a repeat around the kernel: such a one is known everywhere in it. */
  isRepeat(axis: Axis): boolean {
    return this.module.control.repeat[depthOf(axis)] !== undefined;
  }

  repeat(axis: Axis): Value {
    const depth = depthOf(axis);
    const at = this.module.control.repeat[depth];
    if (at === undefined) throw new Error(`${this.place}: axis ${axis.name} is bound by no loop`);
    if (this.module.machine.countsAsArguments) return name(axis.name, 'i32');
    return this.once(`round_${depth}`, () => converted(this.present(at, 'u32'), 'i32'));
  }

  parameter(text: string, type: Type): Value {
    const at = this.module.control.parameter.get(text) ?? 0;
    return this.once(`p_${text}`, () => this.present(at, type));
  }

  memory(text: string, version: 'current' | 'next'): Memory {
    const local = this.localBases.get(text);
    if (local !== undefined) {
      const { dtype, shape } = local.tensor;
      const layout = shape.map((_, position) => position);
      const where = this.privately
        ? ({ space: 'register', array: 'own' } as const)
        : ({ space: 'shared', array: 'local' } as const);
      const memory = { name: text, dtype, shape, layout, ...where, base: int(local.at) };
      if (!this.module.machine.isPacked) return memory;
      return { ...memory, base: this.once(`l_${text.slice(1)}`, () => memory.base, memory) };
    }
    const tensor = this.module.tensors.get(text);
    if (tensor === undefined) throw new Error(`${this.place}: no tensor ${text}`);
    return { ...tensor, space: 'global', array: 'arena', base: this.base(tensor, version) };
  }

  private base({ name: text, dtype }: Tensor, version: 'current' | 'next'): Value {
    const [, odd] = this.module.control.tensor.get(text) ?? [];
    const cycle = odd === undefined ? undefined : this.cycle();
    const at = (): Value => converted(beginOf(text, version, this.module.control, cycle), 'i32');
    return this.once(baseName(text, version), at, { space: 'global', dtype });
  }

  /** The place of an element, axes from the outermost in memory to the innermost. */
  address(memory: Memory, indices: readonly Value[]): Address {
    const places = memory.layout.map((axis, position) => ({
      index: indices[axis],
      size: position === 0 ? this.bound(memory.shape[axis]) : this.size(memory.shape[axis]),
    }));
    const { space, array, base, dtype } = memory;
    const packed = this.module.machine.isPacked ? { storage: dtype } : {};
    return { space, array, base, places, ...packed, ...(space === 'global' ? { tensor: memory.name } : {}) };
  }

  /** A store; what is stored in fewer bits is rounded to them. */
  store(
    memory: Memory,
    indices: readonly Value[],
    value: Value,
    address: Address = this.address(memory, indices),
  ): Statement {
    const { dtype } = memory;
    const rounded: Value =
      !this.module.machine.isPacked && isNarrow(dtype)
        ? { kind: 'call', type: 'f32', name: this.module.function(dtype), args: [value] }
        : value;
    return put(address, rounded);
  }
}

/** How many places axes have, constants multiplied out. */
export function pointsOf(axes: readonly Axis[], sizeOf: (symbol: Dimension) => Value): Value {
  const dimensions = axes.map(({ extent }) => extent);
  const fixed = product(dimensions.filter((dimension) => typeof dimension === 'number'));
  const symbols = dimensions.filter((dimension) => typeof dimension !== 'number').map(sizeOf);
  if (symbols.length === 0 || fixed === 0) return int(fixed);
  return (fixed === 1 ? symbols : [...symbols, int(fixed)]).reduce(times);
}

/** A loop in one thread, by ones. */
export function serialLoop(variable: string, begin: Operand, end: Operand, body: readonly Statement[], by = 1): Loop {
  const from = valueOf(begin, 'i32');
  const [to, step] = [valueOf(end, from.type), constant(by, from.type)];
  return { kind: 'loop', variable, binding: 'serial', from, to, update: 'add', step, body };
}

/** A loop whose positions the lanes take in turns. */
export function laneLoop(variable: string, begin: Operand, end: Operand, by: number, body: readonly Statement[]): Loop {
  return { ...serialLoop(variable, begin, end, body, by), binding: 'lane' };
}

/** The word at which a tensor begins: of two halves the parity of the cycle picks one. */
export function beginOf(tensor: string, version: 'current' | 'next', control: ControlBlock, cycle?: Value): Value {
  const [even, odd] = control.tensor.get(tensor) ?? [];
  if (even === undefined) throw new Error(`no offset for ${tensor}`);
  if (odd === undefined || cycle === undefined) return word(even);
  const isOdd = equal(operation('bitAnd', 'u32', cycle, unsigned(1)), 1);
  const [now, next] = version === 'current' ? [even, odd] : [odd, even];
  return choose(isOdd, word(next), word(now));
}

/** Both copies of a tensor that has two are bases; of another, `next` is the same one. */
export function baseName(tensor: string, version: 'current' | 'next'): string {
  return version === 'next' ? `t_${tensor}_next` : `t_${tensor}`;
}

/** How deep the repeat lies whose index this is: their axes are called r0, r1, … by depth. */
export function depthOf(axis: Axis): number {
  return Number(/^r(\d+)$/.exec(axis.name)?.[1] ?? Number.NaN);
}

/** Words that local arrays take, each from 16 bytes on. */
export function localSize(locals: readonly LocalTensor[]): number {
  return locals.reduce((sum, { dtype, shape }) => sum + roundUp((product(shape) * byteSize(dtype)) / 4), 0);
}

/** Arrays in shared memory start on 16 bytes. */
export function roundUp(words: number): number {
  return Math.ceil(words / 4) * 4;
}
