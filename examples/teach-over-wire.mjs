/**
 * Teaching over the wire: the robot tells its brain, with every request, what the last motors should have been.
 * Start a server with `npx fieldbrain serve --demonstrations`, then run `node teach-over-wire.mjs 127.0.0.1 9999`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { defineRobot, plainAdapter, RobotRunner } from 'fieldbrain/robot';

let time = 0;
const robot = defineRobot({
  id: 'student',
  hardware: 'one-wheel',
  sensors: [
    { name: 'light', unit: '', minimum: -1, maximum: 1, safety: 'none' },
    { name: 'slope', unit: '', minimum: -1, maximum: 1, safety: 'none' },
  ],
  actuators: [{ name: 'turn', unit: '%', minimum: -100, maximum: 100, safety: 'wheel' }],
  read: () => {
    time += 1;
    return [Math.sin(0.37 * time), Math.sin(0.53 * time)];
  },
  write: () => undefined, // the robot stays disarmed: it learns without moving
});
const expert = ([light, slope]) => 0.5 * light - 0.3 * slope;

const [host = '127.0.0.1', port = '9999'] = process.argv.slice(2);
const errors = [];
let wanted = Number.NaN;
const runner = new RobotRunner({
  robot,
  adapter: plainAdapter(robot.description),
  connection: { host, port: Number(port), version: 3 },
  loopMs: 5,
  requestMs: 5,
  teach(values, before, demonstration) {
    if (Number.isFinite(wanted)) errors.push(Math.abs(before[0] - wanted)); // the answer to the request before
    wanted = expert(values);
    demonstration[0] = wanted;
  },
});
await runner.start();
while (errors.length < 400) await wait(20);
await runner.stop();
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
console.error(`first 20: ${mean(errors.slice(0, 20))}, last 20: ${mean(errors.slice(-20))}`);
console.log(`the brain follows the expert: ${mean(errors.slice(-20)) < 0.5 * mean(errors.slice(0, 20))}`);

// Prints:
//   the brain follows the expert: true
