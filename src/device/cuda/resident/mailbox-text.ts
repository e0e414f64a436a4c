/** The kernel's end of the mailbox as CUDA C: the layout's constants by name, and functions that read and write it. */
import { device } from '../../../emit/cuda/c-text.js';
import {
  commandSlots,
  completionStatus,
  completionWords,
  controlWords,
  exitReason,
  healthWords,
  kernelState,
  mailboxLines,
  opcodes,
  slotWords,
  stampStride,
  stampWords,
} from '../protocol/mailbox-layout.js';

/** Named constants in CUDA C; an enumeration, since compilers complain of constants that nobody uses. */
function constantLine(prefix: string, table: Readonly<Record<string, number>>): string {
  const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const names = Object.entries(table).map(([name, value]) => `${prefix}_${snake(name)} = ${value}u`);
  return `enum : unsigned int { ${names.join(', ')} };`;
}

/**
 * Constants and functions of the mailbox for generated kernels; no header is needed. Only the leader, thread 0 of block
 * 0, may call the functions: first those that take commands and answer them, then those for what the host asks of the
 * kernel and sees of it.
 */
export const mailboxText = `${constantLine('opcode', opcodes)}
${constantLine('status', completionStatus)}
${constantLine('state', kernelState)}
${constantLine('exit', exitReason)}
struct Command { unsigned int operation, steps, argument, budget_us; };
// True once all four cells carry the awaited number. The second load acquires: inputs that the host wrote before the
// command are visible after it. Both loads are under way together.
${device} bool mailbox_poll(const unsigned int* page, unsigned int awaited, Command& command) {
  const unsigned int* slot = page + ${mailboxLines.command} + (awaited % ${commandSlots}u) * ${slotWords};
  unsigned long long a, b, c, d;
  load_pair_relaxed_sys(slot, a, b);
  load_pair_acquire_sys(slot + 4, c, d);
  const unsigned int wrong = ((unsigned int)a ^ awaited) | ((unsigned int)b ^ awaited)
    | ((unsigned int)c ^ awaited) | ((unsigned int)d ^ awaited);
  command.operation = (unsigned int)(a >> 32);
  command.steps = (unsigned int)(b >> 32);
  command.argument = (unsigned int)(c >> 32);
  command.budget_us = (unsigned int)(d >> 32);
  return wrong == 0u;
}
// Call after the barrier that follows the last write of the command: the release covers what other blocks wrote.
${device} void mailbox_complete(unsigned int* page, unsigned int sequence, unsigned int status) {
  unsigned int* slot = page + ${mailboxLines.completion} + (sequence % ${commandSlots}u) * ${slotWords};
  store_release_sys_u64(slot, ((unsigned long long)status << 32) | sequence);
}
// The same with what the host may want to know; each word more is a word that the release waits for.
${device} void mailbox_report(unsigned int* page, unsigned int sequence, unsigned int status, unsigned int steps,
  unsigned int stage, unsigned long long start, unsigned long long end) {
  unsigned int* slot = page + ${mailboxLines.completion} + (sequence % ${commandSlots}u) * ${slotWords};
  store_relaxed_sys(slot + ${completionWords.stepsDone}, steps);
  store_relaxed_sys(slot + ${completionWords.stageReached}, stage);
  store_relaxed_sys_u64(slot + ${completionWords.startNs}, start);
  store_relaxed_sys_u64(slot + ${completionWords.endNs}, end);
  mailbox_complete(page, sequence, status);
}
// The completion's release covers what the same thread stamped before.
${device} void mailbox_stamp(unsigned int* page, unsigned int number, unsigned int stage, unsigned long long now) {
  unsigned int* stamp = page + ${mailboxLines.stamps} + number * ${stampStride};
  store_relaxed_sys(stamp + ${stampWords.stage}, stage);
  store_relaxed_sys_u64(stamp + ${stampWords.ns}, now);
}
${device} unsigned int mailbox_control(const unsigned int* page, unsigned int word) {
  return load_relaxed_sys(page + ${mailboxLines.control} + word);
}
${device} bool mailbox_stopped(const unsigned int* page) { return mailbox_control(page, ${controlWords.stop}u) != 0u; }
${device} bool mailbox_aborted(const unsigned int* page, unsigned int sequence) {
  return (int)(mailbox_control(page, ${controlWords.abort}u) - sequence) >= 0;
}
${device} unsigned int mailbox_lease(const unsigned int* page) { return mailbox_control(page, ${controlWords.leaseEpoch}u); }
${device} void mailbox_heartbeat(unsigned int* page, unsigned int count) {
  store_relaxed_sys(page + ${mailboxLines.health + healthWords.heartbeat}, count);
}
${device} void mailbox_state(unsigned int* page, unsigned int launch, unsigned int state, unsigned int reason) {
  const unsigned int word = state | (reason << 8) | (launch << 16);
  store_release_sys(page + ${mailboxLines.health + healthWords.state}, word);
}
${device} void mailbox_begin(unsigned int* page, unsigned int launch, unsigned int low, unsigned int high) {
  unsigned int* line = page + ${mailboxLines.health};
  store_relaxed_sys(line + ${healthWords.versionLow}, low);
  store_relaxed_sys(line + ${healthWords.versionHigh}, high);
  mailbox_state(page, launch, state_idle, exit_none);
}`;
