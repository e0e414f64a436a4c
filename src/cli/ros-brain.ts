/**
 * The local brain of `fieldbrain ros`: a server of our own on this machine alone, with one brain, in a process apart from the
 * robot's loop. So the robot runs the same way with a brain here and one elsewhere, and the page shows it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrainSnapshot } from '../brain/types.js';
import type { RosConfig } from '../bridge/ros/index.js';
import { FieldbrainError } from '../kernel/errors.js';
import type { ServerSettings } from '../server/index.js';
import { brainSettings } from './demo-driver.js';
import type { Output } from './output.js';

export interface LocalBrain {
  readonly place: { readonly host: string; readonly port: number };
  close(): Promise<void>;
}

/** Files of the config stand relative to its folder. */
export async function openLocalBrain(config: RosConfig, folder: string, output: Output): Promise<LocalBrain> {
  const { FieldbrainServer } = await import('../server/index.js');
  const { plainLog } = await import('./log-lines.js');
  const { file, folder: kept, ...brain } = config.brain;
  const trained = file === undefined ? undefined : await readTrained(path.resolve(folder, file));
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-ros-'));
  const remove = (): void => rmSync(scratch, { recursive: true, force: true });
  try {
    if (trained !== undefined) {
      const { checkpointOf, saveCheckpoint } = await import('../store/index.js');
      await saveCheckpoint(checkpointOf(trained), { folder: scratch, name: config.robot });
    }
    const size = trained?.configuration.size as typeof brain.size;
    const settings: ServerSettings = {
      robots: { port: 0 },
      monitor: { enabled: false, port: 0 },
      http: { port: 0 },
      foxglove: { enabled: false, port: 0 },
      brain: {
        ...definedOf(brain),
        demonstrations: config.commands.some(({ teach }) => teach !== undefined),
        ...(trained === undefined ? {} : { ...brainSettings(trained), ...definedOf({ size }) }),
      },
      brains: 1,
      ready: 0,
      checkpoints: { folder: kept === undefined ? scratch : path.resolve(folder, kept) },
    };
    const server = await FieldbrainServer.start(settings, { log: plainLog(output, 'error') });
    output.note(`the brain's page: http://${server.config.host}:${server.ports.http}/\n`);
    return {
      place: { host: server.config.host, port: server.ports.robots },
      close: async () => {
        await server.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function readTrained(file: string): Promise<BrainSnapshot> {
  const { loadCheckpoint, snapshotOf } = await import('../store/index.js');
  try {
    return snapshotOf(await loadCheckpoint(file));
  } catch (error) {
    const text = `ros config: brain.file: no checkpoint (got ${file}: ${(error as Error).message}). Give a checkpoint of a brain.`;
    throw new FieldbrainError('usage', text);
  }
}

/** Without the keys that were left out. */
function definedOf<Value extends object>(values: Value): Partial<Value> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Value>;
}
