/** What statements are compiled to: a plain function, or a generator that pauses where threads meet. */
import type { Statement } from '../../src/emit/loop/language.js';
import type { Thread } from './thread.js';

/** Where a thread waits, and the values that it brings to others. */
export interface Pause {
  readonly statement: Statement;
  readonly values: readonly number[];
  /** Slots that are filled where threads meet. */
  readonly slots: readonly number[];
}

export type Plain = (thread: Thread) => void;
export type Pausing = (thread: Thread) => Generator<Pause, void, void>;
export type Code = { readonly pauses: false; readonly run: Plain } | { readonly pauses: true; readonly run: Pausing };
