/** The entry that says which worker has a robot's brain, as it stands in the bucket of owners. Its revision is half of the epoch. */
import { z } from 'zod';
import type { Epoch } from '../robot/wire/epoch.js';

const content = z.object({ worker: z.string().min(1).max(64), incarnation: z.number().int().min(1) });

/** Who owns a robot's brain. */
export interface Owner {
  readonly worker: string;
  readonly epoch: Epoch;
}

/** What a claim writes. */
export function writeOwner(worker: string, incarnation: number): string {
  return JSON.stringify({ worker, incarnation });
}

/**
 * The incarnation of a claim: when the bucket was made, by the clock of its server. Where that clock was set back, a bucket that was lost
 * and made anew is older than what robots have obeyed: then what the gateway has seen (`above`) counts. Never below the entry's own.
 */
export function incarnationOf(madeMs: number, entry: Epoch, above: Epoch): number {
  const least = Math.max(madeMs, entry.incarnation);
  return above.incarnation > least ? above.incarnation + 1 : least;
}

/** The owner in an entry, or undefined where it holds none that we wrote. */
export function readOwner(text: string, revision: number): Owner | undefined {
  try {
    const { worker, incarnation } = content.parse(JSON.parse(text));
    return { worker, epoch: { incarnation, revision } };
  } catch {
    return undefined;
  }
}
