import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { quietCalls } from './quiet-call.js';

it.skipIf(process.platform !== 'linux')(
  'leaves the one warning out and keeps everything else, also of a call that fails',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'quiet-'));
    const file = path.join(folder, 'said');
    const descriptor = openSync(file, 'a');
    const call = await quietCalls(descriptor);
    const warning =
      'Warning: maxDynamicUniformBuffersPerPipelineLayout artificially reduced from 1000000 to 16 to fit.\n';
    try {
      expect(call(() => writeSync(descriptor, `${warning}Error: no device\n${warning}`))).toBeGreaterThan(10);
      expect(() =>
        call(() => {
          writeSync(descriptor, `${warning}Warning: something else\n`);
          throw new Error('broken');
        }),
      ).toThrow('broken');
      writeSync(descriptor, 'after\n');
      expect(readFileSync(file, 'utf8')).toBe('Error: no device\nWarning: something else\nafter\n');
    } finally {
      closeSync(descriptor);
      rmSync(folder, { recursive: true });
    }
  },
);
