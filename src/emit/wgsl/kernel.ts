/**
 * One WGSL function while it is written: fresh names, the sizes and tensor offsets that it reads from the control block
 * (once, at its start), and the addresses of elements. Expressions are values.ts.
 */
import type { LocalTensor } from '../../fuse/stage.js';
import { provablyInside } from '../../kernel/bounds.js';
import type { Dimension } from '../../kernel/dimension.js';
import { product, smallest } from '../../kernel/dimension.js';
import type { Dtype } from '../../kernel/dtype.js';
import { valueType } from '../../kernel/dtype.js';
import type { Axis, Expr } from '../../kernel/expr.js';
import type { Module } from './module.js';
import { bare, ofBits, toBits, typeOf } from './text.js';

/** A tensor or a local as an expression meets it. */
export interface Memory {
  readonly name: string;
  readonly dtype: Dtype;
  readonly shape: readonly Dimension[];
  readonly layout: readonly number[];
  /** `arena` or `local`, and the text of the first element's place in it. */
  readonly array: string;
  readonly base: string;
}

export class Kernel {
  readonly prologue: string[] = [];
  private readonly known = new Map<string, string>();
  private readonly axisNames = new Map<Axis, string>();
  private readonly takenNames = new Set<string>();
  private readonly localBases = new Map<string, { tensor: LocalTensor; at: number }>();
  private counter = 0;
  private held = 0;

