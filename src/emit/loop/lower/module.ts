/**
 * What all parts of one lowered stage share: the Program's tensors and control words, functions in use, the shared memory
 * that they need, and (in a debug build) the numbered places of bounds checks.
 */
import type { ControlBlock } from '../../../fuse/arena.js';
import { isNarrow, type NarrowDtype } from '../../../kernel/dtype.js';
import { FieldbrainError } from '../../../kernel/errors.js';
import type { NamedFunction } from '../../../kernel/expr.js';
import type { OpaqueOp } from '../../../kernel/op.js';
import type { Program } from '../../../kernel/program.js';
import type { Tensor } from '../../../kernel/tensor.js';
import type { Tree } from '../../../kernel/tree.js';
import type { ControlWord, LoopFunction, SharedArray, Statement } from '../language.js';
import { word } from '../language.js';
import type { Target } from '../machine.js';

/** Words behind the control block in the copy of it that a step begins with. */
export const extraWords = { guards: 0, faults: 1, zero: 2 } as const;

/** Where a bounds check of a debug build stands. */
export interface Site {
  readonly place: string;
  readonly tensor: string;
  readonly axis: number;
}

/** A hand-written body: what it is, and the names that it finds bound. */
export interface OpaqueFunction {
  readonly name: string;
  readonly op: OpaqueOp;
  readonly body: readonly Statement[];
}

/** How a function is called in the text. */
export function functionName(name: NamedFunction | NarrowDtype): string {
  return isNarrow(name) ? `through_${name}` : `${name}Of`;
}

export class Module {
  readonly tensors: ReadonlyMap<string, Tensor>;
  readonly tree: Tree;
  readonly functions = new Map<string, LoopFunction>();
  readonly opaque: OpaqueFunction[] = [];
  /** How often shared memory other than locals was asked for. */
  sharedUses = 0;
  private readonly named = new Map<string, SharedArray>();
  private poolWords = 0;
  private localWords = 0;

  constructor(
    program: Program,
    readonly control: ControlBlock,
    readonly machine: Target,
    private readonly sites: Site[],
    /** Threads of a workgroup. */
    readonly lanes: number,
    /** Writes a function of one f32, see formulas.ts. */
    private readonly writeFunction: (module: Module, name: NamedFunction | NarrowDtype) => LoopFunction,
  ) {
    this.tensors = new Map(program.tensors.map((tensor) => [tensor.name, tensor]));
    this.tree = program.tree;
  }

  extra(name: keyof typeof extraWords): ControlWord {
    return word(this.control.words + extraWords[name]);
  }

  /** The name of a function of one f32: a named function of the language, or the rounding to a narrow type. */
  function(name: NamedFunction | NarrowDtype): string {
    const known = functionName(name);
    if (!this.functions.has(known)) this.functions.set(known, this.writeFunction(this, name));
    return known;
  }

  /** Scratch in shared memory, reused by everything that stands between barriers. */
  pool(words: number): void {
    this.sharedUses += 1;
    this.poolWords = Math.max(this.poolWords, words);
  }

  /** Memory of a part's local arrays; parts run in different workgroups and share it. */
  locals(words: number): void {
    this.localWords = Math.max(this.localWords, words);
  }

  /** A shared array of its own. */
  shared(array: SharedArray): string {
    this.sharedUses += 1;
    this.named.set(array.name, array);
    return array.name;
  }

  /** The number of a bounds check, from 1. */
  site(site: Site): number {
    this.sites.push(site);
    return this.sites.length;
  }

  /** All shared arrays; refuses a stage that needs more than there is. `beside` words are used by the printer itself. */
  declarations(stage: string): SharedArray[] {
    const arrays = [...this.named.values()];
    const pool = (name: string, length: number): SharedArray => ({ name, type: 'u32', length, atomic: false });
    if (this.poolWords > 0) arrays.unshift(pool('pool', this.poolWords));
    if (this.localWords > 0) arrays.unshift(pool('local', this.localWords));
    const bytes = 4 * arrays.reduce((sum, { length }) => sum + length, 0);
    const most = this.machine.sharedBytes;
    if (bytes <= most) return arrays;
    throw new FieldbrainError(
      'program-unsupported',
      `stage ${stage}: too much workgroup memory (got ${bytes} bytes, expected at most ${most}). Load it with fusion: 'none'.`,
      { stage, bytes, most },
    );
  }
}
