/**
 * The local brain of `fieldbrain ros`: a server of our own on this machine alone, with one brain, in a process apart from the
 * robot's loop. So the robot runs the same way with a brain here and one elsewhere, and the page shows it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrainSnapshot } from '../brain/types.js';
import type { RosConfig } from '../bridge/ros/index.js';
import type { DeviceName } from '../device/device.js';
import { definedOf } from '../kernel/defined.js';
import { describeValue, FieldbrainError } from '../kernel/errors.js';
import { plainAdapter } from '../robot/adapter.js';
import type { RobotDescription } from '../robot/robot.js';
import type { ServerSettings } from '../server/index.js';
import { brainSettings } from './demo-driver.js';
import type { Output } from './output.js';

export interface LocalBrain {
  readonly place: { readonly host: string; readonly port: number };
  close(): Promise<void>;
}

/** Files of the config stand relative to its folder. */
export async function openLocalBrain(
  config: RosConfig,
  robot: RobotDescription,
  folder: string,
  output: Output,
): Promise<LocalBrain> {
  const { FieldbrainServer } = await import('../server/index.js');
  const { plainLog } = await import('./log-lines.js');
  const { file, folder: kept, ...brain } = config.brain;
  const trained = file === undefined ? undefined : await readTrained(path.resolve(folder, file), robot, brain.device);
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

/** A robot's sensors and motors as the server tells them to its brain. */
export function bodyOf(robot: RobotDescription) {
  const { inputs, outputs } = plainAdapter(robot);
  return {
    sensors: inputs.map(({ name, unit, minimum, maximum, safety }) => ({
      ...{ name, unit, min: minimum, max: maximum, role: safety },
    })),
    motors: outputs.map(({ name, unit, safety }) => ({ name, unit, role: safety })),
  };
}

/** A trained brain, frozen. One of another robot is refused: its motors would mean something else. */
async function readTrained(file: string, robot: RobotDescription, device: DeviceName = 'cpu'): Promise<BrainSnapshot> {
  const { loadCheckpoint, snapshotOf } = await import('../store/index.js');
  const { frozenDriver } = await import('../worlds/rooms/shipped-driver.js');
  const snapshot = await loadCheckpoint(file)
    .then(snapshotOf)
    .catch((error: unknown) => {
      throw wrongFile(`${file}: ${(error as Error).message}`, 'a checkpoint of a brain');
    });
  const body = bodyOf(robot);
  const marks = ({ sensors, motors }: Pick<BrainSnapshot['configuration'], 'sensors' | 'motors'>): string[] => [
    ...sensors.map(({ name, min, max }) => `sensor ${name} ${min} to ${max}`),
    ...motors.map(({ name }) => `motor ${name}`),
  ];
  const [got, expected] = [marks(snapshot.configuration), marks(body)];
  const at = expected.findIndex((mark, i) => mark !== got[i]);
  if (at >= 0 || got.length !== expected.length)
    throw wrongFile(got[at] ?? 'another number of sensors and motors', expected[at] ?? `${expected.length} of them`);
  return frozenDriver(snapshot, device, body);
}

function wrongFile(got: string, expected: string): FieldbrainError {
  const text = `ros config: brain.file: not a brain of this robot (got ${describeValue(got)}, expected ${expected}). Train one with this config.`;
  return new FieldbrainError('usage', text, { got });
}
