/**
 * Where the threads of a brain run. A thread that wakes another often gets it on its own core, also where another is idle: the two
 * then take turns, and a cycle takes twice as long. So a brain that has as many threads as there are cores may get one for each
 * (`brain.pinThreads`). Where other programs want the cores, too, that makes the longest cycles longer: a thread cannot step aside.
 * Linux alone lets it be said, to the program `taskset`; elsewhere the system decides.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fewCores } from './background.js';

/** Cores that this process may use; none where the system does not tell. */
export function allowedCores(): readonly number[] {
  if (process.platform !== 'linux') return [];
  return readCores(/^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '');
}

/** `0,2-4` → 0, 2, 3, 4. */
export function readCores(list: string): readonly number[] {
  return list
    .split(',')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [first, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });
}

/** Lets a thread run on these cores only; false where that cannot be said. */
export type Confine = (thread: number, cores: readonly number[]) => boolean;

const confineByTaskset: Confine = (thread, cores) =>
  spawnSync('taskset', ['-p', '-c', cores.join(','), String(thread)], { stdio: 'ignore' }).status === 0;

/**
 * Gives each of these threads a core of its own, in their order, where they are as many as there are cores and these are few.
 * Gives the cores, and none where the system goes on to decide. Threads and processes that these start later stay beside them.
 */
export function pinThreads(
  threads: readonly number[],
  cores: readonly number[] = allowedCores(),
  confine: Confine = confineByTaskset,
): readonly number[] {
  if (threads.length < 2 || threads.length !== cores.length || cores.length > fewCores) return [];
  if (threads.every((thread, i) => confine(thread, [cores[i]]))) return cores;
  // All or none: two on one core is what this is to prevent.
  for (const thread of threads) confine(thread, cores);
  return [];
}
