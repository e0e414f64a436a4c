/**
 * What a server tells those who watch it; what it takes from them is in live-command.ts. The same messages go to the page, to Foxglove, to a
 * recording and to tests: all of them are subscribers of the hub. Over a WebSocket (path /live) they are JSON text frames,
 * fields are binary frames (field-frame.ts). Plain data only; runs in browsers; nothing here knows a socket or a brain.
 */
import type { BrainState } from '../brain/index.js';
import type { WorldSnapshot } from '../sim/index.js';

/** view may watch and stop; drive may also steer, clear and disturb; admin may also change, save and load brains. */
export type LiveRole = 'view' | 'drive' | 'admin';

export const liveVersion = 1;

/** A sensor or a motor by name. */
export interface ChannelInfo {
  readonly name: string;
  /** SI symbol, or '' for a bare number. */
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  /** What it means for safety: distance, cliff, battery, temperature, wheel, steering, or none. */
  readonly safety: string;
  /** What a motor is to the brain, where its robot says so: drive, steer, pan, tilt, vigour or none. */
  readonly role?: string;
}

/** A parameter of a brain: its name, its value at birth, the range it may be turned in, and what it scales. */
export interface ParameterInfo {
  readonly name: string;
  readonly initial: number;
  readonly least: number;
  readonly most: number;
  /** The least that is not 0, where not every small value is allowed. */
  readonly faintest?: number;
  readonly text: string;
}

/** Who drives a robot: its brain, or a person while the brain watches (shadow mode). */
export type Driver =
  | { readonly kind: 'brain' }
  /** `teaches`: what the person drives reaches the brain as demonstrations. */
  | { readonly kind: 'person'; readonly name: string; readonly teaches?: boolean };

/** How a frozen brain drove, as the world tells it. */
export interface DriveEvaluation {
  /** Demonstrations by hand that the brain had been shown. */
  readonly shown: number;
  readonly cycles: number;
  readonly metres: number;
  /** Collisions. */
  readonly touches: number;
  /** Share of the reachable floor that was visited meanwhile. */
  readonly seen: number;
}

/** What people at the wheel have taught a robot's brain. */
export interface TeachingInfo {
  /** Demonstrations of drives that have ended and were not taken back. */
  readonly shown: number;
  /** While a person teaches: the robot's counter of demonstrations when this drive began. */
  readonly from?: number;
  /** Demonstrations of the last drive, which `undoDrive` takes back; missing where there is nothing to take back. */
  readonly undoable?: number;
  /** While the frozen brain is evaluated: the share that is done. */
  readonly evaluating?: number;
  /** Oldest first. */
  readonly evaluations: readonly DriveEvaluation[];
}

/** What does not change from cycle to cycle. Sent when a robot comes, goes, or something here changes. */
export interface RobotInfo {
  /** The name by which everything else speaks of the robot. Unique; stays over reconnects. */
  readonly robot: string;
  readonly slot: number;
  readonly hardware: string;
  /** Wire protocol version 1, 2 or 3. */
  readonly protocol: number;
  readonly connected: boolean;
  readonly sensors: readonly ChannelInfo[];
  readonly motors: readonly ChannelInfo[];
  readonly driver: Driver;
  readonly paused: boolean;
  /** The emergency stop is latched for this robot. */
  readonly stopped: boolean;
  /** Values of the parameters, by name. */
  readonly parameters: Readonly<Record<string, number>>;
  /** Where brains take demonstrations. */
  readonly teaching?: TeachingInfo;
  readonly brain: {
    readonly device: string;
    readonly deviceName: string;
    readonly executor: string;
    /** Edge of the field. */
    readonly edge: number;
    readonly channels: number;
    readonly arenaBytes: number;
    /** Microseconds of each stage of a cycle, by name, as measured at the start; recordings of old have none. */
    readonly stages?: Readonly<Record<string, number>>;
    /** Where brains are spread over GPUs: the driver's number of this brain's, and its child's place in the list. */
    readonly gpu?: number;
    readonly child?: number;
  };
}

/** The report of the brain's cycle, as the brain gives it. */
export type BrainReport = BrainState;

/** What can be counted of one robot. All only grow. */
export interface RobotCounters {
  readonly cycles: number;
  /** Sensory frames that a newer one replaced. */
  readonly drops: number;
  readonly failedCycles: number;
  readonly reconnects: number;
  /** Demonstrations that were given to the brain; recordings of old have none. */
  readonly demonstrations?: number;
  /** Values that were not finite, and values brought into range. */
  readonly nonFinite: number;
  readonly clamped: number;
  /** Of the session on the device, since the brain was loaded. */
  readonly launches: number;
  readonly transfers: number;
  readonly allocations: number;
}

