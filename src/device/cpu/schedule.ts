/**
 * A schedule says in which order the stages of a program run: a small tree, encoded as a bytecode of i32 words that lies
 * in the pool's control memory. Between two stages lies a barrier; the last worker to arrive there reads the bytecode up
 * to the next stage and lets the others go on (barrier.ts), so a flag is always read after the stage that wrote it has
 * ended everywhere and before the next stage starts anywhere, and each word is written exactly once.
 *
 *   word 0      operands                         meaning
 *   0 END       cycle                            add 1 to the cycle word; start again while cycles are left
 *   1 RUN       stage                            all workers: run(stage, worker, workers), then the barrier
 *   2 SOLO      stage                            the reader alone: run(stage, 0, 1); costs no barrier
 *   3 REPEAT    slot count index exit            count 0: go to exit; else start loop counter `slot`, index word = 0
 *   4 AGAIN     slot count index until body      add 1; go to body unless count is reached or the until word is not 0
 *   5 WHEN      flag exit                        go to exit if the flag word is 0
 *   6 EVERY     cycle period phase exit          go to exit unless cycle mod period = phase (unsigned)
 *
 * cycle, index, until and flag are byte addresses of i32 words in the program's memory, -1 for none. exit and body are
 * word positions from the start of the schedule. slot is the nesting depth.
 */
import { describeValue, FieldbrainError } from '../../kernel/errors.js';

export type ScheduleStep =
  /** One stage on all workers, or, with `solo`, on one: cheaper for stages too small to share. */
  | { readonly kind: 'run'; readonly stage: number; readonly solo?: boolean }
  /** `count` times, or fewer when the word at `until` is not zero after a round; the round's number goes to `index`. */
  | {
      readonly kind: 'repeat';
      readonly count: number;
      readonly until?: number;
      readonly index?: number;
      readonly body: readonly ScheduleStep[];
    }
  /** Only if the word at `flag` is not zero. */
  | { readonly kind: 'when'; readonly flag: number; readonly body: readonly ScheduleStep[] }
  /** Only in cycles with cycle mod `period` = `phase` (default 0). */
  | {
      readonly kind: 'every';
      readonly period: number;
      readonly phase?: number;
      readonly body: readonly ScheduleStep[];
    };

export const scheduleOps = { end: 0, run: 1, solo: 2, repeat: 3, again: 4, when: 5, every: 6 } as const;

/** Loops may nest this deep. */
export const maximumLoopDepth = 8;

export interface ScheduleOptions {
  /** Byte address of the program's cycle word, which counts up after each pass; needed by `every`. */
  readonly cycle?: number;
}

/** A plain list of stages, one after the other. */
export function runStages(stages: ArrayLike<number>): ScheduleStep[] {
  return Array.from(stages, (stage) => ({ kind: 'run', stage }));
}

/** The bytecode of a schedule. `encodeSchedule(runStages([0, 1, 2]))` */
export function encodeSchedule(steps: readonly ScheduleStep[], options: ScheduleOptions = {}): Int32Array {
  const words: number[] = [];
  const cycle = address('cycle', options.cycle);
  writeSteps(steps, words, cycle, 0);
  words.push(scheduleOps.end, cycle);
  return Int32Array.from(words);
}

function writeSteps(steps: readonly ScheduleStep[], words: number[], cycle: number, depth: number): void {
  for (const step of steps) writeStep(step, words, cycle, depth);
}

function writeStep(step: ScheduleStep, words: number[], cycle: number, depth: number): void {
  switch (step.kind) {
    case 'run':
      words.push(step.solo === true ? scheduleOps.solo : scheduleOps.run, count('stage', step.stage, 0));
      return;
    case 'repeat': {
      if (depth >= maximumLoopDepth) refuseStep('loops too deep', depth + 1, `at most ${maximumLoopDepth}`);
      const rounds = count('count', step.count, 0);
      const index = address('index', step.index);
      words.push(scheduleOps.repeat, depth, rounds, index, 0);
      const exit = words.length - 1;
      const body = words.length;
      writeSteps(step.body, words, cycle, depth + 1);
      words.push(scheduleOps.again, depth, rounds, index, address('until', step.until), body);
      words[exit] = words.length;
      return;
    }
    case 'when':
      words.push(scheduleOps.when, address('flag', step.flag), 0);
      writeGuarded(step.body, words, cycle, depth);
      return;
    case 'every':
      if (cycle < 0) refuseStep('every without a cycle word', 'none', 'options.cycle');
      words.push(scheduleOps.every, cycle, count('period', step.period, 1), count('phase', step.phase ?? 0, 0), 0);
      writeGuarded(step.body, words, cycle, depth);
      return;
    default:
      step satisfies never;
  }
}

/** Writes a body and points the exit word before it behind it. */
function writeGuarded(body: readonly ScheduleStep[], words: number[], cycle: number, depth: number): void {
  const exit = words.length - 1;
  writeSteps(body, words, cycle, depth);
  words[exit] = words.length;
}

function count(what: string, value: number, least: number): number {
  if (!Number.isInteger(value) || value < least || value > 0x7fffffff) {
    refuseStep(`wrong ${what}`, value, `an integer from ${least} to 2^31 - 1`);
  }
  return value;
}

function address(what: string, value: number | undefined): number {
  if (value === undefined) return -1;
  if (!Number.isInteger(value) || value < 0 || value > 0x7ffffffc || value % 4 !== 0) {
    refuseStep(`wrong ${what} address`, value, 'a multiple of 4 below 2^31');
  }
  return value;
}

function refuseStep(wrong: string, got: unknown, expected: string): never {
  throw new FieldbrainError('usage', `schedule: ${wrong} (got ${describeValue(got)}, expected ${expected}).`, {
    got,
    expected,
  });
}
