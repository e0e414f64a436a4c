/**
 * A text to a cubin by NVRTC, in this process. The library puts handlers of its own in the place of a process's handlers
 * of signals and keeps its thread busy for seconds, so it runs in a process made for it (compile-child.ts); where none can
 * be started, `keepSignals` puts the handlers back.
 */
import type { CompileAnswer, CompileRequest } from './compile-messages.js';
import type { NvrtcCalls } from './driver.js';

/** Options of every compilation: nothing is contracted. */
export function compileOptions(architecture: string): string[] {
  return [`--gpu-architecture=${architecture}`, '--fmad=false'];
}

export function nvrtcName(nvrtc: NvrtcCalls): string {
  const [major, minor] = [new Int32Array(1), new Int32Array(1)];
  nvrtc.nvrtcVersion(major, minor);
  return `NVRTC ${major[0]}.${minor[0]}`;
}

export function compileByNvrtc(nvrtc: NvrtcCalls, request: CompileRequest): CompileAnswer {
  const { place, text, architecture } = request;
  const handle = new BigUint64Array(1);
  if (nvrtc.nvrtcCreateProgram(handle, text, `${place}.cu`, 0, null, null) !== 0)
    return { log: 'NVRTC refused the text' };
  try {
    const options = compileOptions(architecture);
    if (nvrtc.nvrtcCompileProgram(handle[0], options.length, options) !== 0)
      return { log: readBytes(handle[0], nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog).toString() };
    return { image: readBytes(handle[0], nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN) };
  } finally {
    nvrtc.nvrtcDestroyProgram(handle);
  }
}

type Read = (...values: unknown[]) => number;

function readBytes(program: bigint, size: Read, read: Read): Buffer {
  const bytes = new BigUint64Array(1);
  size(program, bytes);
  const buffer = Buffer.alloc(Number(bytes[0]));
  read(program, buffer);
  return buffer;
}
