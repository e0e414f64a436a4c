import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fiveNodes, simulateNetwork, trueLinks } from '../../test/support/linear-network.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { createCommands } from './commands.js';
import { stopOnUsageErrors } from './failure.js';
import { replaceTextFile } from './file.js';
import { runTeNetwork, type TeNetworkArguments } from './te-network.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-network-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => path.join(folder, name);

const series = simulateNetwork(fiveNodes, 3000, 2);
const rows = Array.from(series[0], (_, t) => series.map((values) => values[t].toFixed(6)).join(','));
const names = ['driver', 'left', 'right', 'a<b', 'echo'];
const file = inFolder('five.csv');
writeFileSync(file, `${names.join(',')}\n${rows.join('\n')}\n`);
const bare = inFolder('bare.csv');
writeFileSync(bare, `${rows.join('\n')}\n`);
const quick = { permutations: '0' } as const;

interface Answer {
  readonly links: readonly { source: unknown; target: unknown; delay: number; te: number; pValue: number }[];
  readonly targets: readonly { target: unknown; past: number[]; sources: unknown[] }[];
  readonly settings: Record<string, unknown>;
}

async function answered(options: TeNetworkArguments, name = file): Promise<Answer> {
  const output = recordOutput({ json: true });
  await runTeNetwork(name, { ...quick, ...options }, output);
  return JSON.parse(output.answers.join('')) as Answer;
}

it('prints links, targets and settings as JSON, by name or by number', async () => {
  const { links, targets, settings } = await answered({});
  const found = links.map(
    ({ source, target, delay }) => `${names.indexOf(String(source))}>${names.indexOf(String(target))}@${delay}`,
  );
  expect(found.sort()).toEqual(trueLinks(fiveNodes));
  expect(targets.map(({ target }) => target)).toEqual(names);
  expect(settings).toMatchObject({ estimator: 'gaussian', maxLag: 5, alpha: 0.01, permutations: 0 });
  const plain = await answered({}, bare);
  expect(plain.links.map(({ source, target, delay }) => `${source}>${target}@${delay}`).sort()).toEqual(
    trueLinks(fiveNodes),
  );
  expect(plain.links[0].te).toBe(links[0].te);
});

it('prints a table, and progress on the other stream', async () => {
  const output = recordOutput();
  await runTeNetwork(file, quick, output);
  const text = output.answers.join('');
  expect(text).toMatch(
    /^5 links among 5 targets: 2995 samples, gaussian, lags 1 to 5, on cpu \(f64\)\nchi-squared null/,
  );
  expect(text).toMatch(/source +target +delay +nats +p\n/);
  expect(text).toMatch(/driver +left +1 +0\.\d{4}/);
  expect(text).toMatch(/without sources: driver\n$/);
  expect(output.notes.join('')).toMatch(/te network \[#+\] 100 %/);
});

it('writes GraphML, a matrix and a picture', async () => {
  const [graphml, csv, svg] = ['graph.graphml', 'graph.csv', 'graph.svg'].map(inFolder);
  await answered({ graphml, csv, svg });
  const graph = readFileSync(graphml, 'utf8');
  expect(graph.match(/<edge source="n\d" target="n\d">/g)).toHaveLength(5);
  expect(graph).toContain('<data key="name">a&lt;b</data>');
  expect(graph).toMatch(/<edge source="n0" target="n2"><data key="delay">2<\/data>/);
  const matrix = readFileSync(csv, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  expect(matrix[0]).toEqual(['source', ...names]);
  expect(matrix.slice(1).map((row) => row.slice(1).map((cell) => Number(cell) > 0))).toEqual([
    [false, true, true, false, false],
    [false, false, false, false, false],
    [false, false, false, true, false],
    [false, false, false, false, true],
    [false, false, false, true, false],
  ]);
  const picture = readFileSync(svg, 'utf8');
  expect(picture.match(/<path /g)).toHaveLength(5);
  expect(picture).toContain('a&lt;b → echo');
  expect(picture).not.toMatch(/<script|NaN/);
});

it('continues from a file of finished targets, and from no other', async () => {
  const resume = inFolder('finished.json');
  const whole = await answered({});
  await answered({ resume, targets: 'left,right' });
  const before = readFileSync(resume, 'utf8');
  const output = recordOutput({ json: true });
  await runTeNetwork(file, { ...quick, resume }, output);
  expect(JSON.parse(output.answers.join('')).links).toEqual(whole.links);
  const { targets } = JSON.parse(readFileSync(resume, 'utf8')) as { targets: { target: number }[] };
  expect(targets.map(({ target }) => target)).toEqual([1, 2, 0, 3, 4]);
  expect(readFileSync(resume, 'utf8')).not.toBe(before);
  await expect(answered({ resume, maxLag: '3' })).rejects.toThrow(/finished targets of other data or options/);
  writeFileSync(resume, '{"mark": 3}');
  await expect(answered({ resume })).rejects.toThrow(/--resume: not a file of finished targets/);
});

it('searches on where finished targets cannot be kept, answers, and says so', async () => {
  const resume = inFolder('vanishing/finished.json');
  const output = recordOutput({ json: true });
  await expect(runTeNetwork(file, { ...quick, resume }, output)).rejects.toMatchObject({
    code: 'file-unwritable',
    message: expect.stringMatching(/^te network --resume: the file cannot be written \(got .*: ENOENT/),
  });
  expect(JSON.parse(output.answers.join('')).targets).toHaveLength(5);
  // A folder where the file should be: it is written beside, and cannot take its name.
  const taken = inFolder('taken');
  mkdirSync(path.join(taken, 'inside'), { recursive: true });
  await expect(replaceTextFile('here', taken, 'x')).rejects.toMatchObject({ code: 'file-unwritable' });
});

it('stands beside te FILE: options that both have reach it, others of te are refused', async () => {
  const run = (...words: string[]): Promise<unknown> => {
    const program = createCommands('0.0.0');
    stopOnUsageErrors(program);
    return program.parseAsync(['te', ...words], { from: 'user' });
  };
  await expect(run('network', file, '--estimator', 'nonsense')).rejects.toThrow(/inferNetwork estimator: not usable/);
  await expect(run('network', file, '--permutations', '7')).rejects.toThrow(/expected at least 99/);
  await expect(run('network', file, '--local')).rejects.toThrow(/te network: unknown option \(got --local/);
  await expect(run('network', inFolder('absent'))).rejects.toThrow(/te network: .*absent cannot be read/);
});
