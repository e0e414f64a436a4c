/** What the host and the persistent kernel agree on: words of its memory, flags of commands, the size of its blocks. */
import { plainTuning } from '../../../emit/cuda/tuning.js';

/** Words of the kernel's second argument, in device memory. What blocks poll stands in lines of its own. */
export const persistentWords = {
  barrier: 0,
  /** How many commands the leader has passed on, and the one of now. */
  turn: 32,
  operation: 33,
  steps: 34,
  argument: 35,
  /** Not 0 once the command under way is given up. */
  abort: 64,
  /** Written by the host before a launch. */
  last: 96,
  epoch: 97,
  members: 128,
} as const;

/** A program in the kernel, as words behind `persistentWords.members`; addresses take two. */
export const memberWords = {
  arena: 0,
  /** The host's mirrors of control block, inputs and outputs, as the device sees them. */
  mirror: 2,
  results: 4,
  /** Inputs and outputs of many steps, in device memory. */
  inputs: 6,
  outputs: 8,
  /** Ranges of words in the arena. */
  controlEnd: 10,
  inputBegin: 11,
  inputEnd: 12,
  outputBegin: 13,
  outputEnd: 14,
} as const;
export const memberStride = 16;
/** Programs that one kernel can hold. */
export const mostMembers = 64;
export const persistentBytes = 4 * (persistentWords.members + mostMembers * memberStride);

/** Flags above the opcode of a command. */
export const commandFlags = {
  /** The mirror holds new inputs. */
  inputs: 1 << 16,
  /** The mirror holds a new control block. */
  control: 1 << 17,
  /** Inputs and outputs of each step lie in device memory; without new inputs the last ones stay. */
  staged: 1 << 18,
  /** The completion carries the device's clock before and after. */
  timed: 1 << 19,
  /** The leader notes when each stage ends. */
  stamped: 1 << 20,
} as const;

export const persistentEntry = 'persistent_kernel';
/** All stages of all programs run in blocks of this size. */
export const persistentThreads = plainTuning.threads;

/** Words that a block's threads share at the head of its shared memory. */
export const teamWords = 32;

/** Words of shared memory before the stages' own, for this many slots: the team, and the table of members. */
export function headWords(slots: number): number {
  return teamWords + slots * memberStride;
}
