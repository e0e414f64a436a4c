/**
 * The Python client, run as a reader would run it against sessions of ours on a free port. The other examples are run from
 * the package (package.test.ts).
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrainServer, startBrainServer } from './support/brain-server.js';
import { isMissing } from './support/requirement.js';
import { smallBrain, startServer } from './support/test-server.js';

const root = path.resolve(import.meta.dirname, '..');
const python = spawnSync('python3', ['--version']).status === 0 ? 'python3' : undefined;
const secret = new Uint8Array(32).fill(5);
const token = Buffer.from(secret).toString('hex');

describe.skipIf(isMissing('python3', python))('the Python client', () => {
  let open: BrainServer;
  let closed: BrainServer;
  beforeAll(async () => {
    open = await startBrainServer();
    closed = await startBrainServer({ tokens: [{ role: 'drive', secret }] });
    for (const server of [open, closed])
      server.brain = (values, motors, reward) => Array.from({ length: motors }, (_, i) => values[i] * (reward ?? 0));
  });
  afterAll(async () => {
    await open.close();
    await closed.close();
  });

  async function run(
    server: Pick<BrainServer, 'port'>,
    ...options: string[]
  ): Promise<{ status: number | null; text: string }> {
    const script = path.join(root, 'examples/python_client.py');
    const child = spawn('python3', [script, '127.0.0.1', String(server.port), '--cycles', '5', ...options]);
    let text = '';
    child.stdout.on('data', (bytes) => {
      text += String(bytes);
    });
    child.stderr.on('data', (bytes) => {
      text += String(bytes);
    });
    const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { status, text };
  }

  const expected = Array.from({ length: 5 }, (_, cycle) =>
    [0, 1, 2].map((i) => (0.5 * Math.sin(0.1 * cycle + i)).toFixed(4)).join(' '),
  );

  it.each(['1', '2', '3'])('speaks version %s', async (version) => {
    const { status, text } = await run(open, '--version', version);
    expect(text.trim().split('\n')).toEqual(expected);
    expect(status).toBe(0);
    expect(open.faults).toEqual([]);
  });

  it('proves its token and seals its frames', async () => {
    const { status, text } = await run(closed, '--version', '3', '--token', token);
    expect(text.trim().split('\n')).toEqual(expected);
    expect(status).toBe(0);
  });

  it('drives a brain of a real server', async () => {
    const server = await startServer({ brains: 1, expect: { hardware: 'generic', sensors: 8, motors: 3 } });
    for (const version of ['1', '2']) {
      const { status, text } = await run({ port: server.ports.robots }, '--version', version);
      expect(text.trim().split('\n')).toHaveLength(5);
      expect(text).toMatch(/^(-?[01]\.\d{4}[ \n]){15}$/);
      expect(status).toBe(0);
    }
    expect(server.robots.counters.cycles).toBe(10);
    await server.close();
  });

  it('tells a real server how its episodes end', async () => {
    const server = await startServer({ brains: 1, ready: 0, brain: { ...smallBrain, learning: 'reward' } });
    const cycles = server.hub.subscribe({ types: ['cycle'], capacity: 100 });
    const { status, text } = await run({ port: server.ports.robots }, '--version', '3', '--episodes', '--cycles', '13');
    expect(text.trim().split('\n')).toHaveLength(13);
    expect(status).toBe(0);
    const ended: (number | undefined)[] = [];
    for (let one = cycles.take(); one !== undefined; one = cycles.take())
      if (one.type === 'cycle') ended.push(one.report.episodes?.ended);
    expect([ended.length, ended.at(-1)]).toEqual([13, 2]);
    const other = await run({ port: server.ports.robots }, '--version', '2', '--episodes');
    expect([other.status, other.text]).toEqual([1, expect.stringContaining('Give --version 3')]);
    await server.close();
  });

  it('says what to do where nobody listens', async () => {
    const { status, text } = await run({ port: 1 });
    expect(status).toBe(1);
    expect(text).toMatch(/^127\.0\.0\.1:1: cannot connect .*\. Start fieldbrain serve/);
  });

  it('is refused without the token, in every version', async () => {
    for (const options of [
      ['--version', '1'],
      ['--version', '2'],
      ['--version', '3'],
      ['--version', '3', '--token', '00'.repeat(32)],
    ]) {
      const { status, text } = await run(closed, ...options);
      expect(status, options.join(' ')).toBe(1);
      expect(text).toMatch(/refused|asks for a token|closed the connection|seal is wrong/);
    }
  });
});

describe('a robot of your own', () => {
  it('stands in the documentation as it stands in the examples', () => {
    const [shown] = readFileSync(path.join(root, 'examples/own-robot.mjs'), 'utf8').split('\n\n// Prints:');
    expect(readFileSync(path.join(root, 'docs/protocol.md'), 'utf8')).toContain(shown);
  });
});
