/** What every way of searching on the processor gives; host-counts.ts chooses among them. */
import type { Column, Counts } from './problem.js';

/** How points are searched. */
export type SearchMethod = 'sweep' | 'tree';

/** Counts of one problem, and of the same problem with another source: what knows nothing of the source is kept. */
export interface HostCounts {
  readonly method: SearchMethod;
  /** The arrays are overwritten by the next count. */
  count(): Counts;
  /** Other columns for x, as many as before. */
  replaceSource(x: readonly Column[]): void;
  close(): Promise<void>;
}
