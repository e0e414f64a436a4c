/**
 * A micro-kernel: a way to write one kind of part by hand, as text, where the passes of the loop language cannot reach it. It
 * says which parts it matches, what it needs and what it promises. All of them are in one list (index.ts), and part.ts
 * takes the first that matches; parts that none does are written from statements.
 */
import type { Part } from '../../../fuse/stage.js';
import type { Dimension } from '../../../kernel/dimension.js';
import type { StageContext } from '../context.js';
import type { BlockText } from '../part-text.js';
import type { CudaPass } from '../strategy.js';

export interface MicroKernel<Found = unknown> {
  readonly name: CudaPass;
  /** What must hold of blocks, sizes and the GPU. */
  readonly needs: string;
  /** Which order its sums have: the Program's, so the same bits as every other way, or that of an instruction. */
  readonly order: 'program' | 'instruction';
  /** What it found; a sentence why it leaves a part alone that is of its kind; undefined for parts of another kind. */
  match(part: Part, context: StageContext): Found | string | undefined;
  /** What a block does for a unit in its turn `turn`. */
  write(found: Found, turn: string, context: StageContext): BlockText;
  /** From which size on it is taken, where it is not always. */
  from?(found: Found, context: StageContext): Threshold | undefined;
}

export interface Threshold {
  readonly size: Dimension;
  readonly least: number;
  /** What is taken below; without one, statements. */
  readonly below?: Pick<MicroKernel, 'name' | 'write'>;
}
