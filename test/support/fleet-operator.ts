/**
 * What an operator may do to a running fleet, rightly or by mistake: drain a worker, delete checkpoints, leave a bucket no room, wipe
 * the disk of a NATS server, set the clock of a worker.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { type DrainReply, drainReply, parseMessage } from '../../src/fleet/messages.js';
import { tokenOf } from '../../src/fleet/names.js';
import type { RealFleet } from './real-fleet.js';

/** What the worker answered; undefined where it did not, as one that was killed. */
export async function drain({ observer }: RealFleet, worker: string): Promise<DrainReply | undefined> {
  const text = await observer.request(observer.names.drain(worker), '', 60_000).catch(() => '');
  return parseMessage(drainReply, text);
}

/** Deletes a robot's checkpoints from the object store, or only the newest. Steps stay. */
export async function deleteCheckpoints(
  { observer }: RealFleet,
  robot: string,
  which: 'all' | 'newest',
): Promise<number> {
  const objects = await observer.objects(observer.names.brains);
  const entry = await (await observer.bucket(observer.names.manifests)).get(tokenOf(robot));
  const { checkpoints } = JSON.parse(entry?.string() ?? '{"checkpoints":[]}') as { checkpoints: { hash: string }[] };
  const deleted = which === 'all' ? checkpoints : checkpoints.slice(0, 1);
  for (const { hash } of deleted) await objects.delete(`${tokenOf(robot)}.${hash}`);
  return deleted.length;
}

/** The bucket takes no more until what this gives is called. */
export async function fillBucket(
  { observer, urls }: RealFleet,
  which: 'brains' | 'owners',
): Promise<() => Promise<void>> {
  const stream = `${which === 'brains' ? 'OBJ' : 'KV'}_${observer.names[which]}`;
  const limit = async (bytes: number): Promise<void> => {
    const connection = await connect({ servers: urls });
    try {
      const manager = await jetstreamManager(connection);
      const { config, state } = await manager.streams.info(stream);
      await manager.streams.update(stream, { ...config, max_bytes: bytes < 0 ? bytes : state.bytes + bytes });
    } finally {
      await connection.close();
    }
  };
  await limit(1);
  return () => limit(-1);
}

/** Kills a NATS server and starts it again with nothing on its disk. */
export async function wipeServer({ servers }: RealFleet, which: number): Promise<void> {
  const server = servers[which];
  await server.running?.stop('SIGKILL');
  rmSync(path.join(server.folder, 'jetstream'), { recursive: true, force: true });
  server.running = await server.start();
}

/** Where Debian's libfaketime is, or FIELDBRAIN_FAKETIME; undefined where it is missing. */
export const faketime = [
  process.env.FIELDBRAIN_FAKETIME ?? '',
  ...['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/faketime/libfaketime.so.1`),
].find((file) => file !== '' && existsSync(file));

/** The environment of a process whose wall clock can be set while it runs, and what sets it. */
export function settableClock(file: string): { readonly environment: NodeJS.ProcessEnv; set(offset: string): void } {
  const set = (offset: string): void => writeFileSync(file, `${offset}\n`);
  set('+0');
  const environment = {
    LD_PRELOAD: faketime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // Intervals are of the clock that no operator sets.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
  return { environment, set };
}
