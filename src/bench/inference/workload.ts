/**
 * The workload that launches are counted over: one free energy, ten belief iterations, one transfer entropy, one matrix
 * product with bias and activation, one matrix times vector with axpby and reduction. Unfused it is 48 launches, with one
 * cooperative launch a Program 5, in one persistent executor 1. Everything here is data; the benchmarks run it.
 */
import type { Device, LoadOptions, Session } from '../../device/device.js';
import type { PlanStep, Target } from '../../fuse/index.js';
import { planProgram } from '../../fuse/index.js';
import { beliefUpdateProgram, defaultModel, freeEnergyProgram } from '../../inference/active-inference/index.js';
import { checkModel, modelConstants, shapeOf } from '../../inference/active-inference/model.js';
import { gemvProgram, matmulProgram } from '../../inference/linear/index.js';
import type { Bindings, HostArray, Program } from '../../kernel/index.js';
import { randomArrays } from '../../programs/seeded.js';
import type { InferenceSizes } from './sizes.js';
import { chainConstants, transferEntropyChain } from './transfer-entropy-chain.js';

export type PartName = 'freeEnergy' | 'beliefUpdate' | 'transferEntropy' | 'matmul' | 'gemv';

export interface WorkloadPart {
  readonly name: PartName;
  readonly program: Program;
  readonly symbols: Bindings;
  readonly constants: Readonly<Record<string, HostArray>>;
  readonly inputs: Readonly<Record<string, HostArray>>;
}

/** Belief iterations of the workload. */
export const beliefIterations = 10;

/** What each part takes when every op is a launch of its own. */
export const unfusedLaunches: Readonly<Record<PartName, number>> = {
  freeEnergy: 5,
  beliefUpdate: 3 * beliefIterations,
  transferEntropy: 7,
  matmul: 3,
  gemv: 3,
};

/** f64 where the device has it, as in the original. */
export function workload(sizes: InferenceSizes, dtype: 'f64' | 'f32' = 'f64'): WorkloadPart[] {
  const { states, observations, samples, products, vector } = sizes;
  const model = checkModel(defaultModel({ states, observations, dense: true }));
  const shape = shapeOf(model, dtype);
  const edge = products[0];
  const parts: readonly [PartName, Program, Bindings, Readonly<Record<string, HostArray>>][] = [
    ['freeEnergy', freeEnergyProgram(shape), { agents: 1 }, modelConstants(model, dtype)],
    ['beliefUpdate', beliefUpdateProgram(shape, beliefIterations), { agents: 1 }, modelConstants(model, dtype)],
    ['transferEntropy', transferEntropyChain(samples), {}, chainConstants(samples)],
    ['matmul', matmulProgram({ rows: edge, inner: edge, columns: edge, activation: 'relu' }, 'fp32'), {}, {}],
    ['gemv', gemvProgram({ rows: vector, columns: vector }, 'fp32'), {}, {}],
  ];
  return parts.map(([name, program, symbols, known]) => {
    const ranges = Object.fromEntries(
      program.tensors.map((tensor) => [
        tensor.name,
        tensor.name === 'variance' ? ([0.01, 1] as const) : ([-1, 1] as const),
      ]),
    );
    const constants: Record<string, HostArray> = {};
    const random = randomArrays(program, 'constant', symbols, ranges, 3);
    for (const { name: tensor, role } of program.tensors)
      if (role === 'constant') constants[tensor] = known[tensor] ?? random[tensor];
    return { name, program, symbols, constants, inputs: randomArrays(program, 'input', symbols, ranges, 1) };
  });
}

export function loadPart(device: Device, part: WorkloadPart, options: LoadOptions = {}): Promise<Session> {
  return device.load(part.program, { ...options, symbols: part.symbols, constants: part.constants });
}

/** Stages that one step runs at most, by the plan: every repeat to its end. */
export function plannedLaunches(program: Program, target: Target, fusion: 'full' | 'none'): number {
  const walk = (steps: readonly PlanStep[]): number =>
    steps.reduce((total, step) => {
      if (step.kind === 'stage') return total + 1;
      return total + walk(step.body) * (step.kind === 'repeat' ? step.max : 1);
    }, 0);
  return walk(planProgram(program, { fusion, target }).plan.steps);
}

/** Launches of one step, as the session counts them. */
export async function countLaunches(session: Session, part: WorkloadPart): Promise<number> {
  await session.step(part.inputs);
  const before = session.counters().launches;
  await session.step(part.inputs);
  return session.counters().launches - before;
}
