/**
 * A recording drives its brains again: each robot's brain is made as it was when the recording began, gets the same sensors and
 * the same changes between the same cycles, and must want the same motors, bit for bit. Cycles that the recording does not
 * hold end the comparison of that robot, and it says so.
 */
import { existsSync } from 'node:fs';
import {
  type BrainDescription,
  type BrainOptions,
  createBrain,
  type FieldBrain,
  type ParameterName,
  type SlotSnapshot,
} from '../brain/index.js';
import { FieldbrainError } from '../kernel/errors.js';
import { inPresentWords } from '../store/former-words.js';
import { loadCheckpoint, readRecording, snapshotOf } from '../store/index.js';
import { pokeField } from './brains/field-picture.js';
import { putBack } from './brains/put-back.js';
import { resetBrain } from './brains/reset-brain.js';
import { Reviver } from './foxglove/index.js';
import type { FieldPoke } from './live-command.js';
import type { CycleMessage, EventMessage } from './telemetry.js';

export interface BrainReplay {
  readonly robot: string;
  /** Cycles that were compared. */
  cycles: number;
  differing: number;
  /** Why the comparison ended before the recording, or ''. */
  note: string;
}

interface Replayed {
  readonly report: BrainReplay;
  brain: FieldBrain | undefined;
  /** The brain before the last drive of a person who taught it. */
  kept?: SlotSnapshot;
  /** The cycle of the last report. */
  last: number;
}

/** Replays every robot of a recording. */
export async function replayIntoBrains(file: string, onProgress?: BrainOptions['onProgress']): Promise<BrainReplay[]> {
  const robots = new Map<string, Replayed>();
  const reviver = new Reviver();
  try {
    for await (const recorded of readRecording(file, { partial: true })) {
      const message = reviver.revive(recorded);
      if (message?.type === 'event' && message.robot !== undefined)
        await change(robots, message, message.robot, onProgress);
      else if (message?.type === 'cycle') await compare(robots.get(message.robot), message);
    }
  } finally {
    for (const { brain } of robots.values()) await brain?.close();
  }
  if (robots.size === 0)
    throw new FieldbrainError(
      'file-invalid',
      `${file}: says of no brain how it began (expected a recording by serve --record with --batch 1). Record such a one.`,
      { file },
    );
  return [...robots.values()].map(({ report }) => report);
}

async function change(
  robots: Map<string, Replayed>,
  { code, details }: EventMessage,
  robot: string,
  onProgress: BrainOptions['onProgress'],
): Promise<void> {
  if (details === undefined) return;
  if (code === 'brain-open') await begin(robots, robot, details, onProgress);
  const found = robots.get(robot);
  if (code !== 'brain-changed' || found?.brain === undefined) return;
  const { brain } = found;
  if (details.change === 'parameter') await brain.set(details.parameter as ParameterName, Number(details.value));
  else if (details.change === 'reset')
    await resetBrain(brain, 0, details.seed === undefined ? undefined : Number(details.seed));
  else if (details.change === 'poke') await pokeField(brain, 0, JSON.parse(String(details.poke)) as FieldPoke);
  else if (details.change === 'load') await load(found, String(details.file));
  else if (details.change === 'keep') found.kept = await brain.exportSlot(0);
  else if (details.change === 'undo') await undo(found);
  if (details.change === 'reset' || details.change === 'load' || details.change === 'undo') found.last = -1;
}

type Details = NonNullable<EventMessage['details']>;

async function begin(
  robots: Map<string, Replayed>,
  robot: string,
  details: Details,
  onProgress: BrainOptions['onProgress'],
): Promise<void> {
  const configuration = inPresentWords(JSON.parse(String(details.configuration))) as BrainDescription;
  if (configuration.brains !== 1) return;
  const found: Replayed = robots.get(robot) ?? {
    report: { robot, cycles: 0, differing: 0, note: '' },
    brain: undefined,
    last: -1,
  };
  robots.set(robot, found);
  if (found.report.note !== '') return;
  const { device, executor, sensors, motors, size, mode, precision, seed, bankRows, planner } = configuration;
  const { demonstrations, learning, episode, perBrainStores } = configuration;
  found.brain ??= await createBrain({
    device,
    executor,
    sensors,
    // A recording may say more of its motors than a brain knows.
    motors: motors.map(({ name, tendency }) => ({ name, ...(tendency === undefined ? {} : { tendency }) })),
    size,
    mode,
    precision,
    seed,
    bankRows,
    planner,
    demonstrations,
    perBrainStores,
    ...(onProgress && { onProgress }),
    ...(learning === undefined ? {} : { learning, episode }),
  });
  // The first cycle of a newborn is its first: one that was late, or came before the recording, would be missed.
  found.last = details.beginning === 'newborn' ? 0 : -1;
  if (details.beginning === 'newborn') await found.brain.reset();
  else await load(found, String(details.file));
  const parameters = JSON.parse(String(details.parameters)) as Record<string, number>;
  for (const [parameter, value] of Object.entries(parameters))
    await found.brain?.set(parameter as ParameterName, value);
}

async function load(found: Replayed, file: string): Promise<void> {
  if (existsSync(file)) await found.brain?.load(snapshotOf(await loadCheckpoint(file)));
  else await stop(found, `the snapshot ${file} is gone`);
}

async function undo(found: Replayed): Promise<void> {
  if (found.brain !== undefined && found.kept !== undefined) await putBack(found.brain, 0, found.kept);
  else await stop(found, 'a drive was undone that began before the recording');
}

async function stop(found: Replayed, note: string): Promise<void> {
  found.report.note = note;
  await found.brain?.close();
  found.brain = undefined;
}

async function compare(found: Replayed | undefined, message: CycleMessage): Promise<void> {
  const { sensors, reward, terminated, truncated, demonstration, wanted, report } = message;
  if (found?.brain === undefined) return;
  if (found.last >= 0 && report.cycle !== found.last + 1) {
    await stop(found, `cycles ${found.last + 1} to ${report.cycle - 1} are not in the recording`);
    return;
  }
  found.last = report.cycle;
  const { motors } = await found.brain.process(sensors, {
    reward,
    terminated,
    truncated,
    demonstration: demonstration && spreadDemonstration(demonstration, wanted.length),
  });
  found.report.cycles += 1;
  if (!motors.every((value, i) => Object.is(value, wanted[i]))) found.report.differing += 1;
}

/** One value per motor, NaN for those without a demonstration. */
function spreadDemonstration(demonstration: NonNullable<CycleMessage['demonstration']>, motors: number): Float32Array {
  const values = new Float32Array(motors).fill(Number.NaN);
  for (const { motor, value } of demonstration) values[motor] = value;
  return values;
}
