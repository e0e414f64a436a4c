/** Foxglove viewers and recordings: subscribers of the hub. */
export { type Foxglove, type FoxgloveOptions, startFoxglove, watchFieldBy } from './bridge.js';
export { FieldGate, type FieldWish, type WatchField } from './field-gate.js';
export { HubRecorder, type HubRecorderOptions, recordedField } from './hub-recorder.js';
export { foxglovePort, subprotocols } from './protocol.js';
export { Reviver } from './revive.js';
export { topicMessages, topicName } from './topics.js';
