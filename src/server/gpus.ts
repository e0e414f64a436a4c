/** The GPUs over which a server spreads its brains: what was asked for, checked against what this machine has. */
import { noSuchGpu } from '../device/cuda/errors.js';
import type { DeviceName } from '../device/device.js';
import type { ServerConfig } from './config.js';

async function askDriver(): Promise<number> {
  return (await import('../device/cuda/driver.js')).countGpus();
}

/** Devices by name, in their order; none where none were asked for. A number may stand twice: one GPU as two devices. */
export async function resolveGpus(asked: ServerConfig['gpus'], count = askDriver): Promise<readonly DeviceName[]> {
  if (asked === undefined) return [];
  const there = await count();
  const numbers = asked === 'all' ? Array.from({ length: there }, (_, i) => i) : asked;
  const absent = numbers.find((number) => number >= there);
  if (absent !== undefined) throw noSuchGpu('gpus', absent, there);
  return numbers.map((number): DeviceName => `cuda:${number}`);
}
