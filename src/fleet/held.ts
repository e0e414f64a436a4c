/** What a worker has of one robot: the hold on its entry, its brain's journal, and the connection that is served now. */
import type { RobotSlot } from '../server/robot-slot.js';
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
  /** When that was last begun by itself. */
  triedMs: number;
  /** The worker that has a copy, '' for none. */
  standby: string;
  /** Its process: one that was started again has no copy any more. */
  standbyLife: string | undefined;
  /** It is being given to another worker. */
  isLeaving: boolean;
}

export function newHeld(robot: string): Held {
  return {
    robot,
    holding: new Holding(),
    journal: new Journal(),
    followers: new Set(),
    robotSlot: undefined,
    session: undefined,
    asked: undefined,
    connection: 0,
    endHearing: undefined,
    keptMs: 0,
    keptEnd: undefined,
    triedMs: Number.NEGATIVE_INFINITY,
    standby: '',
    standbyLife: undefined,
    isLeaving: false,
  };
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
