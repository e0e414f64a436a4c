/**
 * What is known to lie on disk of each brain of a pool: its newest snapshot, which may be one for restarts only, and its newest
 * checkpoint. Where a child is permanently lost, the ledger says what can still be kept of its brains, and what cannot.
 */
import { loadCheckpoint, saveCheckpoint } from '../store/index.js';
import type { Opened, Saved } from './brains/messages.js';

/** A snapshot's file, and the cycle at which it was taken. */
interface Snapshot {
  readonly purpose: Saved['purpose'];
  readonly file: string;
  readonly cycle: number;
}

interface Entry {
  readonly newest: Snapshot | undefined;
  readonly checkpoint: Snapshot | undefined;
}

export class SnapshotLedger {
  readonly #entries = new Map<string, Entry>();

  /** A brain was opened: it stands where this file stands, or has none. */
  opened(name: string, { beginning, file, cycle }: Opened): void {
    if (beginning === 'newborn' || file === undefined) this.#entries.delete(name);
    else this.#note(name, { purpose: beginning, file, cycle });
  }

  /** A file became safe. */
  saved({ name, purpose, file, cycle }: Saved): void {
    this.#note(name, { purpose, file, cycle });
  }

  /** The newest snapshot, of whichever purpose. */
  newest(name: string): Snapshot | undefined {
    return this.#entries.get(name)?.newest;
  }

  /** The newest checkpoint in words, for somebody who has just lost what came after it. */
  describe(name: string): string {
    const checkpoint = this.#entries.get(name)?.checkpoint;
    if (checkpoint === undefined) return 'This run has no checkpoint of it.';
    return `Its newest checkpoint is ${checkpoint.file}, cycle ${checkpoint.cycle}.`;
  }

  #note(name: string, snapshot: Snapshot): void {
    const checkpoint = snapshot.purpose === 'checkpoint' ? snapshot : this.#entries.get(name)?.checkpoint;
    this.#entries.set(name, { newest: snapshot, checkpoint });
  }
}

/**
 * Makes a snapshot for restarts a checkpoint of its brain, and gives its file. It must hold the brain's last reset or load, by
 * their marks: what an operator did is not undone.
 */
export async function keepSnapshot(
  file: string,
  changes: readonly string[],
  to: { readonly folder: string; readonly name: string; readonly generations: number },
): Promise<string> {
  const checkpoint = await loadCheckpoint(file);
  if (!changes.every((mark) => checkpoint.metadata.changes?.includes(mark)))
    throw new Error('the brain was reset or loaded after it');
  return saveCheckpoint({ ...checkpoint, metadata: { ...checkpoint.metadata, purpose: 'checkpoint' } }, to);
}
