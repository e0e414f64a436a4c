/**
 * How many 32-bit words each frame type may carry, checked from the header before a byte of the payload is kept. A session
 * narrows the limits as it learns more: before the handshake little is allowed, after it exactly what was agreed.
 */
import { frameType } from './constants.js';
import { epochWords } from './epoch.js';

/** Words per type, -1 for types that are not expected. Indexed by the type's byte. */
export type FrameLimits = Int32Array;

/** A longer frame is not skipped but ends the connection; the original system's longest message. */
export const longestSkip = 50_000_000;

/** The most sensor values that a session may agree to. */
export const mostSensors = 262_144;
/** The most motor values that a session may agree to. */
export const mostMotors = 1024;

const nothing = (): FrameLimits => new Int32Array(256).fill(-1);

/** 64 KiB of words: sequence, time, features, nonce and the dictionaries. */
const helloWords = 16_384;
const handshakeWords = 64;
const errorWords = 16;
/** Prefix, verb, length, an id of at most 128 bytes, seal. */
const verbWords = 48;
const sealWords = 4;
const prefixWords = 3;

/** What a server lets in before the handshake. */
export function limitsBeforeHandshake(): FrameLimits {
  const limits = nothing();
  // Too early, but well-formed: such a frame is read and answered with "no session".
  limits[frameType.sensory] = 1024;
  limits[frameType.handshake] = handshakeWords;
  limits[frameType.error] = errorWords;
  limits[frameType.hello] = helloWords;
  limits[frameType.proof] = prefixWords + sealWords;
  limits[frameType.observation] = prefixWords + sealWords + 1024;
  limits[frameType.verb] = verbWords;
  limits[frameType.fault] = prefixWords + sealWords + errorWords;
  return limits;
}

/** What a server lets in once S sensors were agreed, demonstrations for M motors, and perhaps episodes. */
export function limitsOfSession(sensors: number, demonstrations = 0, episodes = false): FrameLimits {
  const limits = limitsBeforeHandshake();
  limits[frameType.sensory] = Math.max(sensors + 1, 1);
  limits[frameType.observation] = prefixWords + sealWords + sensors + (episodes ? 2 : 1) + demonstrations;
  return limits;
}

/** What a robot lets in: the answers of a server with at most `motors` motor values. */
export function limitsOfClient(motors: number): FrameLimits {
  const limits = nothing();
  limits[frameType.action] = motors;
  limits[frameType.handshake] = handshakeWords;
  limits[frameType.error] = errorWords;
  limits[frameType.challenge] = prefixWords + sealWords + 16;
  limits[frameType.welcome] = prefixWords + sealWords + 16;
  limits[frameType.motion] = prefixWords + sealWords + 2 + epochWords + motors;
  limits[frameType.verb] = verbWords;
  limits[frameType.acknowledgement] = prefixWords + sealWords + 8;
  limits[frameType.fault] = prefixWords + sealWords + errorWords;
  return limits;
}

/** Every type at its largest, for tools that read any stream. */
export function widestLimits(): FrameLimits {
  const limits = limitsOfClient(mostMotors);
  const server = limitsOfSession(mostSensors, mostMotors, true);
  server.forEach((words, type) => {
    limits[type] = Math.max(limits[type], words);
  });
  return limits;
}
