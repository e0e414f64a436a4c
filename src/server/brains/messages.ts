/**
 * What the server asks of its brain child, what it is answered, and what the child tells by itself. How it travels is in
 * device/child/messages.ts.
 */
import type { BrainDescription, BrainOptions, BrainSnapshot } from '../../brain/index.js';
import type { FieldPoke } from '../live-command.js';
import type { FieldGroup } from '../telemetry.js';
import type { PackedStates } from './packed-state.js';

/** Everything a child needs to make the brains of one kind of robot. */
export interface BatchOptions {
  readonly brain: Omit<BrainOptions, 'brains' | 'device'> & { readonly device?: BrainOptions['device'] & string };
  /** Slots that are stepped together: 1 keeps brains apart, more shares one batch. */
  readonly width: number;
  /** Each thread on a core of its own, where that can be. */
  readonly pinThreads: boolean;
  /** Threads go before other programs, where that can be. */
  readonly highPriority: boolean;
  readonly checkpoints: {
    /** Where checkpoints go; none are written where it is missing. */
    readonly folder?: string;
    readonly everyCycles: number;
    readonly everyMs: number;
    readonly generations: number;
    /** Where snapshots for a restart go, and how often they are taken. */
    readonly recoveryFolder: string;
    readonly recoveryMs: number;
  };
}

/** Where a brain begins: newborn, from the newest checkpoint, or as it was before its child was lost. */
export type Beginning = 'newborn' | 'checkpoint' | 'recovery';

export type Request =
  | { readonly kind: 'prepare'; readonly options: BatchOptions; readonly batches: readonly number[] }
  | {
      readonly kind: 'open';
      readonly batch: number;
      readonly name: string;
      readonly beginning: Beginning;
      /** After a loss: which snapshot is the newest, where that is known. */
      readonly newest?: Saved['purpose'];
    }
  | {
      readonly kind: 'step';
      readonly batch: number;
      readonly sensors: Float32Array;
      readonly rewards: Float32Array;
      /** [width][M] flat, NaN where there is no demonstration; missing where there is no demonstration at all. */
      readonly demonstrations?: Float32Array;
      /** [width], bits of `episodeEnd`; missing where every episode goes on. */
      readonly ends?: Uint8Array;
      /** After the answer, measure the groups of channels: the next answer has them. */
      readonly groups?: boolean;
    }
  | {
      readonly kind: 'parameter';
      readonly batch: number;
      readonly slot: number;
      readonly parameter: string;
      readonly value: number;
    }
  | {
      readonly kind: 'reset';
      readonly batch: number;
      readonly slot: number;
      readonly seed?: number;
      /** A mark that snapshots from now on carry: those without it are from before. */
      readonly change?: string;
    }
  | { readonly kind: 'save'; readonly batch: number }
  /** The batch lives in another child from now on. */
  | { readonly kind: 'drop'; readonly batch: number }
  | { readonly kind: 'load'; readonly batch: number; readonly name: string; readonly change?: string }
  | {
      readonly kind: 'field';
      readonly batch: number;
      readonly slot: number;
      readonly group: FieldGroup;
      readonly edge: number;
      readonly format: 'u8' | 'f32';
    }
  | { readonly kind: 'read'; readonly batch: number; readonly what: string }
  /** Keeps a brain as it is now, for an undo; one at a time. */
  | { readonly kind: 'keep'; readonly batch: number; readonly slot: number }
  | { readonly kind: 'undo'; readonly batch: number; readonly slot: number }
  | { readonly kind: 'snapshot'; readonly batch: number }
  | { readonly kind: 'restore'; readonly batch: number; readonly snapshot: BrainSnapshot }
  | { readonly kind: 'poke'; readonly batch: number; readonly slot: number; readonly poke: FieldPoke }
  | { readonly kind: 'close'; readonly save: boolean };

export interface Answers {
  /**
   * `stages`: microseconds of each stage of a cycle, by name; `cores`: where each thread has a core of its own, which;
   * `isHighPriority`: whether threads go before other programs.
   */
  readonly prepare: {
    readonly description: BrainDescription;
    readonly stages: Readonly<Record<string, number>>;
    readonly cores: readonly number[];
    readonly isHighPriority: boolean;
  } & Memory;
  readonly open: Opened & Memory;
  readonly step: StepAnswer;
  readonly parameter: object;
  readonly reset: object;
  readonly save: Saved;
  readonly load: Opened;
  readonly drop: Memory;
  readonly field: FieldAnswer;
  readonly read: Float32Array;
  readonly keep: object;
  readonly undo: object;
  readonly snapshot: BrainSnapshot;
  readonly restore: object;
  readonly poke: object;
  readonly close: Closed;
}

/** How the brains of a child ended. */
export interface Closed {
  readonly saved: readonly Saved[];
  /** Brains that could not be saved, by name, with the reason. */
  readonly lost: readonly { readonly name: string; readonly reason: string }[];
  /** What could not be closed, a sentence each. */
  readonly faults: readonly string[];
}

export interface Opened {
  readonly beginning: Beginning;
  readonly cycle: number;
  readonly file?: string;
  /** Newer files that could not be used, with the reason. */
  readonly refused: readonly { readonly file: string; readonly reason: string }[];
  /** Of each slot, the values of all parameters by name. */
  readonly parameters: readonly Readonly<Record<string, number>>[];
  /** Marks of the last reset or load of each slot, as the snapshot has them. */
  readonly changes?: Readonly<Record<string, string>>;
}

export interface Memory {
  /** Memory of the device that nobody has now, where it tells. */
  readonly freeBytes?: number;
}

/** What goes into a step. */
export type StepInputs = Omit<Extract<Request, { kind: 'step' }>, 'kind' | 'batch' | 'groups'>;

export interface StepAnswer {
  /** The number of the next cycle. */
  readonly cycle: number;
  /** [width][M] flat. */
  readonly motors: Float32Array;
  /** One row of each brain. */
  readonly states: PackedStates;
  /** [width][channelGroups] flat, as they were before the step; missing unless the step before it asked for them. */
  readonly groups?: Float32Array;
  readonly tookMs: number;
  /** Processor time of the child since its start. */
  readonly processorMs: number;
  readonly launches: number;
  readonly transfers: number;
  readonly allocations: number;
}

export interface Saved {
  readonly name: string;
  readonly file: string;
  readonly cycle: number;
  /** The pause between two cycles, and the time until the file was safe. */
  readonly pauseMs: number;
  readonly writeMs: number;
  readonly purpose: 'checkpoint' | 'recovery';
}

export interface FieldAnswer {
  readonly edge: number;
  readonly fieldEdge: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly data: Uint8Array | Float32Array;
}

/** What became of a snapshot. */
export type SaveNote =
  | { readonly kind: 'saved'; readonly saved: Saved }
  | { readonly kind: 'save failed'; readonly name: string; readonly reason: string };

/** What a child tells without being asked; `compiling`: how far the kernels of a new brain are, where that takes long. */
export type Note = SaveNote | { readonly kind: 'compiling'; readonly text: string };

/** What a child says besides its answers: notes, and that something slow is being done now. */
export type Told = { readonly note: Note } | { readonly begun: number };
