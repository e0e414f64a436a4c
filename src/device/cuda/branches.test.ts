/** Stages side by side: the order of calls that makes branches of a graph, and bits as of one kernel on the stand-in. */
import { describe, expect, it } from 'vitest';
import { branchesProgram } from '../../../test/support/cuda-programs.js';
import { hasStandIn } from '../../../test/support/stand-in.js';
import { buildStandIn } from '../../../test/support/stand-in-library.js';
import { completeTrial } from '../../random/index.js';
import { compareWithReference } from '../compare.js';
import { Branches } from './branches.js';
import { createCuda } from './cuda.js';
import type { CudaDriver } from './driver.js';
import { Owned } from './owned.js';

it('branches leave before any kernel, and the stream waits for the end of each', () => {
  const calls: string[] = [];
  let next = 10n;
  const driver = {
    handle: () => next++,
    call: (name: string, ...values: (bigint | number)[]) => void calls.push(`${name} ${values.join(' ')}`),
  } as unknown as CudaDriver;
  const owned = new Owned();
  const branches = new Branches(driver, owned, new Set([1, 2, 4]));
  const launch = (name: string) => (stream: bigint) => void calls.push(`${name} on ${stream}`);
  branches.put(1n, ['a', 'b', 'c'].map(launch));
  // 10: the beginning; 11 and 13: streams; 12 and 14: their ends.
  expect(calls).toEqual([
    'cuEventRecord 10 1',
    'a on 1',
    'cuStreamWaitEvent 11 10 0',
    'b on 11',
    'cuEventRecord 12 11',
    'cuStreamWaitEvent 13 10 0',
    'c on 13',
    'cuEventRecord 14 13',
    'cuStreamWaitEvent 1 12 0',
    'cuStreamWaitEvent 1 14 0',
  ]);
  calls.length = 0;
  owned.release();
  expect(calls.filter((call) => call.startsWith('cuStreamDestroy_v2'))).toHaveLength(2);
  expect(calls.filter((call) => call.startsWith('cuEventDestroy_v2'))).toHaveLength(3);
});

describe.skipIf(!hasStandIn)('on the stand-in for a GPU', () => {
  it('parts with kernels of their own have the bits of the reference', { timeout: 300_000 }, async () => {
    const standIn = buildStandIn();
    const device = await createCuda({ libraries: standIn.libraries, branchNs: 0 });
    try {
      const trial = completeTrial(branchesProgram(), { rows: 300 }, 3, 1);
      const session = await device.load(trial.program, { symbols: { rows: 300 }, executor: 'graph' });
      expect(session.stageNames).toEqual(['double+halve', 'total', 'join']);
      await session.close();
      for (const executor of ['graph', 'launch'])
        expect(await compareWithReference(device, trial, { executor })).toMatchObject({ where: '' });
    } finally {
      await device.close();
      standIn.remove();
    }
  });
});
