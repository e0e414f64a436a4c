/**
 * The Dockerfile, read line by line, as no test can count on Docker: what it copies is there, its npm commands are ones that the
 * package has scripts and files for, it does not run as root, and the command and the health check that it names work.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../src/server/index.js';

const root = path.resolve(import.meta.dirname, '..');

interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The instructions in order, with continued lines joined and comments left out. */
const instructions: readonly Instruction[] = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({ name: line.split(' ')[0], text: line.slice(line.indexOf(' ') + 1).trim() }));

const texts = (name: string): string[] => instructions.filter((one) => one.name === name).map(({ text }) => text);
const list = (name: string): string[] => JSON.parse(texts(name).at(-1) ?? 'null') as string[];

const scratch = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-docker-'));
let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(scratch, { recursive: true });
});

it('knows only instructions that there are, and begins with a base of the Node that is asked for', () => {
  const known = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|STOPSIGNAL|ENTRYPOINT|CMD)$/;
  expect(instructions.filter(({ name }) => !known.test(name))).toEqual([]);
  expect(texts('FROM')).toEqual(['node:20-bookworm-slim AS build', 'node:20-bookworm-slim']);
});

it('copies what is there, and what its build needs is not kept out', () => {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').trim().split('\n');
  for (const text of texts('COPY').filter((one) => !one.startsWith('--from=')))
    for (const source of text.split(' ').slice(0, -1)) {
      expect(existsSync(path.join(root, source)), source).toBe(true);
      expect(ignored).not.toContain(source);
    }
  for (const needed of ['src', 'scripts', 'artifacts', 'docs', 'bench', 'tsconfig.build.json', 'tsconfig.json'])
    expect(ignored).not.toContain(needed);
  // What was built on the host is built anew.
  expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'dist', '.git']));
});

it('installs by the lock file, packs by a script that there is, and leaves nothing behind', () => {
  const [ci, pack, install] = texts('RUN');
  expect(ci).toMatch(/^npm ci --ignore-scripts/);
  // npm refuses to install by a lock file that does not agree with the package.
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Record<string, unknown>>;
  };
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, unknown> & {
    scripts: Record<string, string>;
  };
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
    expect(locked.packages[''][kind], kind).toEqual(manifest[kind]);
  expect(pack).toBe('npm pack --pack-destination /');
  for (const [, script] of manifest.scripts.prepack.matchAll(/(?:-p|node) (\S+)/g))
    expect(existsSync(path.join(root, script)), script).toBe(true);
  expect(texts('COPY').at(-1)).toBe('--from=build /fieldbrain-*.tgz /tmp/');
  expect(install).toContain('/tmp/fieldbrain-*.tgz && rm /tmp/fieldbrain-*.tgz');
});

it('does not run as root, and owns what it writes', () => {
  const names = instructions.map(({ name }) => name);
  expect(texts('USER')).toEqual(['node']);
  expect(names.lastIndexOf('RUN')).toBeLessThan(names.indexOf('USER'));
  // What is done to a volume after it was declared is lost.
  expect(names.lastIndexOf('RUN')).toBeLessThan(names.indexOf('VOLUME'));
  const [volume] = texts('VOLUME');
  expect(texts('RUN').at(-1)).toContain(`chown node:node ${volume}`);
  for (const written of [/FIELDBRAIN_CACHE=(\S+)/.exec(texts('ENV')[0])?.[1], ...list('CMD').slice(-1)])
    expect(written?.startsWith(`${volume}/`), written).toBe(true);
});

it('shows the ports that the server has', () => {
  const { robots, http, foxglove } = readConfig({ environment: {}, flags: {} });
  expect(texts('EXPOSE')[0].split(' ').map(Number)).toEqual([robots.port, http.port, foxglove.port]);
});

it('starts what it says, is healthy, and ends when it is asked to', async () => {
  const [node, entry] = list('ENTRYPOINT');
  expect([node, entry]).toEqual(['node', '/app/node_modules/fieldbrain/dist/cli.js']);
  const tokens = path.join(scratch, 'tokens');
  writeFileSync(tokens, `admin ${randomBytes(32).toString('hex')}\n`);
  const [, , , , tokenFile, , folder] = list('CMD');
  const command = list('CMD').map((one) =>
    one === tokenFile ? tokens : one === folder ? path.join(scratch, 'brains') : one,
  );
  const ports = ['--port', '0', '--http-port', '0', '--foxglove-port', '0', '--monitor-port', '0'];
  const small = ['--device', 'cpu', '--size', '4', '--json'];
  server = spawn(process.execPath, [path.join(root, 'dist/cli.js'), ...command, ...ports, ...small]);
  const ended = new Promise<number | null>((resolve) => server?.once('close', resolve));
  let out = '';
  const answer = await new Promise<{ ports: { http: number } }>((resolve, reject) => {
    server?.stdout?.on('data', (bytes) => {
      out += String(bytes);
      if (out.trimEnd().endsWith('}')) resolve(JSON.parse(out) as { ports: { http: number } });
    });
    void ended.then((status) => reject(new Error(`it ended with ${status}`)));
  });
  const [, , script] = JSON.parse(texts('HEALTHCHECK')[0].replace(/^.*CMD /, '')) as string[];
  const check = (port: number): number | null =>
    spawnSync(process.execPath, ['-e', script.replace(':8080/', `:${port}/`)], { timeout: 280_000 }).status;
  expect(script).toContain(':8080/');
  expect(check(answer.ports.http)).toBe(0);
  expect(texts('STOPSIGNAL')).toEqual(['SIGTERM']);
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(check(answer.ports.http)).toBe(1);
});
