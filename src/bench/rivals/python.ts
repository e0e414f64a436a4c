/**
 * Runs a rival: a Python script in bench/rivals that computes the same maths with what people would use instead. It is
 * given folders with task.json and arrays, one for each task, so that its libraries are loaded once, and leaves answer.json
 * in each. Where Python, the script or its library is missing, the answer names it.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const execute = promisify(execFile);

/** The scripts lie beside src/ and dist/, three folders above this one. */
const scripts = fileURLToPath(new URL('../../../bench/rivals/', import.meta.url));
/** For each task of a run. */
const limitMs = 400_000;

export type TaskArray = Float32Array | Float64Array | Int32Array;

/** What a rival is asked to compute. Arrays named `expected…` are our answers. */
export interface Task {
  readonly task: 'field-pass' | 'evolution' | 'transfer-entropy' | 'matmul' | 'discrete-agents';
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

/** Runs one script over tasks, and gives an answer for each. */
export async function runRival(
  script: string,
  tasks: readonly Task[],
  options: PythonOptions = {},
): Promise<RivalAnswer[]> {
  const { interpreters = ['python3', 'python'], folder: from = scripts } = options;
  const file = path.join(from, script);
  const rival = script.replace(/(_rival)?\.py$/, '');
  const without = (missing: string): RivalAnswer[] => tasks.map(() => ({ rival, missing }));
  if (!existsSync(file)) return without(`${script} is not in this installation`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-rival-'));
  try {
    const folders = tasks.map((task, number) => writeTask(path.join(folder, String(number)), task));
    for (const interpreter of interpreters) {
      const failure = await runScript(interpreter, file, folders);
      if (failure === absent) continue;
      return folders.map((each) => readAnswer(each) ?? { rival, missing: failure ?? 'it gave no answer' });
    }
    return without(`no Python was found (tried ${interpreters.join(', ')})`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** There is no such interpreter. */
const absent = Symbol('absent');

/** Why the script did not end well, if so. */
async function runScript(
  interpreter: string,
  file: string,
  folders: readonly string[],
): Promise<string | typeof absent | undefined> {
  const limit = limitMs * folders.length;
  try {
    await execute(interpreter, [file, ...folders], {
      timeout: limit,
      maxBuffer: 1 << 28,
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    return undefined;
  } catch (error) {
    const { code, killed, stderr } = error as { code?: unknown; killed?: boolean; stderr?: string };
    if (code === 'ENOENT') return absent;
    if (killed === true) return `it did not end within ${limit / 1000} s`;
    const last = stderr?.trim().split('\n').at(-1);
    return `its script failed: ${last || (error instanceof Error ? error.message : String(error))}`;
  }
}

/** What the script left for one task; nothing where it did not get that far. */
function readAnswer(folder: string): RivalAnswer | undefined {
  const file = path.join(folder, 'answer.json');
  return existsSync(file) ? answerSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function writeTask(folder: string, task: Task): string {
  mkdirSync(folder);
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
  return folder;
}
