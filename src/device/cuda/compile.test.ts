/**
 * NVRTC in processes of its own, on the stand-in for NVIDIA's libraries, whose compiler replaces handlers of signals by
 * some that never return, as the real one does. Real processes are ended; they run the build.
 */
import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasStandIn } from '../../../test/support/stand-in.js';
import { buildStandIn } from '../../../test/support/stand-in-library.js';
import { openCompiler } from './compile.js';
import { openSignals } from './signals.js';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..', '..', '..');
const kernel = 'extern "C" __global__ void nothing(unsigned int* a, unsigned int* b) { a[0] = 1u; }\n';

describe.skipIf(!hasStandIn)('compiling at run time', () => {
  let standIn: ReturnType<typeof buildStandIn>;
  beforeAll(() => {
    standIn = buildStandIn();
  });
  afterAll(() => standIn.remove());
  const libraries = (): { nvrtc: string } => ({ nvrtc: standIn.library });
  /** The handler alone: of the rest the system fills in a part only. */
  const sigterm = async (): Promise<bigint> => {
    const { default: koffi } = await import('koffi');
    const action = Buffer.alloc(256);
    koffi.load('libc.so.6').func('sigaction', 'int', ['int', 'void *', 'void *'])(15, null, action);
    return action.readBigUInt64LE();
  };

  it('leaves a process that SIGINT and SIGTERM end, with and without handlers, during and after', async () => {
    const script = path.join(root, 'scripts', 'gpu', 'start.mjs');
    const { stdout } = await run(process.execPath, [script, '--library', standIn.library, '--only', 'signals']).catch(
      (error: { stdout: string }) => error,
    );
    const { signals } = JSON.parse(stdout) as { signals: { ok: boolean }[] };
    expect(signals).toHaveLength(12);
    expect(signals.filter(({ ok }) => !ok)).toEqual([]);
  }, 900_000);

  it('does several texts at once, and says what the compiler says', async () => {
    const compiler = await openCompiler(libraries(), { processes: 2 });
    expect(compiler.name).toBe('NVRTC 0.0');
    const texts = [1, 2, 3].map((n) => kernel.replace('1u', `${n}u`));
    const images = await Promise.all(texts.map((text) => compiler.compile('nothing', text, 'sm_90')));
    expect(new Set(images.map((image) => Buffer.from(image).toString())).size).toBe(3);
    const broken = compiler.compile('broken', 'no text\n', 'sm_90');
    await expect(broken).rejects.toMatchObject({ code: 'compile-failed', message: expect.stringMatching(/broken/) });
  }, 120_000);

  it.runIf(process.platform === 'linux')(
    'goes on in this process where no other can be started, and puts the handlers back',
    async () => {
      const before = await sigterm();
      const compiler = await openCompiler(libraries(), { entry: path.join(root, 'nowhere.js') });
      expect((await compiler.compile('nothing', kernel, 'sm_90')).length).toBeGreaterThan(0);
      expect(await sigterm()).toBe(before);
    },
    120_000,
  );

  it.runIf(process.platform === 'linux')('puts handlers back when what replaced them throws', async () => {
    const before = await sigterm();
    const keepSignals = await openSignals();
    const fail = (): never => {
      throw new Error('no');
    };
    expect(() => keepSignals(fail)).toThrow('no');
    expect(await sigterm()).toBe(before);
  });
});

it('is refused with both ways out where there is neither NVRTC nor nvcc', async () => {
  if (spawnSync('nvcc', ['--version']).status === 0) return;
  const refusal = openCompiler({ nvrtc: '/nowhere/libnvrtc.so' });
  await expect(refusal).rejects.toMatchObject({ code: 'device-unavailable' });
}, 120_000);
