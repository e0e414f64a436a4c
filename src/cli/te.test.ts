import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulate } from '../../test/support/linear-process.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { transferEntropy } from '../inference/transfer-entropy/index.js';
import { runTe, type TeArguments } from './te.js';

const [x, y] = simulate({ a: 0.5, b: 0.5, c: 0.8 }, 300, 7);
const [z] = simulate({ a: 0.5, b: 0.5, c: 0.5 }, 300, 8);

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-te-'));
  file = path.join(folder, 'three.csv');
  writeFileSync(
    file,
    `# a test\nsource,target,other\n${Array.from(x, (one, t) => `${one},${y[t]},${z[t]}`).join('\n')}\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function answered(options: TeArguments = {}, name = file): Promise<Record<string, never>> {
  const output = recordOutput({ json: true });
  await runTe(name, { device: 'cpu', ...options }, output);
  return JSON.parse(output.answers.join('')) as Record<string, never>;
}

async function refusalOf(options: TeArguments, name = file): Promise<string> {
  return runTe(name, { device: 'cpu', ...options }, recordOutput()).then(
    () => 'nothing was refused',
    (error: unknown) => (error as Error).message,
  );
}

describe('te', () => {
  it('takes conditions at their delay', async () => {
    const options = { device: 'cpu', condition: [x], conditionDelay: 2 } as const;
    const { te } = await transferEntropy(z, y, options);
    const given = { source: 'other', target: 'target', condition: 'source' };
    expect(await answered({ ...given, conditionDelay: '2' })).toMatchObject({ te, condition: ['source'] });
    expect((await answered(given)).te).not.toBe(te);
  });

  it('prints as JSON what the library computes', async () => {
    const { te, pValue } = await transferEntropy(x, y, { device: 'cpu', permutations: 20, seed: 3 });
    expect(await answered({ permutations: '20', seed: '3' })).toMatchObject({
      te,
      pValue,
      samples: 299,
      device: 'cpu',
      source: 'source',
      target: 'target',
      estimator: 'ksg1',
    });
    expect(await answered()).toMatchObject({ te, pValue: null });
    const settings = {
      estimator: 'ksg2',
      k: 3,
      targetEmbedding: 2,
      sourceEmbedding: 2,
      targetLag: 2,
      sourceLag: 3,
      delay: 2,
      theiler: 4,
      normalise: 'column',
      jitter: 1e-7,
    } as const;
    const texts = Object.fromEntries(Object.entries(settings).map(([flag, value]) => [flag, String(value)]));
    const all = await transferEntropy(z, x, { ...settings, device: 'cpu', local: true, condition: y });
    const answer = await answered({ ...texts, source: 'other', target: '0', condition: 'target', local: true });
    expect(answer).toMatchObject({ te: all.te, samples: all.samples, condition: ['target'] });
    expect(answer.local).toEqual(Array.from(all.local ?? []));
    expect(await answered({ estimator: 'gaussian' })).toMatchObject({ pValue: expect.any(Number) });
  });

  it('chooses the embedding and says what it chose', async () => {
    const greedy = await answered({ estimator: 'gaussian', embedding: 'auto' });
    expect(greedy).toMatchObject({ embedding: { method: 'greedy', target: [1], source: [1] } });
    expect(greedy.te).toBeCloseTo((await transferEntropy(x, y, { estimator: 'gaussian' })).te, 2);
    expect(await answered({ embedding: 'ragwitz', delay: '2' })).toMatchObject({
      embedding: { method: 'ragwitz', source: [2] },
    });
    const output = recordOutput();
    await runTe(file, { device: 'cpu', estimator: 'gaussian', embedding: 'auto' }, output);
    expect(output.answers.join('')).toMatch(/embedding \(greedy\): target at 1, source at 1\n/);
  });

  it('warns once on the other stream, and in the answer', async () => {
    const trend = path.join(folder, 'trend.csv');
    writeFileSync(trend, Array.from(x, (one, t) => `${one + t / 20},${y[t]}`).join('\n'));
    const answer = await answered({ estimator: 'gaussian' }, trend);
    expect(answer.warnings).toEqual([expect.stringMatching(/^the source is not stationary/)]);
    const output = recordOutput();
    await runTe(trend, { device: 'cpu', estimator: 'gaussian' }, output);
    expect(output.notes.join('').match(/not stationary/g)).toHaveLength(1);
  });

  it('corrects the p-values of all pairs', async () => {
    const svg = path.join(folder, 'pairs.svg');
    const { pValue, bonferroni, falseDiscoveryRate } = (await answered({
      ...{ allPairs: true, estimator: 'gaussian', svg },
    })) as unknown as Record<string, (number | null)[][]>;
    expect(bonferroni[2][0]).toBeCloseTo(Math.min(1, 6 * Number(pValue[2][0])), 12);
    for (const [from, row] of pValue.entries())
      for (const [to, p] of row.entries()) {
        if (p === null) continue;
        expect(Number(falseDiscoveryRate[from][to])).toBeGreaterThanOrEqual(p);
        expect(Number(falseDiscoveryRate[from][to])).toBeLessThanOrEqual(Number(bonferroni[from][to]) + 1e-15);
      }
  });

  it('says it in words, with progress on the other stream', async () => {
    const output = recordOutput();
    await runTe(file, { device: 'cpu', permutations: '9' }, output);
    expect(output.answers.join('')).toMatch(
      /^source → target: 0\.\d{6} nats\n {2}p = 0\.100 \(9 permutations\)\n {2}299 samples, ksg1, on cpu \(f64, sweep\)\n$/,
    );
    expect(output.notes.join('')).toMatch(/te \[#+-*\] +\d+ %/);
  });

  it('takes all pairs, and draws them', async () => {
    const svg = path.join(folder, 'three.svg');
    const answer = await answered({ allPairs: true, svg });
    expect(answer).toMatchObject({ columns: ['source', 'target', 'other'], samples: 299, device: 'cpu', heatMap: svg });
    const te = answer.te as unknown as (number | null)[][];
    expect(te.map((row) => row.map((value) => value === null))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
    expect(te[0][1]).toBe((await answered()).te);
    const picture = readFileSync(svg, 'utf8');
    expect(picture).toMatch(/^<svg xmlns/);
    expect(picture.match(/<title>source → target: [\d.]+ nats<\/title>/)).not.toBeNull();
    const output = recordOutput();
    await runTe(file, { device: 'cpu', allPairs: true, svg, permutations: '4' }, output);
    expect(output.answers.join('')).toMatch(/from \\ to +source +target +other\nsource +0\.\d{4}/);
    expect(output.answers.join('')).toContain('p-values');
  });

  it.each<[string, TeArguments, string]>([
    [
      'a column that is not there',
      { source: '3' },
      'te --source: no such column (got 3, expected 0 … 2, or source, target, other)',
    ],
    ['k of nothing', { k: '0' }, 'te -k: not usable (got 0, expected a whole number from 1)'],
    ['a jitter below nothing', { jitter: '-1' }, 'te --jitter: not usable (got -1'],
    [
      'another estimator',
      { estimator: 'magic' },
      'estimator: not usable (got magic, expected ksg1 or ksg2 or gaussian or discrete or symbolic or kernel)',
    ],
    ['another device', { device: 'abacus' }, 'te --device: no such device (got abacus'],
    ['a deep embedding', { targetEmbedding: '60', targetLag: '6' }, 'too few samples for the embedding (got 300 times'],
    ['a source for all pairs', { allPairs: true, source: '0' }, 'te --source: not together with --all-pairs'],
    [
      'a picture that cannot be drawn',
      { allPairs: true, svg: 'no-such-folder/all.svg' },
      'te --svg: the file cannot be written',
    ],
  ])('refuses %s', async (_, options, text) => {
    expect(await refusalOf(options)).toContain(text);
  });

  it.each([
    ['a NaN', '1,2\n3,nan\n', 'line 2, column 1: not a number (got nan'],
    ['a ragged row', '1,2\n3\n', 'line 2: a row of another length'],
    ['one column', '1\n2\n3\n', 'te: too few columns (got 1, expected at least 2)'],
    ['a constant', Array.from(x, (one) => `${one},2`).join('\n'), 'the target is constant'],
    ['ties', `${'1,2\n3,4\n'.repeat(20)}`, 'Add jitter'],
    ['too little', '1,2\n3,4\n5,7\n', 'too few samples for 4 neighbours (got 2, expected at least 5)'],
  ])('refuses a file with %s', async (_, text, message) => {
    const bad = path.join(folder, 'bad.csv');
    writeFileSync(bad, text);
    expect(await refusalOf({}, bad)).toContain(message);
  });
});