/** One cycle of one robot. */
export interface CycleMessage {
  readonly type: 'cycle';
  readonly robot: string;
  readonly slot: number;
  readonly timeMs: number;
  /** In the order of RobotInfo.sensors. */
  readonly sensors: readonly number[];
  readonly reward: number;
  /** How the episode ended with these values; missing while it goes on. */
  readonly terminated?: boolean;
  readonly truncated?: boolean;
  /** What motors of the cycle before should have been, of those of which anything was said; missing without a demonstration. */
  readonly demonstration?: readonly { readonly motor: number; readonly value: number }[];
  /** What was sent to the robot, in the order of RobotInfo.motors. */
  readonly motors: readonly number[];
  /** What the brain wanted; differs in shadow mode, when paused and when stopped. */
  readonly wanted: readonly number[];
  /**
   * Mean activation of each of `channelGroups` when the cycle began, over the whole field; only while information flow looks
   * at them.
   */
  readonly groups?: readonly number[];
  /** The prediction of the next sensor values, where it was asked for. */
  readonly prediction?: readonly number[];
  readonly report: BrainReport;
  /** From the sensory frame to the action frame, of this cycle and of the last thousand. */
  readonly cycleMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Cycles per second over the last two seconds. */
  readonly hz: number;
  readonly counters: RobotCounters;
}

/** The world of a simulated robot. Walls and floor come when they change, the rest with each snapshot. */
export interface WorldMessage {
  readonly type: 'world';
  readonly robot: string;
  readonly timeMs: number;
  readonly width: number;
  readonly height: number;
  /** Both ends of each wall, [x, y, x, y], in metres; left out where they are as before. */
  readonly walls?: readonly (readonly number[])[];
  readonly lights?: readonly { readonly x: number; readonly y: number; readonly brightness: number }[];
  /** Floor brightness 0 … 255, row by row, as base64; left out where it is as before. */
  readonly floor?: {
    readonly columns: number;
    readonly rows: number;
    readonly metres: number;
    readonly brightness: string;
  };
  /** Metres; heading in radians, 0 along x, counter-clockwise. */
  readonly car: WorldSnapshot['car'];
  readonly beam: WorldSnapshot['beam'];
  /** Last places of the car, oldest first: x, y, x, y, … At most 512 places. */
  readonly trail: readonly number[];
  /** What the car's camera sees, 0 dark … 255 bright, row by row from the top, as base64; where it is drawn at all. */
  readonly camera?: { readonly width: number; readonly height: number; readonly brightness: string };
  readonly metresDriven: number;
  readonly collisions: number;
  /** Share of the reachable floor that was visited. */
  readonly coverage: number;
}

export type EventLevel = 'debug' | 'info' | 'warning' | 'error';

