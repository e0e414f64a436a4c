/**
 * What the text of one stage may name: pointers into the arena, bound sizes, parameters and local arrays. Each is declared
 * once, at the head of the stage's function (locals: at the head of their part), when it is first asked for. Everything is
 * read from the control block, so the text is the same for every binding; where sizes are given, only what they choose
 * between several ways differs.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import type { LocalTensor } from '../../fuse/stage.js';
import { type Bindings, type Dimension, derivedSymbol, product, resolve } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Program } from '../../kernel/program.js';
import type { Tensor } from '../../kernel/tensor.js';
import { converted, int, type Name, name, plus, type Statement, type Value, word } from '../loop/language.js';
import { baseName, beginOf, localSize, pointsOf, roundUp } from '../loop/lower/kernel.js';
import { Module } from '../loop/lower/module.js';
import { type FindLayout, layoutsOf, type MemoryLayout } from '../loop/pairs.js';
import { Outcomes } from '../loop/passes/outcomes.js';
import { Printer } from './print.js';
import { type CudaPass, cudaPasses, type Strategy } from './strategy.js';
import { cudaMachine, plainTuning, type StageTuning, warpThreads } from './tuning.js';

/** What may stand at the head of a text. */
type Declared = Extract<Statement, { kind: 'let' | 'base' }>;

export class StageContext {
  /** Threads and warps of a block; units that are warps share a block. */
  readonly threads: number;
  readonly warps: number;
  /** Functions that the stage needs beside the prelude, by name. */
  readonly helpers = new Map<string, readonly string[]>();
  /** Hand-written bodies. */
  private readonly bodies = new Map<string, readonly string[]>();
  /** Declarations at the head of the stage's function, and of the pieces of text that are being written. */
  private readonly scopes: Map<string, Statement>[] = [new Map()];
  private readonly tensors: ReadonlyMap<string, Tensor>;
  private readonly counters = new Map<string, number>();
  /** The local arrays of the part that is being written, and words from one index to the next where they lie interleaved. */
  localTensors: readonly LocalTensor[] = [];
  step: number | undefined;
  /** How tensors and local arrays lie in memory: a question alone, nothing is named for it. */
  look: FindLayout;
  private workBase = 0;
  /** The most room that any piece of work took since `beginWork`. */
  workWords = 0;
  private readonly taken = new Set<Strategy>();
  /** What asks for elements that later phases read waits for the next phase whose threads read whole rows. */
  asking: readonly Statement[] = [];
  private outcomes = new Outcomes(cudaPasses);

  constructor(
    readonly program: Program,
    readonly control: ControlBlock,
    /** How deep repeats stand in each other. */
    readonly repeats: number,
    /** What the names of functions begin with. */
    readonly prefix = '',
    readonly tuning: StageTuning = plainTuning,
    /** Sizes that the text is for, where it need not serve others. */
    readonly sizes?: Bindings,
  ) {
    this.threads = tuning.threads;
    this.warps = tuning.threads / warpThreads;
    this.tensors = new Map(program.tensors.map((tensor) => [tensor.name, tensor]));
    this.look = layoutsOf({ locals: [] }, this.tensors);
  }

  /** Whether the product of these sizes is below a limit; undefined where the text must ask at run time. */
  isBelow(extents: readonly Dimension[], limit: number): boolean | undefined {
    const { sizes } = this;
    return sizes && product(extents.map((extent) => resolve(extent, sizes))) < limit;
  }

  /** A name that nothing else in the stage bears: `v0`, `v1`, … */
  fresh(prefix: string): string {
    const count = this.counters.get(prefix) ?? 0;
    this.counters.set(prefix, count + 1);
    return `${prefix}${count}`;
  }

  /** The declarations of the stage's function. */
  declarations(): readonly Statement[] {
    return [...this.scopes[0].values()];
  }

  /**
   * What is written by `write` with the declarations that it alone needs: pointers that a piece of text uses live no
   * longer than it. Registers are few, and a pointer that was loaded before a store cannot be loaded again behind it.
   */
  scoped<T>(write: () => T): { readonly declared: readonly Statement[]; readonly written: T } {
    const own = new Map<string, Statement>();
    this.scopes.push(own);
    try {
      return { written: write(), declared: [...own.values()] };
    } finally {
      this.scopes.pop();
    }
  }

  /** The name of a pointer to a tensor's elements, or a local array's. */
  pointer(tensor: string, version: 'current' | 'next'): Name {
    if (this.localTensors.some(({ name }) => name === tensor)) return name(localName(tensor), 'i32');
    const own = name(baseName(tensor, version), 'i32');
    const value = converted(beginOf(tensor, version, this.control, name('cycle', 'u32')), 'i32');
    this.declare({ kind: 'base', name: own.name, space: 'global', storage: this.tensor(tensor).dtype, value });
    return own;
  }

  /** How a tensor's elements lie; their address is asked for here, before others that are wanted sooner. */
  place(tensor: string, version: 'current' | 'next'): MemoryLayout {
    this.pointer(tensor, version);
    return this.look(tensor, version);
  }

