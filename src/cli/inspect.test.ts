import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleCheckpoint } from '../../test/support/checkpoint-sample.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { Recorder, saveCheckpoint } from '../store/index.js';
import { exitStatusOf } from './failure.js';
import { runInspect } from './inspect.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-inspect-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('shows a checkpoint, and refuses a damaged one by its name', async () => {
  const file = await saveCheckpoint(sampleCheckpoint(41), { folder, name: 'brain' });
  const output = recordOutput();
  await runInspect(file, {}, output);
  expect(output.answers.join('')).toContain('checkpoint, whole');
  expect(output.answers.join('')).toContain('cycle 41');
  expect(output.answers.join('')).toContain('field  f32 [16, 4]');
  const json = recordOutput({ json: true });
  await runInspect(file, {}, json);
  expect(JSON.parse(json.answers.join(''))).toMatchObject({ kind: 'checkpoint', cycle: 41, configHash: 'c0ffee' });
  const bytes = readFileSync(file);
  bytes[bytes.length - 5] ^= 1;
  writeFileSync(file, bytes);
  await expect(runInspect(file, {}, recordOutput())).rejects.toThrow(file);
  await expect(runInspect(file, { recover: 'x' }, recordOutput())).rejects.toThrow('not a recording');
});

it('shows a recording, and saves what can be read of a broken one', async () => {
  const file = path.join(folder, 'run.mcap');
  const recorder = await Recorder.create(file, { chunkMs: 0 });
  for (let i = 0; i < 20; i += 1) {
    recorder.write({ topic: '/state', messageEncoding: 'json' }, BigInt(i) * 10n ** 8n, new TextEncoder().encode('{}'));
    if (i % 5 === 4) recorder.flush();
  }
  await recorder.close();
  const output = recordOutput();
  await runInspect(file, {}, output);
  expect(output.answers.join('')).toContain('recording, whole, 20 messages in 1.900 s');
  const broken = path.join(folder, 'broken.mcap');
  writeFileSync(broken, readFileSync(file).subarray(0, 900));
  const saved = path.join(folder, 'saved.mcap');
  const json = recordOutput({ json: true });
  await runInspect(broken, { recover: saved }, json);
  const { isWhole, messages, recovered } = JSON.parse(json.answers.join(''));
  expect(isWhole).toBe(false);
  expect(messages).toBeGreaterThan(0);
  expect(recovered).toEqual({ file: saved, messages });
  const after = recordOutput();
  await runInspect(saved, {}, after);
  expect(after.answers.join('')).toContain(`recording, whole, ${messages} messages`);
});

it('says where a recording is damaged, also where its first bytes are', async () => {
  const file = path.join(folder, 'run.mcap');
  const recorder = await Recorder.create(file, { chunkMs: 0 });
  for (let i = 0; i < 20; i += 1) {
    recorder.write(
      { topic: '/state', messageEncoding: 'json' },
      BigInt(i) * 10n ** 8n,
      new TextEncoder().encode(`${i}!`),
    );
    if (i % 5 === 4) recorder.flush();
  }
  await recorder.close();
  const whole = readFileSync(file);
  const told = async (at: number): Promise<string> => {
    const bytes = Buffer.from(whole);
    bytes[at] ^= 4;
    writeFileSync(file, bytes);
    const output = recordOutput();
    await runInspect(file, {}, output);
    return output.answers.join('');
  };
  const inside = await told(whole.indexOf('7!'));
  expect(inside).toContain('recording, damaged, 15 messages in 1.900 s');
  expect(inside).toMatch(
    /damaged at byte \d+: chunk: its checksum is wrong \(5 messages lost\)\n {2}lost: 5 messages\n/,
  );
  expect(inside).toContain(`Next: fieldbrain recover ${file}`);
  const first = await told(1);
  expect(first).toContain('recording, damaged, 20 messages');
  expect(first).toContain('damaged at byte 0: the file does not begin as a recording does (no messages lost)');
});

it('says that a file is not there', async () => {
  await expect(runInspect('no-such-file', {}, recordOutput())).rejects.toThrow('inspect: no-such-file cannot be read');
});

it('ends with status 1 where a recording is damaged, and with 0 where it is whole or was saved', async () => {
  const file = path.join(folder, 'run.mcap');
  const recorder = await Recorder.create(file, { chunkMs: 0 });
  for (let i = 0; i < 20; i += 1) {
    recorder.write({ topic: '/state', messageEncoding: 'json' }, BigInt(i), new TextEncoder().encode(`${i}!`));
    if (i % 5 === 4) recorder.flush();
  }
  await recorder.close();
  const whole = readFileSync(file);
  const flipped = Buffer.from(whole);
  flipped[whole.indexOf('7!')] ^= 4;
  const statusOf = async (bytes: Uint8Array, options = {}): Promise<number> => {
    writeFileSync(file, bytes);
    return runInspect(file, options, recordOutput());
  };
  expect(await statusOf(whole)).toBe(0);
  expect(await statusOf(flipped)).toBe(1);
  expect(await statusOf(whole.subarray(0, -100))).toBe(1);
  expect(await statusOf(flipped, { recover: path.join(folder, 'saved.mcap') })).toBe(0);
  const random = Uint8Array.from({ length: 5000 }, (_, i) => (i * i * 31 + 7 * i) % 251);
  for (const bytes of [new Uint8Array(), random, random.subarray(0, 3)]) {
    expect(await statusOf(bytes)).toBe(1);
    for (const name of ['bytes', 'bytes.safetensors']) {
      const other = path.join(folder, name);
      writeFileSync(other, bytes);
      const refused = await runInspect(other, {}, recordOutput()).catch((error: unknown) => error);
      expect([name, exitStatusOf(refused)]).toEqual([name, 1]);
    }
  }
});
