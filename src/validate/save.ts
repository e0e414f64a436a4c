/**
 * Keeps a random program that failed: as the canonical file that `explain`, `bisect` and `profile` take, and as text for
 * the report. Data of the trial is not kept: it comes from the seed again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DeviceKind } from '../device/device.js';
import { type Bindings, print, serialise } from '../kernel/index.js';
import type { Check } from './check.js';
import type { RandomFailure } from './random.js';

export interface SavedFailure {
  readonly seed: number;
  readonly check: Check;
  readonly symbols: Bindings;
  readonly file: string;
  /** The program as it prints. */
  readonly program: string;
}

export function saveFailure({ seed, check, trial }: RandomFailure, device: DeviceKind, folder: string): SavedFailure {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `fieldbrain-random-${device}-${seed}.json`);
  writeFileSync(file, serialise(trial.program));
  return { seed, check, symbols: trial.symbols, file, program: print(trial.program) };
}
