/**
 * The WebGPU device: Dawn in Node, `navigator.gpu` in browsers, from the same files. It loads Programs into sessions that
 * share one GPUDevice and its compiled pipelines. f64 is refused, since WGSL has none; narrow floats take a word each here.
 */
import { FieldbrainError } from '../../kernel/index.js';
import type { Device, DeviceDescription } from '../device.js';
import { deviceOf } from '../session-core.js';
import { openWebGpu, type WebGpuFound, type WebGpuOptions } from './adapter.js';
import { loadProgram } from './loaded.js';
import { PipelineCache } from './pipeline-cache.js';
import { WebgpuSession } from './session.js';

export interface WebgpuOptions extends WebGpuOptions {
  /** How long any answer of the device may take; compiling always has 60,000 or more. Default 60,000. */
  readonly timeoutMs?: number;
  /** A GPUDevice that was opened before; closing the device destroys it. */
  readonly found?: WebGpuFound;
}

/**
 * The WebGPU device of this machine; throws `device-unavailable` with the reason and what to do where there is none.
 * @example
 * const device = await createWebgpu();
 * const session = await device.load(program);
 */
export async function createWebgpu(options: WebgpuOptions = {}): Promise<Device> {
  const found = options.found ?? (await openWebGpu(options));
  const description = describe(found);
  // A software driver compiles a kernel when it first runs, and a large one takes it minutes on few cores.
  const timeoutMs = options.timeoutMs ?? (found.description.isSoftware ? 600_000 : 60_000);
  const cache = new PipelineCache(found.device, timeoutMs);
  let lost: string | undefined;
  found.device.lost.then((info) => {
    lost = `${info.reason}: ${info.message}`;
  });
  return deviceOf(
    description,
    async (loading) => {
      if (lost !== undefined) throw lostError(lost);
      return new WebgpuSession(loading, await loadProgram(found, cache, loading, timeoutMs));
    },
    () => found.device.destroy(),
  );
}

function lostError(reason: string): FieldbrainError {
  return new FieldbrainError('device-lost', `webgpu: the device was lost (${reason}). Create a new device.`, {
    reason,
  });
}

function describe({ description }: WebGpuFound): DeviceDescription {
  const { host, vendor, architecture, device, isSoftware, chosenDriver, limits, features } = description;
  const words = [vendor, architecture, device].filter((word) => word !== '').join(' ');
  return {
    kind: 'webgpu',
    name: description.description || words || 'an adapter without a name',
    capabilities: {
      dtypes: ['f32', 'f16', 'bf16', 'f8e4m3', 'f8e5m2', 'i32', 'u32'],
      executors: ['dispatch'],
      sync: false,
      exact: false,
    },
    limits,
    notes: [
      ...(isSoftware ? ['A software adapter: it computes on the processor.'] : []),
      ...(chosenDriver === null ? [] : ['No driver worked by default; a software driver was chosen.']),
      `Runs in ${host === 'node' ? 'Node (Dawn)' : 'the browser'}; features: ${features.join(', ') || 'none'}.`,
      'No 64-bit floats; 16-bit and 8-bit floats take a word per element and are rounded when stored.',
    ],
  };
}
