/** Which GPUs a server takes, and on which a new batch goes. */
import { describe, expect, it } from 'vitest';
import { checkConfig, readConfig } from './config.js';
import { chooseChild } from './gpu-placement.js';
import { resolveGpus } from './gpus.js';

describe('gpus in the configuration', () => {
  it.each([
    ['all', 'all'],
    ['0,2', [0, 2]],
    ['0', [0]],
    ['[1,1]', [1, 1]],
  ])('%s is read', (text, expected) => {
    expect(readConfig({ flags: { gpus: text } }).gpus).toEqual(expected);
  });

  it.each(['', 'x', '-1', '0,', '0 2', '1.5', 'cuda:1', '[]', '99999', '1,-1'])('%s is refused', (text) => {
    expect(() => readConfig({ flags: { gpus: text } })).toThrow(
      'configuration: gpus: expected all, or numbers of GPUs such as 0,2. See docs/deploy.md#configuration.',
    );
  });

  it.each(['cpu', 'webgpu', 'cuda:1'] as const)('is refused together with the device %s', (device) => {
    expect(() => checkConfig({ gpus: 'all', brain: { device } })).toThrow(/gpus: not with this brain\.device/);
  });

  it('is checked against what the machine has', async () => {
    expect(await resolveGpus(undefined, async () => 0)).toEqual([]);
    expect(await resolveGpus('all', async () => 2)).toEqual(['cuda:0', 'cuda:1']);
    expect(await resolveGpus([0, 0], async () => 1)).toEqual(['cuda:0', 'cuda:0']);
    await expect(resolveGpus([1, 3], async () => 2)).rejects.toMatchObject({
      code: 'device-unavailable',
      message: 'gpus: no GPU 3: this machine has 2 GPUs, 0 to 1. Name one of these.',
    });
  });
});

describe('the GPU of a new batch', () => {
  const place = (load: number, freeBytes?: number) => ({ load, freeBytes, neededBytes: 100 });

  it.each([
    ['the least load', [place(2, 900), place(1, 500)], 1],
    ['the most memory of equals', [place(1, 500), place(1, 900)], 1],
    ['the first of equals', [place(1, 500), place(1, 500)], 0],
    ['one with room before the least load', [place(0, 50), place(3, 200)], 1],
    ['the most memory where none has room', [place(0, 50), place(3, 70)], 1],
    ['the least load where memory is not known', [place(1), place(0)], 1],
    ['none of none', [], undefined],
  ])('has %s', (_, places, expected) => {
    expect(chooseChild(places)).toBe(expected);
  });
});
