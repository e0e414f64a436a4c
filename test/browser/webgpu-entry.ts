/** What the WebGPU tests call inside the page. */
import { findWebGpu, openWebGpu, type WebGpuAbsent, type WebGpuDescription } from '../../src/device/webgpu/adapter.js';
import {
  type Answer,
  type DispatchCost,
  measureDispatch,
  probeDevice,
  probeRuntimeOptions,
} from '../../src/device/webgpu/probe.js';
import { WebGpuRuntime } from '../../src/device/webgpu/runtime.js';
import { webGpuCases } from './webgpu-cases.js';

/** Runs one shared case; null when it holds, the message when it does not. */
export async function runCase(name: string): Promise<string | null> {
  try {
    await webGpuCases[name]();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export async function describeAdapter(): Promise<WebGpuDescription | WebGpuAbsent> {
  const found = await findWebGpu();
  if (!found.available) return found;
  found.device.destroy();
  return found.description;
}

/** What a browser without WebGPU is told. */
export async function describeWithoutWebGpu(): Promise<WebGpuDescription | WebGpuAbsent> {
  Object.defineProperty(navigator, 'gpu', { value: undefined });
  return describeAdapter();
}

/** The probe's answers and the cost of a dispatch, in the page. */
export async function probe(withCost: boolean): Promise<{ answers: Answer[]; cost: DispatchCost | null }> {
  const runtime = await WebGpuRuntime.create(await openWebGpu(), probeRuntimeOptions);
  const answers = await probeDevice(runtime);
  const cost = withCost ? await measureDispatch(runtime, () => performance.now()) : null;
  runtime.destroy();
  return { answers, cost };
}
