/**
 * Figures in pages are those of the measured JSON. A page writes a number and, behind it, where it comes from:
 *   50.4 µs<!-- FILE BENCHMARK/CLAIM "NAME" FIELD -->
 * FILE is one of docs/benchmarks/*.json, NAME a figure's name or a promise's text, FIELD one of its own or of its `more`. The number must equal the measured one to
 * its last printed digit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface Entry {
  readonly name?: string;
  readonly text?: string;
  readonly more?: Readonly<Record<string, number>>;
  readonly [field: string]: unknown;
}
interface Run {
  readonly benchmark: string;
  readonly claims: readonly {
    readonly claim: string;
    readonly figures: readonly Entry[];
    readonly promises?: readonly Entry[];
  }[];
}
/** Several runs, or the one that `bench keep` kept. */
type Measured = { readonly runs: readonly Run[] } | { readonly run: Run };

const tag = /([\d.,]+) ?(µs|ms|×|%)?<!-- (\S+) ([\w-]+)\/([\w-]+) "([^"]+)" (\w+) -->/g;
const scales: Readonly<Record<string, number>> = { ms: 1e-3, '%': 100 };

function measured(file: string, benchmark: string, claim: string, name: string, field: string): number | undefined {
  const kept = JSON.parse(readFileSync(path.join(root, 'docs', 'benchmarks', `${file}.json`), 'utf8')) as Measured;
  const runs = 'runs' in kept ? kept.runs : [kept.run];
  const found = runs.find((run) => run.benchmark === benchmark)?.claims.find((one) => one.claim === claim);
  const entry = [...(found?.figures ?? []), ...(found?.promises ?? [])].find((one) => (one.name ?? one.text) === name);
  const value = entry?.[field] ?? entry?.more?.[field];
  return typeof value === 'number' ? value : undefined;
}

/** What is wrong with the figures of a text. */
function wrongFigures(text: string): string[] {
  return [...text.matchAll(tag)].flatMap(([, printed, unit = '', file, benchmark, claim, name, field]) => {
    const value = measured(file, benchmark, claim, name, field);
    if (value === undefined) return [`${name}: no such figure in ${file}.json`];
    const digits = printed.replaceAll(',', '').split('.')[1]?.length ?? 0;
    const expected = (value * (scales[unit] ?? 1)).toFixed(digits);
    return expected === printed.replaceAll(',', '') ? [] : [`${name}: ${printed} ${unit}, measured ${expected}`];
  });
}

const pages = ['README.md', ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
);

it('pages print the figures that were measured', () => {
  expect(pages.flatMap((page) => wrongFigures(readFileSync(path.join(root, page), 'utf8')))).toEqual([]);
});

it('the README has figures, and a wrong one is found', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  expect([...readme.matchAll(tag)].length).toBeGreaterThan(5);
  const [first] = readme.match(tag) ?? [''];
  expect(wrongFigures(readme.replace(first, `9${first}`))).toHaveLength(1);
  expect(wrongFigures('1 µs<!-- h200 brain/cycle "no such" p50Us -->')).toEqual([
    'no such: no such figure in h200.json',
  ]);
});
