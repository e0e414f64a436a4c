/**
 * What the faculties of research mode add to the field after it has evolved, gathered so that one pass adds it all. A
 * faculty gives a formula for a content channel, one for a memory channel, or both.
 */
import type { Expr, ProgramBuilder } from '../../kernel/index.js';
import { add, div, store } from '../../kernel/index.js';
import { channels } from '../constants.js';
import { replaceNonFinite } from '../evolve.js';
import type { BrainTensors } from '../tensors.js';

/** A voxel and lane, with the cell that it lies in. */
export interface Spot {
  readonly brain: Expr;
  readonly place: readonly [Expr, Expr, Expr];
  readonly cell: readonly [Expr, Expr, Expr];
  readonly lane: Expr;
}

export interface Influence {
  readonly content?: (spot: Spot, half: 0 | 1) => Expr;
  /** Given the memory channel as it now is. */
  readonly memory?: (spot: Spot, now: Expr) => Expr;
}

export function addInfluences(b: ProgramBuilder, tensors: BrainTensors, influences: readonly Influence[]): void {
  const { B, content, memory, shape } = tensors;
  const { edge, cellEdge } = shape;
  const onContent = influences.flatMap((one) => (one.content === undefined ? [] : [one.content]));
  const onMemory = influences.flatMap((one) => (one.memory === undefined ? [] : [one.memory]));
  const domain = [B, edge, edge, edge, channels.memory];
  const spotOf = ([n, x, y, z, j]: readonly Expr[]): Spot => {
    const [cx, cy, cz] = [x, y, z].map((at) => (cellEdge === 1 ? at : div(at, cellEdge)));
    return { brain: n, place: [x, y, z], cell: [cx, cy, cz], lane: j };
  };
  if (onContent.length > 0)
    for (const half of [0, 1] as const)
      b.map(`influence${half}`, domain, (at) => {
        const old = content.next.at(...at, half);
        const changed = onContent.reduce((total, more) => add(total, more(spotOf(at), half)), old);
        return [store(content.next, [...at, half], replaceNonFinite(changed))];
      });
  if (onMemory.length > 0)
    b.map('influenceMemory', domain, (at) => {
      const old = memory.at(...at);
      return [
        store(memory, at, replaceNonFinite(onMemory.reduce((total, more) => add(total, more(spotOf(at), old)), old))),
      ];
    });
}
