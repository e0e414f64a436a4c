/** A disk of one megabyte in memory, for tests of what happens when it is full. Only an administrator of a Linux machine may mount it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  fill(): void;
  makeReadOnly(): void;
  unmount(): void;
}

/** Mounts one; undefined where that is not allowed. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-small-disk-'));
  const mount = (...given: string[]): void => void execFileSync('mount', [...given, folder], { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs');
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  return {
    folder,
    fill: () => {
      const bytes = Buffer.alloc(4096);
      try {
        for (;;) writeFileSync(path.join(folder, 'filling'), bytes, { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeReadOnly: () => mount('-o', 'remount,ro'),
    unmount: () => {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}

/** Whether tests of this machine may mount one. */
export const mayMount: boolean = (() => {
  const disk = mountSmallDisk();
  disk?.unmount();
  return disk !== undefined;
})();
