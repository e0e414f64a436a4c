/**
 * What a run of behaviours has found so far, kept in a file after each row and each long part of a row, so that a run that
 * was interrupted can be continued. Only a run of the same version, device and settings is; a row whose procedure reads
 * otherwise now is run again. A version is the package's: after a change of its code, begin anew.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describeValue } from '../kernel/errors.js';
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
  readonly seconds: number;
}

interface Entries {
  readonly run: Sameness;
  readonly rows: readonly BehaviourReport[];
  /** By row and name. */
  readonly parts: Readonly<Record<string, Part>>;
}

export class Ledger {
  readonly #file: string;
  readonly #tell: (error: Error) => void;
  #entries: Entries;
  /** What parts that were made before took, by row. */
  readonly #tookBefore = new Map<string, number>();

  private constructor(file: string, entries: Entries, tell: (error: Error) => void) {
    this.#file = file;
    this.#entries = entries;
    this.#tell = tell;
  }

  /**
   * A new one in that folder; what an earlier run has left there is forgotten. Where something cannot be kept later on, that is
   * told, and the run goes on.
   */
  static begin(folder: string, run: Sameness, tell: (error: Error) => void): Ledger {
    const ledger = new Ledger(fileIn(folder), { run, rows: [], parts: {} }, tell);
    // Tried at once: a folder that cannot be written should not show after hours.
    ledger.#write();
    return ledger;
  }

  /** The one in that folder, or a new one where there is none. */
  static resume(folder: string, run: Sameness, tell: (error: Error) => void): Ledger {
    const file = fileIn(folder);
    if (!existsSync(file)) return Ledger.begin(folder, run, tell);
    const entries = read(file);
    for (const name of Object.keys(run) as (keyof Sameness)[])
      if (entries.run[name] !== run[name]) throw refuse(file, `another ${name}`, entries.run[name], run[name]);
    return new Ledger(file, entries, tell);
  }

  /** What this behaviour was found to do before. */
  rowOf({ name, procedure }: Behaviour): BehaviourReport | undefined {
    return this.#entries.rows.find((row) => row.name === name && row.procedure === procedure);
  }

  /** Keeps a row, and gives it with the time of parts that were made before; its parts are in it now. */
  add(found: BehaviourReport): BehaviourReport {
    const row = { ...found, seconds: found.seconds + (this.#tookBefore.get(found.name) ?? 0) };
    const { run, rows, parts } = this.#entries;
    const others = Object.entries(parts).filter(([key]) => rowIn(key) !== row.name);
    this.#keepAll({
      run,
      rows: [...rows.filter(({ name }) => name !== row.name), row],
      parts: Object.fromEntries(others),
    });
    return row;
  }

  /** Makes a part of a row, or takes it as it was made before. It must be the same when it is read back from JSON. */
  async keep<Found>({ name, procedure }: Behaviour, part: string, make: () => Promise<Found>): Promise<Found> {
    const key = `${name}: ${part}`;
    const before = this.#entries.parts[key];
    if (before?.procedure === procedure) {
      this.#tookBefore.set(name, (this.#tookBefore.get(name) ?? 0) + before.seconds);
      return before.found as Found;
    }
    const begunMs = performance.now();
    const found = await make();
    const seconds = (performance.now() - begunMs) / 1000;
    const { parts, ...rest } = this.#entries;
    this.#keepAll({ ...rest, parts: { ...parts, [key]: { procedure, found, seconds } } });
    return found;
  }

  /** The report of these rows is written: they are forgotten here, unless others are left to be continued. */
  close(reported: readonly Pick<Behaviour, 'name'>[]): void {
    const names = new Set(reported.map(({ name }) => name));
    const { rows, parts } = this.#entries;
    const kept = [...rows.map(({ name }) => name), ...Object.keys(parts).map(rowIn)];
    if (kept.every((name) => names.has(name))) rmSync(this.#file, { force: true });
  }

  #keepAll(entries: Entries): void {
    this.#entries = entries;
    try {
      this.#write();
    } catch (error) {
      if (!(error instanceof Error) || !('syscall' in error)) throw error;
      this.#tell(error);
    }
  }

  #write(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    // Whole or not at all, whenever the machine stops.
    const fresh = `${this.#file}.${process.pid}.new`;
    writeFileSync(fresh, JSON.stringify(this.#entries), { flush: true });
    renameSync(fresh, this.#file);
  }
}

function rowIn(key: string): string {
  return key.slice(0, key.indexOf(': '));
}

function fileIn(folder: string): string {
  return path.join(folder, 'begun.json');
}

function read(file: string): Entries {
  const text = readFileSync(file, 'utf8');
  try {
    const entries = JSON.parse(text) as Partial<Entries> | null;
    if (entries?.run && Array.isArray(entries.rows) && entries.parts) return entries as Entries;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refuse(file, 'no run that was begun', text.slice(0, 40), 'what behave has left there');
}

function refuse(file: string, wrong: string, got: unknown, expected: unknown): FieldbrainError {
  const message = `behave --resume: ${wrong} (got ${describeValue(got)} in ${file}, expected ${String(expected)}). Leave --resume out to run all of it, or give another --out.`;
  return new FieldbrainError('file-invalid', message, { file, got, expected });
}
