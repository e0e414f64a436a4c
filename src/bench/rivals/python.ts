/**
 * Runs a rival: a Python script in bench/rivals that computes the same maths with what people would use instead. It is
 * given a folder with task.json and arrays, and prints one JSON document. Where Python, the script or its library is
 * missing, the answer names it.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const execute = promisify(execFile);

/** The scripts lie beside src/ and dist/, three folders above this one. */
const scripts = fileURLToPath(new URL('../../../bench/rivals/', import.meta.url));
const limitMs = 400_000;

export type TaskArray = Float32Array | Float64Array | Int32Array;

/** What a rival is asked to compute. Arrays named `expected…` are our answers. */
export interface Task {
  readonly task: 'field-pass' | 'evolution' | 'transfer-entropy' | 'matmul';
  readonly device: 'cpu' | 'cuda';
  readonly warmUp: number;
  readonly repetitions: number;
  readonly tolerance: number;
  readonly constants: Readonly<Record<string, number>>;
  /** What only this task knows. */
  readonly more: Readonly<Record<string, number>>;
  readonly arrays: Readonly<Record<string, { readonly data: TaskArray; readonly shape: readonly number[] }>>;
}

const agreement = z.object({ largest: z.union([z.number(), z.string()]), tolerance: z.number(), agrees: z.boolean() });
const measured = z.object({
  variant: z.string(),
  clock: z.enum(['wait', 'device']),
  warmUp: z.number(),
  samplesUs: z.array(z.number().positive()).min(1),
  agreement,
  note: z.string(),
});
const answerSchema = z.union([
  z.object({ rival: z.string(), missing: z.string() }),
  z.object({
    rival: z.string(),
    device: z.string(),
    results: z.array(z.union([measured, z.object({ variant: z.string(), failed: z.string() })])),
  }),
]);

export type RivalAnswer = z.infer<typeof answerSchema>;
export type RivalResult = z.infer<typeof measured>;

export interface PythonOptions {
  /** Interpreters to try, in order. */
  readonly interpreters?: readonly string[];
  readonly folder?: string;
}

/** Runs one script over a task. */
export async function runRival(script: string, task: Task, options: PythonOptions = {}): Promise<RivalAnswer> {
  const { interpreters = ['python3', 'python'], folder: from = scripts } = options;
  const file = path.join(from, script);
  const rival = script.replace(/(_rival)?\.py$/, '');
  if (!existsSync(file)) return { rival, missing: `${script} is not in this installation` };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-rival-'));
  try {
    writeTask(folder, task);
    for (const interpreter of interpreters) {
      const answer = await runScript(interpreter, file, folder, rival);
      if (answer !== undefined) return answer;
    }
    return { rival, missing: `no Python was found (tried ${interpreters.join(', ')})` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The answer, or undefined where there is no such interpreter. */
async function runScript(
  interpreter: string,
  file: string,
  folder: string,
  rival: string,
): Promise<RivalAnswer | undefined> {
  try {
    const { stdout } = await execute(interpreter, [file, folder], {
      timeout: limitMs,
      maxBuffer: 1 << 28,
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    // Libraries write to standard output too: the answer is the last line.
    return answerSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  } catch (error) {
    const { code, killed, stderr } = error as { code?: unknown; killed?: boolean; stderr?: string };
    if (code === 'ENOENT') return undefined;
    if (killed === true) return { rival, missing: `it did not end within ${limitMs / 1000} s` };
    const last = stderr?.trim().split('\n').at(-1);
    return { rival, missing: `its script failed: ${last || (error instanceof Error ? error.message : String(error))}` };
  }
}

function writeTask(folder: string, task: Task): void {
  const { arrays, more, ...rest } = task;
  const named = Object.entries(arrays).map(([name, { data, shape }]) => {
    const file = `${name}.bin`;
    writeFileSync(path.join(folder, file), new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    const dtype = data instanceof Float32Array ? 'f32' : data instanceof Float64Array ? 'f64' : 'i32';
    return [name, { file, dtype, shape }] as const;
  });
  writeFileSync(
    path.join(folder, 'task.json'),
    JSON.stringify({ ...rest, ...more, arrays: Object.fromEntries(named) }),
  );
}
