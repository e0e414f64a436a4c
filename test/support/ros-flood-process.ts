/**
 * A bridge as a process of its own that sends laser scans at a rate, for tests of how many messages a robot can hear. It says
 * its port, then how many it has sent every second, and ends with its parent.
 */
import process from 'node:process';
import { RosBridge } from './ros-bridge.js';

const perSecond = Number(process.argv[2]);
const bridge = await RosBridge.start();
bridge.add('/scan', 'sensor_msgs/msg/LaserScan');
bridge.add('/odom', 'nav_msgs/msg/Odometry');
const zero = { x: 0, y: 0, z: 0 };
const header = { stamp: { sec: 0, nanosec: 0 }, frame_id: '' };
const covariance = new Float64Array(36);
const odometry = {
  ...{ header, child_frame_id: '' },
  pose: { pose: { position: zero, orientation: { ...zero, w: 1 } }, covariance },
  twist: { twist: { linear: zero, angular: zero }, covariance },
};
let sent = 0;
let startMs = Number.NaN;
setInterval(() => {
  // Nobody counts what is sent before somebody listens.
  if (bridge.links === 0) return;
  if (Number.isNaN(startMs)) startMs = performance.now();
  bridge.send('/odom', odometry);
  for (; sent < ((performance.now() - startMs) * perSecond) / 1000; sent += 1) {
    const ranges = new Float32Array(90).fill(2 + 0.01 * Math.random());
    const angles = { angle_min: -Math.PI, angle_max: Math.PI, angle_increment: Math.PI / 45, time_increment: 0 };
    bridge.send('/scan', { header, ...angles, scan_time: 0, range_min: 0.01, range_max: 10, ranges, intensities: [] });
  }
}, 5);
process.stdout.write(`${bridge.port}\n`);
process.stdin.resume().on('end', () => process.exit(0));
