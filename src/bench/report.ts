/**
 * What becomes of measured JSON: the page of figures that the documentation shows, and the difference between two runs.
 * Nothing here measures and nothing is typed by hand: a page is made of the files it names.
 */
import type { ClaimReport, Figure, Promised } from './claim.js';

/** A file that `fieldbrain bench … --out` wrote. */
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
  ];
  return `${[...head, ...runs.flatMap(runLines)].join('\n')}\n`;
}

function runLines({ file, command, run }: NamedRun): string[] {
  const { machine, device, benchmark, loadBefore } = run;
  const busy = loadBefore > machine.cores / 2 ? ` The machine was busy (load ${loadBefore.toFixed(1)}).` : '';
  return [
    '',
    `## ${benchmark} on ${device}`,
    '',
    `\`${command}\` with fieldbrain ${machine.fieldbrain}, Node ${machine.node}, ${machine.processor}, ${machine.cores} cores ([JSON](${file})).${busy}`,
    ...run.claims.filter(({ figures }) => figures.length > 0).flatMap(claimLines),
  ];
}

function claimLines({ claim, title, figures, promises, notes }: ClaimReport): string[] {
  return [
    '',
    `### ${claim}: ${title}`,
    '',
    '| measured | sizes | min µs | p50 µs | p99 µs | warm-up + runs | and |',
    '| --- | --- | ---: | ---: | ---: | ---: | --- |',
    ...figures.map(figureLine),
    ...(promises.length === 0 ? [] : ['', ...promises.map(promiseLine)]),
    ...notes.map((note) => `\n${note}`),
  ];
}

function figureLine(figure: Figure): string {
  const { name, sizes, minUs, p50Us, p99Us, warmUp, repetitions, more = {} } = figure;
  const list = (table: Readonly<Record<string, number | string>>): string =>
    Object.entries(table)
      .map(([key, value]) => `${key} ${typeof value === 'number' ? digits(value) : value}`)
      .join(', ');
  const cells = [
    name,
    list(sizes),
    digits(minUs),
    digits(p50Us),
    digits(p99Us),
    `${warmUp} + ${repetitions}`,
    list(more),
  ];
  return `| ${cells.join(' | ')} |`;
}

function promiseLine({ text, value, limit, holds }: Promised): string {
  return `- ${holds ? '✓' : '✗'} ${text}: ${digits(value)} (promised: at most ${digits(limit)})`;
}

function digits(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
}

export interface Change {
  readonly claim: string;
  readonly figure: string;
  readonly beforeUs: number;
  readonly afterUs: number;
  /** After over before. */
  readonly ratio: number;
  readonly verdict: 'slower' | 'faster' | 'same';
}

/** Figures that both runs have, by claim, name and sizes; within `tolerance` they count as the same. */
export function compareRuns(before: MeasuredRun, after: MeasuredRun, tolerance = 0.1): Change[] {
  const key = (claim: string, { name, sizes }: Figure): string => JSON.stringify([claim, name, sizes]);
  const known = new Map(
    before.claims.flatMap(({ claim, figures }) => figures.map((figure) => [key(claim, figure), figure] as const)),
  );
  return after.claims.flatMap(({ claim, figures }) =>
    figures.flatMap((figure): Change[] => {
      const old = known.get(key(claim, figure));
      if (old === undefined || old.p50Us <= 0) return [];
      const ratio = figure.p50Us / old.p50Us;
      const verdict = ratio > 1 + tolerance ? 'slower' : ratio < 1 - tolerance ? 'faster' : 'same';
      return [{ claim, figure: figure.name, beforeUs: old.p50Us, afterUs: figure.p50Us, ratio, verdict }];
    }),
  );
}
