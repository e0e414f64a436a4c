/** When a worker gives a robot to another that has more room. One robot at a time: a move costs it a moment without motors. */
import type { Beat } from './roster.js';

/** Between two looks. */
export const balanceMs = 10_000;

/** The fullest worker gives one away where the emptiest, with it, would still be less full than itself without it. */
export function givesAway(own: Beat, others: readonly Beat[]): boolean {
  const share = ({ robots, capacity }: Beat, more = 0): number => (robots + more) / Math.max(1, capacity);
  const open = others.filter(({ draining }) => !draining);
  // All hear the same beats: only one of them moves a robot at a time.
  const isFullest = open.every(
    (other) => share(other) < share(own) || (share(other) === share(own) && own.worker < other.worker),
  );
  return !own.draining && isFullest && open.some((other) => share(other, 1) < share(own, -1));
}
