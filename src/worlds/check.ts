/** What callers hand to a world, checked before anything is touched: every refusal changes nothing. */
import { isSeed } from '../brain/options.js';
import { wrongInput } from '../brain/refusal.js';
import { needOptions } from '../kernel/known-names.js';
import type { Space } from './space.js';
import type { ResetOptions } from './types.js';

/** The actions of all environments: finite, and whole numbers in range where they are discrete. */
export function checkActions(place: string, actions: ArrayLike<number>, count: number, space: Space): void {
  const length = count * space.shape[0];
  if (actions?.length !== length)
    throw wrongInput(place, 'wrong number of actions', actions?.length, `${length} (${count} × ${space.shape[0]})`);
  for (let at = 0; at < length; at += 1) {
    const value = actions[at];
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw wrongInput(place, `bad action at ${at}`, value, 'a finite number');
    if (space.discrete !== undefined && !(Number.isInteger(value) && value >= 0 && value < space.discrete))
      throw wrongInput(place, `no such action at ${at}`, value, `a whole number from 0 to ${space.discrete - 1}`);
  }
}

/** What a reset asks for, with nothing left out. */
export interface CheckedReset {
  readonly seed: number | undefined;
  readonly isReset: (environment: number) => boolean;
  /** [count][n] flat, where states are given. */
  readonly states: Float64Array | undefined;
}

export function checkReset(place: string, options: ResetOptions, count: number, width: number): CheckedReset {
  needOptions(place, options, { seed: 0, mask: 0, states: 0 }, 'input-invalid');
  const { seed, mask, states } = options;
  if (seed !== undefined && !isSeed(seed))
    throw wrongInput(place, 'bad seed', seed, 'a whole number from 0 to 2³² − 1');
  if (mask !== undefined && mask.length !== count)
    throw wrongInput(place, 'wrong length of the mask', mask.length, `${count}, one for each environment`);
  return {
    seed,
    isReset: (environment) => mask === undefined || Boolean(mask[environment]),
    states: states === undefined ? undefined : flatStates(place, states, count, width),
  };
}

function flatStates(
  place: string,
  given: NonNullable<ResetOptions['states']>,
  count: number,
  width: number,
): Float64Array {
  const rows = Array.from(given as ArrayLike<number | ArrayLike<number>>);
  const isFlat = rows.every((row) => typeof row === 'number');
  if (!isFlat && (rows.length !== count || rows.some((row) => typeof row === 'number' || row?.length !== width)))
    throw wrongInput(place, 'wrong shape of the states', `${rows.length} rows`, `${count} rows of ${width}`);
  const flat = Float64Array.from(
    isFlat ? (rows as number[]) : rows.flatMap((row) => Array.from(row as ArrayLike<number>)),
  );
  if (flat.length !== count * width)
    throw wrongInput(place, 'wrong number of states', flat.length, `${count * width} (${count} × ${width})`);
  const bad = flat.findIndex((value) => !Number.isFinite(value));
  if (bad >= 0) throw wrongInput(place, `bad state at ${bad}`, flat[bad], 'a finite number');
  return flat;
}
