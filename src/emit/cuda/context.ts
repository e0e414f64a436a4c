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
import { localSize, roundUp } from '../loop/lower/kernel.js';
import { Module } from '../loop/lower/module.js';
import { type FindLayout, layoutsOf, type MemoryLayout } from '../loop/pairs.js';
import type { PassOutcome } from '../loop/passes/index.js';
import { storageTypes } from './c-text.js';
import type { Strategy } from './strategy.js';
import { cudaMachine, plainTuning, type StageTuning, warpThreads } from './tuning.js';

export class StageContext {
  /** Threads and warps of a block; units that are warps share a block. */
  readonly threads: number;
  readonly warps: number;
  /** Functions that the stage needs beside the prelude, by name. */
  readonly helpers = new Map<string, readonly string[]>();
  /** Declarations at the head of the stage's function, and of the pieces of text that are being written. */
  private readonly scopes: Map<string, string>[] = [new Map()];
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
  /** Lines that ask for what later phases read: they wait for the next phase whose threads read whole rows. */
  asking: readonly string[] = [];
  private outcomes: PassOutcome[] = [];

  constructor(
    readonly program: Program,
    readonly control: ControlBlock,
    readonly repeats: ReadonlyMap<Axis, number>,
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
  declarations(): string[] {
    return [...this.scopes[0].values()];
  }

  /**
   * What is written by `write` with the declarations that it alone needs: pointers that a piece of text uses live no
   * longer than it. Registers are few, and a pointer that was loaded before a store cannot be loaded again behind it.
   */
  scoped<T>(write: () => T): { readonly declared: readonly string[]; readonly written: T } {
    const own = new Map<string, string>();
    this.scopes.push(own);
    try {
      return { written: write(), declared: [...own.values()] };
    } finally {
      this.scopes.pop();
    }
  }

  /** The name of a pointer to a tensor's elements, or a local array's. */
  pointer(tensor: string, version: 'current' | 'next'): string {
    if (this.localTensors.some(({ name }) => name === tensor)) return localName(tensor);
    const name = version === 'next' ? `t_${tensor}_next` : `t_${tensor}`;
    const type = storageTypes[this.tensor(tensor).dtype];
    this.declare(name, `${type}* const ${name} = (${type}*)(arena + ${this.offset(tensor, version)});`);
    return name;
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

  /** The word offset of a tensor: of two halves the parity of the cycle picks one. */
  offset(tensor: string, version: 'current' | 'next'): string {
    const [even, odd] = this.control.tensor.get(tensor) ?? [];
    if (even === undefined) throw new Error(`no offset for ${tensor}`);
    if (odd === undefined) return `arena[${even}]`;
    return version === 'next' ? `arena[(cycle & 1u) ? ${even} : ${odd}]` : `arena[(cycle & 1u) ? ${odd} : ${even}]`;
  }

  tensor(name: string): Tensor {
    const found = this.tensors.get(name);
    if (found === undefined) throw new Error(`no tensor ${name}`);
    return found;
  }

  /** A dimension as an int. */
  size(dimension: Dimension): string {
    if (typeof dimension === 'number') return `${dimension}`;
    const name = `n_${dimension.symbol}`;
    // How many units there are is asked outside of them.
    this.declare(name, `const int ${name} = (int)arena[${this.control.symbol.get(dimension.symbol)}];`, true);
    return name;
  }

  /** A product of dimensions as an int. */
  product(dimensions: readonly Dimension[]): string {
    const fixed = product(dimensions.filter((dimension) => typeof dimension === 'number'));
    const names = dimensions.filter((dimension) => typeof dimension !== 'number').map((symbol) => this.size(symbol));
    if (names.length === 0) return `${fixed}`;
    const factors = fixed === 1 ? names : [...names, `${fixed}`];
    return factors.length === 1 ? factors[0] : `(${factors.join(' * ')})`;
  }

  /**
   * Makes the local arrays of a part known, from `base` on; returns their declarations. They lie one after the other, or,
   * where a `step` is given, interleaved: what belongs to one index lies side by side and is loaded by fours.
   */
  enterPart(locals: readonly LocalTensor[], base: string, step?: number): string[] {
    this.localTensors = locals;
    this.step = step;
    this.look = layoutsOf({ locals }, this.tensors);
    let words = 0;
    return locals.map((local) => {
      const pointer = localName(local.name);
      const type = storageTypes[local.dtype];
      const line = `${type}* const ${pointer} = (${type}*)(${base} + ${words});`;
      words += step === undefined ? localSize([local]) : 1;
      return line;
    });
  }

  /** The lines that wait, for whoever places them. */
  takeAsking(): readonly string[] {
    const lines = this.asking;
    this.asking = [];
    return lines;
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

  /** Notes what became of passes at the part that is being written. */
  noteOutcomes(outcomes: readonly PassOutcome[]): void {
    this.outcomes.push(...outcomes);
  }

  /** What became of each pass since this was asked last; where a pass was tried twice, the last time. */
  takeOutcomes(): readonly PassOutcome[] {
    const last = new Map(this.outcomes.map((outcome) => [outcome.pass, outcome]));
    this.outcomes = [];
    return [...last.values()];
  }

  /** Notes how a phase is written. */
  take(strategy: Strategy): void {
    this.taken.add(strategy);
  }

  /** How the phases since `beginWork` are written. */
  get strategies(): readonly Strategy[] {
    return [...this.taken];
  }

  /** Declares a name at the head of what is being written, or of the stage's function where that `isForAll`. */
  declare(name: string, line: string, isForAll = false): void {
    if (this.scopes.some((known) => known.has(name))) return;
    this.scopes[isForAll ? 0 : this.scopes.length - 1].set(name, line);
  }
}

const localName = (name: string): string => `l_${name.slice(1)}`;

/** An axis counted by groups of `size` places; `kind` tells what is counted where their number is a symbol. */
export function groupedAxis({ name, extent }: Axis, size: number, kind: string): Axis {
  if (typeof extent === 'number') return { name, extent: Math.ceil(extent / size) };
  return { name, extent: derivedSymbol(`${extent.symbol}${kind}${size}`, extent, size) };
}

/** Words from one index to the next of so many interleaved arrays: fours, and an odd number of them, so that all banks are used. */
export function interleavedStep(arrays: number): number {
  const fours = Math.ceil(arrays / 4);
  return 4 * (fours % 2 === 0 ? fours + 1 : fours);
}

/** Declarations of an int for each axis, from a name that holds a linear index below their product. */
export function axisLines(
  axes: readonly Axis[],
  linear: string,
  context: StageContext,
): { readonly lines: string[]; readonly names: Map<Axis, string> } {
  const names = new Map<Axis, string>();
  const lines: string[] = [];
  let rest = linear;
  for (let position = axes.length - 1; position >= 0; position -= 1) {
    const axis = axes[position];
    if (axis.extent === 1 || axes.slice(0, position).every((outer) => outer.extent === 1)) {
      names.set(axis, axis.extent === 1 ? '0' : rest);
      continue;
    }
    const name = context.fresh(`${axis.name}_`);
    const size = axis.extent === 0 ? '1' : context.size(axis.extent);
    lines.push(`const int ${name} = (int)((unsigned int)${rest} % (unsigned int)${size});`);
    names.set(axis, name);
    const next = context.fresh('rest');
    lines.push(`const int ${next} = (int)((unsigned int)${rest} / (unsigned int)${size});`);
    rest = next;
  }
  return { lines, names };
}
