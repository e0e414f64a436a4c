/**
 * Continuing a run that was interrupted: the claims that its file already holds are taken as they are, those that failed
 * or are missing are measured. Only a run of the same command on the same device and machine is continued.
 */
import { describeValue } from '../kernel/errors.js';
import { FieldbrainError } from '../kernel/index.js';
import type { ClaimReport } from './claim.js';
import type { MeasuredRun, MeasuredSuite } from './report.js';

/** What must be the same for figures to belong together. */
export interface Sameness {
  readonly command: string;
  readonly device: string;
  readonly machine: MeasuredRun['machine'];
}

/** The claims of each benchmark that were measured without an error. */
export function measuredBefore(text: string, file: string, now: Sameness): ReadonlyMap<string, readonly ClaimReport[]> {
  const before = readSuite(text, file);
  const was = { command: before.command, ...pick(before.runs[0]) };
  for (const [name, expected] of Object.entries({ command: now.command, ...pick(now) }))
    if (before.runs.length > 0 && was[name as keyof typeof was] !== expected)
      throw refuse(file, `another ${name}`, was[name as keyof typeof was], expected);
  return new Map(before.runs.map(({ benchmark, claims }) => [benchmark, claims.filter(({ error }) => !error)]));
}

function pick({ device, machine }: Pick<MeasuredRun, 'device' | 'machine'>) {
  const { processor, cores, fieldbrain } = machine;
  return { device, processor, cores, version: fieldbrain };
}

function readSuite(text: string, file: string): MeasuredSuite {
  try {
    const suite = JSON.parse(text) as MeasuredSuite;
    if (Array.isArray(suite.runs) && suite.runs.every(({ claims, machine }) => Array.isArray(claims) && machine))
      return suite;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refuse(file, 'no measured runs', text.slice(0, 40), 'what bench --out wrote');
}

function refuse(file: string, wrong: string, got: unknown, expected: unknown): FieldbrainError {
  const message = `bench --resume: ${wrong} (got ${describeValue(got)} in ${file}, expected ${String(expected)}). Leave --resume out to measure all of it, or give another --out.`;
  return new FieldbrainError('file-invalid', message, { file, got, expected });
}
