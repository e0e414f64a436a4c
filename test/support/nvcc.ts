/** Compiles generated CUDA for sm_90 by nvcc, where there is one. `hasNvcc` is false, with a message, where there is none. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const hasNvcc = spawnSync('nvcc', ['--version']).status === 0;
if (!hasNvcc) console.warn('SKIPPED: nvcc is not on the PATH: generated CUDA is not compiled here.');

const options = ['-cubin', '-arch=sm_90', '--fmad=false', '-diag-suppress', '177', '-Xptxas', '-v'];

/** What ptxas says of each kernel. */
export async function compileByNvcc(text: string): Promise<{ kernel: string; registers: number; spilled: number }[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fieldbrain-nvcc-'));
  try {
    const file = path.join(folder, 'text.cu');
    await writeFile(file, text);
    const { stderr } = await promisify(execFile)('nvcc', [...options, '-o', `${file}bin`, file]);
    const facts = /Compiling entry function '(\w+)'[\s\S]*?(\d+) bytes spill stores[\s\S]*?Used (\d+) registers/g;
    return [...stderr.matchAll(facts)].map(([, kernel, spilled, registers]) => ({
      kernel,
      registers: Number(registers),
      spilled: Number(spilled),
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
