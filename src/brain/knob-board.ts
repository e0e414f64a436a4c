/**
 * The knobs of all slots as the host keeps them: a mirror of the small state tensors in which they live on the device. The
 * knobs of research mode lie in a tensor of their own, which other brains do not have.
 */
import type { HostArray } from '../kernel/index.js';
import { describeRange, isWithin, rangeOf } from './knob-range.js';
import { type Knob, knobNames } from './knobs.js';
import { wrongFile, wrongInput } from './refusal.js';
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

  /** Turns a knob in one slot, or in all, and says which tensor has changed; refuses what could destroy a brain. */
  set(knob: Knob, value: number, slot?: number): Board {
    const { board, column } = this.find(knob);
    if (!isWithin(rangeOf(knob), value))
      throw wrongInput(`set ${knob}`, 'outside its range', value, describeRange(rangeOf(knob)));
    for (let n = 0; n < this.brains; n += 1)
      if (slot === undefined || slot === n) board.values[n * board.names.length + column] = value;
    return board;
  }

  /**
   * Refuses knobs of a snapshot of all slots, or of one, that no brain could have been turned to. Call it before any state is
   * written. Tensors that are not there are refused by those who look at all of them.
   */
  check(place: string, tensors: Readonly<Record<string, HostArray>> | undefined): void {
    for (const { tensor, names } of this.boards)
      tensors?.[tensor]?.forEach((value, at) => {
        const knob = names[at % names.length];
        if (!isWithin(rangeOf(knob), value))
          throw wrongFile(
            place,
            `knob ${knob} of slot ${Math.floor(at / names.length)} is outside its range`,
            value,
            `${describeRange(rangeOf(knob))}; turn it back before saving, or set it in the snapshot's tensor ${tensor}`,
          );
      });
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
