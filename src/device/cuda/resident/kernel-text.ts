/**
 * The persistent kernel: it stays on the GPU, takes commands from the mailbox and runs the programs it holds, each an
 * opcode. Thread 0 of block 0 leads: it alone talks to the host, brings small inputs in before it tells the other blocks
 * of a command, and small outputs out once all have arrived. Every block runs the same barriers. Between commands blocks
 * wait for the leader's word; the leader ends the kernel when it is told to, when nobody sends anything for a while, when
 * the host no longer renews its lease, or when a command is aborted (then at the next barrier, in every block).
 */
import { block } from '../../../emit/cuda/c-text.js';
import { commonText } from '../../../emit/cuda/prelude.js';
import { plainTuning, residentBlocks } from '../../../emit/cuda/tuning.js';
import { memberBarrier, memberMark, type ProgramMember } from '../../../emit/cuda.js';
import { sha256 } from '../../../kernel/sha256.js';
import { controlWords, opcodes, stepBegins, stepEnds, versionOf } from '../protocol/mailbox-layout.js';
import {
  commandFlags,
  headWords,
  memberStride,
  persistentEntry,
  persistentThreads,
  persistentWords,
  teamWords,
} from './kernel-layout.js';
import { mailboxText } from './mailbox-text.js';
import { leaderText, partsText, patience, smallWords } from './parts-text.js';

/** Text from which on a step is a function of its own: what the kernel keeps meanwhile takes no register from it. */
const longProgram = 30_000;

const { abort, argument, epoch, last, members, operation, steps, turn } = persistentWords;

/** A kernel's text with its version: the digest of the text, which the kernel carries as constants and tells the host. */
export interface PersistentText {
  readonly text: string;
  readonly version: { readonly low: number; readonly high: number };
}

/** The whole text of a kernel that holds these programs, in the order of their opcodes; holes stay unused. */
export function persistentText(slots: readonly (ProgramMember | undefined)[]): PersistentText {
  const text = kernelText(slots);
  const version = versionOf(sha256(text));
  return {
    text: `enum : unsigned int { version_low = ${version.low}u, version_high = ${version.high}u };\n${text}`,
    version,
  };
}

type Slot = ProgramMember & { readonly slot: number };

