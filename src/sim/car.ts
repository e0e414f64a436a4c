/**
 * The PiCar-X as a body: sizes, limits and the order of its raw sensors and actuators (docs/simulator.md). Lengths in
 * metres, angles in degrees where a name says so. The pose of a car is the middle of its rear axle.
 */

export const car = {
  lengthMetres: 0.165,
  widthMetres: 0.095,
  wheelbaseMetres: 0.09,
  /** From the rear axle to the middle of the body. */
  centreAhead: 0.045,
  /** From the rear axle to the ultrasonic sensor at the bumper. */
  sonarAhead: 0.1275,
  /** From the rear axle to the row of grayscale sensors, and their distance from one another. */
  grayscaleAhead: 0.1,
  grayscaleSpacing: 0.02,
  cameraAhead: 0.11,
  cameraHeight: 0.08,
  maxSpeed: 0.5,
  maxAcceleration: 2,
  servoDegreesPerSecond: 180,
  maxSteeringDegrees: 30,
  maxPanDegrees: 90,
  minTiltDegrees: -35,
  maxTiltDegrees: 65,
  sonarMinMetres: 0.02,
  sonarMaxMetres: 4,
  /** Noise of the echo: a constant and a share of the distance. */
  sonarNoiseMetres: 0.004,
  sonarNoiseShare: 0.01,
  grayscaleNoise: 0.012,
  speedNoiseShare: 0.02,
  fullBatteryVolts: 8.4,
  emptyBatteryVolts: 6,
  /** Standing still, and the part that driving at full speed adds: about 100 minutes on full charge. */
  idleVoltsPerSecond: 0.0001,
  drivingVoltsPerSecond: 0.0003,
  ambientCelsius: 42,
  loadCelsius: 12,
  warmingSeconds: 120,
  /** Thresholds on a grayscale reading. */
  lineAbove: 0.6,
  cliffBelow: 0.1,
} as const;

/** Values in one row of observations. */
export const rawSensorCount = 16;
/** Values in one row of actions. */
export const rawActuatorCount = 5;

/** Where each raw sensor stands in a row. */
export const rawSensor = {
  sonarMetres: 0,
  grayscaleRight: 1,
  grayscaleCentre: 2,
  grayscaleLeft: 3,
  leftSpeed: 4,
  rightSpeed: 5,
  panDegrees: 6,
  tiltDegrees: 7,
  steeringDegrees: 8,
  batteryVolts: 9,
  line: 10,
  cliff: 11,
  celsius: 12,
  memoryUse: 13,
  clock: 14,
  reserved: 15,
} as const;

/** Where each actuator stands in a row: wheels in percent (±100), angles in degrees; steering to the right is positive. */
export const rawActuator = { left: 0, right: 1, steering: 2, pan: 3, tilt: 4 } as const;
