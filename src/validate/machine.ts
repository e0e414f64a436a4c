/**
 * The machine that a result belongs to, in words and numbers: every report of doctor, validate and bench carries it. It
 * names kinds of hardware and versions only, never the host or the person.
 */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';

export interface MachineReport {
  readonly fieldbrain: string;
  readonly node: string;
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryBytes: number;
  readonly freeMemoryBytes: number;
}

export function describeMachine(): MachineReport {
  const processors = os.cpus();
  return {
    fieldbrain: packageVersion(),
    node: process.version,
    system: `${os.type()} ${os.release().split('-')[0]} ${os.arch()}`,
    processor: processorName(processors[0]?.model ?? ''),
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    freeMemoryBytes: os.freemem(),
  };
}

/** The version that package.json states; the file stands two folders above both src/ and dist/ sources. */
export function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Node leaves the model empty on some ARM systems; Linux knows at least who made the core. */
function processorName(model: string): string {
  const known = model.trim();
  return known === '' || known === 'unknown' ? `${os.arch()} processor` : known;
}
