/**
 * A robot of your own: dictionaries and two functions. The runner adds the brainstem, the deadman and the protocol.
 * Start a server with `npx fieldbrain serve`, then run `node own-robot.mjs 127.0.0.1 9999`.
 */
import { defineRobot, plainAdapter, RobotRunner } from 'fieldbrain/robot';

const wheels = { left: 0, right: 0 };
const robot = defineRobot({
  id: 'my-first-robot',
  hardware: 'two-wheels',
  sensors: [
    { name: 'front', unit: 'm', minimum: 0, maximum: 4, safety: 'distance' },
    { name: 'battery', unit: 'V', minimum: 0, maximum: 8.4, safety: 'battery' },
  ],
  actuators: [
    { name: 'left', unit: '%', minimum: -100, maximum: 100, safety: 'wheel' },
    { name: 'right', unit: '%', minimum: -100, maximum: 100, safety: 'wheel' },
  ],
  read: () => [1 + 0.01 * Math.random(), 7.4], // read your hardware; NaN for a failed reading
  write: ([left, right]) => void Object.assign(wheels, { left, right }), // write to your hardware
});

const [host = '127.0.0.1', port = '9999'] = process.argv.slice(2);
const runner = new RobotRunner({
  robot,
  adapter: plainAdapter(robot.description),
  connection: { host, port: Number(port), version: 3 },
  armAtStart: true,
});
await runner.start();
while (wheels.left === 0 || wheels.right === 0) {
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (runner.counters.answers > 0) runner.obey('arm'); // a loop that was late disarms the robot
}
console.log('the wheels turn');
await runner.stop();
console.log(`stopped: ${wheels.left} ${wheels.right}`);

// Prints:
//   the wheels turn
//   stopped: 0 0