/** Something happened. `code` is stable, `text` is for people and holds no secrets. */
export interface EventMessage {
  readonly type: 'event';
  readonly timeMs: number;
  readonly level: EventLevel;
  readonly code: string;
  readonly text: string;
  readonly robot?: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** The state of the server, once per second. */
export interface ServerMessage {
  readonly type: 'server';
  readonly timeMs: number;
  readonly uptimeS: number;
  readonly robots: number;
  readonly viewers: number;
  /** The emergency stop of all robots is latched. */
  readonly stopped: boolean;
  readonly brainChild: { readonly pid: number; readonly restarts: number; readonly state: BrainChildState };
  /** Where brains are spread over GPUs: each, for each kind of robot. */
  readonly gpus?: readonly GpuInfo[];
  readonly cycles: number;
  readonly overruns: number;
  /** Frames dropped from mailboxes, and messages dropped from the rings of slow viewers. */
  readonly mailboxDrops: number;
  readonly viewerDrops: number;
  readonly cycleMs: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Seconds since the last checkpoint; -1 where there is none. */
  readonly checkpointAgeS: number;
  readonly memoryBytes: number;
  /** `failure`: why nothing is recorded any more. */
  readonly recording: {
    readonly file: string;
    readonly messages: number;
    readonly dropped: number;
    readonly failure?: string;
  } | null;
}

/** A GPU and the brains of one kind of robot on it. */
export interface GpuInfo {
  /** The kind of robot. */
  readonly kind: string;
  /** The driver's number, and the child's place in the list: one GPU may stand there twice. */
  readonly gpu: number;
  readonly child: number;
  readonly pid: number;
  readonly state: BrainChildState;
  readonly restarts: number;
  /** Batches that robots use. */
  readonly batches: number;
  /** When a batch was opened last; null where it is not known. */
  readonly freeBytes: number | null;
}

export type BrainChildState = 'starting' | 'running' | 'restarting' | 'given up' | 'stopped';

export interface RobotMessage extends RobotInfo {
  readonly type: 'robot';
}

/** First message to every viewer. */
export interface HelloMessage {
  readonly type: 'hello';
  readonly version: typeof liveVersion;
  readonly server: string;
  readonly role: LiveRole;
  readonly robots: readonly RobotInfo[];
  readonly parameters: readonly ParameterInfo[];
  /** Names of the channel groups that `watchField` may name. */
  readonly fieldGroups: readonly FieldGroup[];
  readonly stopped: boolean;
  /** Whether `watchFlow` is understood. */
  readonly flows?: boolean;
  /** Where this is no live server but a recording. */
  readonly playback?: PlaybackInfo;
}

/** How a recording is being played. Times are those of the recording. */
export interface PlaybackInfo {
  /** Name of the recording, without its folder. */
  readonly file: string;
  readonly startMs: number;
  readonly endMs: number;
  /** What is being told now. */
  readonly timeMs: number;
  /** 2 is twice as fast as it was; 0 is as fast as can be read. */
  readonly speed: number;
  readonly paused: boolean;
  /** Everything was told; a seek plays it again. */
  readonly ended: boolean;
  /** Confidence from start to end in equal steps, by robot; null where nothing is known. */
  readonly confidence: Readonly<Record<string, readonly (number | null)[]>>;
}

/** From a replay only: when something changed, and a few times per second. */
export interface PlaybackMessage extends Omit<PlaybackInfo, 'confidence'> {
  readonly type: 'playback';
}

/** The answer to a command that had an id. */
export interface ReplyMessage {
  readonly type: 'reply';
  readonly id: number;
  readonly ok: boolean;
  /** Where it is not ok: a stable code and a text. */
  readonly code?: string;
  readonly text?: string;
  /** Where it is: what the command gave, for example the file of `save`. */
  readonly value?: unknown;
}

/** A disturbance for a simulated world: the process that runs that world obeys it. */
export interface StimulusMessage {
  readonly type: 'stimulus';
  readonly timeMs: number;
  readonly robot: string;
  readonly stimulus: WorldStimulus;
}

/** Which channels of the field, averaged: 32 content, 16 memory, 14 rules, 2 motor echo. */
export type FieldGroup = 'content' | 'memory' | 'rules' | 'echo' | 'field';
export const fieldGroups: readonly FieldGroup[] = ['content', 'memory', 'rules', 'echo', 'field'];
/** The groups that part the channels between them. */
export const channelGroups = ['content', 'memory', 'rules', 'echo'] as const satisfies readonly FieldGroup[];

/** A picture of a field: mean magnitude of a group of channels at each voxel, downsampled to `edge`. */
export interface FieldMessage {
  readonly type: 'field';
  readonly robot: string;
  readonly cycle: number;
  readonly timeMs: number;
  readonly group: FieldGroup;
  /** Voxels along an edge after downsampling; the data has edge³ values, index (x · edge + y) · edge + z. */
  readonly edge: number;
  /** Edge of the field itself. */
  readonly fieldEdge: number;
  /** What 0 and 255 stand for where the data is Uint8Array; with Float32Array, the least and largest value. */
  readonly minimum: number;
  readonly maximum: number;
  readonly data: Uint8Array | Float32Array;
}

/** Which sensors, motors, groups of channels and measures of the brain carry information about which others, over the last cycles. */
export interface FlowMessage {
  readonly type: 'flow';
  readonly robot: string;
  readonly timeMs: number;
  /** Cycles of the window so far, and how many are needed for an estimate. */
  readonly samples: number;
  readonly needed: number;
  /** Names of the series that changed. */
  readonly series: readonly string[];
  /** Strongest first: delay in cycles, transfer entropy in nats. */
  readonly links: readonly {
    readonly source: string;
    readonly target: string;
    readonly delay: number;
    readonly te: number;
    readonly pValue: number;
  }[];
  /** Surrogates of every test, and its level. */
  readonly permutations: number;
  readonly alpha: number;
}

/** Everything that is published. `flow` and `field` go only to those who asked for that robot's. */
export type Telemetry =
  | RobotMessage
  | CycleMessage
  | WorldMessage
  | EventMessage
  | ServerMessage
  | StimulusMessage
  | FlowMessage
  | FieldMessage;
export type TelemetryType = Telemetry['type'];

/** Everything that a viewer may get as JSON. */
export type LiveMessage = Exclude<Telemetry, FieldMessage> | HelloMessage | ReplyMessage | PlaybackMessage;

export type WorldStimulus =
  | { readonly kind: 'obstacle'; readonly x: number; readonly y: number; readonly radius: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'place'; readonly x: number; readonly y: number; readonly heading: number };
