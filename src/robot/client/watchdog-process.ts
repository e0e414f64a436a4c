/**
 * The second small process that owns the stop path of a PiCar-X: where the brainstem falls silent, it writes zero to the
 * wheels, twice. When and how often is watchdog-loop.ts.
 *
 *   node watchdog-process.js picarx          the hardware of this machine
 *   node watchdog-process.js tcp:PORT        an emulated hat on this machine, for tests and rehearsals
 */
import process from 'node:process';
import type { Hardware } from '../picarx/hardware.js';
import { openHardware } from '../picarx/hardware.js';
import { stopPicarx } from '../picarx/picarx.js';
import { openRemoteHat } from '../picarx/remote-hat.js';
import { openOrEnd, runWatchdog } from './watchdog-loop.js';

const place = process.argv[2] ?? '';
const open = (): Promise<Hardware> =>
  place.startsWith('tcp:') ? openRemoteHat(Number(place.slice(4))) : openHardware();
const hardware = await openOrEnd(open);
runWatchdog({
  stop: () => stopPicarx(hardware),
  close: () => hardware.close(),
  isGone: () => hardware.isGone?.() === true,
});
