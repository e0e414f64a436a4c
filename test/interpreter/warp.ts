/** What threads that run in step tell each other. They wait for nobody, and no store of theirs is seen by it. */
import type { Pause } from './code.js';
import { LoopFault } from './fault.js';
import type { Thread } from './thread.js';
import { warp } from './warp-size.js';

/** Gives every thread of a warp that waits at a shuffle, a ballot or a total what it asks for. */
export function exchange(
  threads: readonly Thread[],
  pauses: ReadonlyMap<Thread, Pause | undefined>,
  place: string,
): void {
  const byNumber = new Map(threads.map((thread) => [thread.id, pauses.get(thread)]));
  for (const thread of threads) {
    const pause = pauses.get(thread);
    if (pause !== undefined) thread.slots[pause.slots[0]] = received(thread.id, pause, byNumber, place);
  }
}

/** No number where there is no such thread. */
function received(
  id: number,
  { statement, values }: Pause,
  byNumber: ReadonlyMap<number, Pause | undefined>,
  place: string,
): number {
  const first = id - (id % warp);
  if (statement.kind === 'total')
    return Array.from({ length: warp }, (_, lane) => byNumber.get(first + lane)?.values[0] ?? 0).reduce(
      (a, b) => (a + b) | 0,
    );
  if (statement.kind === 'ballot') {
    const votes = Array.from({ length: warp }, (_, lane) => (byNumber.get(first + lane)?.values[0] ?? 0) * 2 ** lane);
    return votes.reduce((all, vote) => all + vote, 0);
  }
  if (statement.kind !== 'shuffle') throw new LoopFault('malformed', place, `a ${statement.kind} of single threads`);
  const [, by] = values;
  const from = { down: id + by, up: id - by, xor: id ^ by, from: first + by }[statement.mode];
  const isInStep = from >= first && from < first + warp;
  return (isInStep ? byNumber.get(from)?.values[0] : undefined) ?? Number.NaN;
}
