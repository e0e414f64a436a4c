import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { FieldbrainError } from '../kernel/index.js';
import { type DoctorReport, runDoctor } from './doctor.js';
import { checkSurroundings, type Surroundings, surroundingsHere } from './doctor-checks.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-doctor-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A machine on which all is well, but for what is said. */
function machine(changes: Partial<Surroundings> = {}): Surroundings {
  return {
    nodeVersion: 'v20.1.0',
    freeMemoryBytes: 2 ** 33,
    vectors: { simd: true, relaxed: false, threads: true },
    cacheFolder: path.join(folder, 'cache'),
    ports: { robots: 9999, page: 8080 },
    versionOf: () => '1.2.3',
    isPortFree: async () => true,
    cudaCompiler: async () => 'NVRTC 13.0',
    hasPage: () => true,
    ...changes,
  };
}

it('shows the machine, each device with its test or the reason why it is absent, and the default', async () => {
  const output = recordOutput();
  const make = machineOf({ cpu: impostor('cpu'), reference: impostor('reference') });
  const status = await runDoctor({}, output, { make, surroundings: machine() });
  const text = output.answers.join('');
  expect(status).toBe(0);
  expect(text).toMatch(/^fieldbrain \d+\.\d+\.\d+ {3}Node v\d+/);
  expect(text).toMatch(/\n– cuda {7}not available\n {13}cuda: none here\. Buy one\./);
  expect(text).toMatch(/\n✓ cpu {8}a cpu {3}← default\n {13}self-test passed, bits equal/);
  expect(text).toContain('\n✓ ports         9999, 8080 are free\n');
  expect(text).toMatch(/Default: cpu \(cuda is not available; webgpu is not available\)\.\n$/);
  expect(text.split('\n').length).toBeLessThan(45);
});

it('gives the same as JSON', async () => {
  const output = recordOutput({ json: true });
  await runDoctor({}, output, { make: machineOf({ cpu: impostor('cpu') }), surroundings: machine() });
  const report = JSON.parse(output.answers.join('')) as DoctorReport;
  expect(report.default.kind).toBe('cpu');
  expect(report.devices.map(({ kind, available }) => [kind, available])).toEqual([
    ['cuda', false],
    ['webgpu', false],
    ['cpu', true],
    ['reference', false],
  ]);
  expect(report.devices[2]).toMatchObject({ selfTest: { pass: true, error: 0 }, description: { kind: 'cpu' } });
  expect(report.findings?.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'node ok',
    'vectors ok',
    'memory ok',
    'webgpu ok',
    'koffi ok',
    'cuda compiler ok',
    'kernel cache ok',
    'ports ok',
    'page ok',
  ]);
  expect(report.checks).toBeUndefined();
  expect(Object.keys(report.machine).sort()).toEqual([
    'cores',
    'fieldbrain',
    'freeMemoryBytes',
    'memoryBytes',
    'node',
    'processor',
    'system',
  ]);
});

it('says so and ends with status 1 where a device computes wrongly', async () => {
  const output = recordOutput();
  const wrong = impostor('cpu', { fault: { op: 'measureMean' } });
  expect(await runDoctor({}, output, { make: machineOf({ cpu: wrong }), surroundings: machine() })).toBe(1);
  expect(output.answers.join('')).toMatch(/✗ cpu .*\n +self-test FAILED: mean at step 0 \[0\]: got .*, expected /);
});

it('marks an adapter that computes in software', async () => {
  const output = recordOutput();
  const make = machineOf({ webgpu: impostor('webgpu', { name: 'llvmpipe' }), cpu: impostor('cpu') });
  await runDoctor({}, output, { make, surroundings: machine() });
  expect(output.answers.join('')).toContain('\n✓ webgpu     llvmpipe (in software)\n');
});

it('runs small programs of every kind with --self-test, and finds the one that is wrong', async () => {
  const run = async (fault?: { op: string }): Promise<{ status: number; text: string }> => {
    const output = recordOutput();
    const make = machineOf({ cpu: impostor('cpu', { fault }) });
    const status = await runDoctor({ selfTest: true }, output, { make, surroundings: machine() });
    return { status, text: output.answers.join('') };
  };
  const well = await run();
  expect(well.text).toMatch(/\n✓ self-test of cpu: 24 passed, 0 failed, 0 not supported\n/);
  expect(well.status).toBe(0);
  const ill = await run({ op: 'multiply' });
  expect(ill.text).toMatch(/\n✗ self-test of cpu: 22 passed, 2 failed/);
  expect(ill.text).toMatch(/\n {4}matmulBias \w+ full: /);
  expect(ill.status).toBe(1);
});

it.each<[string, Partial<Surroundings>, string, string]>([
  ['an old Node', { nodeVersion: 'v18.2.0' }, 'problem', 'v18.2.0 is too old. Install Node 20 or newer.'],
  ['no vectors', { vectors: { simd: false, relaxed: false, threads: true } }, 'problem', 'no 128-bit vectors'],
  ['no shared memory', { vectors: { simd: true, relaxed: true, threads: false } }, 'note', 'has one thread'],
  ['little memory', { freeMemoryBytes: 2 ** 27 }, 'note', 'may not fit'],
  ['no Dawn', { versionOf: (name) => (name === 'koffi' ? '3' : undefined) }, 'note', 'no webgpu device. Run npm'],
  ['no koffi', { versionOf: (name) => (name === 'koffi' ? undefined : '3') }, 'note', 'no cuda device. Run npm'],
  ['a port in use', { isPortFree: async (port) => port !== 9999 }, 'note', 'in use: 9999 (robots).'],
  ['no page', { hasPage: () => false }, 'note', 'Run npm run build.'],
])('has a word for %s', async (_, changes, state, text) => {
  const findings = await checkSurroundings(machine(changes));
  const [found, ...more] = findings.filter((one) => one.state !== 'ok');
  expect(more).toEqual([]);
  expect(found).toMatchObject({ state, text: expect.stringContaining(text) });
});

it('has a word for a cache that cannot be written and for no compiler, and passes a defect on', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const none = new FieldbrainError('device-unavailable', 'cuda: no NVRTC. Install it.');
  const findings = await checkSurroundings(
    machine({ cacheFolder: path.join(file, 'below'), cudaCompiler: () => Promise.reject(none) }),
  );
  expect(findings.filter(({ state }) => state === 'note').map(({ text }) => text)).toEqual([
    'cuda: no NVRTC. Install it.',
    'cannot be written (ENOTDIR): kernels are compiled each time. Set FIELDBRAIN_CACHE to a folder.',
  ]);
  const broken = machine({ cudaCompiler: () => Promise.reject(new Error('broken')) });
  await expect(checkSurroundings(broken)).rejects.toThrow('broken');
});

it('asks this machine', async () => {
  const here = await surroundingsHere();
  expect(here.ports).toEqual({ robots: 9999, monitor: 9998, page: 8080, foxglove: 8765 });
  expect(here.versionOf('commander')).toMatch(/^\d+\.\d+/);
  expect(here.versionOf('no-such-package')).toBeUndefined();
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  expect(await here.isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await here.isPortFree(port)).toBe(true);
});
