/**
 * From WGSL text to pipelines, asynchronously, all with the same layout. A shader that does not compile ends in one
 * typed error that names line, column and the line's text.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import type { DeviceWatch } from './watch.js';

export interface WebGpuPipeline {
  readonly entryPoint: string;
  readonly handle: GPUComputePipeline;
}

/** One message of the shader compiler. Lines and columns count from 1; 0 where the compiler gave no place. */
export interface ShaderMessage {
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly sourceLine: string;
}

export async function compilePipelines(
  device: GPUDevice,
  watch: DeviceWatch,
  layout: GPUPipelineLayout,
  wgsl: string,
  entryPoints: readonly string[],
): Promise<WebGpuPipeline[]> {
  device.pushErrorScope('validation');
  const module = device.createShaderModule({ code: wgsl });
  const scope = device.popErrorScope();
  const timeoutMs = watch.setupTimeoutMs;
  const info = await watch.guard('webgpu.compile', module.getCompilationInfo(), timeoutMs);
  const refused = await watch.guard('webgpu.compile', scope, timeoutMs);
  const messages = info.messages.filter((message) => message.type === 'error');
  if (messages.length > 0 || refused) throw shaderError(wgsl, messages, refused ?? null);
  return Promise.all(
    entryPoints.map(async (entryPoint) => {
      const made = device.createComputePipelineAsync({ label: entryPoint, layout, compute: { module, entryPoint } });
      const handle = await watch.guard(
        `webgpu.compile ${entryPoint}`,
        made.catch(pipelineError(entryPoint)),
        timeoutMs,
      );
      return { entryPoint, handle };
    }),
  );
}

function shaderError(
  wgsl: string,
  errors: readonly GPUCompilationMessage[],
  refused: GPUError | null,
): FieldbrainError {
  const lines = wgsl.split('\n');
  const messages: ShaderMessage[] = errors.map((error) => ({
    line: error.lineNum,
    column: error.linePos,
    text: error.message,
    sourceLine: lines[error.lineNum - 1] ?? '',
  }));
  const first = messages[0] ?? { line: 0, column: 0, text: refused?.message.trim() ?? 'refused', sourceLine: '' };
  const more = messages.length > 1 ? ` (and ${messages.length - 1} more)` : '';
  return new FieldbrainError(
    'compile-failed',
    `webgpu.compile: WGSL line ${first.line}:${first.column}: ${first.text} in \`${first.sourceLine.trim()}\`${more}.`,
    { line: first.line, column: first.column, messages },
  );
}

function pipelineError(entryPoint: string): (error: unknown) => never {
  return (error) => {
    const text = error instanceof Error ? error.message.trim() : String(error);
    throw new FieldbrainError('compile-failed', `webgpu.compile: entry point ${entryPoint} was refused (${text}).`, {
      entryPoint,
      message: text,
    });
  };
}
