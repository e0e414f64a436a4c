/**
 * The second small process that owns the stop path. The brainstem beats a pipe; silence for 150 ms, or the end of the pipe,
 * and this process writes zero to the wheels, twice, again and again until an answer comes, and goes on while the silence
 * lasts. It answers each beat, so that the brainstem knows that it is alive. It drives nothing and decides nothing else.
 *
 *   node watchdog-process.js picarx          the hardware of this machine
 *   node watchdog-process.js tcp:PORT        an emulated hat on this machine, for tests and rehearsals
 */
import process from 'node:process';
import type { Hardware } from '../picarx/hardware.js';
import { openHardware } from '../picarx/hardware.js';
import { stopPicarx } from '../picarx/picarx.js';
import { openRemoteHat } from '../picarx/remote-hat.js';
import { beat, checkMs, farewell, silenceMs } from './watchdog-signs.js';

const repeatMs = 50;

const place = process.argv[2] ?? '';
const hardware: Hardware = await (place.startsWith('tcp:') ? openRemoteHat(Number(place.slice(4))) : openHardware());
let heardMs = performance.now();
let ended = false;
let stopping = false;

process.stdin.on('data', (bytes: Buffer) => {
  heardMs = performance.now();
  if (bytes.includes(farewell)) void leave();
  else process.stdout.write(beat);
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
  stopping = true;
  process.stderr.write(
    `watchdog: ${ended ? 'the brainstem has gone' : 'the brainstem is silent'}, stopping the wheels\n`,
  );
  do {
    try {
      await stopPicarx(hardware);
      if (ended) await leave();
    } catch (error) {
      // Nobody is left, neither who drove nor what was driven.
      if (ended && hardware.isGone?.() === true) await leave();
      process.stderr.write(`watchdog: zero could not be written (${String(error)}), trying again\n`);
    }
    await new Promise((resolve) => setTimeout(resolve, repeatMs));
  } while (ended || performance.now() - heardMs > silenceMs);
  stopping = false;
}

async function leave(): Promise<never> {
  await hardware.close();
  process.exit(0);
}
