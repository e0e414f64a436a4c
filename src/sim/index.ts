/** The simulator: rooms, cars in them, and drivers to compare with. It needs no node and runs in browsers. */
export { type CameraOptions, renderCamera } from './camera.js';
export { car, rawActuator, rawActuatorCount, rawSensor, rawSensorCount } from './car.js';
export { type CourseName, courseNames, makeCourse, sketchCourse } from './courses/index.js';
export { avoidDriver, type Driver, type DriveScore, randomDriver, scoreOf } from './drivers.js';
export { type EnvironmentOptions, seedOf, VectorEnvironment } from './environment.js';
export type { Light, Pose, Sketch } from './sketch.js';
export { takeSnapshot, type WorldSnapshot } from './snapshot.js';
export { buildWorld, type World } from './world.js';
