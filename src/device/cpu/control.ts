/**
 * Where things lie in the pool's control memory, in bytes. What different workers write stands on lines of its own
 * (128 bytes, as cores fetch lines in pairs). The turn word carries a sequence number and three flags, so that a worker that
 * waits, awake or asleep, watches one word and misses nothing.
 */
import { maximumLoopDepth } from './schedule.js';

const lineBytes = 128;

export const controlLayout = {
  /** Sequence number in steps of `turnStep`, and the flags below. Its line also carries what the turn is about. */
  turn: 0,
  stage: 4,
  program: 8,
  /** How many workers have ended the current stage, or how many of its pieces have ended. */
  arrived: lineBytes,
  /**
   * Which pieces of the stage are taken, 64 bits: how many from the first on, how many from the last back (16 bits each),
   * and above them the sequence number, so that a worker that comes late takes nothing of another turn.
   */
  claims: lineBytes + 8,
  /** How many threads sleep on the turn word, or are about to. */
  sleepers: 2 * lineBytes,
  /** The reader's place: next instruction, start of the schedule, cycles left, loop counters. */
  position: 3 * lineBytes,
  start: 3 * lineBytes + 4,
  cyclesLeft: 3 * lineBytes + 8,
  loops: 3 * lineBytes + 12,
  /** First fault: worker number + 1, then the length and UTF-8 bytes of its message. */
  faultWorker: 4 * lineBytes,
  faultLength: 4 * lineBytes + 4,
  faultText: 4 * lineBytes + 8,
  /** One line per worker: the last turn it has taken, then 1 while it is in a piece. */
  workerStates: 8 * lineBytes,
} as const;

export const faultTextBytes = controlLayout.workerStates - controlLayout.faultText;

if (controlLayout.loops + 4 * maximumLoopDepth > controlLayout.faultWorker) throw new Error('control: loops overlap');

/** Flags of the turn word. */
export const turnFlags = {
  /** The schedule has ended; set between steps. */
  done: 1,
  /** A worker trapped or was given up: nothing runs any more. */
  lost: 2,
  /** Flips when mail waits at every worker's message port. */
  bell: 4,
} as const;

export const turnStep = 8;

/** What `drive` and `serve` come back with. */
export const outcomes = { done: 0, lost: 1, overdue: 2, mail: 3, otherProgram: 4, again: 5 } as const;

/** What the host answers when a waiting thread asks what to do. */
export const idleAnswers = { spin: 0, sleep: 1, giveUp: 2 } as const;

/** Whether a waiting thread has just woken another, within a step or at its end; amid: it waits within a step. */
export const hastes = { none: 0, woke: 1, ended: 2, amid: 3 } as const;

/**
 * How long to spin before sleeping, by haste: another core wakes in some 10 to 30 microseconds, the same core never. Within
 * a step the others come soon, or they wait for this very core.
 */
export function spinBudgetsMs(spinMs: number): readonly number[] {
  return [spinMs, Math.min(spinMs, 0.015), 0, Math.min(spinMs, 0.05)];
}

export function workerStateAddress(worker: number): number {
  return controlLayout.workerStates + worker * lineBytes;
}

/** Whether the worker is in a piece. */
export function busyAddress(worker: number): number {
  return workerStateAddress(worker) + 4;
}

/** First byte behind the workerStates: schedules lie from here on. */
export function codeAddress(workers: number): number {
  return workerStateAddress(workers);
}
