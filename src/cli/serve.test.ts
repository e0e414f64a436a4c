import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ByteClient } from '../../test/support/byte-client.js';
import { isQuick } from '../../test/support/quick.js';
import { cli, ended, picarx, serve, values } from '../../test/support/serve-process.js';
import { mayMount, mountSmallDisk } from '../../test/support/small-disk.js';
import { replayIntoBrains } from '../server/replay-brain.js';
import { inspectRecording } from '../store/index.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a process writes to its standard error from now on. */
function notesOf(child: ChildProcess): () => string {
  let told = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    told += bytes.toString();
  });
  return () => told;
}

describe('fieldbrain serve', () => {
  it('stops robots, saves and ends with 0 on SIGTERM; its recording drives a brain to the same motors', async () => {
    const checkpoints = path.join(folder, 'checkpoints');
    const record = path.join(folder, 'run.mcap');
    const { child, ports } = await serve('--checkpoint-dir', checkpoints, '--record', record);
    const told = notesOf(child);
    const client = await ByteClient.connect(ports.robots, 2);
    await client.ask(2, picarx);
    const motors: (readonly number[] | undefined)[] = [];
    for (let step = 0; step < 30; step += 1) motors.push((await client.ask(0, values(step)))?.values);
    const end = ended(child);
    child.kill('SIGTERM');
    // The robot hears that it is over before the line is cut.
    expect(await client.next()).toEqual({ type: 255, values: [6, 3002] });
    await client.closed();
    expect((await end).code).toBe(0);
    expect(told()).toMatch(/^closing: robots stop, brains are saved$/m);
    expect(readdirSync(checkpoints).filter((name) => name.endsWith('.safetensors'))).toHaveLength(1);
    expect(existsSync(record)).toBe(true);
    const [replay] = await replayIntoBrains(record);
    expect(replay).toMatchObject({ cycles: 30, differing: 0, note: '' });
    expect(new Set(motors.map(String)).size).toBeGreaterThan(10);
  });

  it('says that brains are not saved where it has no folder for them', async () => {
    const { child } = await serve();
    const told = notesOf(child);
    const end = ended(child);
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
    expect(told()).toMatch(/^closing: robots stop, brains are not saved \(--checkpoint-dir says where\)$/m);
  });

  it.skipIf(!mayMount)('ends with 1 on SIGTERM where the disk is full, and says what is lost', async () => {
    const disk = mountSmallDisk();
    try {
      const [checkpoints, record] = ['brains', 'run.mcap'].map((name) => path.join(disk?.folder ?? '', name));
      const { child, ports } = await serve('--checkpoint-dir', checkpoints, '--record', record);
      const told = notesOf(child);
      const client = await ByteClient.connect(ports.robots, 2);
      await client.ask(2, picarx);
      disk?.fill();
      for (let step = 0; step < 10; step += 1) expect((await client.ask(0, values(step)))?.type).toBe(1);
      const end = ended(child);
      child.kill('SIGTERM');
      expect((await end).code).toBe(1);
      expect(told()).toMatch(/^serve: \S+: not saved \(.*ENOSPC/m);
      expect(told()).toMatch(/^serve: recording .*run\.mcap: not whole \(ENOSPC/m);
      // Half a file would take the room of others.
      expect(readdirSync(checkpoints)).toEqual([]);
      client.close();
    } finally {
      disk?.unmount();
    }
  });

  it.skipIf(isQuick)('starts again after a crash, and records beside what was recorded before', async () => {
    const record = path.join(folder, 'crash.mcap');
    const first = await serve('--record', record);
    expect(first.recording).toBe(record);
    const killed = ended(first.child);
    first.child.kill('SIGKILL');
    await killed;
    const before = readFileSync(record);
    const second = await serve('--record', record);
    try {
      expect(second.recording).toBe(path.join(folder, 'crash-2.mcap'));
      expect(readFileSync(record)).toEqual(before);
      // A start that fails leaves no file behind, however often it is tried.
      const third = spawn(
        process.execPath,
        [cli, 'serve', '--port', String(second.ports.robots), '--monitor-port', '0', '--http-port', '0']
          .concat(['--foxglove-port', '0', '--device', 'cpu', '--size', '4', '--threads', '1', '--record', record])
          .concat(['--log-level', 'silent', '--set', 'brain.bankRows=16']),
        { stdio: 'ignore' },
      );
      expect((await ended(third)).code).not.toBe(0);
      expect(readdirSync(folder).filter((name) => name.startsWith('crash'))).toEqual(['crash-2.mcap', 'crash.mcap']);
    } finally {
      const end = ended(second.child);
      second.child.kill('SIGTERM');
      expect((await end).code).toBe(0);
    }
    expect(await inspectRecording(path.join(folder, 'crash-2.mcap'))).toMatchObject({ isWhole: true });
  });

  it('says which key of the configuration is wrong', async () => {
    const file = path.join(folder, 'wrong.json');
    writeFileSync(file, JSON.stringify({ robots: { prot: 1 } }));
    const child = spawn(process.execPath, [cli, 'serve', '--config', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    let text = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
    expect((await ended(child)).code).not.toBe(0);
    expect(text).toMatch(/robots\.prot: no such key/);
  });
});
