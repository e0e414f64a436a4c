/**
 * side-by-side: an op that needs nothing of a stage runs in it on units of its own, beside the others, instead of in a
 * stage of its own (a bank scan beside a projection beside a readout update).
 */
import type { ComputeOp } from '../../kernel/op.js';
import { lowerOp } from '../lower.js';
import type { Part } from '../stage.js';

export const mostParts = 16;

export function sideBySide(stage: readonly Part[], op: ComputeOp): readonly Part[] | string {
  if (stage.length >= mostParts) return `the stage has ${mostParts} parts already`;
  return [...stage, lowerOp(op)];
}
