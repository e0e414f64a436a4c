/**
 * What the set-up found on this machine, kept in .setup-done so that the tests use what was found and a failed
 * installation is not tried again on every run. `environment` is what the tests' processes must see:
 * FIELDBRAIN_CHROMIUM (the browser) and, where only SwiftShader works, VK_ICD_FILENAMES.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findChromium } from './setup/chromium.mjs';
import { inRepository } from './setup/paths.mjs';

/** @typedef {{ environment: Record<string, string>, wanted: string[], triedAtMs: number }} MachineReport */

const reportFile = inRepository('.setup-done');

/** @returns {MachineReport} */
export function readMachineReport() {
  if (!existsSync(reportFile)) {
    const chromium = findChromium();
    return { environment: chromium === undefined ? {} : { FIELDBRAIN_CHROMIUM: chromium }, wanted: [], triedAtMs: 0 };
  }
  return JSON.parse(readFileSync(reportFile, 'utf8'));
}

/** @param {MachineReport} report */
export function writeMachineReport(report) {
  writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`);
}
