/** A world of one's own in one file: a boat that must stay at a buoy. Its physics runs on any device. */
import { abs, add, clamp, gt, mul, neg, sub } from '../src/kernel/index.js';
import { box, defineWorld, type Trained, train } from '../src/worlds/index.js';

export const boat = defineWorld({
  name: 'boat',
  title: 'stay at a buoy while the boat drifts',
  observations: box(['offset', 'm', -5, 5], ['speed', 'm/s', -2, 2]),
  actions: box(['thrust', 'N', -1, 1]),
  states: ['offset', 'speed'],
  limit: 200,
  solvedAt: -40,
  physics: () => ({
    begin: (draw) => [add(mul(draw(0), 4), -2), mul(draw(1), 0.2)],
    observe: (state) => state,
    step([offset, speed], [thrust]) {
      const pull = sub(clamp(thrust, -1, 1), mul(speed, 0.1)); // N on 1 kg, with drag
      const next = add(speed, mul(pull, 0.1));
      const place = add(offset, mul(next, 0.1));
      return { state: [place, next], reward: neg(abs(place)), terminated: gt(abs(place), 5) };
    },
    expert: ([offset, speed]) => [clamp(neg(add(mul(offset, 0.5), speed)), -1, 1)],
  }),
});

/** Two brains learn it from the expert. */
export const trainBoat = (): Promise<Trained> =>
  train({ world: boat, by: 'expert', brains: 2, size: 4, steps: 1000, episodes: 4, device: 'cpu' });
