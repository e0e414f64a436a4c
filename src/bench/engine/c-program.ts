/**
 * The same field pass in C, as the yardstick: bench/engine/c-field-pass.c, compiled with the system's compiler at full
 * optimisation, run as a process that times its own passes. Where there is no compiler, or it fails, the reason is given
 * and nothing is compared.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const compilers = ['cc', 'gcc', 'clang'] as const;
/**
 * The last ones let GCC vectorise fminf and rintf on x64 as it does on arm64; they change no finite result, and a weak
 * yardstick would flatter us.
 */
const flags = [
  '-O3',
  '-march=native',
  '-pthread',
  '-fno-math-errno',
  '-fno-trapping-math',
  '-ffinite-math-only',
] as const;

/** The file lies beside src/ and dist/, three folders above this one. */
const source = fileURLToPath(new URL('../../../bench/engine/c-field-pass.c', import.meta.url));

export interface CProgram {
  /** The compiler with its flags, as it was called. */
  readonly compiledWith: string;
  /** Runs passes and gives the time of each in milliseconds. */
  readonly run: (sizes: CSizes) => Promise<number[]>;
  readonly close: () => void;
}

export interface CSizes {
  readonly edge: number;
  readonly channels: number;
  readonly threads: number;
  readonly warmUp: number;
  readonly passes: number;
}

/** The compiled program, or why there is none. */
export async function compileC(names: readonly string[] = compilers, file = source): Promise<CProgram | string> {
  if (!existsSync(file)) return 'the C source is not in this installation';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-c-'));
  const close = (): void => rmSync(folder, { recursive: true, force: true });
  const binary = path.join(folder, 'c-field-pass');
  let reason = 'no C compiler was found';
  for (const name of names) {
    try {
      await execute(name, [...flags, file, '-o', binary, '-lm']);
      return { compiledWith: [name, ...flags].join(' '), run: (sizes) => runC(binary, sizes), close };
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ENOENT') reason = `${name} failed: ${firstLine(error)}`;
    }
  }
  close();
  return reason;
}

/** The program prints one time in microseconds per line. */
async function runC(binary: string, { edge, channels, threads, warmUp, passes }: CSizes): Promise<number[]> {
  const { stdout } = await execute(binary, [edge, channels, threads, warmUp, passes].map(String));
  return stdout
    .trim()
    .split('\n')
    .map((line) => Number(line) / 1000);
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0];
}