  /** `privately`: locals live in one invocation, else in workgroup memory. */
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
      words += product(tensor.shape);
    }
    if (words === 0) return;
    if (privately) this.prologue.push(`var own: array<u32, ${words}>;`);
    else module.locals(words);
  }

  /** Invocations that share a unit. */
  get lanes(): number {
    return this.module.lanes / this.teams;
  }

  /** Scratch in workgroup memory for every unit of the workgroup, beside what is held. */
  pool(words: number): void {
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

  /** A word of the scratch, by an index of type u32 or i32 behind what is held. */
  word(index: string, type: 'u32' | 'i32'): string {
    return this.absolute(this.held === 0 ? index : `${this.held}${type[0]} + ${index}`, type);
  }

  /** An index of type i32 behind what is held, as one in all of the scratch. */
  behind(index: string): string {
    return this.held === 0 ? index : `${this.held}i + ${index}`;
  }

  /** The same by its index in all of the scratch. Units lie side by side, so that they meet no bank twice. */
  absolute(index: string, type: 'u32' | 'i32'): string {
    if (this.teams === 1) return `pool[${index}]`;
    return `pool[(${index}) * ${this.teams}${type[0]} + ${type === 'u32' ? 'team' : 'i32(team)'}]`;
  }

  fresh(prefix: string): string {
    this.counter += 1;
    return `${prefix}_${this.counter}`;
  }

  axisName(axis: Axis): string {
    const known = this.axisNames.get(axis);
    if (known !== undefined) return known;
    // Names of one letter and a number belong to axes alone; others could meet a name of the emitter's own.
    const base = /^[a-z]\d+$/.test(axis.name) ? axis.name : `axis_${axis.name.replace(/\W/g, '_')}`;
    let name = base;
    for (let twin = 2; this.takenNames.has(name); twin += 1) name = `${base}_${twin}`;
    this.takenNames.add(name);
    this.axisNames.set(axis, name);
    return name;
  }

  /** A value that the prologue computes once. */
  private once(name: string, text: string): string {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    this.known.set(name, name);
    this.prologue.push(`let ${name} = ${text};`);
    return name;
  }

  size(dimension: Dimension): string {
    if (typeof dimension === 'number') return `${dimension}i`;
    const word = this.module.control.symbol.get(dimension.symbol) ?? 0;
    return this.once(`size_${dimension.symbol}`, `i32(${this.module.param(word)})`);
  }

  /** The product of dimensions, constants multiplied out. */
  points(dimensions: readonly Dimension[]): string {
    const fixed = product(dimensions.filter((dimension) => typeof dimension === 'number'));
    const symbols = dimensions.filter((dimension) => typeof dimension !== 'number').map((symbol) => this.size(symbol));
    if (symbols.length === 0 || fixed === 0) return `${fixed}i`;
    const factors = fixed === 1 ? symbols : [...symbols, `${fixed}i`];
    return factors.length === 1 ? factors[0] : `(${factors.join(' * ')})`;
  }

  /**
   * A number that compilers do not know, for loops that they would otherwise unroll: software adapters then take seconds
   * to compile a kernel.
   */
  hidden(value: number): string {
    return this.once(`hidden_${value}`, `${value}i + bitcast<i32>(${this.module.extra('zero')})`);
  }

  cycle(): string {
    return this.once('cycle', `arena[${this.module.control.cycle}]`);
  }

  /** Whether an index is that of a repeat around the kernel: such a one is known everywhere in it. */
  isRepeat(axis: Axis): boolean {
    return this.module.control.repeat[depthOf(axis)] !== undefined;
  }

  repeat(axis: Axis): string {
    const depth = depthOf(axis);
    const word = this.module.control.repeat[depth];
    if (word === undefined) throw new Error(`${this.place}: axis ${axis.name} is bound by no loop`);
    return this.once(`round_${depth}`, `i32(arena[${word}])`);
  }

  parameter(name: string, type: 'f32' | 'i32' | 'u32'): string {
    const word = this.module.control.parameter.get(name) ?? 0;
    return this.once(`param_${name}`, ofBits(type, `arena[${word}]`));
  }

  memory(name: string, version: 'current' | 'next'): Memory {
    const local = this.localBases.get(name);
    if (local !== undefined) {
      const { dtype, shape } = local.tensor;
      const layout = shape.map((_, position) => position);
      return { name, dtype, shape, layout, array: this.privately ? 'own' : 'local', base: `${local.at}i` };
    }
    const tensor = this.module.tensors.get(name);
    if (tensor === undefined) throw new Error(`${this.place}: no tensor ${name}`);
    return { ...tensor, array: 'arena', base: this.base(name, version) };
  }

  private base(name: string, version: 'current' | 'next'): string {
    const [even, odd] = this.module.control.tensor.get(name) ?? [0];
    const param = (word: number): string => this.module.param(word);
    if (odd === undefined) return this.once(`at_${name}`, `i32(${param(even)})`);
    const parity = `(${this.cycle()} & 1u) == 1u`;
    const [now, next] = version === 'current' ? [even, odd] : [odd, even];
    return this.once(
      version === 'current' ? `at_${name}` : `at_${name}_next`,
      `i32(select(${param(now)}, ${param(next)}, ${parity}))`,
    );
  }

  /** The place of an element, axes from the outermost in memory to the innermost. */
  address(memory: Memory, indices: readonly string[]): string {
    let text = '';
    for (const axis of memory.layout) {
      const index = indices[axis];
      if (text === '') text = index;
      else text = `(${scaled(text, this.size(memory.shape[axis]))} + ${index})`;
    }
    if (text === '' || text === '0i') return memory.base;
    return memory.base === '0i' ? text : `${memory.base} + ${bare(text)}`;
  }

  load(memory: Memory, indices: readonly string[]): string {
    const type = typeOf(valueType(memory.dtype));
    return ofBits(type, `${memory.array}[${bare(this.address(memory, indices))}]`);
  }

  /** A store; what is stored in 16 bits is rounded to them. */
  store(memory: Memory, indices: readonly string[], value: string): string {
    const type = typeOf(valueType(memory.dtype));
    const rounded =
      memory.dtype === 'f16' || memory.dtype === 'bf16'
        ? `${this.module.helpers.rounded(memory.dtype)}(${bare(value)})`
        : value;
    return `${memory.array}[${bare(this.address(memory, indices))}] = ${bare(toBits(type, rounded))};`;
  }

  /** Whether an index can be seen to lie inside. */
  isInside(index: Expr, dimension: Dimension): boolean {
    return provablyInside(index, dimension);
  }

  mayBeEmpty(dimension: Dimension): boolean {
    return smallest(dimension) === 0;
  }
}

function scaled(text: string, size: string): string {
  if (text === '0i') return '0i';
  return size === '1i' ? text : `${text} * ${size}`;
}

/** How deep the repeat lies whose index this is. */
function depthOf(axis: Axis): number {
  return Number(/^r(\d+)$/.exec(axis.name)?.[1] ?? Number.NaN);
}
