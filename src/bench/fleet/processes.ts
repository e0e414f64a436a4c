/** Processes under measurement, as the command line starts them: each prints one JSON document once it serves, and ends when asked. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { entryBeside } from '../../device/child/entry.js';
import type { ClaimReport } from '../claim.js';

/** Brains of this edge, as the plan of fleets names them for two cores. */
export const edge = 8;

export interface Started<Answer> {
  readonly answer: Answer;
  readonly pid: number;
  close(): Promise<void>;
}

/** What `fieldbrain fleet up --json` says. */
export interface FleetUp {
  readonly nats: { readonly servers: readonly string[]; readonly version: string; readonly pid: number };
  readonly gateways: readonly { readonly name: string; readonly robots: number; readonly pid: number }[];
  readonly workers: readonly { readonly name: string; readonly pid: number }[];
}

export async function startCommand<Answer>(...words: readonly string[]): Promise<Started<Answer>> {
  const entry = entryBeside(import.meta.url, 'bench/fleet', '../../cli.js');
  const child = spawn(process.execPath, [entry, ...words, '--json'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
  };
  try {
    return { answer: await answerOf<Answer>(words[0], child), pid: child.pid ?? 0, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export function startFleet(kind: string, workers: number, brains: number): Promise<Started<FleetUp>> {
  return startCommand(
    ...['fleet', 'up', '--workers', String(workers), '--brains', String(brains), '--size', String(edge)],
    ...['--device', kind, '--port', '0', '--http-port', '0'],
  );
}

function answerOf<Answer>(name: string, child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (bytes) => {
      text += String(bytes);
      if (!text.endsWith('}\n')) return;
      const answer = JSON.parse(text) as Answer & { readonly error?: { readonly message: string } };
      if (answer.error === undefined) resolve(answer);
      else reject(new Error(answer.error.message));
    });
    child.once('exit', (status) => reject(new Error(`fieldbrain ${name} has ended (status ${status})`)));
  });
}

/** Processor time of a process so far, in microseconds; NaN where the system does not tell (it is Linux's /proc). */
export function processorUs(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * ticksUs;
}

/** The same of the processes that a process has started. */
export function childrenUs(pid: number): number {
  const children = folders().filter((one) => Number(statOf(one)[1]) === pid);
  return children.reduce((sum, child) => sum + processorUs(child), 0);
}

/** Linux counts processor time in hundredths of a second. */
const ticksUs = 10_000;

function folders(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** The fields of /proc/PID/stat after the name, which may hold anything. */
function statOf(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** A report of a claim that needs what is not here. */
export function notHere(claim: string, title: string, note: string): ClaimReport {
  return { claim, title, figures: [], promises: [], notes: [note] };
}
