/**
 * A world of your own in one file: a boat that must stay at a buoy. Its physics runs on any device, and brains learn it
 * from its expert. Run it with `node own-world.mjs`.
 */
import { abs, add, clamp, gt, mul, neg, sub } from 'fieldbrain/kernel';
import { box, defineWorld, train } from 'fieldbrain/worlds';

const boat = defineWorld({
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

const options = { brains: 2, size: 4, steps: 1000, episodes: 4, device: 'cpu' };
const { report } = await train({ world: boat, by: 'expert', ...options });
console.log(`${report.world}: ${report.evaluation.episodes} episodes by frozen brains`);
console.log(`above ${boat.solvedAt}: ${report.evaluation.meanReturn > boat.solvedAt}`);

// Prints:
//   boat: 4 episodes by frozen brains
//   above -40: true
