/**
 * pointwise: maps over one index space, the second reading what the first wrote at the same index. One loop; the value
 * passes in a register.
 */
import type { JoinRule } from '../context.js';
import { hasFold } from '../stage.js';
import { joinDependent } from './dependent.js';

export const pointwise: JoinRule = (part, op, context) =>
  joinDependent(part, op, context, 'pointwise', (phase) => !hasFold(phase));
