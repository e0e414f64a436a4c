/**
 * A fleet of simulated cars, each with a brain of one batch. A rule says after every cycle what the motors should have
 * been (DAgger); then the brains are frozen and drive in rooms that they have not seen. Run it with `node fleet.mjs`.
 */
import { createBrain, scoreOf, VectorEnvironment } from 'fieldbrain';

const [robots, sensors, motors] = [8, 1, 2];
const options = { brains: robots, size: 4, device: 'cpu', bankRows: 16, planner: false, demonstrations: true, seed: 3 };
const brain = await createBrain({ sensors, motors, ...options });

/** Nearness of what is ahead, from 0 (0.8 m or more) to 1 (0.2 m). */
const nearness = (metres) => Math.min(1, Math.max(0, (0.8 - metres) / 0.6));
/** Straight ahead where there is room; else slow down, reverse and turn. */
const rule = (near) => [0.6 - 1.2 * near, 0.2 + 0.8 * near];

async function drive(courseSeed, steps, teach) {
  const cars = new VectorEnvironment({ robots, course: 'cluttered', courseSeed, rooms: 4 });
  const actions = new Float32Array(robots * 5); // left %, right %, steering, pan and tilt in degrees
  let observations = cars.reset(courseSeed);
  let demonstrations;
  for (let step = 0; step < steps; step += 1) {
    const near = Float32Array.from({ length: robots }, (_, robot) => nearness(observations[robot * 16]));
    const answer = await brain.processBatch(near, teach ? { demonstrations } : {});
    demonstrations = [...near].flatMap(rule);
    for (let robot = 0; robot < robots; robot += 1) {
      const [forward, turn] = answer.motors.subarray(robot * motors, robot * motors + motors);
      actions.set([50 * forward, 50 * forward, 30 * turn * Math.sign(forward)], robot * 5);
    }
    observations = cars.step(actions);
  }
  const scores = Array.from({ length: robots }, (_, robot) => scoreOf(cars, robot));
  const total = (key) => scores.reduce((sum, score) => sum + score[key], 0);
  return { metres: total('metres'), collisions: total('collisions') };
}

const before = await drive(100, 300, false);
await drive(1, 500, true);
await brain.setLearning(false);
const after = await drive(100, 300, false);
for (const [name, { metres, collisions }] of Object.entries({ untaught: before, taught: after }))
  console.log(`${name}: ${metres.toFixed(1)} m in 15 s, ${collisions} collisions, ${robots} cars`);
await brain.close();

// Prints:
//   untaught: 5.9 m in 15 s, 1 collisions, 8 cars
//   taught: 10.0 m in 15 s, 1 collisions, 8 cars
