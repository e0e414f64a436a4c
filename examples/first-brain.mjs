/**
 * A first brain: sensor values in, motor values out, in every cycle. Its prediction of the sensors improves while it runs.
 * Run it with `node first-brain.mjs`.
 */
import { createBrain } from 'fieldbrain';

const brain = await createBrain({ sensors: 4, motors: 2, size: 4, device: 'cpu', bankRows: 100, seed: 7 });
const errors = [];
for (let cycle = 0; cycle < 200; cycle += 1) {
  const sensors = [0, 1, 2, 3].map((i) => 0.5 * Math.sin(0.2 * cycle + i)); // your robot goes here
  const { motors, state } = await brain.process(sensors, { reward: 0 });
  errors.push(state.error);
  if (cycle === 0) console.log(`${motors.length} motors, each from -1 to 1`);
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
console.log(`prediction error, cycles 2 to 21: ${mean(errors.slice(1, 21)).toFixed(3)}`);
console.log(`prediction error, last 20 cycles: ${mean(errors.slice(-20)).toFixed(3)}`);
await brain.close();

// Prints:
//   2 motors, each from -1 to 1
//   prediction error, cycles 2 to 21: 0.045
//   prediction error, last 20 cycles: 0.005
