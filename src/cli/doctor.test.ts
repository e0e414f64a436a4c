import { expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { type DoctorReport, runDoctor } from './doctor.js';

it('shows the machine, each device with its test or the reason why it is absent, and the default', async () => {
  const output = recordOutput();
  const status = await runDoctor(output, machineOf({ cpu: impostor('cpu'), reference: impostor('reference') }));
  const text = output.answers.join('');
  expect(status).toBe(0);
  expect(text).toMatch(/^fieldbrain \d+\.\d+\.\d+ {3}Node v\d+/);
  expect(text).toMatch(/\n– cuda {7}not available\n {13}cuda: none here\. Buy one\./);
  expect(text).toMatch(/\n✓ cpu {8}a cpu {3}← default\n {13}self-test passed, bits equal/);
  expect(text).toMatch(/Default: cpu \(cuda is not available; webgpu is not available\)\.\n$/);
  expect(text.split('\n').length).toBeLessThan(40);
});

it('gives the same as JSON', async () => {
  const output = recordOutput({ json: true });
  await runDoctor(output, machineOf({ cpu: impostor('cpu') }));
  const report = JSON.parse(output.answers.join('')) as DoctorReport;
  expect(report.default.kind).toBe('cpu');
  expect(report.devices.map(({ kind, available }) => [kind, available])).toEqual([
    ['cuda', false],
    ['webgpu', false],
    ['cpu', true],
    ['reference', false],
  ]);
  expect(report.devices[2]).toMatchObject({ selfTest: { pass: true, error: 0 }, description: { kind: 'cpu' } });
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
  expect(await runDoctor(output, machineOf({ cpu: wrong }))).toBe(1);
  expect(output.answers.join('')).toMatch(/✗ cpu .*\n +self-test FAILED: mean at step 0 \[0\]: got .*, expected /);
});
