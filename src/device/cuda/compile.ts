/**
 * From CUDA C to a cubin for one architecture: by NVRTC where its library is there, else by nvcc where that is on the
 * PATH, else a refusal that names both ways out. Nothing is contracted (`--fmad=false`) and no fast mathematics is used.
 * NVRTC runs in processes of its own; where none can be started it runs here, and signals are answered as before.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FieldbrainError } from '../../kernel/errors.js';
import type { CompileAnswer, CompileRequest } from './compile-messages.js';
import { CompilePool, CompilerLost } from './compile-pool.js';
import { type CudaCompiler, type CudaLibraries, openNvrtc } from './driver.js';
import { unavailable } from './errors.js';
import { compileByNvrtc, compileOptions, nvrtcName } from './nvrtc.js';
import { openSignals } from './signals.js';

export interface CompileOptions {
  /** Compiler processes at a time: one for each core by default. 0: compile in this process. */
  readonly processes?: number;
  /** Another program for the processes than this package's own. */
  readonly entry?: string;
}

const run = promisify(execFile);

export async function openCompiler(libraries: CudaLibraries = {}, options: CompileOptions = {}): Promise<CudaCompiler> {
  if (libraries.compiler !== undefined) return libraries.compiler;
  const nvrtc = await openPool(libraries, options).catch((error: unknown) => {
    if (!(error instanceof CompilerLost)) throw error;
    return openHere(libraries);
  });
  if (typeof nvrtc !== 'string') return nvrtc;
  try {
    const { stdout } = await run('nvcc', ['--version']);
    return nvccCompiler(/release ([\d.]+)/.exec(stdout)?.[1] ?? 'unknown');
  } catch {
    throw unavailable(`${nvrtc} and no nvcc on the PATH`, 'Install libnvrtc (part of the CUDA toolkit) or nvcc.');
  }
}

/** NVRTC in processes of its own, or why there is none. */
async function openPool(libraries: CudaLibraries, options: CompileOptions): Promise<CudaCompiler | string> {
  const entry = options.entry ?? childEntry();
  if (options.processes === 0 || entry === undefined) return openHere(libraries);
  const pool = new CompilePool({ entry, library: libraries.nvrtc, processes: options.processes });
  const ready = await pool.open();
  if ('absent' in ready) return ready.absent;
  return nvrtcCompiler(ready.name, (request) => pool.compile(request));
}

/** NVRTC in this process, or why there is none. */
async function openHere(libraries: CudaLibraries): Promise<CudaCompiler | string> {
  const keepSignals = await openSignals();
  // To load the library is enough for some versions; it is loaded in one go, once the foreign calls are there.
  const open = await openNvrtc(libraries, keepSignals);
  if (typeof open === 'string') return open;
  return nvrtcCompiler(nvrtcName(open), async (request) => keepSignals(() => compileByNvrtc(open, request)));
}

function nvrtcCompiler(name: string, answer: (request: CompileRequest) => Promise<CompileAnswer>): CudaCompiler {
  return {
    name,
    async compile(place, text, architecture) {
      const answered = await answer({ place, text, architecture }).catch((error: unknown) => {
        throw error instanceof CompilerLost ? compileFailed(place, error.message) : error;
      });
      if ('log' in answered) throw compileFailed(place, answered.log);
      return answered.image;
    },
  };
}

/** The program of a compiler process, beside this file in the built package; seen from the sources, in the build. */
function childEntry(): string | undefined {
  const places = ['./compile-child.js', '../../../dist/device/cuda/compile-child.js'];
  return places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((file) => existsSync(file));
}

function nvccCompiler(version: string): CudaCompiler {
  return {
    name: `nvcc ${version}`,
    async compile(place, text, architecture) {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'fieldbrain-cuda-'));
      const [source, image] = [path.join(folder, 'program.cu'), path.join(folder, 'program.cubin')];
      try {
        await writeFile(source, text);
        await run('nvcc', ['-cubin', ...compileOptions(architecture), '-o', image, source]);
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

function compileFailed(place: string, log: string): FieldbrainError {
  const text = log.replaceAll('\0', '').trim();
  const advice = 'This is a defect of the emitter, or of a hand-written opaque body: report it with the program.';
  return new FieldbrainError('compile-failed', `compile ${place}: refused by the compiler. ${advice}\n${text}`, {
    log: text,
  });
}
