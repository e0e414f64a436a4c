/**
 * What a viewer may ask of a server over a WebSocket (path /live), and which role each command needs. Plain data only; runs in
 * browsers. Commands are carried out in commands.ts.
 */
import type { FieldGroup, LiveRole, WorldMessage, WorldStimulus } from './telemetry.js';

/** Adds to one group of channels around a place of the field (coordinates as shares 0 … 1 of the edge). */
export interface FieldPoke {
  readonly kind: 'poke';
  readonly group: Exclude<FieldGroup, 'field' | 'rules'>;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radius as a share of the edge, 0 … 0.5. */
  readonly radius: number;
  /** −1 … 1. */
  readonly strength: number;
}

export type Stimulus = WorldStimulus | FieldPoke;

/** What a viewer may ask for. Where `robot` may be left out, every robot is meant. */
export type Command =
  /** Frames of one robot's field: at most `hz` per second (0 stops them), at most `edge` voxels along an edge. */
  | {
      readonly command: 'watchField';
      readonly robot: string;
      readonly group: FieldGroup;
      readonly hz: number;
      readonly edge: number;
      readonly format?: 'u8' | 'f32';
    }
  /** Information flow of one robot over its last `window` cycles, every few seconds; by default of its first sensors and motors. */
  | {
      readonly command: 'watchFlow';
      readonly robot: string;
      readonly on: boolean;
      readonly window?: number;
      readonly series?: readonly string[];
    }
  /** Cycle and world messages of these robots only, at most `hz` per second each (0: every one). No list: all robots. */
  | { readonly command: 'watch'; readonly robots?: readonly string[]; readonly hz?: number }
  | { readonly command: 'emergencyStop'; readonly robot?: string }
  | { readonly command: 'clearStop'; readonly robot?: string }
  | { readonly command: 'setParameter'; readonly robot?: string; readonly parameter: string; readonly value: number }
  | { readonly command: 'stimulus'; readonly robot: string; readonly stimulus: Stimulus }
  /** The brain does not step while its robot is paused; the robot gets zeros. */
  | { readonly command: 'pause'; readonly robot?: string; readonly paused: boolean }
  /** How many cycles to run while paused. */
  | { readonly command: 'step'; readonly robot: string; readonly cycles?: number }
  | { readonly command: 'reset'; readonly robot: string; readonly seed?: number }
  | { readonly command: 'save'; readonly robot?: string }
  /** The newest checkpoint of the robot, or of another robot with the same sensors and motors. */
  | { readonly command: 'load'; readonly robot: string; readonly from?: string }
  /**
   * Becomes the driver of a robot (shadow mode), or gives it back to its brain. Takes it from another person with `force`. With
   * `teach` the brain learns what the person drives, where brains take demonstrations.
   */
  | {
      readonly command: 'takeover';
      readonly robot: string;
      readonly drive: boolean;
      readonly force?: boolean;
      readonly teach?: boolean;
    }
  /** Motor values −1 … 1 from the driver; they hold for 250 ms. */
  | { readonly command: 'drive'; readonly robot: string; readonly motors: readonly number[] }
  /** Puts back what the brain was before the last drive by a person who taught. */
  | { readonly command: 'undoDrive'; readonly robot: string }
  /** Lets the frozen brain drive for some cycles (1,200 by default: a minute at 20 Hz); `RobotInfo.teaching` tells of it. Simulated robots only. */
  | { readonly command: 'evaluate'; readonly robot: string; readonly cycles?: number }
  /** From the process that runs a simulated world: a picture of it, to be passed on to the viewers. */
  | { readonly command: 'publishWorld'; readonly world: Omit<WorldMessage, 'type'> }
  /** Of a recording only: goes to a time of it, at another speed, holds or goes on. */
  | { readonly command: 'playback'; readonly timeMs?: number; readonly speed?: number; readonly paused?: boolean };

export type CommandName = Command['command'];

/** A command as it travels: with an id it is answered by a reply. */
export type CommandFrame = Command & { readonly id?: number };

/** Cycles of an evaluation by default: a minute at 20 Hz. */
export const evaluationCycles = 1200;

/** The least role that may use a command. */
export const commandRoles: Readonly<Record<CommandName, LiveRole>> = {
  watchField: 'view',
  watchFlow: 'view',
  watch: 'view',
  emergencyStop: 'view',
  clearStop: 'drive',
  setParameter: 'admin',
  stimulus: 'drive',
  pause: 'drive',
  step: 'drive',
  reset: 'admin',
  save: 'admin',
  load: 'admin',
  takeover: 'drive',
  drive: 'drive',
  undoDrive: 'drive',
  evaluate: 'drive',
  publishWorld: 'drive',
  playback: 'view',
};

const rank: Readonly<Record<LiveRole, number>> = { view: 0, drive: 1, admin: 2 };

export function roleAllows(role: LiveRole, needed: LiveRole): boolean {
  return rank[role] >= rank[needed];
}

/** Who sends a command. */
export interface Caller {
  /** For logs and as a driver's name: an address, a user's word, a tool. */
  readonly name: string;
  readonly role: LiveRole;
}

/** Where commands go. Refusals are replies, never throws. */
export interface CommandSink {
  run(command: Command, caller: Caller): Promise<CommandOutcome>;
}

export type CommandOutcome =
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly code: string; readonly text: string };