  /** What the loops of one part or phase share; `threads` run each of its units. */
  module(threads = this.threads): Module {
    return new Module(this.program, this.control, cudaMachine(this.tuning), [], threads, (_, name) => {
      throw new Error(`CUDA: ${name} was not expanded`);
    });
  }

  tensor(name: string): Tensor {
    const found = this.tensors.get(name);
    if (found === undefined) throw new Error(`no tensor ${name}`);
    return found;
  }

  /** The same as a value. */
  sizeOf(dimension: Dimension): Value {
    return typeof dimension === 'number' ? int(dimension) : name(this.size(dimension), 'i32');
  }

  /** A dimension as an int. */
  size(dimension: Dimension): string {
    if (typeof dimension === 'number') return `${dimension}`;
    const own = name(`n_${dimension.symbol}`, 'i32');
    const at = this.control.symbol.get(dimension.symbol);
    if (at === undefined) throw new Error(`no word for the size ${dimension.symbol}`);
    this.declare({ kind: 'let', name: own.name, value: converted(word(at), 'i32') });
    return own.name;
  }

  /** How many places axes have. */
  points(axes: readonly Axis[]): Value {
    return pointsOf(axes, (symbol) => this.sizeOf(symbol));
  }

  /** The same as text. */
  pointsText(axes: readonly Axis[]): string {
    return this.text(this.points(axes));
  }

  /**
   * Makes the local arrays of a part known, from `base` on where it is given; returns their declarations. They lie one after the other, or,
   * where a `step` is given, interleaved: what belongs to one index lies side by side and is loaded by fours.
   */
  enterPart(locals: readonly LocalTensor[], base?: Value, step?: number): Statement[] {
    this.localTensors = locals;
    this.step = step;
    this.look = layoutsOf({ locals }, this.tensors);
    let words = 0;
    return locals.map((local): Statement => {
      const value = base === undefined ? int(words) : plus(base, words);
      words += step === undefined ? localSize([local]) : 1;
      return { kind: 'base', name: localName(local.name), space: 'shared', storage: local.dtype, value };
    });
  }

  /** What waits, for whoever places it. */
  takeAsking(): readonly Statement[] {
    const { asking } = this;
    this.asking = [];
    return asking;
  }

  /** From this word on, shared memory is free for the work of a phase. */
  beginWork(base: number): void {
    this.workBase = base;
    this.workWords = 0;
    this.taken.clear();
  }

  /** Room for one piece of work; the next piece may lie in the same place, since a barrier ends each. */
  work(words: number): number {
    this.workWords = Math.max(this.workWords, roundUp(words));
    return this.workBase;
  }

  /** Passes on what a pass found at the part that is being written, or notes why it found nothing. */
  note<T>(pass: CudaPass, found: T | string): T | undefined {
    return this.outcomes.note(pass, found);
  }

  /** What the passes said since this was asked last. */
  takeOutcomes(): Outcomes<CudaPass> {
    const { outcomes } = this;
    this.outcomes = new Outcomes(cudaPasses);
    return outcomes;
  }

  /** Makes the text of a hand-written body known. */
  opaque(name: string, lines: readonly string[]): void {
    this.bodies.set(name, lines);
  }

  /** The text of a value that all threads know. */
  text(value: Value): string {
    return new Printer().value(value);
  }

  /** Text of statements as threads of a block run them. */
  print(statements: readonly Statement[]): string[] {
    return new Printer({ by: 'warp', opaque: (name) => this.bodies.get(name) ?? [] }).statements(statements);
  }

  /** Notes how a phase is written. */
  take(strategy: Strategy): void {
    this.taken.add(strategy);
  }

  /** How the phases since `beginWork` are written. */
  get strategies(): readonly Strategy[] {
    return [...this.taken];
  }

  /** What the lowering of a part or phase begins with; local arrays begin where their part says. */
  declareAll(prologue: readonly Statement[]): void {
    for (const statement of prologue) {
      if (statement.kind !== 'let' && statement.kind !== 'base')
        throw new Error(`CUDA: ${statement.kind} in a prologue`);
      if (!isLocal(statement)) this.declare(statement);
    }
  }

  /** Declares a name at the head of what is being written; a size, since units are counted outside of them, at the head of the stage's function. */
  declare(statement: Declared): void {
    if (this.scopes.some((known) => known.has(statement.name))) return;
    const isSize = statement.kind === 'let' && statement.value.type === 'i32';
    this.scopes[isSize ? 0 : this.scopes.length - 1].set(statement.name, statement);
  }
}

const isLocal = (statement: Declared): boolean => statement.kind === 'base' && statement.space === 'shared';
const localName = (name: string): string => `l_${name.slice(1)}`;

/** An axis counted by groups of `size` places; `kind` tells what is counted where their number is a symbol. */
export function groupedAxis({ name, extent }: Axis, size: number, kind: string): Axis {
  if (typeof extent === 'number') return { name, extent: Math.ceil(extent / size) };
  return { name, extent: derivedSymbol(`${extent.symbol}${kind}${size}`, extent, size) };
}

/** Words from one index to the next of `arrays` that lie interleaved: fours, and an odd number of them, so that all banks are used. */
export function interleavedStep(arrays: number): number {
  const fours = Math.ceil(arrays / 4);
  return 4 * (fours % 2 === 0 ? fours + 1 : fours);
}
