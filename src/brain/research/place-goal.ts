/** Where a brain in research mode is to go: the goal of its graph of places, written between cycles. */
import type { Session } from '../../device/device.js';
import { wrongInput } from '../refusal.js';
import { places } from './constants.js';

/** The place to go to, −1 for nowhere, in one slot or in all. The way is found anew. */
export async function setGoal(session: Session, place: number, slot?: number): Promise<void> {
  if (!Number.isInteger(place) || place < -1 || place >= places.most)
    throw wrongInput('seek', 'no such place', place, `a whole number from 0 to ${places.most - 1}, or nothing`);
  const [goals, distances] = [await session.read('placeGoal'), await session.read('placeDistance')];
  goals.forEach((_, n) => {
    if (slot !== undefined && slot !== n) return;
    goals[n] = place;
    distances.fill(places.far, n * places.most, (n + 1) * places.most);
  });
  await session.write('placeDistance', distances);
  await session.write('placeGoal', goals);
}
