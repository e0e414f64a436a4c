/**
 * The Python package as its users get it: the wheel is built, installed into a virtual environment without network, and drives
 * brains of a real server. Servers that are none of ours are played by a socket.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldbrainServer } from '../src/server/index.js';
import { startBrainServer } from './support/brain-server.js';
import { makeCertificate } from './support/certificate.js';
import { isMissing } from './support/requirement.js';
import { smallBrain, startServer } from './support/test-server.js';

const root = path.resolve(import.meta.dirname, '..');
const python = spawnSync('python3', ['--version']).status === 0 ? 'python3' : undefined;
const secret = new Uint8Array(32).fill(5);

describe.skipIf(isMissing('python3', python))('the Python package', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-python-'));
  const interpreter = path.join(folder, 'venv/bin/python');
  let server: FieldbrainServer;
  let address: string;

  function succeed(command: string, ...line: string[]): string {
    const { status, stdout, stderr } = spawnSync(command, line, { encoding: 'utf8' });
    expect(stderr.replaceAll(/^(WARNING|\[notice\]).*$/gm, '').trim() + (status === 0 ? '' : ` status ${status}`)).toBe(
      '',
    );
    return stdout.trim();
  }

  beforeAll(async () => {
    const wheel = succeed('python3', path.join(root, 'python/build_wheel.py'), folder);
    // Without pip of its own, which Debian keeps in another package: a wheel of pure Python is unpacked into its place.
    succeed('python3', '-m', 'venv', '--without-pip', path.join(folder, 'venv'));
    const place = succeed(interpreter, '-c', 'import sysconfig; print(sysconfig.get_paths()["purelib"])');
    succeed('python3', '-m', 'zipfile', '-e', wheel, place);
    server = await startServer({ brains: 2, ready: 0, brain: { ...smallBrain, demonstrations: true } });
    address = `127.0.0.1:${server.ports.robots}`;
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** Runs a script with the installed package, from a folder that has no sources of ours; gives what it printed as JSON lines. */
  async function run(script: string, environment: NodeJS.ProcessEnv = {}, ...line: string[]): Promise<unknown[]> {
    const head = 'import json, sys, fieldbrain\nfrom fieldbrain import connect, FieldbrainError\n';
    const child = spawn(interpreter, ['-I', '-c', head + script, ...line], {
      cwd: folder,
      env: { ...process.env, ...environment },
    });
    let [text, errors] = ['', ''];
    child.stdout.on('data', (bytes) => {
      text += String(bytes);
    });
    child.stderr.on('data', (bytes) => {
      errors += String(bytes);
    });
    await once(child, 'close');
    expect(errors).toBe('');
    return text
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one) as unknown);
  }

  /** What calls were refused with. */
  function refused(calls: readonly string[], ...line: string[]): Promise<unknown[]> {
    const script = calls.map(
      (call) =>
        `try:\n    ${call}\n    print('"not refused"')\nexcept FieldbrainError as error:\n    print(json.dumps([error.code, str(error)]))`,
    );
    return run(script.join('\n'), {}, ...line);
  }

  it('is a wheel of the version of the npm package, and of nothing else than its sources', async () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    const wheel = `fieldbrain-${version}-py3-none-any.whl`;
    expect(readdirSync(folder)).toContain(wheel);
    expect(await run('print(json.dumps(fieldbrain.__version__))')).toEqual([version]);
    const names = succeed('python3', '-m', 'zipfile', '-l', path.join(folder, wheel)).split('\n').slice(1);
    const sources = readdirSync(path.join(root, 'python/fieldbrain')).filter((name) => name.endsWith('.py'));
    expect(names.map((line) => line.split(' ')[0])).toEqual([
      ...sources.sort().map((name) => `fieldbrain/${name}`),
      ...['METADATA', 'WHEEL', 'RECORD'].map((name) => `fieldbrain-${version}.dist-info/${name}`),
    ]);
    const readme = readFileSync(path.join(root, 'python/README.md'), 'utf8').trim().split('\n');
    expect(readme.length).toBeLessThanOrEqual(10);
  });

  const pip = spawnSync('python3', ['-m', 'pip', '--version']).status === 0;
  it.skipIf(!pip)(
    'is built and installed by pip without network',
    () => {
      const target = path.join(folder, 'target');
      const line = [
        '-m',
        'pip',
        'install',
        '--quiet',
        '--no-index',
        '--no-build-isolation',
        '--target',
        target,
        path.join(root, 'python'),
      ];
      succeed('python3', ...line);
      expect(readdirSync(target)).toContain('fieldbrain');
    },
    120_000,
  );

  it('drives a brain, and teaches it', async () => {
    const cycles = server.hub.subscribe({ types: ['cycle'], capacity: 1000 });
    const script = `
with connect(sys.argv[1], sensors=["sensor 0", "sensor 1"], motors=[{"name": "motor 0"}], robot="taught", demonstrations=True) as brain:
    shown, given = None, []
    for cycle in range(60):
        given.append(brain.step([0.5, -0.5 if cycle % 2 else 0.5], reward=0.25, demonstration=shown))
        shown = [0.6]
    print(json.dumps([len(given[0]), sum(motors[0] for motors in given[40:]) / 20, brain.rested]))
`;
    const [[count, motor, rested]] = (await run(script, {}, address)) as [number, number, boolean][];
    expect([count, rested]).toEqual([1, false]);
    // It explores while it learns.
    expect(Math.abs(motor - 0.6)).toBeLessThan(0.2);
    const heard = [];
    for (let one = cycles.take(); one !== undefined; one = cycles.take())
      if (one.type === 'cycle' && one.robot === 'taught') heard.push(one);
    cycles.close();
    expect(heard).toHaveLength(60);
    expect(heard[5]).toMatchObject({ sensors: [0.5, -0.5], reward: 0.25 });
    expect(heard[5].demonstration?.[0].value).toBeCloseTo(0.6);
  });

  it('connects again when the connection is cut, and goes on with its brain', async () => {
    // A link that ends itself after some bytes, once.
    let cuts = 0;
    const proxy = net.createServer((near) => {
      const far = net.connect(server.ports.robots, '127.0.0.1');
      let seen = 0;
      near.on('data', (bytes) => {
        seen += bytes.length;
        if (seen > 800 && cuts < 2) {
          cuts += 1;
          near.destroy();
          far.destroy();
        } else far.write(bytes);
      });
      far.on('data', (bytes) => void near.write(bytes));
      for (const [one, other] of [[near, far] as const, [far, near] as const])
        one.on('error', () => undefined).on('close', () => other.destroy());
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const script = `
with connect(sys.argv[1], sensors=2, motors=1, robot="cut", patience=60) as brain:
    answers = [brain.step([0.1, 0.2]) for _ in range(40)]
    print(json.dumps([len(answers), brain.reconnects]))
`;
    const { port } = proxy.address() as net.AddressInfo;
    expect(await run(script, {}, `127.0.0.1:${port}`)).toEqual([[40, 2]]);
    proxy.close();
  });

  it('refuses what is wrong in words, with a code', async () => {
    const open = 'connect(sys.argv[1], 2, 1, robot="wrong", patience=0.1)';
    const cases: [call: string, code: string, text: RegExp][] = [
      ['connect("127.0.0.1:1", 2, 1)', 'connection', /127\.0\.0\.1:1: cannot connect .* Start fieldbrain serve/],
      ['connect("nowhere", 2, 1)', 'usage', /not an address \(got nowhere, expected host:port\)/],
      ['connect(sys.argv[1], 2, 1, version=4)', 'version', /no such version \(got 4, expected 1, 2 or 3\)/],
      ['connect(sys.argv[1], 2, 1, token="xyz")', 'usage', /not a token/],
      ['connect(sys.argv[1], 2, 1, token="05" * 32)', 'not-authorised', /the server proved no token/],
      ['connect(sys.argv[1], 2, 1, episodes=True)', 'episodes-not-taken', /know no episodes .*--learning reward/],
      [`${open}.step([1])`, 'usage', /wrong number of sensors \(got 1, expected 2\)/],
      [`${open}.step([1, 2], terminated=True)`, 'usage', /Connect with episodes=True/],
      [`${open}.step([1, 2], demonstration=[1])`, 'usage', /Connect with demonstrations=True/],
    ];
    const answers = await refused(
      cases.map(([call]) => call),
      address,
    );
    expect(answers).toEqual(cases.map(([, code, text]) => [code, expect.stringMatching(text)]));
  });

  it('proves its token, and is refused without', async () => {
    const closed = await startBrainServer({ tokens: [{ role: 'drive', secret }] });
    closed.brain = (values, motors) => Array.from({ length: motors }, () => values[0]);
    const place = `127.0.0.1:${closed.port}`;
    const script = `
with connect(sys.argv[1], 2, 1, token="05" * 32) as brain:
    print(json.dumps([brain.step([at / 8, 1])[0] for at in range(5)]))
`;
    expect(await run(script, {}, place)).toEqual([[0, 0.125, 0.25, 0.375, 0.5]]);
    const answers = await refused(['connect(sys.argv[1], 2, 1)', 'connect(sys.argv[1], 2, 1, token="06" * 32)'], place);
    expect(answers).toEqual([
      ['not-authorised', expect.stringMatching(/asks for a token/)],
      ['seal', expect.stringMatching(/seal is wrong/)],
    ]);
    await closed.close();
  });

  it('comes in over TLS, where only the proof is sealed', async () => {
    const { cert, key } = makeCertificate();
    const authority = path.join(folder, 'authority.pem');
    writeFileSync(authority, cert);
    const behind = await startBrainServer({ tokens: [{ role: 'drive', secret }], encrypted: true });
    behind.brain = (values, motors) => Array.from({ length: motors }, () => values[1]);
    const listener = tls.createServer({ cert, key }, (near) => {
      const far = net.connect(behind.port, '127.0.0.1');
      for (const [one, other] of [[near, far] as const, [far, near] as const])
        one.on('error', () => undefined).pipe(other);
    });
    listener.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const place = `127.0.0.1:${(listener.address() as net.AddressInfo).port}`;
    const script = `
with connect(sys.argv[1], 2, 1, token="05" * 32, tls=sys.argv[2]) as brain:
    print(json.dumps([brain.step([1, at / 8])[0] for at in range(3)]))
`;
    expect(await run(script, {}, place, authority)).toEqual([[0, 0.125, 0.25]]);
    expect(await refused(['connect(sys.argv[1], 2, 1, token="05" * 32, tls=True)'], place)).toEqual([
      ['connection', expect.stringMatching(/cannot connect .*CERTIFICATE_VERIFY_FAILED/)],
    ]);
    listener.close();
    await behind.close();
  });

  it('gives the options of commands as they are on a command line', async () => {
    const fake = path.join(folder, 'fake.py');
    writeFileSync(
      fake,
      'import json, sys\nprint("0.1.7" if sys.argv[1:] == ["--version"] else json.dumps(sys.argv[1:]))',
    );
    const script = `
print(json.dumps(fieldbrain.behave(only=["recognition", "driving"], quick=True, served=False, edge=8, out="o")))
print(json.dumps(fieldbrain.te("file.npy", k=3, target_lag=2, condition=[1, 2])))
`;
    expect(await run(script, { FIELDBRAIN_COMMAND: `python3 ${fake}` })).toEqual([
      ['behave', '--only=recognition,driving', '--quick', '--edge=8', '--out=o', '--json'],
      ['te', 'file.npy', '-k', '3', '--target-lag=2', '--condition=1,2', '--json'],
    ]);
  });

  it.each([
    ['another protocol', Buffer.from('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')],
    ['a frame of a type that it does not know', Buffer.from('524f424f00000009200000000100000000', 'hex')],
    ['an error of version 2', Buffer.from('524f424f0000000dff000000020000803f00c8da45', 'hex')],
  ])('says that the server is of another version where it answers with %s', async (_, answer) => {
    const stranger = net.createServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.end(answer));
    });
    stranger.listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as net.AddressInfo;
    expect(await refused(['connect(sys.argv[1], 2, 1)'], `127.0.0.1:${port}`)).toEqual([
      ['version', expect.stringMatching(/not a server of protocol 3 .*Install the same version on both sides/)],
    ]);
    stranger.close();
  });

  it('drives environments in the manner of Gymnasium, and teaches in them', async () => {
    const script = `
class Space:
    def __init__(self, **fields):
        self.__dict__.update(fields)

class Walk:
    "Goes left or right; ends at 3 either way."
    observation_space = Space(low=[-1.0, -1.0], high=[1.0, 1.0])
    action_space = Space(n=2)
    def reset(self, seed=None):
        self.at = 0
        return [self.at / 3, 0.0], {}
    def step(self, action):
        assert action in (0, 1)
        self.at += 1 if action else -1
        return [self.at / 3, 0.0], float(self.at == 3), abs(self.at) == 3, False, {}

class Old(Walk):
    "An environment of old: four values, and actions of a range."
    action_space = Space(low=[-2.0], high=[6.0])
    def reset(self):
        self.left = 4
        return (0.5, 0.1)
    def step(self, action):
        assert len(action) == 1 and -2 <= action[0] <= 6
        self.left -= 1
        return (0.5, 0.1), 1, self.left == 0, {}

from fieldbrain.gym import drive, ports
with connect(sys.argv[1], robot="walker", demonstrations=True, **ports(Walk())) as brain:
    returns = drive(Walk(), brain, episodes=12, teacher=lambda at: [1.0], most_steps=30, seed=1)
    print(json.dumps([len(returns), returns[-1]]))
with connect(sys.argv[1], robot="old", **ports(Old())) as brain:
    print(json.dumps([len(brain.sensors), len(brain.motors), drive(Old(), brain, episodes=2)]))
`;
    expect(await run(script, {}, address)).toEqual([
      [12, 1],
      [2, 1, [4, 4]],
    ]);
  });

  it('asks the command line for transfer entropy, and says where that is of another version', async () => {
    const command = `${process.execPath} ${path.join(root, 'dist/cli.js')}`;
    const script = `
import random
random.seed(1)
x = [random.gauss(0, 1) for _ in range(400)]
rows = [[x[i], 0.9 * x[i - 1] + 0.1 * random.gauss(0, 1)] for i in range(1, 400)]
there, back = fieldbrain.te(rows, estimator="gaussian"), fieldbrain.te(rows, source=1, target=0, estimator="gaussian", k=4)
print(json.dumps([there, back]))
try:
    fieldbrain.te(rows, source=7)
except FieldbrainError as error:
    print(json.dumps([error.code, str(error)]))
`;
    const [[there, back], wrong] = (await run(script, { FIELDBRAIN_COMMAND: command })) as [
      { transferEntropy: number }[],
      string[],
    ];
    expect(Object.values(there).filter((one) => typeof one === 'number')).not.toEqual([]);
    expect(JSON.stringify(there)).not.toBe(JSON.stringify(back));
    expect(wrong[1]).toMatch(/te --source/);
    const other = `python3 -c "print('9.9.9')"`;
    const mismatch = `
try:
    fieldbrain.behave(only="recognition")
except FieldbrainError as error:
    print(json.dumps([error.code, str(error)]))
`;
    expect(await run(mismatch, { FIELDBRAIN_COMMAND: other })).toEqual([
      ['version', expect.stringMatching(/another version \(got 9\.9\.9, expected 0\.1\.0\)/)],
    ]);
    expect(await run(mismatch, { FIELDBRAIN_COMMAND: '/nonexistent/fieldbrain' })).toEqual([
      ['command', expect.stringMatching(/npm install -g \.\/fieldbrain-\d+\.\d+\.\d+\.tgz/)],
    ]);
  });
});
