/** What is damaged in a recording, as lines for people. */
import type { RecordingDamage } from '../store/index.js';

export interface Damaged {
  readonly damage: readonly RecordingDamage[];
  readonly lostMessages?: number;
}

/** More places than this are counted, not listed. */
const mostPlaces = 20;

/** A line for each damaged place, and one for what is lost; none where nothing is damaged. */
export function describeDamage({ damage, lostMessages }: Damaged): string[] {
  if (damage.length === 0) return [];
  const places = damage.slice(0, mostPlaces).map(({ offset, what, messages }) => {
    const lost = messages === undefined ? '' : ` (${messages === 0 ? 'no' : messages} messages lost)`;
    return `  damaged at byte ${offset}: ${what}${lost}`;
  });
  const more = damage.length - places.length;
  return [...places, ...(more > 0 ? [`  and at ${more} more places`] : []), `  lost: ${describeLost(lostMessages)}`];
}

/** How many messages are lost, in words. */
export function describeLost(lostMessages: number | undefined): string {
  if (lostMessages === undefined) return 'messages, nothing tells how many';
  return lostMessages === 0 ? 'no message' : `${lostMessages} messages`;
}
