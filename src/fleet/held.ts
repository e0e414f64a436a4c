/** What a worker has of one robot: the hold on its entry, its brain's journal, and the connection that is served now. */
import type { Epoch } from '../robot/wire/epoch.js';
import type { RobotSlot } from '../server/robot-slot.js';
import { lineName } from './brain-copy.js';
import type { SenseFrame } from './frames.js';
import { Holding } from './holding.js';
import { Journal } from './journal.js';
import type { AskMessage } from './messages.js';
import type { RemoteSession } from './remote-session.js';

export interface Held {
  readonly robot: string;
  readonly holding: Holding;
  readonly journal: Journal;
  /** Workers that are told of its checkpoints and steps: its standby, and one that it is given to. */
  readonly followers: Set<string>;
  /** Grows with each part of its load that is done. */
  progress: number;
  robotSlot: RobotSlot | undefined;
  session: RemoteSession | undefined;
  /** How its robot was described by the gateway that asked last. */
  asked: AskMessage | undefined;
  /** The gateway's number of the connection that is served now. */
  connection: number;
  /** Ends what is heard of the robot. */
  endHearing: (() => void) | undefined;
  /** When its state was last safe in the store, and up to which cycle. */
  keptMs: number;
  keptEnd: number | undefined;
  /** When that last failed. */
  failedMs: number;
  /** The worker that has a copy, '' for none. */
  standby: string;
  /** Its process: one that was started again has no copy any more. */
  standbyLife: string | undefined;
  /** What the standby has said that it has: a line of the journal, and the first cycle of it that it does not hold. */
  copied: { readonly line: string; readonly end: number } | undefined;
  /** It is being given to another worker. */
  isLeaving: boolean;
  /** Why the store did not take the last claim; '' where it did, or another was quicker. */
  claimFault: string;
}

export function newHeld(robot: string): Held {
  return {
    robot,
    holding: new Holding(),
    journal: new Journal(),
    followers: new Set(),
    progress: 0,
    robotSlot: undefined,
    session: undefined,
    asked: undefined,
    connection: 0,
    endHearing: undefined,
    keptMs: 0,
    keptEnd: undefined,
    failedMs: Number.NEGATIVE_INFINITY,
    standby: '',
    standbyLife: undefined,
    copied: undefined,
    isLeaving: false,
    claimFault: '',
  };
}

/** When the first step was made that the standby has not; undefined where it has all of them. */
export function uncopiedMs({ journal, copied }: Held, epoch: Epoch): number | undefined {
  return journal.madeMs(copied?.line === lineName({ epoch, line: journal.line }) ? copied.end : 0);
}

/** Whether a frame has the sizes of the connection that it is for. */
export function fits({ values, demonstration }: SenseFrame, { sensors, motors }: AskMessage['request']): boolean {
  return values.length === sensors && (demonstration === undefined || demonstration.length === motors);
}

/** A demonstration has NaN where a motor has none; the robot's listener has checked the rest of it. */
export function isWhole({ values, reward, demonstration }: SenseFrame): boolean {
  return (
    values.every(Number.isFinite) &&
    Number.isFinite(reward ?? 0) &&
    demonstration?.some((value) => Math.abs(value) === Infinity) !== true
  );
}
