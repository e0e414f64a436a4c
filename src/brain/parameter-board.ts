/**
 * The parameters of all slots as the host keeps them: a mirror of the small state tensors in which they live on the device. The
 * parameters of research mode lie in a tensor of their own, which other brains do not have.
 */
import type { HostArray } from '../kernel/index.js';
import { describeRange, isWithin, rangeOf } from './parameter-range.js';
import { type ParameterName, parameterNames } from './parameters.js';
import { wrongFile, wrongInput } from './refusal.js';
import { type ResearchFaculty, researchFaculties } from './research/faculties.js';

/** The state tensors that hold parameters. */
export const parameterTensors: readonly string[] = ['knobs', 'researchKnobs'];

interface Board {
  readonly tensor: string;
  readonly names: readonly ParameterName[];
  readonly values: Float32Array;
}

export class ParameterBoard {
  readonly boards: readonly Board[];

  constructor(
    private readonly brains: number,
    private readonly faculties: readonly ResearchFaculty[],
    /** Whether the brain is in research mode: then it has their tensor, even with none of them on. */
    research: boolean,
  ) {
    const board = (tensor: string, names: readonly ParameterName[]): Board => ({
      tensor,
      names,
      values: new Float32Array(brains * names.length).fill(1),
    });
    const own = board('knobs', parameterNames);
    this.boards = research ? [own, board('researchKnobs', researchFaculties)] : [own];
  }

  get(parameter: ParameterName, slot: number): number {
    const { board, column } = this.find(parameter);
    return board.values[slot * board.names.length + column];
  }

  /** Turns a parameter in one slot, or in all, and says which tensor has changed; refuses what could destroy a brain. */
  set(parameter: ParameterName, value: number, slot?: number): Board {
    const { board, column } = this.find(parameter);
    if (!isWithin(rangeOf(parameter), value))
      throw wrongInput(`set ${parameter}`, 'outside its range', value, describeRange(rangeOf(parameter)));
    for (let n = 0; n < this.brains; n += 1)
      if (slot === undefined || slot === n) board.values[n * board.names.length + column] = value;
    return board;
  }

  /**
   * Refuses parameters of a snapshot of all slots, or of one, that no brain could have been turned to. Call it before any state is
   * written. Tensors that are not there are refused by those who look at all of them.
   */
  check(place: string, tensors: Readonly<Record<string, HostArray>> | undefined): void {
    for (const { tensor, names } of this.boards)
      tensors?.[tensor]?.forEach((value, at) => {
        const parameter = names[at % names.length];
        if (!isWithin(rangeOf(parameter), value))
          throw wrongFile(
            place,
            `parameter ${parameter} of slot ${Math.floor(at / names.length)} is outside its range`,
            value,
            `${describeRange(rangeOf(parameter))}; turn it back before saving, or set it in the snapshot's tensor ${tensor}`,
          );
      });
  }

  /** Takes what a snapshot of all slots, or of one, holds. */
  take(tensors: Readonly<Record<string, HostArray>>, slot = 0): void {
    for (const { tensor, names, values } of this.boards)
      values.set(tensors[tensor] as Float32Array, slot * names.length);
  }

  /** Where a parameter stands; refuses one that this brain does not have. */
  find(parameter: ParameterName): { readonly board: Board; readonly column: number } {
    const known = [...parameterNames, ...this.faculties];
    if (!known.includes(parameter))
      throw wrongInput('parameter', 'this brain has no such parameter', parameter, known.join(', '));
    const board = this.boards.find(({ names }) => names.includes(parameter)) as Board;
    return { board, column: board.names.indexOf(parameter) };
  }
}
