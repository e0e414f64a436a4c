/** The question that inlining rules answer: is it wise to compute `producer` where `consumer` reads it? */
import type { LoadExpr } from '../../kernel/expr.js';
import type { ComputeOp, MapOp, MatmulOp, Write } from '../../kernel/op.js';
import type { Machine } from '../machine.js';

export interface InlineAnswer {
  readonly name: string;
  /** Why not; absent where the rule agrees. */
  readonly refused?: string;
}

export type InlineRule = (
  producer: MapOp | MatmulOp,
  write: Write,
  consumer: ComputeOp,
  loads: readonly LoadExpr[],
  machine: Machine,
) => InlineAnswer;
