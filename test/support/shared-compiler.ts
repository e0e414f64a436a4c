/**
 * A compiler for the stand-in that compiles several texts in one translation unit: g++ spends most of its time on starting
 * and on what all texts have in common. Texts that are requested before the event loop turns are compiled together; each
 * gets a namespace and a prefix of its own for its kernels.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CudaCompiler } from '../../src/device/cuda/driver.js';
import { float8Text, preludeText } from '../../src/emit/cuda/prelude.js';
import { FieldbrainError } from '../../src/kernel/index.js';
import { checksAlignment } from './stand-in-library.js';

const run = promisify(execFile);
const plain = [
  '-shared',
  '-nostdlib',
  '-fPIC',
  '-O0',
  '-ffp-contract=off',
  '-fno-strict-aliasing',
  '-pedantic-errors',
  '-DON_PROCESSOR',
];
const options = [...plain, ...checksAlignment];
// Without that of C++, as the stand-in's own compiler.
const libraries = ['-lgcc', '-lm', '-lc'];
const sharedLine = 'extern __shared__ __align__(16) unsigned int shared[];';
const sharedOnProcessor = 'unsigned int* shared = fake_runtime->current()->shared;';
const kernelHead = /extern "C" __global__ void(?: __launch_bounds__\([^)]*\))? (\w+)\(/g;

interface Request {
  readonly text: string;
  readonly resolve: (image: Uint8Array) => void;
  readonly reject: (reason: unknown) => void;
}

/** `standIn` is the folder that holds the stand-in's device.h. */
export function createSharedCompiler(standIn: string): CudaCompiler {
  const header = path.join(standIn, 'device.h');
  const folder = mkdtempSync(path.join(standIn, 'compiled-'));
  let [waiting, units]: [Request[], number] = [[], 0];
  const compile = async (requests: readonly Request[]): Promise<void> => {
    units += 1;
    const stem = path.join(folder, `unit${units}`);
    const prelude = [preludeText(), float8Text()];
    const own = (text: string): string => prelude.reduce((rest, shared) => rest.replace(shared, ''), text);
    const texts = requests.map(({ text }, i) => withOwnNames(own(text), `p${i}_`));
    try {
      await writeFile(`${stem}.cpp`, [...prelude, ...texts].join('\n'));
      await run('g++', [...options, '-include', header, '-o', `${stem}.so`, `${stem}.cpp`, ...libraries]);
      for (const [i, { resolve }] of requests.entries()) resolve(Buffer.from(`${stem}.so#p${i}_\0`));
    } catch (error) {
      // One bad text fails the whole unit: each is tried alone to find it.
      if (requests.length > 1) for (const request of requests) await compile([request]);
      else requests[0].reject(new FieldbrainError('compile-failed', String(error)));
    }
  };
  const compileWaiting = (): void => {
    const requests = waiting;
    waiting = [];
    void compile(requests);
  };
  return {
    name: 'g++',
    compile: (_place, text) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(compileWaiting);
        waiting.push({ text, resolve, reject });
      }),
  };
}

function withOwnNames(text: string, prefix: string): string {
  const onProcessor = text.replaceAll(sharedLine, sharedOnProcessor);
  const named = onProcessor.replace(kernelHead, (_, name) => `extern "C" void ${prefix}${name}(`);
  return `namespace ${prefix} {\n${named}\n}`;
}