function kernelText(slots: readonly (ProgramMember | undefined)[]): string {
  const programs = slots.flatMap((member, slot) => (member === undefined ? [] : [{ ...member, slot }]));
  const functions = programs.map(({ slot, step, functions: stages }) => {
    const inline = stages.length > longProgram ? '__noinline__' : '__forceinline__';
    return block(`__device__ ${inline} void step_${slot}(unsigned int* arena, unsigned int cycle)`, [
      `unsigned int* const shared = (unsigned int*)team_of() + ${headWords(slots.length)};`,
      ...step,
    ]).join('\n');
  });
  return `${[
    `// ${programs.length} ${programs.length === 1 ? 'program' : 'programs'} in one kernel. Generated; do not edit.`,
    commonText(),
    mailboxText,
    partsText,
    ...programs.map((program) => program.functions),
    ...functions,
    leaderText(slots.length),
    entryText(slots.length, programs),
  ].join('\n\n')}\n`;
}

/** The kernel. `command` is read where it is needed: registers that hold it meanwhile would be the stages'. */
function entryText(slots: number, programs: readonly Slot[]): string {
  const bounds = `__launch_bounds__(${persistentThreads}, ${residentBlocks(plainTuning)})`;
  return `extern "C" __global__ void ${bounds} ${persistentEntry}(unsigned int* mail, unsigned int* sync) {
${beginText(slots)}
  for (;;) {
    __syncthreads();
    if (threadIdx.x == 0) team->turn += 1u;
${leaderTurn}
${followerTurn}
    __syncthreads();
    if (team->ended) break;
    const Command& command = team->command;
${meetingText}
${stepText(programs)}
${answerText(programs)}
  }
  if (blockIdx.x == 0 && threadIdx.x == 0) mailbox_state(mail, sync[${epoch}], state_exited, leader.reason);
}`;
}

/**
 * What is set up before the first command. `leader` lies in shared memory, where it takes no registers from the stages; only
 * the leader looks at it.
 */
function beginText(slots: number): string {
  return `  extern __shared__ __align__(16) unsigned int shared[];
  Team* const team = (Team*)shared;
  const Member* const members = (const Member*)(shared + ${teamWords});
  for (int word = threadIdx.x; word < ${slots * memberStride}; word += ${persistentThreads}) shared[${teamWords} + word] = sync[${members} + word];
  Leader& leader = team->leader;
  if (threadIdx.x == 0) { team->page = mail; team->sync = sync; team->target = team->meetings = team->stamped = team->turn = team->gone = 0u; }
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    team->sequence = sync[${last}];
    leader.lease = mailbox_lease(mail);
    leader.beat = leader.reason = 0u;
    leader.looked = 0ull;
    leader.lease_ns = 1000000ull * mailbox_control(mail, ${controlWords.leaseMs}u);
    leader.idle_ns = 1000000ull * mailbox_control(mail, ${controlWords.idleMs}u);
    mailbox_begin(mail, sync[${epoch}], version_low, version_high);
  }`;
}

const inWords = 'm.input_end - m.input_begin';

/** The leader's block takes the next command, brings small inputs in and tells the others. */
const leaderTurn = `    if (blockIdx.x == 0) {
      if (threadIdx.x == 0) {
        Command next;
        unsigned int number = team->sequence;
        team->ended = !next_command(mail, number, next, leader);
        team->sequence = number;
        team->command = next;
        team->budget = next.budget_us;
        team->stamps = 0u;
        team->stamped = next.operation & ${commandFlags.stamped}u;
        team->started = global_ns();
      }
      __syncthreads();
      if (!team->ended && (team->command.operation & 0xffffu) != opcode_meet) {
        const Member m = members[(team->command.operation & 0xffffu) - ${opcodes.firstProgram}u];
        const int from = (team->command.operation & ${commandFlags.control}u) ? 0 : (int)m.input_begin;
        const int to = (team->command.operation & ${commandFlags.inputs}u) ? (int)m.input_end : (int)m.control_end;
        const bool staged = team->command.operation & ${commandFlags.staged}u;
        if ((staged || ${inWords} > ${smallWords}u) && (team->command.operation & ${commandFlags.control}u)) copy_words(m.arena, m.mirror, m.control_end, threadIdx.x, ${persistentThreads});
        if (!staged && ${inWords} <= ${smallWords}u && to > from) copy_words(m.arena + from, m.mirror + from, to - from, threadIdx.x, ${persistentThreads});
      }
      __syncthreads();
      if (threadIdx.x == 0) {
        sync[${operation}] = team->ended ? ${opcodes.exit}u : team->command.operation;
        sync[${steps}] = team->command.steps;
        sync[${argument}] = team->command.argument;
        store_release_gpu(sync + ${turn}, team->turn);
      }
    }`;

/** The first thread of another block waits for the leader's word. */
const followerTurn = `    else if (threadIdx.x == 0) {
      team->ended = 0u;
      for (unsigned int polls = 1u; load_acquire_gpu(sync + ${turn}) != team->turn; ++polls) {
        if (polls % ${patience}u != 0u) continue;
        if (load_acquire_gpu(sync + ${abort}) != 0u) { team->ended = 1u; break; }
        if (polls > 8192u) pause_ns(200u);
      }
      team->command.operation = ((volatile unsigned int*)sync)[${operation}];
      team->command.steps = ((volatile unsigned int*)sync)[${steps}];
      team->command.argument = ((volatile unsigned int*)sync)[${argument}];
      team->ended |= team->command.operation == ${opcodes.exit}u ? 1u : 0u;
    }`;

/** A command that only counts barriers. */
const meetingText = `    if ((command.operation & 0xffffu) == opcode_meet) {
      const unsigned int meetings = command.steps;
      for (unsigned int s = 0u; s < meetings; ++s) ${memberBarrier}
      if (blockIdx.x == 0 && threadIdx.x == 0) mailbox_report(mail, team->sequence, status_ok, meetings, 0u, team->started, global_ns());
      continue;
    }`;

/** What is done for the program of a command. */
function choiceText(programs: readonly Slot[], indent: string, one: (program: Slot) => string): string {
  const cases = programs.map((program) => `${indent}  case ${program.slot}: ${one(program)} break;\n`);
  return `${indent}switch (slot_of(command)) {\n${cases.join('')}${indent}}`;
}

/** The steps of a command, with what comes in and goes out of each. */
function stepText(programs: readonly Slot[]): string {
  return `    for (unsigned int s = 0u; s < command.steps; ++s) {
      const unsigned int cycle = command.argument + s;
      if (has_inputs(command) && words_in(member()) > 0 && (is_staged(command) || words_in(member()) > ${smallWords})) {
        const unsigned int* const from = is_staged(command) ? member().inputs + (size_t)s * words_in(member()) : member().mirror + member().input_begin;
        copy_words(member().arena + member().input_begin, from, words_in(member()), grid_thread(), grid_threads());
        ${memberBarrier}
      }
      ${memberMark(stepBegins)}
${choiceText(programs, '      ', ({ slot }) => `step_${slot}(member().arena, cycle);`)}
      if (is_staged(command)) {
        ${memberBarrier}
        copy_words(member().outputs + (size_t)s * words_out(member()), member().arena + member().output_begin, words_out(member()), grid_thread(), grid_threads());
        if (s + 1u < command.steps && words_out(member()) > 0) ${memberBarrier}
      }
      else if (s + 1u < command.steps) ${memberBarrier}
    }`;
}

/**
 * What the host gets once all steps are done. Results of steps that are timed are not looked at: their way to the host is
 * no part of a stage. All blocks arrive; only the leader's block waits for the others.
 */
function answerText(programs: readonly Slot[]): string {
  return `    if (!is_staged(command) && !(command.operation & ${commandFlags.timed}u) && words_out(member()) > ${smallWords}) {
      ${memberBarrier}
      copy_words(member().results, member().arena + member().output_begin, words_out(member()), grid_thread(), grid_threads());
      __threadfence_system();
    }
    __syncthreads();
    arrive();
    if (blockIdx.x == 0) {
      wait_for();
      ${memberMark(stepEnds)}
      if (!is_staged(command) && words_out(member()) <= ${smallWords}) {
        copy_words(member().results, member().arena + member().output_begin, words_out(member()), threadIdx.x, ${persistentThreads});
      }
      __syncthreads();
      if (threadIdx.x == 0) {
${choiceText(programs, '        ', ({ cycleWord }) => `member().arena[${cycleWord}] = command.argument + command.steps;`)}
        if (command.operation & ${commandFlags.timed}u) mailbox_report(mail, team->sequence, status_ok, command.steps, 0u, team->started, global_ns());
        else mailbox_complete(mail, team->sequence, status_ok);
      }
    }`;
}
