/**
 * The folder for temporary files in which the snapshots for a restart of the brain process lie. A server that is killed leaves
 * it behind; the next one that starts removes it. Whether a folder's server lives is asked of the system: it listens on a local
 * socket in the folder for as long as it lives, whatever its process number, container or state.
 */
import { lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const prefix = 'fieldbrain-recovery-';
const socketName = 'owner';
/** Where there is no socket, its server may be just about to open it, or an earlier build's: so old means left behind. */
const leftBehindMs = 24 * 3600_000;

export class RecoveryFolder {
  readonly path: string;
  readonly #owner = net.createServer((socket) => socket.destroy());

  constructor() {
    this.path = mkdtempSync(path.join(os.tmpdir(), prefix));
    this.#owner.unref();
  }

  /** Marks the folder as in use and removes those that others left behind. Gives the names of what was removed. */
  async open(): Promise<readonly string[]> {
    // Without the mark (a path that is too long for one) the folder counts as in use for a day.
    await new Promise<void>((resolve) => {
      this.#owner.once('error', () => resolve());
      this.#owner.listen(path.join(this.path, socketName), () => resolve());
    });
    const removed: string[] = [];
    for (const name of readdirSync(os.tmpdir())) {
      const folder = path.join(os.tmpdir(), name);
      if (!name.startsWith(prefix) || folder === this.path || !(await isLeftBehind(folder))) continue;
      try {
        rmSync(folder, { recursive: true, force: true });
        removed.push(name);
      } catch {
        // Somebody else's, or on a disk that refuses: it costs only its room.
      }
    }
    return removed;
  }

  close(): void {
    this.#owner.close();
    rmSync(this.path, { recursive: true, force: true });
  }
}

async function isLeftBehind(folder: string): Promise<boolean> {
  try {
    // Not a link to something else, and not another user's.
    const found = lstatSync(folder);
    if (!found.isDirectory() || (process.getuid !== undefined && found.uid !== process.getuid())) return false;
    const answer = await knock(path.join(folder, socketName));
    if (answer === 'ECONNREFUSED') return true;
    if (answer !== 'ENOENT') return false;
    const changedMs = ['.', ...readdirSync(folder)].map((name) => statSync(path.join(folder, name)).mtimeMs);
    return Date.now() - Math.max(...changedMs) > leftBehindMs;
  } catch {
    // Its server has just removed it.
    return false;
  }
}

/** The system's word on a local socket: undefined where somebody listens. */
function knock(socketPath: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}
