/**
 * The layout of the mailbox: what host and persistent kernel say to each other through one page of mapped host memory.
 * The host's end is mailbox.ts, the kernel's end as CUDA C is ../resident/mailbox-text.ts.
 *
 * Every 128-byte line has one writer. A command is four 8-byte *cells* of (sequence, word): the leader takes a command
 * only when all four cells carry the sequence number that it waits for. An aligned 8-byte access is never torn, so no
 * mixture of two commands can be taken, whatever the order in which the parts of a wide load arrive, and sequence and
 * words cost one trip over the bus together. A completion is one such cell: sequence and status become visible at once.
 */
export const lineBytes = 128;
const lineWords = lineBytes / 4;

/**
 * Commands that may be under way at once: one for each program that a kernel can hold, so that sessions never wait for a
 * slot. A command with sequence number s stands in slot s mod 64.
 */
export const commandSlots = 64;
/** Words from one slot to the next, in the ring of commands and in the ring of completions. */
export const slotWords = 8;
const ringWords = commandSlots * slotWords;

/** Where the lines of each begin, as indices of 32-bit words. */
export const mailboxLines = {
  /** Written by the host: the ring of commands. */
  command: 0,
  /** Written by the host: stop, abort, lease. */
  control: ringWords,
  /** Written by the leader: the ring of completions. */
  completion: ringWords + lineWords,
  /** Written by the leader: state, heartbeat, version. */
  health: 2 * ringWords + lineWords,
  /** Written by the leader while a command that asks for it runs: when each stage ended. */
  stamps: 2 * (ringWords + lineWords),
} as const;

/** Stamps of one command; later ones are not kept. */
export const mostStamps = 512;
/** A stamp: which stage ended (or that a step began), and the device's clock in nanoseconds, 8 bytes. */
export const stampWords = { stage: 0, ns: 2 } as const;
export const stampStride = 4;
/** In place of a stage: a step begins. */
export const stepBegins = 0xffffffff;
/** … or the last of its stages ends, behind which all blocks have met. */
export const stepEnds = 0xfffffffe;

export const mailboxWords = 2 * (ringWords + lineWords) + mostStamps * stampStride;
export const mailboxBytes = 4 * mailboxWords;

/** A command's cells: each is the sequence number, then the word named here. Offsets in words from the slot's start. */
export const commandCells = {
  /** Opcode in the low 16 bits, flags above. */
  operation: 0,
  steps: 2,
  /** Which slot of the input and output rings; any word for `echo`. */
  argument: 4,
  /** The leader aborts a command that has run for longer, in microseconds; 0 for no limit. */
  budgetUs: 6,
} as const;
export const cellCount = 4;

/** Words of the control line, each valid by itself. */
export const controlWords = {
  /** Not 0: end after the command under way. */
  stop: 0,
  /** Commands up to this sequence number (wrapping) are aborted: not begun, or ended at the next step or stage. */
  abort: 1,
  /** Renewed by a living host; the kernel ends by itself when it has not changed for `leaseMs`. */
  leaseEpoch: 2,
  leaseMs: 3,
  /** The kernel ends by itself after so long without a command, in milliseconds; 0 for never. */
  idleMs: 4,
} as const;

/** A completion; offsets in words from the slot's start. The first two are one cell, stored last and with release. */
export const completionWords = {
  sequence: 0,
  /** A `completionStatus` in the low 8 bits, more about it above. */
  status: 1,
  stepsDone: 2,
  stageReached: 3,
  /** The device's clock in nanoseconds, 8 bytes each. */
  startNs: 4,
  endNs: 6,
} as const;

export const healthWords = {
  /**
   * A `kernelState` in the low 8 bits, an `exitReason` in the next 8, and above them which launch says so, as the host
   * numbered it: in one word, so that the end of an old launch is never taken for the end of a new one. Stored with release.
   */
  state: 0,
  /** Hash of the programs that the kernel holds, 8 bytes. */
  versionLow: 2,
  versionHigh: 3,
  /** Counts on while the leader lives. */
  heartbeat: 4,
} as const;

/** `meet` runs as many barriers between all blocks as it has steps. */
export const opcodes = { nop: 0, echo: 1, meet: 2, firstProgram: 16, exit: 255 } as const;
export const completionStatus = {
  ok: 0,
  badOpcode: 1,
  badArguments: 2,
  nonFinite: 3,
  notConverged: 4,
  aborted: 5,
  overBudget: 6,
} as const;
export const kernelState = { none: 0, idle: 1, busy: 2, exited: 3 } as const;
export const exitReason = { none: 0, stopped: 1, idle: 2, lease: 3, aborted: 4 } as const;

/** The first 8 bytes of a hash in hexadecimal, as the two words of the health line. */
export function versionOf(hash: string): { readonly low: number; readonly high: number } {
  return { high: Number.parseInt(hash.slice(0, 8), 16), low: Number.parseInt(hash.slice(8, 16), 16) };
}
