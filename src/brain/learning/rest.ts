/** At the end of an episode the field rests where the brain was made so: content and echo begin anew, memory and rules stay. */
import type { ProgramBuilder } from '../../kernel/index.js';
import { add, f32, ne, store } from '../../kernel/index.js';
import { channels } from '../constants.js';
import type { BrainTensors } from '../tensors.js';
import type { LearnerTensors } from './tensors.js';

/** After `keepEnd`: what begins in the next cycle has ended in this one. */
export function addRest(
  b: ProgramBuilder,
  { B, content, dynamics, shape }: BrainTensors,
  { begins, rests }: LearnerTensors,
): void {
  if (!rests) return;
  const { edge } = shape;
  const space = [B, edge, edge, edge];
  b.map('restContent', [...space, channels.memory, 2], ([n, x, y, z, j, h]) => [
    store(content.next, [n, x, y, z, j, h], f32(0), ne(begins.at(n), 0)),
  ]);
  b.map('restEcho', [...space, channels.echo], ([n, x, y, z, k]) => [
    store(dynamics.next, [n, x, y, z, add(k, channels.rules)], f32(0), ne(begins.at(n), 0)),
  ]);
}
