/**
 * What runs first where cores are few. A browser with the page, or any other program, wants the cores that a robot's brain runs
 * on; the system shares them out fairly, and cycles wait. So the threads that a robot waits for go before others
 * (`brain.highPriority`). It requires root or CAP_SYS_NICE; without them nothing changes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, getPriority, setPriority } from 'node:os';
import process from 'node:process';
import { fewCores } from './background.js';

/** Such threads get 23 times the time of others that want the same core. */
export const raisedNice = constants.priority.PRIORITY_HIGH;

/**
 * Lets these threads go first, all of them or none: one that is ahead of those that it waits for gains nothing. Says whether
 * they do. What they start from now on comes along (`atUsualPriority`).
 */
export function raisePriority(
  threads: readonly number[],
  cores = availableParallelism(),
  set: (thread: number, priority: number) => void = setPriority,
  get: (thread: number) => number = getPriority,
): boolean {
  if (cores > fewCores) return false;
  const before = threads.map((thread) => get(thread));
  for (const [at, thread] of threads.entries())
    try {
      set(thread, Math.min(before[at], raisedNice));
    } catch (error) {
      if (!isRefused(error)) throw error;
      for (let i = 0; i < at; i += 1) set(threads[i], before[i]);
      return false;
    }
  return true;
}

/**
 * Linux may share its cores out between sessions (a terminal with all that was started there) before it looks at their
 * threads. Lets the session of this process go first, too, where there is such a thing and the system allows it; gives what
 * puts it back to where it was. One that goes first already was left so by a server that was killed, or is shared with one: it
 * is put back to the usual.
 */
export function liftSession(
  file = '/proc/self/autogroup',
  write: (file: string, text: string) => void = writeFileSync,
): () => void {
  const asIs = (): void => undefined;
  if (!existsSync(file)) return asIs;
  const text = unlessRefused(() => readFileSync(file, 'utf8'));
  const before = Number(/nice (-?\d+)/.exec(text ?? '')?.[1] ?? 0);
  if (text === undefined || before < raisedNice) return asIs;
  const put = (priority: number): true | undefined =>
    unlessRefused(() => {
      write(file, String(priority));
      return true;
    });
  if (!put(raisedNice)) return asIs;
  return () => void put(before === raisedNice ? 0 : before);
}

/** What it gives, or undefined where the system refuses it. */
function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!sessionRefusals.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return undefined;
  }
}

/**
 * No right to it (EACCES, EPERM), changed a moment ago (EAGAIN), a file system that is only read (EROFS), or no session of its
 * own: what runs in the session that the system began with, as the first process of a container may, gets EINVAL.
 */
const sessionRefusals: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EAGAIN', 'EROFS', 'EINVAL']);

/** The command for a program that people use: it does not go first with the process that starts it. */
export function atUsualPriority(command: readonly string[], own = getPriority()): readonly string[] {
  return process.platform === 'win32' || own >= 0 ? command : ['nice', '-n', String(-own), ...command];
}

/** What a process that serves robots says of itself, until it ends. */
export function serveAtHighPriority(): void {
  if (raisePriority([process.pid])) process.once('exit', liftSession());
}

function isRefused(error: unknown): boolean {
  const code = (error as { readonly info?: { readonly code?: string } }).info?.code;
  return code === 'EACCES' || code === 'EPERM';
}
