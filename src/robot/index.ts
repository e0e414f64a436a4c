/** Robots: the wire protocol, the brainstem, the PiCar-X and the client that runs them. */
export { type BrainAdapter, plainAdapter } from './adapter.js';
export * from './brainstem/index.js';
export { BrainConnection, type ConnectionHost, type ConnectionOptions } from './client/connection.js';
export { RobotRunner, type RunnerCounters, type RunnerOptions } from './client/runner.js';
export { readToken } from './client/token.js';
export { chooseToken, readTokens, type TokenLine } from './client/token-file.js';
export { startWatchdog, type Watchdog } from './client/watchdog.js';
export { picarxAdapter } from './picarx/adapter.js';
export {
  picarxActuators,
  picarxDriveLimits,
  picarxInputs,
  picarxOutputs,
  picarxSensors,
  raw as picarxRaw,
} from './picarx/dictionary.js';
export { createEmulatedHat, type EmulatedHat } from './picarx/emulator.js';
export { type ExpansionState, expandSensors, expansionState } from './picarx/expansion.js';
export { type Hardware, openHardware } from './picarx/hardware.js';
export { mixMotors } from './picarx/motors.js';
export { createPicarx } from './picarx/picarx.js';
export { openRemoteHat, serveHat } from './picarx/remote-hat.js';
export { type RewardState, rewardOf, rewardState } from './picarx/reward.js';
export {
  defineRobot,
  makeReadings,
  type Readings,
  type Robot,
  type RobotDescription,
  type RobotParts,
} from './robot.js';
export * from './wire/index.js';
