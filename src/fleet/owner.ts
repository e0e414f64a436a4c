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

/** The owner in an entry, or undefined where it holds none that we wrote. */
export function readOwner(text: string, revision: number): Owner | undefined {
  try {
    const { worker, incarnation } = content.parse(JSON.parse(text));
    return { worker, epoch: { incarnation, revision } };
  } catch {
    return undefined;
  }
}
