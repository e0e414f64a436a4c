/** How agents run, as users say it, and what holds where they say nothing. */
import type { Device, DeviceName, Fusion, LoadOptions } from '../../device/device.js';
import type { Names } from '../../kernel/known-names.js';
import { type InferenceMethod, inferenceMethods } from './inference.js';
import { readCount, refuseInput } from './numbers.js';
import type { AgentDtype, AgentMode } from './shape.js';

/** How many agents there are, where they run, and how they infer. */
export interface AgentOptions {
  /** How many; as many as the model has matrices or priors, or one, by default. */
  readonly agents?: number;
  /** A device, which stays open, or a kind; the best of this machine by default. */
  readonly device?: Device | DeviceName;
  /** f64 where the device has it. */
  readonly dtype?: AgentDtype;
  readonly mode?: AgentMode;
  readonly method?: InferenceMethod;
  /** The most updates for one observation: 100 by default. */
  readonly iterations?: number;
  /** An agent stops when F changes by less than this times 1 + the part of F that moves. */
  readonly tolerance?: number;
  /** κ of the gradient; by default, one at which F cannot rise. */
  readonly learningRate?: number;
  /** Go on from the last beliefs instead of the prior's means. */
  readonly warm?: boolean;
  /** Keep F before each update. */
  readonly trace?: boolean;
  readonly fusion?: Fusion;
  readonly executor?: string;
}

export const agentNames: Names<AgentOptions> = {
  agents: 0,
  device: 0,
  dtype: 0,
  mode: 0,
  method: 0,
  iterations: 0,
  tolerance: 0,
  learningRate: 0,
  warm: 0,
  trace: 0,
  fusion: 0,
  executor: 0,
};

const defaultTolerance = { f64: 1e-12, f32: 1e-6 };

export interface Settings {
  readonly device: Device;
  /** Whether the device is closed with the agents. */
  readonly ownsDevice: boolean;
  readonly dtype: AgentDtype;
  readonly method: InferenceMethod;
  readonly iterations: number;
  readonly tolerance: number;
  readonly learningRate: number | undefined;
  readonly warm: boolean;
  readonly trace: boolean;
  readonly load: Pick<LoadOptions, 'fusion' | 'executor'>;
}

export function settingsOf(options: AgentOptions, device: Device, ownsDevice: boolean): Settings {
  const { dtypes } = device.description.capabilities;
  const dtype = options.dtype ?? (dtypes.includes('f64') ? 'f64' : 'f32');
  if (!['f32', 'f64'].includes(dtype)) refuseInput('dtype', 'unknown', dtype, 'f64 or f32', 'Use one of these.');
  if (!dtypes.includes(dtype)) {
    const { kind } = device.description;
    refuseInput('dtype', `${kind} lacks it`, dtype, dtypes.join(', '), 'Use f32, or another device.');
  }
  const { method = 'conjugate', tolerance = defaultTolerance[dtype], learningRate, executor, fusion } = options;
  if (!inferenceMethods.includes(method))
    refuseInput('method', 'unknown', method, inferenceMethods.join(', '), 'Use one of these.');
  if (!(Number.isFinite(tolerance) && tolerance >= 0))
    refuseInput('tolerance', 'not usable', tolerance, 'a number from 0', 'Give such a number.');
  if (learningRate !== undefined && !(Number.isFinite(learningRate) && learningRate > 0))
    refuseInput('learningRate', 'not usable', learningRate, 'a number above 0', 'Leave it out for a safe one.');
  return {
    device,
    ownsDevice,
    dtype,
    method,
    iterations: readCount('iterations', options.iterations ?? 100, 1),
    tolerance,
    learningRate,
    warm: options.warm ?? false,
    trace: options.trace ?? false,
    load: { ...(fusion === undefined ? {} : { fusion }), ...(executor === undefined ? {} : { executor }) },
  };
}
