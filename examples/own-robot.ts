/** A robot of one's own: dictionaries and two functions. Run it against `fieldbrain serve`. */
import { defineRobot, plainAdapter, RobotRunner } from '../src/robot/index.js';

const wheels = { left: 0, right: 0 };

export const robot = defineRobot({
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
  read: () => [1 + 0.01 * Math.random(), 7.4], // ask your hardware; NaN for a reading that failed
  write: ([left, right]) => void Object.assign(wheels, { left, right }), // tell your hardware
});

export const runRobot = (host: string, port: number): RobotRunner =>
  new RobotRunner({
    robot,
    adapter: plainAdapter(robot.description),
    connection: { host, port, version: 3 },
    armAtStart: true,
  });
