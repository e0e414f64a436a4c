import { expect, it } from 'vitest';
import { mayHaveGpu } from './gpu-node.js';

const machine = (folders: Record<string, string[]>) => async (folder: string) => folders[folder] ?? [];

it.each([
  ['a render node', { '/dev': ['null'], '/dev/dri': ['card0', 'renderD128'] }, true],
  ['an NVIDIA GPU in a container', { '/dev': ['null', 'nvidia0', 'nvidiactl'] }, true],
  ['a GPU behind WSL', { '/dev': ['dxg'] }, true],
  ['a display without a GPU', { '/dev': ['null', 'fb0'], '/dev/dri': ['card0'] }, false],
  ['nothing', {}, false],
])('on Linux looks for the device files of GPUs: %s', async (_, folders, expected) => {
  expect(await mayHaveGpu('linux', machine(folders as Record<string, string[]>))).toBe(expected);
});

it('does not judge other systems and browsers', async () => {
  expect(await mayHaveGpu('darwin', machine({}))).toBe(true);
  expect(await mayHaveGpu('browser', machine({}))).toBe(true);
});
