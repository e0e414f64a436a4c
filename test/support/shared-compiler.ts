/**
 * A compiler for the stand-in that compiles several texts in one translation unit, since nearly all of g++'s time goes
 * into starting it and into the prelude that all texts have in common. Texts that are asked for before the event loop
 * turns are compiled together; each gets a namespace and a prefix of its own for its kernels.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CudaCompiler } from '../../src/device/cuda/driver.js';
import { preludeText } from '../../src/emit/cuda/prelude.js';

const run = promisify(execFile);
const options = ['-shared', '-fPIC', '-w', '-O0', '-ffp-contract=off', '-fno-strict-aliasing', '-DON_PROCESSOR'];
const sharedLine = 'extern __shared__ __align__(16) unsigned int shared[];';
const sharedOnProcessor = 'unsigned int* shared = fake_runtime->current()->shared;';
const kernelHead = /extern "C" __global__ void( __launch_bounds__\([^)]*\))? (\w+)\(/g;

interface Waiting {
  readonly text: string;
  readonly resolve: (image: Uint8Array) => void;
  readonly reject: (reason: unknown) => void;
}

/** `folder` holds the stand-in's device.h, and takes what is compiled. */
export function createSharedCompiler(folder: string): CudaCompiler {
  let waiting: Waiting[] = [];
  let batches = 0;
  const compileWaiting = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    batches += 1;
    const stem = path.join(folder, `batch${batches}`);
    const prelude = preludeText();
    const texts = batch.map(({ text }, i) => ownNames(text.replace(prelude, ''), `p${i}_`));
    try {
      await writeFile(`${stem}.cpp`, [prelude, ...texts].join('\n'));
      const header = path.join(folder, 'device.h');
      await run('g++', [...options, '-include', header, '-o', `${stem}.so`, `${stem}.cpp`]);
      for (const [i, { resolve }] of batch.entries()) resolve(Buffer.from(`${stem}.so#p${i}_\0`));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return {
    name: 'g++',
    compile: (_place, text) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(() => void compileWaiting());
        waiting.push({ text, resolve, reject });
      }),
  };
}

function ownNames(text: string, prefix: string): string {
  const onProcessor = text.replaceAll(sharedLine, sharedOnProcessor);
  const named = onProcessor.replace(kernelHead, (_, bounds = '', name) => `extern "C" void ${prefix}${name}(`);
  return `namespace ${prefix} {\n${named}\n}`;
}
