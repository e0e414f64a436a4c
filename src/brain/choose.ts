/**
 * Which device a brain gets: the one that is named, else CUDA, then WebGPU on a real GPU, then the processor. It says what
 * it took and why; `forceGpu` refuses, with the reasons, where there is no GPU.
 */
import type { Device } from '../device/device.js';
import { hostKind, kindTraits } from '../device/kinds.js';
import { createDefaultDevice, createDevice } from '../device/registry.js';
import { mayHaveGpu } from '../device/webgpu/gpu-node.js';
import { FieldbrainError } from '../kernel/index.js';
import type { BrainOptions } from './options.js';

export interface ChosenDevice {
  readonly device: Device;
  readonly reason: string;
  /** Whether the brain closes it when it is closed itself. */
  readonly owned: boolean;
}

/** What says where a brain, or a world, is to run. */
type Wish = Pick<BrainOptions, 'device' | 'preferGpu' | 'forceGpu' | 'threads'>;

export async function chooseBrainDevice(options: Wish, open = createDevice): Promise<ChosenDevice> {
  const { device, preferGpu = true, forceGpu = false, threads } = options;
  if (typeof device === 'object') return checkGpu({ device, reason: 'it was given', owned: false }, forceGpu);
  const hostOptions = threads === undefined ? {} : { threads };
  if (device !== undefined) {
    const named = await open(device, device === hostKind ? hostOptions : undefined);
    return checkGpu({ device: named, reason: 'it was asked for', owned: true }, forceGpu);
  }
  if (!preferGpu && !forceGpu)
    return { device: await open(hostKind, hostOptions), reason: 'no GPU was wanted', owned: true };
  const found = await createDefaultDevice(
    (kind) => open(kind, kind === hostKind ? hostOptions : undefined),
    open === createDevice ? mayHaveGpu : undefined,
  );
  return checkGpu({ device: found.device, reason: found.reason, owned: true }, forceGpu);
}

async function checkGpu(chosen: ChosenDevice, forced: boolean): Promise<ChosenDevice> {
  const { kind } = chosen.device.description;
  if (!forced || kindTraits[kind].isGpu) return chosen;
  if (chosen.owned) await chosen.device.close();
  const text = `createBrain: forceGpu, but there is no GPU to use (got ${kind}: ${chosen.reason}, expected cuda or webgpu). Leave forceGpu out, or run fieldbrain doctor.`;
  throw new FieldbrainError('device-unavailable', text, { got: kind, reason: chosen.reason });
}
