/** Functions of the persistent kernel, as text: what a block's threads share, the barrier, copies, the leader's wait. */
import { device } from '../../../emit/cuda/c-text.js';
import { mostStamps, opcodes } from '../protocol/mailbox-layout.js';
import { commandFlags, persistentThreads, persistentWords, teamWords } from './kernel-layout.js';

/** More words than this are copied by all blocks. */
export const smallWords = 4096;
/** Polls of one barrier between two looks at whether the command was given up. */
export const patience = 1024;
/** Barriers between two looks at the clock, and the time between two such looks at the host's memory, a trip over the bus. */
const meetingsBetween = 64;
const lookNs = 500_000;
/** What giving up adds to the counter: far more than arrivals can be ahead of what a block waits for. */
const lift = 2 ** 30;

const { abort, epoch } = persistentWords;

/**
 * What the threads of a block share, at the head of its shared memory (the rest is the stages'); the barrier; copies; the
 * program that a command is for.
 *
 * The barrier of this kernel can be left: where the command is given up, all threads of all blocks end. The leader looks
 * at the host's word and at the command's time from time to time while it waits. Mapped host memory is read past the
 * caches, so that a new input is never an old one.
 */
export const partsText = `struct Leader { unsigned int lease, beat, reason; unsigned long long lease_ns, idle_ns, looked; };
struct alignas(16) Team {
  unsigned int* page;
  unsigned int* sync;
  unsigned long long started;
  unsigned int sequence, budget;
  Command command;
  unsigned int ended, meetings, stamps, stamped, gone;
  unsigned int target, turn;
  Leader leader;
};
${device} Team* team_of() {
  extern __shared__ __align__(16) unsigned int shared[];
  return (Team*)shared;
}

${device} bool given_up(unsigned int* sync, Team* team) {
  team->leader.looked = global_ns();
  const bool late = team->budget != 0u && team->leader.looked - team->started > 1000ull * team->budget;
  if (!late && !mailbox_aborted(team->page, team->sequence)) return false;
  store_release_gpu(sync + ${abort}, late ? status_over_budget : status_aborted);
  return true;
}
// A command that is given up lifts the counter far beyond anything that arrivals reach: every wait ends and sees it. Only
// thread 0 of a block needs the counter and its target: they stand in shared memory and take no registers from the stages.
${device} void wait_until(unsigned int* sync, unsigned int target, Team* team) {
  unsigned int ahead;
  const bool due = blockIdx.x == 0 && ++team->meetings % ${meetingsBetween}u == 0u && global_ns() - team->leader.looked > ${lookNs}ull;
  if (due && given_up(sync, team)) add_release_gpu(sync, ${lift}u);
  for (unsigned int polls = 1u; (int)(ahead = load_acquire_gpu(sync) - target) < 0; ++polls)
    if (blockIdx.x == 0 && polls % ${patience}u == 0u && given_up(sync, team)) add_release_gpu(sync, ${lift}u);
  if (ahead >= ${lift / 2}u) team->gone = 1u;
}
// Call behind a barrier of the block that follows wait_until.
${device} void leave_if_gone(Team* team) {
  if (team->gone == 0u) return;
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    const unsigned int why = load_acquire_gpu(team->sync + ${abort});
    mailbox_report(team->page, team->sequence, why, 0u, 0u, team->started, global_ns());
    mailbox_state(team->page, team->sync[${epoch}], state_exited, exit_aborted);
  }
  leave_kernel();
}
${device} void mark_stage(unsigned int stage) {
  Team* const team = team_of();
  if (blockIdx.x != 0 || threadIdx.x != 0 || team->stamped == 0u || team->stamps >= ${mostStamps}u) return;
  mailbox_stamp(team->page, team->stamps, stage, global_ns());
  team->stamps += 1u;
}
// Call behind a barrier of the block.
${device} void arrive() {
  if (threadIdx.x != 0) return;
  Team* const team = team_of();
  team->target += gridDim.x;
  add_release_gpu(team->sync, 1u);
}
${device} void wait_for() {
  Team* const team = team_of();
  if (threadIdx.x == 0) wait_until(team->sync, team->target, team);
  __syncthreads();
  leave_if_gone(team);
}
${device} void grid_barrier() {
  Team* const team = team_of();
  unsigned int* sync = 0;
  unsigned int target = 0u;
  // Read before the others are here: nothing then stands between their arrival and this block's.
  if (threadIdx.x == 0) {
    sync = team->sync;
    target = team->target + gridDim.x;
    team->target = target;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    add_release_gpu(sync, 1u);
    wait_until(sync, target, team);
  }
  __syncthreads();
  leave_if_gone(team);
}

${device} uint4 fresh_vector(const unsigned int* at) {
  unsigned long long a, b;
  load_pair_relaxed_sys(at, a, b);
  return make_uint4((unsigned int)a, (unsigned int)(a >> 32), (unsigned int)b, (unsigned int)(b >> 32));
}

${device} void copy_words(unsigned int* to, const unsigned int* from, int words, int begin, int step) {
  // Ranges start on 256 bytes and are whole vectors.
  for (int i = begin; i < words / 4; i += step) ((uint4*)to)[i] = fresh_vector(from + 4 * i);
}

${device} bool is_staged(const Command& command) { return command.operation & ${commandFlags.staged}u; }
${device} bool has_inputs(const Command& command) { return command.operation & ${commandFlags.inputs}u; }
${device} int grid_thread() { return blockIdx.x * ${persistentThreads} + threadIdx.x; }
${device} int grid_threads() { return gridDim.x * ${persistentThreads}; }
struct Member {
  unsigned int* arena; const unsigned int* mirror; unsigned int* results; const unsigned int* inputs; unsigned int* outputs;
  unsigned int control_end, input_begin, input_end, output_begin, output_end, unused;
};
${device} unsigned int slot_of(const Command& command) { return (command.operation & 0xffffu) - ${opcodes.firstProgram}u; }
// The program that the command is for, from the table behind the team in shared memory.
${device} const Member& member() {
  Team* const team = team_of();
  return ((const Member*)((unsigned int*)team + ${teamWords}))[slot_of(team->command)];
}
${device} int words_in(const Member& m) { return (int)(m.input_end - m.input_begin); }
${device} int words_out(const Member& m) { return (int)(m.output_end - m.output_begin); }`;

