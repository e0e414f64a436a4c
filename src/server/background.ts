/**
 * Node compiles and collects in threads of its own. While they compile what has just become hot, for up to 20 ms at a time,
 * they take turns with the threads of a brain on the same cores, and its cycles take twice as long. Here they are made to
 * step back: they go on in whatever time cycles leave. Linux alone lets threads be told apart; elsewhere nothing happens.
 */
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import process from 'node:process';

/** The threads of this process but the main one. Called before a program starts threads, they are Node's own. */
export function otherThreads(): readonly number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc/self/task')
    .map(Number)
    .filter((thread) => thread !== process.pid);
}

/** From now on these threads run where nothing else wants to. One that has ended meanwhile is passed over. */
export function stepBack(threads: readonly number[]): void {
  const alive = new Set(otherThreads());
  for (const thread of threads) if (alive.has(thread)) setPriority(thread, constants.priority.PRIORITY_LOW);
}
