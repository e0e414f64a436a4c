/** Devices: what runs Programs, which there are on this machine, and the tools that look at how they run. */
export { type Bisection, type BisectOptions, bisect, type Difference } from './bisect.js';
export { type Comparison, compareWithReference } from './compare.js';
export { type CopySpeed, measureCopy } from './copy-speed.js';
export { createSupervised } from './create-supervised.js';
export type * from './device.js';
export { deviceKinds } from './kinds.js';
export { type Profile, type ProfileOptions, profileSession, type StageProfile, type StepProfile } from './profile.js';
export { type Recorded, type RecordOptions, runSteps } from './recording.js';
export { createReference, type ReferenceOptions } from './reference/reference.js';
export {
  chooseDevice,
  createDefaultDevice,
  createDevice,
  type DeviceChoice,
  type DeviceMaker,
  type DeviceOptions,
  isSoftware,
  type Surveyed,
  surveyDevices,
} from './registry.js';
export type { Loss, RecoverableSession, Rung, SupervisedDevice, SupervisedOptions } from './supervised/supervised.js';
export { createTrace, type Trace, type TraceEvent } from './trace.js';
