/**
 * What commands take on their line, read the same way everywhere: a device, a whole number, sizes of symbols. A wrong one
 * is refused by naming the option, what was got, what was expected and what to do.
 */
import type { DeviceName } from '../device/device.js';
import { deviceNames, isDeviceName } from '../device/kinds.js';
import type { Bindings } from '../kernel/index.js';
import { wrongArgument } from './failure.js';

/** A device by its name. */
export function readDevice(place: string, text: string): DeviceName {
  if (isDeviceName(text)) return text;
  throw wrongArgument(place, 'no such device', text, deviceNames, 'Run fieldbrain doctor to see them.');
}

/** A whole number from `low`. */
export function readWhole(place: string, text: string, low = 0): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= low) return value;
  throw wrongArgument(place, 'not usable', text, `a whole number from ${low}`, 'Give such a number.');
}

/** A port; 0, which means any free one, where `low` says so. */
export function readPort(place: string, text: string, low = 1): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= low && value <= 65_535) return value;
  throw wrongArgument(place, 'not a port', text, `a whole number from ${low} to 65535`, 'Give such a number.');
}

/** One of some numbers. */
export function readChoice(place: string, text: string, choices: readonly number[]): number {
  const choice = choices.find((one) => String(one) === text);
  if (choice !== undefined) return choice;
  throw wrongArgument(place, 'unknown', text, choices.join(', '), 'Give one of these.');
}

/** A number from 0. */
export function readAmount(place: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  throw wrongArgument(place, 'not usable', text, 'a number from 0', 'Give such a number.');
}

/** A positive number. */
export function readPositive(place: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw wrongArgument(place, 'not usable', text, 'a number above 0', 'Give such a number.');
}

/** The most that a timer counts: it keeps milliseconds in 31 bits, and one with more is over at once. */
export const mostSeconds = 2_147_483;

/** A time that a timer can wait. */
export function readSeconds(place: string, text: string): number {
  const seconds = readPositive(place, text);
  if (seconds <= mostSeconds) return seconds;
  throw wrongArgument(place, 'too long', text, `at most ${mostSeconds} seconds`, 'Give fewer.');
}

/** Sizes as in `batch=4,rows=100`; whether the program has such symbols is the library's question. */
export function readSymbols(place: string, text: string): Bindings {
  const entries = text.split(',').map((entry): [string, number] => {
    const match = /^\s*([A-Za-z][A-Za-z0-9]*)\s*=\s*(\d+)\s*$/.exec(entry);
    if (match === null)
      throw wrongArgument(place, 'not usable', entry, 'NAME=NUMBER,NAME=NUMBER', 'For example --symbols batch=4.');
    return [match[1], Number(match[2])];
  });
  return Object.fromEntries(entries);
}

/** The option that names a device. */
export const deviceOption = ['--device <name>', `the device: ${deviceNames}`] as const;

/** The option that binds symbols. */
export const symbolsOption = ['--symbols <sizes>', 'sizes of the program, as in batch=4,rows=100'] as const;
