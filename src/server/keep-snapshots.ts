/** When a brain child is gone at the end of a server: of each brain the newest snapshot becomes its checkpoint. */
import type { Closed } from './brains/messages.js';
import { inTime } from './closing.js';
import type { TellEvent } from './events.js';
import type { BrainBatch } from './pool-batch.js';
import { keepSnapshot, type SnapshotLedger } from './snapshot-ledger.js';

/** Gives what was kept and what was lost; `why` the child is gone, `endMs` when there is no more time. */
export async function keepSnapshots(
  batches: readonly BrainBatch[],
  ledger: SnapshotLedger,
  checkpoints: { readonly folder: string; readonly generations: number },
  { why, endMs, event }: { readonly why: string; readonly endMs: number; readonly event: TellEvent },
): Promise<Closed> {
  const [saved, lost]: [Closed['saved'][number][], Closed['lost'][number][]] = [[], []];
  for (const { name, frames, savedFrames, changes } of batches) {
    if (name === '') continue;
    const newest = ledger.newest(name);
    if (newest?.purpose !== 'recovery') {
      if (frames > savedFrames) lost.push({ name, reason: why });
      continue;
    }
    const { cycle } = newest;
    const start = performance.now();
    try {
      const file = await inTime(keepSnapshot(newest.file, changes.marks, { ...checkpoints, name }), endMs - start);
      const writeMs = performance.now() - start;
      saved.push({ name, file, cycle, pauseMs: 0, writeMs, purpose: 'checkpoint' });
      const text = `${name}: its snapshot of cycle ${cycle} is its checkpoint now; what came after it is lost (${why})`;
      event('warning', 'checkpoint-kept', text, name);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : String(failure);
      lost.push({ name, reason: `${why}; its snapshot of cycle ${cycle}: ${reason}` });
    }
  }
  return { saved, lost, faults: [] };
}
