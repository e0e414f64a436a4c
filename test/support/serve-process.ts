/** For tests: `fieldbrain serve` as a process of its own with the smallest brains, and what a PiCar-X says to it. */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
/** The hello of a PiCar-X, and its sensors. */
export const picarx = [1, 24, 4, 1, 0];
export const values = (step: number): number[] => Array.from({ length: 24 }, (_, i) => Math.sin(step + i));

export interface Started {
  readonly child: ChildProcess;
  readonly ports: { readonly robots: number; readonly http: number };
  readonly recording?: string;
}

/** Starts the command and reads its ports. */
export async function serve(...more: string[]): Promise<Started> {
  const ports = ['--port', '0', '--monitor-port', '0', '--http-port', '0', '--foxglove-port', '0'];
  const brain = [
    '--device',
    'cpu',
    '--size',
    '4',
    '--threads',
    '1',
    '--set',
    'brain.bankRows=16',
    'cycle.lateMs=20000',
    'cycle.hangMs=30000',
    'closeMs=60000',
  ];
  const child = spawn(
    process.execPath,
    [cli, 'serve', ...ports, ...brain, '--json', '--log-level', 'silent', ...more],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let text = '';
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    text += chunk.toString();
    if (text.trimEnd().endsWith('\n}')) break;
  }
  return { ...(JSON.parse(text) as Started), child };
}

export function ended(child: ChildProcess): Promise<{ code: number | null }> {
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code })));
}
