/**
 * Everything that the example configs ask for, on a test bridge: laser, odometry, inertial unit and joints at
 * 50 Hz. The joints obey their commands at once; the rest stands still with a little noise.
 */
import type { RosBridge } from './ros-bridge.js';

const zero = { x: 0, y: 0, z: 0 };
const header = { stamp: { sec: 0, nanosec: 0 }, frame_id: '' };

/** Gives a function that ends it. */
export function startRosWorld(bridge: RosBridge): () => void {
  bridge.add('/scan', 'sensor_msgs/msg/LaserScan');
  bridge.add('/odom', 'nav_msgs/msg/Odometry');
  bridge.add('/imu/data', 'sensor_msgs/msg/Imu');
  bridge.add('/joint_states', 'sensor_msgs/msg/JointState');
  const joints = new Float64Array([0, 1, 0]);
  bridge.onPublished = ({ topic, message }) => {
    if (topic.endsWith('/commands')) joints.set(message.data as Float64Array);
  };
  const timer = setInterval(() => {
    const noise = (): number => 0.01 * Math.random();
    bridge.send('/scan', {
      header,
      ...{ angle_min: -Math.PI, angle_max: Math.PI, angle_increment: Math.PI / 36, time_increment: 0, scan_time: 0 },
      ...{
        range_min: 0.01,
        range_max: 12,
        ranges: Float32Array.from({ length: 73 }, () => 2 + noise()),
        intensities: [],
      },
    });
    const covariance = new Float64Array(36);
    bridge.send('/odom', {
      header,
      child_frame_id: '',
      pose: { pose: { position: zero, orientation: { ...zero, w: 1 } }, covariance },
      twist: { twist: { linear: { ...zero, x: noise() }, angular: zero }, covariance },
    });
    const small = new Float64Array(9);
    bridge.send('/imu/data', {
      header,
      ...{ orientation: { ...zero, w: 1 }, orientation_covariance: small },
      ...{ angular_velocity: { ...zero, z: noise() }, angular_velocity_covariance: small },
      ...{ linear_acceleration: { ...zero, z: 9.8 }, linear_acceleration_covariance: small },
    });
    // Not in the order of the config.
    bridge.send('/joint_states', {
      header,
      name: ['wrist', 'shoulder', 'elbow'],
      position: [joints[2] + noise(), joints[0] + noise(), joints[1] + noise()],
      velocity: [0, 0, 0],
      effort: [],
    });
  }, 20);
  return () => clearInterval(timer);
}
