/**
 * Seals of version 3: an HMAC-SHA-256 over a frame, cut to 16 bytes. Each direction has a key of its own, derived from the
 * token, the server's nonce and a digest of the whole hello (which holds the robot's nonce), so a frame of another
 * connection, of the other direction, or after a changed hello is refused. The token itself never travels.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { nonceBytes, sealBytes } from './constants.js';
import type { Frame } from './decoder.js';
import type { Sealer } from './writer.js';

export type Direction = 'robot' | 'brain';

export interface Verifier {
  /** Whether the frame ends with the seal of this key over everything before it. */
  verify(frame: Frame): boolean;
}

export function makeNonce(): Uint8Array {
  return randomBytes(nonceBytes);
}

/** The digest of a hello frame, header and payload, that both ends put into their keys. */
export function digestOfHello(header: Uint8Array, payload: Uint8Array): Uint8Array {
  return createHash('sha256').update(header).update(payload).digest();
}

/** The key of one direction: HMAC(token, "fieldbrain 3 " + direction, server's nonce, digest of the hello). */
export function deriveKey(token: Uint8Array, direction: Direction, nonce: Uint8Array, hello: Uint8Array): Uint8Array {
  return createHmac('sha256', token).update(`fieldbrain 3 ${direction}`).update(nonce).update(hello).digest();
}

export function makeSealer(key: Uint8Array): Sealer {
  return {
    seal(bytes, length) {
      const digest = createHmac('sha256', key).update(bytes.subarray(0, length)).digest();
      bytes.set(digest.subarray(0, sealBytes), length);
    },
  };
}

export function makeVerifier(key: Uint8Array): Verifier {
  return {
    verify(frame) {
      const covered = 4 * frame.count - sealBytes;
      if (covered < 0) return false;
      const digest = createHmac('sha256', key).update(frame.header).update(frame.bytes.subarray(0, covered)).digest();
      return timingSafeEqual(digest.subarray(0, sealBytes), frame.bytes.subarray(covered, covered + sealBytes));
    },
  };
}
