/**
 * Each command once from end to end, as a person runs it: the built program in a process of its own, its streams and its
 * exit status. What a command says in each case is tested beside its source.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serialise } from '../src/kernel/index.js';
import { fieldPass } from '../src/programs/index.js';
import { isQuick } from './support/quick.js';

const command = path.resolve(import.meta.dirname, '../dist/cli.js');

interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

function run(...parameters: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...parameters], { timeout: 280_000 }, (error, out, err) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ status, out, err });
    });
  });
}

async function json(...parameters: string[]): Promise<Record<string, never>> {
  const { status, out, err } = await run(...parameters, '--json');
  expect({ status, err: status === 0 ? '' : err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out) as Record<string, never>;
}

describe('the built command', () => {
  let folder: string;
  beforeAll(() => {
    // npm test builds before it tests.
    expect(existsSync(command), 'dist/cli.js is missing: run npm run build').toBe(true);
    folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-cli-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('doctor', async () => {
    const { status, out } = await run('doctor');
    expect(status).toBe(0);
    expect(out).toMatch(/✓ cpu .*\n +self-test passed, bits equal/);
  });

  it.skipIf(isQuick)('validate', async () => {
    const programs = 'fieldPass,bankTopk,brainMotors,freeEnergy,doublePrecision';
    const report = await json('validate', '--device', 'reference', '--programs', programs);
    expect(report).toMatchObject({ summary: { fail: 0, unsupported: 0 } });
    expect(report).toHaveProperty('checks.4');
  });

  it.skipIf(isQuick)('explain', async () => {
    const file = path.join(folder, 'pass.json');
    writeFileSync(file, serialise(fieldPass(4, 4)));
    expect(await json('explain', file, '--target', 'cuda')).toMatchObject({ program: 'fieldPass', target: 'cuda' });
  });

  it.skipIf(isQuick)('bisect', async () => {
    expect(await json('bisect', 'empty', '--device', 'cpu')).toMatchObject({ program: 'empty', difference: null });
  });

  it.skipIf(isQuick)('profile', async () => {
    const file = path.join(folder, 'trace.json');
    const report = await json('profile', 'fieldPass', '--device', 'cpu', '--steps', '5', '--trace', file);
    expect(report).toMatchObject({ steps: 5, device: { kind: 'cpu' } });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ displayTimeUnit: 'ms' });
  });

  it.skipIf(isQuick)('bench engine', async () => {
    const report = await json('bench', 'engine', '--device', 'cpu', '--only', 'empty-step', '--effort', '0.01');
    expect(report).toMatchObject({ benchmark: 'engine', claims: [{ claim: 'empty-step' }] });
  });

  it('start', async () => {
    const { status, out } = await run('start', '--seconds', '0.5', '--device', 'cpu');
    expect(status).toBe(0);
    expect(out).toMatch(/wanderingField ran [\d,]+ cycles/);
  });

  it('start ends well on Ctrl-C', async () => {
    const child = execFile(process.execPath, [command, 'start', '--seconds', '100', '--device', 'cpu']);
    let [out, err] = ['', ''];
    child.stdout?.on('data', (text: string) => {
      out += text;
    });
    child.stderr?.on('data', (text: string) => {
      err += text;
      if (err.includes('cycles/s')) child.kill('SIGINT');
    });
    const status = await new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)));
    expect({ status, stopped: out.includes('then was stopped') }).toEqual({ status: 0, stopped: true });
  });

  it('names a wrong command line, and ends with status 2', async () => {
    const wrong = await run('validate', '--device', 'gpu');
    expect(wrong.status).toBe(2);
    expect(wrong.err).toContain('validate --device: no such device (got gpu');
    const { status, out } = await run('explain', 'nothing', '--json');
    expect(status).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'wrong-argument', value: 'nothing' } });
  });
});
