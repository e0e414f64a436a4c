/**
 * nvcc and ptxas as the builder of artifacts uses them: a text to PTX for one architecture, and what its kernels take.
 * Nothing is contracted and no fast mathematics is used. Whether there is an nvcc is asked once, and its absence is an
 * answer, not an error.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FieldbrainError } from '../../kernel/errors.js';
import type { CudaText } from './generate.js';
import type { KernelFacts } from './manifest.js';
import { blocksPerMultiprocessor } from './occupancy.js';

const run = promisify(execFile);

export interface PtxCompiler {
  readonly name: string;
  compile(source: CudaText, architecture: string): Promise<{ readonly ptx: string; readonly kernels: KernelFacts[] }>;
}

/** The nvcc on the PATH, or undefined. */
export async function findNvcc(): Promise<PtxCompiler | undefined> {
  try {
    const { stdout } = await run('nvcc', ['--version']);
    return nvcc(`nvcc ${/release [\d.]+, V([\d.]+)/.exec(stdout)?.[1] ?? 'unknown'}`);
  } catch {
    return undefined;
  }
}

function nvcc(name: string): PtxCompiler {
  return {
    name,
    async compile(source, architecture) {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'fieldbrain-ptx-'));
      try {
        await writeFile(path.join(folder, source.file), source.text);
        const options = ['-ptx', `-arch=${architecture}`, '--fmad=false', '-diag-suppress', '177', '-o', 'image.ptx'];
        await run('nvcc', [...options, source.file], { cwd: folder });
        const check = ['-v', `-arch=${architecture}`, '-o', 'image.cubin', 'image.ptx'];
        const { stderr, stdout } = await run('ptxas', check, { cwd: folder });
        const ptx = await readFile(path.join(folder, 'image.ptx'), 'utf8');
        return { ptx, kernels: readFacts(stdout + stderr, source, architecture) };
      } catch (error) {
        const words = (error as { stderr?: string }).stderr ?? String(error);
        const text = `kernels ${source.file}: refused by ${name} for ${architecture}. This is a defect of the emitter.\n${words}`;
        throw new FieldbrainError('compile-failed', text, { architecture, log: words });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** What `ptxas -v` says of each kernel, in the order of their names. */
export function readFacts(log: string, source: CudaText, architecture: string): KernelFacts[] {
  const entries = log.split(/Compiling entry function '/).slice(1);
  const facts = entries.map((entry): KernelFacts => {
    const name = entry.slice(0, entry.indexOf("'"));
    const number = (pattern: RegExp): number => Number(pattern.exec(entry)?.[1] ?? 0);
    const sharedBytes = number(/(\d+) bytes smem/) + (source.sharedBytes.get(name) ?? 0);
    const taken = { registers: number(/Used (\d+) registers/), sharedBytes };
    return {
      name,
      ...taken,
      spilledBytes: number(/(\d+) bytes spill stores/) + number(/(\d+) bytes spill loads/),
      blocksPerMultiprocessor: blocksPerMultiprocessor(architecture, source.threads, taken),
    };
  });
  return facts.sort((a, b) => (a.name < b.name ? -1 : 1));
}
