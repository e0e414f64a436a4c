/**
 * NVIDIA's own tools around a program: command lines that can be pasted, and the counters of `ncu` collected by calling it
 * on one step of the program. Tools replay and watch kernels, so they are given plain launches, never the persistent kernel.
 */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { counterMetrics, readCounters, type StageCounters } from '../bench/counters.js';

const execute = promisify(execFile);
const limitMs = 300_000;

/** What a one-shot run is called with: the program and how it is loaded. */
export interface OneShot {
  readonly program: string;
  readonly fusion: string;
  readonly symbols: Readonly<Record<string, number>>;
  /** The first GPU by default. */
  readonly device?: string;
}

/** The arguments of fieldbrain that run one step by plain launches and nothing else. */
export function oneShotArguments(
  { program, fusion, symbols, device = 'cuda' }: OneShot,
  executor = 'launch',
): string[] {
  const sizes = Object.entries(symbols).map(([name, size]) => `${name}=${size}`);
  return [
    ...['profile', program, '--device', device, '--executor', executor, '--fusion', fusion],
    ...(sizes.length === 0 ? [] : ['--symbols', sizes.join(',')]),
    '--once',
  ];
}

const ncuOptions = ['--csv', '--metrics', Object.values(counterMetrics).join(','), '--kernel-name', 'regex:launch_'];
const sanitizerTools = ['memcheck', 'racecheck', 'initcheck', 'synccheck'] as const;

/** Lines for a shell, one a tool. */
export function toolCommands(shot: OneShot): Readonly<Record<string, string>> {
  const own = (executor?: string): string => ['fieldbrain', ...oneShotArguments(shot, executor)].map(quoted).join(' ');
  const sanitizer = sanitizerTools.map((tool) => [tool, `compute-sanitizer --tool ${tool} ${own('cooperative')}`]);
  return { ncu: `ncu ${ncuOptions.map(quoted).join(' ')} ${own()}`, ...Object.fromEntries(sanitizer) };
}

function quoted(word: string): string {
  return /^[A-Za-z0-9_./=,:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** Counters by stage, or why there are none. */
export async function collectCounters(shot: OneShot, tool = 'ncu'): Promise<StageCounters[] | string> {
  const call = [...ncuOptions, process.execPath, ...process.execArgv, process.argv[1], ...oneShotArguments(shot)];
  try {
    const { stdout } = await execute(tool, call, { timeout: limitMs, maxBuffer: 1 << 26 });
    const counters = readCounters(stdout);
    return counters.length === 0 ? `${tool} counted nothing: ${lastLine(stdout)}` : counters;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return `${tool} is not installed`;
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${tool} failed: ${lastLine(`${stdout}\n${stderr}`)}`;
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
