/**
 * The persistent kernel: it stays on the GPU, takes commands from the mailbox and runs the programs it holds, each an
 * opcode. Thread 0 of block 0 leads: it alone talks to the host, brings small inputs in before it tells the other blocks
 * of a command, and small outputs out once all have arrived. Every block runs the same barriers. Between commands blocks
 * wait for the leader's word; the leader ends the kernel when it is told to, when nobody sends anything for a while, when
 * the host no longer renews its lease, or when a command is aborted (then at the next barrier, in every block).
 */
import { sha256 } from '../../kernel/sha256.js';
import { block } from './c-text.js';
import { controlWords, mailboxText, mostStamps, opcodes, stepBegins, stepEnds, versionOf } from './mailbox.js';
import { commonText } from './prelude.js';
import { plainTuning, residentBlocks } from './tuning.js';

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

/** One program: its stage functions and the text of one step (all stages and barriers between them). */
export interface PersistentMember {
  readonly functions: string;
  readonly step: readonly string[];
  readonly cycleWord: number;
  readonly stages: number;
}

/** Text from which on a step is a function of its own: what the kernel keeps meanwhile takes no register from it. */
const longProgram = 30_000;
/** More words than this are copied by all blocks. */
const smallWords = 4096;
/** Polls of one barrier between two looks at whether the command was given up. */
const patience = 1024;
/** Barriers between two looks at the clock, and the time between two such looks at the host's memory, a trip over the bus. */
const meetingsBetween = 64;
const lookNs = 500_000;
/** What giving up adds to the counter: far more than arrivals can be ahead of what a block waits for. */
const lift = 2 ** 30;

const device = '__device__ __forceinline__';
const { abort, argument, epoch, last, members, operation, steps, turn } = persistentWords;

/** The barrier between stages, as the steps of members say it. */
export const persistentBarrier = 'grid_barrier();';

/** Notes that a stage has ended, where that is asked for. */
export function persistentMark(stage: number): string[] {
  return [`mark_stage(${stage}u);`];
}

/** What the threads of a block share, at the head of its shared memory; the rest is the stages'. */
const teamText = `
struct Leader { unsigned int lease, beat, reason; unsigned long long lease_ns, idle_ns, looked; };
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
}`;
const teamWords = 32;

/** Words of shared memory before the stages' own, for this many slots: the team, and the table of members. */
export function headWords(slots: number): number {
  return teamWords + slots * memberStride;
}

/**
 * The barrier of this kernel can be left: where the command is given up, all threads of all blocks end. The leader looks
 * at the host's word and at the command's time from time to time while it waits.
 */
const barrierText = `
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
}`;

const copyText = `
${device} void copy_words(unsigned int* to, const unsigned int* from, int words, int begin, int step) {
  // Ranges start on 256 bytes and are whole vectors.
  for (int i = begin; i < words / 4; i += step) ((uint4*)to)[i] = fresh_vector(from + 4 * i);
}`;

/** Mapped host memory is read past the caches, so that a new input is never an old one. */
const freshText = `
${device} uint4 fresh_vector(const unsigned int* at) {
  unsigned long long a, b;
  load_pair_relaxed_sys(at, a, b);
  return make_uint4((unsigned int)a, (unsigned int)(a >> 32), (unsigned int)b, (unsigned int)(b >> 32));
}`;

const memberText = `
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
function leaderText(memberCount: number): string {
  return `
