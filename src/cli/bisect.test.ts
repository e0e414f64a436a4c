import { expect, it } from 'vitest';
import { impostor, machineOf } from '../../test/support/devices.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { runBisect } from './bisect.js';

const options = { device: 'cpu', steps: '2' };

it('names the op, the tensor, the element, what was got and what was expected', async () => {
  const output = recordOutput();
  const own = machineOf({ cpu: impostor('cpu', { fault: { op: 'report' } }) });
  expect(await runBisect('empty', options, output, own)).toBe(1);
  expect(output.answers.join('')).toBe(
    [
      'empty on a cpu (f32): the first op that differs is map report.',
      '  fusion    none: the op itself is computed wrongly',
      '  tensor    first[] in step 0',
      '  got       2',
      '  expected  1, bit for bit',
      '',
    ].join('\n'),
  );
});

it('says what fusion did where only the fused program differs', async () => {
  const output = recordOutput();
  const make = machineOf({ cpu: impostor('cpu', { fault: { op: 'report', fusion: 'full' } }) });
  expect(await runBisect('empty', options, output, make)).toBe(1);
  expect(output.answers.join('')).toMatch(/fusion {4}full: unfused it is right\n[\s\S]*stage {5}.*report/);
});

it('ends well where all agree, in words and as JSON', async () => {
  const make = machineOf({ cpu: impostor('cpu') });
  const words = recordOutput();
  expect(await runBisect('empty', options, words, make)).toBe(0);
  expect(words.answers.join('')).toContain('all 2 ops agree with the reference over 2 steps, unfused and fused.');
  const json = recordOutput({ json: true });
  expect(await runBisect('empty', options, json, make)).toBe(0);
  expect(JSON.parse(json.answers.join(''))).toMatchObject({ program: 'empty', difference: null, seed: 1, steps: 2 });
});

it('refuses an unknown device, program or executor', async () => {
  const make = machineOf({ cpu: impostor('cpu') });
  await expect(runBisect('empty', { device: 'gpu' }, recordOutput(), make)).rejects.toThrow('bisect --device: no such');
  await expect(runBisect('emty', { device: 'cpu' }, recordOutput(), make)).rejects.toThrow('Did you mean empty?');
  const other = { device: 'cpu', executor: 'warp' };
  await expect(runBisect('empty', other, recordOutput(), make)).rejects.toMatchObject({ code: 'usage' });
});
