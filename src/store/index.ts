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
} from './checkpoint.js';
export { Recorder, type RecorderOptions, recoverRecording, type Topic } from './recording.js';
export {
  inspectRecording,
  type RecordedChannel,
  type RecordedMessage,
  type RecordingSummary,
  readRecording,
} from './recording-reader.js';
export type { StoredTensor } from './safetensors.js';
