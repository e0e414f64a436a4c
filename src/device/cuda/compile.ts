/**
 * From CUDA C to a cubin for one architecture: by NVRTC where its library is there, else by nvcc where that is on the
 * PATH, else a refusal that names both ways out. Nothing is contracted (`--fmad=false`) and no fast mathematics is used.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FieldbrainError } from '../../kernel/errors.js';
import { type CudaCompiler, type CudaLibraries, type NvrtcCalls, openNvrtc } from './driver.js';
import { unavailable } from './errors.js';

const run = promisify(execFile);

export async function openCompiler(libraries: CudaLibraries = {}): Promise<CudaCompiler> {
  if (libraries.compiler !== undefined) return libraries.compiler;
  const nvrtc = await openNvrtc(libraries);
  if (typeof nvrtc !== 'string') return nvrtcCompiler(nvrtc);
  try {
    const { stdout } = await run('nvcc', ['--version']);
    return nvccCompiler(/release ([\d.]+)/.exec(stdout)?.[1] ?? 'unknown');
  } catch {
    throw unavailable(`${nvrtc} and no nvcc on the PATH`, 'Install libnvrtc (part of the CUDA toolkit) or nvcc.');
  }
}

function nvrtcCompiler(nvrtc: NvrtcCalls): CudaCompiler {
  const [major, minor] = [new Int32Array(1), new Int32Array(1)];
  nvrtc.nvrtcVersion(major, minor);
  return {
    name: `NVRTC ${major[0]}.${minor[0]}`,
    async compile(place, text, architecture) {
      const handle = new BigUint64Array(1);
      if (nvrtc.nvrtcCreateProgram(handle, text, `${place}.cu`, 0, null, null) !== 0)
        throw compileFailed(place, 'NVRTC refused the text');
      try {
        const options = [`--gpu-architecture=${architecture}`, '--fmad=false'];
        const result = nvrtc.nvrtcCompileProgram(handle[0], options.length, options);
        if (result !== 0)
          throw compileFailed(place, readBytes(handle[0], nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog));
        return readBytes(handle[0], nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN);
      } finally {
        nvrtc.nvrtcDestroyProgram(handle);
      }
    },
  };
}

type Read = (...values: unknown[]) => number;

function readBytes(program: bigint, size: Read, read: Read): Buffer {
  const bytes = new BigUint64Array(1);
  size(program, bytes);
  const buffer = Buffer.alloc(Number(bytes[0]));
  read(program, buffer);
  return buffer;
}

function nvccCompiler(version: string): CudaCompiler {
  return {
    name: `nvcc ${version}`,
    async compile(place, text, architecture) {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'fieldbrain-cuda-'));
      const [source, image] = [path.join(folder, 'program.cu'), path.join(folder, 'program.cubin')];
      try {
        await writeFile(source, text);
        await run('nvcc', ['-cubin', `-arch=${architecture}`, '--fmad=false', '-o', image, source]);
        return await readFile(image);
      } catch (error) {
        const words = (error as { stderr?: string }).stderr ?? String(error);
        throw compileFailed(place, words.replaceAll(folder, ''));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function compileFailed(place: string, log: Buffer | string): FieldbrainError {
  const text = log.toString().replaceAll('\0', '').trim();
  const advice = 'This is a defect of the emitter, or of a hand-written opaque body: report it with the program.';
  return new FieldbrainError('compile-failed', `compile ${place}: refused by the compiler. ${advice}\n${text}`, {
    log: text,
  });
}
