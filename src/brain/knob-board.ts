/**
 * The knobs of all slots as the host keeps them: a mirror of the small state tensors in which they live on the device. The
 * knobs of research mode lie in a tensor of their own, which other brains do not have.
 */
import type { HostArray } from '../kernel/index.js';
import { type Knob, knobNames } from './knobs.js';
import { wrongInput } from './refusal.js';
import { type ResearchFaculty, researchFaculties } from './research/faculties.js';

/** The state tensors that hold knobs. */
export const knobTensors: readonly string[] = ['knobs', 'researchKnobs'];

interface Board {
  readonly tensor: string;
  readonly names: readonly Knob[];
  readonly values: Float32Array;
}

export class KnobBoard {
  readonly boards: readonly Board[];

  constructor(
    private readonly brains: number,
    private readonly faculties: readonly ResearchFaculty[],
    /** Whether the brain is in research mode: then it has their tensor, even with none of them on. */
    research: boolean,
  ) {
    const board = (tensor: string, names: readonly Knob[]): Board => ({
      tensor,
      names,
      values: new Float32Array(brains * names.length).fill(1),
    });
    const own = board('knobs', knobNames);
    this.boards = research ? [own, board('researchKnobs', researchFaculties)] : [own];
  }

  get(knob: Knob, slot: number): number {
    const { board, column } = this.find(knob);
    return board.values[slot * board.names.length + column];
  }

  /** Turns a knob in one slot, or in all, and says which tensor has changed. */
  set(knob: Knob, value: number, slot?: number): Board {
    const { board, column } = this.find(knob);
    for (let n = 0; n < this.brains; n += 1)
      if (slot === undefined || slot === n) board.values[n * board.names.length + column] = value;
    return board;
  }

  /** Takes what a snapshot of all slots, or of one, holds. */
  take(tensors: Readonly<Record<string, HostArray>>, slot = 0): void {
    for (const { tensor, names, values } of this.boards)
      values.set(tensors[tensor] as Float32Array, slot * names.length);
  }

  /** Where a knob stands; refuses one that this brain does not have. */
  find(knob: Knob): { readonly board: Board; readonly column: number } {
    const known = [...knobNames, ...this.faculties];
    if (!known.includes(knob)) throw wrongInput('knob', 'this brain has no such knob', knob, known.join(', '));
    const board = this.boards.find(({ names }) => names.includes(knob)) as Board;
    return { board, column: board.names.indexOf(knob) };
  }
}
