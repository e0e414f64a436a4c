/** The server for robots and for those who watch them. */
export { Access, type Verdict } from './access.js';
export { checkConfig, environmentKeys, readConfig, type ServerConfig, type ServerSettings } from './config.js';
export { decodeFieldFrame, encodeFieldFrame } from './field-frame.js';
export { Hub, type SubscribeOptions, type Subscription } from './hub.js';
export * from './live-command.js';
export { FieldbrainServer, type ServerOptions, type ServerPorts } from './server.js';
export * from './telemetry.js';
