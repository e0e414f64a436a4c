/**
 * The public surface as its users meet it: the names are there, and all of it can be bundled for a browser, where the
 * modules that need Node must stay outside.
 */
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import * as fieldbrain from '../src/index.js';

const root = path.resolve(import.meta.dirname, '..');

it('has the language, the planner, the devices and the built-in programs', async () => {
  const { add, createDevice, explain, findProgram, program } = fieldbrain;
  const twice = program('twice', (b) => {
    const x = b.input('x', 'f32', [4]);
    const y = b.output('y', 'f32', [4]);
    b.map('double', y, ([i]) => add(x.at(i), x.at(i)));
  });
  expect(explain(twice).stages).toHaveLength(1);
  const device = await createDevice('cpu', { threads: 1 });
  const session = await device.load(twice);
  expect([...session.stepSync({ x: new Float32Array([1, 2, 3, 4]) }).y]).toEqual([2, 4, 6, 8]);
  await device.close();
  expect(findProgram('fieldPass')?.build().ops).toHaveLength(1);
});

it('has recovery from a lost device, which is refused where its options are', async () => {
  const { createSupervised } = fieldbrain;
  await expect(createSupervised({ rungs: [] })).rejects.toMatchObject({ code: 'usage' });
  const none = createSupervised as unknown as () => Promise<unknown>;
  await expect(none()).rejects.toThrow('supervised: no rungs (got undefined, expected at least one). Name a device');
});

it('can be bundled for a browser without anything of Node', async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/index.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  expect(outputFiles[0].text).not.toMatch(/from ["']node:/);
});
