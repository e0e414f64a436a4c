/**
 * Two small kernels that stand in a graph beside the stages: one takes the inputs of a step from the host's memory, one
 * gives it the outputs and says that they are there. Beside kernels, the GPU's engine for copies takes longer to be told
 * of its work than a short copy takes, and the host learns of the end sooner by a word of its own memory than by asking.
 */
import { phaseWrites } from '../../fuse/lifetime.js';
import type { Plan } from '../../fuse/stage.js';
import { type Program, tensorsOf } from '../../kernel/program.js';
import type { LaunchStep } from './control.js';

/** Threads of the one block of such a kernel. */
export const portThreads = 256;

export interface PortKernels {
  /** Arguments: to, from, words. */
  readonly inputs: string;
  /** Arguments: to, from, words, the host's word, the count of steps on the device. */
  readonly outputs: string;
  /** Behind so many of the launches of a step nothing writes outputs any more. */
  readonly outputsBehind: number;
}

/** Names of the kernels begin with `prefix`. */
export function portNames(prefix: string): Pick<PortKernels, 'inputs' | 'outputs'> {
  return { inputs: `${prefix}take_inputs`, outputs: `${prefix}give_outputs` };
}

/**
 * Ranges start on 256 bytes and are whole vectors. Inputs are read past the caches, so that a new one is never an old one.
 * The count is loaded beside the outputs, since behind the barrier the host would wait for it; the release covers what all
 * threads stored before the barrier, so nobody else needs a fence.
 */
export function portText(prefix: string): string {
  const head = 'extern "C" __global__ void';
  const each = `for (int i = threadIdx.x; i < words / 4; i += ${portThreads})`;
  const { inputs, outputs } = portNames(prefix);
  return `${head} ${inputs}(unsigned int* to, const unsigned int* from, int words) {
  stage_begins(true);
  ${each} {
    unsigned long long a, b;
    load_pair_relaxed_sys(from + 4 * i, a, b);
    ((uint4*)to)[i] = make_uint4((unsigned int)a, (unsigned int)(a >> 32), (unsigned int)b, (unsigned int)(b >> 32));
  }
}
${head} ${outputs}(unsigned int* to, const unsigned int* from, int words, unsigned int* done, unsigned int* count) {
  stage_begins(true);
  const unsigned int next = *count + 1u;
  ${each} {
    ((uint4*)to)[i] = ((const uint4*)from)[i];
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    *count = next;
    store_release_sys(done, next);
  }
}`;
}

/**
 * How many launches of a step stand before the place from where on no stage writes an output: all of them where there are
 * no outputs, since then a step is what its states become, and who waits for it waits for these.
 */
export function outputsBehind(program: Program, plan: Plan, steps: readonly LaunchStep[]): number {
  const outputs = new Set(tensorsOf(program, 'output').map(({ name }) => name));
  if (outputs.size === 0) return steps.length;
  const writes = plan.stages.map(({ parts }) =>
    parts.some(({ phases }) => phases.some((phase) => phaseWrites(phase).some(({ tensor }) => outputs.has(tensor)))),
  );
  const writesOutput = (step: LaunchStep): boolean =>
    step.kind === 'stage' ? writes[step.stage] : step.kind === 'repeat' && step.body.some(writesOutput);
  return steps.reduce((behind, step, i) => (writesOutput(step) ? i + 1 : behind), 0);
}
