/** What an episode leaves to the next, where the brain was made so that its field rests between them. */
import type { Expr } from '../../kernel/index.js';
import { eq, f32, select } from '../../kernel/index.js';
import type { LearnerTensors } from './tensors.js';

/** 0 in the first cycle of an episode, else 1; undefined where nothing ever rests. */
export function keptShare({ rests, begins }: Pick<LearnerTensors, 'rests' | 'begins'>, n: Expr): Expr | undefined {
  return rests ? select(eq(begins.at(n), 1), f32(0), 1) : undefined;
}
