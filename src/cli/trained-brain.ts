/** Saves the brain that a training gives. Where that fails at the end, the report of the training is still worth printing. */
import type { BrainSnapshot } from '../brain/types.js';
import { CommandFailure } from './failure.js';
import { unwritable } from './file.js';

/** Saves it, or gives the failure to throw once the answer is printed. */
export async function saveTrained(
  snapshot: BrainSnapshot,
  metadata: Readonly<Record<string, string>>,
  file: string,
): Promise<CommandFailure | undefined> {
  const { checkpointOf, writeCheckpoint } = await import('../store/index.js');
  try {
    await writeCheckpoint(checkpointOf(snapshot, metadata), file);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const { code, message } = unwritable('train --out', file, error);
    return new CommandFailure(code, message, { value: file, isAfterAnswer: true });
  }
}
