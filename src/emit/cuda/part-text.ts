/** What the text of a part of a stage is, and how its units lie on the turns of blocks. */
import type { Dimension } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Name, Statement } from '../loop/language.js';
import { block } from './c-text.js';
import type { TensorMap } from './micro/async-instructions.js';
import type { Team } from './schedule.js';
import type { Strategy } from './strategy.js';
import { warpThreads } from './tuning.js';

/** What a team does for a unit, but for declarations at the head of its text; nothing where the text is written by hand. */
export interface UnitLoops {
  readonly body: readonly Statement[];
  /** The body's name of the unit's number, where it has one. */
  readonly unit?: Name;
  readonly kept?: KeptLoops;
}

/** What a block prepares in shared memory and keeps for all its turns of one outer index; it takes turns in a row. */
export interface KeptLoops {
  readonly outer: Name;
  /** Turns of each outer index; undefined where there is only one index, 0. */
  readonly turns: number | undefined;
  /** The outer index that is prepared, −1 before the first. */
  readonly ready: Name;
  /** What a block does in each turn, before what its threads do for their units. */
  readonly body: readonly Statement[];
}

/** What one way of a part takes: a team for each unit, of which there are no more than `most` where that way is taken. */
export interface Spread {
  readonly team: Team;
  readonly units: readonly Axis[];
  readonly most?: number;
  /** The way is taken only where this size is `least` or more, or less than `below`. */
  readonly taken?: Taken;
}

export interface Taken {
  readonly size: Dimension;
  readonly least?: number;
  readonly below?: number;
}

export interface PartText {
  readonly team: Team;
  /** Declarations before the turns: which prologue the block's shared memory holds. */
  readonly head?: readonly string[];
  readonly units: readonly Axis[];
  readonly loops?: UnitLoops;
  /** Where there are several ways, what each takes: their sum is never too few. */
  readonly spread?: readonly Spread[];
  /** Where there are several ways, what each does. */
  readonly ways?: readonly Way[];
  /** The number of units, as an int. */
  readonly count: string;
  /** What a block does in its turn number `turn` among the turns of this part. */
  readonly lines: readonly string[];
  readonly sharedWords: number;
  /** How it and its phases are written. */
  readonly strategies: readonly Strategy[];
  /** Threads that a multiprocessor had best hold at once where this part is a kernel of its own. */
  readonly residentThreads?: number | undefined;
  /** Matrices that the copy engine brings. The lines then go through all turns of a block, and the part is alone in its stage. */
  readonly maps?: readonly TensorMap[] | undefined;
}

/** What a way of writing a part gives whose units are a block's, one a turn. */
export type BlockText = Pick<PartText, 'units' | 'count' | 'lines' | 'sharedWords' | 'maps'>;

/** One way of a part alone: what its team does for a unit, and the words of shared memory that it needs for that. */
export type Way = Pick<PartText, 'team' | 'units' | 'loops' | 'sharedWords' | 'strategies'>;

/** What each way of a part takes. */
export function spreadOf({ team, units, spread = [{ team, units }] }: PartText): readonly Spread[] {
  return spread;
}

/** What each way of a part does. */
export function waysOf(part: PartText): readonly Way[] {
  return part.ways ?? [part];
}

/** How many units a block takes in one turn. */
export function unitsPerTurn(team: Team, threads: number): number {
  return team === 'thread' ? threads : team === 'warp' ? threads / warpThreads : 1;
}

/** How many turns of blocks a part takes, as an int. */
export function turnsText(part: PartText, threads: number): string {
  const size = unitsPerTurn(part.team, threads);
  return size === 1 ? part.count : `(${part.count} + ${size - 1}) / ${size}`;
}

export function unitLines(
  team: Team,
  name: string,
  turn: string,
  units: string,
  threads: number,
  body: readonly string[],
): string[] {
  if (team === 'block') return [`const int ${name} = ${turn};`, ...body];
  const place = `${unitsPerTurn(team, threads)} + ${team === 'thread' ? 'threadIdx.x' : 'warp'}`;
  return [`const int ${name} = ${turn} * ${place};`, ...block(`if (${name} < ${units})`, body)];
}
