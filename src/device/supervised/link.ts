/**
 * A link to a child with one device. A child that loses its device is lost with it, and every request under way rejects with
 * `ChildLost`. An idle link does not keep the parent alive.
 */
import { type Answered as AnsweredBy, ChildLink } from '../child/link.js';
import type { Answers, Request, SessionFacts, Told } from './messages.js';

/** A child that is silent for this long while it loads or reads counts as frozen; steps have their own deadline. */
const silenceMs = 5000;

/** Why a child is no more; what was asked of it may be asked of another. */
export class ChildLost extends Error {
  override readonly name = 'ChildLost';
}

export type Answered<Kind extends keyof Answers> = AnsweredBy<Answers[Kind], SessionFacts>;
export type Link = ChildLink<Request, Answers, SessionFacts, Told>;

export function openLink(entry: string, onTold: (told: Told) => void): Link {
  return new ChildLink({
    entry,
    name: 'supervised child',
    silenceMs,
    keepsAlive: false,
    onTold,
    lostError: (reason, pid) => new ChildLost(`child ${pid ?? 'without a number'} ${reason}`),
    lossBy: ({ code, message }) =>
      code === 'device-lost' || code === 'step-timeout' ? `lost its device: ${message}` : undefined,
  });
}

/** Ends the child: asked for first, and then whatever it does. */
export async function closeLink(link: Link, graceMs: number): Promise<void> {
  link.ref();
  await link.request({ kind: 'close' }, graceMs).catch((error: unknown) => {
    // It is ended in any case; only what is not about the child would be news.
    if (!(error instanceof Error)) throw error;
  });
  link.lose('was closed');
  await link.ended;
}