/**
 * The leader's wait: the next command for the other blocks, or the reason to end. What needs no other block (nop, echo,
 * an unknown opcode) is answered at once. Every look at the host's memory costs a trip over the bus, so all but the
 * command itself is looked at once in a while.
 */
export function leaderText(memberCount: number): string {
  return `${device} bool next_command(unsigned int* page, unsigned int& sequence, Command& command, Leader& leader) {
  unsigned long long since = global_ns(), renewed = since;
  for (unsigned int polls = 0u;; ++polls) {
    if (mailbox_poll(page, sequence + 1u, command)) {
      sequence += 1u;
      const unsigned int opcode = command.operation & 0xffffu;
      if (opcode - opcode_first_program < ${memberCount}u || opcode == opcode_meet) return true;
      if (opcode == opcode_nop) mailbox_complete(page, sequence, status_ok);
      else if (opcode == opcode_echo) mailbox_report(page, sequence, status_ok, command.argument, command.steps, 0u, 0u);
      else if (opcode == opcode_exit) { mailbox_complete(page, sequence, status_ok); leader.reason = exit_stopped; return false; }
      else mailbox_complete(page, sequence, status_bad_opcode);
      since = global_ns();
      polls = 0u;
      continue;
    }
    if (polls % 64u != 63u) continue;
    mailbox_heartbeat(page, ++leader.beat);
    if (mailbox_stopped(page)) { leader.reason = exit_stopped; return false; }
    const unsigned long long now = global_ns();
    const unsigned int seen = mailbox_lease(page);
    if (seen != leader.lease) { leader.lease = seen; renewed = now; }
    if (leader.lease_ns != 0ull && now - renewed > leader.lease_ns) { leader.reason = exit_lease; return false; }
    if (leader.idle_ns != 0ull && now - since > leader.idle_ns) { leader.reason = exit_idle; return false; }
    if (now - since > 2000000ull) pause_ns(1000u);
  }
}`;
}
