/**
 * reduce epilogue: a map that is fed by a reduction at its own rows is computed as soon as the row's reduction is done.
 */
import type { JoinRule } from '../context.js';
import { hasFold } from '../stage.js';
import { isMatmul, joinDependent } from './dependent.js';

export const reduceEpilogue: JoinRule = (part, op, context) =>
  joinDependent(part, op, context, 'reduce epilogue', (phase) => hasFold(phase) && !isMatmul(phase, context));
