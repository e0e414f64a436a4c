/**
 * What all functions of one generated module share: the Program's tensors and control words, the helpers in use, the
 * workgroup memory that they need, and (in a debug build) the numbered places of bounds checks.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import type { Bindings } from '../../kernel/dimension.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { Program } from '../../kernel/program.js';
import type { Tensor } from '../../kernel/tensor.js';
import type { Tree } from '../../kernel/tree.js';
import { Helpers } from './helpers.js';
import type { Text } from './text.js';

/** Invocations of a workgroup: hand-written bodies of opaque ops count on 64, and every device has 256. */
export const narrow = 64;
export const wide = 256;

/** Words behind the control block in the uniform copy of it. */
export const extraWords = { guards: 0, faults: 1, zero: 2 } as const;
/** The uniform copy is a whole number of these, so that it can be bound at any aligned offset. */
export const windowWords = 64;

export interface ModuleOptions {
  /** Checks the bounds of loads that promise to stay inside. */
  readonly debug?: boolean;
  /** What one workgroup may hold. Default 16,384, which every device has. */
  readonly workgroupBytes?: number;
  /** Only for bodies of opaque ops, whose text may depend on sizes. */
  readonly bindings?: Bindings;
}

/** Where a bounds check of a debug build stands. */
export interface Site {
  readonly place: string;
  readonly tensor: string;
  readonly axis: number;
}

export class Module {
  readonly helpers = new Helpers();
  readonly tensors: ReadonlyMap<string, Tensor>;
  readonly tree: Tree;
  /** Functions of opaque ops and parts, in order. */
  readonly functions: Text[] = [];
  private readonly globals = new Map<string, string>();
  private words = 0;
  private poolWords = 0;
  private localWords = 0;

  constructor(
    readonly program: Program,
    readonly control: ControlBlock,
    readonly options: ModuleOptions,
    private readonly sites: Site[],
    /** Invocations of a workgroup. */
    readonly lanes: number = narrow,
  ) {
    this.tensors = new Map(program.tensors.map((tensor) => [tensor.name, tensor]));
    this.tree = program.tree;
  }

  /** A word of the uniform copy of the control block. */
  param(word: number): string {
    return `params[${word >> 2}].${'xyzw'[word & 3]}`;
  }

  extra(name: keyof typeof extraWords): string {
    return this.param(this.control.words + extraWords[name]);
  }

  /** Scratch in workgroup memory, reused by everything that stands between barriers. */
  pool(words: number): void {
    this.poolWords = Math.max(this.poolWords, words);
  }

  /** Memory of a part's local arrays; parts run in different workgroups and share it. */
  locals(words: number): void {
    this.localWords = Math.max(this.localWords, words);
  }

  /** A workgroup variable with its own type. */
  shared(name: string, type: string, words: number): string {
    if (!this.globals.has(name)) {
      this.globals.set(name, type);
      this.words += words;
    }
    return name;
  }

  /** The number of a bounds check, from 1. */
  site(site: Site): number {
    this.sites.push(site);
    return this.sites.length;
  }

  /** Declarations of workgroup memory; refuses a stage that needs more than there is. */
  declarations(stage: string): string[] {
    const bytes = 4 * (this.words + this.poolWords + this.localWords);
    const most = this.options.workgroupBytes ?? 16_384;
    if (bytes > most) {
      throw new FieldbrainError(
        'program-unsupported',
        `stage ${stage}: too much workgroup memory (got ${bytes} bytes, expected at most ${most}). Load it with fusion: 'none'.`,
        { stage, bytes, most },
      );
    }
    const lines = [...this.globals].map(([name, type]) => `var<workgroup> ${name}: ${type};`);
    if (this.poolWords > 0) lines.unshift(`var<workgroup> pool: array<u32, ${this.poolWords}>;`);
    if (this.localWords > 0) lines.unshift(`var<workgroup> local: array<u32, ${this.localWords}>;`);
    return lines;
  }
}
