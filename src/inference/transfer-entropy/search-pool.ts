/**
 * The threads that neighbour searches share: one pool a process, opened when there is enough to do for it to pay, and left
 * to end with the process (its threads do not keep a process alive). It changes how long an estimate takes, never its bits.
 */
import { Pool } from '../../device/cpu/pool.js';

/** Fewer points are counted faster than they are handed out. */
const leastSamples = 2500;
/** Points of all estimates so far that pay for starting threads: a single small estimate does not. */
const leastWork = 50_000;
/** A search of a million points may take minutes. */
const timeoutMs = 3_600_000;

let opened: Promise<Pool> | undefined;
let work = 0;

/** The pool, or nothing where one thread is better. */
export async function searchPool(samples: number, estimates: number): Promise<Pool | undefined> {
  if (samples < leastSamples) return undefined;
  work += samples * estimates;
  if (opened === undefined && work < leastWork) return undefined;
  if (opened !== undefined && (await opened).state !== 'ready') opened = undefined;
  opened ??= Pool.open({ timeoutMs });
  return opened;
}

/** Ends the threads; the next search that needs them starts new ones. */
export async function closeSearchPool(): Promise<void> {
  const pool = await opened;
  opened = undefined;
  work = 0;
  await pool?.close();
}
