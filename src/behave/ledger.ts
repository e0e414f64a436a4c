/**
 * What a run of behaviours has found so far, kept in a file after each row and each long part of a row, so that a run that
 * was broken off can be gone on with. Only a run of the same version, device and settings is; a row whose procedure reads
 * otherwise now is run again.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FieldbrainError } from '../kernel/index.js';
import type { Behaviour } from './behaviour.js';
import type { BehaviourReport } from './run.js';

/** What must be the same for rows to belong to one run. */
export interface Sameness {
  readonly fieldbrain: string;
  readonly device: string;
  readonly edge: number;
  readonly mode: string;
  readonly quick: boolean;
  readonly served: boolean;
}

interface Part {
  readonly procedure: string;
  readonly found: unknown;
}

interface Entries {
  readonly run: Sameness;
  readonly rows: readonly BehaviourReport[];
  /** By row and name. */
  readonly parts: Readonly<Record<string, Part>>;
}

export class Ledger {
  readonly #file: string;
  #entries: Entries;

  private constructor(file: string, entries: Entries) {
    this.#file = file;
    this.#entries = entries;
  }

  /** A new one in that folder; what an earlier run has left there is forgotten. */
  static begin(folder: string, run: Sameness): Ledger {
    const ledger = new Ledger(fileIn(folder), { run, rows: [], parts: {} });
    // At once: who cannot write should hear of it before hours have passed.
    ledger.#write(ledger.#entries);
    return ledger;
  }

  /** The one in that folder, or a new one where there is none. */
  static resume(folder: string, run: Sameness): Ledger {
    const file = fileIn(folder);
    if (!existsSync(file)) return Ledger.begin(folder, run);
    const entries = read(file);
    for (const name of Object.keys(run) as (keyof Sameness)[])
      if (entries.run[name] !== run[name]) throw refuse(file, `another ${name}`, entries.run[name], run[name]);
    return new Ledger(file, entries);
  }

  /** What this behaviour was found to do before. */
  rowOf({ name, procedure }: Behaviour): BehaviourReport | undefined {
    return this.#entries.rows.find((row) => row.name === name && row.procedure === procedure);
  }

  /** Keeps a row; its parts are in it now. */
  add(row: BehaviourReport): void {
    const { run, rows, parts } = this.#entries;
    const others = Object.entries(parts).filter(([key]) => !key.startsWith(`${row.name}: `));
    this.#write({
      run,
      rows: [...rows.filter(({ name }) => name !== row.name), row],
      parts: Object.fromEntries(others),
    });
  }

  /** Makes a part of a row, or takes it as it was made before. It must be the same when it is read back from JSON. */
  async keep<Found>({ name, procedure }: Behaviour, part: string, make: () => Promise<Found>): Promise<Found> {
    const key = `${name}: ${part}`;
    const before = this.#entries.parts[key];
    if (before?.procedure === procedure) return before.found as Found;
    const found = await make();
    const { parts, ...rest } = this.#entries;
    this.#write({ ...rest, parts: { ...parts, [key]: { procedure, found } } });
    return found;
  }

  /** The run is over, and its report is written. */
  close(): void {
    rmSync(this.#file, { force: true });
  }

  #write(entries: Entries): void {
    this.#entries = entries;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    // Whole or not at all, whenever the machine stops.
    const fresh = `${this.#file}.new`;
    writeFileSync(fresh, JSON.stringify(entries));
    renameSync(fresh, this.#file);
  }
}

function fileIn(folder: string): string {
  return path.join(folder, 'begun.json');
}

function read(file: string): Entries {
  const text = readFileSync(file, 'utf8');
  try {
    const entries = JSON.parse(text) as Partial<Entries>;
    if (entries.run && Array.isArray(entries.rows) && entries.parts) return entries as Entries;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refuse(file, 'no run that was begun', text.slice(0, 40), 'what behave has left there');
}

function refuse(file: string, wrong: string, got: unknown, expected: unknown): FieldbrainError {
  const message = `behave --resume: ${wrong} (got ${String(got)} in ${file}, expected ${String(expected)}). Leave --resume out to run all of it, or give another --out.`;
  return new FieldbrainError('file-invalid', message, { file, got, expected });
}
