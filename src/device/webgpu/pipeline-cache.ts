/**
 * Compiled pipelines of one device by their text, so that loading the same Program again compiles nothing, and loading it
 * fused in another way only what has changed. Pipelines fit every runtime whose window of parameters has the same size.
 * The oldest are dropped beyond a limit.
 */
import { createBindGroupLayout } from './bindings.js';
import { compilePipelines, type WebGpuPipeline } from './compile.js';
import { DeviceWatch } from './watch.js';

export class PipelineCache {
  private readonly known = new Map<string, Promise<readonly WebGpuPipeline[]>>();
  private readonly layouts = new Map<number, GPUPipelineLayout>();
  private readonly watch: DeviceWatch;

  constructor(
    private readonly device: GPUDevice,
    timeoutMs: number,
    private readonly most = 256,
  ) {
    this.watch = new DeviceWatch(device, timeoutMs);
  }

  /** The pipelines of a module's entry points, in their order. */
  async get(windowBytes: number, code: string, entryPoints: readonly string[]): Promise<readonly WebGpuPipeline[]> {
    const key = `${windowBytes}\n${withoutNames(code, entryPoints)}`;
    const pipelines = await (this.known.get(key) ?? this.compile(key, windowBytes, code, entryPoints));
    return pipelines.map(({ handle }, position) => ({ entryPoint: entryPoints[position], handle }));
  }

  private compile(
    key: string,
    windowBytes: number,
    code: string,
    entryPoints: readonly string[],
  ): Promise<readonly WebGpuPipeline[]> {
    const made = compilePipelines(this.device, this.watch, this.layoutFor(windowBytes), code, entryPoints);
    this.known.set(key, made);
    made.catch(() => this.known.delete(key));
    const oldest = this.known.keys().next().value;
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest);
    return made;
  }

  private layoutFor(windowBytes: number): GPUPipelineLayout {
    const known = this.layouts.get(windowBytes);
    if (known !== undefined) return known;
    const bindGroupLayouts = [createBindGroupLayout(this.device, windowBytes)];
    const layout = this.device.createPipelineLayout({ bindGroupLayouts });
    this.layouts.set(windowBytes, layout);
    return layout;
  }
}

/** An entry point bears the number of its stage; the same stage may stand elsewhere in another plan of the Program. */
function withoutNames(code: string, entryPoints: readonly string[]): string {
  return entryPoints.reduce((text, name, position) => text.replace(`fn ${name}(`, `fn ${position}(`), code);
}
