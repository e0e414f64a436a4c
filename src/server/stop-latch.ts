/**
 * Which robots are under an emergency stop: all of them, or some by name. A stop belongs to a robot's name, not to its
 * connection, its description or its brain, and ends only by `clear`. Where there is a file, each change is on disk before
 * the call returns, so that a stop outlives the server. A file that cannot be read stops all robots.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The file beside the checkpoints. */
export const stopFile = 'emergency-stops.json';

const content = z.strictObject({ version: z.literal(1), all: z.boolean(), robots: z.array(z.string()) });

/** Which robots are stopped, wherever that is kept. */
export interface Stops {
  /** All robots are. */
  readonly all: boolean;
  /** Robots that are stopped by name. */
  readonly robots: readonly string[];
  holds(robot: string): boolean;
  /** Takes over what an earlier process has left. */
  load(): void;
  /** Stops one robot, or all. */
  stop(robot: string | undefined): void;
  /** Ends the stop of one robot, or every stop. */
  clear(robot: string | undefined): void;
}

export class StopLatch implements Stops {
  readonly #file: string | undefined;
  readonly #failed: (text: string) => void;
  #all = false;
  #robots: ReadonlySet<string> = new Set();

  /** `failed` hears what could not be read or written. */
  constructor(folder: string | undefined, failed: (text: string) => void) {
    this.#file = folder === undefined ? undefined : path.join(folder, stopFile);
    this.#failed = failed;
  }

  get all(): boolean {
    return this.#all;
  }

  /** Robots that are stopped by name. */
  get robots(): readonly string[] {
    return [...this.#robots];
  }

  holds(robot: string): boolean {
    return this.#all || this.#robots.has(robot);
  }

  /** Takes over what an earlier server has left. */
  load(): void {
    if (this.#file === undefined) return;
    try {
      const { all, robots } = content.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
      this.#all = all;
      this.#robots = new Set(robots);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      this.#all = true;
      const reason = (error as Error).message.split('\n')[0];
      this.#failed(
        `${this.#file}: cannot be read (${reason}). All robots are stopped: look at them, then clear the stop.`,
      );
    }
  }

  /** Stops one robot, or all. */
  stop(robot: string | undefined): void {
    if (robot === undefined) this.#change(true, this.#robots);
    else this.#change(this.#all, new Set([...this.#robots, robot]));
  }

  /** Ends the stop of one robot, or every stop. */
  clear(robot: string | undefined): void {
    if (robot === undefined) this.#change(false, new Set());
    else this.#change(this.#all, new Set([...this.#robots].filter((one) => one !== robot)));
  }

  /** What changes nothing is not written: asking again and again costs no disk. */
  #change(all: boolean, robots: ReadonlySet<string>): void {
    if (all === this.#all && robots.size === this.#robots.size) return;
    this.#all = all;
    this.#robots = robots;
    if (this.#file === undefined) return;
    try {
      replaceFile(this.#file, `${JSON.stringify({ version: 1, all, robots: [...robots] })}\n`);
    } catch (error) {
      this.#failed(`${this.#file}: cannot be written (${(error as Error).message}). A restart would not know of this.`);
    }
  }
}

/** The old content or the new one, whenever the machine fails. */
function replaceFile(file: string, text: string): void {
  const temporary = `${file}.tmp`;
  const handle = openSync(temporary, 'w', 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, file);
  const folder = openSync(path.dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
