/**
 * What becomes of measured JSON: the page of figures that the documentation shows. Nothing here measures and nothing is
 * typed by hand: a page is made of the files it names. The page with plots is html/page.ts.
 */
import { askedLines } from './asked.js';
import type { ClaimReport, Figure, Promised } from './claim.js';

/** What `fieldbrain bench … --out DIR` writes as bench.json: the runs of one command. */
export interface MeasuredSuite {
  /** The command that measured it. */
  readonly command: string;
  /** Small sizes: it shows that everything runs, and its figures say little. */
  readonly quick: boolean;
  readonly effort: number;
  readonly runs: readonly MeasuredRun[];
}

/** One benchmark on one device. */
export interface MeasuredRun {
  readonly benchmark: string;
  readonly device: string;
  readonly loadBefore: number;
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly node: string;
    readonly fieldbrain: string;
  };
  readonly claims: readonly ClaimReport[];
}

/** A file under docs/benchmarks: a suite, or one run with its command. */
export type KeptRuns = Partial<MeasuredSuite> & { readonly run?: MeasuredRun };

export function runsOf({ run, runs = [] }: KeptRuns): readonly MeasuredRun[] {
  return run === undefined ? runs : [run];
}

/** The runs of a kept file, each with where it stands. */
export function namedRuns(file: string, kept: KeptRuns): NamedRun[] {
  return runsOf(kept).map((run) => ({ file, command: kept.command ?? '', run }));
}

export interface NamedRun {
  readonly file: string;
  readonly command: string;
  readonly run: MeasuredRun;
}

export function benchmarksPage(runs: readonly NamedRun[]): string {
  const head = [
    '# Benchmarks',
    '',
    'Made by `fieldbrain bench report` from the JSON files that it names; do not edit. Every figure carries its device, sizes,',
    'warm-up and repetitions; ✓ and ✗ say whether a promise held. Times are what a caller waits for unless a title says otherwise.',
    'The JSON files, and the same with plots (`docs/benchmarks/report.html`), are in the repository, not in the package.',
  ];
  return `${[...head, ...askedLines(runs), ...runs.flatMap(runLines)].join('\n')}\n`;
}

function runLines({ file, command, run }: NamedRun): string[] {
  const { machine, device, benchmark, loadBefore } = run;
  const busy = loadBefore > machine.cores / 2 ? ` The machine was busy (load ${loadBefore.toFixed(1)}).` : '';
  return [
    '',
    `## ${benchmark} on ${device}`,
    '',
    `\`${command}\` with fieldbrain ${machine.fieldbrain}, Node ${machine.node}, ${machine.processor}, ${machine.cores} cores (\`docs/${file}\`).${busy}`,
    ...run.claims.filter(({ figures, error }) => figures.length > 0 || error !== undefined).flatMap(claimLines),
  ];
}

function claimLines({ claim, title, figures, promises, notes, error, setting }: ClaimReport): string[] {
  const stated =
    setting === undefined
      ? []
      : ['', `dtype ${setting.dtype}; baseline: ${setting.baseline}; transfers ${setting.transfers}.`];
  const table = [
    '',
    '| measured | sizes | min µs | p50 µs | p95 µs | p99 µs | warm-up + runs | and |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...figures.map(figureLine),
  ];
  return [
    '',
    `### ${claim}: ${title}`,
    ...stated,
    ...(error === undefined ? [] : ['', `Not measured (${error.code}): ${error.message}`]),
    ...(figures.length === 0 ? [] : table),
    ...(promises.length === 0 ? [] : ['', ...promises.map(promiseLine)]),
    ...notes.map((note) => `\n${note}`),
  ];
}

function figureLine(figure: Figure): string {
  const { name, sizes, minUs, p50Us, p95Us, p99Us, warmUp, repetitions, more = {} } = figure;
  const list = (table: Readonly<Record<string, number | string>>): string =>
    Object.entries(table)
      .map(([key, value]) => `${key} ${typeof value === 'number' ? digits(value) : value}`)
      .join(', ');
  const cells = [
    // Names of stages have bars of their own.
    name.replaceAll('|', '\\|'),
    list(sizes),
    digits(minUs),
    digits(p50Us),
    digits(p95Us),
    digits(p99Us),
    `${warmUp} + ${repetitions}`,
    list(more),
  ];
  return `| ${cells.join(' | ')} |`;
}

function promiseLine({ text, value, limit, holds, explanation }: Promised): string {
  const why = explanation === undefined ? '' : ` ${explanation}`;
  return `- ${holds ? '✓' : '✗'} ${text}: ${digits(value)} (promised: at most ${digits(limit)})${why}`;
}

/** Three digits where they say something. */
export function digits(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
}
