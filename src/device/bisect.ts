/**
 * Finds the first op whose result differs from the reference. The whole program is stepped on both with every tensor
 * watched; from the state in which the first step differs, ever longer prefixes are run for one step, and the tensors that
 * the last op of each wrote are compared. First unfused, one op per stage; then fused, where a fault of a rule would be.
 */
import { planProgram } from '../fuse/index.js';
import { resolveShape, unravel } from '../kernel/dimension.js';
import { FieldbrainError, type Program } from '../kernel/index.js';
import { writesOf } from '../kernel/op.js';
import { computeOps } from '../kernel/program.js';
import type { Trial } from '../programs/trial.js';
import type { Device, Fusion } from './device.js';
import { kindTraits } from './kinds.js';
import { type Prefix, prefixesOf, showing } from './prefix.js';
import { createWitness, type Found, type Witness } from './witness.js';

/** The first difference, as far as it could be narrowed down. */
export interface Difference {
  readonly fusion: Fusion;
  /** The step, counted from 0, in which it first shows. */
  readonly step: number;
  readonly op: string;
  readonly kind: string;
  readonly tensor: string;
  /** The worst element, by its indices. */
  readonly index: readonly number[];
  readonly got: number;
  readonly expected: number;
  readonly tolerance: number;
  /** Where fused: the stage that holds the op, and what fusion decided about it. */
  readonly stage?: string;
  readonly decisions?: readonly string[];
  /** The device refused or failed instead of giving a result. */
  readonly failure?: string;
  /** What a reader should know about how sure this is. */
  readonly note?: string;
}

/** What a search found: the first op that differs, or null. */
export interface Bisection {
  readonly program: string;
  readonly device: string;
  readonly executor: string;
  readonly steps: number;
  readonly ops: number;
  readonly difference: Difference | null;
}

/** Which executor and which fusions are searched. */
export interface BisectOptions {
  readonly executor?: string;
  /** Default: first unfused, then fused. */
  readonly fusions?: readonly Fusion[];
  readonly onRun?: () => void;
}

/**
 * Steps the trial on the device and on the reference and names the first op that differs.
 * @example
 * const { difference } = await bisect(device, trialOf(findProgram('fieldPass')!));
 */
export async function bisect(device: Device, trial: Trial, options: BisectOptions = {}): Promise<Bisection> {
  const executor = options.executor ?? device.description.capabilities.executors[0];
  const head = {
    program: trial.program.name,
    device: device.description.name,
    executor,
    steps: trial.inputs.length,
    ops: computeOps(trial.program.ops).length,
  };
  for (const fusion of options.fusions ?? (['none', 'full'] as const)) {
    const difference = await search(createWitness(device, trial, { fusion, executor }), trial, fusion, options, device);
    if (difference !== undefined) return { ...head, difference };
  }
  return { ...head, difference: null };
}

async function search(
  witness: Witness,
  trial: Trial,
  fusion: Fusion,
  { onRun }: BisectOptions,
  device: Device,
): Promise<Difference | undefined> {
  // Unfused, scratch can be made visible without changing anything else; fused, it would change the fusion.
  const whole = fusion === 'none' ? showing(trial.program) : trial.program;
  const found = await attempt(() => witness.firstDifference(whole));
  onRun?.();
  if (found === undefined) return undefined;
  const step = 'failure' in found ? 0 : found.step;
  const from = await witness.stateBefore(step);
  for (const debug of [true, false]) {
    for (const prefix of prefixesOf(trial.program)) {
      const answer = await attempt(() => witness.compareStep(prefix.program, prefix.written, step, from, debug));
      onRun?.();
      if (answer !== undefined) return describe(answer, prefix, trial, fusion, step, device);
    }
  }
  const note =
    'Every prefix alone agrees: only the whole program differs, and this is the last op that writes the tensor.';
  const writer = lastWriter(trial.program, 'failure' in found ? undefined : found.tensor);
  return { ...describe(found, writer, trial, fusion, step, device), note };
}

type Answer = Found | { readonly failure: string };

/** A refusal by the device while it runs is an answer too; that it cannot run the program at all is not. */
async function attempt(run: () => Promise<Found | undefined>): Promise<Answer | undefined> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof FieldbrainError)) throw error;
    if (error.code === 'program-unsupported' || error.code === 'binding-invalid' || error.code === 'usage') throw error;
    return { failure: error.message };
  }
}

function describe(
  answer: Answer,
  prefix: Pick<Prefix, 'op' | 'program' | 'written'>,
  trial: Trial,
  fusion: Fusion,
  step: number,
  device: Device,
): Difference {
  const { op } = prefix;
  const stage = fusion === 'full' ? fusedStage(prefix.program, op.name, device) : {};
  const head = { fusion, step, op: op.name, kind: op.kind };
  if ('failure' in answer) {
    const nothing = { tensor: prefix.written[0] ?? '', index: [], got: Number.NaN, expected: Number.NaN, tolerance: 0 };
    return { ...head, ...nothing, ...stage, failure: answer.failure };
  }
  const { tensor, element, got, expected, tolerance } = answer;
  const declared = trial.program.tensors.find(({ name }) => name === tensor);
  const index = unravel(element, resolveShape(declared?.shape ?? [], trial.symbols));
  return { ...head, tensor, index, got, expected, tolerance, ...stage };
}

function fusedStage(program: Program, op: string, device: Device): Pick<Difference, 'stage' | 'decisions'> {
  const { plan } = planProgram(program, { fusion: 'full', target: kindTraits[device.description.kind].target });
  const own = (text: string): boolean => text.split(/[^A-Za-z0-9_]+/).includes(op);
  const stage = plan.stages.find(({ name }) => own(name))?.name;
  const decisions = plan.decisions.filter((one) => own(one.op)).map(({ rule, text }) => `${rule}: ${text}`);
  return { ...(stage === undefined ? {} : { stage }), decisions };
}

/** The last op that writes the tensor, or the last op of all. */
function lastWriter(program: Program, tensor: string | undefined): Pick<Prefix, 'op' | 'program' | 'written'> {
  const ops = computeOps(program.ops);
  const writers = ops.filter((one) => writesOf(one).some((write) => write.tensor === tensor));
  const op = writers[writers.length - 1] ?? ops[ops.length - 1];
  return { op, program, written: writesOf(op).map((write) => write.tensor) };
}
