/**
 * The brainstem's side of the watchdog: starts the second process, beats its pipe each loop, and knows whether it still
 * answers. A robot whose watchdog does not answer must not be armed. The process itself is watchdog-process.ts.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { FieldbrainError } from '../../kernel/errors.js';
import { beat, farewell, idleBeat } from './watchdog-signs.js';

/** Answers older than this mean that the watchdog is not there. */
const deafMs = 500;

/** Characters of what it says before its first sign that are kept. */
const mostSaid = 4000;

/** A second process that stops the wheels when the first falls silent. */
export interface Watchdog {
  /** Call once a loop: silence stops the wheels. `isIdle` while nothing was moved yet, where zeros would disturb others. */
  beat(isIdle?: boolean): void;
  isAlive(nowMs: number): boolean;
  readonly processId: number | undefined;
  /** Ends it without a stop; only for a robot whose wheels stand. */
  close(): Promise<void>;
}

const picarxProgram = fileURLToPath(new URL('./watchdog-process.js', import.meta.url));

/**
 * `place` is `picarx` or `tcp:PORT`, or what another program takes. Resolves once the watchdog has its own way to the motors.
 */
export async function startWatchdog(
  place: string,
  note: (text: string) => void,
  program = picarxProgram,
): Promise<Watchdog> {
  const child = spawn(process.execPath, [program, place], { stdio: ['pipe', 'pipe', 'pipe'] });
  let heardMs = Number.NEGATIVE_INFINITY;
  let gone = false;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      gone = true;
      resolve();
    });
  });
  let said = '';
  const keep = (bytes: Buffer): void => {
    said = (said + bytes.toString()).slice(0, mostSaid);
  };
  child.stderr.on('data', keep);
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', () => {
    heardMs = performance.now();
  });
  await firstSign(child, () => said.trim());
  child.stderr.off('data', keep);
  if (said !== '') note(said);
  child.stderr.on('data', (bytes: Buffer) => note(bytes.toString()));
  heardMs = performance.now();
  return {
    beat: (isIdle = false) => void (gone || child.stdin.write(isIdle ? idleBeat : beat)),
    isAlive: (nowMs) => !gone && nowMs - heardMs <= deafMs,
    processId: child.pid,
    close: async () => {
      if (!gone) child.stdin.end(farewell);
      await exited;
    },
  };
}

async function firstSign(child: ChildProcess, said: () => string): Promise<void> {
  // It has ended, and what it said last has been read.
  const closed = new Promise<boolean>((resolve) => child.once('close', () => resolve(false)));
  const started = new Promise<boolean>((resolve) => child.stdout?.once('data', () => resolve(true)));
  if (await Promise.race([started, closed])) return;
  throw new FieldbrainError(
    'device-unavailable',
    said() === ''
      ? 'watchdog: the second process ended before it was ready (got nothing from it, expected it to reach the motors). Try again.'
      : said(),
  );
}
