/**
 * Gives a brain to another worker without a lost cycle: the other opens it from the checkpoint in the store and makes its steps after
 * it while this one drives; then this one stops between two frames, the other makes the last steps, and has it.
 */
import type { Epoch } from '../robot/wire/epoch.js';
import { inTime } from '../server/closing.js';
import { lastPatienceMs } from './arrivals.js';
import type { FleetBus } from './bus.js';
import type { FollowerLink } from './follower-link.js';
import type { Held } from './held.js';
import { type PrepareMessage, parseMessage, prepareReply } from './messages.js';

/** Time to open a brain, and to make its steps again. */
const openMs = 20_000;
/** The other makes the steps of this one's last moments while this one waits: so few, unless it does not keep up. */
const fewSteps = 2;
const mostRounds = 8;
/** A cycle that is with the brain ends within this time, or the robot stays. */
export const cycleMs = 1000;

/** Resolves once the other stands exactly where this brain stands, whose frames wait. Where it throws, this one drives on. */
export async function handOver(bus: FleetBus, link: FollowerLink, held: Held, epoch: Epoch, to: string): Promise<void> {
  const { robot, journal, asked, session, followers, standby } = held;
  const { line } = journal;
  if (asked === undefined || session === undefined) throw new Error('it is not connected');
  /** Gives the cycle that the other has come to. */
  const prepare = async (isLast: boolean, timeoutMs: number): Promise<number> => {
    const { end } = journal;
    if (journal.line !== line || end === undefined) throw new Error('it was changed meanwhile');
    const { request, address } = asked;
    const wish: PrepareMessage = { robot, address, epoch, end, isLast, request };
    const text = await bus.request(bus.names.prepare(to), JSON.stringify(wish), timeoutMs);
    const reply = parseMessage(prepareReply, text);
    if (reply?.ready !== true) throw new Error(reply?.text ?? 'an answer in words that are not ours');
    return end;
  };
  followers.add(to);
  try {
    link.tell(held, epoch, [to]);
    // Opening takes long, and the steps made meanwhile less: each round leaves fewer.
    for (let round = 0; round < mostRounds; round += 1) {
      const reached = await prepare(false, openMs);
      if ((journal.end ?? 0) - reached <= fewSteps) break;
    }
    await inTime(session.hold(), cycleMs);
    if (held.session !== session) throw new Error('it has connected again');
    await prepare(true, lastPatienceMs);
  } catch (error) {
    if (standby !== to) followers.delete(to);
    session.resume();
    throw error;
  }
}
