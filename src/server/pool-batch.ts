/** A batch of a pool: the robots whose brains share it, the inputs of its next step, and how far it is. */
import type { BrainChanges } from './brain-changes.js';
import type { RobotProfile } from './profile.js';
import type { RobotSlot } from './robot-slot.js';

export interface BrainBatch {
  readonly index: number;
  readonly robotSlots: (RobotSlot | undefined)[];
  readonly sensors: Float32Array;
  readonly rewards: Float32Array;
  /** NaN for all without one. */
  readonly demonstrations: Float32Array;
  /** Bits of `episodeEnd`. */
  readonly ends: Uint8Array;
  /** '' while nobody lives here. */
  name: string;
  isOpen: boolean;
  /** Where its brains are opened from next: after a loss, their newest snapshot. */
  beginning: 'checkpoint' | 'recovery';
  /** Its brains are being opened, here or in another child than before. */
  opening: Promise<void> | undefined;
  isBusy: boolean;
  timer: NodeJS.Timeout | undefined;
  scheduled: boolean;
  /** Frames so far, and those before its newest snapshot. */
  frames: number;
  savedFrames: number;
  /** What a loss must not undo. */
  readonly changes: BrainChanges;
}

/** A batch in which no brain lives yet. */
export function emptyBatch(
  index: number,
  width: number,
  { sensors, motors }: RobotProfile,
  changes: BrainChanges,
): BrainBatch {
  return {
    index,
    robotSlots: new Array<RobotSlot | undefined>(width).fill(undefined),
    sensors: new Float32Array(width * sensors.length),
    rewards: new Float32Array(width),
    demonstrations: new Float32Array(width * motors.length).fill(Number.NaN),
    ends: new Uint8Array(width),
    name: '',
    isOpen: false,
    beginning: 'checkpoint',
    opening: undefined,
    isBusy: false,
    timer: undefined,
    scheduled: false,
    frames: 0,
    savedFrames: 0,
    changes,
  };
}

/** A frame waits for its answer. */
export function isCycling({ isBusy, scheduled }: BrainBatch): boolean {
  return isBusy || scheduled;
}

/** Its brains live, and wait for a child that opens them again. */
export function isWaiting({ name, isOpen, opening }: BrainBatch): boolean {
  return name !== '' && !isOpen && opening === undefined;
}
