/**
 * What the parent of a supervised device asks of its child, and what it is answered. Requests of one session are answered in
 * their order. How it travels is in ../child/messages.ts.
 */
import type { HostArray } from '../../kernel/index.js';
import type {
  Arrays,
  Counters,
  DeviceDescription,
  DeviceKind,
  LoadOptions,
  LoadProgress,
  StageTime,
} from '../device.js';

export interface Snapshot {
  readonly cycle: number;
  readonly states: Arrays;
}

/** Where a session begins again: its inputs of last time, its states and its cycle. */
export interface Resumption {
  readonly inputs: Arrays | undefined;
  readonly snapshot: Snapshot | undefined;
}

export type Request =
  | {
      readonly kind: 'open';
      readonly device: DeviceKind;
      readonly options: unknown;
      /** Loaded first: they define the bodies of opaque ops. */
      readonly modules: readonly string[];
    }
  | {
      readonly kind: 'load';
      readonly session: number;
      readonly program: string;
      readonly options: LoadOptions;
      readonly resumption: Resumption | undefined;
    }
  | { readonly kind: 'step'; readonly session: number; readonly inputs: Arrays | undefined }
  | { readonly kind: 'stepMany'; readonly session: number; readonly steps: number; readonly inputs: Arrays | undefined }
  | { readonly kind: 'read'; readonly session: number; readonly tensor: string }
  | { readonly kind: 'write'; readonly session: number; readonly tensor: string; readonly data: HostArray }
  | { readonly kind: 'setParameter'; readonly session: number; readonly name: string; readonly value: number }
  | { readonly kind: 'setCycle'; readonly session: number; readonly cycle: number }
  | { readonly kind: 'profile'; readonly session: number; readonly steps: number }
  | { readonly kind: 'snapshot'; readonly session: number }
  | { readonly kind: 'closeSession'; readonly session: number }
  | { readonly kind: 'close' };

/** What each request is answered with. */
export interface Answers {
  readonly open: { readonly description: DeviceDescription };
  readonly load: { readonly executor: string; readonly arenaBytes: number };
  readonly step: { readonly outputs: Arrays };
  readonly stepMany: { readonly outputs: Arrays };
  readonly read: { readonly data: HostArray };
  readonly write: object;
  readonly setParameter: object;
  readonly setCycle: object;
  readonly profile: { readonly times: StageTime[] };
  readonly snapshot: { readonly snapshot: Snapshot };
  readonly closeSession: object;
  readonly close: object;
}

/** What a child tells without being asked: how far a session's program is while it is loaded. */
export interface Told {
  readonly session: number;
  readonly progress: LoadProgress;
}

/** With every answer of a session: what its synchronous members show. */
export interface SessionFacts {
  readonly cycle: number;
  readonly counters: Counters;
}
