/** Checkpoints in a worker's own folder: only on their way between the store and a brain. */
import { readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FieldbrainError } from '../kernel/errors.js';
import { type Epoch, formatEpoch } from '../robot/wire/epoch.js';
import { generationsIn, nextCheckpointFile } from '../store/checkpoint.js';

/** What lies here of a robot that has gone: at once, so that it cannot meet the files of one that comes. */
export function removeCheckpoints(folder: string, robot: string): void {
  for (const file of generationsIn(folder, readdirSync(folder), robot)) rmSync(file, { force: true });
}

/** As the newest generation of its name, above any that this process has written. */
export async function placeCheckpoint(folder: string, robot: string, bytes: Uint8Array, epoch: Epoch): Promise<void> {
  const file = await nextCheckpointFile(folder, robot);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes, { flag: 'wx' }).catch((error: unknown) => {
    throw new FieldbrainError(
      'usage',
      `${file}: cannot be written for epoch ${formatEpoch(epoch)} (${String(error)}).`,
    );
  });
}
