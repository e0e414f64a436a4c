/**
 * What a watchdog process does, whatever it stops: the brainstem beats standard input; silence for 150 ms, or the end of the
 * pipe, and `stop` is called again and again until it succeeds, and goes on while the silence lasts. It answers each beat, so
 * that the brainstem knows that it is alive. It drives nothing and decides nothing else.
 */
import process from 'node:process';
import { beat, checkMs, farewell, silenceMs } from './watchdog-signs.js';

const repeatMs = 50;

/** A way to the motors of its own. */
export interface StopPath {
  /** Brings the motors to rest; throws where it could not. */
  stop(): Promise<void>;
  close(): Promise<void>;
  /** True where what was driven is gone for good, so that nothing is left to stop. */
  isGone?(): boolean;
}

/** Opens the way to the motors. Where that fails, the process says why in a line, which its parent passes on, and ends. */
export async function openOrEnd<Way>(open: () => Promise<Way>): Promise<Way> {
  try {
    return await open();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    await new Promise((resolve) => process.stderr.write(`${text}\n`, resolve));
    return process.exit(1);
  }
}

/**
 * Serves until the brainstem says farewell, or has gone and the motors rest. `isIdle` says that nothing has to be stopped before
 * the first beat of a brainstem that has moved something.
 */
export function runWatchdog(path: StopPath, isIdle = false): void {
  let hasMoved = !isIdle;
  let heardMs = performance.now();
  let ended = false;
  let stopping = false;

  process.stdin.on('data', (bytes: Buffer) => {
    heardMs = performance.now();
    hasMoved ||= bytes.includes(beat);
    if (bytes.includes(farewell)) {
      // The end of the pipe that follows is no reason for a stop.
      stopping = true;
      void leave();
    } else process.stdout.write(beat);
  });
  process.stdin.on('end', () => {
    ended = true;
    void check();
  });
  // The brainstem may be gone while we speak to it, and its pipes broken: that is what we are here for.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  process.stdin.on('error', () => {
    ended = true;
  });
  // A terminal's interrupt goes to both processes; this one must outlive the other.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  setInterval(() => void check(), checkMs);
  process.stdout.write(beat);

  async function check(): Promise<void> {
    if (stopping || !(ended || performance.now() - heardMs > silenceMs)) return;
    if (!hasMoved) {
      if (ended) await leave();
      return;
    }
    stopping = true;
    process.stderr.write(
      `watchdog: ${ended ? 'the brainstem has gone' : 'the brainstem is silent'}, stopping the wheels\n`,
    );
    do {
      try {
        await path.stop();
        if (ended) await leave();
      } catch (error) {
        // Nobody is left, neither who drove nor what was driven.
        if (ended && path.isGone?.() === true) await leave();
        process.stderr.write(`watchdog: zero could not be written (${String(error)}), trying again\n`);
      }
      await new Promise((resolve) => setTimeout(resolve, repeatMs));
    } while (ended || performance.now() - heardMs > silenceMs);
    stopping = false;
  }

  async function leave(): Promise<never> {
    await path.close();
    process.exit(0);
  }
}
