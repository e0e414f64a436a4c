/**
 * The devices by name: makes one, says which there are on this machine (and why not, where there is none), and picks the
 * default. A device's module is loaded when it is asked for, so a browser or a host without an optional package needs
 * only what it uses. What a device can do is its own description; nothing here runs a Program.
 */
import { describeValue } from '../kernel/errors.js';
import { FieldbrainError } from '../kernel/index.js';
import { type Names, needOptions } from '../kernel/known-names.js';
import type { CpuOptions } from './cpu/cpu.js';
import type { CudaOptions } from './cuda/cuda.js';
import type { Device, DeviceDescription, DeviceKind, DeviceName } from './device.js';
import { deviceKinds, deviceNames, isDeviceName, kindOf, type numberedKind, ordinalOf } from './kinds.js';
import type { ReferenceOptions } from './reference/reference.js';
import { isSoftwareName } from './webgpu/adapter.js';
import { mayHaveGpu } from './webgpu/gpu-node.js';
import type { WebgpuOptions } from './webgpu/webgpu.js';

/** What each kind takes when it is made. */
export interface DeviceOptions {
  readonly cuda: CudaOptions;
  readonly webgpu: WebgpuOptions;
  readonly cpu: CpuOptions;
  readonly reference: ReferenceOptions;
}

/** The kind that a name is of. */
type KindOf<Name extends DeviceName> = Name extends DeviceKind ? Name : typeof numberedKind;

/** Every option of a kind, for those who were not told by a compiler. */
const optionNames: { readonly [Kind in DeviceKind]: Names<DeviceOptions[Kind]> } = {
  cuda: {
    ordinal: 0,
    libraries: 0,
    cooperativeBlocks: 0,
    cache: 0,
    tune: 0,
    tuning: 0,
    persistent: 0,
    branchNs: 0,
    compile: 0,
  },
  webgpu: { software: 0, dawnOptions: 0, environment: 0, timeoutMs: 0, found: 0 },
  cpu: { threads: 0, timeoutMs: 0, spinMs: 0, without: 0 },
  reference: { arithmetic: 0, source: 0 },
};

type Makers = { readonly [Kind in DeviceKind]: (options?: DeviceOptions[Kind]) => Promise<Device> };

const makers: Makers = {
  cuda: async (options) => (await importCuda()).createCuda(options),
  webgpu: async (options) => (await import('./webgpu/webgpu.js')).createWebgpu(options),
  cpu: async (options) => (await import('./cpu/cpu.js')).createCpu(options),
  reference: async (options) => (await import('./reference/reference.js')).createReference(options),
};

/** CUDA stands on Node alone: a variable specifier keeps it out of what is bundled for browsers. */
async function importCuda(): Promise<typeof import('./cuda/cuda.js')> {
  if (typeof process !== 'object' || process.versions?.node === undefined)
    throw new FieldbrainError('device-unavailable', 'cuda: not in a browser. Use webgpu or cpu, or run under Node.');
  const specifier = './cuda/cuda.js';
  return import(/* @vite-ignore */ /* webpackIgnore: true */ specifier);
}

/**
 * Makes a device, by its kind or, of several GPUs, as in `cuda:1`; throws `device-unavailable` with the reason where this machine
 * has none.
 * @example
 * const device = await createDevice('cpu', { threads: 2 });
 */
export async function createDevice<Name extends DeviceName>(
  name: Name,
  options?: DeviceOptions[KindOf<Name>],
): Promise<Device> {
  if (!isDeviceName(name)) {
    const text = `device: no such kind (got ${describeValue(name)}, expected ${deviceNames}). Use one of these.`;
    throw new FieldbrainError('usage', text, { got: name });
  }
  if (options !== undefined) needOptions<object>(`createDevice ${name}`, options, optionNames[kindOf(name)]);
  const ordinal = ordinalOf(name);
  return ordinal === undefined
    ? makers[kindOf(name)](options as DeviceOptions[DeviceKind])
    : makers.cuda({ ...(options as CudaOptions | undefined), ordinal });
}

/** One row of the survey: a device that is there, or the reason why it is not. */
export type Surveyed =
  | { readonly kind: DeviceKind; readonly available: true; readonly description: DeviceDescription }
  | { readonly kind: DeviceKind; readonly available: false; readonly reason: string };

/** Makes a device of a kind; tests hand in their own. */
export type DeviceMaker = (name: DeviceName) => Promise<Device>;

/**
 * Opens every kind of device once and closes it again. `visit` may use it in between.
 * @example
 * for (const one of await surveyDevices()) console.log(one.kind, one.available);
 */
export async function surveyDevices(
  visit: (device: Device) => Promise<void> = async () => undefined,
  make: DeviceMaker = createDevice,
): Promise<Surveyed[]> {
  const found: Surveyed[] = [];
  for (const kind of deviceKinds) {
    let device: Device;
    try {
      device = await make(kind);
    } catch (error) {
      if (!(error instanceof FieldbrainError)) throw error;
      found.push({ kind, available: false, reason: error.message });
      continue;
    }
    try {
      await visit(device);
      found.push({ kind, available: true, description: device.description });
    } finally {
      await device.close();
    }
  }
  return found;
}

/** The default device and why it is the one. */
export interface DeviceChoice {
  readonly kind: DeviceKind;
  readonly reason: string;
}

/** The first available kind, where a software adapter does not count: it computes on the processor, only slower. */
export function chooseDevice(survey: readonly Surveyed[]): DeviceChoice {
  const passedOver: string[] = [];
  for (const kind of deviceKinds) {
    const one = survey.find((row) => row.kind === kind);
    const objection = objectionTo(kind, one?.available === true ? one.description : undefined);
    if (objection === undefined) return { kind, reason: reasonFor(passedOver) };
    passedOver.push(objection);
  }
  throw nothingUsable(passedOver);
}

/** Makes the default device; opens only as many kinds as it must, and WebGPU only where there may be a GPU. */
export async function createDefaultDevice(
  make: DeviceMaker = createDevice,
  hasGpu: () => Promise<boolean> = make === createDevice ? mayHaveGpu : async () => true,
): Promise<DeviceChoice & { readonly device: Device }> {
  const passedOver: string[] = [];
  for (const kind of deviceKinds) {
    if (kind === 'webgpu' && !(await hasGpu())) {
      passedOver.push('webgpu has no GPU to use');
      continue;
    }
    const device = await make(kind).catch((error: unknown) => {
      if (error instanceof FieldbrainError) return undefined;
      throw error;
    });
    const objection = objectionTo(kind, device?.description);
    if (device !== undefined && objection === undefined) return { kind, reason: reasonFor(passedOver), device };
    await device?.close();
    passedOver.push(objection ?? '');
  }
  throw nothingUsable(passedOver);
}

function objectionTo(kind: DeviceKind, description: DeviceDescription | undefined): string | undefined {
  if (description === undefined) return `${kind} is not available`;
  return isSoftware(description) ? `${kind} has only a software adapter (${description.name})` : undefined;
}

function reasonFor(passedOver: readonly string[]): string {
  return passedOver.join('; ') || 'it is the fastest kind there is';
}

function nothingUsable(passedOver: readonly string[]): FieldbrainError {
  const text = `device: none can be used (${passedOver.join('; ')}). Run fieldbrain doctor.`;
  return new FieldbrainError('device-unavailable', text);
}

/** Whether a device computes on the processor while its kind promises a GPU. */
export function isSoftware({ kind, name, notes }: DeviceDescription): boolean {
  return kind === 'webgpu' && isSoftwareName([name, ...notes].join(' '));
}