${device} bool next_command(unsigned int* page, unsigned int& sequence, Command& command, Leader& leader) {
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

/** A kernel's text with its version: the digest of the text, which the kernel carries as constants and tells the host. */
export interface PersistentText {
  readonly text: string;
  readonly version: { readonly low: number; readonly high: number };
}

/** The whole text of a kernel that holds these programs, in the order of their opcodes; holes stay unused. */
export function persistentText(slots: readonly (PersistentMember | undefined)[]): PersistentText {
  const text = kernelText(slots);
  const version = versionOf(sha256(text));
  return {
    text: `enum : unsigned int { version_low = ${version.low}u, version_high = ${version.high}u };\n${text}`,
    version,
  };
}

function kernelText(slots: readonly (PersistentMember | undefined)[]): string {
  const programs = slots.flatMap((member, slot) => (member === undefined ? [] : [{ ...member, slot }]));
  const functions = programs.map(({ slot, step, functions: stages }) => {
    const inline = stages.length > longProgram ? '__noinline__' : '__forceinline__';
    return block(`__device__ ${inline} void step_${slot}(unsigned int* arena, unsigned int cycle)`, [
      `unsigned int* const shared = (unsigned int*)team_of() + ${headWords(slots.length)};`,
      ...step,
    ]).join('\n');
  });
  const choice = block(
    'switch (slot_of(command))',
    programs.map(({ slot }) => `case ${slot}: step_${slot}(member().arena, cycle); break;`),
  );
  const cycles = block(
    'switch (slot_of(command))',
    programs.map(
      ({ slot, cycleWord }) => `case ${slot}: member().arena[${cycleWord}] = command.argument + command.steps; break;`,
    ),
  );
  const inWords = 'm.input_end - m.input_begin';
  const body = [
    'extern __shared__ __align__(16) unsigned int shared[];',
    'Team* const team = (Team*)shared;',
    `const Member* const members = (const Member*)(shared + ${teamWords});`,
    `for (int word = threadIdx.x; word < ${slots.length * memberStride}; word += ${persistentThreads}) shared[${teamWords} + word] = sync[${members} + word];`,
    // In shared memory, where it takes no registers from the stages; only the leader looks at it.
    'Leader& leader = team->leader;',
    'if (threadIdx.x == 0) { team->page = mail; team->sync = sync; team->target = team->meetings = team->stamped = team->turn = team->gone = 0u; }',
    ...block('if (blockIdx.x == 0 && threadIdx.x == 0)', [
      `team->sequence = sync[${last}];`,
      'leader.lease = mailbox_lease(mail);',
      'leader.beat = leader.reason = 0u;',
      'leader.looked = 0ull;',
      `leader.lease_ns = 1000000ull * mailbox_control(mail, ${controlWords.leaseMs}u);`,
      `leader.idle_ns = 1000000ull * mailbox_control(mail, ${controlWords.idleMs}u);`,
      `mailbox_begin(mail, sync[${epoch}], version_low, version_high);`,
    ]),
    ...block('for (;;)', [
      '__syncthreads();',
      'if (threadIdx.x == 0) team->turn += 1u;',
      ...block('if (blockIdx.x == 0)', [
        ...block('if (threadIdx.x == 0)', [
          'Command next;',
          'unsigned int number = team->sequence;',
          'team->ended = !next_command(mail, number, next, leader);',
          'team->sequence = number;',
          'team->command = next;',
          'team->budget = next.budget_us;',
          'team->stamps = 0u;',
          `team->stamped = next.operation & ${commandFlags.stamped}u;`,
          'team->started = global_ns();',
        ]),
        '__syncthreads();',
        ...block('if (!team->ended && (team->command.operation & 0xffffu) != opcode_meet)', [
          `const Member m = members[(team->command.operation & 0xffffu) - ${opcodes.firstProgram}u];`,
          `const int from = (team->command.operation & ${commandFlags.control}u) ? 0 : (int)m.input_begin;`,
          `const int to = (team->command.operation & ${commandFlags.inputs}u) ? (int)m.input_end : (int)m.control_end;`,
          `const bool staged = team->command.operation & ${commandFlags.staged}u;`,
          `if ((staged || ${inWords} > ${smallWords}u) && (team->command.operation & ${commandFlags.control}u)) copy_words(m.arena, m.mirror, m.control_end, threadIdx.x, ${persistentThreads});`,
          `if (!staged && ${inWords} <= ${smallWords}u && to > from) copy_words(m.arena + from, m.mirror + from, to - from, threadIdx.x, ${persistentThreads});`,
        ]),
        '__syncthreads();',
        ...block('if (threadIdx.x == 0)', [
          `sync[${operation}] = team->ended ? ${opcodes.exit}u : team->command.operation;`,
          `sync[${steps}] = team->command.steps;`,
          `sync[${argument}] = team->command.argument;`,
          `store_release_gpu(sync + ${turn}, team->turn);`,
        ]),
      ]),
      ...block('else if (threadIdx.x == 0)', [
        'team->ended = 0u;',
        ...block(`for (unsigned int polls = 1u; load_acquire_gpu(sync + ${turn}) != team->turn; ++polls)`, [
          `if (polls % ${patience}u != 0u) continue;`,
          `if (load_acquire_gpu(sync + ${abort}) != 0u) { team->ended = 1u; break; }`,
          'if (polls > 8192u) pause_ns(200u);',
        ]),
        `team->command.operation = ((volatile unsigned int*)sync)[${operation}];`,
        `team->command.steps = ((volatile unsigned int*)sync)[${steps}];`,
        `team->command.argument = ((volatile unsigned int*)sync)[${argument}];`,
        `team->ended |= team->command.operation == ${opcodes.exit}u ? 1u : 0u;`,
      ]),
      '__syncthreads();',
      'if (team->ended) break;',
      // What a step needs is read where it is needed: registers that hold it meanwhile would be the stages'.
      'const Command& command = team->command;',
      ...block('if ((command.operation & 0xffffu) == opcode_meet)', [
        'const unsigned int meetings = command.steps;',
        `for (unsigned int s = 0u; s < meetings; ++s) ${persistentBarrier}`,
        'if (blockIdx.x == 0 && threadIdx.x == 0) mailbox_report(mail, team->sequence, status_ok, meetings, 0u, team->started, global_ns());',
        'continue;',
      ]),
      ...block('for (unsigned int s = 0u; s < command.steps; ++s)', [
        'const unsigned int cycle = command.argument + s;',
        ...block(
          `if (has_inputs(command) && words_in(member()) > 0 && (is_staged(command) || words_in(member()) > ${smallWords}))`,
          [
            'const unsigned int* const from = is_staged(command) ? member().inputs + (size_t)s * words_in(member()) : member().mirror + member().input_begin;',
            'copy_words(member().arena + member().input_begin, from, words_in(member()), grid_thread(), grid_threads());',
            persistentBarrier,
          ],
        ),
        `mark_stage(${stepBegins}u);`,
        ...choice,
        ...block('if (is_staged(command))', [
          persistentBarrier,
          'copy_words(member().outputs + (size_t)s * words_out(member()), member().arena + member().output_begin, words_out(member()), grid_thread(), grid_threads());',
          `if (s + 1u < command.steps && words_out(member()) > 0) ${persistentBarrier}`,
        ]),
        `else if (s + 1u < command.steps) ${persistentBarrier}`,
      ]),
      // Results of steps that are timed are not looked at: their way to the host is no part of a stage.
      ...block(
        `if (!is_staged(command) && !(command.operation & ${commandFlags.timed}u) && words_out(member()) > ${smallWords})`,
        [
          persistentBarrier,
          'copy_words(member().results, member().arena + member().output_begin, words_out(member()), grid_thread(), grid_threads());',
          '__threadfence_system();',
        ],
      ),
      // All arrive; only the leader's block waits for the others.
      '__syncthreads();',
      'arrive();',
      ...block('if (blockIdx.x == 0)', [
        'wait_for();',
        `mark_stage(${stepEnds}u);`,
        ...block(`if (!is_staged(command) && words_out(member()) <= ${smallWords})`, [
          `copy_words(member().results, member().arena + member().output_begin, words_out(member()), threadIdx.x, ${persistentThreads});`,
        ]),
        '__syncthreads();',
        ...block('if (threadIdx.x == 0)', [
          ...cycles,
          `if (command.operation & ${commandFlags.timed}u) mailbox_report(mail, team->sequence, status_ok, command.steps, 0u, team->started, global_ns());`,
          'else mailbox_complete(mail, team->sequence, status_ok);',
        ]),
      ]),
    ]),
    `if (blockIdx.x == 0 && threadIdx.x == 0) mailbox_state(mail, sync[${epoch}], state_exited, leader.reason);`,
  ];
  return `${[
    `// ${programs.length} ${programs.length === 1 ? 'program' : 'programs'} in one kernel. Generated; do not edit.`,
    commonText(),
    mailboxText(),
    teamText.trim(),
    barrierText.trim(),
    freshText.trim(),
    copyText.trim(),
    memberText.trim(),
    ...programs.map((program) => program.functions),
    ...functions,
    leaderText(slots.length).trim(),
    block(
      `extern "C" __global__ void __launch_bounds__(${persistentThreads}, ${residentBlocks(plainTuning)}) ${persistentEntry}(unsigned int* mail, unsigned int* sync)`,
      body,
    ).join('\n'),
  ].join('\n\n')}\n`;
}
