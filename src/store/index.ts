/** Checkpoints and recordings on disk. */
export { checkpointOf, configurationHash, snapshotOf, wantedConfiguration } from './brain-checkpoint.js';
export {
  type Checkpoint,
  type CheckpointSummary,
  checkpointVersion,
  inspectCheckpoint,
  type LoadedCheckpoint,
  listGenerations,
  loadCheckpoint,
  loadNewest,
  type SaveOptions,
  saveCheckpoint,
  type WantedConfiguration,
  writeCheckpoint,
} from './checkpoint.js';
export type { RecordedChannel, RecordedMessage } from './recorded-message.js';
export { Recorder, type RecorderOptions, type Topic } from './recording.js';
export {
  inspectRecording,
  isRecording,
  type ReadOptions,
  type RecordingSummary,
  readRecording,
} from './recording-reader.js';
export { recoverRecording } from './recording-recovery.js';
export type { RecordingDamage } from './recording-scan.js';
export type { StoredTensor } from './safetensors.js';
