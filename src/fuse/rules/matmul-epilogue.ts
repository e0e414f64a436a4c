/**
 * matmul epilogue: bias, activation and residual of a matrix product are applied to each sum before it is stored.
 */
import type { JoinRule } from '../context.js';
import { isMatmul, joinDependent } from './dependent.js';

export const matmulEpilogue: JoinRule = (part, op, context) =>
  joinDependent(part, op, context, 'matmul epilogue', (phase) => isMatmul(phase, context));
