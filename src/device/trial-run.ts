/**
 * Runs a trial on a device and keeps all that can be seen of it: the outputs of every step and the states at the end.
 * The arrays are copies; what they should be is the business of compare.ts.
 */
import type { HostArray, Tensor } from '../kernel/index.js';
import type { Trial } from '../programs/trial.js';
import type { Device, Fusion, LoadOptions, Session } from './device.js';

export interface Observation {
  readonly tensor: Tensor;
  /** The step of an output; undefined for a state after the last step. */
  readonly step: number | undefined;
  readonly data: HostArray;
}

export interface RunOptions {
  readonly fusion?: Fusion;
  readonly executor?: string;
  readonly debug?: boolean;
}

export function loadOptions(trial: Trial, options: RunOptions = {}): LoadOptions {
  const { symbols, constants, parameters } = trial;
  return { ...options, symbols, constants, parameters, allowNonFinite: true };
}

export async function runTrial(device: Device, trial: Trial, options: RunOptions = {}): Promise<Observation[]> {
  const session = await device.load(trial.program, loadOptions(trial, options));
  try {
    return await observe(session, trial);
  } finally {
    await session.close();
  }
}

async function observe(session: Session, trial: Trial): Promise<Observation[]> {
  const seen: Observation[] = [];
  const { tensors } = trial.program;
  for (const [name, data] of Object.entries(trial.states)) await session.write(name, data);
  for (const [step, inputs] of trial.inputs.entries()) {
    const outputs = await session.step(inputs);
    for (const tensor of tensors)
      if (tensor.role === 'output') seen.push({ tensor, step, data: outputs[tensor.name].slice() });
  }
  for (const tensor of tensors)
    if (tensor.role === 'state') seen.push({ tensor, step: undefined, data: await session.read(tensor.name) });
  return seen;
}

/** Where an observation was made: `energy at step 2`, `field at the end`. */
export function placeOf({ tensor, step }: Observation): string {
  return `${tensor.name} ${step === undefined ? 'at the end' : `at step ${step}`}`;
}
