import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { fieldPresets } from '../fields/index.js';
import { listenOn, portOf } from '../server/listen.js';
import * as files from '../server/static.js';
import { pageServer, runField } from './field.js';

vi.mock('../server/static.js', { spy: true });

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-field-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('lists the presets', async () => {
  const output = recordOutput();
  expect(await runField(undefined, {}, output)).toBe(0);
  for (const name of Object.keys(fieldPresets)) expect(output.answers.join('')).toContain(name);
});

test('runs a preset, takes the stimuli away, and writes what it saw', async () => {
  const output = recordOutput();
  const [csv, svg] = [path.join(folder, 'u.csv'), path.join(folder, 'u.svg')];
  expect(await runField('memory', { steps: '200', release: '200', every: '10', csv, svg, device: 'cpu' }, output)).toBe(
    0,
  );
  expect(output.answers.join('')).toMatch(/with the stimuli: u a peak at 50\.0, height [\d.]+, width [\d.]+/);
  expect(output.answers.join('')).toMatch(/without them: u a peak at 50\.0/);
  const lines = readFileSync(csv, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(41);
  expect(lines[40].split(',')).toHaveLength(101);
  expect(lines[40].split(',')[0]).toBe('400');
  expect(readFileSync(svg, 'utf8')).toContain('400 steps');
});

test('runs an architecture from a file, and sweeps it', async () => {
  const file = path.join(folder, 'own.json');
  const { title: _, ...own } = fieldPresets.stabilised;
  writeFileSync(file, JSON.stringify(own));
  const output = recordOutput({ json: true });
  await runField(
    file,
    { sweep: 'stimulus', from: '1', to: '6', points: '6', steps: '200', device: 'cpu', json: true },
    output,
  );
  const { points } = JSON.parse(output.answers.join('')) as { points: { start: string; peaks: number }[] };
  expect(points.filter(({ start }) => start === 'low').map(({ peaks }) => peaks)).toEqual([0, 0, 0, 0, 1, 1]);
  writeFileSync(file, '{"fields": {"u": {"shape": [10], "colour": 1}}}');
  await expect(runField(file, { device: 'cpu' }, recordOutput())).rejects.toThrow('no such option (got colour');
});

test('the page outlives requests that cannot be read, and files that vanish', async () => {
  writeFileSync(path.join(folder, 'fields.html'), 'the page');
  const server = await pageServer(folder);
  await listenOn(server, 0, '127.0.0.1', 'the page');
  const status = async (target: string, host?: string): Promise<number | undefined> => {
    const asked = get({ port: portOf(server), path: target, agent: false, ...(host && { headers: { host } }) });
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect(await status('//')).toBe(404);
  expect(await status('//', 'elsewhere')).toBe(403);
  expect(await status('/fields.html?preset=memory')).toBe(200);
  vi.mocked(files.sendFile).mockRejectedValueOnce(new Error('gone'));
  expect(await status('/fields.html')).toBe(500);
  expect(await status('/fields.html')).toBe(200);
  server.close();
});
