import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('is bundled for browsers as it stands: nothing in it needs node', async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/sim/index.ts'],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  expect(outputFiles[0].text).toContain('VectorEnvironment');
});
