/**
 * The history of motor frames that robots obeyed, and what must hold of it: a robot's epochs never fall, and an epoch belongs to
 * one worker's process alone. From both it follows that no two workers drove one robot at once: between two frames of one owner
 * there is none of another.
 */
import { compareEpochs, type Epoch, formatEpoch } from '../robot/wire/epoch.js';

/** One obeyed frame, in the order in which its robot obeyed. */
export interface Obeyed {
  readonly robot: string;
  readonly atMs: number;
  /** The worker's process that sent it. */
  readonly driver: string;
  readonly epoch: Epoch;
}

/** Sentences, one for each offence; none where the history is sound. */
export function checkHistory(history: Iterable<Obeyed>): readonly string[] {
  const last = new Map<string, Obeyed>();
  const drivers = new Map<string, string>();
  const offences: string[] = [];
  for (const one of history) {
    const { robot, atMs, driver, epoch } = one;
    const name = `${robot} at ${atMs} ms`;
    const before = last.get(robot);
    if (before !== undefined && compareEpochs(epoch, before.epoch) < 0)
      offences.push(`${name}: the epoch fell from ${formatEpoch(before.epoch)} to ${formatEpoch(epoch)}`);
    const key = `${robot} ${formatEpoch(epoch)}`;
    const known = drivers.get(key) ?? driver;
    drivers.set(key, known);
    if (known !== driver) offences.push(`${name}: ${known} and ${driver} drove it in epoch ${formatEpoch(epoch)}`);
    last.set(robot, one);
  }
  return offences;
}
