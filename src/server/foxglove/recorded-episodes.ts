/**
 * Recordings as episodes of a dataset. A frame is a cycle that another one follows: what the robot sensed, the motors that were
 * sent, and the reward and the end that came with the next cycle. An episode ends where the robot said so, where cycles are
 * missing, where the clock jumps or rests, and where the robot was paused or stopped.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import type { Dataset, DatasetChannel, DatasetEpisode } from '../../store/dataset/dataset.js';
import { type RecordingDamage, readRecording } from '../../store/index.js';
import type { ChannelInfo, CycleMessage, RobotInfo } from '../telemetry.js';
import { Reviver } from './revive.js';

export interface EpisodeOptions {
  /** Only this robot; all of them where it is left out. */
  readonly robot?: string;
  /** What was to be done, in words. */
  readonly task: string;
  /** Frames per second; by default the rate of the cycles. */
  readonly fps?: number;
  /** Take a demonstration for the action where there was one, instead of the motors that were sent. */
  readonly demonstrations?: boolean;
  readonly onDamage?: (file: string, damage: RecordingDamage) => void;
}

/** A rest longer than this ends an episode: seconds, and periods of the recording's own rate. */
const longestRest = { seconds: 1, periods: 10 } as const;

/** Cycles of one robot that follow each other without a gap. */
interface Stretch {
  readonly info: RobotInfo;
  readonly cycles: CycleMessage[];
}

/** The episodes of all recordings, in their order. */
export async function recordedEpisodes(files: readonly string[], options: EpisodeOptions): Promise<Dataset> {
  const stretches: Stretch[] = [];
  for (const file of files) stretches.push(...(await readStretches(file, options)));
  const [first] = stretches;
  const whose = options.robot === undefined ? '' : ` of the robot ${options.robot}`;
  const nothing = (): FieldbrainError =>
    unusable(files.join(', '), `no two cycles that follow each other${whose}`, 'a recording of a robot that drives');
  if (first === undefined) throw nothing();
  const { sensors, motors, hardware } = first.info;
  for (const { info } of stretches)
    if (namesOf(info) !== namesOf(first.info))
      throw unusable(
        files.join(', '),
        `the robots ${first.info.robot} and ${info.robot} have other sensors or motors`,
        'one kind of robot',
        'Name one with --robot.',
      );
  const periodMs = medianOf(stretches.flatMap(({ cycles }) => gapsOf(cycles)));
  const fps = options.fps ?? Math.round(1000 / periodMs);
  if (!(fps >= 1))
    throw unusable(files.join(', '), `cycles are ${periodMs / 1000} s apart`, 'at least one per second', 'Give --fps.');
  const restMs = Math.max(1000 * longestRest.seconds, longestRest.periods * periodMs);
  const episodes = stretches
    .flatMap(({ cycles }) => splitAtEnds(splitAtRests(cycles, restMs)))
    .map((cycles) => episodeOf(cycles, options))
    .filter(({ frames }) => frames > 0);
  if (episodes.length === 0) throw nothing();
  return { robot: hardware, fps, state: sensors.map(channelOf), action: motors.map(channelOf), episodes };
}

async function readStretches(file: string, { robot, onDamage }: EpisodeOptions): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  const open = new Map<string, Stretch>();
  const robots = new Map<string, RobotInfo>();
  const reviver = new Reviver();
  const damaged = (damage: RecordingDamage): void => onDamage?.(file, damage);
  for await (const recorded of readRecording(file, { partial: true, damaged })) {
    const message = reviver.revive(recorded);
    if (message?.type === 'robot') {
      robots.set(message.robot, message);
      if (message.paused || message.stopped) open.delete(message.robot);
    }
    if (message?.type !== 'cycle' || (robot !== undefined && message.robot !== robot)) continue;
    const info = robots.get(message.robot);
    if (info === undefined || info.paused || info.stopped) continue;
    checkCounts(file, info, message);
    const before = open.get(message.robot);
    if (before?.cycles.at(-1)?.report.cycle === message.report.cycle - 1) before.cycles.push(message);
    else {
      const stretch = { info, cycles: [message] };
      open.set(message.robot, stretch);
      stretches.push(stretch);
    }
  }
  return stretches.filter(({ cycles }) => cycles.length > 1);
}

function checkCounts(file: string, { robot, sensors, motors }: RobotInfo, cycle: CycleMessage): void {
  const [got, expected] = [
    [cycle.sensors.length, cycle.motors.length],
    [sensors.length, motors.length],
  ];
  const isFinite = [...cycle.sensors, ...cycle.motors, cycle.reward].every(Number.isFinite);
  if (got.join() === expected.join() && isFinite) return;
  const found = isFinite ? `${got[0]} sensors and ${got[1]} motors` : 'values that are not finite';
  throw unusable(
    `${file}: ${robot}, cycle ${cycle.report.cycle}`,
    found,
    `${expected[0]} sensors and ${expected[1]} motors, all finite`,
  );
}

function gapsOf(cycles: readonly CycleMessage[]): number[] {
  return cycles.slice(1).map(({ timeMs }, at) => timeMs - cycles[at].timeMs);
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function splitAtRests(cycles: readonly CycleMessage[], restMs: number): CycleMessage[][] {
  const parts: CycleMessage[][] = [];
  for (const cycle of cycles) {
    const part = parts.at(-1);
    const gapMs = cycle.timeMs - (part?.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY);
    if (part !== undefined && gapMs >= 0 && gapMs <= restMs) part.push(cycle);
    else parts.push([cycle]);
  }
  return parts;
}

/** Values that come with an end are the last of their episode; the next cycle begins another. */
function splitAtEnds(parts: readonly (readonly CycleMessage[])[]): CycleMessage[][] {
  return parts.flatMap((part) => {
    const episodes: CycleMessage[][] = [[]];
    for (const cycle of part) {
      episodes.at(-1)?.push(cycle);
      if (isEnd(cycle)) episodes.push([]);
    }
    return episodes;
  });
}

function isEnd({ terminated, truncated }: CycleMessage): boolean {
  return terminated === true || truncated === true;
}

function episodeOf(cycles: readonly CycleMessage[], { task, demonstrations }: EpisodeOptions): DatasetEpisode {
  const frames = Math.max(0, cycles.length - 1);
  const next = cycles.slice(1);
  const now = cycles.slice(0, frames);
  const actions = now.map(({ motors }, at) => {
    const action = [...motors];
    if (demonstrations === true) for (const { motor, value } of next[at].demonstration ?? []) action[motor] = value;
    return action;
  });
  return {
    task,
    frames,
    states: Float32Array.from(now.flatMap(({ sensors }) => sensors)),
    actions: Float32Array.from(actions.flat()),
    rewards: Float32Array.from(next, ({ reward }) => reward),
    dones: Uint8Array.from(next, (cycle) => (isEnd(cycle) ? 1 : 0)),
  };
}

function channelOf({ name, unit, minimum, maximum, safety, role }: ChannelInfo): DatasetChannel {
  return { name, unit, minimum, maximum, safety, ...(role === undefined ? {} : { role }) };
}

function namesOf({ sensors, motors }: RobotInfo): string {
  return JSON.stringify([sensors, motors].map((channels) => channels.map(({ name }) => name)));
}

function unusable(place: string, got: string, expected: string, advice = 'Record it again.'): FieldbrainError {
  const text = `${place}: not usable as a dataset (got ${got}, expected ${expected}). ${advice}`;
  return new FieldbrainError('file-invalid', text, { place, got });
}
