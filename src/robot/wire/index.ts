/** The wire protocol: frames, faults, and the state machines of both ends. */
export * from './channel.js';
export * from './client.js';
export * from './constants.js';
export { type Frame, FrameDecoder, type FrameSink, isThird } from './decoder.js';
export { type Epoch, EpochFence } from './epoch.js';
export * from './fault.js';
export { type Acceptance, type HandshakeRequest, type Role, readHandshake, robotKey } from './handshake.js';
export { type Hello, readHello, writeHello } from './hello.js';
export * from './limits.js';
export type { MailboxCounters } from './mailbox.js';
export { actuatorsOf } from './motor-meaning.js';
export * from './session.js';
export * from './side-stream.js';
export type { ListenerOptions, Token } from './v3-handshake.js';
export type { VerbMessage, VerbOutcome } from './verb.js';
export { encodeFrame, FrameWriter, type Sealer } from './writer.js';
