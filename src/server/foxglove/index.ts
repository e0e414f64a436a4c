/** Foxglove viewers and recordings: subscribers of the hub. */
export { type FieldWish, type Foxglove, type FoxgloveOptions, startFoxglove, type WatchField } from './bridge.js';
export { HubRecorder, type HubRecorderOptions } from './hub-recorder.js';
export { foxglovePort, subprotocols } from './protocol.js';
export { Reviver } from './revive.js';
export { topicMessages, topicName } from './topics.js';
